import { useMutation } from "@tanstack/react-query";
import { call } from "./api";
import { ApiError, showPageError } from "./errors";
import { goTo, leaveTo } from "./navigation";

/** SH-13: the payment provider's billing portal, and back to this page. Texts: D-40. */
export function usePortal() {
  return useMutation({
    mutationFn: async () => {
      const { portal_url } = await call("POST", "/payment/create-portal-session", {
        json: { return_url: window.location.href },
        pageLevel: true,
      });
      if (!portal_url) throw new Error(); // the fallback words it
      return portal_url;
    },
    onSuccess: (url) => leaveTo(url),
    onError: (error) => {
      const fallback =
        error instanceof ApiError
          ? "Error creating portal session"
          : "Error managing subscription. Please try again.";
      if (showPageError(error, fallback)) goTo("/login");
    },
  });
}
