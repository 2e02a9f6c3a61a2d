import { Undo2 } from "lucide-react";
import { Button } from "@/components/ui/button";
import { decide, type ReviewedFile } from "./decisions";
import { leftLines } from "./left-entries";
import type { Note } from "./result-queries";
import { placeAt, sectionOf } from "./texts";
import type { FileReview } from "./use-review";

/** So many places are named. */
const few = 3;

/** Lines that the limits left out of what the document prints, to be put back at once. */
export function LeftLinesPanel({ file, review }: { file: ReviewedFile; review: FileReview }) {
  const notes = leftLines(file, review.now);
  if (notes.length === 0) return null;
  return (
    <section
      aria-label="Lines left out"
      className="no-print flex flex-wrap items-center justify-between gap-x-4 rounded-md border-danger border-l-4 bg-surface py-0.5 pr-2 pl-4"
    >
      <p className="min-w-0 flex-1 basis-60 py-1.5 text-[0.9375rem]">
        {`${notes.length} lines are left out by the length or the limits: ${placesOf(file, notes)}`}
      </p>
      <Button
        look="quiet"
        size="sm"
        className="shrink-0 pointer-coarse:min-h-11"
        disabled={review.isMending}
        aria-label={`Put ${notes.length} lines back`}
        onClick={() => review.set(decide(review.now, review.held, notes, true))}
      >
        <Undo2 aria-hidden /> Put all back
      </Button>
    </section>
  );
}

/** "Site Engineer (9), Profile (2)". */
function placesOf({ original }: ReviewedFile, notes: Note[]): string {
  const counts = new Map<string, number>();
  for (const { field = "" } of notes) {
    const entry = /^\w+\[\d+\]/.exec(field)?.[0] ?? "";
    const head = ["title", "name", "degree", "heading"].map((key) => placeAt(original, `${entry}.${key}`));
    const place = (entry && head.find(Boolean)) || sectionOf(field) || "others";
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  const named = [...counts].sort((a, b) => b[1] - a[1]).map(([place, count]) => `${place} (${count})`);
  return [...named.slice(0, few), ...(named.length > few ? [`${named.length - few} more places`] : [])].join(
    ", ",
  );
}
