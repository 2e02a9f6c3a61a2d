import { Redo2, RotateCcw, Undo2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { cx } from "@/lib/cx";
import { type Gesture, gestures, type SourceLine, sections, textOf } from "./marks";

type GestureBarProps = {
  line: SourceLine | undefined;
  /** which section is asked for */
  asking: Gesture | null;
  parts: string[];
  part: number;
  onPart: (part: number) => void;
  onGesture: (gesture: Gesture, section?: string) => void;
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
  const { line, asking, parts, part, onPart, onGesture } = props;
  return (
    <div className="grid grid-cols-1 gap-2.5 rounded-md border border-edge bg-surface p-3 max-lg:order-1 lg:shadow-paper">
      <p className="truncate text-[0.9375rem]" title={line && textOf(line)}>
        <span className="text-ink-soft">This line is: </span>
        <span className="font-semibold">{part >= 0 ? parts[part] : line && textOf(line)}</span>
      </p>
      {parts.length > 0 && !asking && (
        <fieldset className={cx(row, "items-center")}>
          <legend className="sr-only">Words of the line</legend>
          {["All of it", ...parts].map((text, index) => (
            <button
              key={`${index}${text}`}
              type="button"
              aria-pressed={part === index - 1}
              onClick={() => onPart(index - 1)}
              className="max-w-60 shrink-0 truncate rounded-sm border border-edge px-2 py-1 text-sm pointer-coarse:min-h-11 aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary"
            >
              {text}
            </button>
          ))}
        </fieldset>
      )}
      {asking ? (
        <SectionChoice {...props} asking={asking} />
      ) : (
        <fieldset className={row}>
          <legend className="sr-only">What this line is</legend>
          {gestures.map((gesture) => (
            <Key
              key={gesture.key}
              letter={gesture.key}
              name={gesture.name}
              onPress={() => onGesture(gesture)}
            />
          ))}
        </fieldset>
      )}
      <History {...props} />
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
      <p className="ml-auto text-ink-soft text-sm max-sm:hidden pointer-coarse:hidden">
        <Letter letter="j" /> <Letter letter="k" /> line, <Letter letter="n" /> next to look at,{" "}
        <Letter letter="←" /> <Letter letter="→" /> words
      </p>
    </div>
  );
}

/** The sections by their letters; Esc leaves the line as it is. */
function SectionChoice({ asking, onGesture, onStopAsking }: GestureBarProps & { asking: Gesture }) {
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => box.current?.querySelector("button")?.focus(), []);
  return (
    <fieldset
      ref={box}
      className="grid gap-1.5"
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const section = sections.find(([key]) => key === event.key);
        if (event.key === "Escape") onStopAsking();
        else if (section) onGesture(asking, section[1]);
        else return;
        event.preventDefault();
      }}
    >
      <legend className="mb-1.5 text-[0.9375rem]">
        {asking.as === "heading" ? "A heading of which section?" : "To which section?"}
      </legend>
      <div className="flex flex-wrap gap-1.5">
        {sections.map(([key, name]) => (
          <Key key={key} letter={key} name={name} onPress={() => onGesture(asking, name)} />
        ))}
        <Key letter="Esc" name="Cancel" onPress={onStopAsking} />
      </div>
    </fieldset>
  );
}

function Key({ letter, name, onPress }: { letter: string; name: string; onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      aria-keyshortcuts={letter}
      className={cx(
        "flex min-h-9 pointer-coarse:min-h-11 shrink-0 items-center gap-1.5 rounded-md border border-edge px-2 text-sm",
        "transition-colors duration-150 hover:border-primary hover:text-primary",
      )}
    >
      <Letter letter={letter} /> {name}
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
