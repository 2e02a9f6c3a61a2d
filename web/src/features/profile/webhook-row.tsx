import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { serverTextOr } from "@/lib/errors";
import { toast } from "@/lib/toasts";
import { Deliveries } from "./deliveries";
import { removeWebhook, switchWebhook, testWebhook, type Webhook, webhooksQuery } from "./queries";
import { RenewSecretDialog } from "./renew-secret-dialog";

const eventNames: Record<string, string> = { "task.finished": "Finished", "task.failed": "Failed" };

/** One address: its state, its last deliveries, and what can be done with it. */
export function WebhookRow({ hook }: { hook: Webhook }) {
  const client = useQueryClient();
  const [isRemoving, setRemoving] = useState(false);
  const [isRenewing, setRenewing] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const reload = () => client.invalidateQueries({ queryKey: webhooksQuery.queryKey });
  const onError = (error: unknown) =>
    toast.error(serverTextOr(error, "That did not work. Please try again."));
  const test = useMutation({
    mutationFn: testWebhook,
    onSuccess: (delivery) =>
      delivery.state === "delivered"
        ? toast.success("The test arrived.")
        : toast.error(`The test did not arrive. ${delivery.error}`),
    onError,
    onSettled: () => {
      setOpen(true);
      return reload();
    },
  });
  const turn = useMutation({ mutationFn: switchWebhook, onError, onSettled: reload });
  const state = hook.enabled ? (hook.failures > 0 ? "failing" : "on") : "off";
  return (
    <li className="grid gap-3 border-line border-b py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 gap-1">
          <p className="break-all font-mono text-sm">{hook.url}</p>
          <p className="flex flex-wrap gap-2">
            {state === "on" && <Badge tone="ok">On</Badge>}
            {state === "failing" && <Badge tone="danger">Failing</Badge>}
            {state === "off" && <Badge tone={hook.off_reason ? "danger" : "plain"}>Off</Badge>}
            {hook.events.map((event) => (
              <Badge key={event}>{eventNames[event] ?? event}</Badge>
            ))}
          </p>
          {hook.off_reason && <p className="text-danger text-sm">Switched off. {hook.off_reason}</p>}
        </div>
        <fieldset aria-label={`Webhook ${hook.url}`} className="flex flex-wrap gap-2">
          <Button look="outline" size="sm" disabled={test.isPending} onClick={() => test.mutate(hook.id)}>
            {test.isPending ? "Sending…" : "Send a test"}
          </Button>
          <Button look="outline" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            Deliveries
          </Button>
          <Button
            look="outline"
            size="sm"
            disabled={turn.isPending}
            onClick={() => turn.mutate({ id: hook.id, enabled: !hook.enabled })}
          >
            {hook.enabled ? "Switch off" : "Switch on"}
          </Button>
          <Button look="outline" size="sm" onClick={() => setRenewing(true)}>
            Renew secret
          </Button>
          <Button look="outline" size="sm" onClick={() => setRemoving(true)}>
            Remove
          </Button>
        </fieldset>
      </div>
      {isOpen && <Deliveries id={hook.id} />}
      {isRenewing && <RenewSecretDialog hook={hook} onClose={() => setRenewing(false)} />}
      {isRemoving && <RemoveDialog hook={hook} onClose={() => setRemoving(false)} />}
    </li>
  );
}

function RemoveDialog({ hook, onClose }: { hook: Webhook; onClose: () => void }) {
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: removeWebhook,
    onSuccess: () => toast.success("Webhook removed."),
    onError: (error) =>
      toast.error(serverTextOr(error, "The webhook could not be removed. Please try again.")),
    onSettled: () => {
      onClose();
      // Not its deliveries, which are gone with it.
      return client.invalidateQueries({ queryKey: webhooksQuery.queryKey, exact: true });
    },
  });
  return (
    <Dialog
      kind="alert"
      open
      onClose={onClose}
      title="Remove this webhook?"
      footer={
        <>
          <Button look="outline" onClick={onClose}>
            Keep it
          </Button>
          <Button look="danger" disabled={remove.isPending} onClick={() => remove.mutate(hook.id)}>
            Remove webhook
          </Button>
        </>
      }
    >
      <p>
        <span className="break-all font-mono text-sm">{hook.url}</span> is told nothing from now on, and its
        signing secret is forgotten.
      </p>
    </Dialog>
  );
}
