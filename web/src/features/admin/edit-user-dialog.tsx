import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field, SelectField } from "@/components/ui/field";
import { Spinner } from "@/components/ui/loading";
import { serverTextOr } from "@/lib/errors";
import { timings } from "@/lib/timings";
import { toast } from "@/lib/toasts";
import { type User, userQuery } from "@/lib/user";
import { FormNotice } from "./form-notice";
import { messages } from "./messages";
import { updateUser, userByIdQuery } from "./queries";
import { TemplatesField } from "./templates-field";

/** AD-5: reads the user afresh, then edits. */
export function EditUserDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const user = useQuery(userByIdQuery(id));
  return (
    <Dialog
      open
      onClose={onClose}
      title="Edit user"
      description={user.data?.email}
      footer={
        <>
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="edit-user" disabled={!user.data}>
            Save
          </Button>
        </>
      }
    >
      {user.isPending && <Spinner />}
      {user.isError && <FormNotice text={messages.anyError} />}
      {user.data && <EditForm user={user.data} onClose={onClose} />}
    </Dialog>
  );
}

const digits = (text: string): number => Number(text.replace(/\D/g, "").slice(0, 9));

function EditForm({ user, onClose }: { user: User; onClose: () => void }) {
  const client = useQueryClient();
  const [form, setForm] = useState(user);
  const [error, setError] = useState<string | null>(null);
  const set = (change: Partial<User>) => setForm((now) => ({ ...now, ...change }));

  const save = useMutation({
    mutationFn: ({ templatesChanged }: { templatesChanged: boolean }) =>
      updateUser(
        user.id,
        {
          name: form.name.trim(),
          email: form.email.trim(),
          organisation: form.organisation.trim(),
          user_role: form.user_role,
          subscription_status: form.subscription_status,
          converted_cvs_count: form.converted_cvs_count,
          // only if changed: conversions may be using credits right now (D-72)
          ...(form.credits_remaining !== user.credits_remaining && {
            credits_remaining: form.credits_remaining,
          }),
        },
        templatesChanged ? form.allowed_templates : null,
      ),
    onSuccess: async () => {
      toast.success(messages.updated, timings.adminToast);
      onClose();
      await client.invalidateQueries({ queryKey: ["admin", "users"] });
      await client.invalidateQueries({ queryKey: userQuery.queryKey });
    },
    onError: (failure) => toast.error(serverTextOr(failure, messages.updateFailed), timings.adminToast),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.name.trim() || !form.email.trim() || !form.user_role) {
      setError(messages.required);
      return;
    }
    setError(null);
    if (save.isPending) return;
    save.mutate({
      templatesChanged: form.allowed_templates.join("\n") !== user.allowed_templates.join("\n"),
    });
  };

  return (
    <form id="edit-user" noValidate onSubmit={submit} className="grid gap-4">
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
      <Field
        label="Organisation"
        value={form.organisation}
        onChange={(event) => set({ organisation: event.target.value })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Role"
          value={form.user_role}
          options={[
            ["user", "user"],
            ["admin", "admin"],
          ]}
          onChange={(event) => set({ user_role: event.target.value as User["user_role"] })}
        />
        <SelectField
          label="Status"
          value={form.subscription_status}
          options={[
            ["inactive", "inactive"],
            ["active", "active"],
          ]}
          onChange={(event) =>
            set({ subscription_status: event.target.value as User["subscription_status"] })
          }
        />
        <Field
          label="Credits"
          inputMode="numeric"
          value={String(form.credits_remaining)}
          onChange={(event) => {
            // D-70: credits above 0 make the status active; the admin may still set it back
            const credits = digits(event.target.value);
            set({ credits_remaining: credits, ...(credits > 0 && { subscription_status: "active" }) });
          }}
        />
        <Field
          label="Converted CVs"
          inputMode="numeric"
          value={String(form.converted_cvs_count)}
          onChange={(event) => set({ converted_cvs_count: digits(event.target.value) })}
        />
      </div>
      <TemplatesField
        templates={form.allowed_templates}
        onChange={(allowed_templates) => set({ allowed_templates })}
      />
    </form>
  );
}
