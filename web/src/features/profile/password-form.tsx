import { useMutation } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { PasswordField } from "@/components/ui/field";
import { FormNotice } from "@/components/ui/form-notice";
import { ApiError, serverTextOr } from "@/lib/errors";
import { focusFirstInvalid } from "@/lib/focus";
import { toast } from "@/lib/toasts";
import { useReloadUser } from "@/lib/user";
import { messages } from "./messages";
import { changePassword } from "./queries";

/** Additive: needs the current password and ends every other session. */
export function PasswordForm() {
  const [current, setCurrent] = useState("");
  const [next, setNext] = useState("");
  const reloadUser = useReloadUser();
  const form = useRef<HTMLFormElement>(null);
  // Who comes by "choose your own" finds the form, which stands far down the page.
  const { hash, state } = useLocation({ select: ({ hash, state }) => ({ hash, state }) });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second click on the same link is another visit
  useEffect(() => {
    if (hash !== "change-password") return;
    form.current?.scrollIntoView({ block: "center" });
    form.current?.querySelector("input")?.focus({ preventScroll: true });
  }, [hash, state]);
  const change = useMutation({
    mutationFn: changePassword,
    onSuccess: () => {
      setCurrent("");
      setNext("");
      void reloadUser();
      toast.success("Password changed. Other devices have been signed out.");
    },
  });
  const fault = change.isError
    ? serverTextOr(change.error, "The password could not be changed. Please try again.")
    : undefined;
  const isAboutCurrent = fault !== undefined && /current password/i.test(fault);
  // too many tries, or no connection: neither of the two passwords is wrong
  const isAboutNew = !isAboutCurrent && change.error instanceof ApiError && change.error.status === 400;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    change.mutate({ current, next }, { onError: () => focusFirstInvalid(form) });
  };
  return (
    <form ref={form} id="change-password" noValidate onSubmit={submit} className="grid scroll-mt-20 gap-4">
      <h2 className="text-xl">Change password</h2>
      <FormNotice text={fault && !isAboutCurrent && !isAboutNew ? fault : null} busy={change.isPending} />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        value={current}
        error={isAboutCurrent ? fault : undefined}
        onChange={(event) => setCurrent(event.target.value)}
      />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        value={next}
        hint={messages.passwordHint}
        error={isAboutNew ? fault : undefined}
        onChange={(event) => setNext(event.target.value)}
      />
      <Button
        type="submit"
        look="outline"
        className="w-fit"
        disabled={change.isPending || current === "" || next.length < 8}
      >
        Change password
      </Button>
    </form>
  );
}
