import { Redo2, RotateCcw, Undo2 } from "lucide-react";
import { Fragment, useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { cx } from "@/lib/cx";
import { type Entry, type Gesture, gesturesFor, isBeyond, newIn, type Part, sectionsFor } from "./marks";
import { WordStrip } from "./word-strip";

/** A gesture that lacks its section, with the entries that may be meant in its place. */
export type Asked = { gesture: Gesture; entries: Entry[] };

type GestureBarProps = {
  /** the chosen words, or all of the chosen lines */
  text: string;
  /** how many lines are chosen, and the first of them */
  count: number;
  above: number;
  asking: Asked | null;
  /** of the chosen lines, where they are few */
  words: string[];
  part: Part | null;
  onPart: (part: Part | null) => void;
  isSeveral: boolean;
  onSeveral: () => void;
  /** chooses all lines of the entry */
  onWholeEntry: () => void;
  /** what a gesture is called for the chosen lines */
  nameOf: (gesture: Gesture) => string;
  /** whether something stands in its place already that the words can be added to */
  canAdd: (gesture: Gesture) => boolean;
  onAdd: (gesture: Gesture) => void;
  /** what became of the last gesture */
  told: string;
  onGesture: (gesture: Gesture, section?: string, entry?: number) => void;
  onStopAsking: () => void;
  canUndo: boolean;
  canRedo: boolean;
  isMarked: boolean;
  undo: () => void;
  redo: () => void;
  forget: () => void;
};

/** One row on a phone, where bar and lines share the screen. */
const row = "flex min-w-0 gap-1.5 max-sm:-mx-3 max-sm:overflow-x-auto max-sm:px-3 sm:flex-wrap";

/** What the chosen line can be made, each with its key. On a narrow screen it stands above the lines. */
export function GestureBar(props: GestureBarProps) {
  const { text, count, asking, words, part, onPart, isSeveral, onSeveral, onWholeEntry, nameOf, onGesture } =
    props;
  return (
    <div className="grid grid-cols-1 gap-2.5 rounded-md border border-edge bg-surface p-3 max-sm:gap-1.5 max-sm:p-2 lg:shadow-paper">
      <div className="flex items-center justify-between gap-x-3">
        <p className="min-w-0 truncate text-[0.9375rem]" title={text}>
          <span className="text-ink-soft">{count > 1 && !part ? "These are: " : "This is: "}</span>
          <span className="font-semibold">{count > 1 && !part ? `${count} lines` : text}</span>
        </p>
        <div className="flex shrink-0 gap-1.5">
          <Key letter="a" name="Whole entry" onPress={onWholeEntry} />
          <Key letter="s" name="Several lines" isOn={isSeveral} onPress={onSeveral} />
        </div>
      </div>
      {words.length > 1 && !asking && (
        <WordStrip key={words.join(" ")} words={words} part={part} onPart={onPart} />
      )}
      {part && !asking && (
        <p className="text-ink-soft text-sm">
          Only these words are meant.{" "}
          <button type="button" className="underline pointer-coarse:min-h-11" onClick={() => onPart(null)}>
            {count > 1 ? "Choose the whole lines" : "Choose the whole line"}
          </button>{" "}
          (Esc)
        </p>
      )}
      {asking ? (
        <Choice {...props} asking={asking} />
      ) : (
        <fieldset className={row}>
          <legend className="sr-only">What this line is</legend>
          {gesturesFor(text).map((gesture) => (
            <Fragment key={gesture.key}>
              <Key
                letter={gesture.key}
                name={nameOf(gesture)}
                isOff={part !== null && isBeyond(gesture, part)}
                onPress={() => onGesture(gesture)}
              />
              {props.canAdd(gesture) && (
                <Key
                  letter={`⇧${gesture.key}`}
                  name={`Add to ${nameOf(gesture).toLowerCase()}`}
                  shown="Add"
                  onPress={() => props.onAdd(gesture)}
                />
              )}
            </Fragment>
          ))}
        </fieldset>
      )}
      {!asking && <History {...props} />}
      <p
        role="status"
        className={cx("truncate text-sm leading-snug", !props.told && "sr-only")}
        title={props.told}
      >
        {props.told}
      </p>
      {!props.told && !asking && (
        <p className="text-ink-soft text-sm leading-snug max-sm:hidden pointer-coarse:hidden">
          <Letter letter="j" /> <Letter letter="k" /> line, <Letter letter="←" /> <Letter letter="→" /> words,{" "}
          <Letter letter="⇧" /> more of them, <Letter letter="n" /> next to look at
        </p>
      )}
    </div>
  );
}

function History({ canUndo, canRedo, isMarked, undo, redo, forget }: GestureBarProps) {
  return (
    <div className="flex items-center gap-x-1 border-line border-t pt-2 sm:flex-wrap">
      <Button look="quiet" size="sm" disabled={!canUndo} onClick={undo} aria-keyshortcuts="z">
        <Undo2 aria-hidden /> Undo <Letter letter="z" />
      </Button>
      <Button look="quiet" size="sm" disabled={!canRedo} onClick={redo} aria-keyshortcuts="Shift+z">
        <Redo2 aria-hidden /> Redo <Letter letter="⇧z" />
      </Button>
      <Button look="quiet" size="sm" disabled={!isMarked} onClick={forget} aria-keyshortcuts="c">
        <RotateCcw aria-hidden /> As read <Letter letter="c" />
      </Button>
    </div>
  );
}

const ofEntries = "As text of";

type Choices = [key: string, name: string, act: () => void][];

/** Where lines are moved to, all at once: text of an entry, a new entry, a section. */
function choicesFor({ asking, above, onGesture }: GestureBarProps & { asking: Asked }): [string, Choices][] {
  const { gesture, entries } = asking;
  const isMove = gesture.as === "move";
  const listed = sectionsFor(gesture).map(([key, name]): Choices[number] => {
    const isNew = isMove && newIn(name) !== undefined;
    return [key, (isNew && newIn(name)) || name, () => onGesture(gesture, name, isNew ? above : undefined)];
  });
  if (!isMove) return [["", listed]];
  const isNew = (_: unknown, at: number) => newIn(sectionsFor(gesture)[at]?.[1] ?? "") !== undefined;
  return [
    [
      ofEntries,
      entries.map(({ section, line, name }, at) => [
        at < 9 ? `${at + 1}` : "",
        name,
        () => onGesture(gesture, section, line),
      ]),
    ],
    ["As something new", listed.filter(isNew)],
    ["In the section", listed.filter((one, at) => !isNew(one, at))],
  ];
}

/** Each by its letter; Esc leaves the line as it is. */
function Choice(props: GestureBarProps & { asking: Asked }) {
  const { asking, above, onStopAsking } = props;
  const box = useRef<HTMLFieldSetElement>(null);
  const nearest = Math.max(
    0,
    asking.entries.findLastIndex(
      ({ line, section }) => line < above && section === asking.entries[0]?.section,
    ),
  );
  useEffect(
    () =>
      box.current?.querySelectorAll<HTMLElement>("[data-choice]")[nearest]?.focus({ preventScroll: true }),
    [nearest],
  );
  const groups = choicesFor(props).filter(([, choices]) => choices.length > 0);
  return (
    <fieldset
      ref={box}
      aria-label={question(asking)}
      className="grid min-w-0 gap-2"
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const choice = groups.flatMap(([, choices]) => choices).find(([key]) => key === event.key);
        if (event.key === "Escape") onStopAsking();
        else if (choice) choice[2]();
        else return;
        event.preventDefault();
      }}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
        <p className="text-[0.9375rem]">{question(asking)}</p>
        <Key letter="Esc" name="Cancel" onPress={onStopAsking} />
      </div>
      {groups.map(([name, choices]) => (
        <div key={name} className="grid min-w-0 gap-1">
          {name && <p className="text-ink-soft text-sm">{name}</p>}
          <div className={cx(row, name === ofEntries && "sm:grid sm:grid-cols-2")}>
            {choices.map(([key, label, act]) => (
              <Key key={key + label} letter={key} name={label} isChoice onPress={act} />
            ))}
          </div>
        </div>
      ))}
    </fieldset>
  );
}

