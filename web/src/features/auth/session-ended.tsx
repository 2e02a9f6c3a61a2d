import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useState } from "react";
import { LoadingScreen } from "@/components/ui/loading";
import { onSessionChangeElsewhere, tokens } from "@/lib/session";
import { sessionEnd, useSessionEnd } from "@/lib/session-end";
import { forgetWithUser, loadSignedIn, userQuery, useUser } from "@/lib/user";

// The dialog is not of the first page: visitors have no session that could end.
const loadForm = () => import("./session-dialog");
const SessionDialog = lazy(() => loadForm().then((module) => ({ default: module.SessionDialog })));

/**
 * D-20: the session has ended and the browser's address is /, as it is specified; the page that was there stays below
 * until its user has signed in again, so that nothing typed or chosen is lost.
 */
export function SessionEnded() {
  const isEnded = useSessionEnd();
  const client = useQueryClient();
  const { user } = useUser();
  const { back, cover, giveWay, leave } = useWays();
  useEffect(() => {
    sessionEnd.setPage({
      userId: () => client.getQueryData(userQuery.queryKey)?.id ?? null,
      giveWay,
      welcome: () => void client.invalidateQueries({ queryKey: userQuery.queryKey }),
    });
    const stop = forgetWithUser(client);
    return () => {
      stop();
      sessionEnd.setPage(null);
    };
  }, [client, giveWay]);
  const isSomebodyHere = user !== null;
  useEffect(() => {
    // Fetched while it can be: an upgrade of the server ends sessions and takes the old code away.
    if (isSomebodyHere) void loadForm().catch(() => {});
  }, [isSomebodyHere]);
  useEffect(() => {
    if (!isEnded) return;
    cover();
    // In another tab somebody has signed in, and it may be somebody else.
    return onSessionChangeElsewhere(() => tokens.present() && void back().catch(() => {}));
  }, [isEnded, back, cover]);
  useEffect(() => {
    if (!isEnded) return;
    // The dialog gives the focus back to what had it; where that has gone or rests, the page has it.
    return () =>
      void requestAnimationFrame(() => {
        if (document.activeElement === document.body) document.querySelector<HTMLElement>("main")?.focus();
      });
  }, [isEnded]);
  if (!isEnded) return null;
  return (
    <Suspense fallback={<LoadingScreen text="Your session has ended" />}>
      <SessionDialog
        email={user?.email ?? ""}
        reason={sessionEnd.reason()}
        onDone={back}
        onLeave={() => void leave()}
      />
    </Suspense>
  );
}

/** What becomes of the page below. No guard of unsaved words asks: there is nobody in whose name to save them. */
function useWays() {
  const client = useQueryClient();
  const router = useRouter();
  const [ways] = useState(() => {
    const still = { replace: true, ignoreBlocker: true, resetScroll: false, viewTransition: false } as const;
    const here = { to: ".", search: true, params: true, hash: true } as const;
    const stay = (isCovered?: true) => ({
      ...still,
      ...here,
      state: { ...router.state.location.state, isCovered },
    });
    const ways = {
      cover: () => void router.navigate({ ...stay(true), mask: { to: "/", unmaskOnReload: true } }),
      leave: () => {
        const gone = router.navigate({ to: "/", replace: true, ignoreBlocker: true });
        sessionEnd.settle(false);
        return gone;
      },
      giveWay: () => {
        void client.cancelQueries({ queryKey: userQuery.queryKey }, { revert: false });
        client.setQueryData(userQuery.queryKey, null);
        return ways.leave();
      },
      /** The profile is loaded anew: role and credits may have changed meanwhile. */
      back: async () => {
        const signedIn = await loadSignedIn();
        const asked = sessionEnd.userId();
        if (!sessionEnd.isAsking() || !asked) return;
        if (signedIn.id !== asked) return sessionEnd.giveWay(asked);
        client.setQueryData(userQuery.queryKey, signedIn);
        void router.navigate(stay());
        sessionEnd.settle(true);
      },
    };
    return ways;
  });
  return ways;
}
