import type { components } from "@/lib/api-schema.gen";
import type { Text } from "./evidence";

export type Mark = components["schemas"]["Mark"];
export type Source = components["schemas"]["SourceBody"];
export type SourceLine = components["schemas"]["OriginalLine"];

/** What a line can be said to be, with its key; `section` asks which one. */
export type Gesture = {
  key: string;
  as: Mark["as"];
  name: string;
  /** "ask": the user names the section; "entry": that of the entry the line is in */
  section?: "ask" | "entry";
  /**
   * What it is about: "part": words, or lines that make one value; "lines": words, or every line; "first": the first
   * line, or words of it; "block": the entry of the line, unless lines or words are chosen.
   */
  takes: "part" | "lines" | "first" | "block";
};

export const gestures: Gesture[] = [
  { key: "t", as: "title", name: "Title", section: "entry", takes: "part" },
  { key: "e", as: "employer", name: "Employer", section: "entry", takes: "part" },
  { key: "d", as: "dates", name: "Dates", section: "entry", takes: "part" },
  { key: "h", as: "heading", name: "Heading", section: "ask", takes: "first" },
  { key: "p", as: "start", name: "Entry starts here", section: "entry", takes: "first" },
  { key: "o", as: "contact", name: "Contact", takes: "lines" },
  { key: "u", as: "join", name: "Join with above", section: "entry", takes: "lines" },
  { key: "g", as: "move", name: "Text of entry above", section: "entry", takes: "block" },
  { key: "m", as: "move", name: "Move", section: "ask", takes: "lines" },
  { key: "b", as: "text", name: "Plain text", section: "entry", takes: "lines" },
  { key: "i", as: "name", name: "Person's name", takes: "part" },
  { key: "x", as: "out", name: "Leave out", takes: "lines" },
];

export const sections: [key: string, name: string][] = [
  ["w", "Work Experience"],
  ["e", "Education"],
  ["s", "Key Skills"],
  ["p", "Profile"],
  ["j", "Projects"],
  ["c", "Certifications & Training"],
  ["l", "Languages"],
  ["a", "Awards"],
  ["b", "Publications"],
  ["v", "Volunteering"],
  ["m", "Memberships"],
  ["i", "Interests"],
  ["r", "References"],
  ["k", "Security Clearance"],
  ["d", "Personal Details"],
  ["o", "Additional Information"],
];

const head = "Personal Details";

/** A line of the head, or above the first heading, that is in no entry. */
const isInHead = (lines: SourceLine[], at: number): boolean =>
  lines[at]?.section === head ||
  (!withEntries.has(lines[at]?.section ?? "") && !lines.slice(0, at).some(({ kind }) => kind === "heading"));

/** Sections whose entries have a title, somebody it is with, and dates. */
const withEntries = new Set([
  "Work Experience",
  "Volunteering",
  "Projects",
  "Education",
  "Certifications & Training",
  "Awards",
  "Publications",
]);

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
  if (as === "title" && !isOpened && isInHead(lines, at)) return head; // the headline
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

/** Whether it is clear of which section an entry would be that begins at a line: its own, or that of a heading said just now. */
export function isPlaceClear(lines: SourceLine[], at: number, said: Mark[]): boolean {
  if (lines[at]?.state !== "lost" && withEntries.has(lines[at]?.section ?? "")) return true;
  const above = said.filter((mark) => mark.as === "heading" && mark.line < at).map((mark) => mark.line);
  return above.length > 0 && !lines.slice(Math.max(...above) + 1, at).some(({ kind }) => kind === "heading");
}

/** The sections that a gesture can be about. */
export const sectionsFor = ({ as }: Gesture): typeof sections =>
  as === "start" ? sections.filter(([, name]) => withEntries.has(name)) : sections;

