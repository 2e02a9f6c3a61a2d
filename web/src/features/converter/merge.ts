import type { Decisions } from "./decisions";
import { nextOf } from "./texts";

/** Decisions of two windows in one, and the fields whose wordings both have changed. */
export type Merged = { decisions: Decisions; clashes: string[] };

/**
 * What this window decided since `base`, on top of what the server holds now: nothing of either is lost. Where
 * both have written the same text, this window's wording stands and the field is named.
 */
export function mergeDecisions(base: Decisions, mine: Decisions, theirs: Decisions): Merged {
  return mergeInPlace(base, { ...mine, edits: besideTheirs(base.edits, mine.edits, theirs.edits) }, theirs);
}

/** What begins the name of a text that the CV does not have: "work[", "work[0].highlights[", and its number. */
const addedName = /^(.*?\[)(1\d{3})\]/;

/** What both windows have added under one number: here it takes the next one. */
function besideTheirs(base: Edits, mine: Edits, theirs: Edits): Edits {
  const moved = new Map<string, string>();
  for (const [field, words] of Object.entries(mine)) {
    const [name, prefix] = addedName.exec(field) ?? [];
    if (!name || prefix === undefined || moved.has(name)) continue;
    const isIn = (edits: Edits) => Object.keys(edits).some((other) => other.startsWith(name));
    if (isIn(base) || !isIn(theirs) || theirs[field] === words) continue;
    const taken = [...Object.keys(mine), ...Object.keys(theirs), ...moved.values()];
    moved.set(name, `${prefix}${nextOf(prefix, taken)}]`);
  }
  return Object.fromEntries(
    Object.entries(mine).map(([field, words]) => {
      const name = addedName.exec(field)?.[0] ?? "";
      return [(moved.get(name) ?? name) + field.slice(name.length), words];
    }),
  );
}

type Edits = Decisions["edits"];

function mergeInPlace(base: Decisions, mine: Decisions, theirs: Decisions): Merged {
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
