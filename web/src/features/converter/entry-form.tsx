import { X } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import {
  type DateRange,
  months,
  type Period,
  type Point,
  periodOf,
  seasons,
  wordsOfPeriod,
  writtenPeriod,
} from "./dates";
import { editableText, type ReviewedFile } from "./decisions";
import { type Head, nameOfEntry } from "./entries";
import { addable, fieldsOf, hasBullets, labelOf, nextOf, placeAt, sectionOf } from "./texts";
import { problemOfDates, problemOfPeriod } from "./typed-dates";
import type { FileReview } from "./use-review";
import type { Writing } from "./use-writing";

/** What is known of a person, whose fields are typed as those of an entry are. */
export const person = "person";

/** The texts of a line that is in no entry. */
export const loose = "line";

/** Under which name what is typed is kept while another tab is open. */
const nameOf = (field: string) => `type ${field}`;

/** Puts words into a field, to be saved. */
export const offerWords = (writing: Writing, field: string, words: string) =>
  writing.set(nameOf(field), words);

const ofEntry = new RegExp(`^type (person|(?:${Object.keys(addable).join("|")})\\[\\d+\\])\\.`);

/** The entry that something is being typed into; undefined = none. */
export const writtenEntry = (writing: Writing): string | undefined =>
  [...writing.keys()].flatMap((name) => ofEntry.exec(name)?.[1] ?? [])[0];

/** Half the width of a phone cuts what is one long word. */
const isLong = (field: string): boolean => /\.(email|url)$/.test(field);

const inputStyle =
  "min-h-8.5 min-w-0 rounded-sm border border-edge bg-surface px-2 text-sm hover:border-ink-soft pointer-coarse:min-h-11";

type EntryFormProps = {
  file: ReviewedFile;
  review: FileReview;
  heads: Head[];
  /** the entry to begin with, "work[2]", and the field of it */
  path: string;
  focus: string;
  /** those of the line that is in no entry */
  texts: string[];
  onClose: () => void;
  /** told what was typed */
  onSaved: (labels: string[]) => void;
  /** to where every text is written by hand */
  onEdit: () => void;
};

