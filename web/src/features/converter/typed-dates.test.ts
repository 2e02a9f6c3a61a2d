import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { faultOfDates, problemOfDates } from "./typed-dates";

const cases = readFileSync(
  join(import.meta.dirname, "../../../../internal/engine/testdata/typed-dates.txt"),
  "utf8",
)
  .split("\n")
  .filter((line) => line && !line.startsWith("#"))
  .map((line) => [line.slice(line.indexOf(" ") + 1), line.slice(0, line.indexOf(" "))]);

describe("dates that somebody types", () => {
  it.each(cases)("%s: %s", (words, want) => {
    expect(faultOfDates(words as string)?.kind ?? "ok").toBe(want);
  });

  it("are told by the words that are wrong, with what to write", () => {
    expect(problemOfDates("Mar 2016 – 45 Feb 2017")).toBe(
      "There is no date “45 Feb”. Write for example Mar 2020 – Jun 2023, or 2019 – present.",
    );
    expect(problemOfDates("2020 – 2016")).toMatch(
      /^The end is before the start\. Write the earlier date first/,
    );
  });
});
