import { useLocation, useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { MessagePage } from "@/components/layout/message-page";
import { Link } from "@/components/ui/link";
import { LoadingScreen } from "@/components/ui/loading";
import { safeReturnPath } from "@/lib/navigation";
import { settings } from "@/lib/settings";
import { timings } from "@/lib/timings";
import { toast } from "@/lib/toasts";
import { useReloadUser, useUser } from "@/lib/user";
import { AuthCard } from "./auth-card";
import { LoginForm } from "./login-form";
import { messages } from "./messages";

export function LoginPage() {
  const { user, isLoading } = useUser();
  const { from } = useSearch({ strict: false });
  const navigate = useNavigate();
  const reloadUser = useReloadUser();
  const target = safeReturnPath(from, "/Home");
  const given = useLocation({ select: ({ state }) => state.email ?? "" });
  const [email] = useState(given); // the address is that of the next page before this one is gone
  const [hasBegun, setBegun] = useState(false);

  if (!hasBegun && isLoading) return <LoadingScreen />;
  if (!hasBegun && user) return <AlreadyLoggedIn target={target} />;
  return (
    <AuthCard
      title="Log in"
      intro={
        email
          ? "Log in with your email address and the password that you have just chosen."
          : "To your credits, your past conversions and the next CV."
      }
      foot={
        <>
          New here?
          {settings.registration_closed ? (
            " Ask your administrator for an account."
          ) : (
            <Link to="/register" search={{ from }} className="text-link tap font-semibold">
              Get started
            </Link>
          )}
        </>
      }
    >
      <LoginForm
        email={email}
        forgotten={
          <Link to="/reset-password" search={{ from }} className="text-link tap">
            Forgot password?
          </Link>
        }
        onBegin={() => setBegun(true)}
        onDone={() => {
          toast.success(messages.login.success);
          void reloadUser();
          setTimeout(() => navigate({ to: target, replace: true }), timings.loginRedirect);
        }}
      />
    </AuthCard>
  );
}

function AlreadyLoggedIn({ target }: { target: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => navigate({ to: target, replace: true }), timings.alreadyLoggedInAtLogin);
    return () => clearTimeout(timer);
  }, [navigate, target]);
  return <MessagePage title={messages.login.already} text="One moment, taking you back." />;
}
