import { useSyncExternalStore } from "react";

/**
 * A session that ended while somebody was at work: the page stays, with all that was typed and chosen, until they
 * have signed in over it or leave. Whatever was asked of the server meanwhile waits for that.
 */
type Asking = { answer: Promise<boolean>; settle: (isBack: boolean) => void };

let asking: Asking | null = null;
let asks: (() => boolean) | null = null;
const listeners = new Set<() => void>();

function set(next: Asking | null): void {
  asking = next;
  for (const listener of listeners) listener();
}

function begin(): Promise<boolean> {
  let settle = (_: boolean) => {};
  const answer = new Promise<boolean>((resolve) => {
    settle = resolve;
  });
  set({ answer, settle });
  return answer;
}

export const sessionEnd = {
  /** The app says whether there is somebody to ask: a guest has nothing to lose. */
  setAsker(isSomebodyHere: (() => boolean) | null) {
    asks = isSomebodyHere;
  },
  /** True once they have signed in again, false when they leave or nobody is there. */
  signedInAgain(): Promise<boolean> {
    if (asking) return asking.answer;
    return asks?.() ? begin() : Promise.resolve(false);
  },
  isAsking: () => asking !== null,
  settle(isBack: boolean) {
    const settled = asking;
    set(null);
    settled?.settle(isBack);
  },
};

export const useSessionEnd = (): boolean =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, sessionEnd.isAsking);
