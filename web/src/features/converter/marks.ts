import type { components } from "@/lib/api-schema.gen";
import { isDateWord } from "./dates";
import type { Text } from "./evidence";
import { type Gesture, head, withEntries } from "./gestures";
import { inOrder, orderOf } from "./line-order";
import { plain, textOf } from "./line-words";

export type Mark = components["schemas"]["Mark"];

export type Source = components["schemas"]["SourceBody"];

export type SourceLine = components["schemas"]["OriginalLine"];

/** A line of the head, or above the first heading, or below the name and above the next one, that is in no entry. */
function isInHead(lines: SourceLine[], at: number): boolean {
  if (lines[at]?.section === head) return true;
  if (withEntries.has(lines[at]?.section ?? "")) return false;
  const name = lines.slice(0, at).findLastIndex(({ fields }) => fields.includes("person.name"));
  return !lines
    .slice(name + 1, at)
    .some(({ kind, section }) => kind === "heading" || withEntries.has(section));
}

/**
 * The section whose entry a line belongs to: that of a heading above it which was said just now and is not read
 * yet, else its own, else that of the line or the heading above it.
 */
export function entrySection(
  lines: SourceLine[],
  at: number,
  said: Mark[] = [],
  { as }: Pick<Gesture, "as"> = { as: "start" },
): string {
  const isOpened = said.some((mark) => (mark.as === "heading" || mark.as === "start") && mark.line <= at);
  if ((as === "title" || as === "place") && !isOpened && isInHead(lines, at)) return head; // the headline, the address
  const above = said.filter((mark) => mark.as === "heading" && mark.line <= at);
  const nearest = above.reduce<Mark | undefined>(
    (last, mark) => (last && last.line > mark.line ? last : mark),
    undefined,
  );
  const isCut = nearest && lines.slice(nearest.line + 1, at + 1).some(({ kind }) => kind === "heading");
  if (nearest?.section && !isCut && withEntries.has(nearest.section)) return nearest.section;
  const own = lines[at]?.section ?? "";
  if (withEntries.has(own)) return own;
  for (let i = at; i >= 0; i--) {
    const line = lines[i];
    if (line && withEntries.has(line.section)) return line.section;
    if (line?.kind === "heading") break;
  }
  return "Work Experience";
}

/**
 * The section with entries that a line which found no place stands in: that of the heading above it, where nothing of another
 * one stands between, or that of the entries above and below it with no heading there; else "".
 */
function sectionAround(lines: SourceLine[], at: number): string {
  const isOne = (line: SourceLine) => line.kind === "heading" || withEntries.has(line.section);
  const heading = lines.slice(0, at).findLastIndex(({ kind }) => kind === "heading");
  const below = lines.slice(at + 1).find(isOne);
  const above = [
    ...new Set(
      lines
        .slice(Math.max(0, heading), at)
        .filter(isOne)
        .map(({ section }) => section),
    ),
  ];
  const [section = ""] = above;
  const isHere = heading >= 0 && (!below || below.kind === "heading");
  const isBetween = below !== undefined && below.kind !== "heading" && below.section === section;
  return above.length === 1 && withEntries.has(section) && (isHere || isBetween) ? section : "";
}

/** Whether it is clear of which section an entry would be that begins at a line: its own, or that of a heading said just now. */
export function isPlaceClear(lines: SourceLine[], at: number, said: Mark[]): boolean {
  if (lines[at]?.state !== "lost" && withEntries.has(lines[at]?.section ?? "")) return true;
  if (sectionAround(lines, at) !== "") return true;
  const above = said.filter((mark) => mark.as === "heading" && mark.line < at).map((mark) => mark.line);
  return above.length > 0 && !lines.slice(Math.max(...above) + 1, at).some(({ kind }) => kind === "heading");
}

/** A line that has the title of an entry. */
export const isTitleLine = (line: SourceLine | undefined): boolean =>
  (line?.fields ?? []).some((field) => placesOf.title?.test(field));

