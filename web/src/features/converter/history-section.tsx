import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { serverTextOr } from "@/lib/errors";
import { toast } from "@/lib/toasts";
import { eraseConversion, type HistoryItem, historyKey, historyQuery } from "./history-queries";

const first = 5;
const all = 100;

/** Past conversions: opened again at no charge while the files are kept, or erased at once. */
export function HistorySection({ onOpen }: { onOpen: (item: HistoryItem) => void }) {
  const client = useQueryClient();
  const [count, setCount] = useState(first);
  const history = useQuery({ ...historyQuery(count), placeholderData: keepPreviousData });
  const erase = useMutation({
    mutationFn: eraseConversion,
    onSuccess: async () => {
      toast.success("Conversion erased.");
      await client.invalidateQueries({ queryKey: historyKey });
    },
    onError: (error) =>
      toast.error(serverTextOr(error, "The conversion could not be erased. Please try again.")),
  });
  if (!history.data || history.data.items.length === 0) return null;
  return (
    <section aria-label="Past conversions" className="grid gap-3 pt-4">
      <h2 className="text-xl">Past conversions</h2>
      <ul className="border-line border-t">
        {history.data.items.map((item) => (
          <Row
            key={item.task_id}
            item={item}
            onOpen={onOpen}
            onErase={() => erase.mutate(item.task_id)}
            busy={erase.isPending}
          />
        ))}
      </ul>
      {history.data.total > count && (
        <button
          type="button"
          onClick={() => setCount(all)}
          className="text-link min-h-11 w-fit font-semibold"
        >
          {`Show all ${history.data.total}`}
        </button>
      )}
    </section>
  );
}

type RowProps = {
  item: HistoryItem;
  onOpen: (item: HistoryItem) => void;
  onErase: () => void;
  busy: boolean;
};

function Row({ item, onOpen, onErase, busy }: RowProps) {
  const name =
    item.names.length > 1 ? `${item.names[0]} and ${item.names.length - 1} more` : (item.names[0] ?? "CV");
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-2 border-line border-b py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="truncate font-mono text-sm">{name}</p>
        <p className="text-ink-soft text-sm">
          {[dateText(item.created_at), item.job_name && `for ${item.job_name}`, item.template]
            .filter(Boolean)
            .join(", ")}
        </p>
      </div>
      <StateBadge item={item} />
      <div className="flex items-center gap-1">
        {!["Failed", "Error"].includes(item.status) && (
          <Button size="sm" look="outline" aria-label={`Open ${name}`} onClick={() => onOpen(item)}>
            Open
          </Button>
        )}
        <button
          type="button"
          aria-label={`Erase ${name}`}
          disabled={busy}
          onClick={onErase}
          className="grid size-10 place-items-center rounded-md text-ink-soft hover:bg-sunken hover:text-danger"
        >
          <Trash2 aria-hidden className="size-4" />
        </button>
      </div>
    </li>
  );
}

function StateBadge({ item }: { item: HistoryItem }) {
  if (item.status === "Completed") {
    return (
      <Badge tone="ok">
        {item.names.length > 1 ? `${item.completed} of ${item.names.length} done` : "Done"}
      </Badge>
    );
  }
  if (item.status === "Failed" || item.status === "Error") return <Badge tone="danger">Not converted</Badge>;
  return <Badge>Working</Badge>;
}

function dateText(value: string): string {
  return new Date(value).toLocaleString("en-GB", {
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
  });
}
