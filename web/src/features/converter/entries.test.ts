import { expect, it } from "vitest";
import { goingOn, headsOf, nameOfEntry, nearestOf, targetsOf, withEdits } from "./entries";
import type { SourceLine } from "./marks";

const text = (id: string, value: string, ...lines: number[]) => ({ id, value, lines });
const texts = [
  text("work[0].title", "Pilot", 3),
  text("work[0].organisation", "Skerry Lights", 4),
  text("work[0].dates", "2010 – 2012", 4),
  text("work[1].highlights[0]", "Rowed", 7),
  text("work[1].title", "Boatman", 6),
  text("education[0].degree", "Diploma", 9),
];
const lineOf = (section: string, entry: number) => ({ section, entry }) as SourceLine;
const lines = [
  ...Array.from({ length: 6 }, () => lineOf("Work Experience", 0)),
  lineOf("Work Experience", 1),
  lineOf("Work Experience", 1),
  lineOf("Education", 0),
  lineOf("Education", 0),
];

it("an entry says what it holds and what it lacks", () => {
  const heads = headsOf(texts, lines);
  expect(heads.map((head) => [head.label, nameOfEntry(head), head.first])).toEqual([
    ["Work 1", "Pilot, Skerry Lights, 2010 – 2012", 3],
    ["Work 2", "Boatman", 6],
    ["Education 1", "Diploma", 9],
  ]);
  expect(heads.map(({ missing }) => missing.map(([name]) => name))).toEqual([
    [],
    ["employer", "dates"],
    ["school", "dates"],
  ]);
});

it("an entry is named where it goes on, and on a line that it shares with the one above", () => {
  const shared = [
    text("work[0].title", "Pilot", 3),
    text("work[0].dates", "2010 – 2012", 4),
    text("work[1].title", "Boatman", 4),
    text("work[1].highlights[0]", "Rowed", 0),
    text("work[1].highlights[1]", "Mended nets", 5),
    text("work[2].dates", "2005", 2),
    text("work[2].highlights[0]", "Sold tickets", 6),
  ];
  const at = [1, 9, 2, 0, 0, 1, 2].map((entry) => lineOf("Work Experience", entry));
  expect(goingOn(at, headsOf(shared, at))).toEqual({
    4: "Work 2 · Boatman goes on",
    5: "Work 2 · Boatman goes on",
    6: "Work 3 (no title yet) goes on",
  });
});

it("entries keep their numbers, and are known by a line that is not moved", () => {
  const heads = headsOf(texts, lines);
  expect(targetsOf(heads, [6]).map(({ number, line }) => [number, line])).toEqual([
    [1, 3],
    [2, 7],
    [3, 9],
  ]);
  expect(targetsOf(heads, [6, 7]).map(({ number }) => number)).toEqual([1, 3]);
});

it("lines likeliest belong to the entry above them in their section", () => {
  const targets = targetsOf(headsOf(texts, lines), []);
  const nearest = (from: number, section: string) => nearestOf(targets, from, section)?.head.label;
  expect(nearest(8, "Work Experience")).toBe("Work 2");
  expect(nearest(5, "Work Experience")).toBe("Work 1");
  expect(nearest(8, "Key Skills")).toBe("Education 1");
});

it("what was typed is what an entry holds", () => {
  const edits = {
    "work[1].dates": "2012 – 2014",
    "work[0].title": "Harbour pilot",
    "work[1000].title": "Mate",
  };
  const heads = headsOf(withEdits(texts, edits), lines);
  expect(heads.map(nameOfEntry)).toEqual([
    "Harbour pilot, Skerry Lights, 2010 – 2012",
    "Boatman, 2012 – 2014",
    "Diploma",
  ]);
});

it("awards, certificates and publications are entries, with a head and their dates, to which lines can be moved", () => {
  const heads = headsOf(
    [
      text("awards[0].title", "Silver Lamp", 0),
      text("certificates[0].name", "Radar", 1),
      text("certificates[0].issuer", "Holm College", 1),
      text("publications[0].name", "Lamps of the north", 2),
    ],
    [lineOf("Awards", 0), lineOf("Certifications & Training", 0), lineOf("Publications", 0)],
  );
  expect(heads.map((head) => [head.label, nameOfEntry(head), head.missing.length])).toEqual([
    ["Certificate 1", "Radar, Holm College", 0],
    ["Award 1", "Silver Lamp", 0],
    ["Publication 1", "Lamps of the north", 0],
  ]);
  expect(targetsOf(heads, []).map(({ head }) => head.label)).toEqual([
    "Certificate 1",
    "Award 1",
    "Publication 1",
  ]);
});
