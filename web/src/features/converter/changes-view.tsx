import { Check, ChevronDown, Undo2 } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { cx } from "@/lib/cx";
import type { Note } from "@/lib/result-queries";
import { useNextFocus } from "@/lib/use-next-focus";
import { changeGroups } from "./change-groups";
import { ChangeItem } from "./change-item";
import {
  allNotes,
  editableText,
  isDecidable,
  isLeaving,
  isRejected,
  type ReviewedFile,
  textAt,
} from "./decisions";
import { isLeftSkill, LeftSkills } from "./left-skills";
import { isForList } from "./list-keys";
import { useDeciding } from "./use-deciding";
import type { FileReview } from "./use-review";

const kinds: Record<string, string> = {
  spelling: "Spelling",
  grammar: "Grammar",
  perspective: "Person",
  order: "Order",
  "left-out": "Left out",
  hidden: "Taken out (blind CV)",
  shortened: "Shortened",
  wording: "Wording",
  summary: "Summary",
  civilian: "In civilian words",
  edited: "Your wording",
  truth: "Truth check",
  reading: "Reading",
  advice: "For you to check",
  option: "Options without effect",
};

/** So many of one post are shown at first. */
const first = 8;

/** Every note as a before/after comparison where it stands in the CV; to accept, reject or write anew. */
export function ChangesView({ file, review }: { file: ReviewedFile; review: FileReview }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const notes = useMemo(() => allNotes(file), [file]);
  const filter = notes.some(({ kind }) => kind === chosen) ? chosen : null;
  const { edits } = review.now;
  const shown = useMemo(
    () => notes.filter(({ kind }) => filter === null || kind === filter),
    [notes, filter],
  );
  const groups = useMemo(() => changeGroups(file, edits, shown), [file, edits, shown]);
  const { make, makeAll, left } = useDeciding(review, notes);
  const list = useRef<HTMLElement>(null);
  const goOn = useNextFocus(list);
  useListKeys(list, (id, reject) => {
    const note = shown.find((candidate) => candidate.id === id);
    if (note && isDecidable(note)) make([note], reject && !isRejected(note, review.now)); // R takes itself back
  });
  if (notes.length === 0) {
    return (
      <p className="text-ink-soft">Nothing was changed. The CV was only brought into the standard layout.</p>
    );
  }
  const decidable = shown.filter(isDecidable);
  const rejected = shown.filter((note) => isRejected(note, review.now)).length;
  const all = filter === null ? "all" : "all shown";
  const item = (note: Note) => {
    const own = note.field ? edits[note.field] : undefined;
    return (
      <ChangeItem
        key={note.id}
        note={note}
        kind={filter === null ? (kinds[note.kind] ?? note.kind) : null}
        rejected={isRejected(note, review.now)}
        text={editableText(file, note, edits)}
        read={note.field ? textAt(file.original, note.field) : null}
        ownText={own !== undefined && own !== review.held.edits[note.field ?? ""] ? own : null}
        writing={review.writing}
        onDecide={(reject, button) => {
          goOn(button);
          make([note], reject);
        }}
        onEdit={(text) =>
          note.field && review.set({ ...review.now, edits: { ...edits, [note.field]: text } })
        }
      />
    );
  };
  const skills = (some: Note[]) => (
    <LeftSkills
      key="left skills"
      notes={some}
      isBack={(note) => isRejected(note, review.now)}
      onDecide={(notes, isBack, button) => {
        goOn(button);
        make(notes, isBack);
      }}
    />
  );
  return (
    <section ref={list} aria-label="Changes" className="grid gap-x-8">
      <p className="no-print pb-2 text-ink-soft text-sm max-sm:hidden">
        Keys: <Letter name="J" /> next, <Letter name="K" /> back, <Letter name="A" /> accept,{" "}
        <Letter name="R" /> reject or put back
      </p>
      <Kinds
        notes={notes}
        chosen={filter}
        onChoose={setChosen}
        isTaken={(note) => isRejected(note, review.now)}
        onDecide={makeAll}
      />
      <div className="no-print z-10 -mx-1 flex flex-wrap items-center gap-x-3 gap-y-2 bg-canvas px-1 py-3 [@media(min-height:600px)]:sticky [@media(min-height:600px)]:top-16">
        <p className="min-w-24 flex-1 text-[0.9375rem] text-ink-soft leading-snug">
          {countText(shown.length, rejected)}
        </p>
        {decidable.length > 0 && (
          <div className="flex gap-2 sm:gap-3">
            <Button look="outline" className="max-sm:px-3" onClick={() => makeAll(decidable, true)}>
              {`Reject ${all}`}
            </Button>
            <Button look="outline" className="max-sm:px-3" onClick={() => makeAll(decidable, false)}>
              {`Accept ${all}`}
            </Button>
          </div>
        )}
        <p role="status" className="basis-full text-[0.9375rem] empty:hidden">
          {left && (
            <>
              {left.text}{" "}
              <button type="button" className="text-link min-h-11" onClick={left.decide}>
                {left.count === 1 ? "That one too" : "These too"}
              </button>
            </>
          )}
        </p>
      </div>
      {groups.map((group) => (
        <details key={group.name} open className="group under-bars pb-4">
          <summary className="flex min-h-11 items-center gap-2.5 border-line border-b py-2 [&::-webkit-details-marker]:hidden">
            <ChevronDown
              aria-hidden
              className="size-4.5 shrink-0 text-primary transition-transform duration-150 group-not-open:-rotate-90"
            />
            <h3 className="text-lg">{group.name}</h3>
            <span className="font-mono text-ink-soft text-sm">{group.count}</span>
          </summary>
          {group.parts.map((part) => (
            <Part key={part.name} name={part.name} notes={part.notes} item={item} skills={skills} />
          ))}
        </details>
      ))}
    </section>
  );
}

