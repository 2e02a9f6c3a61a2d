import type { Note } from "@/lib/result-queries";
import { type Decisions, isLeaving, isRejected, keyOf } from "./decisions";

/** How changes of a CV were decided last in this tab, by their keys: one by one, or with all others. */
export type Ways = { of: string; known: Map<string, { reject: boolean; alone: boolean }> };

const storeOf = (of: string): string => `ways ${of}`;

/** Those of a CV; a reload keeps them. */
export function waysOf(taskId: string, index: number): Ways {
  const of = `${taskId} ${index}`;
  try {
    return { of, known: new Map(JSON.parse(sessionStorage.getItem(storeOf(of)) ?? "[]")) };
  } catch {
    return { of, known: new Map() };
  }
}

export function remember({ of, known }: Ways, notes: Note[], reject: boolean, alone: boolean): void {
  for (const note of notes) known.set(keyOf(note), { reject, alone });
  try {
    sessionStorage.setItem(storeOf(of), JSON.stringify([...known]));
  } catch {
    // then it is known until the next reload
  }
}

/** The user decided about this change by itself; what was refused in an earlier visit counts as that, and so do own words. */
function isAlone(note: Note, now: Decisions, ways: Ways): boolean {
  const rejected = isRejected(note, now);
  if (note.kind === "edited") return !rejected;
  const last = ways.known.get(keyOf(note));
  return last?.reject === rejected ? last.alone : rejected;
}

/** What a decision about all is made of, and what it leaves: the user decided otherwise about that by itself. */
export function apart(
  notes: Note[],
  reject: boolean,
  now: Decisions,
  ways: Ways,
): [some: Note[], left: Note[]] {
  const others = notes.filter((note) => isRejected(note, now) !== reject);
  const left = others.filter((note) => isAlone(note, now, ways));
  // where it is about nothing else, it is meant
  if (left.length === notes.length) return [notes, []];
  return [others.filter((note) => !left.includes(note)), left];
}

/** What is said of those that were left. */
export function leftText(left: Note[], reject: boolean): string {
  const count = left.length === 1 ? "one" : `${left.length}`;
  const are = left.every(isLeaving);
  if (reject)
    return are
      ? `All put back but the ${count} that you left out.`
      : `All rejected but the ${count} that you accepted or wrote.`;
  return are
    ? `All left out again but the ${count} that you put back.`
    : `All accepted but your ${count === "one" ? "refusal" : `${count} refusals`}.`;
}
