import { expect, it } from "vitest";
import type { ReviewedFile } from "./decisions";
import { leftEntries, leftLines, leftText } from "./left-entries";

const text = (id: string, value: string) => ({ id, value, lines: [0], confidence: 1 });
const post = (at: number, title: string, organisation: string) => ({
  title: text(`work[${at}].title`, title),
  organisation: text(`work[${at}].organisation`, organisation),
});
const note = (id: string, field: string) => ({
  id,
  kind: "left-out",
  field,
  before: "",
  after: "",
  reason: "Left out: the limit is 1 post, newest first.",
});
const file = {
  original: { work: [post(0, "Pilot", "Skerry Lights"), post(1, "Boatman", "Holm Ferries")] },
  document: { work: [post(0, "Pilot", "Skerry Lights")] },
  notes: [note("a", "work[1].title"), note("b", "work[0].highlights[3]")],
  rejected: [],
  edits: {},
} as unknown as ReviewedFile;

it("a post of which nothing is printed is named, with what took it out", () => {
  const [left, ...more] = leftEntries(file, { rejected: [], edits: {} });
  expect(left).toMatchObject({ entry: "work[1]", name: "Boatman, Holm Ferries", notes: [{ id: "a" }] });
  expect(more, "a bullet less is no post less").toEqual([]);
});

it("what is put back is not left out", () => {
  expect(leftEntries(file, { rejected: ["a"], edits: {} })).toEqual([]);
});

it("many lines fewer of what is printed are a loss, too; skills and what was put back are none", () => {
  const lines = ["b", "c", "d"].map((id, at) => note(id, `work[0].highlights[${at}]`));
  const much = { ...file, notes: [note("a", "work[1].title"), ...lines, note("e", "skills[0].keywords[7]")] };
  const now = { rejected: [], edits: {} };
  expect(leftLines(much, now).map(({ id }) => id)).toEqual(["b", "c", "d"]);
  expect(leftText(much, now)).toBe("1 entry and 3 lines");
  expect(leftText(much, { rejected: ["c"], edits: {} }), "two lines are no loss").toBe("1 entry");
  expect(leftText({ ...much, notes: [] }, now)).toBe("");
});
