import { useSyncExternalStore } from "react";

/**
 * A session that ended while somebody was at work: the page stays, with all that was typed and chosen, until they
 * have signed in over it or leave. Whatever was asked of the server meanwhile waits for that.
 */
type Page = {
  /** whose page it is; null = a guest's, who has nothing to lose */
  userId: () => string | null;
  /** leaves it, as somebody else has signed in */
  giveWay: () => Promise<unknown>;
  /** shows the one who has */
  welcome: () => void;
};
type Asking = { answer: Promise<boolean>; settle: (isBack: boolean) => void; reason: string };

let asking: Asking | null = null;
let page: Page | null = null;
let leaving: string | null = null;
const listeners = new Set<() => void>();

function set(next: Asking | null): void {
  asking = next;
  for (const listener of listeners) listener();
}

function begin(reason: string): Promise<boolean> {
  let settle = (_: boolean) => {};
  const answer = new Promise<boolean>((resolve) => {
    settle = resolve;
  });
  set({ answer, settle, reason });
  return answer;
}

export const sessionEnd = {
  setPage(next: Page | null) {
    page = next;
  },
  /** Whose page it is; also while it is being left, as what runs in it may ask for more. */
  userId: (): string | null => leaving ?? page?.userId() ?? null,
  /** Somebody else has signed in than the one who asked: what is theirs goes, unless it has gone. */
  async giveWay(from: string) {
    const theirs = page;
    if (!theirs || leaving || theirs.userId() !== from) return;
    leaving = from;
    await theirs.giveWay().catch(() => {});
    leaving = null;
    theirs.welcome();
  },
  /** True once they have signed in again, false when they have left; null = nobody is there to ask. */
  signedInAgain(reason = ""): Promise<boolean> | null {
    if (asking) return asking.answer;
    return sessionEnd.userId() === null ? null : begin(reason);
  },
  /** Why it ended, where that is known. */
  reason: () => asking?.reason ?? "",
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
