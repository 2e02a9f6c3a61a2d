import { describe, expect, it } from "vitest";
import { foldedDiff, readableDiff } from "./readable-diff";

const shown = (before: string, after: string) =>
  readableDiff(before, after)
    .map(({ value, added, removed }) => (added ? `+${value}+` : removed ? `-${value}-` : value))
    .join("|");

it.each([
  [
    "one word",
    "I lead the managment team here",
    "I lead the management team here",
    "I lead the |-managment-|+management+| team here",
  ],
  [
    "words that lie close are one change",
    "I am a nurse in Leeds now",
    "Ann Lee is a nurse in Leeds now",
    "-I am -|+Ann Lee is +|a nurse in Leeds now",
  ],
  [
    "a word between two changes goes with them",
    "I made my own tools for the shop",
    "She made her own tools for the shop",
    "-I made my-|+She made her+| own tools for the shop",
  ],
  [
    "three words stand alone",
    "I ran all night shifts alone",
    "She ran all night shifts herself",
    "-I-|+She+| ran all night shifts |-alone-|+herself+",
  ],
  ["something new", "Led a team", "Led a big team", "Led a |+big +|team"],
  ["nothing", "Led a team", "Led a team", "Led a team"],
])("%s", (_, before, after, diff) => {
  expect(shown(before, after)).toBe(diff);
});

it("D15 no word that ties others together is struck or put in by itself", () => {
  for (const [before, after] of [
    ["I was promoted and I trained my team of 12.", "She was promoted and trained her team of twelve."],
    ["I cut costs, and I trained staff.", "Cut costs and trained staff."],
  ] as const) {
    const lone = readableDiff(before, after).filter(
      ({ added, removed, value }) => (added || removed) && value.trim() === "and",
    );
    expect(lone, before).toEqual([]);
  }
});

it("the old words are the text before, the new ones the text after", () => {
  const before = "I was promoted and I trained my team of 12.";
  const after = "She was promoted and trained her team of twelve.";
  const parts = readableDiff(before, after);
  expect(
    parts
      .filter(({ added }) => !added)
      .map(({ value }) => value)
      .join(""),
  ).toBe(before);
  expect(
    parts
      .filter(({ removed }) => !removed)
      .map(({ value }) => value)
      .join(""),
  ).toBe(after);
});

describe("long stretches are folded, what changed is not", () => {
  const words = (count: number, from = 1) =>
    Array.from({ length: count }, (_, index) => `w${index + from}`).join(" ");
  it.each([
    ["a short text stays", `I ${words(9)}`, `She ${words(9)}`, `-I-|+She+| ${words(9)}`],
    ["after a change", `I ${words(30)}`, `She ${words(30)}`, `-I-|+She+| ${words(7)} …`],
    ["before a change", `${words(30)} old`, `${words(30)} new`, `… ${words(7, 24)} |-old-|+new+`],
    [
      "between two",
      `old ${words(30)} old`,
      `new ${words(30)} new`,
      `-old-|+new+| ${words(7)} … ${words(7, 24)} |-old-|+new+`,
    ],
    ["what went as a whole", words(40), "", `-${words(22)} …-`],
    ["what only moved", words(40), words(40), `${words(22)} …`],
  ])("%s", (_, before, after, diff) => {
    const parts = foldedDiff(readableDiff(before, after));
    expect(
      parts
        .map(({ value, added, removed }) => (added ? `+${value}+` : removed ? `-${value}-` : value))
        .join("|"),
    ).toBe(diff);
  });
});
