import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { lazy, Suspense, useEffect } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Spinner } from "@/components/ui/loading";
import { onSessionChangeElsewhere, tokens } from "@/lib/session";
import { sessionEnd, useSessionEnd } from "@/lib/session-end";
import { userQuery } from "@/lib/user";

const LoginForm = lazy(() => import("./login-form").then((module) => ({ default: module.LoginForm })));

/**
 * D-20: the session has ended and the browser's address is /, as it is specified; the page that was there stays below
 * until its user has signed in again, so that nothing typed or chosen is lost.
 */
export function SessionEnded() {
  const isEnded = useSessionEnd();
  const client = useQueryClient();
  const router = useRouter();
  useEffect(() => {
    sessionEnd.setAsker(() => Boolean(client.getQueryData(userQuery.queryKey)));
    return () => sessionEnd.setAsker(null);
  }, [client]);
  useEffect(() => {
    if (!isEnded) return;
    const stay = { to: ".", search: true, params: true, hash: true, replace: true } as const;
    const still = { ...stay, ignoreBlocker: true, resetScroll: false, viewTransition: false } as const;
    const state = (isCovered: true | undefined) => ({
      ...router.state.location.state,
      isCovered,
    });
    void router.navigate({ ...still, state: state(true), mask: { to: "/", unmaskOnReload: true } });
    const stop = onSessionChangeElsewhere(() => tokens.present() && sessionEnd.settle(true));
    return () => {
      stop();
      if (tokens.present()) void router.navigate({ ...still, state: state(undefined) });
    };
  }, [isEnded, router]);
  if (!isEnded) return null;
  const email = client.getQueryData(userQuery.queryKey)?.email ?? "";
  return (
    <Dialog
      open
      onClose={() => sessionEnd.settle(false)}
      title="Your session has ended"
      description="Log in to go on: this page is as you left it."
      footer={
        <Button look="outline" onClick={() => sessionEnd.settle(false)}>
          Leave this page
        </Button>
      }
    >
      <Suspense fallback={<Spinner />}>
        <LoginForm email={email} isFixed onDone={() => sessionEnd.settle(true)} />
      </Suspense>
    </Dialog>
  );
}