/**
 * The keys of the list while its tab is shown: J and K go from row to row, A and R decide about the row, and lead to
 * the first one where there is none yet.
 */
function useListKeys(
  list: RefObject<HTMLElement | null>,
  decideOn: (id: string | undefined, reject: boolean) => void,
) {
  const latest = useRef(decideOn);
  latest.current = decideOn;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key } = event;
      if (!isForList(event) || !list.current || list.current.closest("[hidden], [inert]")) return;
      const rows = [...list.current.querySelectorAll<HTMLElement>("details[open] [data-note]")];
      const at = rows.findIndex((row) => row.contains(document.activeElement));
      if (key === "j") rows[at + 1]?.focus();
      else if (key === "k") rows[Math.max(0, at - 1)]?.focus();
      else if (key !== "a" && key !== "r") return;
      else if (at < 0) rows[0]?.focus();
      else latest.current(rows[at]?.dataset.note, key === "r");
      event.preventDefault();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [list]);
}

const Letter = ({ name }: { name: string }) => (
  <kbd className="rounded-sm bg-sunken px-1.5 font-mono text-xs">{name}</kbd>
);

type PartProps = {
  name: string;
  notes: Note[];
  item: (note: Note) => ReactNode;
  /** the skills that a limit leaves out */
  skills: (notes: Note[]) => ReactNode;
};

/** The changes of one post; of many only the first ones until the others are asked for. */
function Part({ name, notes: all, item, skills }: PartProps) {
  const [isOpen, setOpen] = useState(false);
  const left = all.filter(isLeftSkill);
  const isMany = left.length > 1;
  const notes = isMany ? all.filter((note) => !isLeftSkill(note)) : all;
  const isLong = notes.length > first + 2;
  return (
    <>
      {name && (
        <h4 className="flex items-baseline gap-2.5 pt-3 font-semibold text-[0.9375rem] leading-snug">
          {name} <span className="font-mono font-normal text-ink-soft text-sm">{all.length}</span>
        </h4>
      )}
      <ul>
        {(isLong && !isOpen ? notes.slice(0, first) : notes).map(item)}
        {isMany && skills(left)}
      </ul>
      {isLong && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="text-link min-h-11 w-fit font-semibold"
        >
          {isOpen ? "Show fewer" : `Show all ${notes.length}`}
        </button>
      )}
    </>
  );
}

