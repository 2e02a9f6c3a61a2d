import type { components } from "@/lib/api-schema.gen";
import type { Text } from "./evidence";
import { sectionOf } from "./texts";

export type Mark = components["schemas"]["Mark"];
export type Source = components["schemas"]["SourceBody"];
export type SourceLine = components["schemas"]["OriginalLine"];

/** What a line can be said to be, with its key; `section` asks which one. */
export type Gesture = {
  key: string;
  as: Mark["as"];
  name: string;
  /** what it does, with an example */
  help: string;
  /** "ask": the user names the section; "entry": that of the entry the line is in */
  section?: "ask" | "entry";
  /**
   * What it is about: "part": words, or lines that make one value; "lines": words, or every line; "first": the first
   * line, or words of it; "block": the entry of the line, unless lines or words are chosen.
   */
  takes: "part" | "lines" | "first" | "block";
  /** it is done with each of the chosen lines, or with each of the items that they make */
  isEach?: boolean;
  /** rarely needed: it stands behind "More" */
  isRare?: boolean;
  /** on a phone it does */
  isRareOnPhone?: boolean;
};

export const gestures: Gesture[] = [
  {
    key: "t",
    as: "title",
    name: "Title",
    section: "entry",
    takes: "part",
    help: "The words are the title: “Site Engineer”.",
  },
  {
    key: "e",
    as: "employer",
    name: "Employer",
    section: "entry",
    takes: "part",
    help: "The words are who it was with: “Skerry Lights Trust”.",
  },
  {
    key: "w",
    as: "same",
    name: "Same employer",
    section: "entry",
    takes: "lines",
    isRareOnPhone: true,
    help: "A further post with the employer of the one above, named once for several. Choose the line of the post, or of several; of a line with several posts first say where each starts (P).",
  },
  {
    key: "d",
    as: "dates",
    name: "Dates",
    section: "entry",
    takes: "part",
    help: "The words are the period: “May 2014 – Jun 2016”. Shift+D to choose month and year.",
  },
  {
    key: "l",
    as: "place",
    name: "Place",
    section: "entry",
    takes: "part",
    help: "The words are where the post or the course was: “Kirkwall, Orkney”. In the head: where the person lives.",
  },
  {
    key: "p",
    as: "start",
    name: "Entry starts here",
    section: "entry",
    takes: "first",
    help: "A new entry begins with this line or with these words, and has what stands below.",
  },
  {
    key: "h",
    as: "heading",
    name: "Heading",
    section: "ask",
    takes: "first",
    help: "The line is a heading, “What I can do”: all below it goes to the section you name.",
  },
  {
    key: "m",
    as: "move",
    name: "Move",
    section: "ask",
    takes: "lines",
    help: "Only these lines or words go to an entry or a section that you name. Labels and the values below them, moved together to Personal Details, find each other.",
  },
  {
    key: "g",
    as: "move",
    name: "To entry above",
    section: "entry",
    takes: "block",
    help: "An entry that is none: with all its lines it becomes text of the one above.",
  },
  {
    key: "u",
    as: "join",
    name: "Join line above",
    section: "entry",
    takes: "lines",
    help: "A sentence or a name that runs over two lines: this line goes on with the one above.",
  },
  {
    key: "b",
    as: "text",
    name: "Plain text",
    section: "entry",
    takes: "lines",
    help: "It stays where it is, and is no title, employer, date or heading: a sentence that was taken for a title.",
  },
  { key: "x", as: "out", name: "Leave out", takes: "lines", help: "Not in the document: “Page 2 of 3”." },
  {
    key: "r",
    as: "right",
    name: "Right",
    takes: "lines",
    help: "It was read rightly: no need to look at it again.",
  },
  {
    key: "o",
    as: "contact",
    name: "Contact",
    takes: "lines",
    isRare: true,
    help: "A telephone number, an address of mail or of the web, or where the person lives.",
  },
  {
    key: "i",
    as: "name",
    name: "Person's name",
    takes: "part",
    isRare: true,
    help: "The words are whose CV it is.",
  },
];

/** Every one of the chosen lines is an entry of a section. */
export const eachEntry: Gesture = {
  key: "P",
  as: "start",
  name: "Each an entry",
  section: "ask",
  takes: "lines",
  isEach: true,
  help: "Of several chosen lines each is an entry of the section you name: courses, certificates, papers. A line that goes on with the one above stays with it; of numbered or bulleted ones, and of those below a date each, each item is an entry.",
};

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

/** A line of the head, or above the first heading, or below the name and above the next one, that is in no entry. */
function isInHead(lines: SourceLine[], at: number): boolean {
  if (lines[at]?.section === head) return true;
  if (withEntries.has(lines[at]?.section ?? "")) return false;
  const name = lines.slice(0, at).findLastIndex(({ fields }) => fields.includes("person.name"));
  return !lines
    .slice(name + 1, at)
    .some(({ kind, section }) => kind === "heading" || withEntries.has(section));
}

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

