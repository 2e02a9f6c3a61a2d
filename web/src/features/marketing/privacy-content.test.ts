import { afterEach, expect, it } from "vitest";
import { settings } from "@/lib/settings";
import { privacyCards, privacyQuestions } from "./privacy-content";

afterEach(() =>
  Object.assign(settings, { wording_by: "", file_store: "", database: "", retention_days: 30 }),
);

const place = () => {
  const { short, detail } = privacyCards().find(({ id }) => id === "place") ?? { short: "", detail: "" };
  return `${short} ${detail}`;
};

it("H1 where a CV goes is said as on the home page, for the own machine and for somebody's server", () => {
  expect(place()).toContain("Nothing leaves the machine that runs this service");
  expect(place()).toContain(
    "your own, where you run it yourself; else the one that your browser sends the CV to, and no further.",
  );
});

it("how long files are kept is said with its number", () => {
  Object.assign(settings, { retention_days: 14 });
  const said = [
    ...privacyCards().map(({ detail }) => detail),
    ...privacyQuestions().map(({ answer }) => answer),
  ];
  expect(said.filter((text) => text.includes("14 days"))).toHaveLength(2);
});

it("H1 what goes to a language model is not denied where the operator has connected one", () => {
  Object.assign(settings, { wording_by: "small at 192.0.2.7" });
  expect(place()).not.toMatch(/Nothing leaves|no further|no third party|never a CV/);
  expect(place()).toContain("small at 192.0.2.7");
  expect(place()).toContain("tasks and skills of the CV in lists and the requirements of the job");
});

it.each([
  [{ file_store: "S3-compatible file store" }, "results lie encrypted in an S3-compatible file store"],
  [{ database: "PostgreSQL database" }, "accounts and lists of conversions in a PostgreSQL database"],
])("H1 where files and accounts lie is said where that is another machine: %j", (change, said) => {
  Object.assign(settings, change);
  expect(place()).not.toMatch(/Nothing leaves|no further/);
  expect(place()).toContain(said);
});
