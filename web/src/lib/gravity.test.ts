import { describe, expect, it } from "vitest";
import type { components } from "./api-schema.gen";
import { gravitiesText, gravityOf } from "./gravity";

type ResultFile = components["schemas"]["ResultFile"];

const note = (kind: string, reason: string, field?: string) => ({ id: reason, kind, reason, field });
const post = (confidence: number) => ({
  work: [{ title: { id: "work[0].title", value: "Keeper", confidence, lines: [1] } }],
});

describe("how a CV of a batch stands", () => {
  it.each<[string, object, string]>([
    ["nothing to say", {}, "fine"],
    [
      "remarks alone, however many",
      { notes: [1, 2, 3, 4, 5].map((n) => note("advice", `Gap ${n}.`)) },
      "fine",
    ],
    ["three lines in doubt", { in_doubt: 3 }, "fine"],
    ["four lines in doubt", { in_doubt: 4 }, "look"],
    [
      "a school that is not there",
      { in_doubt: 5, notes: [note("reading", "No school was found for “BSc”.", "education[0].institution")] },
      "look",
    ],
    [
      "a post without its employer",
      { notes: [note("reading", "No employer was found for “Keeper”.", "work[0].organisation")] },
      "mend",
    ],
    [
      "the same, typed since",
      {
        notes: [note("reading", "No employer was found for “Keeper”.", "work[0].organisation")],
        edits: { "work[0].organisation": "Skerry Lights" },
      },
      "fine",
    ],
    [
      "a post with neither",
      { notes: [note("reading", "A post has neither a job title nor an employer.", "work[0].dates")] },
      "mend",
    ],
    ["a title that is a guess", { original: post(0.5) }, "mend"],
    ["a title that is sure", { original: post(0.9) }, "fine"],
    ["hardly read", { doubt: "Less than half of its text found a place." }, "mend"],
    ["withheld", { withheld: "No name was found" }, "mend"],
    [
      "a blind CV in which the name can be read",
      { notes: [{ ...note("advice", "“Lindgren” (the name) can still be read."), leak: true }] },
      "mend",
    ],
    [
      "a name that is a guess",
      { original: { person: { name: { id: "person.name", value: "Curriculum Rail", confidence: 0.4 } } } },
      "mend",
    ],
    ["a page that was not read", { notes: [note("reading", "Page 3 could not be read.")] }, "look"],
    ["a line in doubt", { notes: [{ ...note("reading", "Read with some doubt."), lines: [4] }] }, "fine"],
    ["data of nobody", { original: { person: { name: { value: "" } } } }, "mend"],
  ])("%s", (_, change, want) => {
    const file = { name: "a.pdf", notes: [], edits: {}, original: {}, ...change } as unknown as ResultFile;
    expect(gravityOf(file)).toBe(want);
  });

  it("is counted in words, without what is not there", () => {
    expect(gravitiesText(["fine", "mend", "look", "fine"])).toBe("1 to mend first, 1 to check, 2 done");
    expect(gravitiesText(["fine"])).toBe("1 done");
  });
});
