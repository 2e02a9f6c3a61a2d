import { allNotes, type Decisions, isRejected, type ReviewedFile } from "./decisions";
import { textsOf } from "./evidence";
import type { Note } from "./result-queries";

/** A post, a course, a project of the CV of which the document prints nothing, with the changes that took it out. */
export type LeftEntry = { entry: string; name: string; notes: Note[] };

const sections = /^(work|volunteering|projects|education)\[\d+\]/;
const entryOf = (field: string | undefined): string | undefined => sections.exec(field ?? "")?.[0];
const ofHead = /\.(title|name|degree|organisation|institution|dates)$/;

/** What the limits left out whole; it was read well, and goes back at once. */
export function leftEntries(file: ReviewedFile, now: Decisions): LeftEntry[] {
  const printed = new Set(textsOf(file.document).flatMap(({ id, value }) => (value && entryOf(id)) || []));
  const heads = new Map<string, string[]>();
  for (const { id, value } of textsOf(file.original)) {
    const entry = entryOf(id);
    if (!entry || !value || printed.has(entry)) continue;
    heads.set(entry, [...(heads.get(entry) ?? []), ...(ofHead.test(id) ? [value] : [])]);
  }
  const notes = allNotes(file).filter((note) => note.kind === "left-out" && !isRejected(note, now));
  return [...heads].flatMap(([entry, names]) => {
    const own = notes.filter((note) => entryOf(note.field) === entry);
    return own.length > 0 ? [{ entry, name: names.join(", ") || entry, notes: own }] : [];
  });
}

/** So many lines are much. */
const many = 3;

/** Lines that the limits left out of entries that are there; skills are limited by number and not read as a loss. */
export function leftLines(file: ReviewedFile, now: Decisions): Note[] {
  const whole = new Set(leftEntries(file, now).flatMap(({ notes }) => notes));
  const left = allNotes(file).filter(
    (note) =>
      note.kind === "left-out" &&
      !/^skills\b/.test(note.field ?? "") &&
      !isRejected(note, now) &&
      !whole.has(note),
  );
  return left.length < many ? [] : left;
}

/** "2 entries and 11 lines"; "" = nothing of weight. */
export function leftText(file: ReviewedFile, now: Decisions): string {
  const count = (n: number, one: string, more: string) => n > 0 && `${n} ${n === 1 ? one : more}`;
  return [
    count(leftEntries(file, now).length, "entry", "entries"),
    count(leftLines(file, now).length, "line", "lines"),
  ]
    .filter(Boolean)
    .join(" and ");
}
