import { expect, it } from "vitest";
import { filenameOf, optionFields } from "./conversion";
import { defaultOptions, describeOptions, optionsOf } from "./options";
import { settings } from "./settings";

it.each([
  ['attachment; filename="Jane Doe_CV.docx"', "Jane Doe_CV.docx"],
  ["attachment; filename=plain.docx", "plain.docx"],
  ["attachment; filename=\"x.docx\"; filename*=UTF-8''J%C3%BCrgen_CV.docx", "Jürgen_CV.docx"],
  ["attachment; filename*=UTF-8''%E0%A4%A; filename=\"safe.docx\"", "safe.docx"],
  ['attachment; filename="../../etc/passwd"', "passwd"],
  ['attachment; filename="a\\"b.docx"', 'a"b.docx'],
  ["attachment", null],
  [null, null],
])("CV-9 the file name in %s", (header, name) => {
  expect(filenameOf(header)).toBe(name);
});

it("CV-4 the defaults, and CV-7 as form fields", () => {
  expect(optionFields(defaultOptions)).toEqual({
    mode: "Strict",
    perspective: "FirstPerson",
    length: "Regular",
    experience_limit: "5",
    project_limit: "5",
    pronouns: "none",
  });
  expect(
    optionFields({ ...defaultOptions, perspective: "Third-Person" as never, maxPages: 2 }),
  ).toMatchObject({
    perspective: "ThirdPerson",
    max_pages: "2",
  });
  expect(
    optionFields({ ...defaultOptions, sectionLimits: { experience: 5, project: 5, skill: 7 } }),
  ).toMatchObject({ skill_limit: "7" });
});

it.each([
  [
    { level: "Blind", candidate: "Initials" },
    { privacy: "Blind", candidate: "Initials" },
  ],
  [
    { level: "BlindPlus", employers: "Described" },
    { privacy: "BlindPlus", employers: "Described" },
  ],
  [{ level: "ClientSafe", candidate: "Initials" }, { privacy: "ClientSafe" }],
  [{}, {}],
] as const)("a blind CV %o as form fields", (privacy, fields) => {
  const plain = optionFields(defaultOptions);
  expect(optionFields({ ...defaultOptions, privacy })).toEqual({ ...plain, ...fields });
});

it("D-42 the last choice comes back, and a summary shows it", () => {
  const options = optionsOf({
    options: { perspective: "ThirdPerson", sectionLimits: { skill: 9 } },
  } as never);
  expect(options.sectionLimits).toEqual({ experience: 5, project: 5, skill: 9 });
  expect(describeOptions(options)).toBe("Strict, Regular, third person");
  expect(describeOptions({ ...defaultOptions, privacy: { level: "BlindPlus" } })).toBe(
    "Strict, Regular, first person, blind plus",
  );
  expect(describeOptions(optionsOf(null))).toBe("Strict, Regular, first person");
});

it("a conversion says who words it, and can do without", () => {
  const flexible = { ...defaultOptions, mode: "Flexible" as const };
  expect(optionFields(flexible)).not.toHaveProperty("model");
  expect(optionFields({ ...flexible, ownWords: true })).toMatchObject({ model: "off" });
  expect(optionFields(flexible)).not.toHaveProperty("civilian_ranks");
  expect(optionFields({ ...flexible, civilianRanks: true })).toMatchObject({ civilian_ranks: "1" });
  expect(describeOptions(flexible)).toBe("Flexible, Regular, first person");
  settings.wording_by = "small at gpu.example.com";
  try {
    expect(describeOptions(flexible)).toBe(
      "Flexible, Regular, first person, wording by small at gpu.example.com",
    );
    expect(describeOptions(defaultOptions)).toBe(
      "Strict, Regular, first person, reading with small at gpu.example.com",
    );
    expect(describeOptions({ ...flexible, ownWords: true })).toBe("Flexible, Regular, first person");
  } finally {
    settings.wording_by = "";
  }
});
