import { useState } from "react";
import { Button } from "@/components/ui/button";
import { cx } from "@/lib/cx";
import { ChangeItem } from "./change-item";
import { allNotes, decide, editableText, isDecidable, isRejected, type ReviewedFile } from "./decisions";
import type { FileReview } from "./use-review";

const kinds: Record<string, string> = {
  spelling: "Spelling",
  grammar: "Grammar",
  perspective: "Person",
  order: "Order",
  "left-out": "Left out",
  shortened: "Shortened",
  summary: "Summary",
  edited: "Your wording",
  truth: "Truth check",
  reading: "Reading",
  advice: "For you to check",
};

/** Every note as a before/after comparison, grouped by kind, with its reason; to accept, reject or write anew. */
export function ChangesView({ file, review }: { file: ReviewedFile; review: FileReview }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const notes = allNotes(file);
  const known = Object.keys(kinds);
  const groups = [...new Set(notes.map((note) => note.kind))]
    .sort((a, b) => known.indexOf(a) - known.indexOf(b))
    .map((kind) => [kind, notes.filter((note) => note.kind === kind)] as const);
  if (notes.length === 0) {
    return (
      <p className="text-ink-soft">Nothing was changed. The CV was only brought into the standard layout.</p>
    );
  }
  const filter = groups.some(([kind]) => kind === chosen) ? chosen : null;
  const shown = groups.filter(([kind]) => filter === null || kind === filter);
  const decidable = shown.flatMap(([, group]) => group).filter(isDecidable);
  const all = filter === null ? "all" : "all shown";
  const rejectAll = () => {
    const next = decide(review.now, review.held, decidable, true);
    review.set(filter === null ? { ...next, edits: {} } : next);
  };
  return (
    <div className="grid gap-8">
      <div className="grid gap-4">
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">Kind of change</legend>
          <Filter name="All" count={notes.length} active={filter === null} onChoose={() => setChosen(null)} />
          {groups.map(([kind, group]) => (
            <Filter
              key={kind}
              name={kinds[kind] ?? kind}
              count={group.length}
              active={filter === kind}
              onChoose={() => setChosen(filter === kind ? null : kind)}
            />
          ))}
        </fieldset>
        {decidable.length > 0 && (
          <div className="flex flex-wrap gap-3">
            <Button look="outline" onClick={rejectAll}>
              {`Reject ${all}`}
            </Button>
            <Button
              look="outline"
              onClick={() => review.set(decide(review.now, review.held, decidable, false))}
            >
              {`Accept ${all}`}
            </Button>
          </div>
        )}
      </div>
      {shown.map(([kind, group]) => (
        <section key={kind} aria-label={kinds[kind] ?? kind} className="grid gap-3">
          <h3 className="flex items-baseline gap-2.5 text-lg">
            {kinds[kind] ?? kind}{" "}
            <span className="font-mono font-normal text-ink-soft text-sm">{group.length}</span>
          </h3>
          <ul className="border-line border-t">
            {group.map((note) => {
              const own = note.field ? review.now.edits[note.field] : undefined;
              return (
                <ChangeItem
                  key={note.id}
                  note={note}
                  rejected={isRejected(note, review.now)}
                  text={editableText(file, note, review.now.edits)}
                  ownText={own !== undefined && own !== review.held.edits[note.field ?? ""] ? own : null}
                  onDecide={(reject) => review.set(decide(review.now, review.held, [note], reject))}
                  onEdit={(text) =>
                    note.field &&
                    review.set({ ...review.now, edits: { ...review.now.edits, [note.field]: text } })
                  }
                />
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Filter({
  name,
  count,
  active,
  onChoose,
}: {
  name: string;
  count: number;
  active: boolean;
  onChoose: () => void;
}) {
  return (
    <button
      type="button"
      aria-pressed={active}
      onClick={onChoose}
      className={cx(
        "flex min-h-11 items-center gap-2 rounded-md border px-3 font-semibold text-[0.9375rem] transition-colors duration-150",
        active
          ? "border-primary bg-primary text-on-primary"
          : "border-edge bg-surface hover:border-primary hover:text-primary",
      )}
    >
      {name} <span className="font-mono font-normal text-sm">{count}</span>
    </button>
  );
}
