import { useQuery } from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";
import { Spinner } from "@/components/ui/loading";
import { Segmented } from "@/components/ui/segmented";
import type { ReviewedFile } from "./decisions";
import { GestureBar } from "./gesture-bar";
import {
  entrySection,
  type Gesture,
  gestures,
  type Mark,
  partsOf,
  type SourceLine,
  textOf,
  wantsLook,
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
  onAt: (line: number, fields: string[]) => void;
};

/** The uploaded file line by line, each with where it went; a few keys mend what was read wrongly. */
export function SourceView({ taskId, file, review, at, onAt }: SourceViewProps) {
  const source = useQuery(sourceQuery(taskId, file.index, file.revision));
  const mending = useMending(review);
  const [to, setTo] = useState<number | null>(null); // the other end of several lines
  const [part, setPart] = useState(-1);
  const [asking, setAsking] = useState<Gesture | null>(null);
  const [view, setView] = useState<"lines" | "pages">("lines");
  const [told, setTold] = useState("");
  const list = useRef<HTMLDivElement>(null);
  const lines = source.data?.lines ?? [];
  const look = useMemo(() => lines.filter(wantsLook).length, [lines]);
  if (source.isPending) return <Spinner label="Opening the original" />;
  if (source.isError || lines.length === 0)
    return <p className="text-ink-soft">The original could not be shown. The document itself is complete.</p>;

  const line = lines[at] as SourceLine;
  const parts = line ? partsOf(line) : [];
  const chosen = [Math.min(at, to ?? at), Math.max(at, to ?? at)] as const;
  const go = (next: number, isRange = false) => {
    const bounded = Math.max(0, Math.min(lines.length - 1, next));
    setPart(-1);
    setTo(isRange ? (to ?? at) : null);
    onAt(bounded, lines[bounded]?.fields ?? []);
  };
  const nextLook = (by: 1 | -1) => {
    for (let i = at + by; i >= 0 && i < lines.length; i += by)
      if (wantsLook(lines[i] as SourceLine)) return go(i);
    setTold("There is no other line to look at.");
  };
  const apply = (gesture: Gesture, section?: string) => {
    if (!source.data?.markable) return;
    if (gesture.section === "ask" && !section) {
      setAsking(gesture);
      return;
    }
    setAsking(null);
    const where = section ?? (gesture.section === "entry" ? entrySection(lines, at, mending.marks) : "");
    const [from, end] = gesture.takes === "lines" ? chosen : [at, at];
    const marks: Mark[] = [];
    for (let i = from; i <= end; i++)
      marks.push({
        line: i,
        as: gesture.as,
        ...(where && { section: where }),
        ...(gesture.takes === "part" && part >= 0 && { part: parts[part] }),
      });
    mending.say(marks);
    const what = marks.length > 1 ? `${marks.length} lines` : (marks[0]?.part ?? textOf(line));
    setTold(`${gesture.name}${section ? ` to ${section}` : ""}: ${what}`);
    list.current?.focus();
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
    ["ArrowRight", () => setPart(Math.min(part + 1, parts.length - 1))],
    ["ArrowLeft", () => setPart(Math.max(part - 1, -1))],
    ["z", act.undo],
    ["Z", act.redo],
    ["y", act.redo],
    ["c", act.forget],
  ]);
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.altKey || ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() !== "z")) return;
    const key =
      event.shiftKey && event.key === "ArrowDown"
        ? "J"
        : event.shiftKey && event.key === "ArrowUp"
          ? "K"
          : event.key;
    const move = moves.get(key);
    const gesture = gestures.find((one) => one.key === key);
    if (!move && !gesture) return;
    event.preventDefault();
    if (move) move();
    else if (gesture) apply(gesture);
  };
  const shared = { lines, at, chosen, part: part >= 0 ? (parts[part] ?? null) : null, onAt: go };
  return (
    <section aria-label="Original" className="grid content-start gap-3">
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
          asking={asking}
          parts={parts}
          part={part}
          onPart={setPart}
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
