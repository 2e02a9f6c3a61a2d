import { Redo2, RotateCcw, Undo2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { cx } from "@/lib/cx";
import {
  asRead,
  type Entry,
  type Gesture,
  gestures,
  isBeyond,
  type Part,
  partText,
  type SourceLine,
  sectionsFor,
  textOf,
} from "./marks";
import { WordStrip } from "./word-strip";

/** A gesture that lacks its section; where that is known, the entry of it. */
export type Asked = { gesture: Gesture; section?: string; entries: Entry[] };

type GestureBarProps = {
  line: SourceLine | undefined;
  /** how many lines are chosen, and the first of them */
  count: number;
  above: number;
  asking: Asked | null;
  words: string[];
  part: Part | null;
  onPart: (part: Part | null) => void;
  isSeveral: boolean;
  onSeveral: () => void;
  /** chooses all lines of the entry */
  onWholeEntry: () => void;
  /** what a gesture is called for the chosen lines */
  nameOf: (gesture: Gesture) => string;
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
  const { line, count, asking, words, part, onPart, isSeveral, onSeveral, onWholeEntry, nameOf, onGesture } =
    props;
  const whole = line && textOf(line);
  return (
    <div className="grid grid-cols-1 gap-2.5 rounded-md border border-edge bg-surface p-3 max-sm:gap-1.5 max-sm:p-2 lg:shadow-paper">
      <div className="flex items-center justify-between gap-x-3">
        <p className="min-w-0 truncate text-[0.9375rem]" title={whole}>
          <span className="text-ink-soft">{count > 1 ? "These are: " : "This is: "}</span>
          <span className="font-semibold">
            {count > 1 ? `${count} lines` : line && part ? partText(line, part) : whole}
          </span>
        </p>
        <div className="flex shrink-0 gap-1.5">
          <Key letter="a" name="Whole entry" onPress={onWholeEntry} />
          <Key letter="s" name="Several lines" isOn={isSeveral} onPress={onSeveral} />
        </div>
      </div>
      {words.length > 1 && count === 1 && !asking && (
        <WordStrip key={whole} words={words} part={part} onPart={onPart} />
      )}
      {part && !asking && (
        <p className="text-ink-soft text-sm">
          Only these words are meant.{" "}
          <button type="button" className="underline pointer-coarse:min-h-11" onClick={() => onPart(null)}>
            Choose the whole line
          </button>{" "}
          (Esc)
        </p>
      )}
      {asking ? (
        <Choice key={asking.section ?? ""} {...props} asking={asking} />
      ) : (
        <fieldset className={row}>
          <legend className="sr-only">What this line is</legend>
          {gestures.map((gesture) => (
            <Key
              key={gesture.key}
              letter={gesture.key}
              name={nameOf(gesture)}
              isOff={part !== null && isBeyond(gesture, part)}
              onPress={() => onGesture(gesture)}
            />
          ))}
        </fieldset>
      )}
      <History {...props} />
      <p
        role="status"
        className={cx("truncate text-sm leading-snug", !props.told && "sr-only")}
        title={props.told}
      >
        {props.told}
      </p>
      {!props.told && (
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

const newEntry = "n";

/** The sections, then the entries of one, by their letters; Esc leaves the line as it is. */
function Choice({ asking, above, count, onGesture, onStopAsking }: GestureBarProps & { asking: Asked }) {
  const { gesture, section, entries } = asking;
  const box = useRef<HTMLFieldSetElement>(null);
  const nearest = Math.max(
    0,
    entries.findLastIndex(({ line }) => line < above),
  );
  useEffect(
    () => box.current?.querySelectorAll("button")[nearest]?.focus({ preventScroll: true }),
    [nearest],
  );
  const choices: [key: string, name: string, act: () => void][] = section
    ? [
        ...entries.map(({ line, name }, at): (typeof choices)[number] => [
          "123456789abcdefghijklm"[at] ?? "",
          name,
          () => onGesture(gesture, section, line),
        ]),
        [newEntry, "A new one", () => onGesture(gesture, section, above)],
        ...(count > 1
          ? [["r", "As they read", () => onGesture(gesture, section, asRead)] as (typeof choices)[number]]
          : []),
      ]
    : sectionsFor(gesture).map(([key, name]) => [key, name, () => onGesture(gesture, name)]);
  return (
    <fieldset
      ref={box}
      className="grid min-w-0 gap-1.5"
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const choice = choices.find(([key]) => key === event.key);
        if (event.key === "Escape") onStopAsking();
        else if (choice) choice[2]();
        else return;
        event.preventDefault();
      }}
    >
      <legend className="mb-1.5 text-[0.9375rem]">{question(asking)}</legend>
      <div className="flex max-h-44 flex-wrap gap-1.5 overflow-y-auto">
        {choices.map(([key, name, act]) => (
          <Key key={key + name} letter={key} name={name} onPress={act} />
        ))}
        <Key letter="Esc" name="Cancel" onPress={onStopAsking} />
      </div>
    </fieldset>
  );
}

function question({ gesture, section }: Asked): string {
  if (section) return `To which entry of ${section}?`;
  if (gesture.as === "start") return "An entry of which section starts here?";
  return gesture.as === "heading" ? "A heading of which section?" : "To which section?";
}

type KeyProps = { letter: string; name: string; isOn?: boolean; isOff?: boolean; onPress: () => void };

function Key({ letter, name, isOn, isOff, onPress }: KeyProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      disabled={isOff}
      aria-keyshortcuts={letter}
      aria-pressed={isOn}
      title={name}
      className={cx(
        "flex min-h-9 pointer-coarse:min-h-11 shrink-0 items-center gap-1.5 rounded-md border border-edge px-2 text-sm",
        "transition-colors duration-150 hover:border-primary hover:text-primary aria-pressed:border-primary aria-pressed:text-primary",
        "disabled:cursor-not-allowed disabled:opacity-55",
      )}
    >
      <Letter letter={letter} /> <span className="max-w-72 truncate">{name}</span>
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
