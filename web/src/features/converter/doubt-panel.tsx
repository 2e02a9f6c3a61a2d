import { useQuery } from "@tanstack/react-query";
import { Button } from "@/components/ui/button";
import type { ReviewedFile } from "./decisions";
import { textsOf } from "./evidence";
import { asTold, wantsLook } from "./line-state";
import { textOf } from "./line-words";
import type { Mark } from "./marks";
import { sourceQuery } from "./source-query";

/** The lines of the CV that found no place, and how many were read with doubt, as far as that can be mended. */
export function useDoubted(
  taskId: string,
  file: ReviewedFile,
  marks: Mark[],
): { lost: string[]; doubted: number } {
  const source = useQuery(sourceQuery(taskId, file.index, file.revision));
  const lines = source.data?.markable ? asTold(source.data.lines, marks, textsOf(file.document)) : [];
  const lost = lines.filter(({ state }) => state === "lost").map(textOf);
  return { lost, doubted: lines.filter(wantsLook).length - lost.length };
}

type DoubtPanelProps = { lost: string[]; doubted: number; onFix: () => void };

/** So many lines are told; the rest is a number, so that the document stays in sight. */
const told = 4;

/** Says which lines of the CV found no place, and how many are doubted, and leads to where that is mended. */
export function DoubtPanel({ lost, doubted, onFix }: DoubtPanelProps) {
  if (lost.length + doubted === 0) return null;
  return (
    <section
      aria-label="Reading"
      className="no-print flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-md border-mark border-l-4 bg-surface px-4 py-2"
    >
      <div className="grid min-w-0 flex-1 basis-60 gap-1.5 text-[0.9375rem]">
        <p>
          <span className="font-semibold">{said(lost.length, doubted)}</span> Beside the original a click puts
          a line where it belongs; nothing is typed.
        </p>
        {lost.length > 0 && (
          <ul aria-label="Lines to check" className="grid gap-0.5 text-ink-soft">
            {lost.slice(0, told).map((line, index) => (
              <li key={index} className="truncate" title={line}>{`“${line}”`}</li>
            ))}
            {lost.length > told && <li>{`and ${lost.length - told} more`}</li>}
          </ul>
        )}
      </div>
      <Button look="outline" onClick={onFix}>
        Fix reading
      </Button>
    </section>
  );
}

function said(lost: number, doubted: number): string {
  const linesOf = (count: number) => `${count} ${count === 1 ? "line" : "lines"} of the CV`;
  const were = `${doubted === 1 ? "was" : "were"} read with doubt`;
  if (lost === 0) return `${linesOf(doubted)} ${were}.`;
  return `${linesOf(lost)} found no place${doubted > 0 ? `, ${doubted} more ${were}` : ""}.`;
}
