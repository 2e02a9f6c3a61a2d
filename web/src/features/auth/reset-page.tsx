import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { Navigate, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Field, PasswordField } from "@/components/ui/field";
import { FormNotice } from "@/components/ui/form-notice";
import { Link } from "@/components/ui/link";
import { LoadingScreen } from "@/components/ui/loading";
import { timings } from "@/lib/timings";
import { toast } from "@/lib/toasts";
import { useUser } from "@/lib/user";
import { AuthCard } from "./auth-card";
import { messages } from "./messages";
import { requestPasswordReset, resetErrorText, resetPassword, resetRequestErrorText } from "./queries";
import { resetRequestSchema, resetSchema } from "./schema";

const foot = (
  <>
    Remembered it?{" "}
    <Link to="/login" className="text-link font-semibold">
      Log in
    </Link>
  </>
);

/** Two steps: ask for a one-time password, then set a new password with it. */
export function ResetPage() {
  const { user, isLoading } = useUser();
  const [email, setEmail] = useState<string | null>(null);
  if (isLoading) return <LoadingScreen />;
  if (user) return <Navigate to="/Home" replace />;
  return email === null ? <RequestStep onSent={setEmail} /> : <ResetStep email={email} />;
}

function RequestStep({ onSent }: { onSent: (email: string) => void }) {
  const form = useForm({ resolver: zodResolver(resetRequestSchema), defaultValues: { email: "" } });
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
      intro="We send a one-time password to your e-mail address. It is valid for ten minutes."
      foot={foot}
    >
      <form
        noValidate
        onSubmit={form.handleSubmit((values) => request.mutate(values))}
        className="grid gap-5"
      >
        <FormNotice text={request.isError ? resetRequestErrorText(request.error) : null} />
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

function ResetStep({ email }: { email: string }) {
  const navigate = useNavigate();
  const form = useForm({
    resolver: zodResolver(resetSchema),
    defaultValues: { code: "", password: "", confirmation: "" },
  });
  const { errors } = form.formState;
  const reset = useMutation({
    mutationFn: resetPassword,
    onSuccess: () => {
      toast.success(messages.reset.success);
      setTimeout(() => navigate({ to: "/login" }), timings.resetRedirect);
    },
  });
  const busy = reset.isPending || reset.isSuccess;
  return (
    <AuthCard title="Set a new password" intro={`Enter the one-time password sent to ${email}.`} foot={foot}>
      <form
        noValidate
        onSubmit={form.handleSubmit(({ code, password }) => reset.mutate({ email, code, password }))}
        className="grid gap-5"
      >
        <FormNotice text={reset.isError ? resetErrorText(reset.error) : null} />
        <Field
          label="One-time password"
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
        <Button type="submit" size="lg" disabled={busy}>
          {busy ? "Resetting…" : "Reset password"}
        </Button>
      </form>
    </AuthCard>
  );
}
