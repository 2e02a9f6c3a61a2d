import { describe, expect, it } from "vitest";
import type { ReviewedFile } from "./decisions";
import { editableText } from "./decisions";
import { foundIn, labelOf, placeAt, sectionOf, sectionsOf, shapeOf } from "./texts";

const empty = { value: "" };
const text = (id: string, value: string) => ({ id, value });
const noDates = { start: {}, end: {}, text: empty };
const entry = { unit: empty, location: empty, url: empty, dates: noDates };
const clocks = {
  ...entry,
  title: text("work[0].title", "Clock maker"),
  organisation: text("work[0].organisation", "Dial House"),
  dates: {
    start: { year: 2019, month: 1 },
    end: { year: 2021 },
    text: text("work[0].dates", "1/2019 to 2021"),
  },
  highlights: [
    text("work[0].highlights[0]", "Mended clocks."),
    text("work[0].highlights[1]", "Trained two."),
  ],
};
const bells = {
  ...entry,
  title: text("work[1].title", "Bell founder"),
  organisation: empty,
  dates: { start: { year: 2022, month: 5 }, end: {}, current: true, text: empty },
};
const person = {
  name: empty,
  label: empty,
  email: text("person.email", "wren@example.org"),
  phone: empty,
  location: empty,
  url: empty,
  profiles: [{ url: text("person.profiles[0].url", "linkedin.example/wren") }],
  details: [
    {
      label: text("person.details[0].label", "Nationality:"),
      value: text("person.details[0].value", "Manx"),
    },
  ],
};
const original = { person, summary: [text("summary[0]", "Keeps time.")], work: [clocks, bells] };

const file = (change: object = {}): ReviewedFile =>
  ({
    index: 0,
    name: "cv.pdf",
    status: "Completed",
    error: "",
    pages: 1,
    notes: [],
    revision: "r1",
    marks: [],
    rejected: [],
    edits: {},
    original,
    document: { ...original, work: [bells, clocks] },
    ...change,
  }) as ReviewedFile;

/** "Section: Label = value" for everything that is shown. */
const shown = (of: ReviewedFile, edits: Record<string, string> = of.edits) =>
  sectionsOf(of, edits).flatMap(({ name, entries }) =>
    entries.flatMap(({ rows, isLeft, name: entryName }) =>
      isLeft
        ? [`${name}: ${entryName} left`]
        : rows.flatMap(({ label, texts }) =>
            texts.map(({ value, isOwn }) => `${name}: ${label} = ${value}${isOwn ? " (own)" : ""}`),
          ),
    ),
  );
const post = (of: ReviewedFile, edits?: Record<string, string>) =>
  shown(of, edits).filter((line) => /Clock|Dial|clocks|Trained/.test(line));

