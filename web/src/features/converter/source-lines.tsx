import { useEffect, useRef } from "react";
import { cx } from "@/lib/cx";
import { isCut, type SourceLine, textOf, whereOf } from "./marks";
import { showRow } from "./show-row";

export type Shown = {
  lines: SourceLine[];
  at: number;
  /** the first and the last of the chosen lines */
  chosen: readonly [number, number];
  /** the words that are meant, by their lines */
  parts: Record<number, string>;
  onAt: (line: number, isRange?: boolean) => void;
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
export const hueOf = ({ section }: SourceLine): number => hues[section] ?? 0;

/** The lines in reading order, as the file draws them: indents, weights, what stands apart. */
export function SourceLines({ lines, at, chosen, parts, onAt }: Shown) {
  const left = Math.min(...lines.map(({ x }) => x));
  return (
    <div className="py-2 [--step:1rem] max-sm:[--step:0.4rem]">
      {lines.map((line, index) => (
        <Line
          key={index}
          line={line}
          index={index}
          indent={Math.min(4, Math.max(0, (line.x - left) / 24))}
          isPage={index > 0 && line.page !== lines[index - 1]?.page}
          isAt={index === at}
          isChosen={index >= chosen[0] && index <= chosen[1]}
          part={parts[index] ?? null}
          onAt={onAt}
        />
      ))}
    </div>
  );
}

type LineProps = {
  line: SourceLine;
  index: number;
  indent: number;
  isPage: boolean;
  isAt: boolean;
  isChosen: boolean;
  part: string | null;
  onAt: Shown["onAt"];
};

function Line({ line, index, indent, isPage, isAt, isChosen, part, onAt }: LineProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAt) showRow(row.current);
  }, [isAt]);
  const where = whereOf(line);
  return (
    <div
      ref={row}
      id={`source-${index}`}
      role="option"
      aria-selected={isChosen}
      aria-label={`${textOf(line)}: ${where}`}
      tabIndex={-1}
      data-state={line.state}
      onMouseDown={(event) => event.shiftKey && event.preventDefault()} // it chooses lines, not text
      onClick={(event) => onAt(index, event.shiftKey)}
      onKeyDown={() => {}}
      style={{ "--hue": hueOf(line) } as React.CSSProperties}
      className={cx(
        "went cursor-pointer border-l-4 py-0.5 pr-3",
        isPage && "mt-3 border-t border-t-line pt-3",
        line.gap > 0 && !isPage && "mt-1",
        isChosen && "outline-2 outline-primary -outline-offset-2",
      )}
    >
      <p
        className={cx(
          "flex flex-wrap justify-between gap-x-4 text-[0.9375rem] leading-snug", // cells wrap, not their words
          line.bold && "font-semibold",
          line.state === "out" && "text-ink-soft line-through",
          ((line.state === "none" && line.kind !== "heading") || isCut(line)) && "text-ink-soft",
        )}
        style={{ paddingLeft: `calc(0.75rem + ${indent} * var(--step))` }}
      >
        {line.parts.map((text, i) => (
          <span key={i} className={cx("min-w-0 break-words", i > 0 && "text-right")}>
            {i === 0 && line.bullet && "• "}
            <Words text={text} part={part} />
          </span>
        ))}
      </p>
      {(isAt || line.state === "lost" || line.state === "doubt" || isCut(line)) && (
        <p
          className="text-ink-soft text-sm leading-snug"
          style={{ paddingLeft: `calc(0.75rem + ${indent} * var(--step))` }}
        >
          {line.state === "doubt" && (
            <span className="mr-1.5 rounded-sm bg-mark px-1 text-on-mark">look</span>
          )}
          {isAt || !isCut(line) ? where : "read, but left out"}
        </p>
      )}
    </div>
  );
}

/** A text with the words that are meant marked. */
function Words({ text, part }: { text: string; part: string | null }) {
  const start = part ? text.indexOf(part) : -1;
  if (!part || start < 0) return text;
  return (
    <>
      {text.slice(0, start)}
      <mark className="rounded-sm bg-primary px-0.5 text-on-primary">{part}</mark>
      {text.slice(start + part.length)}
    </>
  );
}
