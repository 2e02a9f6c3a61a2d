import { Undo2 } from "lucide-react";
import { Button } from "@/components/ui/button";
import { decide, type ReviewedFile } from "./decisions";
import { type LeftEntry, leftEntries } from "./left-entries";
import type { FileReview } from "./use-review";

type Row = { text: string; name: string; entries: LeftEntry[] };

/** So many are named. */
const few = 2;

/** Whole posts and courses that the limits left out of the document, each to be put back at once. */
export function LeftPanel({ file, review }: { file: ReviewedFile; review: FileReview }) {
  const left = leftEntries(file, review.now);
  const [only] = left;
  if (!only) return null;
  const putBack = (entries: LeftEntry[]) => {
    const notes = entries.flatMap((one) => one.notes);
    review.set(decide(review.now, review.held, notes, true));
  };
  const rowOf = (one: LeftEntry, text: string): Row => ({
    text,
    name: `Put back: ${one.name}`,
    entries: [one],
  });
  const all = {
    text: `${left.length} entries are left out by the length or the limits`,
    name: `Put all ${left.length} back`,
    entries: left,
  };
  const rows =
    left.length === 1
      ? [rowOf(only, `Left out by the limits: ${only.name}`)]
      : [all, ...left.slice(0, few).map((one) => rowOf(one, one.name))];
  return (
    <section
      aria-label="Left out whole"
      className="no-print rounded-md border-danger border-l-4 bg-surface px-4 py-0.5"
    >
      <ul>
        {rows.map(({ text, name, entries }) => (
          <li key={name} className="flex items-center justify-between gap-x-4">
            <p className="min-w-0 sm:truncate text-[0.9375rem]" title={text}>
              {text}
            </p>
            <Button
              look="quiet"
              size="sm"
              className="shrink-0 pointer-coarse:min-h-11"
              disabled={review.isMending}
              aria-label={name}
              onClick={() => putBack(entries)}
            >
              <Undo2 aria-hidden /> {entries.length > 1 ? "Put all back" : "Put back"}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