describe("the texts of a result", () => {
  it("stand behind the posts where they tell of all of them, and are none", () => {
    const line = (at: number) => [
      { id: `additional[${at}].items[0]`, value: at ? "Two boats." : "Rang bells." },
    ];
    const heading = (at: number, value: string) => text(`additional[${at}].heading`, value);
    const additional = [
      { heading: heading(0, "Duties"), items: line(0), ofWork: true },
      { heading: heading(1, "Boats"), items: line(1) },
    ];
    const of = (work: object[]) =>
      sectionsOf(
        file({ original: { ...original, work, additional }, document: { ...original, work, additional } }),
        {},
      )
        .filter(({ name }) => /Work|Additional/.test(name))
        .map(({ name, entries }) => `${name}: ${entries.map((one) => one.name).join("; ")}`);
    expect(of([clocks])).toEqual([
      "Work Experience: Clock maker, Dial House; Duties, Rang bells.",
      "Additional Information: Boats, Two boats.",
    ]);
    expect(of([])).toEqual(["Additional Information: Duties, Rang bells.; Boats, Two boats."]);
    expect(sectionOf("additional[0].items[0]", { ...original, additional } as never)).toBe("Work Experience");
    expect(sectionOf("additional[1].items[0]", { ...original, additional } as never)).toBe(
      "Additional Information",
    );
  });

  it("stand in the order of the document; what matters and is missing has its place", () => {
    expect(shown(file())).toEqual([
      "Personal Details: Name = ",
      "Personal Details: Headline = ",
      "Personal Details: E-mail = wren@example.org",
      "Personal Details: Phone = ",
      "Personal Details: Location = ",
      "Personal Details: Website = ",
      "Personal Details: Link = linkedin.example/wren",
      "Personal Details: Nationality = Manx",
      "Profile: Paragraph = Keeps time.",
      "Work Experience: Job title = Bell founder",
      "Work Experience: Employer = ",
      "Work Experience: Place = ",
      "Work Experience: Dates = 2022-05 – present",
      "Work Experience: Job title = Clock maker",
      "Work Experience: Employer = Dial House",
      "Work Experience: Place = ",
      "Work Experience: Dates = 1/2019 to 2021",
      "Work Experience: Bullet = Mended clocks.",
      "Work Experience: Bullet = Trained two.",
    ]);
  });

  it("a missing text is named by its place in the CV, wherever its post stands now", () => {
    const [founder] = sectionsOf(file(), {}).find(({ name }) => name === "Work Experience")?.entries ?? [];
    expect(founder?.rows.map(({ texts }) => texts[0]?.field)).toEqual([
      "work[1].title",
      "work[1].organisation",
      "work[1].location",
      "work[1].dates",
    ]);
  });

  it("own wordings show at once, and taken back the engine's are there again", () => {
    const own = { "work[0].title": "Horologist", "person.name": "Wren" };
    expect(shown(file(), own)).toEqual(
      expect.arrayContaining([
        "Personal Details: Name = Wren (own)",
        "Work Experience: Job title = Horologist (own)",
      ]),
    );
    const applied = file({
      edits: own,
      notes: [
        {
          id: "e",
          kind: "edited",
          field: "work[0].title",
          before: "Clock maker",
          after: "Horologist",
          reason: "",
        },
      ],
      document: { ...original, work: [{ ...clocks, title: text("work[0].title", "Horologist") }] },
    });
    expect(post(applied, {})[0]).toBe("Work Experience: Job title = Clock maker");
  });

  it("a bullet that was left out keeps its place, to be put back", () => {
    const edits = { "work[0].highlights[0]": "" };
    const document = { ...original, work: [{ ...clocks, highlights: clocks.highlights.slice(1) }] };
    expect(post(file({ edits, document }), {})).toContain("Work Experience: Bullet = Mended clocks.");
    expect(shown(file({ edits, document })).filter((line) => /Bullet/.test(line))).toEqual([
      "Work Experience: Bullet =  (own)",
      "Work Experience: Bullet = Trained two.",
    ]);
  });

  it("a post that was left out is named, and can be put back as it was", () => {
    const edits = { "work[0]": "" };
    expect(post(file(), edits)).toEqual(["Work Experience: Clock maker, Dial House left"]);
    const applied = file({ edits, document: { ...original, work: [bells] } });
    expect(post(applied)).toEqual(["Work Experience: Clock maker, Dial House left"]);
    expect(post(applied, {})).toHaveLength(4);
  });

  it("what a limit left out is not offered", () => {
    expect(post(file({ document: { ...original, work: [bells] } }))).toEqual([]);
  });

  it("nothing without a document", () => {
    expect(sectionsOf(file({ document: undefined }), {})).toEqual([]);
  });

  it.each([
    ["dial", ["Work Experience: Employer = Dial House"]],
    ["PHONE", ["Personal Details: Phone = "]],
    ["bullet", ["Work Experience: Bullet = Mended clocks.", "Work Experience: Bullet = Trained two."]],
    ["nowhere", []],
  ])("looking for %s", (words, expected) => {
    const found = foundIn(sectionsOf(file(), {}), words, []);
    const lines = found.flatMap(({ name, entries }) =>
      entries.flatMap(({ rows }) =>
        rows.flatMap(({ label, texts }) => texts.map(({ value }) => `${name}: ${label} = ${value}`)),
      ),
    );
    expect(lines).toEqual(expected);
  });

  it("what is being written stays in view whatever is looked for", () => {
    expect(foundIn(sectionsOf(file(), {}), "nowhere", ["person.email"])).toHaveLength(1);
  });

  it.each([
    ["work[3].organisation", "Employer", "line"],
    ["work[3].highlights[2]", "Bullet", "prose"],
    ["person.phone", "Phone", "line"],
    ["summary[0]", "Paragraph", "prose"],
    ["education[0].dates", "Dates", "dates"],
    ["memberships[0]", "Text", "line"],
  ])("%s is called %s", (field, label, shape) => {
    expect([labelOf(field), shapeOf(field)]).toEqual([label, shape]);
  });

  it("places of the CV, empty ones too", () => {
    const places = [
      "person.phone",
      "work[1].organisation",
      "work[0].dates",
      "work[9].title",
      "work[0]",
      "person",
    ];
    expect(places.map((field) => placeAt(file().original, field))).toEqual([
      "",
      "",
      "1/2019 to 2021",
      null,
      null,
      null,
    ]);
  });

  it("what a note says is missing can be filled in where the post is printed", () => {
    expect(editableText(file(), { field: "work[1].organisation" }, {})).toBe("");
    expect(editableText(file(), { field: "work[1].organisation" }, { "work[1].organisation": "Peal" })).toBe(
      "Peal",
    );
    expect(editableText(file(), { field: "person.name" }, {})).toBe("");
    const limited = file({ document: { ...original, work: [clocks] } });
    expect(editableText(limited, { field: "work[1].organisation" }, {})).toBeNull();
    expect(editableText(file(), { field: "work[0]" }, { "work[0]": "" }), "a post as a whole").toBeNull();
  });
});
