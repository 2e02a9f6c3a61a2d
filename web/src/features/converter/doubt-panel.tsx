import { useQuery } from "@tanstack/react-query";
import { Button } from "@/components/ui/button";
import type { ReviewedFile } from "./decisions";
import { textsOf } from "./evidence";
import { asTold, type Mark, wantsLook } from "./marks";
import { sourceQuery } from "./source-query";

/** How many lines of the CV found no place or were read with doubt, as far as that can be mended. */
export function useDoubted(
  taskId: string,
  file: ReviewedFile,
  marks: Mark[],
): { lost: number; doubted: number } {
  const source = useQuery(sourceQuery(taskId, file.index, file.revision));
  const lines = source.data?.markable ? asTold(source.data.lines, marks, textsOf(file.document)) : [];
  const lost = lines.filter(({ state }) => state === "lost").length;
  return { lost, doubted: lines.filter(wantsLook).length - lost };
}

type DoubtPanelProps = { lost: number; doubted: number; onFix: () => void };

/** Says that lines of the CV are doubted or found no place, and leads to where that is mended. */
export function DoubtPanel({ lost, doubted, onFix }: DoubtPanelProps) {
  if (lost + doubted === 0) return null;
  return (
    <section
      aria-label="Reading"
      className="no-print flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-md border-mark border-l-4 bg-surface px-4 py-2"
    >
      <p className="min-w-0 flex-1 basis-60 text-[0.9375rem]">
        <span className="font-semibold">{said(lost, doubted)}</span> Beside the original a click puts a line
        where it belongs; nothing is typed.
      </p>
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
