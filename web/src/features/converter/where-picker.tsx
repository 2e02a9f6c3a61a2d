import { X } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { cx } from "@/lib/cx";
import { distanceOf, nameOfEntry, nearestOf, type Target } from "./entries";
import { type Gesture, isListed, newIn, sectionsFor } from "./gestures";

/** What stands under the name: no section, but lines can be moved there. */
export const headline = "Headline";

/** A gesture that lacks its section, with the entries that may be meant in its place. */
export type Asked = { gesture: Gesture; targets: Target[] };

type WherePickerProps = Asked & {
  /** the line that it is about, and its section */
  from: number;
  section: string;
  onChoose: (section: string, entry?: number) => void;
  onCancel: () => void;
};

/** What is asked of a gesture. */
function questionOf({ as, isEach }: Gesture): string {
  if (as === "move") return "Move to where?";
  if (isEach) return "Each is an entry of which section?";
  return as === "start" ? "An entry of which section starts here?" : "A heading of which section?";
}

/** Which section, or where to: a few letters and Enter. A single letter chooses nothing: the next one would be taken for a gesture. */
export function WherePicker(props: WherePickerProps) {
  const { gesture, targets, from, section, onChoose, onCancel } = props;
  const question = questionOf(gesture);
  const isMove = gesture.as === "move";
  return (
    <Places
      question={question}
      hint={isMove ? "A few letters, or a number" : "A few letters"}
      places={isMove ? placesOf(props) : sectionPlaces(gesture, onChoose)}
      nearest={isMove ? nearestOf(targets, from, section)?.head.path : undefined}
      onCancel={onCancel}
    />
  );
}

function Question({ text, onCancel }: { text: string; onCancel: () => void }) {
  return (
    <div className="flex items-center justify-between gap-x-3 pl-3">
      <p className="min-w-0 font-semibold text-[0.9375rem]">{text}</p>
      <button
        type="button"
        aria-label="Cancel"
        onClick={onCancel}
        className="grid size-9 shrink-0 place-items-center pointer-coarse:size-11 text-ink-soft hover:text-primary [&_svg]:size-4"
      >
        <X aria-hidden />
      </button>
    </div>
  );
}

type Place = { key: string; number: string; name: string; where: string; group: string; act: () => void };

const linesOf = (count: number) => `${Math.abs(count)} ${Math.abs(count) === 1 ? "line" : "lines"}`;

const whereIs = (away: number): string =>
  away === 0 ? "here" : `${linesOf(away)} ${away < 0 ? "above" : "below"}`;

/** So many entries stand above the sections: those that are nearest. */
const nearFirst = 3;

/** Every place that lines can go to: the entries that are nearest, the sections by name, and then the other entries. */
function placesOf({ gesture, targets, from, section, onChoose }: WherePickerProps): Place[] {
  const nearest = nearestOf(targets, from, section)?.head.path;
  const away = (target: Target) => Math.abs(distanceOf(target, from));
  const byDistance = targets.toSorted(
    (a, b) => Number(b.head.path === nearest) - Number(a.head.path === nearest) || away(a) - away(b),
  );
  const entries = byDistance.map((target): Place => {
    const { head, line, number } = target;
    return {
      key: head.path,
      number: String(number),
      name: nameOfEntry(head),
      where: `${head.label}, ${whereIs(distanceOf(target, from))}`,
      group: "As text of",
      act: () => onChoose(head.section, line),
    };
  });
  const inSection = "In the section";
  const sections = sectionsFor(gesture).flatMap((name): Place[] => {
    const made = newIn(name);
    const whole = { key: name, number: "", name, where: "", group: inSection, act: () => onChoose(name) };
    if (made === undefined) return [whole];
    const one = {
      ...whole,
      key: `${name} new`,
      name: made,
      where: name,
      group: "As something new",
      act: () => onChoose(name, from),
    };
    return isListed(name) ? [one, whole] : [one];
  });
  return [
    ...entries.slice(0, nearFirst),
    ...sections.filter(({ group }) => group === inSection),
    {
      key: headline,
      number: "",
      name: headline,
      where: "under the name",
      group: inSection,
      act: () => onChoose(headline),
    },
    ...sections.filter(({ group }) => group === "As something new"),
    ...entries.slice(nearFirst),
  ];
}

