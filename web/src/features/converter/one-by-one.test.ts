import { beforeEach, expect, it } from "vitest";
import type { Note } from "@/lib/result-queries";
import { apart, remember, waysOf } from "./one-by-one";

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
