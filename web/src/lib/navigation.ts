type Navigator = (path: string) => unknown;

let navigator: Navigator = (path) => window.location.assign(path);

/** The router registers itself here, so that code below the routes can move the browser (SE-3, SE-4). */
export function setNavigator(next: Navigator): void {
  navigator = next;
}

/** Moves to a path of this app; resolves when it is there. */
export async function goTo(path: string): Promise<void> {
  await navigator(path);
}

let replaced = false;

/** Reloads the page or replaces it as a whole. What fails in the old one from now on is of no interest. */
export function replacePage(path?: string): void {
  replaced = true;
  if (path) window.location.replace(path);
  else window.location.reload();
}

export const isPageReplaced = (): boolean => replaced;

/** Leaves the app for another address, such as the payment provider's. */
export function leaveTo(url: string): void {
  window.location.assign(url);
}

/** Where to go after login, kept in the address through login, registration and reset. */
export const returnSearch = (search: Record<string, unknown>): { from?: string } =>
  typeof search.from === "string" ? { from: search.from } : {};

/**
 * The page to return to after login (D-14): a path with query of this origin only. "//host", "/\host",
 * schemes and the login page itself give the fallback.
 */
export function safeReturnPath(candidate: unknown, fallback: string): string {
  if (typeof candidate !== "string" || !candidate.startsWith("/")) return fallback;
  let url: URL;
  try {
    url = new URL(candidate, window.location.origin);
  } catch {
    return fallback;
  }
  if (url.origin !== window.location.origin || /^\/[/\\]/.test(candidate)) return fallback;
  if (/^\/login\/?$/i.test(url.pathname)) return fallback;
  return url.pathname + url.search;
}
