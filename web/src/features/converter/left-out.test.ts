import { expect, it } from "vitest";
import type { Decisions, ReviewedFile } from "./decisions";
import { leftOut } from "./left-out";

const text = (id: string, value: string) => ({ id, value, lines: [0], confidence: 1 });
const post = (at: number, title: string, organisation: string) => ({
  title: text(`work[${at}].title`, title),
  organisation: text(`work[${at}].organisation`, organisation),
});
const note = (id: string, field?: string, lines?: number[], before = "") => ({
  id,
  kind: "left-out",
  field,
  before,
  after: "",
  reason: "Left out to fit 1 page.",
  lines,
});
const fileOf = (notes: ReturnType<typeof note>[], evidence: string[] = []) =>
  ({
    original: {
      work: [post(0, "Pilot", "Skerry Lights"), post(1, "Boatman", "Holm Ferries")],
      skills: [{ keywords: [text("skills[0].keywords[7]", "Radar")] }],
    },
    document: { work: [post(0, "Pilot", "Skerry Lights")] },
    notes,
    rejected: [],
    edits: {},
    match: { requirements: evidence.length ? [{ text: "Use of radar", evidence }] : [] },
  }) as unknown as ReviewedFile;
const undecided: Decisions = { rejected: [], edits: {} };
const entry = note("a", "work[1].title", [7, 8]);
const bullets = [3, 4, 5].map((at) => note(`b${at}`, `work[0].highlights[${at}]`, [at, at + 1]));
const skill = note("s", undefined, [20], "Radar");

it.each([
  ["nothing", [], [], undecided, [], 0],
  ["a whole post", [entry], [], undecided, ["Boatman, Holm Ferries (the whole entry, 2 lines)"], 2],
  ["lines of two bullets are counted once", bullets, [], undecided, ["Pilot, Skerry Lights (4 lines)"], 4],
  [
    "a whole post before bullets",
    [...bullets, entry],
    [],
    undecided,
    ["Boatman, Holm Ferries (the whole entry, 2 lines)", "Pilot, Skerry Lights (4 lines)"],
    6,
  ],
  ["a section without entries", [note("c", "interests[0]")], [], undecided, ["Interests (1 line)"], 1],
  ["skills are no loss", [skill], [], undecided, [], 0],
  [
    "but one that the job asks for",
    [skill, entry],
    ["Radar"],
    undecided,
    ["Use of radar (“Radar” Left out to fit 1 page.)", "Boatman, Holm Ferries (the whole entry, 2 lines)"],
    3,
  ],
  [
    "what is put back",
    [entry, ...bullets],
    [],
    { rejected: ["a"], edits: {} },
    ["Pilot, Skerry Lights (4 lines)"],
    4,
  ],
])("left out of the document: %s", (_, notes, evidence, now, rows, lines) => {
  const left = leftOut(fileOf(notes, evidence), now);
  expect(left.rows.map(({ name, about }) => `${name} (${about})`)).toEqual(rows);
  expect(left.lines).toBe(lines);
  expect(new Set(left.rows.flatMap((row) => row.notes))).toEqual(new Set(left.notes));
});

it("what was put back and is not printed all the same stays", () => {
  const file = { ...fileOf(bullets.slice(1)), rejected: [entry, bullets[0]] } as unknown as ReviewedFile;
  const told = (of: ReviewedFile) =>
    leftOut(of, { rejected: ["a", "b3"], edits: {} }).rows.map(({ name, about }) => `${name} (${about})`);
  expect(told(file)).toEqual([
    "Boatman, Holm Ferries (the whole entry, 2 lines, put back, but no room for all of it)",
    "Pilot, Skerry Lights (3 lines)",
  ]);
  const document = { work: [post(0, "Pilot", "Skerry Lights"), post(1, "Boatman", "Holm Ferries")] };
  expect(told({ ...file, document } as unknown as ReviewedFile), "in the document").toEqual([
    "Pilot, Skerry Lights (3 lines)",
  ]);
  expect(told({ ...file, edits: { "work[1]": "" } } as unknown as ReviewedFile), "taken out by hand").toEqual(
    ["Pilot, Skerry Lights (3 lines)"],
  );
});

it("is counted once for a state of the file, and anew when something is put back", () => {
  const file = fileOf([entry]);
  expect(leftOut(file, undecided)).toBe(leftOut(file, { rejected: [], edits: { x: "y" } }));
  expect(leftOut(file, { rejected: ["a"], edits: {} }).lines).toBe(0);
});
