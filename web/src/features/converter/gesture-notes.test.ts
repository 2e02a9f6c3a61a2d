import { expect, it } from "vitest";
import { headsOf } from "./entries";
import { isPutAbove, noteOf, takenAbove } from "./gesture-notes";
import { type Gesture, gestures } from "./gestures";
import type { Mark, SourceLine } from "./marks";

const line = (text: string, entry: number, field: string, kind = ""): SourceLine => ({
  page: 1,
  parts: [text],
  x: 0,
  right: 0,
  y: 0,
  size: 11,
  gap: 0,
  bold: false,
  bullet: false,
  state: "placed",
  kind,
  section: "Work Experience",
  entry,
  role: "",
  fields: [`work[${entry}].${field}`],
  printed: true,
});

/** A list of posts, and below it what was done in the second one, and a branch that was read as a post. */
const lines = [
  line("Keeper, Skerry Lights Trust", 0, "title"),
  line("Pilot, Holm Ferries", 1, "title"),
  line("Archivist, Vardo Museum", 2, "title"),
  line("Steered the mail boat", 1, "highlights[0]"),
  line("At the south pier", 3, "title"),
  line("Mended nets", 3, "highlights[0]"),
];
const text = (id: string, value: string, at: number) => ({ id, value, lines: [at] });
const texts = [
  text("work[0].title", "Keeper", 0),
  text("work[0].organisation", "Skerry Lights Trust", 0),
  text("work[1].title", "Pilot", 1),
  text("work[1].organisation", "Holm Ferries", 1),
  text("work[1].highlights[0]", "Steered the mail boat", 3),
  text("work[2].title", "Archivist", 2),
  text("work[2].organisation", "Vardo Museum", 2),
  text("work[3].title", "At the south pier", 4),
  text("work[3].highlights[0]", "Mended nets", 5),
];
const gesture = (key: string): Gesture => gestures.find((one) => one.key === key) as Gesture;
const note = (key: string, ...chosen: number[]) =>
  noteOf(gesture(key), "Work Experience", { lines, heads: headsOf(texts, lines), chosen, isWords: false });

it.each([
  [0, "none above"],
  [1, "Skerry Lights Trust"],
  [2, "Holm Ferries"],
  [4, "Holm Ferries"], // not that of the last post in the list
])("Same employer on line %i says whose: %s", (at, want) => {
  expect(note("w", at)).toBe(want);
});

it("To post above says how many lines it takes", () => {
  expect(note("g", 4)).toBe("2 lines");
  expect(note("g", 3)).toBe("1 line");
  expect(note("g", 3, 4, 5)).toBe("3 lines");
  expect(takenAbove({ lines, chosen: [5], isWords: false })).toEqual([4, 5]);
  expect(note("t", 4)).toBe("");
});

it("a line that was put into an entry takes no other lines along", () => {
  const move = (entry: number): Mark => ({ as: "move", line: 4, section: "Work Experience", entry });
  expect(isPutAbove([move(2)], 4)).toBe(true);
  expect(isPutAbove([move(2)], 5)).toBe(false);
  expect(isPutAbove([move(5)], 4), "a new entry of its own").toBe(false);
  expect(isPutAbove([move(2), { as: "start", line: 4 }], 4), "and begins one again").toBe(false);
});
