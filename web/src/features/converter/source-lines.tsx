import { ArrowUpToLine, Check, Pencil, X } from "lucide-react";
import { memo, useEffect, useMemo, useRef } from "react";
import { cx } from "@/lib/cx";
import { goingOn, type Head } from "./entries";
import { isBlank, isCut, wantsLook, whereOf, withoutWords } from "./line-state";
import { type Part, spansIn, textOf, wordsMeant, wordsOut } from "./line-words";
import type { Mark, SourceLine } from "./marks";
import { showRow } from "./show-row";

/** A word of a line. */
export type Spot = { line: number; word: number };

/** What the mouse or a finger does with lines and words. */
export type Hand = {
  onLine: (line: number, word: number | null, event: React.MouseEvent, isMouse: boolean) => void;
  onDrawWords: (from: Spot, to: Spot) => void;
  onDrawLines: (from: number, to: number) => void;
};

/** What is done with a whole entry, at its head. */
export type HeadAct = "choose" | "type" | "join" | "out" | "right";

export type Shown = Hand & {
  lines: SourceLine[];
  at: number;
  chosen: number[];
  /** the words that are meant, by their lines */
  parts: { line: number; part: Part }[];
};

type SourceLinesProps = Shown & {
  heads: Head[];
  /** what the user said of the lines */
  said: Mark[];
  /** lines that the last gesture changed though nothing was said of them */
  changed: number[];
  /** what could be said of other lines with the last gesture */
  offered: Mark[];
  /** lines that the user found right */
  right: number[];
  /** field: what is missing, and to be typed */
  onHead: (head: Head, act: HeadAct, field?: string) => void;
};

/** A hue for each section; neighbours in the document are far apart. */
const hues: Record<string, number> = {
  "Personal Details": 250,
  Profile: 310,
  "Security Clearance": 60,
  "Key Skills": 150,
  "Work Experience": 205,
  Projects: 285,
  Education: 100,
  "Certifications & Training": 340,
  Languages: 180,
  Publications: 40,
  Awards: 75,
  Volunteering: 225,
  Memberships: 320,
  Interests: 130,
  References: 265,
};
export const hueOf = ({ section }: Pick<SourceLine, "section">): number => hues[section] ?? 0;

/** The line and the word that something was done on. */
function spotOf(target: EventTarget): { line: number; word: number | null } | null {
  const row = target instanceof Element ? target.closest<HTMLElement>("[data-line]") : null;
  if (!row) return null;
  const word = (target as Element).closest<HTMLElement>("[data-word]")?.dataset.word;
  return { line: Number(row.dataset.line), word: word === undefined ? null : Number(word) };
}

/** Whether the mouse was drawn over most of one word; a click with an unsteady hand goes less far. */
function isOver(target: EventTarget, from: number, to: number): boolean {
  const word = target instanceof Element ? target.closest("[data-word]") : null;
  return word !== null && Math.abs(to - from) > Math.max(8, word.getBoundingClientRect().width / 2);
}

/** Where the mouse is drawn from; words of a line and the next one are chosen, not all of both. */
type Drag = { line: number; word: number | null; x: number; isWide: boolean; isWords: boolean };

/** Whether two lines are one, or stand one below the other: words run over from the one to the other. */
const areNear = (lines: SourceLine[], a: number, b: number): boolean =>
  lines.slice(Math.min(a, b) + 1, Math.max(a, b)).every(isBlank);

