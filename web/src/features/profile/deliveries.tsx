import { useQuery } from "@tanstack/react-query";
import { Badge } from "@/components/ui/badge";
import { momentText } from "@/lib/times";
import { NotLoaded } from "./programs-section";
import { type Delivery, deliveriesQuery } from "./queries";

const events: Record<Delivery["event"], string> = {
  "task.finished": "Finished",
  "task.failed": "Failed",
  "webhook.test": "Test",
};

/** What became of the last messages, newest first. */
export function Deliveries({ id }: { id: string }) {
  const list = useQuery(deliveriesQuery(id));
  if (list.isError) return <NotLoaded what="The deliveries" onRetry={() => void list.refetch()} />;
  if (!list.data) return <p className="text-ink-soft text-sm">Loading…</p>;
  if (list.data.length === 0)
    return <p className="text-ink-soft text-sm">Nothing was sent in the last 30 days.</p>;
  return (
    <ol aria-label="Last deliveries" className="grid gap-2 rounded-md bg-sunken px-4 py-3">
      {list.data.map((one) => (
        <li key={one.event_id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm">
          <State state={one.state} />
          <span className="font-semibold">{events[one.event]}</span>
          <span className="text-ink-soft">{momentText(one.tried_at)}</span>
          <span className="min-w-0 break-words text-ink-soft">{told(one)}</span>
        </li>
      ))}
    </ol>
  );
}

function State({ state }: { state: Delivery["state"] }) {
  if (state === "delivered") return <Badge tone="ok">Delivered</Badge>;
  if (state === "retrying") return <Badge tone="busy">Trying again</Badge>;
  return <Badge tone="danger">Failed</Badge>;
}

function told(one: Delivery): string {
  const tries = one.tries === 1 ? "" : ` Tried ${one.tries} times.`;
  const next = one.next_try_at ? ` Next try ${momentText(one.next_try_at)}.` : "";
  return `${one.error || `Answered ${one.status}.`}${tries}${next}`;
}
