import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { PasswordField } from "@/components/ui/field";
import { serverTextOr } from "@/lib/errors";
import { timings } from "@/lib/timings";
import { toast } from "@/lib/toasts";
import type { User } from "@/lib/user";
import { messages } from "./messages";
import { deleteUser, usersChanged } from "./queries";
import { refusalAt } from "./user-fields";

/** AD-6, D-111: whoever finds a session open erases nobody. */
export function DeleteUserDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const client = useQueryClient();
  const [password, setPassword] = useState("");
  const [fault, setFault] = useState<string>();
  const remove = useMutation({
    mutationFn: () => deleteUser(user.id, password),
    onSuccess: async () => {
      toast.success(messages.deleted, timings.adminToast);
      onClose();
      await usersChanged(client);
    },
    onError: (failure) => {
      const text = serverTextOr(failure, messages.deleteFailed);
      const isOfPassword = Boolean(refusalAt(text).own);
      setFault(isOfPassword ? text : undefined);
      if (!isOfPassword) toast.error(text, timings.adminToast);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setFault(password ? undefined : messages.ownPassword);
    if (password && !remove.isPending) remove.mutate();
  };
  return (
    <Dialog
      kind="alert"
      open
      onClose={onClose}
      title={`Delete ${user.name}`}
      footer={
        <>
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="delete-user" look="danger" disabled={remove.isPending}>
            Delete user
          </Button>
        </>
      }
    >
      <form id="delete-user" noValidate onSubmit={submit} className="grid gap-3">
        <p>{messages.confirmDelete}</p>
        <p className="text-ink-soft">
          The CVs, conversions, icons and API keys of this user are erased, too. The rows of the credit ledger
          stay, without a name; the audit log keeps a shortened address.
        </p>
        <PasswordField
          label="Your own password"
          autoComplete="current-password"
          required
          value={password}
          error={fault}
          onChange={(event) => {
            setPassword(event.target.value);
            setFault(undefined);
          }}
        />
      </form>
    </Dialog>
  );
}
