import { Badge } from "@/components/ui/badge";
import type { Task } from "@/lib/conversion";

/** CV-8: an animated bar and "Processing..."; the page behind it comes into focus from top to bottom. */
export function ProcessingPanel({ task, names }: { task: Task | null; names: string[] }) {
  const rows = task?.files.length
    ? task.files
    : names.map((name, index) => ({ index, name, status: "Pending" as const }));
  return (
    <div className="focus-frame grid gap-8 bg-surface p-6 sm:grid-cols-[auto_1fr] sm:gap-12 sm:p-10">
      <SweepingPage />
      <div className="grid content-center gap-6">
        <div role="status" className="grid gap-3">
          <p className="font-bold text-3xl [font-stretch:112%]">Processing...</p>
          <div aria-hidden className="h-1.5 max-w-sm overflow-hidden rounded-sm bg-sunken">
            <div className="h-full w-1/3 rounded-sm bg-primary [animation:bar-slide_1.4s_linear_infinite]" />
          </div>
        </div>
        <ul className="grid max-w-lg gap-1.5">
          {rows.map((row) => (
            <li key={row.index} className="flex items-center justify-between gap-4">
              <span className="truncate font-mono text-sm">{row.name}</span>
              <StatusBadge status={row.status} />
            </li>
          ))}
        </ul>
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
