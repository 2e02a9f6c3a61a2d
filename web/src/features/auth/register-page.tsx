import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useId } from "react";
import { useForm, useWatch } from "react-hook-form";
import { MessagePage } from "@/components/layout/message-page";
import { Button, buttonStyle } from "@/components/ui/button";
import { Field, PasswordField } from "@/components/ui/field";
import { FormNotice } from "@/components/ui/form-notice";
import { Link } from "@/components/ui/link";
import { LoadingScreen } from "@/components/ui/loading";
import { serverTextOr } from "@/lib/errors";
import { freeCvs } from "@/lib/free-cvs";
import { settings } from "@/lib/settings";
import { timings } from "@/lib/timings";
import { toast } from "@/lib/toasts";
import { useUser } from "@/lib/user";
import { AuthCard } from "./auth-card";
import { messages } from "./messages";
import { register, registerFault } from "./queries";
import { madeByManagers, passwordPattern, registerSchema, unusable, usable } from "./schema";

export function RegisterPage() {
  const { user, isLoading } = useUser();
  const { from } = useSearch({ strict: false });
  const navigate = useNavigate();
  const form = useForm({
    resolver: zodResolver(registerSchema),
    defaultValues: { name: "", email: "", organisation: "", password: "", confirmation: "", terms: false },
  });
  const { errors } = form.formState;
  const password = useWatch({ control: form.control, name: "password" });
  const refused = unusable(password);
  // The sentence of RG-2 speaks of length, letter and digit; where these are there, what is wrong is said, too (D-25).
  const isOnlyRefused = Boolean(errors.password && refused && passwordPattern.test(usable(password)));

  const create = useMutation({
    mutationFn: register,
    onError: (error) => {
      const field = registerFault(error);
      if (field) form.setError(field, { message: serverTextOr(error, "") }, { shouldFocus: true });
    },
    onSuccess: (_, { email }) => {
      toast.success(messages.register.success);
      const login = () => navigate({ to: "/login", search: { from }, state: { email }, replace: true });
      setTimeout(login, timings.registerRedirect);
    },
  });

  if (isLoading) return <LoadingScreen />;
  if (user) return <AlreadyLoggedIn />;
  if (settings.registration_closed) return <Closed />;

  const busy = create.isPending || create.isSuccess;
  return (
    <AuthCard
      title="Create your account"
      intro={`${freeCvs() || "To your credits, your past conversions and the next CV."} No card needed.`}
      foot={
        <>
          Have an account?
          <Link to="/login" search={{ from }} className="text-link tap font-semibold">
            Log in
          </Link>
        </>
      }
    >
      <form
        noValidate
        onSubmit={form.handleSubmit((values) => create.mutate(values), create.reset)}
        className="grid gap-5"
      >
        <FormNotice
          text={
            create.isError && !registerFault(create.error)
              ? serverTextOr(create.error, messages.register.fallback)
              : null
          }
          busy={create.isPending}
          leads
        />
        <Field
          label="Name"
          autoComplete="name"
          required
          error={errors.name?.message}
          {...form.register("name")}
        />
        <Field
          label="Email"
          type="email"
          autoComplete="username"
          required
          error={errors.email?.message}
          {...form.register("email")}
        />
        <Field
          label="Organisation (optional)"
          autoComplete="organization"
          {...form.register("organisation")}
        />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          passwordrules={madeByManagers}
          required
          error={errors.password?.message}
          hint={
            <>
              {refused && (
                <span className="block font-semibold text-danger">
                  {isOnlyRefused ? messages.register.passwordSigns(refused) : `${refused} cannot be used.`}
                </span>
              )}
              {!isOnlyRefused && messages.register.passwordHint}
            </>
          }
          {...form.register("password")}
        />
        <PasswordField
          label="Confirm password"
          autoComplete="new-password"
          passwordrules={madeByManagers}
          required
          error={errors.confirmation?.message}
          {...form.register("confirmation")}
        />
        <TermsBox error={errors.terms?.message} {...form.register("terms")} />
        <Button type="submit" size="lg" disabled={busy}>
          {busy ? "Creating…" : "Create account"}
        </Button>
      </form>
    </AuthCard>
  );
}

function TermsBox({ error, ...input }: React.ComponentProps<"input"> & { error?: string }) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <div className="flex items-start gap-3">
        <input
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="mt-0.5 size-6 shrink-0 accent-primary"
          {...input}
        />
        <label htmlFor={id}>
          I accept the{" "}
          <a href="/legal/terms-and-conditions.pdf" target="_blank" rel="noopener" className="text-link">
            Terms and Conditions
          </a>
        </label>
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="text-danger text-sm">
          {error}
        </p>
      )}
    </div>
  );
}

/** The operator has the accounts made by admins. */
function Closed() {
  return (
    <MessagePage title="Nobody can register here" text="Ask your administrator for an account.">
      <Link to="/login" className={buttonStyle()}>
        Log in
      </Link>
    </MessagePage>
  );
}

function AlreadyLoggedIn() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => navigate({ to: "/", replace: true }), timings.alreadyLoggedInAtRegister);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <MessagePage
      title={messages.register.already}
      text="You have an account already. Taking you to the home page."
    />
  );
}
