import { renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { Text } from "./evidence";
import type { Mark, SourceLine } from "./marks";
import { useEffectOf } from "./use-effect-of";

const line = (text: string, change: Partial<SourceLine> = {}) =>
  ({
    parts: [text],
    state: "placed",
    kind: "",
    section: "Work Experience",
    entry: 0,
    fields: ["work[0].highlights[0]"],
    printed: true,
    ...change,
  }) as SourceLine;

/** What is told when a gesture turns one reading into another. */
function toldOf(
  marks: Mark[],
  name: string,
  before: SourceLine[],
  after: SourceLine[],
  texts: Text[][],
  printed: Text[][] = texts,
) {
  const [tell, show] = [vi.fn(), vi.fn()];
  const hook = renderHook(
    ({ lines, at, isOnItsWay }) =>
      useEffectOf(texts[at] as Text[], printed[at] as Text[], lines, isOnItsWay, tell, show),
    { initialProps: { lines: before, at: 0, isOnItsWay: false } },
  );
  hook.result.current(marks, name);
  hook.rerender({ lines: before, at: 0, isOnItsWay: true });
  hook.rerender({ lines: after, at: 1, isOnItsWay: false });
  return { told: tell.mock.lastCall?.[0], shown: show.mock.lastCall?.[0] };
}

const title = (value: string): Text[] => [{ id: "work[0].title", value, lines: [0] }];
const asTitle = { fields: ["work[0].title"] };

it("what a gesture did is read off the reading, with the lines that it turned over", () => {
  const before = [line("Pilot"), line("Rowed"), line("Sang")];
  const after = [line("Pilot", asTitle), line("Rowed", { state: "lost" }), line("Sang")];
  const { told, shown } = toldOf([{ line: 0, as: "title" }], "Job title", before, after, [
    title(""),
    title("Pilot"),
  ]);
  expect(told).toBe("Job title (1 other line changed too, marked ●): Work Experience 1, title.");
  expect(shown).toEqual([1]);
});

it("a gesture that did not hold is not said to have held", () => {
  const before = [line("Pilot"), line("Rowed")];
  const after = [line("Pilot"), line("Rowed", { section: "Key Skills" })];
  const { told } = toldOf([{ line: 0, as: "title" }], "Job title", before, after, [title("A"), title("B")]);
  expect(told).toMatch(/^Job title was not taken \(F puts the words there\) .*; now Work Experience 1, text/);
});

it("it was read like that only where it was read exactly like that", () => {
  const lines = [line("Pilot", asTitle)];
  const same = (value: string) =>
    toldOf([{ line: 0, as: "title" }], "Job title", lines, lines, [title(value), title(value)]).told;
  expect(same("Pilot")).toBe("Job title: nothing changed, it is read like that.");
  expect(same("Stack, SS7 Pilot")).toMatch(/^Job title changed nothing, and it is not so/);
});

it("tells why words that begin no entry got no employer", () => {
  const lines = [line("Cook, 2013; Deckhand, 2012")];
  const { told } = toldOf([{ line: 0, as: "same", part: "2012" }], "Same employer", lines, lines, [[], []]);
  expect(told).toMatch(/^Same employer changed nothing: no entry begins with these words/);
});

it("of a whole line its label and dates stay outside, and nobody is told that it was not taken", () => {
  const before = [line("Job: Pilot 2011 – 2014"), line("Rowed")];
  const after = [line("Job: Pilot 2011 – 2014", asTitle), line("Rowed")];
  const { told } = toldOf([{ line: 0, as: "title" }], "Job title", before, after, [
    title(""),
    title("Pilot"),
  ]);
  expect(told).toBe("Job title: Work Experience 1, title.");
});

it("a heading that only opens another section changed something", () => {
  const of = (section: string) => [line("More", { kind: "heading", section, state: "none", fields: [] })];
  const marks: Mark[] = [{ line: 0, as: "heading", section: "Interests" }];
  const { told } = toldOf(marks, "Heading", of("Awards"), of("Interests"), [[], []]);
  expect(told).toBe("Heading: heading: Interests.");
});

it("a title over lines is read like that", () => {
  const lines = [line("Senior", asTitle), line("Pilot", asTitle)];
  const texts: Text[] = [{ id: "work[0].title", value: "Senior Pilot", lines: [0, 1] }];
  const marks: Mark[] = [
    { line: 0, as: "title" },
    { line: 1, as: "title" },
    { line: 1, as: "join" },
  ];
  expect(toldOf(marks, "Job title", lines, lines, [texts, texts]).told).toBe(
    "Job title: nothing changed, it is read like that.",
  );
});

it("what was found right is settled, or what of it is not", () => {
  const marks: Mark[] = [{ line: 0, as: "right" }];
  const [open, done] = [[line("Ferry tide", { state: "lost", fields: [] })], [line("Pilot")]];
  const of = (after: SourceLine[]) =>
    toldOf(marks, "Work 1 is right", open, after, [title("Pilot"), title("Pilot")]).told;
  expect(of(done)).toBe("Work 1 is right: it is settled.");
  expect(of([line("Pilot", { state: "doubt" })])).toBe("Work 1 is right: it is settled.");
  expect(of(open)).toBe("Work 1 is right, but 1 of its lines is still to be checked.");
});

it("names what a limit left out for a gesture, and what it prints in the place of it", () => {
  const skill = (text: string, printed = true) =>
    line(text, { section: "Key Skills", fields: ["skills[0].keywords[0]"], printed });
  const of = (printed: boolean[]) =>
    ["COBOL", "HTML", "CSS", "MySQL"].map((text, at) => skill(text, printed[at]));
  const marks: Mark[] = [{ line: 0, as: "move", section: "Key Skills" }];
  const { told } = toldOf(
    marks,
    "Move to Key Skills",
    of([true, true, true, false]),
    of([true, false, false, true]),
    [title("A"), title("B")],
  );
  expect(told).toMatch(
    /^Move to Key Skills: .*\. The limits of the document leave out now: HTML, CSS\. There is room now for: MySQL\.$/,
  );
});

it("nothing is said to have stayed as it was where the document prints other words", () => {
  const lines = [line("Sextant, Radar")];
  const read = title("Sextant");
  const { told } = toldOf([{ line: 0, as: "text" }], "Just text", lines, lines, [read, read], [[], read]);
  expect(told).not.toMatch(/changed nothing/);
});

it("a line that goes on with the one above already is said to do so", () => {
  const joined = [line("Rowed the"), line("mail")];
  const own = [line("Rowed", { fields: ["work[0].title"] }), line("the mail")];
  const join: Mark[] = [{ line: 1, as: "join" }];
  const texts = [title("Rowed"), title("Rowed")];
  expect(toldOf(join, "Join", joined, joined, texts).told).toBe(
    "Nothing changed: it goes on with the line above already.",
  );
  expect(toldOf(join, "Join", own, own, texts).told).toMatch(/there is no text above/);
});
