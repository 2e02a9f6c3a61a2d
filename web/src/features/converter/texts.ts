import type { components } from "@/lib/api-schema.gen";
import type { Decisions, ReviewedFile } from "./decisions";

type Schemas = components["schemas"];
type Document = Schemas["Document"];

/** A text of the result that can be written anew, by the field that an edit names. */
export type CvText = {
  field: string;
  value: string;
  /** what the engine says without an own wording */
  base: string;
  isOwn: boolean;
};

/** Texts of one name: an employer, all bullets of a post. */
export type Row = { label: string; shape: Shape; texts: CvText[] };

/**
 * What belongs together: the person, a post, a course of study. `field` leaves it out as a whole; isAdded = the user's
 * own; `next` is where another bullet of it goes.
 */
export type Entry = {
  field: string | null;
  name: string;
  isLeft: boolean;
  isAdded: boolean;
  next: string | null;
  rows: Row[];
};

/** `next`: where another entry of the section goes, with what the button says. */
export type Section = { name: string; entries: Entry[]; next?: { field: string; name: string } };

/** Sections that entries can be added to, what the button for it says, and its first field. */
export const addable: Record<string, readonly [name: string, field: string]> = {
  work: ["Add a post", "title"],
  projects: ["Add a project", "name"],
  education: ["Add a course", "degree"],
  certificates: ["Add a certificate", "name"],
  languages: ["Add a language", "name"],
  publications: ["Add a publication", "name"],
  awards: ["Add an award", "title"],
  volunteering: ["Add a role", "title"],
};

/** Sections whose entries have bullets. */
const withBullets = new Set(["work", "projects", "education", "volunteering"]);

