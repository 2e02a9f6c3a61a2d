import type { Decisions } from "./decisions";

/** Decisions of two windows in one, and the fields whose wordings both have changed. */
export type Merged = { decisions: Decisions; clashes: string[] };

/**
 * What this window decided since `base`, on top of what the server holds now: nothing of either is lost. Where
 * both have written the same text, this window's wording stands and the field is named.
 */
export function mergeDecisions(base: Decisions, mine: Decisions, theirs: Decisions): Merged {
  const rejected = new Set(theirs.rejected);
  for (const key of mine.rejected) if (!base.rejected.includes(key)) rejected.add(key);
  for (const key of base.rejected) if (!mine.rejected.includes(key)) rejected.delete(key);
  const edits = { ...theirs.edits };
  const clashes: string[] = [];
  for (const field of new Set([...Object.keys(base.edits), ...Object.keys(mine.edits)])) {
    if (mine.edits[field] === base.edits[field]) continue;
    const isTheirs = theirs.edits[field] !== base.edits[field];
    if (isTheirs && theirs.edits[field] !== mine.edits[field]) clashes.push(field);
    if (mine.edits[field] === undefined) delete edits[field];
    else edits[field] = mine.edits[field];
  }
  return { decisions: { rejected: [...rejected], edits }, clashes };
}
