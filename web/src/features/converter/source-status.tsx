import { ArrowDown, Undo2 } from "lucide-react";
import { Button } from "@/components/ui/button";
import { allNotes, decide, isRejected, type ReviewedFile } from "./decisions";
import { type SourceLine, wantsLook } from "./marks";
import type { FileReview } from "./use-review";

type SourceStatusProps = {
  file: ReviewedFile;
  review: FileReview;
  lines: SourceLine[];
  isMending: boolean;
  /** to the next line to look at */
  onNext: () => void;
};

/** How well the lines were read; what a limit left out is no misreading, and says so. */
export function SourceStatus({ file, review, lines, isMending, onNext }: SourceStatusProps) {
  const look = lines.filter(wantsLook).length;
  const cuts = allNotes(file).filter((note) => note.kind === "left-out" && !isRejected(note, review.now));
  const cut = new Set(cuts.flatMap((note) => note.lines ?? [])).size;
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center gap-x-3">
        <p role="status" className="text-[0.9375rem]">
          {look === 0 ? (
            "Every line has found its place."
          ) : (
            <>
              <span className="font-semibold">{look === 1 ? "1 line" : `${look} lines`}</span> to look at
            </>
          )}
          {isMending && <span className="text-ink-soft"> Reading again…</span>}
        </p>
        {look > 0 && (
          <Button
            look="quiet"
            size="sm"
            className="pointer-coarse:min-h-11"
            onClick={onNext}
            aria-keyshortcuts="n"
          >
            <ArrowDown aria-hidden /> Next
          </Button>
        )}
      </div>
      {cut > 0 && cuts.length > 0 && (
        <p className="text-[0.9375rem] text-ink-soft">
          {`${cut === 1 ? "1 line is" : `${cut} lines are`} read well and left out by the length or the limits.`}{" "}
          <button
            type="button"
            className="text-link inline-flex items-center gap-1 font-semibold pointer-coarse:min-h-11"
            onClick={() => review.set(decide(review.now, review.held, cuts, true))}
          >
            <Undo2 aria-hidden className="size-4" /> Put all back
          </button>
        </p>
      )}
    </div>
  );
}