/** What entries of a section are called, and what is in the place of a title and of an employer there. */
const called: Record<string, Record<string, string>> = {
  "Work Experience": {
    t: "Job title",
    e: "Employer",
    p: "Post starts here",
    g: "Text of post above",
    n: "New post",
  },
  Volunteering: {
    t: "Role",
    e: "Organisation",
    p: "Role starts here",
    g: "Text of role above",
    n: "New voluntary role",
  },
  Projects: {
    t: "Project",
    e: "Client",
    p: "Project starts here",
    g: "Text of project above",
    n: "New project",
  },
  Education: {
    t: "Qualification",
    e: "School",
    p: "Course starts here",
    g: "Text of course above",
    n: "New course",
  },
  "Certifications & Training": { t: "Certificate", e: "Issuer", p: "Certificate starts here" },
  Awards: { t: "Award", e: "Given by", p: "Award starts here" },
  Publications: { t: "Title", e: "Publisher", p: "Publication starts here" },
  "Personal Details": { t: "Headline" },
};

/** What a gesture is called for lines of a section. */
export const nameFor = ({ key, name }: Gesture, section: string): string => called[section]?.[key] ?? name;

/** The first and the last of the words of a line that are meant. */
export type Part = readonly [first: number, last: number];

/** A heading of words in the midst of a line would take what stands before them along. */
export const isBeyond = (gesture: Gesture, part: Part): boolean => gesture.as === "heading" && part[0] !== 0;

const dates = /\b(\d{1,2}[./-]){0,2}(19|20)\d{2}([./-]\d{1,2}){0,2}\b/g;

/** So many figures have telephone numbers at least. */
const fewestFigures = 7;

/** Words that a person is reached by: an address of mail or of the web, a telephone number. */
export const isContact = (text: string): boolean =>
  /\S ?@ ?[\w-]+\.\w|https?:|\bwww\.|linkedin\.com/i.test(text) ||
  (text.replace(dates, "").match(/\d[\d ()./-]+\d/g) ?? []).some(
    (number) => number.replace(/\D/g, "").length >= fewestFigures,
  );

/** The gestures for words, the likeliest first: what looks like a contact may be a sum, or a post with its link. */
export const gesturesFor = (text: string): Gesture[] =>
  isContact(text) ? gestures.toSorted((a, b) => Number(b.key === "o") - Number(a.key === "o")) : gestures;

/** Names of fields that a title or an employer has in entries of the sections. */
const placesOf: Partial<Record<Mark["as"], RegExp>> = {
  title: /\.(title|name|degree|label)$/,
  employer: /\.(organisation|institution|issuer|awarder|publisher)$/,
};

/** Whether words can be added to what is in the place of a title or an employer near a line. */
export const canAdd = (lines: SourceLine[], at: number, section: string, { as }: Gesture): boolean =>
  lines
    .slice(0, at + 4)
    .some((line) => line.section === section && line.fields.some((field) => placesOf[as]?.test(field)));

/** Whether what was said of a line is so: its words are in the place that they were said to be in. */
export const isSo = ({ as, line, part }: Mark, texts: Text[]): boolean | undefined => {
  const place = placesOf[as];
  const plain = (words: string) =>
    ` ${words
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim()} `;
  return place
    ? texts.some(
        ({ id, value, lines }) =>
          place.test(id) && lines.includes(line) && (!part || plain(value).includes(plain(part))),
      )
    : undefined;
};

/** The words of several lines that are chosen, line by line; of a line without any nothing. */
export function partsOver(lines: SourceLine[], [from, to]: readonly [number, number], part: Part) {
  const parts: { line: number; part: Part }[] = [];
  let before = 0;
  for (let at = from; at <= to; at++) {
    const count = wordsOf(lines[at] as SourceLine).length;
    const first = Math.max(0, part[0] - before);
    const last = Math.min(count - 1, part[1] - before);
    if (first <= last) parts.push({ line: at, part: [first, last] });
    before += count;
  }
  return parts;
}

/** The words that a gesture is about: an entry that begins with some has all that follow. */
export function meant(gesture: Gesture, line: SourceLine, part: Part): string {
  if (gesture.as !== "start") return partText(line, part);
  return part[0] === 0 ? "" : partText(line, [part[0], wordsOf(line).length - 1]);
}

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

/** The words of a line, left to right. */
export const wordsOf = (line: SourceLine): string[] => wholeText(line).split(/\s+/).filter(Boolean);

/** The words that are meant, as they stand in the line. */
export function partText(line: SourceLine, [first, last]: Part): string {
  const found = [...wholeText(line).matchAll(/\S+/g)];
  const end = found[last];
  return wholeText(line).slice(found[first]?.index ?? 0, end && end.index + end[0].length);
}

