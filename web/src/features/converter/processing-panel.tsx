import { X } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { SlidingBar } from "@/components/ui/loading";
import type { Task } from "@/lib/conversion";

/** CV-8: an animated bar and "Processing..."; the page behind it comes into focus from top to bottom. */
export function ProcessingPanel({
  task,
  sent,
  names,
  cancel,
}: {
  task: Task | null;
  /** of the upload, 0 to 1; undefined = not told */
  sent?: number;
  names: string[];
  /** ends the conversion; null where what is waited for is over already */
  cancel: { act: () => void; isActing: boolean } | null;
}) {
  const rows = task?.files.length
    ? task.files
    : names.map((name, index) => ({ index, name, status: "Pending" as const }));
  const ended = rows.filter((row) => ["Completed", "Failed", "Error"].includes(row.status)).length;
  return (
    <div className="focus-frame grid gap-8 bg-surface p-6 sm:grid-cols-[auto_1fr] sm:gap-12 sm:p-10">
      <SweepingPage />
      <div className="grid content-center gap-6">
        <div role="status" className="grid gap-3">
          <p className="font-bold text-3xl [font-stretch:112%]">Processing...</p>
          <SlidingBar />
        </div>
        {sent !== undefined && sent < 1 ? (
          <div className="grid max-w-lg gap-1.5">
            <p aria-hidden className="flex justify-between gap-4 text-[0.9375rem]">
              Uploading <span className="font-mono text-sm">{`${Math.floor(sent * 100)}%`}</span>
            </p>
            <progress
              aria-label="Upload"
              value={sent}
              max={1}
              className="h-1.5 w-full appearance-none overflow-hidden rounded-sm [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-primary"
            />
          </div>
        ) : (
          rows.length > 1 && (
            <p className="text-[0.9375rem] text-ink-soft">{`${ended} of ${rows.length} CVs are through.`}</p>
          )
        )}
        <ul className="grid max-w-lg gap-1.5">
          {rows.map((row) => (
            <li key={row.index} className="flex items-center justify-between gap-4">
              <span className="min-w-0 truncate font-mono text-sm" title={row.name}>
                {row.name}
              </span>
              <StatusBadge status={row.status} />
            </li>
          ))}
        </ul>
        {cancel && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button look="outline" disabled={cancel.isActing} onClick={cancel.act}>
              <X aria-hidden /> {cancel.isActing ? "Cancelling…" : "Cancel"}
            </Button>
            <p className="text-ink-soft text-sm">
              You may close this page: it goes on. Cancelling gives the credit back.
            </p>
          </div>
        )}
      </div>
    </div>
  );
}

function StatusBadge({ status }: { status: string }) {
  if (status === "Completed") return <Badge tone="ok">Done</Badge>;
  if (status === "Failed" || status === "Error") return <Badge tone="danger">Failed</Badge>;
  return <Badge>{status === "Processing" ? "Working" : "Waiting"}</Badge>;
}

const lineWidths = [
  "62%",
  "40%",
  "0",
  "92%",
  "84%",
  "88%",
  "0",
  "70%",
  "94%",
  "52%",
  "0",
  "86%",
  "78%",
  "90%",
  "36%",
];

function SweepingPage() {
  return (
    <div
      aria-hidden
      className="relative mx-auto aspect-[1/1.41] w-44 overflow-hidden rounded-sm bg-paper shadow-paper"
    >
      <Lines className="sweep-blur opacity-60" />
      <Lines className="sweep-sharp bg-paper motion-reduce:hidden" />
    </div>
  );
}

function Lines({ className }: { className: string }) {
  return (
    <div className={`absolute inset-0 grid content-start gap-[7px] p-5 ${className}`}>
      {lineWidths.map((width, index) => (
        <div
          key={index}
          className={index === 0 ? "h-3 bg-[oklch(0.41_0.075_205)]" : "h-[6px] bg-[oklch(0.6_0.02_210)]"}
          style={{ width }}
        />
      ))}
    </div>
  );
}
