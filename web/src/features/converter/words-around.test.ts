import { expect, it } from "vitest";
import { wordsAround } from "./words-around";

it.each([
  ["a corrected word", "teh", "the", "in the yard", "in teh yard", ["in ", " yard"]],
  [
    "a word that stood twice",
    " and",
    "",
    "tea and milk and jam",
    "tea and and milk and jam",
    ["tea and", " milk and jam"],
  ],
  ["a word that went", " very", "", "a good cook", "a very good cook", ["a", " good cook"]],
  ["one of two, nobody knows which", " and", "", "tea, milk and jam", "tea and milk and jam", undefined],
  ["the whole text", "Tea.", "", null, "Tea.", undefined],
  [
    "a word that stands twice afterwards",
    "teh",
    "the",
    "the cat and the dog",
    "teh cat and the dog",
    undefined,
  ],
])("words around %s", (_, before, after, text, read, want) => {
  const around = wordsAround({ before, after, kind: "grammar" }, text, read);
  expect(around && [around.lead, around.tail]).toEqual(want);
});

it("what is left out stands alone", () => {
  expect(wordsAround({ before: "Clerk", after: "", kind: "left-out" }, null, "Clerk at sea")).toBeUndefined();
});