const countText = (shown: number, rejected: number): string =>
  [`${shown} ${shown === 1 ? "change" : "changes"}`, rejected > 0 && `${rejected} rejected`]
    .filter(Boolean)
    .join(", ");

type KindsProps = {
  notes: Note[];
  chosen: string | null;
  onChoose: (kind: string | null) => void;
  /** the user took it back */
  isTaken: (note: Note) => boolean;
  /** takes all of a kind back, or accepts them again */
  onDecide: (notes: Note[], reject: boolean) => void;
};

/** What kinds of change there are, to see one of them; in one line on a phone. */
function Kinds({ notes, chosen, onChoose, isTaken, onDecide }: KindsProps) {
  const known = Object.keys(kinds);
  const counts = [...new Set(notes.map(({ kind }) => kind))]
    .sort((a, b) => known.indexOf(a) - known.indexOf(b))
    .map((kind) => [kind, notes.filter((note) => note.kind === kind)] as const);
  return (
    <fieldset className="-m-1 flex gap-2 p-1 max-sm:overflow-x-auto sm:flex-wrap">
      <legend className="sr-only">Kind of change</legend>
      <Filter name="All" count={notes.length} active={chosen === null} onChoose={() => onChoose(null)} />
      {counts.map(([kind, some]) => (
        <div key={kind} className="flex shrink-0">
          <Filter
            name={kinds[kind] ?? kind}
            count={some.length}
            active={chosen === kind}
            onChoose={() => onChoose(chosen === kind ? null : kind)}
          />
          <WholeKind name={kinds[kind] ?? kind} notes={some.filter(isDecidable)} {...{ isTaken, onDecide }} />
        </div>
      ))}
    </fieldset>
  );
}

type WholeKindProps = Pick<KindsProps, "isTaken" | "onDecide"> & { name: string; notes: Note[] };

/** Takes all of a kind back in one click, or accepts them again; where some are taken back, either can be meant. */
function WholeKind({ name, notes, isTaken, onDecide }: WholeKindProps) {
  const box = useRef<HTMLElement>(null);
  const goOn = useNextFocus(box);
  const [back, again] = notes.every(isLeaving)
    ? ["put every one back", "leave every one out"]
    : ["take every one back", "accept every one"];
  const acts = [
    { reject: true, act: back, icon: <Undo2 aria-hidden className="size-4.5" /> },
    { reject: false, act: again, icon: <Check aria-hidden className="size-4.5" /> },
  ].filter(({ reject }) => notes.some((note) => isTaken(note) !== reject));
  return (
    <span ref={box} className="flex">
      {acts.map(({ reject, act, icon }) => (
        <button
          key={act}
          type="button"
          data-acts
          aria-label={`${name}: ${act}`}
          title={`${name}: ${act}`}
          onClick={({ currentTarget }) => {
            goOn(currentTarget);
            onDecide(notes, reject);
          }}
          className="-ml-px grid min-h-11 w-11 place-items-center border border-edge bg-surface text-ink-soft transition-colors duration-150 last:rounded-r-md hover:border-primary hover:text-primary"
        >
          {icon}
        </button>
      ))}
    </span>
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
        "flex min-h-11 shrink-0 items-center gap-2 rounded-md border px-3 font-semibold text-[0.9375rem] transition-colors duration-150",
        active
          ? "border-primary bg-primary text-on-primary"
          : "border-edge bg-surface hover:border-primary hover:text-primary",
      )}
    >
      {name} <span className="font-mono font-normal text-sm">{count}</span>
    </button>
  );
}
