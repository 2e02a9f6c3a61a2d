import { describe, expect, it } from "vitest";
import {
  type Advert,
  type Finding,
  groupsOf,
  headsOf,
  musts,
  ordered,
  picksOf,
  type Sheet,
  type Sort,
} from "./comparison";

const requirement = (text: string, level: "must" | "nice", scored = true) => ({
  text,
  quote: text,
  level,
  kind: scored ? "skill" : "soft",
  scored,
});

const finding = (status: Finding["status"]): Finding => ({ status, evidence: [], reason: "" });

const advert: Advert = {
  title: "Lead",
  requirements: [
    requirement("Excel", "nice"),
    requirement("Go", "must"),
    requirement("A calm manner", "must", false),
    requirement("SQL", "must"),
  ],
  results: [
    [50, "met", "not", "met", "met"] as const,
    [80, "not", "met", "not", "partly"] as const,
    [50, "partly", "met", "not", "met"] as const,
  ].map(([score, ...statuses]) => ({ score, explanation: "", findings: statuses.map(finding) })),
};

const sheet: Sheet = {
  made_at: "2026-11-22T09:30:00Z",
  candidates: ["Ola", "Ana", "Émile"].map((name, file) => ({ task_id: "t1", file, name, blind: false })),
  adverts: [advert],
};

it("CC-2 reads the CVs that an address names", () => {
  const many = Array.from({ length: 12 }, (_, at) => `t.${at}`).join(",");
  for (const [text, count] of [
    [undefined, 0],
    ["", 0],
    ["abc.0", 1],
    ["abc.0,abc.0", 1],
    ["abc.0, abc.1 ,x", 2],
    ["abc,abc.,abc.x,../e.1", 0],
    [many, 10],
  ] as const)
    expect(picksOf(text), String(text)).toHaveLength(count);
});

it("CC-3 puts must-haves first and personal qualities last", () => {
  expect(groupsOf(advert).map(({ key, columns }) => [key, columns])).toEqual([
    ["must", [1, 3]],
    ["nice", [0]],
    ["soft", [2]],
  ]);
  expect([0, 1, 2].map((candidate) => musts(advert, candidate))).toEqual([1, 1, 2]);
});

describe("CC-5 the order of the rows", () => {
  for (const [what, sort, rows] of [
    ["the best score, then must-haves met", { by: "score", down: true }, [1, 2, 0]],
    ["the lowest score", { by: "score", down: false }, [0, 2, 1]],
    ["names, whatever their accents", { by: "name", down: false }, [1, 2, 0]],
    ["names from the end", { by: "name", down: true }, [0, 2, 1]],
    ["a requirement, equal ones by score", { by: 1, down: true }, [1, 2, 0]],
    ["a requirement from those who lack it", { by: 0, down: false }, [1, 2, 0]],
  ] as [string, Sort, number[]][])
    it(what, () => expect(ordered(sheet, advert, sort)).toEqual(rows));
});

describe("what stands above a column", () => {
  const grade = (level: string) =>
    `At least one year of specialized experience at the next lower grade level in the service, ${level} or above`;

  it("what fits stands whole, what is long ends with a word", () => {
    expect(headsOf(["SQL", "SQL"])).toEqual(["SQL", "SQL"]);
    expect(headsOf([grade("GS-13")])).toEqual([
      "At least one year of specialized experience at the next lower grade level in…",
    ]);
  });

  it("two that begin alike tell where they differ, two that are alike do not", () => {
    expect(headsOf([grade("GS-13"), grade("GS-14")])).toEqual([
      "At least one year of specialized … GS-13 or above",
      "At least one year of specialized … GS-14 or above",
    ]);
    const [one, other] = headsOf([grade("GS-13"), grade("GS-13")]);
    expect(one).toBe(other);
  });
});
