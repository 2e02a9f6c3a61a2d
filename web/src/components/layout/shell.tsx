import { CSPProvider } from "@base-ui/react/csp-provider";
import type { ReactNode } from "react";
import { LoadingScreen } from "@/components/ui/loading";
import { PageNotice } from "@/components/ui/notice";
import { Toaster } from "@/components/ui/toaster";
import { useSignOut } from "@/lib/sign-out";
import { Footer } from "./footer";
import { Header } from "./header";
import { MustChangePassword } from "./must-change";
import { NextStep } from "./next-step";

/** What every page shares: bar, content, footer, notice, toasts, the sign-out overlay. */
export function Shell({ children }: { children: ReactNode }) {
  const { signOut, isSigningOut } = useSignOut();
  return (
    <CSPProvider disableStyleElements>
      <Header onSignOut={signOut} />
      <MustChangePassword />
      <NextStep />
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        {children}
      </main>
      <Footer />
      {isSigningOut && <LoadingScreen text="Logging out..." />}
      <PageNotice />
      <Toaster />
    </CSPProvider>
  );
}
