import type { Part } from "./line-words";
import type { Mark, SourceLine } from "./marks";

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
    help: "A further post with the employer of the one above, named once for several. Choose the line of the post, or of several; of a line with several posts first say where each starts.",
  },
  {
    key: "d",
    as: "dates",
    name: "Dates",
    section: "entry",
    takes: "part",
    help: "The words are the period: “May 2014 – Jun 2016”. Month and year from lists: “Choose dates”.",
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
    help: "A new entry begins with this line or with these words, and has what stands below. Of lines that were chosen one by one (Ctrl) each begins one.",
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
    help: "Only these lines or words go to an entry or a section that you name; what names a list takes the list along. Labels and the values below them, moved together to Personal Details, find each other.",
  },
  {
    key: "g",
    as: "move",
    name: "To entry above",
    section: "entry",
    takes: "block",
    help: "This is no entry of its own: all its lines become text of the entry above. A certificate has no text: there they go on with its name.",
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
    name: "Just text",
    section: "entry",
    takes: "lines",
    help: "It stays where it is, and is no title, employer, date or heading: a sentence that was taken for a title.",
  },
  { key: "x", as: "out", name: "Leave out", takes: "lines", help: "Not in the document: “Page 2 of 3”." },
  {
    key: "r",
    as: "right",
    name: "Looks right",
    takes: "lines",
    help: "It was read rightly: no need to look at it again. The next line to check is chosen.",
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

const sections = [
  "Work Experience",
  "Education",
  "Key Skills",
  "Profile",
  "Projects",
  "Certifications & Training",
  "Languages",
  "Awards",
  "Publications",
  "Volunteering",
  "Memberships",
  "Interests",
  "References",
  "Security Clearance",
  "Personal Details",
  "Additional Information",
];

export const head = "Personal Details";

/** Sections whose entries have a title, somebody it is with, and dates. */
export const withEntries = new Set([
  "Work Experience",
  "Volunteering",
  "Projects",
  "Education",
  "Certifications & Training",
  "Awards",
  "Publications",
]);

/** The sections that a gesture can be about. */
export const sectionsFor = ({ as }: Gesture): string[] =>
  as === "start" ? sections.filter((name) => withEntries.has(name)) : sections;

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
    g: "To certificate above",
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

/** Sections that are lists of lines: several that are moved there are as many entries, unless they are said to be one. */
export const isListed = (section: string): boolean =>
  ["Certifications & Training", "Awards", "Publications"].includes(section);

/** What something new in a section is called, as lines are moved there. */
export const newIn = (section: string): string | undefined => called[section]?.n;
