import type { Note } from "@/lib/result-queries";
import { allNotes, type Decisions, isRejected, type ReviewedFile } from "./decisions";
import { cutsOf, textsOf } from "./evidence";
import { placeAt, sectionOf } from "./texts";

/** What goes back together: a post, the lines of a section, or what the job asks for. */
export type LeftRow = {
  key: string;
  name: string;
  /** what is more to say of it */
  about: string;
  /** the document shows nothing else that meets this requirement */
  isAsked: boolean;
  notes: Note[];
};

/** Everything that the document does not print though the CV says it, each in one row; `lines`: of the CV. */
export type LeftOut = { rows: LeftRow[]; notes: Note[]; lines: number };

const entryOf = (field: string | undefined): string =>
  /^(work|volunteering|projects|education)\[\d+\]/.exec(field ?? "")?.[0] ?? "";

const known = new WeakMap<ReviewedFile, { rejected: string; left: LeftOut }>();

/** What was left out and is not put back; skills are limited by number and no loss, unless the job asks for one. */
export function leftOut(file: ReviewedFile, now: Decisions): LeftOut {
  const rejected = now.rejected.join();
  const before = known.get(file);
  if (before?.rejected === rejected) return before.left;
  const asked = cutsOf(file, now).map(
    ({ requirement, said, notes }): LeftRow => ({
      key: `asked ${requirement}`,
      name: requirement,
      about: [said !== requirement && `“${said}”`, notes[0]?.reason].filter(Boolean).join(" "),
      isAsked: true,
      notes,
    }),
  );
  const taken = new Set(asked.flatMap(({ notes }) => notes));
  const isOut = outAfterAll(file);
  const others = allNotes(file).filter(
    (note) =>
      note.kind === "left-out" &&
      (!isRejected(note, now) || isOut(note)) &&
      !taken.has(note) &&
      sectionOf(note.field ?? "") !== "Key Skills" &&
      note.field !== undefined,
  );
  const rows = [...asked, ...placesOf(file, others, isOut)];
  const notes = [...taken, ...others];
  const left = { rows, notes, lines: linesOf(notes) };
  known.set(file, { rejected, left });
  return left;
}

/** Tells what was put back and is not in the document all the same: another limit has no room for it, and no hand took it out. */
function outAfterAll(file: ReviewedFile): (note: Note) => boolean {
  const printed = textsOf(file.document).filter(({ value }) => value);
  const ids = new Set(printed.map(({ id }) => id));
  const words = printed.map(({ value }) => value).join("\n");
  const held = new Set(file.rejected);
  return (note) => {
    const { field } = note;
    if (!field || !held.has(note) || isOutByHand(file, field)) return false;
    const own = textsOf(file.original).filter(({ id }) => id === field || id.startsWith(`${field}.`));
    return own.length > 0 && own.every(({ id, value }) => !ids.has(id) && !words.includes(value));
  };
}

/** The user left the text out, or the entry that it is of. */
const isOutByHand = (file: ReviewedFile, field: string): boolean =>
  [field, entryOf(field)].some((id) => file.edits[id] === "");

/** How many lines of the CV changes are about; one that names none is one. */
function linesOf(notes: Note[]): number {
  const lines = new Set(notes.flatMap((note) => note.lines ?? []));
  return lines.size + notes.filter((note) => !note.lines?.length).length;
}

/** The same words in the list of a batch and with the document. */
export const leftOutText = (lines: number): string =>
  `${linesText(lines)} of the CV ${lines === 1 ? "is" : "are"} left out of the document`;

export const linesText = (count: number): string => (count === 1 ? "1 line" : `${count} lines`);

/** The rest by where it stood in the CV, entries of which nothing is printed first, then what is most. */
function placesOf(file: ReviewedFile, notes: Note[], isOut: (note: Note) => boolean): LeftRow[] {
  const printed = new Set(textsOf(file.document).flatMap(({ id, value }) => (value && entryOf(id)) || []));
  const places = new Map<string, Note[]>();
  for (const note of notes) {
    const place = entryOf(note.field) || sectionOf(note.field ?? "", file.original) || "Others";
    places.set(place, [...(places.get(place) ?? []), note]);
  }
  return [...places]
    .map(([place, some]) => {
      const isEntry = place.endsWith("]");
      const isWhole = isEntry && !printed.has(place);
      const name = isEntry ? nameOf(file, place) : place;
      const about = [
        isWhole && "the whole entry",
        linesText(linesOf(some)),
        some.some(isOut) && "put back, but no room for all of it",
      ]
        .filter(Boolean)
        .join(", ");
      return { key: place, name, about, isAsked: false, notes: some, isWhole };
    })
    .sort((a, b) => Number(b.isWhole) - Number(a.isWhole) || b.notes.length - a.notes.length)
    .map(({ isWhole: _, ...row }) => row);
}

const heads = ["title", "name", "degree", "organisation", "institution"];

const nameOf = ({ original }: ReviewedFile, entry: string): string =>
  heads
    .map((key) => placeAt(original, `${entry}.${key}`))
    .filter(Boolean)
    .join(", ") ||
  sectionOf(`${entry}.title`) ||
  entry;
