import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { PasswordField } from "@/components/ui/field";
import { serverTextOr } from "@/lib/errors";
import { renewWebhookSecret, type Webhook } from "./queries";
import { ShownOnce } from "./shown-once";

/** PF-7. Another signing secret for a webhook, shown here and never again. */
export function RenewSecretDialog({ hook, onClose }: { hook: Webhook; onClose: () => void }) {
  const [password, setPassword] = useState("");
  const renew = useMutation({ mutationFn: renewWebhookSecret });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    renew.mutate({ id: hook.id, password });
  };
  if (renew.data) {
    return (
      <Dialog open onClose={onClose} title="Your new signing secret">
        <ShownOnce
          label="Signing secret"
          secret={renew.data.secret}
          note="Messages are signed with it from now on. Copy it now: it is not shown again."
          onKept={onClose}
        />
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Renew the signing secret?"
      footer={
        <Button type="submit" form="renew-secret" disabled={password === "" || renew.isPending}>
          Renew secret
        </Button>
      }
    >
      <form id="renew-secret" noValidate onSubmit={submit} className="grid gap-5">
        <p>
          Your program at <span className="break-all font-mono text-sm">{hook.url}</span> refuses messages
          until it has the new one.
        </p>
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          value={password}
          error={
            renew.isError
              ? serverTextOr(renew.error, "The secret could not be renewed. Please try again.")
              : undefined
          }
          onChange={(event) => setPassword(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
