import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field, PasswordField, SelectField } from "@/components/ui/field";
import { ApiError, serverTextOr } from "@/lib/errors";
import { timings } from "@/lib/timings";
import { toast } from "@/lib/toasts";
import { emailPattern } from "@/lib/zod";
import { FormNotice } from "./form-notice";
import { messages } from "./messages";
import { createUser, type NewUser } from "./queries";

const empty: NewUser = {
  name: "",
  email: "",
  password: "",
  user_role: "user",
  organisation: "",
  credits_remaining: 0,
  subscription_status: "inactive",
};

/** AD-4. */
export function CreateUserDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const [form, setForm] = useState(empty);
  const [error, setError] = useState<string | null>(null);
  const set = (change: Partial<NewUser>) => setForm((now) => ({ ...now, ...change }));

  const create = useMutation({
    mutationFn: createUser,
    onSuccess: async () => {
      toast.success(messages.created, timings.adminToast);
      onClose();
      await client.invalidateQueries({ queryKey: ["admin", "users"] });
    },
    onError: (failure) =>
      toast.error(
        serverTextOr(failure, failure instanceof ApiError ? messages.createFailed : messages.createError),
        timings.adminToast,
      ),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const user = {
      ...form,
      name: form.name.trim(),
      email: form.email.trim(),
      organisation: form.organisation.trim(),
    };
    const problem = problemOf(user);
    setError(problem);
    if (!problem) create.mutate(user);
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
      <form id="create-user" noValidate onSubmit={submit} className="grid gap-4">
        <FormNotice text={error} />
        <Field
          label="Name"
          required
          value={form.name}
          onChange={(event) => set({ name: event.target.value })}
        />
        <Field
          label="Email"
          type="email"
          required
          value={form.email}
          onChange={(event) => set({ email: event.target.value })}
        />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          required
          value={form.password}
          onChange={(event) => set({ password: event.target.value })}
        />
        <Field
          label="Organisation"
          value={form.organisation}
          onChange={(event) => set({ organisation: event.target.value })}
        />
        <div className="grid gap-4 sm:grid-cols-3">
          <SelectField
            label="Role"
            value={form.user_role}
            options={[
              ["user", "user"],
              ["admin", "admin"],
            ]}
            onChange={(event) => set({ user_role: event.target.value })}
          />
          <SelectField
            label="Status"
            value={form.subscription_status}
            options={[
              ["inactive", "inactive"],
              ["active", "active"],
            ]}
            onChange={(event) => set({ subscription_status: event.target.value })}
          />
          <Field
            label="Credits"
            inputMode="numeric"
            value={String(form.credits_remaining)}
            onChange={(event) => {
              const credits = Number(event.target.value.replace(/\D/g, "").slice(0, 9));
              set({ credits_remaining: credits, ...(credits > 0 && { subscription_status: "active" }) });
            }}
          />
        </div>
        {form.subscription_status === "active" && form.credits_remaining === 0 && (
          <p role="status" className="text-danger text-sm">
            {messages.activeWithoutCredits}
          </p>
        )}
      </form>
    </Dialog>
  );
}

function problemOf(user: NewUser): string | null {
  if (!user.name || !user.email || !user.password || !user.user_role) return messages.required;
  if (!emailPattern.test(user.email)) return messages.email;
  if (user.password.length < 8) return messages.password;
  return null;
}
