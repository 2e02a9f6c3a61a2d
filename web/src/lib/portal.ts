import { useMutation } from "@tanstack/react-query";
import { call } from "./api";
import { ApiError, showPageError } from "./errors";
import { goTo, leaveTo } from "./navigation";

/** SH-13: the payment provider's billing portal, and back to this page. Texts: D-40. */
export function usePortal() {
  return useMutation({
    mutationFn: () =>
      call("POST", "/payment/create-portal-session", {
        json: { return_url: window.location.href },
        pageLevel: true,
      }),
    onSuccess: ({ portal_url }) => leaveTo(portal_url),
    onError: (error) => {
      const fallback =
        error instanceof ApiError
          ? "Error creating portal session"
          : "Error managing subscription. Please try again.";
      if (showPageError(error, fallback)) goTo("/login");
    },
  });
}
