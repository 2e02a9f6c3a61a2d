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
    [
      "a post added in both",
      of([]),
      of([], { "work[1000].title": "Pilot", "work[1000].dates": "2019" }),
      of([], { "work[1000].title": "Cook", "work[1000].organisation": "Inn" }),
      of([], {
        "work[1000].title": "Cook",
        "work[1000].organisation": "Inn",
        "work[1001].title": "Pilot",
        "work[1001].dates": "2019",
      }),
      [],
    ],
    [
      "a bullet added in both",
      of([]),
      of([], { "work[0].highlights[1000]": "Rowed." }),
      of([], { "work[0].highlights[1000]": "Sold." }),
      of([], { "work[0].highlights[1000]": "Sold.", "work[0].highlights[1001]": "Rowed." }),
      [],
    ],
  ])("%s", (_, base, mine, theirs, decisions, clashes) => {
    expect(mergeDecisions(base, mine, theirs)).toEqual({ decisions, clashes });
  });
});
