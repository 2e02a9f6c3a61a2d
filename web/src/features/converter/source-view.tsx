import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { Spinner } from "@/components/ui/loading";
import { Segmented } from "@/components/ui/segmented";
import type { ReviewedFile } from "./decisions";
import { textsOf } from "./evidence";
import { type Asked, GestureBar } from "./gesture-bar";
import {
  asRead,
  entriesOf,
  entrySection,
  type Gesture,
  gestures,
  isBeyond,
  type Mark,
  type Part,
  partText,
  type SourceLine,
  takesText,
  textOf,
  wantsLook,
  wordsOf,
} from "./marks";
import { SourceLines } from "./source-lines";
import { SourcePages } from "./source-pages";
import { sourceQuery } from "./source-query";
import { useMending } from "./use-mending";
import type { FileReview } from "./use-review";

type SourceViewProps = {
  taskId: string;
  file: ReviewedFile;
  review: FileReview;
  /** the line that the user came to from the document */
  at: number;
  onAt: (line: number) => void;
};

/** What the arrow keys do with the shift key: they reach further. */
const shifted: Record<string, string> = {
  ArrowDown: "J",
  ArrowUp: "K",
  ArrowRight: "L",
  ArrowLeft: "H",
};

/** On narrower screens the original stands above the document, and takes the screen when it is opened. */
const besideFrom = 1024;

