import { describe, expect, it } from "vitest";
import { mergeDecisions } from "./merge";

const of = (rejected: string[], edits: Record<string, string> = {}) => ({ rejected, edits });

describe("decisions of two windows are put together", () => {
  it.each([
    ["nothing of either", of(["a"]), of(["a"]), of(["a"]), of(["a"]), []],
    ["taken back in both, different ones", of([]), of(["a"]), of(["b"]), of(["b", "a"]), []],
    ["made again here", of(["a", "b"]), of(["b"]), of(["a", "b", "c"]), of(["b", "c"]), []],
    ["made again there", of(["a"]), of(["a", "b"]), of([]), of(["b"]), []],
    ["texts of both", of([]), of([], { x: "1" }), of([], { y: "2" }), of([], { y: "2", x: "1" }), []],
    ["the same text of both", of([]), of([], { x: "1" }), of([], { x: "2" }), of([], { x: "1" }), ["x"]],
    ["the same words in both", of([]), of([], { x: "1" }), of([], { x: "1" }), of([], { x: "1" }), []],
    ["a text undone here", of([], { x: "1" }), of([]), of([], { x: "1", y: "2" }), of([], { y: "2" }), []],
    ["undone here, written there", of([], { x: "1" }), of([]), of([], { x: "2" }), of([]), ["x"]],
  ])("%s", (_, base, mine, theirs, decisions, clashes) => {
    expect(mergeDecisions(base, mine, theirs)).toEqual({ decisions, clashes });
  });
});