/** The section of the entries above and below a line that found no place, where that is one and no heading parts them; else "". */
function betweenEntries(lines: SourceLine[], at: number): string {
  const isOne = (line: SourceLine) => line.kind === "heading" || withEntries.has(line.section);
  const above = lines.slice(0, at).findLast(isOne);
  const below = lines.slice(at + 1).find(isOne);
  const isSame = above?.kind !== "heading" && below?.kind !== "heading" && above?.section === below?.section;
  return isSame ? (above?.section ?? "") : "";
}

/** Whether it is clear of which section an entry would be that begins at a line: its own, or that of a heading said just now. */
export function isPlaceClear(lines: SourceLine[], at: number, said: Mark[]): boolean {
  if (lines[at]?.state !== "lost" && withEntries.has(lines[at]?.section ?? "")) return true;
  if (betweenEntries(lines, at) !== "") return true;
  const above = said.filter((mark) => mark.as === "heading" && mark.line < at).map((mark) => mark.line);
  return above.length > 0 && !lines.slice(Math.max(...above) + 1, at).some(({ kind }) => kind === "heading");
}

/** The sections that a gesture can be about. */
export const sectionsFor = ({ as }: Gesture): typeof sections =>
  as === "start" ? sections.filter(([, name]) => withEntries.has(name)) : sections;

/** Whether entries of a section, or the head, have a place. */
const hasPlace = (section: string): boolean =>
  ["Work Experience", "Volunteering", "Education", head].includes(section);

/** Sections whose lines stay what they are. */
const withoutPlaces = new Set(["Key Skills", "Languages", "References", "Security Clearance", "Memberships"]);

/** The section whose entries have no place, where a line cannot be one; "" where it can. */
export const lacksPlace = (line: SourceLine | undefined, section: string): string => {
  if (line && line.state !== "lost" && withoutPlaces.has(line.section)) return line.section;
  return hasPlace(section) ? "" : section;
};

