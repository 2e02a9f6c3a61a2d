import { type Change, diffWordsWithSpace } from "diff";

type Part = Pick<Change, "value"> & { added?: boolean; removed?: boolean };

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
