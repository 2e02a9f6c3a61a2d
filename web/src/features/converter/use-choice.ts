import { useState } from "react";
import { isBlank } from "./line-state";
import { type Part, partsOver, partText, wordsOf } from "./line-words";
import type { SourceLine } from "./marks";
import type { Spot } from "./source-lines";

/** Words of so many lines are shown to be chosen from. */
const fewLines = 4;

/** How a line is chosen: alone, with all from the last one on, or beside those that are chosen already. */
export type How = "alone" | "range" | "beside";

type Reach = {
  /** the other end of several lines in a row */
  from: number | null;
  /** lines chosen one by one beside those */
  others: number[];
};

const alone: Reach = { from: null, others: [] };

const between = (a: number, b: number): number[] =>
  Array.from({ length: Math.abs(a - b) + 1 }, (_, i) => Math.min(a, b) + i);

/** The lines and the words that are chosen; `at` is the line that the keys go on from. */
export function useChoice(lines: SourceLine[], at: number, onAt: (line: number) => void) {
  const [reach, setReach] = useState<Reach>(alone);
  const [part, setPart] = useState<Part | null>(null);
  const [isSeveral, setSeveral] = useState(false); // the next line that is chosen ends a row of them
  const chosen = [...new Set([...between(reach.from ?? at, at), ...reach.others])]
    .filter((line) => line === at || (lines[line] !== undefined && !isBlank(lines[line])))
    .toSorted((a, b) => a - b);
  const words = chosen.length <= fewLines ? chosen.flatMap((line) => wordsOf(lines[line] as SourceLine)) : [];
  const meantParts = part ? partsOver(lines, chosen, part) : [];
  const parts = meantParts.map((one) => ({
    ...one,
    text: partText(lines[one.line] as SourceLine, one.part),
  }));
  const leave = () => {
    setPart(null);
    setSeveral(false);
    setReach(alone);
  };
  /** How many words of the chosen lines stand before a line. */
  const before = (line: number): number =>
    chosen
      .filter((one) => one < line)
      .reduce((sum, one) => sum + wordsOf(lines[one] as SourceLine).length, 0);
  return {
    chosen,
    words,
    part,
    parts,
    isSeveral,
    /** the first line of what is meant */
    first: parts[0]?.line ?? chosen[0] ?? at,
    isMany: chosen.length > 1,
    setPart,
    leave,
    go: (next: number, how: How = "alone") => {
      const bounded = Math.max(0, Math.min(lines.length - 1, next));
      setPart(null);
      if (how === "beside" && chosen.includes(bounded)) {
        const others = chosen.filter((line) => line !== bounded);
        const last = others.at(-1);
        if (last === undefined) return;
        setReach({ from: null, others });
        return onAt(bounded === at ? last : at);
      }
      if (how === "beside") setReach({ from: null, others: chosen });
      else if (how === "range" || isSeveral) setReach({ from: reach.from ?? at, others: [] });
      else setReach(alone);
      onAt(bounded);
    },
    /** A click ends the choosing of several lines, too. */
    endSeveral: () => setSeveral(false),
    several: () => {
      if (isSeveral) setReach(alone);
      setSeveral(!isSeveral);
    },
    choose: ([from, end]: readonly [number, number]) => {
      setPart(null);
      setSeveral(false);
      setReach({ from: end, others: [] });
      onAt(from);
    },
    /** A word of a chosen line: the first and the last one that are meant, one after the other. */
    clickWord: (line: number, word: number) => {
      const at = before(line) + word;
      const isIn = part !== null && at >= part[0] && at <= part[1];
      if (!part) setPart([at, at]);
      else if (!isIn) setPart([Math.min(part[0], at), Math.max(part[1], at)]);
      else setPart(part[0] === part[1] ? null : [at, at]);
    },
    /** The mouse was drawn over words of a line, or of a line and the next one; over all of two lines it means the lines. */
    drawWords: (one: Spot, other: Spot) => {
      const isBelow = one.line < other.line || (one.line === other.line && one.word <= other.word);
      const [from, to] = isBelow ? [one, other] : [other, one];
      const count = (line: number) => wordsOf(lines[line] as SourceLine).length;
      const isWhole = from.line < to.line && from.word === 0 && to.word === count(to.line) - 1;
      setReach(from.line < to.line ? { from: one.line, others: [] } : alone);
      setPart(isWhole ? null : [from.word, (from.line < to.line ? count(from.line) : 0) + to.word]);
      onAt(other.line);
    },
    drawLines: (from: number, to: number) => {
      setPart(null);
      setReach({ from, others: [] });
      onAt(to);
    },
    /** One word more or less, from where the last one was; false where too many lines are chosen. */
    step: (by: 1 | -1, isRange = false): boolean => {
      if (words.length === 0) return false;
      const next = Math.max(0, Math.min(words.length - 1, (part?.[1] ?? (by > 0 ? -1 : words.length)) + by));
      if (!isRange && part && by < 0 && part[1] === 0) setPart(null);
      else setPart(isRange && part ? [Math.min(part[0], next), next] : [next, next]);
      return true;
    },
  };
}
