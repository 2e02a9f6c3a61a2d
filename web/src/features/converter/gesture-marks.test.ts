import { expect, it } from "vitest";
import { headsOf } from "./entries";
import { eachAnEntry, itemsOf, marksFor, outByWords, toAbove } from "./gesture-marks";
import { type Gesture, gestures } from "./gestures";
import type { SourceLine } from "./marks";

const line = (text: string, state: SourceLine["state"] = "placed"): SourceLine => ({
  page: 1,
  parts: [text],
  x: 0,
  right: 0,
  y: 0,
  size: 11,
  gap: 0,
  bold: false,
  bullet: false,
  state,
  kind: "",
  section: "Work Experience",
  entry: 0,
  role: "",
  fields: [],
  printed: true,
});

const gesture = (key: string): Gesture => gestures.find((one) => one.key === key) as Gesture;

it("of several lines those that were left out stay so; one that is chosen alone is meant", () => {
  const lines = [line("Keeper"), line("Page 2", "out"), line("Trimmed forty lamps")];
  const about = { section: "Projects" as const };
  const moved = (chosen: number[]) =>
    marksFor(gesture("m"), lines, { chosen, parts: [] }, about).map((mark) => mark.line);
  expect(moved([0, 1, 2])).toEqual([0, 2]);
  expect(moved([1])).toEqual([1]);
  const out = marksFor(gesture("x"), lines, { chosen: [0, 1, 2], parts: [] });
  expect(out.map((mark) => mark.line)).toEqual([0, 1, 2]);
});

it("the line of the employer is none of the posts that have the same one", () => {
  const employer = { ...line("Skerry Lights"), fields: ["work[0].organisation", "work[0].dates"] };
  const lines = [employer, line("Keeper"), line("Deckhand")];
  const same = (chosen: number[]) =>
    marksFor(gesture("w"), lines, { chosen, parts: [] }).map((mark) => `${mark.as} ${mark.line}`);
  expect(same([0, 1, 2])).toEqual(["same 1", "same 2"]);
  expect(same([2])).toEqual(["same 2"]);
});

it("an entry with all its lines is one post, whatever its lines are", () => {
  const of = (entry: number, ...fields: string[]) => ({
    ...line("some words"),
    entry,
    fields: fields.map((field) => `work[${entry}].${field}`),
  });
  const lines = [
    of(0, "organisation"),
    of(1, "title", "dates"),
    of(1, "highlights[0]"),
    of(1, "highlights[1]"),
    of(2, "organisation", "dates"),
    of(2, "highlights[0]"),
    of(3, "dates"),
    of(3, "title"),
  ];
  const same = (chosen: number[]) =>
    marksFor(gesture("w"), lines, { chosen, parts: [] }).map((mark) => mark.line);
  expect(same([1, 2, 3])).toEqual([1]);
  expect(same([0, 1, 2, 3])).toEqual([1]);
  expect(same([4, 5])).toEqual([4]);
  expect(same([6, 7])).toEqual([7]);
  expect(same([1, 2, 3, 4, 5, 6, 7])).toEqual([1, 4, 7]);
  expect(same([1, 3])).toEqual([1, 3]);
});

it("of posts of which some lines are chosen each has one line, whatever names it", () => {
  const of = (entry: number, text: string, ...fields: string[]) => ({
    ...line(text),
    entry,
    fields: fields.map((field) => `work[${entry}].${field}`),
  });
  const lines = [
    of(0, "1. Skerry (2019 – 2022)", "organisation", "dates"),
    of(0, "Role: Keeper", "title"),
    of(0, "Trimmed forty lamps", "highlights[0]"),
    of(0, "2. Holm (2017 – 2019)", "highlights[1]"),
    of(1, "3. Vardo (2016 – 2017)", "organisation", "dates"),
    of(1, "Role: Netmaker", "title"),
    of(1, "Made nets", "highlights[0]"),
  ];
  const same = (chosen: number[]) =>
    marksFor(gesture("w"), lines, { chosen, parts: [] }).map((mark) => mark.line);
  expect(same([0, 1, 2, 3, 4])).toEqual([1, 4]);
  expect(same([1, 2, 3, 4])).toEqual([1, 3, 4]);
  expect(same([0, 4])).toEqual([0, 4]);
  expect(same([2, 3])).toEqual([2, 3]);
});

it("of lines that are chosen one by one each begins an entry, of a row the first", () => {
  const lines = [line("Keeper"), line("Trimmed forty lamps"), line("Deckhand"), line("Rowed the mail")];
  const starts = (chosen: number[]) =>
    marksFor(gesture("p"), lines, { chosen, parts: [] }).map((mark) => mark.line);
  expect(starts([0, 2])).toEqual([0, 2]);
  expect(starts([0, 1, 2])).toEqual([0]);
});

