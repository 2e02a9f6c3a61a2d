import { describe, expect, it } from "vitest";
import { doubtsOf } from "@/lib/doubts";
import type { Note } from "@/lib/result-queries";
import type { ReviewedFile } from "./decisions";
import { allNotes, beyondAim, decide, decisionsOf, difference, editableText, isRejected } from "./decisions";

const note = (id: string, kind: string, change: Partial<Note> = {}): Note => ({
  id,
  kind,
  before: "a",
  after: "b",
  reason: "r",
  ...change,
});
const spelling = note("s", "spelling", { field: "summary[0]", lines: [3] });
const again = note("s-2", "spelling", { field: "summary[0]", lines: [3] });
const order = note("o", "order", { field: "skills[0]", lines: [9] });
const own = note("e", "edited", { field: "work[0]", lines: [5] });
const advice = note("d", "advice");
const file = (change: object = {}): ReviewedFile => ({
  index: 0,
  name: "cv.pdf",
  status: "Completed",
  error: "",
  pages: 1,
  notes: [order, spelling, again, own, advice],
  revision: "r1",
  marks: [],
  rejected: [],
  edits: { "work[0]": "mine" },
  ...change,
});

describe("decisions of a review", () => {
  const held = decisionsOf(file());

  it("equal changes of a field are taken back together", () => {
    const now = decide(held, held, [again], true);
    expect([spelling, again, order].map((one) => isRejected(one, now))).toEqual([true, true, false]);
    expect(difference(now, held)).toBe(1);
    expect(difference(decide(now, held, [spelling], false), held)).toBe(0);
  });

  it("an own wording is taken back by leaving it out, and comes back as it was", () => {
    const now = decide(held, held, [own], true);
    expect(now).toEqual({ rejected: [], edits: {} });
    expect(isRejected(own, now)).toBe(true);
    expect(decide(now, held, [own], false)).toEqual(held);
  });

  it("what only tells something is not decided", () => {
    expect(decide(held, held, [advice], true)).toEqual(held);
  });

  it("the same sentence is to be checked once, others each", () => {
    const gap = "There is a gap in 2019.";
    const advice = [gap, gap, "A certificate has run out.", gap].map((reason, at) =>
      note(`a${at}`, "advice", { reason }),
    );
    expect(doubtsOf(file({ notes: advice, original: undefined })).map(({ reason }) => reason)).toEqual([
      gap,
      "A certificate has run out.",
    ]);
  });

  it("the order is that of the CV, decided or not", () => {
    const before = allNotes(file()).map(({ id }) => id);
    expect(before).toEqual(["s", "s-2", "e", "o", "d"]);
    expect(
      allNotes(file({ notes: [order, own, advice], rejected: [spelling, again] })).map(({ id }) => id),
    ).toEqual(before);
  });

  it("a text is editable where the CV has it, from the newest wording", () => {
    const held = file({
      original: {
        summary: [{ id: "summary[0]", value: "programe" }],
        work: [{ id: "work[0]", value: "old" }],
      },
      document: { summary: [{ id: "summary[0]", value: "programme" }] },
    });
    expect(editableText(held, spelling, {})).toBe("programme");
    expect(editableText(held, spelling, { "summary[0]": "mine" })).toBe("mine");
    expect(editableText(held, own, {})).toBe("old"); // an empty wording left it out of the document
    expect(editableText(held, order, {})).toBeNull();
    expect(editableText(held, advice, {})).toBeNull();
  });
});

