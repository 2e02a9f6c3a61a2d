/** The only place that touches the tokens (SE-1, SE-2, SE-5). */
const accessKey = "access_token";
const refreshKey = "refresh_token";
const profileUpdatedKey = "profile_updated";

export type TokenPair = { access_token: string; refresh_token: string };

/** Refused or impossible refresh; the tokens are gone already. */
export class RefreshError extends Error {
  override name = "RefreshError";
}

export const tokens = {
  access: () => localStorage.getItem(accessKey),
  refresh: () => localStorage.getItem(refreshKey),
  present: () => tokens.access() !== null || tokens.refresh() !== null,
  store(pair: TokenPair) {
    localStorage.setItem(accessKey, pair.access_token);
    localStorage.setItem(refreshKey, pair.refresh_token);
  },
  clear() {
    localStorage.removeItem(accessKey);
    localStorage.removeItem(refreshKey);
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
  try {
    const payload = (token.split(".")[1] ?? "").replace(/-/g, "+").replace(/_/g, "/");
    const { exp } = JSON.parse(atob(payload)) as { exp?: unknown };
    return typeof exp !== "number" || exp <= nowMs / 1000;
  } catch {
    return true;
  }
}

let inFlight: Promise<TokenPair> | undefined;

/**
 * Obtains a new pair with the refresh token. Parallel callers share one call; tabs take turns, and a tab
 * that waited uses the pair that the other one stored. Rejects with RefreshError when refused (both tokens
 * are removed), with the network's error when there was no answer (the tokens stay).
 */
export function refreshTokens(): Promise<TokenPair> {
  inFlight ??= withTabLock(exchange).finally(() => {
    inFlight = undefined;
  });
  return inFlight;
}

async function withTabLock<T>(work: (before: string | null) => Promise<T>): Promise<T> {
  const before = tokens.refresh();
  if (!("locks" in navigator)) return work(before);
  return await navigator.locks.request("session-refresh", () => work(before));
}

async function exchange(before: string | null): Promise<TokenPair> {
  const refresh = tokens.refresh();
  const access = tokens.access();
  if (!refresh) {
    tokens.clear();
    throw new RefreshError("Refresh token not found");
  }
  if (refresh !== before && access && !isExpired(access)) {
    return { access_token: access, refresh_token: refresh };
  }
  const response = await fetch("/api/auth/refresh", {
    method: "POST",
    headers: { Authorization: `Bearer ${refresh}` },
  });
  const pair = response.ok ? ((await response.json().catch(() => ({}))) as Partial<TokenPair>) : {};
  if (!pair.access_token || !pair.refresh_token) {
    tokens.clear();
    throw new RefreshError("Failed to refresh token");
  }
  const next = { access_token: pair.access_token, refresh_token: pair.refresh_token };
  tokens.store(next);
  return next;
}
