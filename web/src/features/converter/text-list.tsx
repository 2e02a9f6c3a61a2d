import { Pencil, Plus, Undo2, X } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { cx } from "@/lib/cx";
import type { ReviewedFile } from "./decisions";
import { type CvText, type Entry, fieldAfter, foundIn, type Row, sectionsOf } from "./texts";
import type { FileReview } from "./use-review";
import type { Writing } from "./use-writing";
import { WordingEditor } from "./wording-editor";

type TextListProps = {
  file: ReviewedFile;
  review: FileReview;
  /** it stays while the document shows */
  isShown?: boolean;
  /** to where lines are put in their place */
  onFix: () => void;
};

/** Every text of the result in the document's order, to be written anew in place. */
export function TextList({ file, review, isShown = true, onFix }: TextListProps) {
  const [words, setWords] = useState("");
  const { writing } = review;
  const list = useRef<HTMLDivElement>(null);
  const lastAdd = useRef("");
  const [open, setOpen] = useState(() => [...writing.keys()].filter(isOfText).map(fieldOf));
  const { edits } = review.now;
  const drawn = useMemo(() => sectionsOf(file, edits, open, true), [file, edits, open]);
  const all = useSteady(drawn, isShown);
  const sections = all.filter(({ entries }) => entries.length > 0);
  const shown = foundIn(sections, words, open);
  const lacking = words.trim() ? [] : all.filter(({ entries }) => entries.length === 0);
  const written = (field: string, text: string | null) => {
    const { [field]: _, ...others } = edits;
    return { ...review.now, edits: text === null ? others : { ...others, [field]: text } };
  };
  const actions: Actions = {
    open,
    onOpen: (field) => setOpen((now) => [...now, field]),
    onAdd: (to, field) => {
      lastAdd.current = to;
      setOpen((now) => [...now, field]);
    },
    onClose: (field) => {
      writing.delete(nameOf(field));
      setOpen((now) => now.filter((other) => other !== field));
    },
    writing,
    onEdit: (field, text) => review.set(written(field, text)),
    onNext: (field, words) => {
      const next = fieldAfter(all, field, words);
      if (next) setOpen((now) => [...now, next]);
    },
    onRemove: (entry) => {
      const isOther = (field: string) => !field.startsWith(`${entry}.`);
      for (const field of open) if (!isOther(field)) writing.delete(nameOf(field));
      setOpen((now) => now.filter(isOther));
      review.set({
        ...review.now,
        edits: Object.fromEntries(Object.entries(edits).filter(([field]) => isOther(field))),
      });
    },
  };
  // What was added and is gone takes the focus with it: it goes back to the button that adds.
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows go when these change
  useEffect(() => {
    if (document.activeElement !== document.body || !lastAdd.current) return;
    list.current?.querySelector<HTMLElement>(`[data-adds="${CSS.escape(lastAdd.current)}"]`)?.focus();
  }, [open, edits]);
  return (
    <div ref={list} className="grid gap-6 focus-frame bg-surface p-4 sm:p-6">
      <Field
        type="search"
        label="Find a text"
        className="max-w-96"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <p className="-mt-2 max-w-[62ch] text-[0.9375rem] text-ink-soft">
        Words are written anew here. A line in the wrong place, or a post that was not seen as one, is mended
        without typing:{" "}
        <button type="button" className="text-link font-semibold pointer-coarse:min-h-11" onClick={onFix}>
          Fix reading
        </button>
      </p>
      {shown.length === 0 && <p className="text-ink-soft">{`No text holds “${words.trim()}”.`}</p>}
      {shown.map(({ name, entries, next }) => (
        <section key={name} aria-label={name} className="grid">
          <h3 className="border-line border-b pb-2 text-lg">{name}</h3>
          {entries.map((entry) => (
            <EntryTexts key={entry.field ?? "texts"} entry={entry} actions={actions} />
          ))}
          {next && <AddButton name={next.name} to={name} onAdd={() => actions.onAdd(name, next.field)} />}
        </section>
      ))}
      {lacking.length > 0 && (
        <section aria-label="What the CV does not have" className="grid gap-2">
          <h3 className="border-line border-b pb-2 text-lg">What the CV does not have</h3>
          <div className="flex flex-wrap gap-x-2">
            {lacking.map(
              ({ name, next }) =>
                next && (
                  <AddButton
                    key={next.field}
                    name={next.name}
                    to={name}
                    onAdd={() => actions.onAdd(name, next.field)}
                  />
                ),
            )}
          </div>
        </section>
      )}
    </div>
  );
}

