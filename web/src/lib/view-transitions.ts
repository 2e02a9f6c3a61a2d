type Started = { ready: Promise<unknown> };
type Animated = { startViewTransition?: (...what: never[]) => Started };

/**
 * Whoever goes on before a page has faded in skips the fade. The browser then rejects a promise that the
 * router does not look at, and reports an uncaught error: nothing went wrong, so nobody has to hear of it.
 */
export function allowSkippedTransitions(page: Animated): void {
  const start = page.startViewTransition;
  if (!start) return;
  page.startViewTransition = (...what) => {
    const transition = start.apply(page, what);
    transition.ready.catch(() => {});
    return transition;
  };
}