/** What an entry holds as a field each, and one more bullet: what the lines lack or have wrong is typed here. */
export function EntryForm({
  file,
  review,
  heads,
  path: first,
  focus,
  texts,
  onClose,
  onSaved,
  onEdit,
}: EntryFormProps) {
  const [path, setPath] = useState(first);
  const box = useRef<HTMLFormElement>(null);
  const [, redraw] = useState(0);
  const [problems, setProblems] = useState<Record<string, string | undefined>>({}); // of dates, by their field
  const [isTried, setTried] = useState(false); // what is half typed is not wrong yet
  const { edits } = review.now;
  const { writing } = review;
  useEffect(() => {
    const wanted = box.current?.querySelector<HTMLElement>(
      `[data-field="${CSS.escape(`${first}.${focus}`)}"]`,
    );
    (wanted ?? box.current?.querySelector<HTMLElement>("[data-field]"))?.focus({ preventScroll: true });
    wanted?.scrollIntoView?.({ block: "nearest" });
  }, [first, focus]);
  const own = Object.keys(edits);
  const bullets = `${path}.highlights[`;
  const bullet = `${bullets}${nextOf(bullets, own)}]`;
  const fields =
    path === loose
      ? texts.map((field) => ({ field, label: labelOf(field), shape: "line" as const }))
      : fieldsOf(path);
  const now = (field: string): string =>
    editableText(file, { field }, edits) ?? edits[field] ?? placeAt(file.original, field) ?? "";
  const typed = (field: string): string => writing.get(nameOf(field)) ?? (field === bullet ? "" : now(field));
  const write = (field: string, text: string) => {
    if (text === (field === bullet ? "" : now(field))) writing.delete(nameOf(field));
    else writing.set(nameOf(field), text);
    redraw((times) => times + 1);
  };
  /** What is wrong with dates: as they were chosen, or as they were typed before another tab was open. */
  const problemOf = (field: string): string | undefined =>
    problems[field] ?? (writing.has(nameOf(field)) ? problemOfDates(typed(field)) : undefined);
  const writeDates = (field: string, text: string, problem: string | undefined) => {
    const isAsRead = text === now(field) && problem === problemOfDates(text); // what the CV says itself stays
    setProblems((all) => ({ ...all, [field]: isAsRead ? undefined : problem }));
    write(field, text);
  };
  const forget = () => {
    for (const name of [...writing.keys()]) if (name.startsWith("type ")) writing.delete(name);
  };
  const save = () => {
    const wrong = fields.find(({ field, shape }) => shape === "dates" && problemOf(field));
    setTried(wrong !== undefined);
    if (wrong) {
      box.current?.querySelector<HTMLElement>(`[data-field="${CSS.escape(wrong.field)}"]`)?.focus();
      return;
    }
    const all = [...fields, { field: bullet, label: "Bullet" }];
    const changed = all.filter(({ field }) => writing.has(nameOf(field)));
    const words = changed.map(({ field }) => [field, typed(field).trim()] as const);
    forget();
    if (words.length > 0) review.set({ ...review.now, edits: { ...edits, ...Object.fromEntries(words) } });
    onSaved(changed.map(({ label }) => label));
  };
  const close = () => {
    forget();
    onClose();
  };
  const newOnes = ["work", "education", "projects"].map(
    (key) => [`${key}[${nextOf(`${key}[`, own)}]`, addable[key]?.[0] ?? ""] as const,
  );
  return (
    <form
      ref={box}
      aria-label="Type what is missing"
      className="grid min-h-0 min-w-0 grid-rows-[auto_1fr_auto]"
      onSubmit={(event) => {
        event.preventDefault();
        if (!review.isMending) save();
      }}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === "Escape") close();
        // In a text field Enter saves; after "present", where no year follows, it would only open the list.
        if (
          event.key === "Enter" &&
          event.target instanceof HTMLSelectElement &&
          event.target.value === "present"
        ) {
          event.preventDefault();
          event.currentTarget.requestSubmit();
        }
      }}
    >
      <div className="flex items-center gap-2 p-2 pr-0 pb-1">
        <select
          aria-label="Of what"
          value={path}
          onChange={(event) => setPath(event.target.value)}
          className={`${inputStyle} w-full font-semibold`}
        >
          {texts[0] && <option value={loose}>{`This line: ${sectionOf(texts[0]) ?? "text"}`}</option>}
          <option value={person}>Personal details</option>
          {heads.map((head) => (
            <option key={head.path} value={head.path}>{`${head.label}: ${nameOfEntry(head)}`}</option>
          ))}
          {newOnes.map(([field, name]) => (
            <option key={field} value={field}>
              {name}
            </option>
          ))}
        </select>
        <button
          type="button"
          aria-label="Cancel"
          onClick={close}
          className="grid size-9 shrink-0 place-items-center pointer-coarse:size-11 text-ink-soft hover:text-primary [&_svg]:size-4"
        >
          <X aria-hidden />
        </button>
      </div>
      <div className="grid min-h-0 grid-cols-2 content-start gap-x-2 gap-y-1 overflow-y-auto px-2 pb-1">
        {fields.map(({ field, label, shape }) =>
          shape === "dates" ? (
            <DatesField
              key={field}
              field={field}
              value={typed(field)}
              range={rangeAt(file, field)}
              isRead={!writing.has(nameOf(field)) && !(field in edits)}
              problem={isTried ? problemOf(field) : undefined}
              onChange={(text, problem) => writeDates(field, text, problem)}
            />
          ) : (
            <Labelled key={field} label={label} className={isLong(field) ? "max-sm:col-span-2" : undefined}>
              <input
                data-field={field}
                value={typed(field)}
                autoComplete="off"
                maxLength={4000}
                onChange={(event) => write(field, event.target.value)}
                className={`${inputStyle} w-full`}
              />
            </Labelled>
          ),
        )}
        {hasBullets(path) && (
          <Labelled label="One more bullet">
            <input
              data-field={bullet}
              value={typed(bullet)}
              autoComplete="off"
              maxLength={4000}
              onChange={(event) => write(bullet, event.target.value)}
              className={`${inputStyle} w-full`}
            />
          </Labelled>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-3 p-2 pt-1">
        <Button type="submit" size="sm" disabled={review.isMending}>
          {review.isMending ? "Reading…" : "Save"}
        </Button>
        <button type="button" className="text-sm underline pointer-coarse:min-h-11" onClick={onEdit}>
          All other texts
        </button>
      </div>
    </form>
  );
}

