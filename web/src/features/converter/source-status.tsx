import { ArrowDown, Redo2, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { decide, type ReviewedFile } from "./decisions";
import { leftOut, linesText } from "./left-out";
import { wantsLook } from "./line-state";
import type { SourceLine } from "./marks";
import type { FileReview } from "./use-review";

type SourceStatusProps = {
  file: ReviewedFile;
  review: FileReview;
  lines: SourceLine[];
  /** how many entries lack what others of their kind have */
  lacking: number;
  /** to the next line to look at */
  onNext: () => void;
  /** what was left out is put back: the keys go on from the list */
  onBack: () => void;
  undo: () => void;
  redo: () => void;
  /** what is shown */
  children: ReactNode;
};

/** What is true where no line is doubted. */
function settled(lacking: number, isCut: boolean): string {
  if (lacking > 0)
    return `No line is to be checked, but ${lacking === 1 ? "1 entry is" : `${lacking} entries are`} incomplete.`;
  return isCut ? "No line is to be checked." : "Every line has found its place.";
}

/** How well the lines were read; what a limit left out is no misreading, and says so. */
export function SourceStatus({
  file,
  review,
  lines,
  lacking,
  onNext,
  onBack,
  undo,
  redo,
  children,
}: SourceStatusProps) {
  const look = lines.filter(wantsLook).length;
  const left = leftOut(file, review.now);
  return (
    <div className="grid shrink-0 gap-0.5">
      <div className="flex min-h-10 items-center gap-x-2 gap-y-1 max-lg:flex-wrap">
        <p role="status" className="min-w-0 text-[0.9375rem] leading-tight">
          {review.isReading ? (
            // in place of the number, which is of the reading before: nothing below moves for it
            <span className="text-ink-soft">Reading again…</span>
          ) : look === 0 ? (
            settled(lacking, left.rows.length > 0)
          ) : (
            <>
              <span className="font-semibold">{look === 1 ? "1 line" : `${look} lines`}</span> to check
            </>
          )}
        </p>
        {look > 0 && (
          <Button
            look="quiet"
            size="sm"
            className="px-2"
            onClick={onNext}
            title="To the next line to check (N)"
          >
            <ArrowDown aria-hidden /> <span className="max-sm:sr-only">Next line</span>
          </Button>
        )}
        <div className="ml-auto flex flex-wrap items-center justify-end gap-1">
          <Button
            look="quiet"
            size="icon"
            className="size-9"
            disabled={!review.canUndo}
            aria-label="Undo"
            title="Undo (Z)"
            aria-keyshortcuts="z"
            onClick={undo}
          >
            <Undo2 aria-hidden />
          </Button>
          <Button
            look="quiet"
            size="icon"
            className="size-9"
            disabled={!review.canRedo}
            aria-label="Redo"
            title="Redo (Shift+Z)"
            aria-keyshortcuts="Shift+z"
            onClick={redo}
          >
            <Redo2 aria-hidden />
          </Button>
          {children}
        </div>
      </div>
      {left.rows.length > 0 && (
        <p className="flex min-w-0 flex-wrap items-center gap-x-2 text-ink-soft text-sm">
          <span className="min-w-0 grow basis-32 truncate">
            {`${linesText(left.lines)} of the CV ${left.lines === 1 ? "is" : "are"} left out of the document`}
          </span>
          <button
            type="button"
            className="text-link inline-flex shrink-0 items-center gap-1 font-semibold pointer-coarse:min-h-11"
            disabled={review.isMending}
            onClick={() => {
              review.set(decide(review.now, review.held, left.notes, true));
              onBack();
            }}
          >
            <Undo2 aria-hidden className="size-4" /> Put all back
          </button>
        </p>
      )}
    </div>
  );
}