/** The line as the server knows it. */
const wholeText = ({ parts }: SourceLine): string => parts.join("\t");

/** Sections whose entries take text, with the names of these in a document. */
const takingText = new Map([
  ["Work Experience", "work"],
  ["Volunteering", "volunteering"],
  ["Projects", "projects"],
  ["Education", "education"],
]);

export const takesText = (section: string): boolean => takingText.has(section);

export type Entry = { line: number; name: string; section: string };

/**
 * The entries of a section that lines can be moved to, each with a line that it is known by: of its head, if
 * possible, and none of those that are moved.
 */
export function entriesOf(texts: Text[], section: string, [from, to]: readonly [number, number]): Entry[] {
  const name = takingText.get(section);
  const entries: { head: Text[]; lines: number[] }[] = [];
  for (const text of texts) {
    const [, of, at, field = ""] = /^(\w+)\[(\d+)\]\.(\w+)/.exec(text.id) ?? [];
    const lines = text.lines.filter((line) => line < from || line > to);
    if (of !== name || !text.value || lines.length === 0) continue;
    entries[Number(at)] ??= { head: [], lines: [] };
    const entry = entries[Number(at)] as (typeof entries)[number];
    const isHead = headFields.has(field);
    if (isHead) entry.head.push(text);
    entry.lines.splice(isHead ? 0 : entry.lines.length, 0, ...lines);
  }
  return entries.flatMap(({ head, lines: [line = 0] }, at) => ({
    line,
    section,
    name: head.map(({ value }) => value).join(", ") || `${section} ${at + 1}`,
  }));
}

/** The entries that lines can become text of, those of the section of the lines first. */
export const allEntriesOf = (texts: Text[], own: string, chosen: readonly [number, number]): Entry[] =>
  [...takingText.keys()]
    .sort((a, b) => Number(b === own) - Number(a === own))
    .flatMap((section) => entriesOf(texts, section, chosen));

/** What something new in a section is called, as lines are moved there. */
export const newIn = (section: string): string | undefined => called[section]?.n;

const headFields = new Set(["title", "name", "degree", "organisation", "institution"]);

export const textOf = ({ parts }: SourceLine): string => parts.join("  ");

/** A line that was understood, and is left out of the document by a limit or an option. */
export const isCut = ({ state, kind, printed }: SourceLine): boolean =>
  !printed && kind === "" && (state === "placed" || state === "doubt");

/** A line that the user should look at before the CV goes out. */
export const wantsLook = ({ state }: SourceLine): boolean => state === "lost" || state === "doubt";

const roles: Record<string, string> = {
  title: "title",
  organisation: "employer",
  institution: "school",
  degree: "qualification",
  dates: "dates",
  highlights: "text",
  summary: "text",
  name: "name",
  location: "place",
  email: "e-mail",
  phone: "phone",
  url: "link",
  keywords: "skill",
};

/** Where a line went, in words. */
export function whereOf(line: SourceLine): string {
  if (line.state === "out") return "left out by you";
  if (line.state === "lost") return "found no place";
  if (line.kind === "heading") return line.section ? `heading: ${line.section}` : "heading";
  if (line.state === "none") return "no content";
  const entry = withEntries.has(line.section) ? ` ${line.entry + 1}` : "";
  const names = line.fields.map((field) =>
    field === "person.label"
      ? "headline"
      : field === "person.location"
        ? "address"
        : roles[/(\w+)(\[\d+\])?$/.exec(field)?.[1] ?? ""],
  );
  const role = [...new Set(names.filter(Boolean))].join(", ");
  const cut = line.printed ? "" : ", read, but left out";
  return `${line.section}${entry}${role ? `, ${role}` : ""}${cut}`;
}

/** What another window said of lines and what this one said since `base`, together. */
export function mergeMarks(base: Mark[], mine: Mark[], theirs: Mark[]): Mark[] {
  const same = (a: Mark, b: Mark | undefined) => JSON.stringify(a) === JSON.stringify(b);
  let shared = 0;
  while (shared < base.length && shared < mine.length && same(base[shared] as Mark, mine[shared])) shared++;
  const undone = base.slice(shared);
  const kept = theirs.filter((mark) => !undone.some((gone) => same(mark, gone)));
  return [...kept, ...mine.slice(shared)];
}
