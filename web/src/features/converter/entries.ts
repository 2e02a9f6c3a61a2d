import type { Text } from "./evidence";
import type { SourceLine } from "./marks";

/** Sections that have entries, with their names in a document and what one of them is called. */
const withEntries = [
  ["Work Experience", "work", "Work"],
  ["Volunteering", "volunteering", "Volunteering"],
  ["Projects", "projects", "Project"],
  ["Education", "education", "Education"],
  ["Certifications & Training", "certificates", "Certificate"],
  ["Awards", "awards", "Award"],
  ["Publications", "publications", "Publication"],
] as const;

/** A certificate is its name, who issued it and when: it takes no text. */
export const takesText = (section: string): boolean =>
  section !== "Certifications & Training" && withEntries.some(([name]) => name === section);

/** The names of what makes the head of an entry, and what is said where it lacks one that it should have. */
const fields = {
  work: { title: "title", with: "organisation", needs: ["title", "with", "dates"], called: "employer" },
  volunteering: { title: "title", with: "organisation", needs: ["title", "with"], called: "organisation" },
  projects: { title: "name", with: "organisation", needs: ["title"], called: "client" },
  education: { title: "degree", with: "institution", needs: ["title", "with", "dates"], called: "school" },
  certificates: { title: "name", with: "issuer", needs: ["title"], called: "issuer" },
  awards: { title: "title", with: "awarder", needs: ["title"], called: "giver" },
  publications: { title: "name", with: "publisher", needs: ["title"], called: "publisher" },
} as const;

/** The field of an entry that is in the place of a title or an employer. */
export function fieldOf(path: string, as: "title" | "employer"): string {
  const of = fields[path.replace(/\[.*/, "") as keyof typeof fields];
  return as === "title" ? of.title : of.with;
}

/** What an entry of the CV holds, as it is read now. */
export type Head = {
  section: string;
  /** its place in the document, "work[2]" */
  path: string;
  /** "Work 3" */
  label: string;
  title: string;
  with: string;
  dates: string;
  /** what it lacks: what it is called and the field of it, "employer" and "organisation" */
  missing: (readonly [name: string, field: string])[];
  /** every line that something of it came from, those of its head first */
  lines: number[];
  /** the line that it begins with */
  first: number;
};

/** What an entry is known by, without its number. */
export const nameOfEntry = ({ title, with: whom, dates, label }: Head): string =>
  [title, whom, dates].filter(Boolean).join(", ") || label;

/** The texts as the user worded them, with what the CV lacks and was typed. */
export function withEdits(texts: Text[], edits: Record<string, string>): Text[] {
  const lacking = Object.keys(edits).filter((id) => !texts.some((text) => text.id === id));
  return [
    ...texts.map((text) => ({ ...text, value: edits[text.id] ?? text.value })),
    ...lacking.map((id) => ({ id, value: edits[id] ?? "", lines: [] })),
  ];
}

/** The entries of all sections that have some, in the order of the document. */
export function headsOf(texts: Text[], lines: SourceLine[]): Head[] {
  return withEntries.flatMap(([section, key, called]) => {
    const entries: Text[][] = [];
    for (const text of texts) {
      const [, of, at] = /^(\w+)\[(\d+)\]\./.exec(text.id) ?? [];
      if (of !== key || !text.value) continue;
      entries[Number(at)] ??= [];
      entries[Number(at)]?.push(text);
    }
    const { title, with: whom, needs, called: withWhom } = fields[key];
    return entries.flatMap((own, at) => {
      const path = `${key}[${at}]`;
      const textIn = (field: string) => own.find(({ id }) => id === `${path}.${field}`)?.value ?? "";
      const held = { title: textIn(title), with: textIn(whom), dates: textIn("dates") };
      const isHead = ({ id }: Text) => id === `${path}.${title}` || id === `${path}.${whom}`;
      const all = [...own.filter(isHead), ...own].flatMap((text) => text.lines);
      if (all.length === 0) return []; // the user's own words alone
      const mine = all.filter((line) => lines[line]?.section === section && lines[line]?.entry === at);
      const lacks = { title: [title, title], with: [withWhom, whom], dates: ["dates", "dates"] } as const;
      return [
        {
          section,
          path,
          label: `${called} ${at + 1}`,
          ...held,
          missing: needs.filter((need) => !held[need]).map((need) => lacks[need]),
          lines: [...new Set(all)],
          first: Math.min(...(mine.length > 0 ? mine : all)),
        },
      ];
    });
  });
}

/** The entry that a line is in; of those that one line made, the first. */
export function headAt(heads: Head[], lines: SourceLine[], at: number): Head | undefined {
  const { section, entry } = lines[at] ?? {};
  return heads.find((head) => head.section === section && head.path.endsWith(`[${entry}]`));
}

/**
 * Who the entry was with whose lines stand directly above a line, "" where none does: it need not be the one before in the section, where a
 * list of posts stands first. A line that begins an entry, or has its title, has the lines of another one above.
 */
export function employerAbove(
  heads: Head[],
  lines: SourceLine[],
  at: number,
  section: string,
  hasTitle: boolean,
): string {
  const here = headAt(heads, lines, at);
  const own = hasTitle || here?.first === at ? here : undefined;
  let [above, near] = ["", -1];
  for (const head of heads) {
    const last = Math.max(-1, ...head.lines.filter((line) => line < at));
    if (head.section === section && head !== own && head.first < at && last >= near)
      [above, near] = [head.with, last];
  }
  return above;
}

/**
 * Where an entry goes on below lines of another one, and where one is named that begins elsewhere, as on a line that two entries share;
 * what is said there, by the line.
 */
export function goingOn(lines: SourceLine[], heads: Head[]): Record<number, string> {
  const found: Record<number, string> = {};
  const nameOf = ({ label, title }: Head) => `${label} ${title ? `· ${title}` : "(no title yet)"} goes on`;
  let last: string | undefined;
  lines.forEach((line, at) => {
    if (line.kind === "heading") last = undefined;
    if (line.state === "none" || line.state === "out") return;
    const head = headAt(heads, lines, at);
    if (head && head.path !== last && head.first !== at) found[at] = nameOf(head);
    last = head?.path;
  });
  for (const head of heads) {
    const named = head.lines[0];
    if (named !== undefined && named > head.first && headAt(heads, lines, named) !== head)
      found[named] ??= nameOf(head);
  }
  return found;
}

/** An entry that lines can be moved to, with a line that it is known by. */
export type Target = { head: Head; line: number; number: number };

/** The entries that lines can be moved to, numbered in the order of the document, without what is moved. */
export const targetsOf = (heads: Head[], moved: number[]): Target[] =>
  heads.flatMap((head, at) => {
    const line = head.lines.find((one) => !moved.includes(one));
    return line === undefined ? [] : [{ head, line, number: at + 1 }];
  });

/** How far an entry is from a line, in lines; less than nothing = above. */
export const distanceOf = ({ head }: Target, from: number): number => head.first - from;

/** The one that lines were likeliest cut off from: the nearest above of their own section, else the nearest. */
export function nearestOf(targets: Target[], from: number, section: string): Target | undefined {
  const above = targets.filter(({ head }) => head.section === section && head.first < from);
  const near = (all: Target[]) =>
    all.toSorted((a, b) => Math.abs(distanceOf(a, from)) - Math.abs(distanceOf(b, from)))[0];
  return near(above) ?? near(targets);
}