it("an entry whose line is that of another one is left out by its own words", () => {
  const lines = [line("Skerry Lights Cook, 2013; Deckhand, 2012")];
  const text = (id: string, value: string) => ({ id, value, lines: [0] });
  const texts = [
    text("work[0].title", "Cook"),
    text("work[0].organisation", "Skerry Lights"),
    text("work[0].dates", "2013"),
    text("work[1].title", "Deckhand"),
    text("work[1].organisation", "Skerry Lights"),
    text("work[1].dates", "2012"),
  ] as Parameters<typeof outByWords>[1];
  expect(outByWords("work[1]", texts, lines)).toEqual([
    { as: "out", line: 0, part: "Deckhand" },
    { as: "out", line: 0, part: "2012" },
  ]);
  expect(outByWords("work[2]", texts, lines)).toEqual([]);
});

it("a title over lines is one, also where a line between them is left out", () => {
  const lines = [line("Keeper"), line("Page 2", "out"), line("of the lamps"), line("Kept the log")];
  const title = (chosen: number[]) =>
    marksFor(gesture("t"), lines, { chosen, parts: [] }).map((mark) => `${mark.as} ${mark.line}`);
  expect(title([0, 1, 2])).toEqual(["title 0", "title 2", "join 2"]);
  expect(title([2, 3])).toEqual(["title 2", "title 3", "join 3"]);
  expect(title([0, 3])).toEqual(["title 0", "title 3"]);
});

it("of several lines each is an entry, with those that go on with it and with its dates", () => {
  const lines = [
    line("Radar, Holm College"),
    line("2012"),
    line("First aid at sea for"),
    line("small crews"),
    line("Gone", "out"),
    line("Navigation by night, 2014"),
  ];
  expect(itemsOf(lines, [0, 1, 2, 3, 4, 5])).toEqual([[0, 1], [2, 3], [5]]);
  expect(eachAnEntry(lines, [2, 3, 5], "Education").map(({ line, entry }) => [line, entry])).toEqual([
    [2, 3],
    [3, 3],
    [5, 6],
  ]);
});

it("of numbered lines each number begins an entry", () => {
  const lines = [
    line("[1] M. Solberg. Lamps"),
    line("Of the North"),
    line("[2] A. Reed. Buoys"),
    line("Annals"),
  ];
  expect(itemsOf(lines, [0, 1, 2, 3])).toEqual([
    [0, 1],
    [2, 3],
  ]);
});

it("a line that fills its page goes on in the next one", () => {
  const at = (text: string, right: number) => ({ ...line(text), right });
  const lines = [
    at("Second place at the Contest of Coastal Lamps", 540),
    at("Competition.", 120),
    at("Log of the year", 130),
  ];
  expect(itemsOf(lines, [0, 1, 2])).toEqual([[0, 1], [2]]);
});

it("dates that stand above what they date begin its entry and date no other one", () => {
  const lines = [
    line("2018"),
    line("Silver Lamp"),
    line("Pilots' Guild"),
    line("May 2017"),
    line("Best Keeper"),
  ];
  expect(itemsOf(lines, [0, 1, 2, 3, 4])).toEqual([
    [0, 1, 2],
    [3, 4],
  ]);
  expect(itemsOf(lines, [1, 3, 4])).toEqual([[1, 3], [4]]);
});

it("a German line that ends on a word which leads on goes on in the next one", () => {
  const lines = [line("Stipendium der Gesellschaft für Licht und"), line("Signale"), line("Silberne Lampe")];
  expect(itemsOf(lines, [0, 1, 2])).toEqual([[0, 1], [2]]);
});

it.each([
  ["a certificate that is none goes on with the one above", 2, [[2, "join"]]],
  ["the first one has nothing above it", 0, undefined],
] as const)("A1 To certificate above: %s", (_, from, want) => {
  const section = "Certifications & Training";
  const of = (entry: number, text: string): SourceLine => ({
    ...line(text),
    section,
    entry,
    fields: [`certificates[${entry}].name`],
  });
  const lines = [
    of(0, "Rope Work, Loft School"),
    of(1, "Radar course"),
    of(2, "for young"),
    of(2, "skippers"),
  ];
  const texts = [0, 1, 2].map((entry) => ({
    id: `certificates[${entry}].name`,
    value: "words",
    lines: lines.flatMap((one, at) => (one.entry === entry ? [at] : [])),
  }));
  const moved = lines.flatMap((one, at) => (one.entry === lines[from]?.entry ? [at] : []));
  const marks = toAbove(gesture("g"), lines, headsOf(texts, lines), { from, section, moved, parts: [] });
  expect(marks?.map(({ line, as }) => [line, as])).toEqual(want);
});

it("A1 To certificate above: several lines that belong to none all go on with it, in their order", () => {
  const section = "Certifications & Training";
  const name = { ...line("Rope Work"), section, fields: ["certificates[0].name"] };
  const lost = (text: string): SourceLine => ({ ...line(text, "lost"), section: "" });
  const lines = [name, lost("Loft School"), lost("of the Isles"), lost("Unst")];
  const heads = headsOf([{ id: "certificates[0].name", value: "Rope Work", lines: [0] }], lines);
  const marks = toAbove(gesture("g"), lines, heads, { from: 1, section, moved: [1, 2, 3], parts: [] });
  expect(marks?.map(({ line, as }) => [line, as])).toEqual([
    [1, "join"],
    [2, "join"],
    [3, "join"],
  ]);
});
