import { expect, it } from "vitest";
import type { Note } from "@/lib/result-queries";
import { changeGroups } from "./change-groups";
import type { ReviewedFile } from "./decisions";

const empty = { value: "" };
const text = (id: string, value: string, line: number) => ({ id, value, lines: [line], confidence: 1 });
const post = (n: number, title: string, line: number) => ({
  title: text(`work[${n}].title`, title, line),
  organisation: text(`work[${n}].organisation`, `Works ${n}`, line),
  unit: empty,
  location: empty,
  url: empty,
  dates: { start: {}, end: {}, text: empty },
  highlights: [text(`work[${n}].highlights[0]`, "Led a team.", line + 1)],
});
const person = { name: text("person.name", "Ida Quist", 0), label: empty, email: empty, phone: empty };
const original = {
  person: { ...person, location: empty, url: empty },
  summary: [text("summary[0]", "A founder of bells.", 2)],
  skills: [{ name: empty, level: empty, keywords: [text("skills[0].keywords[0]", "Brass", 3)] }],
  work: [post(0, "Founder", 5), post(1, "Keeper", 8), post(2, "Helper", 11)],
};
const file = {
  index: 0,
  name: "cv.pdf",
  status: "Completed",
  error: "",
  pages: 1,
  notes: [],
  rejected: [],
  edits: {},
  original,
  document: { ...original, work: original.work.slice(0, 2) },
} as unknown as ReviewedFile;
const note = (id: string, kind: string, field?: string, line?: number) =>
  ({
    id,
    kind,
    field,
    before: "a",
    after: "b",
    reason: "",
    lines: line === undefined ? undefined : [line],
  }) as Note;

/** "section: post (ids), …" */
const shown = (...notes: Note[]) =>
  changeGroups(file, {}, notes).map(
    ({ name, count, parts }) =>
      `${name} ${count}: ${parts.map((part) => `${part.name}(${part.notes.map(({ id }) => id)})`).join(", ")}`,
  );

it.each([
  [
    "in the document's order",
    [note("a", "grammar", "work[0].highlights[0]"), note("b", "spelling", "summary[0]")],
    ["Profile 1: (b)", "Work Experience 1: Founder, Works 0(a)"],
  ],
  [
    "by post, in the document's order",
    [
      note("a", "order", "work[1].highlights[0]"),
      note("b", "grammar", "work[0].title"),
      note("c", "spelling", "work[1].title"),
    ],
    ["Work Experience 3: Founder, Works 0(b), Keeper, Works 1(a,c)"],
  ],
  [
    "a post that was left out",
    [note("a", "left-out", "work[2].title")],
    ["Work Experience 1: Not in the document(a)"],
  ],
  [
    "without a field, by the line of the file",
    [note("a", "left-out", undefined, 3), note("b", "left-out", undefined, 12)],
    ["Key Skills 1: (a)", "Work Experience 1: Not in the document(b)"],
  ],
  [
    "of no place at all: first",
    [note("a", "grammar", "summary[0]"), note("b", "advice")],
    ["The whole CV 1: (b)", "Profile 1: (a)"],
  ],
])("%s", (_, notes, groups) => {
  expect(shown(...notes)).toEqual(groups);
});