export const hasBullets = (path: string): boolean => withBullets.has(path.replace(/\[.*/, ""));

/** Numbers from here on are of what the user adds; no reading has them. */
const ownFrom = 1000;
const isOwnEntry = (field: string): boolean => /^\w+\[1\d{3}\]/.test(field);

/** The next number for what begins with a name: "work[", "work[0].highlights[". */
export const nextOf = (prefix: string, fields: string[]): number =>
  fields
    .filter((field) => field.startsWith(prefix))
    .reduce((next, field) => Math.max(next, Number.parseInt(field.slice(prefix.length), 10) + 1), ownFrom);

/** How a text is written: in a line, as dates, in a box, or as one of many short ones side by side. */
export type Shape = "line" | "dates" | "prose" | "flow";

/** key, label, shape; "wanted" is shown when the CV lacks it, to be filled in. */
type Column = readonly [key: string, label: string, shape?: Shape, wanted?: "wanted"];

const post: Column[] = [
  ["title", "Job title", "line", "wanted"],
  ["organisation", "Employer", "line", "wanted"],
  ["unit", "Department"],
  ["location", "Place", "line", "wanted"],
  ["dates", "Dates", "dates", "wanted"],
  ["url", "Link"],
  ["summary", "Paragraph", "prose"],
  ["highlights", "Bullet", "prose"],
  ["keywords", "Keyword", "flow"],
];

/** The sections with entries, as the document orders and names them. */
const lists: [key: keyof Document, name: string, columns: Column[]][] = [
  [
    "clearances",
    "Security Clearance",
    [
      ["level", "Clearance"],
      ["status", "Status"],
      ["dates", "Dates", "dates"],
    ],
  ],
  [
    "skills",
    "Key Skills",
    [
      ["name", "Group"],
      ["level", "Level"],
      ["keywords", "Skill", "flow"],
    ],
  ],
  ["work", "Work Experience", post],
  [
    "projects",
    "Projects",
    [
      ["name", "Project", "line", "wanted"],
      ["role", "Role"],
      ["organisation", "Organisation"],
      ["dates", "Dates", "dates"],
      ["url", "Link"],
      ["summary", "Paragraph", "prose"],
      ["highlights", "Bullet", "prose"],
      ["keywords", "Keyword", "flow"],
    ],
  ],
  [
    "education",
    "Education",
    [
      ["degree", "Qualification", "line", "wanted"],
      ["area", "Subject"],
      ["institution", "School", "line", "wanted"],
      ["location", "Place"],
      ["dates", "Dates", "dates", "wanted"],
      ["score", "Grade"],
      ["url", "Link"],
      ["courses", "Course", "flow"],
      ["summary", "Paragraph", "prose"],
      ["highlights", "Bullet", "prose"],
    ],
  ],
  [
    "certificates",
    "Certifications & Training",
    [
      ["name", "Certificate", "line", "wanted"],
      ["issuer", "Issued by"],
      ["dates", "Dates", "dates"],
      ["url", "Link"],
    ],
  ],
  [
    "languages",
    "Languages",
    [
      ["name", "Language", "line", "wanted"],
      ["fluency", "Level", "line", "wanted"],
    ],
  ],
  [
    "publications",
    "Publications",
    [
      ["name", "Title", "line", "wanted"],
      ["publisher", "Publisher"],
      ["dates", "Dates", "dates"],
      ["url", "Link"],
      ["summary", "Paragraph", "prose"],
    ],
  ],
  [
    "awards",
    "Awards",
    [
      ["title", "Award", "line", "wanted"],
      ["awarder", "Given by"],
      ["dates", "Dates", "dates"],
      ["summary", "Paragraph", "prose"],
    ],
  ],
  ["volunteering", "Volunteering", post],
  [
    "interests",
    "Interests",
    [
      ["name", "Interest"],
      ["keywords", "Keyword", "flow"],
    ],
  ],
  [
    "references",
    "References",
    [
      ["name", "Name"],
      ["text", "Reference", "prose"],
    ],
  ],
  [
    "additional",
    "Additional Information",
    [
      ["heading", "Heading"],
      ["items", "Line", "prose"],
    ],
  ],
];

const head: Column[] = [
  ["name", "Name"],
  ["label", "Headline"],
  ["email", "E-mail"],
  ["phone", "Phone"],
  ["location", "Location"],
  ["url", "Website"],
];

/** The single texts that an entry or the head of the CV can have, with their names. */
export const fieldsOf = (path: string): { field: string; label: string; shape: Shape }[] => {
  const key = path.replace(/\[.*/, "");
  const columns = key === "person" ? head : (lists.find(([name]) => name === key)?.[2] ?? []);
  return columns
    .filter(([, , shape = "line"]) => shape === "line" || shape === "dates")
    .map(([name, label, shape = "line"]) => ({ field: `${path}.${name}`, label, shape }));
};

const columnOf = (field: string): Column | undefined => {
  const [, section, key] = /^(\w+)(?:\[\d+\])?\.(\w+)/.exec(field) ?? [];
  return (section === "person" ? head : lists.find(([name]) => name === section)?.[2])?.find(
    ([name]) => name === key,
  );
};

/** What an editor of a field is called. */
export const labelOf = (field: string): string => {
  if (field.startsWith("summary[")) return "Paragraph";
  return columnOf(field)?.[1] ?? "Text";
};

const isOfPosts = ({ additional, work }: Document, path: string): boolean =>
  Boolean(work?.length) && Boolean(additional?.[Number(/\[(\d+)\]/.exec(path)?.[1])]?.ofWork);

/** What the section of a field is called in the document; what was done in several posts stands behind them. */
export const sectionOf = (field: string, original?: Document): string | null => {
  const key = /^\w+/.exec(field)?.[0];
  if (original && key === "additional" && isOfPosts(original, field)) return "Work Experience";
  if (key === "person") return "Personal Details";
  if (key === "summary") return "Profile";
  if (key === "memberships") return "Memberships";
  return lists.find(([name]) => name === key)?.[1] ?? null;
};

export const shapeOf = (field: string): Shape =>
  field.startsWith("summary[") ? "prose" : (columnOf(field)?.[2] ?? "line");

/** The value at a path of the document, also an empty one; null when there is no such place. */
export function placeAt(document: Document | undefined, field: string): string | null {
  let node: unknown = document;
  for (const key of field.match(/\w+/g) ?? []) {
    if (typeof node !== "object" || node === null) return null;
    node = (node as Record<string, unknown>)[key];
  }
  return isText(node) ? node.value : isDates(node) ? shownDates(node) : null;
}

type Text = { id?: string; value: string };
type Dates = Schemas["DateRange"];
const isText = (node: unknown): node is Text => typeof node === "object" && node !== null && "value" in node;
const isDates = (node: unknown): node is Dates =>
  typeof node === "object" && node !== null && "text" in node && isText(node.text);

/** A period as the CV has it; from data without words, its years and months. */
function shownDates({ text, start, end, current }: Dates): string {
  const shown = (date?: Schemas["Date"]) =>
    date?.year
      ? [date.year, date.month]
          .filter(Boolean)
          .map((n) => String(n).padStart(2, "0"))
          .join("-")
      : "";
  return (
    text.value || [...new Set([shown(start), current ? "present" : shown(end)])].filter(Boolean).join(" – ")
  );
}

type Node = Record<string, unknown>;
const listOf = (node: Node | undefined, key: string): unknown[] =>
  (node?.[key] as unknown[] | undefined) ?? [];

/** "work[2]" of any text below it. */
function entryOf(node: unknown): string | null {
  if (typeof node !== "object" || node === null) return null;
  if (isText(node)) return /^(.*?\])\./.exec(node.id ?? "")?.[1] ?? null;
  for (const child of Object.values(node)) {
    const found = entryOf(child);
    if (found) return found;
  }
  return null;
}

const numberOf = (id: string): number => Number(/\[(\d+)\]$/.exec(id)?.[1] ?? 0);

/** Puts `lost` back between `kept`, each before the first that came after it in the CV. */
function withLost<T>(kept: T[], lost: T[], idOf: (item: T) => string): T[] {
  const all = [...kept];
  for (const item of lost) {
    const at = all.findIndex((other) => numberOf(idOf(other)) > numberOf(idOf(item)));
    all.splice(at < 0 ? all.length : at, 0, item);
  }
  return all;
}

/**
 * Every text of the result with the user's wordings, those that the user left out, and what is added, in the
 * document's order; `begun` are fields that are being written and have no words yet.
 */
export function sectionsOf(
  file: ReviewedFile,
  edits: Decisions["edits"],
  begun: string[] = [],
  all = false, // with the sections that have nothing yet
): Section[] {
  const { document, original } = file;
  if (!document?.person || !original) return [];
  const before = new Map(
    file.notes.flatMap((note) => (note.kind === "edited" && note.field ? [[note.field, note.before]] : [])),
  );
  const text = (field: string, value: string): CvText => {
    const base = field in file.edits ? (before.get(field) ?? placeAt(original, field) ?? value) : value;
    return { field, base, value: edits[field] ?? base, isOwn: field in edits };
  };
  const own = [...Object.keys(edits), ...begun];
  /** Items of a list that are added and not in the document yet. */
  const addedTo = (path: string, key: string, shown: CvText[]): CvText[] => {
    const prefix = `${path}.${key}[1`;
    const fields = own.filter(
      (field) => field.startsWith(prefix) && !shown.some((one) => one.field === field),
    );
    return [...new Set(fields)].map((field) => text(field, ""));
  };
  const textsOf = (shown: unknown[], source: unknown[]): CvText[] => {
    const kept = shown.filter(isText);
    const lost = source
      .filter(isText)
      .filter(({ id = "" }) => id in file.edits && !kept.some((other) => other.id === id));
    return withLost(kept, lost, ({ id = "" }) => id).flatMap(({ id, value }) =>
      id ? [text(id, value)] : [],
    );
  };
  const rowsOf = (columns: Column[], shown: Node, source: Node | undefined, path: string): Row[] =>
    columns.flatMap(([key, label, shape = "line", wanted]) => {
      const node = shown[key];
      const texts =
        isText(node) || isDates(node)
          ? [
              text(
                (isText(node) ? node.id : node.text.id) || `${path}.${key}`,
                isText(node) ? node.value : shownDates(node),
              ),
            ]
          : textsOf(listOf(shown, key), listOf(source, key));
      if (key === "highlights") texts.push(...addedTo(path, key, texts));
      const isShown =
        wanted === "wanted" ||
        texts.some(({ field, value, base, isOwn }) => value || base || isOwn || begun.includes(field));
      return texts.length > 0 && isShown ? [{ label, shape, texts }] : [];
    });
  const entry = (field: string | null, rows: Row[]): Entry => ({
    field,
    rows,
    isLeft: field !== null && field in edits,
    isAdded: field !== null && isOwnEntry(field),
    next:
      field !== null && withBullets.has(field.replace(/\[.*/, ""))
        ? `${field}.highlights[${nextOf(`${field}.highlights[`, own)}]`
        : null,
    name: rows
      .flatMap(({ texts }) => texts)
      .map(({ value, base }) => value || base)
      .filter(Boolean)
      .slice(0, 2)
      .join(", "),
  });
  const entriesOf = (key: keyof Document, columns: Column[]): Entry[] => {
    const sources = listOf(original as Node, key) as Node[];
    const shown = listOf(document as Node, key).flatMap((node) => {
      const path = entryOf(node);
      return path ? [{ path, node: node as Node }] : [];
    });
    const lost = sources.flatMap((node) => {
      const path = entryOf(node);
      const isEdited = path && Object.keys(file.edits).some((id) => id === path || id.startsWith(`${path}.`));
      return path && isEdited && !shown.some((other) => other.path === path) ? [{ path, node }] : [];
    });
    const paths = own
      .flatMap((field) => /^(\w+)\[1\d{3}\]/.exec(field) ?? [])
      .filter((path) => path.startsWith(`${key}[`));
    const begunNow = [...new Set(paths)]
      .filter((path) => !shown.some((other) => other.path === path))
      .map((path) => ({ path, node: emptyNode(columns) }));
    return withLost(shown, [...lost, ...begunNow], ({ path }) => path).map(({ path, node }) =>
      entry(path, rowsOf(columns, node, sources[numberOf(path)], path)),
    );
  };
  const paragraphs = (name: string, key: "summary" | "memberships", label: string, shape: Shape): Section => {
    const texts = textsOf(document[key] ?? [], original[key] ?? []);
    return { name, entries: texts.length > 0 ? [entry(null, [{ label, shape, texts }])] : [] };
  };
  const career = lists
    .filter(([key]) => key === "additional")
    .flatMap(([key, , columns]) => entriesOf(key, columns))
    .filter(({ field }) => isOfPosts(original, field ?? ""));
  const [clearances, skills, ...others] = lists.map(([key, name, columns]): Section => {
    const [called, first] = addable[key] ?? [];
    const field = `${key}[${nextOf(`${key}[`, own.filter(isOwnEntry))}].${first}`;
    const placed = entriesOf(key, columns).filter(({ field }) => sectionOf(field ?? "", original) === name);
    const entries = key === "work" ? [...placed, ...career] : placed;
    return { name, entries, ...(called && { next: { field, name: called } }) };
  });
  const afterVolunteering = lists.findIndex(([key]) => key === "volunteering") - 1;
  return [
    { name: "Personal Details", entries: [entry(null, personRows(document, original, text, textsOf))] },
    paragraphs("Profile", "summary", "Paragraph", "prose"),
    clearances as Section,
    skills as Section,
    ...others.slice(0, afterVolunteering),
    paragraphs("Memberships", "memberships", "Membership", "line"),
    ...others.slice(afterVolunteering),
  ].filter(({ entries, next }) => entries.length > 0 || (all && next));
}

/** An entry of which nothing is written yet. */
const emptyNode = (columns: Column[]): Node =>
  Object.fromEntries(
    columns
      .filter(([, , , wanted]) => wanted)
      .map(([key, , shape]) => [key, shape === "dates" ? { text: { value: "" } } : { value: "" }]),
  );

/** The head of the CV: what it lacks can be filled in, links and labelled facts follow. */
function personRows(
  { person }: Document,
  original: Document,
  text: (field: string, value: string) => CvText,
  textsOf: (shown: unknown[], source: unknown[]) => CvText[],
): Row[] {
  const links = textsOf(
    (person.profiles ?? []).map(({ url }) => url),
    (original.person?.profiles ?? []).map(({ url }) => url),
  );
  const facts = textsOf(
    (person.details ?? []).map(({ value }) => value),
    (original.person?.details ?? []).map(({ value }) => value),
  );
  const labels = [...(original.person?.details ?? []), ...(person.details ?? [])];
  const labelOfFact = (field: string) =>
    labels.find(({ value }) => value.id === field)?.label.value.replace(/:$/, "") || "Detail";
  return [
    ...head.map(([key, label]): Row => {
      const node = person[key as "name"];
      return { label, shape: "line", texts: [text(node?.id || `person.${key}`, node?.value ?? "")] };
    }),
    ...(links.length > 0 ? [{ label: "Link", shape: "line" as const, texts: links }] : []),
    ...facts.map((fact): Row => ({ label: labelOfFact(fact.field), shape: "line", texts: [fact] })),
  ];
}

/** What is written next in what the user adds: the next field of the entry that is empty, or another bullet. */
export function fieldAfter(sections: Section[], field: string, words: string): string | null {
  const isBullet = /\.highlights\[1\d{3}\]$/.test(field);
  if (isBullet ? !words : !isOwnEntry(field)) return null;
  const entries = sections.flatMap((section) => section.entries);
  const entry = entries.find((one) => one.field && field.startsWith(`${one.field}.`));
  if (!entry) return null;
  const texts = entry.rows.flatMap((row) => row.texts);
  const at = texts.findIndex((text) => text.field === field);
  if (texts[at]?.value) return null; // it is mended, not filled in
  return texts.slice(at + 1).find(({ value }) => !value)?.field ?? entry.next;
}

/** The sections with only what holds the words that are looked for, or is being written. */
export function foundIn(sections: Section[], words: string, open: string[]): Section[] {
  const wanted = words.trim().toLowerCase();
  if (!wanted) return sections;
  const holds = (text: string) => text.toLowerCase().includes(wanted);
  return sections
    .map((section) => ({
      ...section,
      entries: section.entries
        .map((entry) => ({
          ...entry,
          rows: entry.rows
            .map((row) => ({
              ...row,
              texts: row.texts.filter(
                ({ field, value, base }) =>
                  holds(row.label) || holds(value) || holds(base) || open.includes(field),
              ),
            }))
            .filter(({ texts }) => texts.length > 0),
        }))
        .filter(({ rows }) => rows.length > 0),
    }))
    .filter(({ entries }) => entries.length > 0)
    .map(({ name, entries }) => ({ name, entries }));
}
