import { expect, it } from "vitest";
import { isReadableDate, periodOf, wordsOfPeriod, writtenPeriod } from "./dates";

it.each([
  ["May 2014 – Jun 2016", true],
  ["since 2014 till date", true],
  ["01/2011 to present", true],
  ["(SEPTEMBER 2010 TO TILL NOW)", true],
  ["Apprail 2010", false],
  ["APRAIL 2010", false],
  ["Jam- 2012", false],
  ["two years", true],
  ["M a y 2 0 1 4 – J u n 2 0 1 6", true],
  ["2 0 1 6 – 2 0 2 2", true],
  ["( S e p 2 0 24 – P re s ent )", true],
  ["M ay 2 0 14", true],
  ["Plan B 2 0 14 C D", false],
  ["P i l o t", false],
  ["6 Month", true],
  ["2008-201 0", true],
  ["2005 - 20 08", true],
  ["2008-201", false],
  ["2008-20 1", false],
  ["15 6 2014", true],
  ["400 weeks", true],
  ["Tally caller", false],
  ["", false],
])("dates that can be taken as they stand: %s %s", (words, want) => {
  expect(isReadableDate(words, true)).toBe(want);
});

it("a line may say more than its dates", () => {
  expect(isReadableDate("Keeper, Skerry Lights, 2010 – 2012", false)).toBe(true);
  expect(isReadableDate("Keeper, Skerry Lights", false)).toBe(false);
});

it("a period is chosen as it was read, and written as a CV does", () => {
  const read = periodOf({
    text: { value: "x" },
    start: { year: 2014, month: 5 },
    end: {},
    current: true,
  } as never);
  expect(read).toEqual({ from: { month: "5", year: "2014" }, to: { month: "", year: "" }, isPresent: true });
  expect(wordsOfPeriod(read)).toBe("May 2014 – present");
  const end = { month: "", year: "2016" };
  expect(wordsOfPeriod({ from: read.from, to: end, isPresent: false })).toBe("May 2014 – 2016");
  expect(wordsOfPeriod({ from: { month: "5", year: "" }, to: end, isPresent: false })).toBe("2016");
});

it("a season stands in the place of a month, by the name that the CV has for it", () => {
  const read = (value: string) =>
    periodOf({
      text: { value },
      start: { year: 2018, season: "Autumn" },
      end: { year: 2019, season: "Spring" },
    } as never);
  expect(wordsOfPeriod(read("Fall 2018 - Spring 2019"))).toBe("Fall 2018 – Spring 2019");
  expect(wordsOfPeriod(read("Autumn 2018 to Spring 2019"))).toBe("Autumn 2018 – Spring 2019");
});

it("reads a period again that was typed", () => {
  for (const words of [
    "Summer 2019",
    "Fall 2018 – Spring 2019",
    "Autumn 2001 – present",
    "May 2014 – Jun 2016",
    "1991",
    "1991 – present",
    "present",
    "Sep 2011 – 2012",
  ]) {
    const read = writtenPeriod(words);
    expect(read && wordsOfPeriod(read)).toBe(words);
  }
  expect(writtenPeriod("two years")).toBeUndefined();
});