/** The dates of an entry as they were read. */
function rangeAt(file: ReviewedFile, field: string): DateRange | undefined {
  let node: unknown = file.original;
  for (const key of field.match(/\w+/g) ?? []) node = (node as Record<string, unknown> | undefined)?.[key];
  return node as DateRange | undefined;
}

function Labelled({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: React.ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is its child
    <label className={`grid min-w-0 gap-0.5 ${className ?? ""}`}>
      <span className="text-ink-soft text-xs">{label}</span>
      {children}
    </label>
  );
}

type DatesFieldProps = {
  field: string;
  value: string;
  range: DateRange | undefined;
  /** it is as it was read */
  isRead: boolean;
  /** what is wrong with what was typed */
  problem: string | undefined;
  onChange: (words: string, problem: string | undefined) => void;
};

/** A period by month and year, with what was read of it. */
function DatesField({ field, value, range, isRead, problem, onChange }: DatesFieldProps) {
  const [period, setPeriod] = useState<Period>(() =>
    isRead ? periodOf(range) : (writtenPeriod(value) ?? periodOf(undefined)),
  );
  const id = useId();
  const set = (change: Partial<Period>) => {
    const next = { ...period, ...change };
    setPeriod(next);
    onChange(wordsOfPeriod(next), problemOfPeriod(next));
  };
  return (
    <fieldset
      className="col-span-2 grid min-w-0 gap-0.5"
      aria-describedby={problem ? `${id}-problem` : undefined}
    >
      <legend className="sr-only">Dates</legend>
      <span
        aria-hidden
        className="truncate text-ink-soft text-xs"
      >{`Dates${value ? `: ${value}` : ""}`}</span>
      <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-1">
        <PointField
          id={`${id}-from`}
          name="From"
          field={field}
          isWrong={problem !== undefined}
          point={period.from}
          onChange={(from) => set({ from })}
        />
        <span aria-hidden>–</span>
        <PointField
          id={`${id}-to`}
          name="To"
          isWrong={problem !== undefined}
          point={period.to}
          isPresent={period.isPresent}
          onChange={(to, isPresent = false) => set({ to, isPresent })}
        />
      </div>
      {problem && (
        <p id={`${id}-problem`} role="alert" className="text-danger text-sm">
          {problem}
        </p>
      )}
    </fieldset>
  );
}

type PointFieldProps = {
  id: string;
  name: string;
  field?: string;
  isWrong: boolean;
  point: Point;
  /** it may be the present, and is */
  isPresent?: boolean;
  onChange: (point: Point, isPresent?: boolean) => void;
};

function PointField({ name, field, isWrong, point, isPresent, onChange }: PointFieldProps) {
  return (
    <div className="flex min-w-0 gap-1">
      <select
        data-field={field}
        aria-label={`${name}: month`}
        aria-invalid={isWrong || undefined}
        value={isPresent ? "present" : point.month}
        onChange={({ target }) =>
          onChange(
            target.value === "present" ? { month: "", year: "" } : { ...point, month: target.value },
            target.value === "present",
          )
        }
        className={`${inputStyle} flex-1`}
      >
        <option value="">month</option>
        {isPresent !== undefined && <option value="present">present</option>}
        {months.map((month, at) => (
          <option key={month} value={String(at + 1)}>
            {month}
          </option>
        ))}
        {seasons.map((season) => (
          <option key={season} value={season}>
            {season}
          </option>
        ))}
      </select>
      {!isPresent && (
        <input
          aria-label={`${name}: year`}
          aria-invalid={isWrong || undefined}
          placeholder="year"
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
          value={point.year}
          onChange={({ target }) => onChange({ ...point, year: target.value.replace(/\D/g, "") }, false)}
          className={`${inputStyle} w-16 shrink-0`}
        />
      )}
    </div>
  );
}