/** The sections that a gesture can be about. */
const sectionPlaces = (gesture: Gesture, onChoose: WherePickerProps["onChoose"]): Place[] =>
  sectionsFor(gesture).map((name) => ({
    key: name,
    number: "",
    name,
    where: "",
    group: "",
    act: () => onChoose(name),
  }));

const isNumber = (words: string) => /^\d+$/.test(words);

/**
 * The places that have what is typed at the beginning of a word: sections of that name before entries that begin so ("inter"
 * is "Interests", and not the course "Intermediate"); a number is that of an entry.
 */
function placesFor(places: Place[], words: string): Place[] {
  const typed = words.trim().toLowerCase();
  if (!typed) return places;
  if (isNumber(typed)) return places.filter(({ number }) => number.startsWith(typed));
  const begins = new RegExp(`(^|[^\\p{L}\\p{N}])${escaped(typed)}`, "u");
  const rank = ({ number, name }: Place) => {
    if (!name.toLowerCase().startsWith(typed)) return 0;
    return number === "" ? 2 : 1;
  };
  return places
    .filter(({ name, where }) => begins.test(`${name} ${where}`.toLowerCase()))
    .toSorted((a, b) => rank(b) - rank(a));
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

type PlacesProps = {
  question: string;
  hint: string;
  places: Place[];
  /** the place that is chosen already, until something is typed */
  nearest: string | undefined;
  onCancel: () => void;
};

/** The places that there are: one is chosen already, others by their number or a few letters. */
function Places({ question, hint, places, nearest, onCancel }: PlacesProps) {
  const [words, setWords] = useState("");
  const [moved, setMoved] = useState<number | null>(null);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const shown = placesFor(places, words);
  const preset = words
    ? 0
    : Math.max(
        0,
        shown.findIndex(({ key }) => key === nearest),
      );
  const active = Math.min(moved ?? preset, shown.length - 1);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest" });
  });
  const type = (next: string) => {
    setWords(next);
    setMoved(null);
    const only = isNumber(next) ? placesFor(places, next) : [];
    if (only.length === 1) only[0]?.act();
  };
  return (
    <fieldset aria-label={question} className="grid min-h-0 min-w-0 grid-rows-[auto_auto_1fr]">
      <Question text={question} onCancel={onCancel} />
      <input
        role="combobox"
        aria-label={hint}
        aria-expanded
        aria-controls={`${id}-list`}
        aria-activedescendant={shown[active] && `${id}-${active}`}
        autoComplete="off"
        spellCheck={false}
        placeholder={`${hint}; Enter`}
        // biome-ignore lint/a11y/noAutofocus: the question was asked by a key, and is answered by keys
        autoFocus
        value={words}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.key === "Escape") onCancel();
          else if (event.key === "Enter") shown[active]?.act();
          else if (event.key === "ArrowDown") setMoved(Math.min(active + 1, shown.length - 1));
          else if (event.key === "ArrowUp") setMoved(Math.max(active - 1, 0));
          else return;
          event.preventDefault();
        }}
        className="mx-2 mb-1 min-h-9 rounded-sm border border-edge bg-surface px-2 text-sm pointer-coarse:min-h-11"
      />
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label="Places"
        tabIndex={-1}
        className="min-h-0 overflow-y-auto px-1.5 pb-1.5 text-sm"
      >
        {shown.map((place, at) => (
          <div key={place.key} className="contents">
            {place.group && place.group !== shown[at - 1]?.group && (
              <p aria-hidden className="px-1.5 pt-1 text-ink-soft text-xs">
                {place.group}
              </p>
            )}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the box above */}
            <div
              id={`${id}-${at}`}
              role="option"
              tabIndex={-1}
              aria-selected={at === active}
              onClick={place.act}
              className={cx(
                "flex min-h-7.5 cursor-pointer items-center gap-2 rounded-sm px-1.5 hover:bg-sunken pointer-coarse:min-h-11",
                at === active && "bg-sunken outline-2 outline-primary -outline-offset-2",
              )}
            >
              <span className="w-5 shrink-0 text-right font-mono text-ink-soft text-xs">{place.number}</span>
              <span className="min-w-0 flex-1 truncate">{place.name}</span>
              {place.where && <span className="shrink-0 text-ink-soft text-xs">{place.where}</span>}
            </div>
          </div>
        ))}
        {shown.length === 0 && <p className="px-1.5 py-1 text-ink-soft">No place has these letters.</p>}
      </div>
    </fieldset>
  );
}
