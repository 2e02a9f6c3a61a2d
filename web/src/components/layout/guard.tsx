import { useLocation } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { buttonStyle } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { LoadingScreen } from "@/components/ui/loading";
import { settings } from "@/lib/settings";
import { useUser } from "@/lib/user";
import { MessagePage } from "./message-page";

const demo = "/application/demo";

/** Pages that need a user (SH-8, SH-9, SH-10). */
export function RequireUser({ children }: { children: ReactNode }) {
  const { user, isLoading, isError } = useUser();
  const from = useLocation({ select: (location) => location.href });
  const page = useLocation({ select: (location) => location.pathname });
  if (isLoading) return <LoadingScreen />;
  // Who was there a moment ago still is: a look that fails takes no page away.
  if (isError && !user) {
    return (
      <MessagePage title="Oh no. An error has occurred.">
        <LoginLink from={from} />
        <HomeLink />
        <Link to="/pricing" className={buttonStyle({ look: "outline" })}>
          See Pricing
        </Link>
      </MessagePage>
    );
  }
  if (!user) {
    return (
      <MessagePage
        title="Please log in to access this page."
        text={
          page.toLowerCase().replace(/\/+$/, "") === demo &&
          `The guided demo${freeText(settings.demo_allowance)} takes an account, and no card.`
        }
      >
        <LoginLink from={from} />
        {!settings.registration_closed && (
          <Link to="/register" search={{ from }} className={buttonStyle({ look: "outline" })}>
            Register
          </Link>
        )}
        <HomeLink />
      </MessagePage>
    );
  }
  if (user.totp_required && page !== "/profile") return <EnrolFirst />;
  return children;
}

const freeText = (count: number): string =>
  count > 0 ? ` converts ${count === 1 ? "1 CV" : `${count} CVs`} free of charge. It` : "";

/** The service answers an admin without two-factor sign-in with nothing else (assurance 26). */
function EnrolFirst() {
  return (
    <MessagePage
      title="Set up two-factor sign-in first"
      text="Administrators of this service sign in with a code from an authenticator app beside the password. It takes a minute."
    >
      <Link to="/profile" className={buttonStyle()}>
        Set it up
      </Link>
    </MessagePage>
  );
}

function LoginLink({ from }: { from: string }) {
  return (
    <Link to="/login" search={{ from }} className={buttonStyle()}>
      Login
    </Link>
  );
}

function HomeLink() {
  return (
    <Link to="/" className={buttonStyle({ look: "outline" })}>
      Go Home
    </Link>
  );
}
