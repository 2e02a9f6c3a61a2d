import { useSyncExternalStore } from "react";

/** Page-level notices, bottom right; red for error, green for every other kind (SH-11, D-37). */
export type Notice = { kind: "error" | "success" | "warning" | "info"; text: string };

let current: Notice | null = null;
const listeners = new Set<() => void>();

function set(next: Notice | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** One notice at a time; it survives navigation until it is closed or replaced. */
export const notices = {
  show: (kind: Notice["kind"], text: string) => set({ kind, text }),
  close: () => set(null),
  /** Closes this very notice; one that came after it stays. */
  closeOnly: (text: string) => {
    if (current?.text === text) set(null);
  },
};

export function useNotice(): Notice | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
}
