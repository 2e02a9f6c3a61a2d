import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { Spinner } from "@/components/ui/loading";
import { Segmented } from "@/components/ui/segmented";
import type { ReviewedFile } from "./decisions";
import { textsOf } from "./evidence";
import { type Asked, GestureBar } from "./gesture-bar";
import { LeftPanel } from "./left-panel";
import {
  allEntriesOf,
  blockOf,
  canAdd,
  entriesOf,
  entrySection,
  type Gesture,
  gestures,
  isBeyond,
  isPlaceClear,
  type Mark,
  meant,
  nameFor,
  type Part,
  partsOver,
  partText,
  type SourceLine,
  takesText,
  textOf,
  wantsLook,
  wordsOf,
} from "./marks";
import { scrollTo, showRow } from "./show-row";
import { SourceLines } from "./source-lines";
import { SourcePages } from "./source-pages";
import { sourceQuery } from "./source-query";
import { SourceStatus } from "./source-status";
import { TypeMissing } from "./type-missing";
import { useEffectOf } from "./use-effect-of";
import type { FileReview } from "./use-review";

type SourceViewProps = {
  taskId: string;
  file: ReviewedFile;
  review: FileReview;
  /** the line that the user came to from the document; null = none yet */
  at: number | null;
  onAt: (line: number) => void;
  /** to where posts and texts are written by hand */
  onEdit: () => void;
};

/** Words of so many lines are shown to be chosen from. */
const fewLines = 4;

/** What the arrow keys do with the shift key: they reach further. */
const shifted: Record<string, string> = {
  ArrowDown: "J",
  ArrowUp: "K",
  ArrowRight: "L",
  ArrowLeft: "H",
};