/** The lines in reading order, as the file draws them, each entry under what it holds now. */
export function SourceLines({
  lines,
  at,
  chosen,
  parts,
  heads,
  said,
  changed,
  offered,
  right,
  onHead,
  ...hand
}: SourceLinesProps) {
  const left = Math.min(...lines.map(({ x }) => x));
  const drag = useRef<Drag | null>(null);
  const goesOn = useMemo(() => goingOn(lines, heads), [lines, heads]);
  const act = useRef(onHead);
  act.current = onHead;
  const onAct = useRef<SourceLinesProps["onHead"]>((...what) => act.current(...what));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the list around it is chosen from by keys
    // biome-ignore lint/a11y/useKeyWithClickEvents: likewise
    <div
      className="select-none py-1 [--step:0.75rem] max-sm:[--step:0.4rem]"
      onPointerDown={(event) => {
        const spot = event.button === 0 && event.pointerType === "mouse" ? spotOf(event.target) : null;
        drag.current = spot && { ...spot, x: event.clientX, isWide: false, isWords: false };
        event.currentTarget.toggleAttribute("data-drawn", spot !== null);
      }}
      onPointerMove={(event) => {
        event.currentTarget.closest("[data-still]")?.removeAttribute("data-still");
        const from = drag.current;
        const to = from && event.buttons === 1 ? spotOf(event.target) : null;
        if (!from || !to || (to.line === from.line && to.word === null)) return;
        const isOne = to.line === from.line && to.word === from.word;
        if (isOne && !from.isWide && !isOver(event.target, from.x, event.clientX)) return;
        from.isWide = true;
        const [line, word] = [from.line, from.word];
        if (word !== null && to.word !== null && areNear(lines, line, to.line)) {
          from.isWords = true;
          hand.onDrawWords({ line, word }, { line: to.line, word: to.word });
        } else if (to.line !== line && !(from.isWords && areNear(lines, line, to.line)))
          hand.onDrawLines(line, to.line);
      }}
      onClick={(event) => {
        const [spot, isMouse] = [drag.current?.isWide ? null : spotOf(event.target), drag.current !== null];
        drag.current = null;
        event.currentTarget.removeAttribute("data-drawn");
        if (spot) hand.onLine(spot.line, spot.word, event, isMouse);
      }}
    >
      {lines.map((line, index) => {
        if (isBlank(line)) return null;
        const own = parts.find((part) => part.line === index)?.part;
        return (
          <div key={index} className="contents">
            {heads
              .filter(({ first }) => first === index)
              .map((head) => (
                <EntryHead
                  key={head.path}
                  head={head}
                  isFirst={head.path.endsWith("[0]")}
                  isSettled={right.includes(head.first)}
                  isOpen={head.lines.some((one) => wantsLook(lines[one] as SourceLine))}
                  onAct={onAct.current}
                />
              ))}
            {goesOn[index] && (
              <p aria-hidden className="pt-1 pl-3 text-ink-soft text-xs">
                {goesOn[index]}
              </p>
            )}
            <Line
              line={line}
              index={index}
              indent={Math.min(4, Math.max(0, (line.x - left) / 24))}
              isPage={index > 0 && line.page !== lines[index - 1]?.page}
              isAt={index === at}
              isChosen={chosen.includes(index)}
              isChanged={changed.includes(index)}
              isOffered={offered.some((mark) => mark.line === index)}
              offered={wordsMeant(offered, index, line).join(" ")}
              out={wordsOut(said, index, line).join(" ")}
              from={own?.[0] ?? -1}
              to={own?.[1] ?? -1}
            />
          </div>
        );
      })}
    </div>
  );
}

type EntryHeadProps = {
  head: Head;
  isFirst: boolean;
  isSettled: boolean;
  isOpen: boolean;
  onAct: SourceLinesProps["onHead"];
};

/** What an entry holds now. For the mouse; all of it has a key, and its lines say where they are. */
const EntryHead = memo(function EntryHead({ head, isFirst, isSettled, isOpen, onAct }: EntryHeadProps) {
  const { label, title, with: whom, dates, missing } = head;
  const isDone = isSettled && !isOpen;
  return (
    <div
      aria-hidden
      data-head={head.path}
      style={{ "--hue": hueOf(head) } as React.CSSProperties}
      className="went mt-2 flex items-center gap-x-1 border-l-4 border-t border-t-line bg-sunken pl-2 text-[0.8125rem] max-sm:pr-2 pointer-coarse:pr-2 leading-snug"
    >
      <button
        type="button"
        tabIndex={-1}
        title="Choose all lines of this entry (A)"
        onClick={() => onAct(head, "choose")}
        className="flex min-w-0 flex-1 overflow-hidden py-1 text-left"
      >
        <span className="min-w-0 truncate">
          <span className="font-semibold">{label}</span>
          {[title, whom].filter(Boolean).map((text) => (
            <span key={text}>{` · ${text}`}</span>
          ))}
        </span>
        {dates && (
          <span className="max-w-3/5 shrink-0 overflow-hidden text-ellipsis whitespace-pre">{` · ${dates}`}</span>
        )}
      </button>
      {missing.map(([name, field]) => (
        <button
          key={field}
          type="button"
          tabIndex={-1}
          title={`Type the ${name} (F)`}
          onClick={() => onAct(head, "type", field)}
          className={cx(
            "shrink-0 rounded-sm px-1 py-0.5 underline-offset-2 hover:underline",
            isSettled ? "text-ink-soft" : "font-semibold text-danger",
          )}
        >
          {`no ${name}`}
        </button>
      ))}
      <span className="flex shrink-0 max-sm:hidden pointer-coarse:hidden">
        <HeadButton title="Type what this entry holds (F)" onPress={() => onAct(head, "type")}>
          <Pencil />
        </HeadButton>
        {!isFirst && (
          <HeadButton title="Join with the entry above (Shift+U)" onPress={() => onAct(head, "join")}>
            <ArrowUpToLine />
          </HeadButton>
        )}
        <HeadButton title="Leave this entry out (Shift+X)" onPress={() => onAct(head, "out")}>
          <X />
        </HeadButton>
        {!isDone && (isOpen || missing.length > 0) && (
          <HeadButton title="This entry is right (Shift+R)" onPress={() => onAct(head, "right")}>
            <Check />
          </HeadButton>
        )}
      </span>
    </div>
  );
});

