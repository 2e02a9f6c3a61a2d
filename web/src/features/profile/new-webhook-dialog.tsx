import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { CheckField } from "@/components/ui/check-field";
import { Dialog } from "@/components/ui/dialog";
import { Field, PasswordField } from "@/components/ui/field";
import { serverTextOr } from "@/lib/errors";
import { createWebhook, webhooksQuery } from "./queries";
import { ShownOnce } from "./shown-once";

const events = [
  ["task.finished", "Finished", "A conversion ended and at least one CV is through."],
  ["task.failed", "Failed", "A conversion ended and no CV is through."],
] as const;

/** PF-7. The secret is shown here and never again. */
export function NewWebhookDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const [url, setUrl] = useState("");
  const [chosen, setChosen] = useState<string[]>(events.map(([event]) => event));
  const [password, setPassword] = useState("");
  const create = useMutation({
    mutationFn: createWebhook,
    onSuccess: () => client.invalidateQueries({ queryKey: webhooksQuery.queryKey, exact: true }),
  });
  const fault = create.isError
    ? serverTextOr(create.error, "The webhook could not be added. Please try again.")
    : undefined;
  const isAboutPassword = fault !== undefined && /password/i.test(fault);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    create.mutate({ url, events: chosen, password });
  };
  if (create.data) {
    return (
      <Dialog open onClose={onClose} title="Your signing secret">
        <ShownOnce
          label="Signing secret"
          secret={create.data.secret}
          note="With it your program checks that a message is ours. Copy it now: it is not shown again."
          onKept={onClose}
        />
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Add webhook"
      footer={
        <Button
          type="submit"
          form="new-webhook"
          disabled={url.trim() === "" || chosen.length === 0 || password === "" || create.isPending}
        >
          Add webhook
        </Button>
      }
    >
      <form id="new-webhook" noValidate onSubmit={submit} className="grid gap-5">
        <Field
          label="Address"
          type="url"
          inputMode="url"
          placeholder="https://example.com/focal"
          maxLength={500}
          value={url}
          error={isAboutPassword ? undefined : fault}
          onChange={(event) => setUrl(event.target.value)}
        />
        <fieldset className="grid gap-3">
          <legend className="mb-1.5 font-semibold text-[0.9375rem]">Tell it when a conversion</legend>
          {events.map(([event, label, hint]) => (
            <CheckField
              key={event}
              label={label}
              hint={hint}
              checked={chosen.includes(event)}
              onChange={(change) =>
                setChosen(change.target.checked ? [...chosen, event] : chosen.filter((one) => one !== event))
              }
            />
          ))}
        </fieldset>
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          value={password}
          error={isAboutPassword ? fault : undefined}
          onChange={(event) => setPassword(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