/** A line that names nothing but who an entry was with. */
export function isEmployerLine(line: SourceLine | undefined): boolean {
  const fields = line?.fields ?? [];
  return fields.some((field) => placesOf.employer?.test(field)) && !isTitleLine(line);
}

/** Names of fields that a title or an employer has in entries of the sections. */
const placesOf: Partial<Record<Mark["as"], RegExp>> = {
  title: /\.(title|name|degree|label)$/,
  employer: /\.(organisation|institution|issuer|awarder|publisher)$/,
  place: /\.location$/,
};

/** Whether words can be added to what is in the place of a title or an employer near a line. */
export const canAdd = (lines: SourceLine[], at: number, section: string, { as }: Gesture): boolean =>
  lines
    .slice(0, at + 4)
    .some((line) => line.section === section && line.fields.some((field) => placesOf[as]?.test(field)));

/** A line without the period at its end, which is no word of a title that goes on in the next line; one of dates alone stays. */
function undated(text: string): string {
  const words = text.trim().split(/\s+/);
  const isOfDate = (word: string) => !/\p{L}/u.test(word) || isDateWord(word);
  const last = words.findLastIndex((word) => !isOfDate(word));
  return last < 0 || !/\d{4}/.test(words.slice(last + 1).join(" "))
    ? text
    : words.slice(0, last + 1).join(" ");
}

/**
 * Whether what was said of a line is so: its words, and no others, are in the place that they were said to be in;
 * `isAmong`: others may be there, too. Of a whole line its label and its dates stay outside.
 */
export const isSo = (
  { as, line, part, add }: Mark,
  texts: Text[],
  lines: SourceLine[],
  isAmong = false,
): boolean | undefined => {
  const place = placesOf[as];
  const of = lines[line];
  const words = plain(part ?? (of ? undated(textOf(of)) : ""));
  const isIn = (some: string, all: string) => some !== "" && ` ${all} `.includes(` ${some} `);
  const holds = (value: string) =>
    plain(value) === words ||
    ((isAmong || add) && isIn(words, plain(value))) ||
    (!part && isIn(plain(value), words));
  return place
    ? texts.some(({ id, value, lines }) => place.test(id) && lines.includes(line) && holds(value))
    : undefined;
};

/** The lines of the entry that a line is in, from the first to the last; of a section without entries, all of it. */
export function blockOf(lines: SourceLine[], at: number): readonly [number, number] {
  const of = lines[at];
  const isIn = (line: SourceLine | undefined) =>
    line !== undefined &&
    line.kind !== "heading" &&
    (line.state === "none" ||
      (line.section === of?.section && (!withEntries.has(line.section) || line.entry === of.entry)));
  let [from, to] = [at, at];
  while (isIn(lines[from - 1])) from--;
  while (isIn(lines[to + 1])) to++;
  return [from, to];
}

/**
 * What another window said of lines and what this one said since `base`, together. Where the two are not in one order of lines, each
 * part names the order that its numbers are of.
 */
export function mergeMarks(base: Mark[], mine: Mark[], theirs: Mark[]): Mark[] {
  const same = (a: Mark, b: Mark | undefined) => JSON.stringify(a) === JSON.stringify(b);
  let shared = 0;
  while (shared < base.length && shared < mine.length && same(base[shared] as Mark, mine[shared])) shared++;
  const undone = base.slice(shared);
  const kept = theirs.filter((mark) => !undone.some((gone) => same(mark, gone)));
  const own = mine.slice(shared);
  const [was, here, there] = [orderOf(base), orderOf(mine), orderOf(theirs)];
  if (was === here && was === there) return [...kept, ...own];
  const isTurned = own.some(({ as }) => as === "order");
  const ownInOrder = own[0]?.as === "order" ? own : [inOrder(isTurned ? was : here), ...own];
  const theirsInOrder = [inOrder(there), ...withoutOrder(kept)];
  return was === here ? [...ownInOrder, ...theirsInOrder] : [...theirsInOrder, ...ownInOrder];
}

const withoutOrder = (marks: Mark[]): Mark[] => marks.filter(({ as }) => as !== "order");
