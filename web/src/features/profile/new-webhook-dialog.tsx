import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Field } from "@/components/ui/field";
import { createWebhook, webhooksQuery } from "./queries";
import { Choices, SecretDialog } from "./secret-dialog";

const events = [
  ["task.finished", "Finished", "A conversion ended and at least one CV is through."],
  ["task.failed", "Failed", "A conversion ended and no CV is through."],
] as const;

/** PF-7. The secret is shown here and never again. */
export function NewWebhookDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const [url, setUrl] = useState("");
  const [chosen, setChosen] = useState<string[]>(events.map(([event]) => event));
  const make = async (password: string) => {
    const made = await createWebhook({ url, events: chosen, password });
    void client.invalidateQueries({ queryKey: webhooksQuery.queryKey, exact: true });
    return made.secret;
  };
  return (
    <SecretDialog
      title="Add webhook"
      action="Add webhook"
      complete={url.trim() !== "" && chosen.length > 0}
      make={make}
      sorry="The webhook could not be added. Please try again."
      shown={{
        title: "Your signing secret",
        label: "Signing secret",
        note: "With it your program checks that a message is ours. Copy it now: it is not shown again.",
      }}
      onClose={onClose}
    >
      {(fault) => (
        <>
          <Field
            label="Address"
            required
            type="url"
            inputMode="url"
            placeholder="https://example.com/focal"
            maxLength={500}
            value={url}
            error={fault}
            onChange={(event) => setUrl(event.target.value)}
          />
          <Choices legend="Tell it when a conversion" options={events} chosen={chosen} onChange={setChosen} />
        </>
      )}
    </SecretDialog>
  );
}
