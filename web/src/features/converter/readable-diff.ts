import { type Change, diffWordsWithSpace } from "diff";

export type Part = Pick<Change, "value"> & { added?: boolean; removed?: boolean };

/** Words between two changes that are too few to stand alone. */
const island = 2;

/**
 * The words that went and the new ones, as a person would mark them: changes with no more than two words
 * between them are one change, the old words first and then the new ones.
 */
export function readableDiff(before: string, after: string): Part[] {
  const parts: Part[] = [];
  let old = "";
  let fresh = "";
  const close = () => {
    if (old) parts.push({ value: old, removed: true });
    if (fresh) parts.push({ value: fresh, added: true });
    old = "";
    fresh = "";
  };
  const changes = diffWordsWithSpace(before, after);
  changes.forEach((part, index) => {
    const isBetween = index > 0 && index < changes.length - 1;
    if (part.removed) old += part.value;
    else if (part.added) fresh += part.value;
    else if (isBetween && wordsIn(part.value) <= island) {
      old += part.value;
      fresh += part.value;
    } else {
      close();
      parts.push({ value: part.value });
    }
  });
  close();
  return parts;
}

const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** Words that stay beside a change when what is unchanged is folded, and those that a long change keeps. */
const beside = 7;
const kept = 22;

/** Fewer are not worth folding. */
const worth = 6;

/** A diff for a glance: of long stretches only the words beside a change; "…" stands for the rest. */
export function foldedDiff(parts: Part[]): Part[] {
  return parts.map((part, index) => {
    if (part.added || part.removed || parts.length === 1) return { ...part, value: cut(part.value, kept, 0) };
    const isFirst = index === 0;
    const isLast = index === parts.length - 1;
    return { ...part, value: cut(part.value, isFirst ? 0 : beside, isLast ? 0 : beside) };
  });
}

/** The first and the last words of a text. */
function cut(text: string, head: number, tail: number): string {
  const words = text.match(/\s*\S+\s*/g) ?? [];
  if (words.length < head + tail + worth) return text;
  const start = words.slice(0, head).join("").trimEnd();
  const end = tail > 0 ? words.slice(-tail).join("").trimStart() : "";
  return [start, "…", end].filter(Boolean).join(" ");
}
