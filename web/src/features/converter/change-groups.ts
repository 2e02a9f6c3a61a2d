import type { Note } from "@/lib/result-queries";
import type { Decisions, ReviewedFile } from "./decisions";
import { sectionOf, sectionsOf } from "./texts";

/** The changes of one post, course or the like; "" = of the section as such. */
type ChangePart = { name: string; notes: Note[] };
export type ChangeGroup = { name: string; count: number; parts: ChangePart[] };

const whole = "The whole CV";
const absent = "Not in the document";

/** Their entries have a name that is worth a heading; skills and languages are short enough to find. */
const posts = /^((?:work|projects|education|volunteering)\[\d+\])/;

/** The changes where they are in the document: by section, and by post within it. */
export function changeGroups(file: ReviewedFile, edits: Decisions["edits"], notes: Note[]): ChangeGroup[] {
  const shown = sectionsOf(file, edits);
  const entries = shown.flatMap((section) => section.entries);
  const sections = new Map<string, Map<string, Note[]>>(
    [whole, ...shown.map(({ name }) => name)].map((name) => [name, new Map()]),
  );
  for (const section of shown)
    for (const { field } of section.entries)
      if (field && posts.test(field)) sections.get(section.name)?.set(field, []);
  for (const note of notes) {
    const field = note.field ?? fieldAt(file.original, note.lines?.[0]);
    const section = (field && sectionOf(field, file.original)) || whole;
    const parts = sections.get(section) ?? new Map<string, Note[]>();
    sections.set(section, parts);
    const entry = field && posts.exec(field)?.[1];
    const part = !entry ? "" : note.field && parts.has(entry) ? entry : absent;
    parts.set(part, [...(parts.get(part) ?? []), note]);
  }
  const nameOf = (part: string): string => entries.find(({ field }) => field === part)?.name ?? part;
  return [...sections]
    .map(([name, parts]) => ({
      name,
      count: [...parts.values()].reduce((sum, some) => sum + some.length, 0),
      parts: [...parts]
        .filter(([, some]) => some.length > 0)
        .map(([part, some]) => ({ name: nameOf(part), notes: some })),
    }))
    .filter(({ count }) => count > 0);
}

/** The first text of the CV that stands in a line of the file. */
function fieldAt(node: unknown, line: number | undefined): string | undefined {
  if (line === undefined || typeof node !== "object" || node === null) return undefined;
  if ("id" in node && "lines" in node)
    return (node.lines as number[]).includes(line) ? String(node.id) : undefined;
  for (const child of Object.values(node)) {
    const found = fieldAt(child, line);
    if (found) return found;
  }
  return undefined;
}
