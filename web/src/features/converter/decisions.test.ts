import { describe, expect, it } from "vitest";
import type { ReviewedFile } from "./decisions";
import { allNotes, decide, decisionsOf, difference, editableText, isRejected } from "./decisions";
import type { Note } from "./result-queries";

const note = (id: string, kind: string, change: Partial<Note> = {}): Note => ({
  id,
  kind,
  before: "a",
  after: "b",
  reason: "r",
  ...change,
});
const spelling = note("s", "spelling", { field: "summary[0]", lines: [3] });
const again = note("s-2", "spelling", { field: "summary[0]", lines: [3] });
const order = note("o", "order", { field: "skills[0]", lines: [9] });
const own = note("e", "edited", { field: "work[0]", lines: [5] });
const advice = note("d", "advice");
const file = (change: object = {}): ReviewedFile => ({
  index: 0,
  name: "cv.pdf",
  status: "Completed",
  error: "",
  pages: 1,
  notes: [order, spelling, again, own, advice],
  rejected: [],
  edits: { "work[0]": "mine" },
  ...change,
});

describe("decisions of a review", () => {
  const held = decisionsOf(file());

  it("equal changes of a field are taken back together", () => {
    const now = decide(held, held, [again], true);
    expect([spelling, again, order].map((one) => isRejected(one, now))).toEqual([true, true, false]);
    expect(difference(now, held)).toBe(1);
    expect(difference(decide(now, held, [spelling], false), held)).toBe(0);
  });

  it("an own wording is taken back by leaving it out, and comes back as it was", () => {
    const now = decide(held, held, [own], true);
    expect(now).toEqual({ rejected: [], edits: {} });
    expect(isRejected(own, now)).toBe(true);
    expect(decide(now, held, [own], false)).toEqual(held);
  });

  it("what only tells something is not decided", () => {
    expect(decide(held, held, [advice], true)).toEqual(held);
  });

  it("the order is that of the CV, decided or not", () => {
    const before = allNotes(file()).map(({ id }) => id);
    expect(before).toEqual(["s", "s-2", "e", "o", "d"]);
    expect(
      allNotes(file({ notes: [order, own, advice], rejected: [spelling, again] })).map(({ id }) => id),
    ).toEqual(before);
  });

  it("a text is editable where the CV has it, from the newest wording", () => {
    const held = file({
      original: {
        summary: [{ id: "summary[0]", value: "programe" }],
        work: [{ id: "work[0]", value: "old" }],
      },
      document: { summary: [{ id: "summary[0]", value: "programme" }] },
    });
    expect(editableText(held, spelling, {})).toBe("programme");
    expect(editableText(held, spelling, { "summary[0]": "mine" })).toBe("mine");
    expect(editableText(held, own, {})).toBe("old"); // an empty wording left it out of the document
    expect(editableText(held, order, {})).toBeNull();
    expect(editableText(held, advice, {})).toBeNull();
  });
});
