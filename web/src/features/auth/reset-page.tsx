import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { Navigate, useLocation, useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { CheckField } from "@/components/ui/check-field";
import { Field, PasswordField } from "@/components/ui/field";
import { FormNotice } from "@/components/ui/form-notice";
import { Link } from "@/components/ui/link";
import { LoadingScreen } from "@/components/ui/loading";
import { timings } from "@/lib/timings";
import { toast } from "@/lib/toasts";
import { useUser } from "@/lib/user";
import { AuthCard } from "./auth-card";
import { messages } from "./messages";
import {
  newPasswordFault,
  requestPasswordReset,
  resetErrorText,
  resetPassword,
  resetRequestErrorText,
} from "./queries";
import { resetRequestSchema, resetSchema } from "./schema";

/** Two steps: ask for a one-time password, then set a new password with it. */
export function ResetPage() {
  const { user, isLoading } = useUser();
  const handed = useHandedCode();
  const [email, setEmail] = useState(handed.email);
  const [isSent, setSent] = useState(handed.code !== "");
  if (isLoading) return <LoadingScreen />;
  if (user) return <Navigate to="/Home" replace />;
  const sent = (address: string) => {
    setEmail(address);
    setSent(true);
  };
  return isSent ? (
    <ResetStep
      email={email}
      code={email === handed.email ? handed.code : ""}
      onAskAgain={() => setSent(false)}
    />
  ) : (
    <RequestStep email={email} onSent={sent} />
  );
}

/** D-104: what the link of an admin brings along behind the #, where no server sees it. It leaves the address at once. */
function useHandedCode(): { email: string; code: string } {
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate();
  const [given] = useState(() => new URLSearchParams(hash));
  const hasCode = hash.includes("code=");
  useEffect(() => {
    if (hasCode) void navigate({ to: ".", search: true, hash: "", replace: true });
  }, [hasCode, navigate]);
  return { email: given.get("email") ?? "", code: given.get("code") ?? "" };
}

function RequestStep({ email, onSent }: { email: string; onSent: (email: string) => void }) {
  const { from } = useSearch({ strict: false });
  const form = useForm({ resolver: zodResolver(resetRequestSchema), defaultValues: { email } });
  const request = useMutation({
    mutationFn: ({ email }: { email: string }) => requestPasswordReset(email),
    onSuccess: (_, { email }) => {
      toast.success(messages.reset.sent);
      onSent(email);
    },
  });
  return (
    <AuthCard
      title="Reset your password"
      intro="We send a one-time password to your address. It is valid for ten minutes."
      foot={
        <>
          Remembered it?
          <Link to="/login" search={{ from }} className="text-link tap font-semibold">
            Log in
          </Link>
        </>
      }
    >
      <form
        noValidate
        onSubmit={form.handleSubmit((values) => request.mutate(values), request.reset)}
        className="grid gap-5"
      >
        <FormNotice
          text={request.isError ? resetRequestErrorText(request.error) : null}
          busy={request.isPending}
          leads
        />
        <Field
          label="Email"
          type="email"
          autoComplete="username"
          required
          error={form.formState.errors.email?.message}
          {...form.register("email")}
        />
        <Button type="submit" size="lg" disabled={request.isPending}>
          {request.isPending ? "Sending…" : "Send one-time password"}
        </Button>
      </form>
    </AuthCard>
  );
}

type ResetStepProps = { email: string; code: string; onAskAgain: () => void };

function ResetStep({ email, code, onAskAgain }: ResetStepProps) {
  const { from } = useSearch({ strict: false });
  const navigate = useNavigate();
  const form = useForm({
    resolver: zodResolver(resetSchema),
    defaultValues: { code, password: "", confirmation: "" },
  });
  const [revokeKeys, setRevokeKeys] = useState(false);
  const { errors } = form.formState;
  const reset = useMutation({
    mutationFn: resetPassword,
    onError: (error) => {
      const message = newPasswordFault(error);
      if (message) form.setError("password", { message }, { shouldFocus: true });
    },
    onSuccess: () => {
      toast.success(messages.reset.success);
      const login = () => navigate({ to: "/login", search: { from }, state: { email }, replace: true });
      setTimeout(login, timings.resetRedirect);
    },
  });
  const refused = newPasswordFault(reset.error);
  const busy = reset.isPending || reset.isSuccess;
  return (
    <AuthCard
      title="Set a new password"
      intro={code ? `Choose a password for ${email}.` : `Enter the one-time password sent to ${email}.`}
      foot={
        <>
          {code ? "It is not accepted?" : "Nothing came?"}
          <button type="button" onClick={onAskAgain} className="text-link tap font-semibold">
            Ask again, or for another address
          </button>
        </>
      }
    >
      <form
        noValidate
        onSubmit={form.handleSubmit(
          ({ code, password }) => reset.mutate({ email, code, password, revokeKeys }),
          reset.reset,
        )}
        className="grid gap-5"
      >
        <FormNotice
          text={reset.isError && !refused ? resetErrorText(reset.error) : null}
          busy={reset.isPending}
          leads
        />
        <Field
          label="One-time password"
          autoFocus={!code}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          error={errors.code?.message}
          {...form.register("code")}
        />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          required
          error={errors.password?.message}
          hint={messages.reset.passwordHint}
          {...form.register("password")}
        />
        <PasswordField
          label="Confirm new password"
          autoComplete="new-password"
          required
          error={errors.confirmation?.message}
          {...form.register("confirmation")}
        />
        <CheckField
          label="Revoke all API keys too"
          hint="Programs with a key go on otherwise. Choose this if somebody else may have had your password."
          checked={revokeKeys}
          onChange={(event) => setRevokeKeys(event.target.checked)}
        />
        <Button type="submit" size="lg" disabled={busy}>
          {busy ? "Resetting…" : "Reset password"}
        </Button>
      </form>
    </AuthCard>
  );
}
