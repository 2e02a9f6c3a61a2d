import { expect, it } from "vitest";
import type { Decisions, ReviewedFile } from "./decisions";
import { cutsOf, marksOf, proofsOf, wordsAt } from "./evidence";

const text = (id: string, value: string, ...lines: number[]) => ({ id, value, lines });

/** Two posts and skills were read; what is `left` out of the document is not in it. */
function fileOf(
  left: { post?: boolean; skill?: boolean; reworded?: boolean },
  evidence: string[][],
): ReviewedFile {
  const skills = [text("skills[0].keywords[0]", "Kubernetes", 9), text("skills[0].keywords[1]", "Go", 9)];
  const first = text("work[0].highlights[0]", "I ran the night shift with SAP.", 4);
  const second = text("work[1].highlights[0]", "I wrote the rota in Go for 40 people.", 6);
  const document = {
    person: { label: text("person.label", "Shift Lead", 1) },
    skills: [{ keywords: left.skill ? [skills[1]] : skills }],
    work: [
      { highlights: [left.reworded ? { ...first, value: "Ran the night shift with SAP." } : first] },
      ...(left.post ? [] : [{ highlights: [second] }]),
    ],
  };
  const notes = [
    ...(left.post
      ? [
          {
            id: "p",
            kind: "left-out",
            field: "work[1].title",
            before: `Clerk\n${second.value}`,
            after: "",
            reason: "Limit.",
          },
        ]
      : []),
    ...(left.skill
      ? [{ id: "s", kind: "left-out", before: "Kubernetes, Helm", after: "", reason: "20 skills." }]
      : []),
  ];
  const requirements = evidence.map((lines, index) => ({
    text: `Requirement ${index}`,
    level: "must",
    status: "met",
    evidence: lines,
  }));
  return {
    original: {
      ...document,
      skills: [{ keywords: skills }],
      work: [{ highlights: [first] }, { highlights: [second] }],
    },
    document,
    notes,
    rejected: [],
    edits: {},
    match: { score: 50, explanation: "", requirements },
  } as unknown as ReviewedFile;
}
const undecided: Decisions = { rejected: [], edits: {} };

it.each([
  [
    "whole lines",
    {},
    "I ran the night shift with SAP.",
    "work[0].highlights[0]",
    4,
    "I ran the night shift with SAP.",
  ],
  ["a word of a list, not one inside another", {}, "Go", "skills[0].keywords[1]", 9, "Go"],
  [
    "a line in other words",
    { reworded: true },
    "I ran the night shift with SAP.",
    "work[0].highlights[0]",
    4,
    "Ran the night shift with SAP.",
  ],
  [
    "a line that is left out",
    { post: true },
    "I wrote the rota in Go for 40 people.",
    "work[1].highlights[0]",
    6,
    null,
  ],
] as const)("where evidence stands: %s", (_, left, said, field, line, printed) => {
  const file = fileOf(left, [[said]]);
  expect(proofsOf(file)[0]?.places).toEqual([{ field, said, line, printed }]);
  const words = marksOf(proofsOf(file)).map((mark) => mark.words);
  expect(words).toEqual(printed ? [printed] : []);
});

it("what the user wrote is where the evidence stands", () => {
  const file = fileOf({}, [["Kubernetes on SAP"]]);
  expect(proofsOf(file)[0]?.places).toEqual([]);
  const edited = { ...file, edits: { "work[0].highlights[0]": "I ran Kubernetes on SAP." } };
  expect(proofsOf(edited)[0]?.places).toMatchObject([{ field: "work[0].highlights[0]", line: 4 }]);
});

it("words that prove two requirements are marked once, with both", () => {
  expect(marksOf(proofsOf(fileOf({}, [["Go"], ["Go", "nowhere"]])))).toEqual([
    { words: "Go", why: "Shows: Requirement 0; Requirement 1" },
  ]);
});

it.each([
  ["nothing is left out", {}, ["Kubernetes"], undecided, []],
  ["a skill of a group", { skill: true }, ["Kubernetes"], undecided, ["s"]],
  ["a post", { post: true }, ["I wrote the rota in Go for 40 people."], undecided, ["p"]],
  [
    "something else shows it too",
    { post: true },
    ["I wrote the rota in Go for 40 people.", "Go"],
    undecided,
    [],
  ],
  ["it is put back already", { skill: true }, ["Kubernetes"], { rejected: ["s"], edits: {} }, []],
  ["nothing in the CV shows it", { skill: true }, [], undecided, []],
])("left out although the job asks for it: %s", (_, left, evidence, now, ids) => {
  const cuts = cutsOf(fileOf(left, [evidence]), now);
  expect(cuts.flatMap(({ notes }) => notes.map(({ id }) => id))).toEqual(ids);
});

it.each([
  ["ran go there", "go", 4],
  ["django, go", "go", 8],
  ["django", "go", -1],
  ["c++ and c", "c", 0],
  ["", "", -1],
])("words in %j: %j", (text, words, at) => expect(wordsAt(text, words)).toBe(at));
