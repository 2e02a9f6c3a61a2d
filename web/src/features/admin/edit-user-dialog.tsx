import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { FormNotice } from "@/components/ui/form-notice";
import { Spinner } from "@/components/ui/loading";
import { serverTextOr } from "@/lib/errors";
import { focusFirstInvalid } from "@/lib/focus";
import { timings } from "@/lib/timings";
import { toast } from "@/lib/toasts";
import { type User, userQuery, useUser } from "@/lib/user";
import { AccountHelp } from "./account-help";
import { CreditsOfUser } from "./credits-of-user";
import { messages } from "./messages";
import { type UserChange, updateUser, userByIdQuery, usersChanged } from "./queries";
import { TemplatesField } from "./templates-field";
import {
  CountField,
  countFault,
  faultsAfter,
  refusalAt,
  type UserFaults,
  UserFields,
  type UserForm,
  wholeNumber,
} from "./user-fields";

/** AD-5: reads the user afresh, then edits. */
export function EditUserDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const user = useQuery(userByIdQuery(id));
  const { user: me } = useUser();
  const [isSaving, setSaving] = useState(false);
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
          <Button type="submit" form="edit-user" disabled={!user.data || isSaving}>
            {isSaving ? "Saving…" : "Save"}
          </Button>
        </>
      }
    >
      {user.isPending && <Spinner />}
      {user.isError && <FormNotice text={messages.anyError} />}
      {user.data && (
        <div className="grid gap-6">
          <EditForm user={user.data} onClose={onClose} onSaving={setSaving} />
          <Use id={id} />
          {user.data.id !== me?.id && <AccountHelp user={user.data} />}
        </div>
      )}
    </Dialog>
  );
}

/** Beside the form, which keeps what was typed. */
function Use({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-label="Usage" className="grid gap-3 border-line border-t pt-4">
      <Button
        look="outline"
        size="sm"
        className="min-h-11 w-fit"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        Usage
      </Button>
      {isOpen && <CreditsOfUser id={id} />}
    </section>
  );
}

type EditedUser = UserForm & { converted: string; templates: string[] };
/** What goes along with a change and is no part of the user. */
type Said = { why: string; own: string };
type EditFormProps = { user: User; onClose: () => void; onSaving: (isSaving: boolean) => void };

function EditForm({ user, onClose, onSaving }: EditFormProps) {
  const client = useQueryClient();
  const [form, setForm] = useState(() => edited(user));
  const [faults, setFaults] = useState<UserFaults>({});
  const [error, setError] = useState<string | null>(null);
  const self = useRef<HTMLFormElement>(null);
  const [said, setSaid] = useState<Said>({ why: "", own: "" });
  const set = (change: Partial<EditedUser>) => {
    setForm((now) => ({ ...now, ...change }));
    setFaults((now) => faultsAfter(now, change));
  };

  // What others changed since the dialog opened stays theirs; where both changed a field, the admin decides.
  const [base, setBase] = useState(user);
  const save = useMutation({
    mutationFn: async () => {
      const now = await client.fetchQuery({ ...userByIdQuery(user.id), staleTime: 0 });
      const [merged, clashes] = merge(form, base, now);
      setBase(now);
      setForm(merged);
      if (clashes.length > 0) return clashes;
      const templates =
        merged.templates.join("\n") === now.allowed_templates.join("\n") ? null : merged.templates;
      await updateUser(user.id, changeOf(merged, now, said), templates);
      return clashes;
    },
    onMutate: () => onSaving(true),
    onSettled: () => onSaving(false),
    onSuccess: async (clashes) => {
      if (clashes.length > 0) {
        setError(
          `Somebody else has changed this user meanwhile: ${clashes.join("; ")}. Save again to keep what stands here.`,
        );
        return;
      }
      toast.success(messages.updated, timings.adminToast);
      onClose();
      await usersChanged(client);
      await client.invalidateQueries({ queryKey: userQuery.queryKey });
    },
    onError: (failure) => {
      const text = serverTextOr(failure, messages.updateFailed);
      const found = refusalAt(text);
      setFaults(found);
      if (Object.keys(found).length > 0) {
        if (self.current) focusFirstInvalid(self.current);
        return;
      }
      setError(text);
      toast.error(text, timings.adminToast);
    },
  });

  const makesAdmin = form.user_role === "admin" && base.user_role !== "admin";
  const more = (wholeNumber(form.credits) ?? base.credits_remaining) - base.credits_remaining;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const [problem, found] = judge(form, makesAdmin && !said.own);
    setError(problem);
    setFaults(found);
    if (Object.keys(found).length > 0) focusFirstInvalid(event.currentTarget);
    else if (!save.isPending) save.mutate();
  };

  return (
    <form ref={self} id="edit-user" noValidate onSubmit={submit} className="grid gap-4">
      <FormNotice text={error} />
      <UserFields
        form={form}
        own={
          makesAdmin
            ? {
                value: said.own,
                onChange: (own) => {
                  setSaid({ ...said, own });
                  setFaults((now) => faultsAfter(now, { own }));
                },
              }
            : null
        }
        isSuspended={Boolean(user.suspended_at)}
        faults={faults}
        onChange={set}
        aside={
          <CountField
            label="Converted CVs"
            name="converted"
            value={form.converted}
            error={faults.converted}
            onChange={(converted) => set({ converted })}
          />
        }
      />
      {more !== 0 && (
        <Field
          label={more > 0 ? `Reason for +${more}` : `Reason for −${-more}`}
          autoComplete="off"
          maxLength={200}
          hint="Kept in the ledger, where the user and you read it under Usage. The audit log says only that there is one: it outlives an erasure."
          value={said.why}
          onChange={(event) => setSaid({ ...said, why: event.target.value })}
        />
      )}
      <TemplatesField templates={form.templates} onChange={(templates) => set({ templates })} />
    </form>
  );
}

