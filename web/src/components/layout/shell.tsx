import { CSPProvider } from "@base-ui/react/csp-provider";
import { useLocation } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import { LoadingScreen } from "@/components/ui/loading";
import { PageNotice } from "@/components/ui/notice";
import { Toaster } from "@/components/ui/toaster";
import { cx } from "@/lib/cx";
import { readHeldTitles } from "@/lib/held-titles";
import { useSignOut } from "@/lib/sign-out";
import { useUser } from "@/lib/user";
import { Footer } from "./footer";
import { Header } from "./header";
import { MustChangePassword } from "./must-change";
import { isSigningIn } from "./nav-items";
import { NextStep } from "./next-step";

/** What every page shares: bar, content, footer, notice, toasts, the sign-out overlay. */
export function Shell({ children }: { children: ReactNode }) {
  const { signOut, isSigningOut } = useSignOut();
  const { user, isLoading } = useUser();
  const isAtDoor = useLocation({ select: ({ pathname }) => isSigningIn(pathname) });
  useEffect(() => readHeldTitles(document), []);
  return (
    <CSPProvider disableStyleElements>
      <Header onSignOut={signOut} />
      <MustChangePassword />
      <NextStep />
      <main
        id="content"
        tabIndex={-1}
        // What a user sees comes in after the page: the footer waits below it and never jumps. Who logs in becomes a user.
        className={cx(
          "flex flex-1 flex-col outline-none",
          (user || isLoading || isAtDoor) && "min-h-[calc(100dvh-4rem)]",
        )}
      >
        {children}
      </main>
      <Footer />
      {isSigningOut && <LoadingScreen text="Logging out..." />}
      <PageNotice />
      <Toaster />
    </CSPProvider>
  );
}