function question({ gesture }: Asked): string {
  if (gesture.as === "start") return "An entry of which section starts here?";
  return gesture.as === "heading" ? "A heading of which section?" : "Move to where?";
}

type KeyProps = {
  letter: string;
  name: string;
  shown?: string;
  isOn?: boolean;
  isOff?: boolean;
  /** one of the answers to a question */
  isChoice?: boolean;
  onPress: () => void;
};

function Key({ letter, name, shown, isOn, isOff, isChoice, onPress }: KeyProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      data-choice={isChoice}
      aria-disabled={isOff}
      aria-keyshortcuts={letter || undefined}
      aria-pressed={isOn}
      title={name}
      aria-label={shown && name}
      className={cx(
        "flex min-h-9 pointer-coarse:min-h-11 shrink-0 items-center gap-1.5 rounded-md border border-edge px-2 text-sm",
        "transition-colors duration-150 hover:border-primary hover:text-primary aria-pressed:border-primary aria-pressed:text-primary",
        "aria-disabled:cursor-not-allowed aria-disabled:opacity-55",
      )}
    >
      {letter && <Letter letter={letter} />} <span className="max-w-60 truncate">{shown ?? name}</span>
    </button>
  );
}

const Letter = ({ letter }: { letter: string }) => (
  <kbd
    aria-hidden
    className="rounded-sm bg-sunken px-1.5 font-mono text-ink-soft text-xs uppercase max-sm:hidden pointer-coarse:hidden"
  >
    {letter}
  </kbd>
);