/** The uploaded file line by line, each with where it went; a few keys mend what was read wrongly. */
export function SourceView({ taskId, file, review, at, onAt }: SourceViewProps) {
  const source = useQuery(sourceQuery(taskId, file.index, file.revision));
  const mending = useMending(review);
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
  const look = useMemo(() => lines.filter(wantsLook).length, [lines]);
  const isLoaded = lines.length > 0;
  useEffect(() => {
    if (!isLoaded || window.innerWidth >= besideFrom) return;
    whole.current?.scrollIntoView({ block: "start" });
    whole.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest" });
  }, [isLoaded]);
  if (source.isPending) return <Spinner label="Opening the original" />;
  if (source.isError || lines.length === 0)
    return <p className="text-ink-soft">The original could not be shown. The document itself is complete.</p>;

  const line = lines[at] as SourceLine;
  const words = line ? wordsOf(line) : [];
  const chosen = [Math.min(at, to ?? at), Math.max(at, to ?? at)] as const;
  const go = (next: number, isRange = false) => {
    const bounded = Math.max(0, Math.min(lines.length - 1, next));
    setPart(null);
    setAsking(null);
    setTo(isRange || isSeveral ? (to ?? at) : null);
    onAt(bounded);
  };
  const nextLook = (by: 1 | -1) => {
    for (let i = at + by; i >= 0 && i < lines.length; i += by)
      if (wantsLook(lines[i] as SourceLine)) return go(i);
    setTold("There is no other line to look at.");
  };
  const apply = (gesture: Gesture, section?: string, entry?: number) => {
    if (!source.data?.markable) return;
    if (part && isBeyond(gesture, part)) {
      setTold(`${gesture.name} takes the whole line. Press Escape to choose it.`);
      return;
    }
    const isToEntry = gesture.as === "move" && section !== undefined && takesText(section);
    const entries = isToEntry ? entriesOf(texts, section, chosen) : [];
    const isOpen = isToEntry && entry === undefined && (entries.length > 0 || chosen[1] > chosen[0]);
    if ((gesture.section === "ask" && !section) || isOpen) {
      setAsking({ gesture, entries, ...(section && { section }) });
      return;
    }
    setAsking(null);
    const [from, end] = gesture.takes === "first" ? [chosen[0], chosen[0]] : chosen;
    const where =
      section ?? (gesture.section === "entry" ? entrySection(lines, from, mending.marks, gesture) : "");
    const isOfWords = gesture.takes === "part" || (gesture.as === "heading" && part?.[0] === 0);
    const about = isOfWords && part && from === end ? { part: partText(line, part) } : {};
    const marks: Mark[] = [];
    for (let i = from; i <= end; i++) {
      const of = { line: i, ...(where && { section: where }) };
      const to = entry === undefined || entry === asRead ? {} : { entry: entry + 1 };
      marks.push({ ...of, as: gesture.as, ...to, ...about });
      if (gesture.takes === "part" && i > from) marks.push({ ...of, as: "join" });
    }
    mending.say(marks);
    setSeveral(false);
    const what = end > from ? `${end - from + 1} lines` : (marks[0]?.part ?? textOf(line));
    setTold(`${gesture.name}${section ? ` to ${section}` : ""}: ${what}`);
    list.current?.focus({ preventScroll: true });
  };
  /** One word more or less, from where the last one was. */
  const step = (by: 1 | -1, isRange = false) => {
    const next = Math.max(0, Math.min(words.length - 1, (part?.[1] ?? (by > 0 ? -1 : words.length)) + by));
    if (!isRange && part && by < 0 && part[1] === 0) setPart(null);
    else setPart(isRange && part ? [Math.min(part[0], next), next] : [next, next]);
  };
  const act = {
    undo: () => {
      mending.undo();
      setTold("Taken back.");
    },
    redo: mending.redo,
    forget: () => {
      mending.forget(lines.map((_, i) => i).slice(chosen[0], chosen[1] + 1));
      setTold("Read by the program again.");
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
    ["s", () => setSeveral(!isSeveral)],
    ["Escape", () => setPart(null)],
    ["z", act.undo],
    ["Z", act.redo],
    ["y", act.redo],
    ["c", act.forget],
  ]);
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.altKey || ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() !== "z")) return;
    const key = (event.shiftKey && shifted[event.key]) || event.key;
    const move = moves.get(key);
    const gesture = gestures.find((one) => one.key === key);
    if (!move && !gesture) return;
    event.preventDefault();
    if (move) move();
    else if (gesture) apply(gesture);
  };
  const shared = { lines, at, chosen, part: part && line ? partText(line, part) : null, onAt: go };
  return (
    <section ref={whole} aria-label="Original" className="grid scroll-mt-20 content-start gap-3">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <p role="status" className="text-[0.9375rem]">
          {look === 0 ? (
            "Every line has found its place."
          ) : (
            <>
              <span className="font-semibold">{look === 1 ? "1 line" : `${look} lines`}</span> to look at
            </>
          )}
          {mending.isMending && <span className="text-ink-soft"> Reading again…</span>}
        </p>
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
      <div
        ref={list}
        role="listbox"
        aria-label="Lines of the original"
        aria-activedescendant={`source-${at}`}
        aria-multiselectable
        tabIndex={0}
        onKeyDown={onKeyDown}
        className="relative max-h-[70dvh] overflow-auto max-lg:order-2 max-lg:max-h-[50dvh] rounded-md border border-edge bg-surface"
      >
        {view === "pages" && source.data ? (
          <SourcePages taskId={taskId} file={file.index} pages={source.data.pages} {...shared} />
        ) : (
          <SourceLines {...shared} />
        )}
      </div>
      {source.data?.markable ? (
        <GestureBar
          line={line}
          count={chosen[1] - chosen[0] + 1}
          asking={asking}
          words={words}
          part={part}
          onPart={(next) => {
            setPart(next);
            list.current?.focus({ preventScroll: true });
          }}
          isSeveral={isSeveral}
          onSeveral={() => {
            setSeveral(!isSeveral);
            list.current?.focus({ preventScroll: true });
          }}
          above={chosen[0]}
          onGesture={apply}
          onStopAsking={() => {
            setAsking(null);
            list.current?.focus();
          }}
          canUndo={mending.canUndo}
          canRedo={mending.canRedo}
          isMarked={mending.marks.some((mark) => mark.line >= chosen[0] && mark.line <= chosen[1])}
          {...act}
        />
      ) : (
        <p className="text-ink-soft text-sm">
          This CV came as data with named fields: edit its texts under “Document”.
        </p>
      )}
      <p role="status" className="sr-only">
        {told}
      </p>
    </section>
  );
}
