import { type Query, type QueryClient, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { call } from "./api";
import type { components } from "./api-schema.gen";
import { ApiError, OtherUserError, profileLoadText } from "./errors";
import { goTo } from "./navigation";
import { notices } from "./notices";
import { isExpired, RefreshError, refreshTokens, tokens } from "./session";
import { sessionEnd } from "./session-end";

export type User = components["schemas"]["UserBody"];

/** The signed-in user, null for a guest. SE-2: an expired access token is renewed before the profile is asked for. */
export const userQuery = queryOptions({
  queryKey: ["user"],
  queryFn: loadUser,
  // without tokens there is nobody to ask for: a guest sees the guest's page at once
  initialData: () => (tokens.present() ? undefined : null),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});

async function loadUser(): Promise<User | null> {
  if (!tokens.present()) return sessionEnd.isAsking() ? loadAgain() : null;
  try {
    const access = tokens.access();
    if (!access || isExpired(access)) await refreshTokens();
    return await call("GET", "/auth/profile", { pageLevel: true });
  } catch (error) {
    if (error instanceof RefreshError) return loadAgain(); // tokens are removed
    if (error instanceof OtherUserError) throw error; // the page is being left, and this is asked again
    notices.show("error", profileLoadText(error));
    if (error instanceof ApiError && error.status === 401) {
      tokens.clear();
      goTo("/login");
      return null;
    }
    throw error;
  }
}

/** Whoever has signed in again over the page, else a guest. */
const loadAgain = async (): Promise<User | null> => ((await sessionEnd.signedInAgain()) ? loadUser() : null);

/** Whose tokens these are, without a word of what goes wrong and without another try. */
export const loadSignedIn = (): Promise<User> =>
  call("GET", "/auth/profile", { auth: "none", headers: { Authorization: `Bearer ${tokens.access()}` } });

/** When the user changes or goes, what was loaded for them goes too. */
export function forgetWithUser(client: QueryClient): () => void {
  const isOthers = (query: Query) => query.queryKey[0] !== userQuery.queryKey[0];
  const current = () => client.getQueryData(userQuery.queryKey)?.id;
  let last = current();
  return client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== "updated" || isOthers(query)) return;
    const before = last;
    last = current();
    if (before && before !== last) client.removeQueries({ predicate: isOthers });
  });
}

export function useUser() {
  const { data, isPending, isError } = useQuery(userQuery);
  return { user: data ?? null, isLoading: isPending, isError };
}

/** Refetches the profile, for example after a payment. */
export function useReloadUser(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: userQuery.queryKey });
}

/** So old a profile is asked for anew where what it says is acted on. */
const stale = 10_000;

/** Keeps the profile fresh while a page is open, in silence: others change what it says (credits, team defaults). */
export function useFreshUser(): void {
  const client = useQueryClient();
  useEffect(() => {
    const look = async () => {
      const known = client.getQueryState(userQuery.queryKey);
      if (document.hidden || !known?.data || Date.now() - known.dataUpdatedAt < stale) return;
      const user = await call("GET", "/auth/profile").catch(() => null); // what is known stands
      if (user?.id === client.getQueryData(userQuery.queryKey)?.id && user)
        client.setQueryData(userQuery.queryKey, user);
    };
    void look();
    window.addEventListener("focus", look);
    return () => window.removeEventListener("focus", look);
  }, [client]);
}

export const isActive = (user: User | null): boolean => user?.subscription_status === "active";
export const isAdmin = (user: User | null): boolean => user?.user_role === "admin";