/** The uploaded file line by line, each with where it went; a few keys mend what was read wrongly. */
export function SourceView({ taskId, file, review, at: chosenLine, onAt, onEdit }: SourceViewProps) {
  const source = useQuery(sourceQuery(taskId, file.index, file.revision));
  const [to, setTo] = useState<number | null>(null); // the other end of several lines
  const [part, setPart] = useState<Part | null>(null);
  const [isSeveral, setSeveral] = useState(false); // the next line that is chosen ends a row of them
  const [asking, setAsking] = useState<Asked | null>(null);
  const [view, setView] = useState<"lines" | "pages">("lines");
  const [told, setTold] = useState("");
  const list = useRef<HTMLDivElement>(null);
  const whole = useRef<HTMLElement>(null);
  const lines = source.data?.lines ?? [];
  const texts = useMemo(() => textsOf(file.original), [file.original]);
  const expectEffect = useEffectOf(texts, lines, review.isMending || source.isPlaceholderData, setTold);
  const isLoaded = lines.length > 0;
  useEffect(() => {
    if (!isLoaded) return;
    whole.current?.scrollIntoView({ block: "start" });
    showRow(list.current?.querySelector('[aria-selected="true"]'));
  }, [isLoaded]);
  useEffect(() => {
    if (!isLoaded || !list.current) return;
    // The gestures above take more room or less: the chosen line stays in sight.
    const keepInSight = new ResizeObserver(() => {
      scrollTo(list.current?.querySelector('[aria-selected="true"]'));
    });
    keepInSight.observe(list.current);
    return () => keepInSight.disconnect();
  }, [isLoaded]);
  if (source.isPending) return <Spinner label="Opening the original" />;
  if (source.isError || lines.length === 0)
    return <p className="text-ink-soft">The original could not be shown. The document itself is complete.</p>;

  const at = chosenLine ?? Math.max(0, lines.findIndex(wantsLook));
  const line = lines[at] as SourceLine;
  const chosen = [Math.min(at, to ?? at), Math.max(at, to ?? at)] as const;
  const chosenLines = lines.slice(chosen[0], chosen[1] + 1);
  const words = chosenLines.length <= fewLines ? chosenLines.flatMap(wordsOf) : [];
  const meantParts = part ? partsOver(lines, chosen, part) : [];
  const partOf = ({ line: index, part: words }: (typeof meantParts)[number]) =>
    partText(lines[index] as SourceLine, words);
  const text = part ? meantParts.map(partOf).join(" ") : chosenLines.map(textOf).join(" ");
  const sectionFor = (gesture: Gesture, from: number) =>
    gesture.section === "entry" ? entrySection(lines, from, review.marks, gesture) : "";
  /** the first line of what is meant */
  const first = meantParts[0]?.line ?? chosen[0];
  const nameOf = (gesture: Gesture) => {
    const isUnclear = gesture.as === "start" && !isPlaceClear(lines, first, review.marks);
    return isUnclear ? gesture.name : nameFor(gesture, sectionFor(gesture, first));
  };
  const go = (next: number, isRange = false) => {
    const bounded = Math.max(0, Math.min(lines.length - 1, next));
    setPart(null);
    if (asking) setTold(`${nameOf(asking.gesture)} was not done: it was left without an answer.`);
    setAsking(null);
    setTo(isRange || isSeveral ? (to ?? at) : null);
    onAt(bounded);
  };
  /** The click that ends a row of lines ends the choosing, too: the next one chooses its line alone. */
  const click = (next: number, isRange = false) => {
    go(next, isRange);
    setSeveral(false);
  };
  const choose = ([from, end]: readonly [number, number]) => {
    setPart(null);
    setSeveral(false);
    setTo(end);
    onAt(from);
  };
  const nextLook = (by: 1 | -1) => {
    for (let i = at + by; i >= 0 && i < lines.length; i += by)
      if (wantsLook(lines[i] as SourceLine)) return go(i);
    setTold("There is no other line to look at.");
  };
  const say = (marks: Mark[], name: string) => {
    review.mend([...review.marks, ...marks]);
    setSeveral(false);
    const count = new Set(marks.map((mark) => mark.line)).size;
    const what =
      count > 1 ? `${count} lines` : `“${marks[0]?.part ?? textOf(lines[marks[0]?.line ?? at] ?? line)}”`;
    setTold(`${name}: ${what}`);
    expectEffect(marks, name);
    list.current?.focus({ preventScroll: true });
  };
  /** An entry, or the chosen lines, as text of the entry above. */
  const toEntryAbove = (gesture: Gesture) => {
    const [from, end] = to === null && !part ? blockOf(lines, at) : [first, chosen[1]];
    const section = sectionFor(gesture, from);
    const own = part ? ([-1, -1] as const) : ([from, end] as const);
    const above = entriesOf(texts, section, own).findLast((entry) => entry.line < from);
    if (!above || !takesText(section)) {
      setTold(`There is no entry above in ${section} that takes text.`);
      return;
    }
    const about = { as: "move", section, entry: above.line + 1 };
    if (part)
      return say(
        meantParts.map((one) => ({ ...about, line: one.line, part: partOf(one) })),
        nameOf(gesture),
      );
    const count = end - from + 1;
    const marks = Array.from({ length: count }, (_, i): Mark => ({ ...about, line: from + i }));
    say(
      marks.filter((mark) => lines[mark.line]?.state !== "none" || count === 1),
      nameOf(gesture),
    );
  };
  /** Why a gesture cannot be made of what is chosen; null = it can. */
  const whyNot = (gesture: Gesture): string | null => {
    return part && isBeyond(gesture, part)
      ? `${nameOf(gesture)} takes all words from the first one on. Press Escape to choose the line.`
      : null;
  };
  /** The words that are meant, a mark for each line; those of further lines are added to the first. */
  const marksOfWords = (gesture: Gesture, about: Partial<Mark>, isAdded: boolean): Mark[] => {
    const parts = gesture.takes === "first" ? meantParts.slice(0, 1) : meantParts;
    return parts.map((one, i) => {
      const words = meant(gesture, lines[one.line] as SourceLine, one.part);
      const adds = gesture.takes === "part" && (isAdded || i > 0);
      return {
        ...about,
        as: gesture.as,
        line: one.line,
        ...(words && { part: words }),
        ...(adds && { add: true }),
      };
    });
  };
  const marksOfLines = (gesture: Gesture, about: Partial<Mark>, isAdded: boolean): Mark[] => {
    const end = gesture.takes === "first" ? chosen[0] : chosen[1];
    const marks: Mark[] = [];
    for (let i = chosen[0]; i <= end; i++) {
      const { section } = about;
      marks.push({ ...about, as: gesture.as, line: i, ...(isAdded && { add: true }) });
      if (gesture.takes === "part" && i > chosen[0] && !isAdded)
        marks.push({ line: i, as: "join", ...(section && { section }) });
    }
    return marks;
  };
  const apply = (gesture: Gesture, section?: string, entry?: number, isAdded = false) => {
    if (!source.data?.markable) return;
    const problem = whyNot(gesture);
    if (problem) {
      setTold(problem);
      return;
    }
    if (gesture.takes === "block") return toEntryAbove(gesture);
    const isUnclear = gesture.as === "start" && !isPlaceClear(lines, first, review.marks);
    if ((gesture.section === "ask" || isUnclear) && !section) {
      const own = entrySection(lines, first, review.marks);
      const entries = gesture.as === "move" ? allEntriesOf(texts, own, part ? [-1, -1] : chosen) : [];
      setAsking({ gesture, entries });
      return;
    }
    setAsking(null);
    const where = section ?? sectionFor(gesture, first);
    const about = { ...(where && { section: where }), ...(entry !== undefined && { entry: entry + 1 }) };
    const marks = (part ? marksOfWords : marksOfLines)(gesture, about, isAdded);
    const name = `${isAdded ? "Added to " : ""}${nameOf(gesture)}${section ? ` to ${section}` : ""}`;
    say(marks, name);
  };
  /** One word more or less, from where the last one was. */
  const step = (by: 1 | -1, isRange = false) => {
    if (words.length === 0) {
      setTold(`Words are chosen from at most ${fewLines} lines.`);
      return;
    }
    const next = Math.max(0, Math.min(words.length - 1, (part?.[1] ?? (by > 0 ? -1 : words.length)) + by));
    if (!isRange && part && by < 0 && part[1] === 0) setPart(null);
    else setPart(isRange && part ? [Math.min(part[0], next), next] : [next, next]);
  };
  const markedHere = review.marks.filter((mark) => mark.line >= chosen[0] && mark.line <= chosen[1]);
  const act = {
    undo: () => {
      setTold(review.canUndo ? "Taken back." : "There is nothing to take back.");
      review.undo();
    },
    redo: () => {
      setTold(review.canRedo ? "Done again." : "There is nothing to do again.");
      review.redo();
    },
    forget: () => {
      if (markedHere.length > 0) review.mend(review.marks.filter((mark) => !markedHere.includes(mark)));
      setTold("As the program reads it.");
    },
    wholeEntry: () => choose(blockOf(lines, at)),
    several: () => {
      if (isSeveral) setTo(null);
      setSeveral(!isSeveral);
    },
    leave: () => {
      if (part) return setPart(null);
      setSeveral(false);
      setTo(null);
    },
  };
  const moves = new Map<string, () => void>([
    ["j", () => go(at + 1)],
    ["ArrowDown", () => go(at + 1)],
    ["k", () => go(at - 1)],
    ["ArrowUp", () => go(at - 1)],
    ["J", () => go(at + 1, true)],
    ["K", () => go(at - 1, true)],
    ["n", () => nextLook(1)],
    ["N", () => nextLook(-1)],
    ["Home", () => go(0)],
    ["End", () => go(lines.length - 1)],
    ["ArrowRight", () => step(1)],
    ["ArrowLeft", () => step(-1)],
    ["L", () => step(1, true)],
    ["H", () => step(-1, true)],
    ["a", act.wholeEntry],
    ["s", act.several],
    ["Escape", act.leave],
    ["z", act.undo],
    ["Z", act.redo],
    ["y", act.redo],
    ["c", act.forget],
  ]);
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.altKey || ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() !== "z")) return;
    const key = (event.shiftKey && shifted[event.key]) || event.key;
    const move = moves.get(key);
    const isAdded = key === "T" || key === "E";
    const gesture = gestures.find((one) => one.key === (isAdded ? key.toLowerCase() : key));
    if (!move && !gesture) return;
    event.preventDefault();
    if (move) move();
    else if (gesture) apply(gesture, undefined, undefined, isAdded);
  };
  /** A button did what its key does: the keys go on from the list. */
  const thenKeys = (act: () => void) => () => {
    act();
    list.current?.focus({ preventScroll: true });
  };
  const thenKeysOf = (act: (gesture: Gesture) => void) => (gesture: Gesture) =>
    thenKeys(() => act(gesture))();
  const parts = Object.fromEntries(meantParts.map((one) => [one.line, partOf(one)]));
  const shared = { lines, at, chosen, parts, onAt: click };
  return (
    <section
      ref={whole}
      aria-label="Original"
      className="flex h-[calc(100dvh-6rem)] min-h-fit min-w-0 scroll-mt-20 flex-col gap-3 lg:sticky lg:top-20"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <SourceStatus
          file={file}
          review={review}
          lines={lines}
          isMending={review.isReading}
          onNext={thenKeys(() => nextLook(1))}
        />
        {source.data?.pictures && (
          <Segmented
            legend="Show"
            isBare
            options={[
              ["lines", "Lines"],
              ["pages", "Pages"],
            ]}
            value={view}
            onChange={setView}
          />
        )}
      </div>
      <LeftPanel file={file} review={review} />
      {source.data?.markable ? (
        <GestureBar
          text={text}
          count={chosen[1] - chosen[0] + 1}
          asking={asking}
          words={words}
          part={part}
          onPart={(next) => {
            setPart(next);
            list.current?.focus({ preventScroll: true });
          }}
          isSeveral={isSeveral}
          onSeveral={thenKeys(act.several)}
          onWholeEntry={thenKeys(act.wholeEntry)}
          above={first}
          nameOf={nameOf}
          canAdd={(gesture) =>
            gesture.takes === "part" && canAdd(lines, first, sectionFor(gesture, first), gesture)
          }
          onAdd={thenKeysOf((gesture) => apply(gesture, undefined, undefined, true))}
          onGesture={apply}
          onStopAsking={() => {
            setAsking(null);
            list.current?.focus();
          }}
          told={told}
          canUndo={review.canUndo}
          canRedo={review.canRedo}
          isMarked={markedHere.length > 0}
          undo={act.undo}
          redo={act.redo}
          forget={act.forget}
        />
      ) : (
        <p className="text-ink-soft text-sm">
          This CV came as data with named fields: edit its texts under “Document”.
        </p>
      )}
      <div
        ref={list}
        role="listbox"
        aria-label="Lines of the original"
        aria-activedescendant={`source-${at}`}
        aria-multiselectable
        tabIndex={0}
        onKeyDown={onKeyDown}
        className="relative h-40 min-h-40 flex-1 overflow-auto overscroll-contain rounded-md border border-edge bg-surface"
      >
        {view === "pages" && source.data ? (
          <SourcePages taskId={taskId} file={file.index} pages={source.data.pages} {...shared} />
        ) : (
          <SourceLines {...shared} />
        )}
      </div>
      {source.data?.markable && <TypeMissing file={file} review={review} onEdit={onEdit} />}
    </section>
  );
}
