import { Undo2 } from "lucide-react";
import { Button } from "@/components/ui/button";
import { decide, type ReviewedFile } from "./decisions";
import { cutsOf } from "./evidence";
import type { FileReview } from "./use-review";

type CutPanelProps = {
  file: ReviewedFile;
  review: FileReview;
  disabled: boolean;
};

/** What the limits took out of the document although the job asks for it, each to be put back at once. */
export function CutPanel({ file, review, disabled }: CutPanelProps) {
  const cuts = cutsOf(file, review.now);
  if (cuts.length === 0) return null;
  return (
    <section
      aria-label="Left out, although the job asks for it"
      className="no-print grid gap-2 rounded-md border-danger border-l-4 bg-surface px-4 py-4 sm:px-6"
    >
      <h3 className="flex items-baseline gap-2.5 text-lg">
        Left out, although the job asks for it
        <span className="font-mono font-normal text-ink-soft text-sm">{cuts.length}</span>
      </h3>
      <ul>
        {cuts.map(({ requirement, said, notes }) => (
          <li
            key={requirement}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-b py-2 last:border-b-0"
          >
            <div className="min-w-0 flex-1 basis-60 break-words">
              <p className="font-semibold text-[0.9375rem]">{requirement}</p>
              <p className="text-[0.9375rem] text-ink-soft">
                {said !== requirement && `“${said}” `}
                {notes[0]?.reason}
              </p>
            </div>
            <Button
              look="outline"
              size="sm"
              className="min-h-11 shrink-0"
              disabled={disabled}
              aria-label={`Put back: ${requirement}`}
              onClick={() => review.set(decide(review.now, review.held, notes, true))}
            >
              <Undo2 aria-hidden /> Put back
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
