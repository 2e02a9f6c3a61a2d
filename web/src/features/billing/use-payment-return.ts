import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { ApiError, showPageError } from "@/lib/errors";
import { notices } from "@/lib/notices";
import { toast } from "@/lib/toasts";
import { useReloadUser } from "@/lib/user";
import { messages } from "./messages";
import { sessionNotice, validateSession, validationErrorText } from "./queries";

/** PR-4, PR-6: acts on what the payment provider left in the address, once, and then bares the path. */
export function usePaymentReturn(): void {
  const { session_id: sessionId, status } = useSearch({ from: "/Pricing" });
  const navigate = useNavigate();
  const reloadUser = useReloadUser();
  const handled = useRef<string | null>(null);
  const shown = useRef<string | null>(null);

  // On a phone the notice would lie over the buttons of the page that follows.
  useEffect(
    () => () => {
      if (shown.current) notices.closeOnly(shown.current);
    },
    [],
  );

  useEffect(() => {
    const key = sessionId ?? status ?? null;
    if (key === null || handled.current === key) return;
    handled.current = key;
    const bare = () => navigate({ to: "/Pricing", search: {}, replace: true });
    if (sessionId === undefined) {
      if (status === "success") toast.success(messages.activated);
      if (status === "cancelled") toast.error(messages.cancelled);
      void reloadUser();
      void bare();
      return;
    }
    validateSession(sessionId)
      .then(async (check) => {
        const notice = sessionNotice(check);
        shown.current = notice[1];
        notices.show(...notice);
        await bare();
        await reloadUser();
      })
      .catch(async (error: unknown) => {
        if (error instanceof ApiError && error.status !== 401) {
          notices.show("error", validationErrorText(error));
          await bare();
        } else if (showPageError(error, messages.validationFallback)) {
          await reloadUser();
          await navigate({ to: "/login", search: { from: "/pricing" } });
        } else {
          await bare();
        }
      });
  }, [sessionId, status, navigate, reloadUser]);
}
