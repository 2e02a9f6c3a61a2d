import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { PasswordField } from "@/components/ui/field";
import { FormNotice } from "@/components/ui/form-notice";
import { copyText } from "@/lib/copy";
import { ApiError, serverTextOr } from "@/lib/errors";
import { focusFirstInvalid } from "@/lib/focus";
import { timings } from "@/lib/timings";
import { toast } from "@/lib/toasts";
import type { User } from "@/lib/user";
import { emailPattern } from "@/lib/zod";
import { generatedPassword } from "./generated-password";
import { messages } from "./messages";
import { createUser, usersChanged } from "./queries";
import { TemplatesField } from "./templates-field";
import {
  countFault,
  faultsAfter,
  refusalAt,
  type UserFaults,
  UserFields,
  type UserForm,
  wholeNumber,
} from "./user-fields";

type NewUserForm = UserForm & { password: string; own: string; templates: string[] };

const empty: NewUserForm = {
  name: "",
  email: "",
  password: "",
  own: "",
  user_role: "user",
  organisation: "",
  credits: "0",
  subscription_status: "inactive",
  templates: [],
};

type CreateUserDialogProps = { onClose: () => void; onCreated: (user: User) => void };

/** AD-4. */
export function CreateUserDialog({ onClose, onCreated }: CreateUserDialogProps) {
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(empty);
  const [faults, setFaults] = useState<UserFaults>({});
  const [error, setError] = useState<string | null>(null);
  const [made, setMade] = useState("");
  const set = (change: Partial<NewUserForm>) => {
    setTyped((now) => ({ ...now, ...change }));
    setFaults((now) => faultsAfter(now, change));
  };

  const create = useMutation({
    mutationFn: (form: NewUserForm) => createUser(userOf(form), form.templates),
    onSuccess: async (user) => {
      toast.success(messages.created, timings.adminToast);
      onClose();
      onCreated(user);
      await usersChanged(client);
    },
    onError: (failure) => {
      const text = serverTextOr(
        failure,
        failure instanceof ApiError ? messages.createFailed : messages.createError,
      );
      // what is wrong with a field stays there until it is mended; a toast would lie over it
      const found = refusalAt(text);
      setFaults(found);
      if (Object.keys(found).length > 0) {
        if (form.current) focusFirstInvalid(form.current);
        return;
      }
      setError(text);
      toast.error(text, timings.adminToast);
    },
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const [problem, found] = judge(typed);
    setError(problem);
    setFaults(found);
    if (Object.keys(found).length > 0) focusFirstInvalid(event.currentTarget);
    else if (!create.isPending) create.mutate(typed);
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title="Add user"
      footer={
        <>
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="create-user" disabled={create.isPending}>
            {create.isPending ? "Creating…" : "Create user"}
          </Button>
        </>
      }
    >
      <form ref={form} id="create-user" noValidate onSubmit={submit} className="grid gap-4">
        <FormNotice text={error} />
        <UserFields
          form={typed}
          own={typed.user_role === "admin" ? { value: typed.own, onChange: (own) => set({ own }) } : null}
          faults={faults}
          onChange={set}
        >
          <PasswordField
            label="Password"
            name="password"
            autoComplete="new-password"
            required
            hint={messages.passwordHint}
            error={faults.password}
            value={typed.password}
            onChange={(event) => set({ password: event.target.value })}
          />
          <div className="-mt-2 grid gap-2">
            <Button
              look="outline"
              size="sm"
              className="min-h-11 w-fit lg:min-h-9"
              onClick={() => {
                const password = generatedPassword();
                set({ password });
                setMade(password);
              }}
            >
              Generate a password
            </Button>
            {made !== "" && made === typed.password && <GeneratedPassword password={made} />}
          </div>
        </UserFields>
        <TemplatesField templates={typed.templates} onChange={(templates) => set({ templates })} />
        {typed.subscription_status === "active" && wholeNumber(typed.credits) === 0 && (
          <p role="status" className="text-danger text-sm">
            {messages.activeWithoutCredits}
          </p>
        )}
      </form>
    </Dialog>
  );
}

/** It is shown this once: the user chooses another one at the first sign-in. */
function GeneratedPassword({ password }: { password: string }) {
  return (
    <div role="status" className="grid gap-2 rounded-md bg-canvas px-4 py-3 text-[0.9375rem]">
      <p>
        <code className="wrap-anywhere font-medium font-mono">{password}</code>
      </p>
      <p className="text-ink-soft text-sm">
        Give it to the user by a way that nobody else reads. It is not shown again; the user is asked to
        choose another one.
      </p>
      <Button
        look="outline"
        size="sm"
        className="min-h-11 w-fit lg:min-h-9"
        onClick={() => void copyText(password, "Password", { shownFor: timings.adminToast })}
      >
        Copy password
      </Button>
    </div>
  );
}

function userOf(form: NewUserForm) {
  const { credits, own, templates: _, ...user } = form;
  return {
    ...user,
    name: form.name.trim(),
    email: form.email.trim(),
    organisation: form.organisation.trim(),
    credits_remaining: wholeNumber(credits) ?? 0,
    ...(form.user_role === "admin" && { own_password: own }),
  };
}

const missing = "Please fill this in.";

/** The sentence of the specification for the form as a whole, and which fields it is about. */
function judge(form: NewUserForm): [string | null, UserFaults] {
  const blank: UserFaults = {
    ...(!form.name.trim() && { name: missing }),
    ...(!form.email.trim() && { email: missing }),
    ...(!form.password && { password: missing }),
    ...(form.user_role === "admin" && !form.own && { own: messages.ownPassword }),
  };
  if (Object.keys(blank).length > 0) return [messages.required, blank];
  if (!emailPattern.test(form.email.trim()))
    return [messages.email, { email: "This is not an email address." }];
  if (form.password.length < 8)
    return [messages.password, { password: "This password is too short: at least 8 characters." }];
  const credits = countFault(form.credits);
  return [null, credits ? { credits } : {}];
}