type Sections = ReturnType<typeof sectionsOf>;

/** The entries where they stood when the list was opened: dates that are typed sort the document, not what is written in. */
function useSteady(sections: Sections, isShown: boolean): Sections {
  const places = useRef(new Map<string, number>());
  if (!isShown) places.current.clear();
  const placeOf = (entry: Entry): number => {
    const name = entry.field ?? "";
    const known = places.current.get(name) ?? places.current.size;
    places.current.set(name, known);
    return known;
  };
  return sections.map((section) => ({
    ...section,
    entries: section.entries
      .map((entry) => [placeOf(entry), entry] as const)
      .sort(([a], [b]) => a - b)
      .map(([, entry]) => entry),
  }));
}

/** What an editor of this list is called among those of the review. */
const nameOf = (field: string): string => `text ${field}`;
const isOfText = (name: string): boolean => name.startsWith("text ");
const fieldOf = (name: string): string => name.slice("text ".length);

type Actions = {
  /** fields that are being written */
  open: string[];
  onOpen: (field: string) => void;
  /** opens what is new, of a section or an entry */
  onAdd: (to: string, field: string) => void;
  onClose: (field: string) => void;
  /** null takes the own wording back */
  onEdit: (field: string, text: string | null) => void;
  /** goes on with what is added: its next field */
  onNext: (field: string, words: string) => void;
  /** takes back all of an entry that was added */
  onRemove: (entry: string) => void;
  writing: Writing;
};

/** What was not read, or is a picture, is typed; it counts as the user's own wording. */
function AddButton({ name, to, onAdd }: { name: string; to: string; onAdd: () => void }) {
  return (
    <Button look="quiet" size="sm" className="my-1 min-h-11 w-fit" data-adds={to} onClick={onAdd}>
      <Plus aria-hidden /> {name}
    </Button>
  );
}