describe("what the user should check", () => {
  const text = (id: string, value: string, confidence: number) => ({ id, value, confidence });
  const doubts = (original: object, notes: Note[] = []) =>
    doubtsOf(file({ original, notes, edits: {} })).map(({ field, reason }) => [field, reason]);
  const named = { person: { name: text("person.name", "Anna Berg", 0.95) } };

  it("says first what the reader said", () => {
    const said = note("r1", "reading", { field: "work[0].title", reason: "No employer was found." });
    expect(doubts(named, [said, spelling, advice])).toEqual([
      ["work[0].title", "No employer was found."],
      [undefined, "r"],
    ]);
  });

  it("names, headings and dates of low confidence, once each", () => {
    const original = {
      person: { name: text("person.name", "Anna Berg", 0.5) },
      work: [
        {
          title: text("work[0].title", "Lead", 0.4),
          organisation: text("work[0].organisation", "Acme", 0.9),
          dates: { text: text("work[0].dates", "19-21", 0.6) },
          highlights: [text("work[0].highlights[0]", "Did things", 0.2)],
        },
      ],
    };
    const said = note("r1", "reading", { field: "work[0].title", reason: "Please check." });
    expect(doubts(original, [said])).toEqual([
      ["work[0].title", "Please check."],
      ["person.name", "“Anna Berg” was read with some doubt."],
      ["work[0].dates", "“19-21” was read with some doubt."],
    ]);
  });

  it("what the user has settled is no doubt any more", () => {
    const said = ["work[0].organisation", "work[1].title", "work[10].title"].map((field) =>
      note(field, "reading", { field }),
    );
    const settled = file({
      original: { person: { name: { value: "" } } },
      notes: said,
      edits: { "person.name": "Wren", "work[0].organisation": "Peal", "work[1]": "" },
    });
    expect(doubtsOf(settled).map(({ field }) => field)).toEqual(["work[10].title"]);
  });

  it.each([
    ["work[0].dates", "8/07/2014 - 18/08/2014", ["“ITAE”"]],
    ["work[0].dates", "Jul 2014 - August 2014", ["“ITAE”"]],
    ["work[0].dates", "Jul 2014 - Sep 2014", ["“18/08/2014”", "“ITAE”"]],
    ["work[0].title", "Fitter, itae", ["“18/08/2014”"]],
    ["work[0].title", "Fitter, ITAEX 118/08/2014", ["“18/08/2014”", "“ITAE”"]],
  ])("words without a place that were typed since are not asked for: %s, %s", (field, typed, open) => {
    const reason = "These words found no place and are not printed: “18/08/2014”, “ITAE”. Please check.";
    const told = file({
      original: named,
      notes: [note("r1", "reading", { reason })],
      edits: { [field]: typed },
    });
    const [doubt] = doubtsOf(told);
    expect(doubt?.reason.match(/“[^”]*”/g)).toEqual(open);
  });

  it("words without a place that were all typed are no question", () => {
    const reason = "These words found no place and are not printed: “ITAE”. Please check.";
    const told = file({
      original: named,
      notes: [note("r1", "reading", { reason })],
      edits: { "skills[0]": "ITAE" },
    });
    expect(doubtsOf(told)).toEqual([]);
  });

  it("advice stays: it is about the document with its wordings", () => {
    const lapsed = note("a1", "advice", {
      field: "certificates[0].name",
      reason: "“First Aid” ran out in 2024.",
    });
    const file0 = file({ original: named, notes: [lapsed], edits: { "certificates[0].name": "First Aid" } });
    expect(doubtsOf(file0).map(({ reason }) => reason)).toEqual(["“First Aid” ran out in 2024."]);
  });

  it("a telephone number settles that there is neither address nor number", () => {
    const neither = note("r1", "reading", {
      field: "person.email",
      reason: "No e-mail address and no phone number were found.",
    });
    const given = file({ original: named, notes: [neither], edits: { "person.phone": "020 7946 0000" } });
    expect(doubtsOf(given)).toEqual([]);
  });

  it("a missing name, also where the reader did not say so", () => {
    const nameless = { person: { name: { value: "" } } };
    expect(doubts(nameless)).toEqual([["person.name", "No name was found. Please add it."]]);
    const said = note("r1", "reading", { reason: "No name was found at the top of the CV." });
    expect(doubts(nameless, [said])).toHaveLength(1);
    expect(doubts(named)).toEqual([]);
  });

  it("a missing name is asked for once: where the document is withheld for it, not here", () => {
    const notes = [
      note("r1", "reading", { field: "person.name", reason: "No name was found at the top of the CV." }),
      note("r2", "reading", { field: "person.email", reason: "No e-mail address was found." }),
      note("a1", "advice", { field: "person.name", reason: "No name was found, so it may still be read." }),
    ];
    const blind = { ...file({ original: { person: { name: { value: "" } } }, notes }), withheld: "No name" };
    expect(doubtsOf(blind).map(({ key }) => key)).toEqual(["r2"]);
  });
});

it("what the length costs is said above the document, and not once more among what to check", () => {
  const cost = "To fit 2 pages this CV goes without 3 points.";
  const notes = [
    note("a1", "advice", { reason: cost }),
    note("a2", "advice", { reason: "A gap of a year." }),
  ];
  expect(doubtsOf({ ...file({ notes }), page_cost: cost }).map(({ reason }) => reason)).toEqual([
    "A gap of a year.",
  ]);
});

it.each([
  ["as many as were aimed at", {}, 2, 2, ""],
  ["no aim", {}, 5, 0, ""],
  ["the server says why", { page_cost: "2 pages would take 3 posts." }, 3, 2, "2 pages would take 3 posts."],
  [
    "it fits, at a cost",
    { page_cost: "To fit 2 pages it goes without 3." },
    2,
    2,
    "To fit 2 pages it goes without 3.",
  ],
  ["it says so above", { page_cost: "2 pages would take 3 posts.", held: true }, 3, 2, ""],
  [
    "for another reason",
    {},
    3,
    2,
    "What is printed in full takes 3 pages in this layout, and 2 were aimed at: Concise or a page limit makes it shorter.",
  ],
  [
    "longer than one page",
    {},
    2,
    1,
    "What is printed in full takes 2 pages in this layout, and 1 was aimed at: lower section limits or a page limit makes it shorter.",
  ],
] as const)("B1 why it is longer than its options say: %s", (_, file, pages, aim, want) => {
  expect(beyondAim(file, pages, aim)).toBe(want);
});