function HeadButton(props: { title: string; onPress: () => void; children: React.ReactNode }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      title={props.title}
      onClick={props.onPress}
      className="grid size-6.5 place-items-center rounded-sm text-ink-soft hover:bg-surface hover:text-primary [&_svg]:size-3.5"
    >
      {props.children}
    </button>
  );
}

type LineProps = {
  line: SourceLine;
  index: number;
  indent: number;
  isPage: boolean;
  isAt: boolean;
  isChosen: boolean;
  isChanged: boolean;
  /** the last gesture could be done here, too: with the words of these numbers, or with all of the line */
  isOffered: boolean;
  offered: string;
  /** the numbers of its words that are left out */
  out: string;
  /** the first and the last word that are meant; -1 = none */
  from: number;
  to: number;
};

const Line = memo(function Line({
  line,
  index,
  indent,
  isPage,
  isAt,
  isChosen,
  isChanged,
  isOffered,
  offered,
  out,
  from,
  to,
}: LineProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Nothing moves under the mouse while it is drawn over words.
    if (isAt && !row.current?.closest("[data-drawn]")) showRow(row.current);
  }, [isAt]);
  const where = whereOf(line);
  const without = withoutWords(line);
  const pad = { paddingLeft: `calc(0.5rem + ${indent} * var(--step))` };
  return (
    <div
      ref={row}
      id={`source-${index}`}
      data-line={index}
      role="option"
      aria-selected={isChosen}
      aria-label={`${textOf(line)}: ${where}`}
      tabIndex={-1}
      data-state={line.state}
      onMouseDown={(event) => event.shiftKey && event.preventDefault()} // it chooses lines, not text
      style={{ "--hue": hueOf(line) } as React.CSSProperties}
      className={cx(
        "went relative cursor-pointer border-l-4 py-0.5 pr-5 pointer-coarse:py-1.5",
        isPage && "mt-3 border-t border-t-line pt-3",
        line.gap > 0 && !isPage && "mt-0.5",
        isOffered && "outline-1 outline-primary outline-dashed -outline-offset-1",
        isChosen && "outline-2 outline-primary -outline-offset-2",
      )}
    >
      {isChanged && (
        <span
          aria-hidden
          title="Changed by the last gesture"
          className="absolute top-1 right-1.5 text-primary text-xs"
        >
          ●
        </span>
      )}
      <p
        className={cx(
          "text-[0.9375rem] leading-snug break-words",
          isChosen && "pointer-coarse:leading-loose",
          line.bold && "font-semibold",
          line.state === "out" && "text-ink-soft line-through",
          ((line.state === "none" && line.kind !== "heading") || isCut(line)) && "text-ink-soft",
        )}
        style={pad}
      >
        {line.bullet && "• "}
        <Words line={line} isChosen={isChosen} out={out} offered={offered} from={from} to={to} />
      </p>
      {(line.state === "lost" || line.state === "doubt" || isCut(line) || without) && (
        <p className="text-ink-soft text-[0.8125rem] leading-snug" style={pad}>
          {line.state === "doubt" && (
            <span className="mr-1.5 rounded-sm bg-mark px-1 text-on-mark">look</span>
          )}
          {isCut(line) ? "read, but left out" : line.state === "placed" ? without : where}
        </p>
      )}
    </div>
  );
});

/** The words of a line, to be clicked and drawn over; what stands apart on it is set off. */
function Words({
  line,
  isChosen,
  out,
  offered,
  from,
  to,
}: {
  line: SourceLine;
  isChosen: boolean;
  out: string;
  offered: string;
  from: number;
  to: number;
}) {
  let word = 0;
  const struck = new Set(out.split(" "));
  const alike = new Set(offered.split(" "));
  const missing = new Set(line.printed && line.state !== "out" ? line.missing : []);
  return line.parts.map((part, at) => (
    <span key={at} className={cx(at > 0 && "ml-2.5")}>
      {spansIn(part).map((span, i, all) => {
        const own = word++;
        const text = part.slice(span.from, span.to);
        return (
          <span key={own}>
            {i > 0 && all[i - 1]?.to !== span.from && " "}
            <span
              data-word={own}
              className={cx(
                "rounded-sm pointer-coarse:py-1",
                struck.has(`${own}`)
                  ? "text-ink-soft line-through"
                  : missing.has(own) &&
                      "underline decoration-2 decoration-danger decoration-dotted underline-offset-4",
                own >= from && own <= to
                  ? "bg-primary text-on-primary"
                  : alike.has(`${own}`)
                    ? "bg-primary/15"
                    : isChosen &&
                      "hover:bg-primary/15 [[data-still]_&]:bg-transparent! pointer-coarse:bg-sunken pointer-coarse:px-0.5",
              )}
            >
              {text}
            </span>
          </span>
        );
      })}
      {at < line.parts.length - 1 && " "}
    </span>
  ));
}
