import { useSyncExternalStore } from "react";
import { timings } from "./timings";

/** `text` is the identity: the same text shows once and starts its time again (D-92). */
export type Toast = { kind: "success" | "error" | "info"; text: string; timeout: number };

let current: readonly Toast[] = [];
const listeners = new Set<() => void>();
const timers = new Map<string, ReturnType<typeof setTimeout>>();
const most = 3;

function set(next: readonly Toast[]): void {
  current = next;
  for (const listener of listeners) listener();
}

function show(kind: Toast["kind"], text: string, timeout: number = timings.toast): void {
  const item = { kind, text, timeout };
  set([...current.filter((toast) => toast.text !== text), item].slice(-most));
  resumeToast(item);
}

export function dismissToast(text: string): void {
  clearTimeout(timers.get(text));
  timers.delete(text);
  set(current.filter((toast) => toast.text !== text));
}

/** For tests: a clean slate. */
export function dismissAllToasts(): void {
  for (const { text } of current) dismissToast(text);
}

/** While the pointer or the focus is on a toast its time stands still. */
export function pauseToast(toast: Toast): void {
  clearTimeout(timers.get(toast.text));
}

export function resumeToast(toast: Toast): void {
  clearTimeout(timers.get(toast.text));
  timers.set(
    toast.text,
    setTimeout(() => dismissToast(toast.text), toast.timeout),
  );
}

/** Toasts, 3000 ms by default, 2000 ms in admin dialogs (SH-12). */
export const toast = {
  success: (text: string, timeout?: number) => show("success", text, timeout),
  error: (text: string, timeout?: number) => show("error", text, timeout),
  info: (text: string, timeout?: number) => show("info", text, timeout),
};

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
}
