import { useQuery } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { useNextFocus } from "@/lib/use-next-focus";
import type { ReviewedFile } from "./decisions";
import { gestures, nameFor } from "./gestures";
import { inOrder } from "./line-order";
import { textOf } from "./line-words";
import type { Mark, SourceLine } from "./marks";
import { sourceQuery } from "./source-query";
import type { FileReview } from "./use-review";

type SaidLinesProps = { taskId: string; file: ReviewedFile; review: FileReview };

/** What the user said of lines under Fix reading: a change like any other, and taken back like one. */
export function SaidLines({ taskId, file, review }: SaidLinesProps) {
  const runs = runsOf(review.marks);
  const box = useRef<HTMLElement>(null);
  const goOn = useNextFocus(box);
  const source = useQuery({ ...sourceQuery(taskId, file.index, file.revision), enabled: runs.length > 0 });
  if (runs.length === 0) return null;
  const lines = source.data?.lines ?? [];
  return (
    <section ref={box} aria-labelledby="said-lines" className="pb-6">
      <h3 id="said-lines" className="flex items-center gap-2.5 border-line border-b py-2 text-lg">
        What you said of lines <span className="font-mono text-ink-soft text-sm">{runs.length}</span>
      </h3>
      <ul>
        {runs.map((run) => {
          const [name, words] = [meaningOf(run, lines), wordsOf(run, lines)];
          return (
            <li
              key={JSON.stringify(run)}
              className="flex items-start justify-between gap-x-4 border-line border-b py-2"
            >
              <p className="min-w-0 py-2 text-[0.9375rem] [overflow-wrap:anywhere]">
                <span className="font-semibold">{name}</span>
                {words && `: ${words}`}{" "}
                <span className="whitespace-nowrap text-ink-soft text-sm">{placeOf(run)}</span>
              </p>
              <Button
                look="quiet"
                size="sm"
                className="min-h-11 shrink-0"
                aria-label={`Take back: ${name}, ${placeOf(run)}`}
                data-acts
                onClick={({ currentTarget }) => {
                  goOn(currentTarget);
                  review.mend(without(review.marks, run));
                }}
              >
                <Undo2 aria-hidden /> Take back
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What is said without some marks; what is said of lines in an order goes back with them to the first one. */
const without = (marks: Mark[], run: Mark[]): Mark[] =>
  run[0]?.as === "order" ? [...marks, inOrder(1)] : marks.filter((mark) => !run.includes(mark));

/** Marks that were made at once: the same is said of lines that follow each other, or more words are added. */
export function runsOf(marks: Mark[]): Mark[][] {
  const runs: Mark[][] = [];
  for (const mark of marks) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && mark.line === last.line + 1 && goesOn(run[0] as Mark, last, mark)) run.push(mark);
    else runs.push([mark]);
  }
  return runs;
}

/** Words that begin somewhere are a decision of their own; a whole line, or words added, may go on with the last. */
const goesOn = (first: Mark, last: Mark, { as, part, add, section, entry }: Mark): boolean =>
  (as === "join" && !part && as !== first.as) ||
  (as === last.as &&
    section === last.section &&
    entry === last.entry &&
    as !== "heading" &&
    as !== "start" &&
    (add || (!part && !last.part)));

function meaningOf([first]: Mark[], lines: SourceLine[]): string {
  if (!first) return "";
  if (first.as === "order") return "Lines in another order";
  const section = first.section ?? lines[first.line]?.section ?? "";
  const gesture = gestures.find(({ as }) => as === first.as);
  const name = gesture ? nameFor(gesture, section) : first.as;
  return first.section && gesture?.section === "ask" ? `${name} to ${first.section}` : name;
}

const wordsOf = (run: Mark[], lines: SourceLine[]): string => {
  const words = run.map(({ line, part }) => part ?? (lines[line] ? textOf(lines[line]) : "")).filter(Boolean);
  return words.length > 2 ? `“${words[0]}” … “${words.at(-1)}”` : words.map((one) => `“${one}”`).join(" ");
};

function placeOf(run: Mark[]): string {
  if (run[0]?.as === "order") return "all lines";
  const [first, last] = [run[0]?.line ?? 0, run.at(-1)?.line ?? 0];
  return first === last ? `line ${first + 1}` : `lines ${first + 1} to ${last + 1}`;
}
