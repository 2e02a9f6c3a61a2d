import { useMemo, useState } from "react";
import { cx } from "@/lib/cx";
import { foldedDiff, type Part, readableDiff } from "./readable-diff";

type ComparisonProps = {
  before: string;
  after: string;
  /** the words around the change in its text, when the change is only some of them */
  around?: { lead: string; tail: string };
  rejected: boolean;
};

/**
 * The words that went in red, the new ones in green; a rejected change is struck and the old words stand. Long
 * stretches are folded until they are asked for.
 */
export function Comparison({ before, after, around, rejected }: ComparisonProps) {
  const [isWhole, setWhole] = useState(false);
  const { whole, folded } = useMemo(() => {
    const parts = readableDiff(before, after);
    const inPlace: Part[] = around
      ? [{ value: around.lead }, ...parts, { value: around.tail }].filter(({ value }) => value)
      : parts;
    return { whole: inPlace, folded: foldedDiff(inPlace) };
  }, [before, after, around]);
  if (!before && !after) return null;
  const isLong = folded.some(({ value }, index) => value !== whole[index]?.value);
  return (
    <p className="max-w-[68ch] break-words leading-snug">
      {(isWhole ? whole : folded).map((part, index) => (
        <Words key={index} part={part} rejected={rejected} isAlone={before === after} />
      ))}
      {isLong && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          className="text-link -my-2.5 ml-1 inline-block px-1 py-2.5 text-[0.9375rem]"
        >
          {isWhole ? "Less" : "All of it"}
        </button>
      )}
    </p>
  );
}

function Words({ part, rejected, isAlone }: { part: Part; rejected: boolean; isAlone: boolean }) {
  if (part.added) {
    return (
      <ins
        className={cx(
          "rounded-sm px-0.5",
          rejected ? "ml-1 text-ink-soft line-through" : "bg-ok-soft text-ok no-underline",
        )}
      >
        {part.value}
      </ins>
    );
  }
  if (part.removed && !rejected)
    return <del className="rounded-sm bg-danger-soft px-0.5 text-danger">{part.value}</del>;
  return <span className={cx(isAlone && rejected && "text-ink-soft line-through")}>{part.value}</span>;
}
