import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useLocation, useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { MessagePage } from "@/components/layout/message-page";
import { Button } from "@/components/ui/button";
import { Field, PasswordField } from "@/components/ui/field";
import { FormNotice } from "@/components/ui/form-notice";
import { Link } from "@/components/ui/link";
import { LoadingScreen } from "@/components/ui/loading";
import { safeReturnPath } from "@/lib/navigation";
import { timings } from "@/lib/timings";
import { toast } from "@/lib/toasts";
import { useReloadUser, useUser } from "@/lib/user";
import { AuthCard } from "./auth-card";
import { messages } from "./messages";
import { asksForCode, logIn, loginErrorText } from "./queries";
import { loginSchema } from "./schema";

export function LoginPage() {
  const { user, isLoading } = useUser();
  const { from } = useSearch({ strict: false });
  const navigate = useNavigate();
  const reloadUser = useReloadUser();
  const target = safeReturnPath(from, "/Home");
  const email = useLocation({ select: ({ state }) => state.email ?? "" });
  const form = useForm({ resolver: zodResolver(loginSchema), defaultValues: { email, password: "" } });
  const { errors } = form.formState;
  const [code, setCode] = useState<string | null>(null); // null = not asked for

  const login = useMutation({
    mutationFn: logIn,
    onSuccess: () => {
      toast.success(messages.login.success);
      void reloadUser();
      setTimeout(() => navigate({ to: target, replace: true }), timings.loginRedirect);
    },
    onError: (error) => {
      if (asksForCode(error)) setCode((typed) => typed ?? "");
    },
  });

  if (login.isIdle && isLoading) return <LoadingScreen />;
  if (login.isIdle && user) return <AlreadyLoggedIn target={target} />;

  // The password was right: that the code is asked for is no failure.
  const isFirstAsk = asksForCode(login.error) && !login.variables?.totp_code;
  const isAboutCode = code !== null && asksForCode(login.error);
  const fault = login.isError && !isFirstAsk ? loginErrorText(login.error) : null;
  const busy = login.isPending || login.isSuccess;
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
          <Link to="/register" search={{ from }} className="text-link tap font-semibold">
            Get started
          </Link>
        </>
      }
    >
      <form
        noValidate
        onSubmit={form.handleSubmit((values) =>
          login.mutate({ ...values, ...(code && { totp_code: code.trim() }) }),
        )}
        className="grid gap-5"
      >
        <FormNotice text={isAboutCode ? null : fault} busy={login.isPending} />
        <Field
          label="Email"
          type="email"
          autoComplete="username"
          required
          error={errors.email?.message}
          {...form.register("email")}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          required
          error={errors.password?.message}
          aside={
            <Link to="/reset-password" search={{ from }} className="text-link tap">
              Forgot password?
            </Link>
          }
          {...form.register("password")}
        />
        {code !== null && (
          <Field
            label="One-time code"
            autoFocus
            autoComplete="one-time-code"
            error={isAboutCode ? (fault ?? undefined) : undefined}
            hint="The six digits that your authenticator app shows now, or a recovery code."
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        )}
        <Button type="submit" size="lg" disabled={busy}>
          {busy ? "Logging in…" : "Log in"}
        </Button>
      </form>
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
