import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { toast } from "@/lib/toasts";
import { type User, useReloadUser, userQuery } from "@/lib/user";
import { messages } from "./messages";
import { updateProfile } from "./queries";

/** Personal information: PF-1, PF-3, PF-4, PF-5. */
export function ProfileForm({ user }: { user: User }) {
  const client = useQueryClient();
  const reloadUser = useReloadUser();
  const [name, setName] = useState(user.name);
  const [organisation, setOrganisation] = useState(user.organisation);
  const [error, setError] = useState<string>();

  const save = useMutation({
    mutationFn: updateProfile,
    onSuccess: async () => {
      toast.success(messages.saved);
      await reloadUser();
      if (client.getQueryState(userQuery.queryKey)?.status === "error") toast.error(messages.loadFailed);
    },
    onError: () => toast.error(messages.failed),
  });

  const submit = () => {
    const next = { name: name.trim(), organisation: organisation.trim() };
    setName(next.name);
    setOrganisation(next.organisation);
    if (next.name === "") {
      setError(messages.nameRequired);
      return;
    }
    setError(undefined);
    if (next.name === user.name && next.organisation === user.organisation) {
      toast.info(messages.unchanged);
      return;
    }
    save.mutate(next);
  };
  const cancel = () => {
    setName(user.name);
    setOrganisation(user.organisation);
    setError(undefined);
    toast.info(messages.cancelled);
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="grid content-start gap-5 rounded-lg border border-line bg-surface p-5 sm:p-8"
    >
      <h2 className="text-xl">Personal information</h2>
      <Field
        label="Name"
        autoComplete="name"
        required
        error={error}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Field
        label="Organisation"
        autoComplete="organization"
        value={organisation}
        onChange={(event) => setOrganisation(event.target.value)}
      />
      <Field
        label="Email"
        type="email"
        value={user.email}
        readOnly
        hint="Your email address is your login and stays fixed."
      />
      <div className="flex flex-wrap gap-3 pt-1">
        <Button type="submit" disabled={save.isPending}>
          {save.isPending ? "Saving…" : "Save"}
        </Button>
        <Button look="outline" disabled={save.isPending} onClick={cancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
