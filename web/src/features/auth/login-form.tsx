import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Field, PasswordField } from "@/components/ui/field";
import { FormNotice } from "@/components/ui/form-notice";
import { asksForCode, logIn, loginErrorText } from "./queries";
import { loginSchema } from "./schema";

type LoginFormProps = {
  email: string;
  /** whose session it is, is settled */
  isFixed?: boolean;
  /** the way out for who does not know the password */
  forgotten?: ReactNode;
  onBegin?: () => void;
  /** the form waits for what it promises, and says why it failed */
  onDone: () => void | Promise<void>;
};

/** LO-2, LO-4: address, password and, where the account wants one, the code. */
export function LoginForm({ email, isFixed = false, forgotten, onBegin, onDone }: LoginFormProps) {
  const form = useForm({ resolver: zodResolver(loginSchema), defaultValues: { email, password: "" } });
  const { errors } = form.formState;
  const [code, setCode] = useState<string | null>(null); // null = not asked for
  const login = useMutation({
    mutationFn: logIn,
    onMutate: onBegin,
    onSuccess: onDone,
    onError: (error) => {
      if (asksForCode(error)) setCode((typed) => typed ?? "");
    },
  });
  // The password was right: that the code is asked for is no failure.
  const isFirstAsk = asksForCode(login.error) && !login.variables?.totp_code;
  const isAboutCode = code !== null && asksForCode(login.error);
  const fault = login.isError && !isFirstAsk ? loginErrorText(login.error) : null;
  const busy = login.isPending || login.isSuccess;
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit(
        (values) => login.mutate({ ...values, ...(code && { totp_code: code.trim() }) }),
        login.reset,
      )}
      className="grid gap-5"
    >
      <FormNotice text={isAboutCode ? null : fault} busy={login.isPending} leads />
      <Field
        label="Email"
        type="email"
        autoComplete="username"
        required
        readOnly={isFixed}
        error={errors.email?.message}
        {...form.register("email")}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        required
        autoFocus={isFixed}
        error={errors.password?.message}
        aside={forgotten}
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
  );
}
