import { beforeEach, expect, it } from "vitest";
import type { Note } from "@/lib/result-queries";
import { apart, areTaken, remember, waysOf } from "./one-by-one";

beforeEach(() => sessionStorage.clear());

const notes = ["a", "b", "c"].map((id) => ({ id, kind: "spelling" }) as Note);

it("what was refused with all others is accepted with them after a reload, what was refused by itself is left", () => {
  remember(waysOf("t1", 0), notes, true, false);
  remember(waysOf("t1", 0), notes.slice(2), true, true);
  const now = { rejected: ["a", "b", "c"], edits: {} };
  const ids = (some: Note[]) => some.map(({ id }) => id);
  expect(apart(notes, false, now, waysOf("t1", 0)).map(ids)).toEqual([["a", "b"], ["c"]]);
  const ofAnother = { rejected: ["a"], edits: {} };
  expect(apart(notes, false, ofAnother, waysOf("t1", 1)).map(ids)).toEqual([[], ["a"]]);
});

it("a kind counts as taken back only while most of it is, whatever was put back one by one", () => {
  const ways = waysOf("t1", 0);
  remember(ways, notes, true, true);
  expect(areTaken(notes, { rejected: ["a", "b", "c"], edits: {} }, ways)).toBe(true);
  remember(ways, notes.slice(0, 1), false, true);
  expect(areTaken(notes, { rejected: ["b", "c"], edits: {} }, ways)).toBe(true);
  remember(ways, notes.slice(1, 2), false, true);
  expect(areTaken(notes, { rejected: ["c"], edits: {} }, ways)).toBe(false);
});
