import { expect, it } from "vitest";
import { pagesAimedAt } from "./made-with";

it.each([
  ["those of the conversion", { length: "Regular" }, undefined, 2],
  ["those of the CV alone", { length: "Regular" }, "Detailed", 0],
  ["a shorter one of its own", { length: "Detailed" }, "Concise", 1],
  ["a page limit before either", { length: "Regular", maxPages: 3 }, "Concise", 3],
  ["nothing known", undefined, "Concise", 0],
])("a CV aims at %s", (_, options, own, pages) => {
  expect(pagesAimedAt(options, own)).toBe(pages);
});