/** What entries of a section are called, and what is in the place of a title and of an employer there. */
const called: Record<string, Record<string, string>> = {
  "Work Experience": {
    t: "Job title",
    e: "Employer",
    p: "Post starts here",
    g: "To post above",
    n: "New post",
  },
  Volunteering: {
    t: "Role",
    e: "Organisation",
    w: "Same organisation",
    p: "Role starts here",
    g: "To role above",
    n: "New voluntary role",
  },
  Projects: {
    t: "Project",
    e: "Client",
    w: "Same client",
    p: "Project starts here",
    g: "To project above",
    n: "New project",
  },
  Education: {
    t: "Qualification",
    e: "School",
    w: "Same school",
    p: "Course starts here",
    g: "To course above",
    n: "New course",
  },
  "Certifications & Training": {
    t: "Certificate",
    e: "Issuer",
    w: "Same issuer",
    p: "Certificate starts here",
    n: "New certificate",
  },
  Awards: { t: "Award", e: "Given by", p: "Award starts here", g: "To award above", n: "New award" },
  Publications: {
    t: "Title",
    e: "Publisher",
    p: "Publication starts here",
    g: "To publication above",
    n: "New publication",
  },
  "Personal Details": { t: "Headline", l: "Address" },
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

/** The gestures for words; what looks like a contact may be one, or a sum, or a post with its link, and is rarely a place. */
export const gesturesFor = (text: string): Gesture[] => {
  const swaps = isContact(text) ? ["contact", "place"] : [];
  return gestures.map((one) => (swaps.includes(one.as) ? { ...one, isRare: !one.isRare } : one));
};

/** A line that has the title of an entry. */
export const isTitleLine = (line: SourceLine | undefined): boolean =>
  (line?.fields ?? []).some((field) => placesOf.title?.test(field));

/** A line that names nothing but who an entry was with. */
export function isEmployerLine(line: SourceLine | undefined): boolean {
  const fields = line?.fields ?? [];
  return fields.some((field) => placesOf.employer?.test(field)) && !isTitleLine(line);
}

/** The label of a line of skills ("Tools: Sextant, Radar"), which can be left out alone; null for other lines. */
export function labelPart(line: SourceLine | undefined): Part | null {
  if (!line?.fields.some((field) => /^skills\[\d+\]\.name$/.test(field))) return null;
  if (!line.fields.some((field) => /^skills\[\d+\]\.keywords/.test(field))) return null;
  const words = wordsOf(line);
  const colon = words.findIndex((word) => word.endsWith(":"));
  const last =
    colon >= 0
      ? colon
      : line.parts.length > 1
        ? (line.parts[0] ?? "").split(/\s+/).filter(Boolean).length - 1
        : -1;
  return last >= 0 && last < words.length - 1 ? [0, last] : null;
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

/** The letters and figures of words, to compare them by. */
const plain = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

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
  const words = plain(part ?? (of ? textOf(of) : ""));
  const isIn = (some: string, all: string) => some !== "" && ` ${all} `.includes(` ${some} `);
  const holds = (value: string) =>
    plain(value) === words ||
    ((isAmong || add) && isIn(words, plain(value))) ||
    (!part && isIn(plain(value), words));
  return place
    ? texts.some(({ id, value, lines }) => place.test(id) && lines.includes(line) && holds(value))
    : undefined;
};

/** The words of several lines that are chosen, line by line; of a line without any nothing. */
export function partsOver(lines: SourceLine[], chosen: number[], part: Part) {
  const parts: { line: number; part: Part }[] = [];
  let before = 0;
  for (const at of chosen) {
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

/** Whether a line has words more than once. */
export const standsTwice = (line: SourceLine, words: string): boolean =>
  wholeText(line).indexOf(words) !== wholeText(line).lastIndexOf(words);

/** The line as the server knows it. */
const wholeText = ({ parts }: SourceLine): string => parts.join("\t");

/** Sections that are lists of lines: several that are moved there are as many entries, unless they are said to be one. */
export const isListed = (section: string): boolean =>
  ["Certifications & Training", "Awards", "Publications"].includes(section);

/** What something new in a section is called, as lines are moved there. */
export const newIn = (section: string): string | undefined => called[section]?.n;

export const textOf = ({ parts }: SourceLine): string => parts.join("  ");

/** A lone dot, a drawn rule: nothing to look at. */
export const isBlank = (line: SourceLine): boolean =>
  line.state === "none" && line.kind !== "heading" && !/[\p{L}\p{N}]/u.test(textOf(line));

/** A line that was understood, and is left out of the document by a limit or an option. */
export const isCut = ({ state, kind, printed }: SourceLine): boolean =>
  !printed && kind === "" && (state === "placed" || state === "doubt");

/** The words of a line that the document lacks, though it prints others of it. */
const missingWords = (line: SourceLine): string[] => {
  const words = wordsOf(line);
  return (line.missing ?? []).flatMap((at) => words[at] ?? []);
};

/** What is said of such words. */
export const withoutWords = (line: SourceLine): string => {
  const words = missingWords(line);
  return words.length > 0 && line.printed && line.state !== "out"
    ? `not in the document: “${words.join(" ")}”`
    : "";
};

/** A line that the user should look at before the CV goes out. */
export const wantsLook = ({ state }: SourceLine): boolean => state === "lost" || state === "doubt";

/**
 * The lines as they are after what was said of them: the user has looked at a line that he marks, and words that the
 * document prints did find a place, though it may be a wrong one.
 */
export function asTold(lines: SourceLine[], said: Mark[], printed: Text[]): SourceLine[] {
  const told = new Set(said.map((mark) => mark.line));
  const values = printed.map(({ id, value }) => ({ id, value: plain(value) }));
  return lines.map((line, at) => {
    if (line.state === "lost" && line.fields.length === 0) {
      const fields = placesIn(values, line);
      if (fields.length === 0) return line;
      const [first = ""] = fields;
      const section = sectionOf(first) ?? line.section;
      const entry = Number(/\[(\d+)\]/.exec(first)?.[1] ?? line.entry);
      return { ...line, state: told.has(at) ? "placed" : "doubt", section, entry, fields, printed: true };
    }
    return line.state === "doubt" && told.has(at) ? { ...line, state: "placed" } : line;
  });
}

/** The texts that hold every part of a line, a word alone only as the whole text; none if a part is nowhere. */
function placesIn(texts: { id: string; value: string }[], line: SourceLine): string[] {
  const found = line.parts
    .map(plain)
    .filter(Boolean)
    .map((part) =>
      texts.find(({ value }) => (part.includes(" ") ? ` ${value} `.includes(` ${part} `) : value === part)),
    );
  return found.includes(undefined) ? [] : found.flatMap((text) => text?.id ?? []);
}

/** The numbers of the words of a line that are left out though the line is not. */
export const wordsOut = (said: Mark[], at: number, line: SourceLine): number[] =>
  wordsMeant(
    said.filter(({ as }) => as === "out"),
    at,
    line,
  );

/** A word without the signs around it, which may be meant or not. */
const bare = (word: string): string => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "") || word;

/** The numbers of the words of a line that marks name: of equal ones those that were meant. */
export const wordsMeant = (said: Mark[], at: number, line: SourceLine): number[] =>
  said.flatMap(({ line: of, part, word }) => {
    if (of !== at || !part) return [];
    const [words, own] = [wordsOf(line), part.split(/\s+/).filter(Boolean)].map((all) => all.map(bare)) as [
      string[],
      string[],
    ];
    const isHere = (from: number) => own.every((one, i) => words[from + i] === one);
    const from = word ? word - 1 : words.findIndex((_, from) => isHere(from));
    return from >= 0 && isHere(from) ? own.map((_, i) => from + i) : [];
  });

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
  email: "email",
  phone: "phone",
  url: "link",
  keywords: "skill",
};

/** Where a line went, in words. */
export function whereOf(line: SourceLine): string {
  if (line.state === "out") return "left out by you";
  if (line.state === "lost") return line.lacks ? `“${line.lacks}” found no place` : "found no place";
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
  const without = withoutWords(line);
  const cut = line.printed ? without && `, ${without}` : ", read, but left out";
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