function EntryTexts({ entry, actions }: { entry: Entry; actions: Actions }) {
  const { field, name, isLeft, isAdded, next, rows } = entry;
  const values = rows.flatMap(({ texts }) => texts).filter(({ value }) => value);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div className="border-line border-b py-3">
      {isAdded && <p className="px-2 pb-1 text-primary text-sm">Added by you; the CV does not have it.</p>}
      {isLeft ? (
        <p className="px-2 py-2.5 text-ink-soft">
          <span className="line-through">{name}</span> Left out
        </p>
      ) : (
        <dl className="grid gap-1">
          {rows.map((row) => (
            <RowTexts key={row.texts[0]?.field} row={row} actions={actions} />
          ))}
        </dl>
      )}
      {(next || isAdded || isLeft || values.length > 2) && (
        <div className="mt-1 flex flex-wrap gap-x-2 sm:ml-39">
          {next && !isLeft && (isAdded || values.length > 0) && (
            <AddButton
              name="Add a bullet"
              to={field ?? name}
              onAdd={() => actions.onAdd(field ?? name, next)}
            />
          )}
          {field !== null && isAdded && (
            <Button
              look="quiet"
              size="sm"
              className="my-1 min-h-11"
              aria-label={`Remove: ${name || "what was added"}`}
              onClick={() => actions.onRemove(field)}
            >
              <X aria-hidden /> Remove
            </Button>
          )}
          {field !== null && !isAdded && (isLeft || values.length > 2) && (
            <Button
              ref={button}
              look="quiet"
              size="sm"
              className="my-1 min-h-11"
              aria-label={`${isLeft ? "Put back" : "Leave out this entry"}: ${name}`}
              onClick={() => actions.onEdit(field, isLeft ? null : "")}
            >
              {isLeft ? <Undo2 aria-hidden /> : <X aria-hidden />}{" "}
              {isLeft ? "Put back" : "Leave out this entry"}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function RowTexts({ row, actions }: { row: Row; actions: Actions }) {
  const { label, shape, texts } = row;
  const isFlow = shape === "flow";
  // The editor of a single text says the same.
  const isWritten = texts.length === 1 && actions.open.includes(texts[0]?.field ?? "");
  return (
    <div className="grid gap-x-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <dt
        className={cx(
          "px-2 text-[0.9375rem] text-ink-soft max-sm:-mb-1.5 max-sm:pt-1 sm:py-2.5",
          isWritten && "invisible max-sm:hidden",
        )}
      >
        {texts.length > 1 ? `${label}s` : label}
      </dt>
      <dd className={cx("min-w-0", isFlow && "flex flex-wrap gap-x-1")}>
        {texts.map((text) => (
          <OneText key={text.field} text={text} row={row} actions={actions} />
        ))}
      </dd>
    </div>
  );
}

function OneText({ text, row, actions }: { text: CvText; row: Row; actions: Actions }) {
  const { field, value, base, isOwn } = text;
  const { label, shape } = row;
  const isEditing = actions.open.includes(field);
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) button.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  if (isEditing) {
    return (
      <div className="w-full px-2 py-2">
        <WordingEditor
          text={value}
          writing={actions.writing}
          name={nameOf(field)}
          label={label}
          shape={shape}
          onCancel={() => actions.onClose(field)}
          onSave={(words) => {
            actions.onClose(field);
            if (words !== value) actions.onEdit(field, words === base ? null : words);
            actions.onNext(field, words);
          }}
        />
      </div>
    );
  }
  const isMissing = !value && !isOwn;
  return (
    <div
      className={cx(
        "flex min-w-0 max-w-full items-start gap-1",
        isOwn && "-ml-0.5 border-primary border-l-2",
      )}
    >
      <button
        ref={button}
        type="button"
        onClick={() => actions.onOpen(field)}
        className={cx(
          "group flex min-h-11 min-w-0 items-start gap-2 rounded-md px-2 py-2.5 text-left leading-snug transition-colors duration-150 hover:bg-sunken",
          shape !== "flow" && "max-sm:grow max-sm:justify-between",
        )}
      >
        {isMissing ? (
          <span className="flex items-center gap-2 font-semibold text-[0.9375rem] text-primary">
            <Plus aria-hidden className="size-4.5" />
            <span>
              Add <span className="sr-only">{label}</span>
            </span>
          </span>
        ) : (
          <span className="min-w-0 max-w-[62ch] break-words">
            <span className="sr-only">{`Edit ${label}:`}</span>{" "}
            {value || <span className="text-ink-soft">Left out</span>}
          </span>
        )}
        {!isMissing && (
          <Pencil
            aria-hidden
            className="mt-0.5 size-4 shrink-0 text-ink-soft group-hover:text-primary group-focus-visible:text-primary"
          />
        )}
      </button>
      {isOwn && (
        <Button
          look="quiet"
          size="sm"
          className="min-h-11 shrink-0"
          aria-label={value ? `Take back: ${label} ${value}` : `Put back: ${label} ${base}`.trim()}
          onClick={() => {
            actions.onEdit(field, null);
            button.current?.focus();
          }}
        >
          <Undo2 aria-hidden /> <span className="max-sm:hidden">{value ? "Take back" : "Put back"}</span>
        </Button>
      )}
    </div>
  );
}
