import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { NewWebhookDialog } from "./new-webhook-dialog";
import { NoneYet, NotLoaded, ProgramsSection } from "./programs-section";
import { webhooksQuery } from "./queries";
import { WebhookRow } from "./webhook-row";

const most = 5;

/** PF-7: addresses that are told when conversions end (D-100). */
export function Webhooks() {
  const hooks = useQuery(webhooksQuery);
  const [isAdding, setAdding] = useState(false);
  return (
    <ProgramsSection
      title="Webhooks"
      text="Your own addresses that are told when a conversion ends. Messages are signed; they hold ids and counts, nothing of a CV."
      add="Add webhook"
      onAdd={(hooks.data?.length ?? 0) < most ? () => setAdding(true) : undefined}
      full={`An account has at most ${most} webhooks.`}
    >
      {hooks.isError && <NotLoaded what="Your webhooks" onRetry={() => void hooks.refetch()} />}
      {hooks.data?.length === 0 && <NoneYet>No address is told of your conversions.</NoneYet>}
      {hooks.data && hooks.data.length > 0 && (
        <ul aria-label="Webhooks" className="grid border-line border-t">
          {hooks.data.map((hook) => (
            <WebhookRow key={hook.id} hook={hook} />
          ))}
        </ul>
      )}
      {isAdding && <NewWebhookDialog onClose={() => setAdding(false)} />}
    </ProgramsSection>
  );
}
