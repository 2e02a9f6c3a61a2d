import { renewWebhookSecret, type Webhook } from "./queries";
import { SecretDialog } from "./secret-dialog";

/** PF-7. Another signing secret for a webhook, shown here and never again. */
export function RenewSecretDialog({ hook, onClose }: { hook: Webhook; onClose: () => void }) {
  return (
    <SecretDialog
      title="Renew the signing secret?"
      action="Renew secret"
      make={async (password) => (await renewWebhookSecret({ id: hook.id, password })).secret}
      sorry="The secret could not be renewed. Please try again."
      shown={{
        title: "Your new signing secret",
        label: "Signing secret",
        note: "Messages are signed with it from now on. Copy it now: it is not shown again.",
      }}
      onClose={onClose}
      passwordOnly
    >
      {() => (
        <p>
          Your program at <span className="break-all font-mono text-sm">{hook.url}</span> refuses messages
          until it has the new one.
        </p>
      )}
    </SecretDialog>
  );
}
