import { X } from "lucide-react";
import { useRef, useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { SlidingBar } from "@/components/ui/loading";
import type { Task, TaskFile } from "@/lib/conversion";
import { cx } from "@/lib/cx";
import { hasEnded } from "@/lib/follow-task";
import { useNextFocus } from "@/lib/use-next-focus";

type Row = Pick<TaskFile, "index" | "name" | "status"> & Partial<Pick<TaskFile, "stage" | "error">>;

/** Ends the conversion, or the CV of that index; false when that failed. */
type Cancel = (file?: number) => Promise<boolean>;

/** How much of something is done. */
const Share = ({ label, value, max }: { label: string; value: number; max: number }) => (
  <progress
    aria-label={label}
    value={value}
    max={max}
    className="h-1.5 w-full appearance-none overflow-hidden rounded-sm [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-primary"
  />
);

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
  /** null where what is waited for is over already */
  cancel: Cancel | null;
}) {
  const rows: Row[] = task?.files.length
    ? task.files
    : names.map((name, index) => ({ index, name, status: "Pending" as const }));
  const through = rows.filter(({ status }) => status === "Completed").length;
  const box = useRef<HTMLDivElement>(null);
  const { isEnding, press } = useCancelling(task?.task_id ?? "", cancel);
  const pressed = useNextFocus(box);
  const isUploading = sent !== undefined && sent < 1;
  const isBatch = rows.length > 1;
  return (
    <div className="focus-frame grid gap-8 bg-surface p-6 sm:p-10 md:grid-cols-[auto_1fr] md:gap-12">
      <SweepingPage />
      <div ref={box} className="grid min-w-0 content-center gap-6">
        <div role="status" className="grid gap-3">
          <p className="font-bold text-3xl [font-stretch:112%]">Processing...</p>
          <SlidingBar />
        </div>
        {isUploading ? (
          <div className="grid max-w-lg gap-1.5">
            <p aria-hidden className="flex justify-between gap-4 text-[0.9375rem]">
              Uploading <span className="font-mono text-sm">{`${Math.floor(sent * 100)}%`}</span>
            </p>
            <Share label="Upload" value={sent} max={1} />
          </div>
        ) : (
          isBatch && (
            <div className="grid max-w-lg gap-1.5">
              <p
                role="status"
                className="text-[0.9375rem] text-ink-soft"
              >{`${through} of ${rows.length} CVs are through.`}</p>
              <Share label="CVs that are through" value={through} max={rows.length} />
            </div>
          )
        )}
        <ul className={cx("grid max-w-lg", isBatch ? "border-line border-t" : "gap-1.5")}>
          {rows.map((row) => (
            <li
              key={row.index}
              className={cx(
                "grid grid-cols-[1fr_auto] items-center gap-x-3",
                isBatch && "min-h-12 border-line border-b py-0.5",
                isBatch && cancel && task && "grid-cols-[1fr_auto_2.75rem]",
              )}
            >
              <div className="min-w-0">
                <p className="truncate font-mono text-sm" title={row.name}>
                  {row.name}
                </p>
                {row.error && row.stage !== "cancelled" && (
                  <p className="text-ink-soft text-sm leading-snug">{row.error}</p>
                )}
              </div>
              <RowBadge row={row} isEnding={isEnding(row.index)} />
              {isBatch && cancel && task && !hasEnded(row) && (
                <Button
                  look="quiet"
                  size="icon"
                  data-acts
                  className="size-11 justify-self-end"
                  aria-label={`Cancel ${row.name}`}
                  title={`Cancel ${row.name}`}
                  disabled={isEnding(row.index)}
                  onClick={({ currentTarget }) => {
                    pressed(currentTarget);
                    press(row.index);
                  }}
                >
                  <X aria-hidden />
                </Button>
              )}
            </li>
          ))}
        </ul>
        {isBatch && <Cancelled rows={rows} />}
        {cancel && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button look="outline" data-acts disabled={isEnding()} onClick={() => press()}>
              <X aria-hidden /> {isEnding() ? "Cancelling…" : isBatch ? "Cancel all" : "Cancel"}
            </Button>
            <p className="text-ink-soft text-sm">
              {isBatch
                ? "You may close this page: it goes on. What is through is kept; the credit of a cancelled CV comes back."
                : "You may close this page: it goes on. Cancelling gives the credit back."}
            </p>
          </div>
        )}
      </div>
    </div>
  );
}

/** What was pressed stays so until the server shows it, or says that it cannot be. */
function useCancelling(task: string, cancel: Cancel | null) {
  const [pressed, setPressed] = useState<{ task: string; file: number | undefined }[]>([]);
  const has = (file?: number) => pressed.some((one) => one.task === task && one.file === file);
  return {
    isEnding: (file?: number) => has(undefined) || (file !== undefined && has(file)),
    press: (file?: number) => {
      if (!cancel) return;
      const mine = { task, file };
      setPressed((before) => [...before, mine]);
      void cancel(file).then((isDone) => {
        if (!isDone) setPressed((before) => before.filter((one) => one !== mine));
      });
    },
  };
}

/** Tells who cannot see the rows which CVs are cancelled. */
function Cancelled({ rows }: { rows: Row[] }) {
  const names = rows.filter(({ stage }) => stage === "cancelled").map(({ name }) => name);
  return (
    <p role="status" className="sr-only">
      {names.length > 0 && `Cancelled: ${new Intl.ListFormat("en-GB").format(names)}.`}
    </p>
  );
}

/** As the worker tells it; a stage that is new to this page is work all the same. */
const stages: Record<string, string> = {
  reading: "Reading",
  correcting: "Correcting",
  tailoring: "Tailoring",
  layout: "Laying out",
  wording: "Wording",
};

function RowBadge({ row: { status, stage }, isEnding }: { row: Row; isEnding: boolean }) {
  if (stage === "cancelled") return <Badge>Cancelled</Badge>;
  if (status === "Completed") return <Badge tone="ok">Done</Badge>;
  if (hasEnded({ status })) return <Badge tone="danger">Failed</Badge>;
  if (isEnding) return <Badge>Cancelling…</Badge>;
  if (status === "Processing") return <Badge tone="active">{(stage && stages[stage]) || "Working"}</Badge>;
  return <Badge>Waiting</Badge>;
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
