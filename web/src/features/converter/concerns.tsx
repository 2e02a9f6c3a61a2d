import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { cx } from "@/lib/cx";
import { doubtsOf } from "@/lib/doubts";
import { CheckPanel } from "./check-panel";
import type { ReviewedFile } from "./decisions";
import { DoubtPanel, useDoubted } from "./doubt-panel";
import { leftOut, linesText } from "./left-out";
import { LeftOutPanel } from "./left-out-panel";
import type { FileReview } from "./use-review";

type ConcernsProps = {
  taskId: string;
  file: ReviewedFile;
  review: FileReview;
  disabled: boolean;
  onFix: () => void;
};

/**
 * What to look at before the document goes out: beside it where there is room; above it, in one line that opens, where
 * there is not, so that the document is in sight. What the job asks for and the document lacks is said in any case.
 */
export function Concerns({ taskId, file, review, disabled, onFix }: ConcernsProps) {
  const { rows, lines } = leftOut(file, review.now);
  const { lost, doubted } = useDoubted(taskId, file, review.marks);
  const checks = doubtsOf(file).length + lost.length + doubted; // as the list of a batch counts them
  const [isChosen, setChosen] = useState<boolean | null>(null);
  const isOpen = isChosen ?? rows.some(({ isAsked }) => isAsked);
  const said = [lines > 0 && `${linesText(lines)} left out`, checks > 0 && `${checks} to check`].filter(
    Boolean,
  );
  return (
    // What is said of lines makes other texts of them: until they are read, none can be written.
    <aside
      inert={review.isMending}
      className={cx(
        "no-print grid gap-3 xl:sticky xl:top-20 xl:order-2 xl:max-h-[calc(100dvh-6rem)] xl:w-80 xl:shrink-0 xl:overflow-y-auto",
        said.length === 0 && "hidden",
      )}
    >
      {said.length > 0 && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setChosen(!isOpen)}
          className={cx(
            "flex min-h-11 items-center justify-between gap-x-4 rounded-md border-l-4 bg-surface px-4 text-left font-semibold text-[0.9375rem] xl:hidden",
            lines > 0 ? "border-danger" : "border-mark",
          )}
        >
          {said.join(", ")}
          <ChevronDown
            aria-hidden
            className={cx("size-4.5 shrink-0 text-primary transition-transform", isOpen && "rotate-180")}
          />
        </button>
      )}
      <div className={cx("grid gap-3", !isOpen && "max-xl:hidden")}>
        <LeftOutPanel file={file} review={review} disabled={disabled || review.isMending} />
        <DoubtPanel lost={lost} doubted={doubted} onFix={onFix} />
        <CheckPanel taskId={taskId} file={file} review={review} />
      </div>
    </aside>
  );
}
