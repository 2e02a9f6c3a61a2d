import type { components } from "@/lib/api-schema.gen";

export type DateRange = components["schemas"]["DateRange"];

/** A period as it is chosen: months 1 to 12 or a season, years as typed; "" = not known. */
export type Period = { from: Point; to: Point; isPresent: boolean };
export type Point = { month: string; year: string };

export const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** What a date may have in the place of a month. */
export const seasons = ["Spring", "Summer", "Autumn", "Fall", "Winter"];

/** `words`: of the period, where the CV may call the autumn fall. */
const pointOf = (date: DateRange["start"] | undefined, words = ""): Point => {
  const season = date?.season === "Autumn" && /\bfall\b/i.test(words) ? "Fall" : (date?.season ?? "");
  return {
    month: date?.month ? String(date.month) : seasons.includes(season) ? season : "",
    year: date?.year ? String(date.year) : "",
  };
};

/** What was read of a period. */
export const periodOf = (range: DateRange | undefined): Period => ({
  from: pointOf(range?.start, range?.text?.value),
  to: pointOf(range?.end, range?.text?.value),
  isPresent: Boolean(range?.current),
});

const textOf = ({ month, year }: Point): string =>
  (year && [seasons.includes(month) ? month : months[Number(month) - 1], year].filter(Boolean).join(" ")) ||
  "";

/** The period in the words of a CV, "May 2014 – Jun 2016". */
export function wordsOfPeriod({ from, to, isPresent }: Period): string {
  const end = isPresent ? "present" : textOf(to);
  return [textOf(from), end].filter(Boolean).join(" – ");
}

const point = new RegExp(`^(?:(?:(${months.join("|")})[a-z]*|(${seasons.join("|")})) )?((?:19|20)\\d\\d)$`);

/** A period in the words that wordsOfPeriod gives it; undefined for others. */
export function writtenPeriod(words: string): Period | undefined {
  const ends = words.split(/ [–-] /);
  const isPresent = ends.at(-1) === "present";
  const points = (isPresent ? ends.slice(0, -1) : ends).map((end) => point.exec(end.trim()));
  if (points.length > 2 || points.includes(null)) return undefined;
  const [from, to] = points.map((found) => ({
    month: found?.[1] ? String(months.indexOf(found[1]) + 1) : (found?.[2] ?? ""),
    year: found?.[3] ?? "",
  }));
  const none = { month: "", year: "" };
  return { from: from ?? none, to: to ?? none, isPresent };
}

const year = /\b(19|20)\d{2}\b|\b\d{1,2}\s*[./-]\s*\d{2,4}\b|['’]\s*\d{2}\b/;
const known = new RegExp(
  `^(jan(uary)?|feb(ruary)?|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?|sept?(ember)?|oct(ober)?|nov(ember)?|dec(ember)?|` +
    "present(ly)?|current(ly)?|now|today|ongoing|date|till|til|until|to|from|since|and|of|in|the|year|month|" +
    "st|nd|rd|th|summer|winter|spring|autumn|fall)$",
  "i",
);

/** A word that may be of a date: a month, "present", "to". */
export const isDateWord = (word: string): boolean => known.test(word.replace(/[^\p{L}]/gu, ""));

/** A length of time, which is printed as it stands: "6 Month", "one and a half years". */
const duration = /^[\d\p{L} .,+&-]{1,40}\b(years?|yrs?|months?|mths?|weeks?)\.?$/iu;

/** Letters and figures that are drawn apart ("M a y 2 0 1 4") as the words that they are; other texts stay. */
function unspaced(words: string): string {
  const all = words.trim().split(/\s+/);
  const alone = all.filter((one) => one.length === 1).length;
  if (all.length < 4 || 2 * alone < all.length) return words;
  const together = all
    .join("")
    .replace(/[–—-]/g, " $& ")
    .replace(/(\p{L})(\d)|(\d)(\p{L})|(\p{Ll})(\p{Lu})/gu, (two) => [...two].join(" "));
  return alone === all.length || isDate(together, true) ? together : words;
}

/** A year that a narrow column tore apart ("201 0") as the one that it is. */
const wholeYears = (words: string): string =>
  words.replace(/\d+(?: \d+)+/g, (apart) => {
    const together = apart.replace(" ", "");
    return /^(19|20)\d\d$/.test(together) ? together : apart;
  });

/** Whether a figure of a year is not there, or stands too far from it. */
const isTorn = (words: string): boolean => /\b\d{3}\b|\b\d{2} \d$/.test(words.trim());

/**
 * Whether words are dates that can be taken as they stand; a month that nobody knows ("Apprail 2010") is none, nor is a year of which a
 * figure is not there.
 */
export const isReadableDate = (drawn: string, isAll: boolean): boolean => {
  const words = wholeYears(unspaced(drawn));
  return isDate(words, isAll) && !(isAll && isTorn(words) && !duration.test(words.trim()));
};

const isDate = (words: string, isAll: boolean): boolean =>
  (isAll && duration.test(words.trim())) ||
  ((year.test(words) || /\b(present|current|till date|to date)\b/i.test(words)) &&
    (!isAll || (words.match(/\p{L}+/gu) ?? []).every((word) => known.test(word))));
