import type { Text } from "./evidence";
import { withEntries } from "./gestures";
import { plain, textOf, wordsOf } from "./line-words";
import type { Mark, SourceLine } from "./marks";
import { sectionOf } from "./texts";

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

/** The next line to look at behind some that are settled, or the first one; undefined where there is none. */
export function nextAfter(lines: SourceLine[], settled: number[]): number | undefined {
  const open = lines.flatMap((line, at) => (wantsLook(line) && !settled.includes(at) ? [at] : []));
  return open.find((at) => at > Math.max(...settled)) ?? open[0];
}

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

/** The lines as they are while a document with these texts is shown, which holds what the length cuts. */
export function asShown(lines: SourceLine[], texts: Text[]): SourceLine[] {
  const values = new Map(texts.map(({ id, value }) => [id, value]));
  return lines.map((line) => {
    const held = line.fields.flatMap((field) => values.get(field) ?? []);
    if (held.length === 0) return line;
    const shown = new Set(plain(held.join(" ")).split(" "));
    const words = wordsOf(line);
    const missing = line.missing?.filter(
      (at) =>
        !plain(words[at] ?? "")
          .split(" ")
          .every((word) => shown.has(word)),
    );
    return { ...line, printed: true, ...(missing && { missing }) };
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
  const section = line.ofWork ? "Work Experience, of all posts" : line.section;
  if (line.state === "out") return "left out by you";
  if (line.state === "lost" && line.lacks) return `“${line.lacks}” found no place`;
  if (line.state === "lost" && line.printed && line.fields.length > 0)
    return `found no place of its own, stands under ${section}`;
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
  const without = withoutWords(line);
  const cut = line.printed ? without && `, ${without}` : ", read, but left out";
  return `${section}${entry}${role ? `, ${role}` : ""}${cut}`;
}
