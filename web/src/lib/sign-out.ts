import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "./api";
import { ApiError, showPageError } from "./errors";
import { forgetChosen } from "./kept-options";
import { goTo } from "./navigation";
import { notices } from "./notices";
import { tokens } from "./session";
import { timings } from "./timings";
import { userQuery } from "./user";

/** SE-7. The overlay covers the page until the browser is at /, so a guard's log-in prompt never flashes (D-19). */
export function useSignOut(): { signOut: () => Promise<void>; isSigningOut: boolean } {
  const client = useQueryClient();
  const [isSigningOut, setSigningOut] = useState(false);

  const signOut = async () => {
    setSigningOut(true);
    forgetChosen();
    notices.show("info", "Logging out...");
    try {
      await call("POST", "/auth/logout", { pageLevel: true });
    } catch (error) {
      // A session that is over already is what the user asked for.
      if (!(error instanceof ApiError && error.status === 401)) {
        setSigningOut(false);
        showPageError(error, "Error logging out. Please try again.");
        return;
      }
    }
    tokens.clear();
    client.setQueryData(userQuery.queryKey, null);
    notices.show("success", "Logged out successfully. Redirecting...");
    setTimeout(async () => {
      try {
        await goTo("/");
      } finally {
        setSigningOut(false);
        notices.close();
      }
    }, timings.signOutRedirect);
  };
  return { signOut, isSigningOut };
}