const edited = (user: User): EditedUser => ({
  ...user,
  credits: String(user.credits_remaining),
  converted: String(user.converted_cvs_count),
  templates: user.allowed_templates,
});

const titles = {
  name: "Name",
  email: "Email",
  organisation: "Organisation",
  user_role: "Role",
  subscription_status: "Status",
  credits: "Credits",
  converted: "Converted CVs",
  templates: "Allowed templates",
} as const;

/**
 * The form with what was changed elsewhere in the fields that were left alone here; and the fields that were
 * changed to something else on both sides, with what they are now.
 */
function merge(form: EditedUser, base: User, now: User): [EditedUser, string[]] {
  const [before, present] = [edited(base), edited(now)];
  const merged = { ...form };
  const clashes: string[] = [];
  for (const field of Object.keys(titles) as (keyof typeof titles)[]) {
    const [mine, was, is] = [form, before, present].map((user) => String(user[field]).trim());
    if (is === was || is === mine) continue;
    if (mine === was) Object.assign(merged, { [field]: present[field] });
    else clashes.push(`${titles[field]} is now “${is || "empty"}”`);
  }
  return [merged, clashes];
}

function changeOf(form: EditedUser, user: User, { why, own }: Said): UserChange {
  const credits = wholeNumber(form.credits) ?? user.credits_remaining;
  return {
    name: form.name.trim(),
    email: form.email.trim(),
    organisation: form.organisation.trim(),
    user_role: form.user_role,
    subscription_status: form.subscription_status,
    converted_cvs_count: wholeNumber(form.converted) ?? user.converted_cvs_count,
    // only if changed: conversions may be using credits right now (D-72)
    ...(credits !== user.credits_remaining && {
      credits_remaining: credits,
      ...(why.trim() && { credits_reason: why.trim() }),
    }),
    ...(own && { own_password: own }),
  };
}

const missing = "Please fill this in.";

function judge(form: EditedUser, lacksOwn: boolean): [string | null, UserFaults] {
  const blank: UserFaults = {
    ...(!form.name.trim() && { name: missing }),
    ...(!form.email.trim() && { email: missing }),
  };
  if (Object.keys(blank).length > 0) return [messages.required, blank];
  const credits = countFault(form.credits);
  const converted = countFault(form.converted);
  return [
    null,
    {
      ...(lacksOwn && { own: messages.ownPassword }),
      ...(credits && { credits }),
      ...(converted && { converted }),
    },
  ];
}
