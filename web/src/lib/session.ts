/** The only place that touches the tokens (SE-1, SE-2, SE-5). */
const accessKey = "access_token";
const refreshKey = "refresh_token";
const profileUpdatedKey = "profile_updated";

export type TokenPair = { access_token: string; refresh_token: string };

/** Refused or impossible refresh; the tokens are gone already. */
export class RefreshError extends Error {
  override name = "RefreshError";
  /** Why, where the server says more than that the token is none: the account is suspended. */
  reason = "";
}

export const tokens = {
  access: () => localStorage.getItem(accessKey),
  refresh: () => localStorage.getItem(refreshKey),
  present: () => tokens.access() !== null || tokens.refresh() !== null,
  // Other tabs hear of the access token: it changes last, so that they never find it beside the old refresh token.
  store(pair: TokenPair) {
    localStorage.setItem(refreshKey, pair.refresh_token);
    localStorage.setItem(accessKey, pair.access_token);
  },
  clear() {
    localStorage.removeItem(refreshKey);
    localStorage.removeItem(accessKey);
  },
};

/** Tells other tabs that the profile changed (D-23). */
export function markProfileUpdated(now = Date.now()): void {
  localStorage.setItem(profileUpdatedKey, String(now));
}

/** Calls back when another tab signs in or out, refreshes, or changes the profile. */
export function onSessionChangeElsewhere(callback: (change: "tokens" | "profile") => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === profileUpdatedKey) callback("profile");
    else if (event.key === accessKey || event.key === null) callback("tokens");
  };
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
}

/** True when exp (seconds) is at or before now; a token that cannot be read counts as expired (SE-2). */
export function isExpired(token: string, nowMs = Date.now()): boolean {
  const { exp } = claimsOf(token);
  return typeof exp !== "number" || exp <= nowMs / 1000;
}

/** Whose token it is; null when it does not say. */
export function ownerOf(token: string | null): string | null {
  const { sub } = claimsOf(token ?? "");
  return typeof sub === "string" && sub !== "" ? sub : null;
}

function claimsOf(token: string): { exp?: unknown; sub?: unknown } {
  try {
    const payload = (token.split(".")[1] ?? "").replace(/-/g, "+").replace(/_/g, "/");
    return Object(JSON.parse(atob(payload)));
  } catch {
    return {};
  }
}

let inFlight: Promise<TokenPair> | undefined;

/**
 * Obtains a new pair with the refresh token. Parallel callers share one call; tabs take turns, and a tab
 * that waited uses the pair that the other one stored. Rejects with RefreshError when refused (both tokens
 * are removed), with the network's error when there was no answer (the tokens stay).
 */
export function refreshTokens(): Promise<TokenPair> {
  inFlight ??= inTurn(exchange).finally(() => {
    inFlight = undefined;
  });
  return inFlight;
}

const turn = "session-refresh";
/** Milliseconds that a tab waits for what the tab before it stored. */
const otherTabStoresWithin = 1000;

async function inTurn<T>(work: (before: string | null) => Promise<T>): Promise<T> {
  const before = tokens.access();
  if (!("locks" in navigator)) return work(before);
  const free = await navigator.locks.request(turn, { ifAvailable: true }, async (lock) =>
    lock ? { result: await work(before) } : undefined,
  );
  if (free) return free.result;
  return await navigator.locks.request(turn, async () => {
    await changedElsewhere(before);
    return work(before);
  });
}

/**
 * Resolves once the other tab's access token has arrived here. The turn can be passed on sooner than the
 * storage is: a tab that looked at once would spend a refresh token that is used up. A tab that failed
 * stores nothing, so there is an end to the waiting.
 */
function changedElsewhere(before: string | null): Promise<void> {
  if (tokens.access() !== before) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(patience);
      stop();
      resolve();
    };
    const patience = setTimeout(done, otherTabStoresWithin);
    const stop = onSessionChangeElsewhere((change) => change === "tokens" && done());
  });
}

async function exchange(before: string | null): Promise<TokenPair> {
  const refresh = tokens.refresh();
  if (!refresh) {
    tokens.clear();
    throw new RefreshError("Refresh token not found");
  }
  const stored = storedInsteadOf(before);
  if (stored) return stored;
  const response = await fetch("/api/auth/refresh", {
    method: "POST",
    headers: { Authorization: `Bearer ${refresh}` },
  });
  const pair = response.ok ? ((await response.json().catch(() => ({}))) as Partial<TokenPair>) : {};
  if (!pair.access_token || !pair.refresh_token) {
    const newer = storedInsteadOf(before);
    if (newer) return newer;
    tokens.clear();
    throw await refusal(response);
  }
  const next = { access_token: pair.access_token, refresh_token: pair.refresh_token };
  tokens.store(next);
  return next;
}

async function refusal(response: Response): Promise<RefreshError> {
  const refused = new RefreshError("Failed to refresh token");
  if (response.bodyUsed) return refused;
  const { error } = Object((await response.json().catch(() => null)) as unknown) as { error?: unknown };
  if (typeof error === "string" && !/token/i.test(error)) refused.reason = error;
  return refused;
}

/** The pair that another tab stored since `before` was the access token. */
function storedInsteadOf(before: string | null): TokenPair | undefined {
  const access = tokens.access();
  const refresh = tokens.refresh();
  if (!access || !refresh || access === before || isExpired(access)) return undefined;
  return { access_token: access, refresh_token: refresh };
}
