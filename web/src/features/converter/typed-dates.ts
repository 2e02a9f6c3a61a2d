import { months, type Period, wordsOfPeriod } from "./dates";

/** One date does not exist, with its words, or the end is before the start. */
type Fault = { kind: "none"; words: string } | { kind: "turned" };

type Point = { day: number; month: number; year: number };
/** The date that is being put together; small = a number before a month, or after it, that is its day or a short year. */
type Open = Point & { monthWord: string; small: string; hasDay: boolean; years: number };
const empty: Open = { day: 0, month: 0, year: 0, monthWord: "", small: "", hasDay: false, years: 0 };

/** Day, month and year in figures; year and month, or two years; month and year; a short year, a number, a word, a dash. */
const pieces =
  /(\d{1,4})[./-](\d{1,2})[./-](\d{1,4})\b([./]\d)?|(\d{4})[./-](\d{1,2})\b|(\d{1,2})([./-])(\d{4})\b|['‘’]\d{2}\b|\d+|\p{L}+|[–—-]/gu;
const monthWords = new RegExp(
  `^(?:${months.join("|")}|january|february|march|april|june|july|august|sept|september|october|november|december)$`,
  "i",
);
const rangeWords = /^(?:[–—-]|to|till?|until)$/i;
const otherWords =
  /^(?:present|current|now|today|ongoing|date|from|since|of|in|the|and|st|nd|rd|th|summer|winter|spring|autumn|fall)$/i;

const isYear = (year: number): boolean => year >= 1900 && year < 2100;
const isDay = (day: number, month: number, year: number): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= new Date(year || 2000, month, 0).getDate();

/** The words are of no date, or of one that nobody can tell from others: nothing is said of them. */
const untold = Symbol("untold");
type Read = Point | typeof untold | null;

/** Day, month and year in figures, in the order of any country; null = there is no such date. */
function ofThree(a: string, b: string, c: string, more: string | undefined): Read {
  const isYearFirst = a.length === 4;
  if (more || a.length === 3 || c.length === 3 || (isYearFirst && c.length === 4)) return untold;
  const [one, other] = isYearFirst ? [Number(c), Number(b)] : [Number(a), Number(b)];
  const year = isYearFirst ? Number(a) : c.length === 4 ? Number(c) : 0;
  if (year && !isYear(year)) return null;
  const [isDayFirst, isMonthFirst] = [isDay(one, other, year), !isYearFirst && isDay(other, one, year)];
  if (isDayFirst && isMonthFirst) return { day: 0, month: 0, year };
  if (isDayFirst) return { day: one, month: other, year };
  return isMonthFirst ? { day: other, month: one, year } : null;
}

/** "2016-05" or "2016/17", "05/2016" or "99-2003". */
function ofTwo(year: number, other: number, mayBeYears: boolean): Read {
  if (!isYear(year)) return null;
  if (other >= 1 && other <= 12) return { day: 0, month: other, year };
  return mayBeYears ? { day: 0, month: 0, year } : null;
}

function inFigures(found: RegExpMatchArray): Read | undefined {
  const [, a, b, c, more, year, next, month, mark, of] = found;
  if (a && b && c) return ofThree(a, b, c, more);
  if (year && next) {
    const short = Number(year) % 100;
    return ofTwo(Number(year), Number(next), Number(next) > short || (short === 99 && Number(next) === 0));
  }
  return month && of ? ofTwo(Number(of), Number(month), mark === "-" && Number(month) > 31) : undefined;
}

function takeDay(open: Open) {
  if (open.small) Object.assign(open, { day: Number(open.small), hasDay: true });
}

/** "2019" of "’19", by the century that the program takes. */
const wholeYear = (number: string): string =>
  number.replace(/^['‘’](?=\d)/, Number(number.slice(1)) > 60 ? "19" : "20");

/** A number by itself; false = it is none of a date. */
function takeNumber(open: Open, digits: string): boolean {
  if (digits.length <= 2) {
    if (!open.year) open.small = digits;
    return true;
  }
  if (digits.length !== 4 || !isYear(Number(digits))) return false;
  open.years++;
  open.year = Number(digits);
  if (open.monthWord) takeDay(open); // "Feb 3, 2016"
  return true;
}

/** A word; false = it is none of a date. */
function takeWord(open: Open, word: string): boolean {
  if (!monthWords.test(word)) return otherWords.test(word);
  open.month = months.findIndex((month) => word.toLowerCase().startsWith(month.toLowerCase())) + 1;
  open.monthWord = word;
  takeDay(open);
  return true;
}

const isNone = ({ day, month, year, monthWord, hasDay }: Open): boolean =>
  monthWord !== "" && hasDay && !isDay(day, month, year);

const isBefore = (end: Point, start: Point): boolean => {
  if (!end.year || !start.year || end.year !== start.year) return end.year > 0 && end.year < start.year;
  if (!end.month || !start.month || end.month !== start.month)
    return end.month > 0 && end.month < start.month;
  return end.day > 0 && end.day < start.day;
};

/** Without other dashes, and without those that part a month from its day or year: "1-Jan-2020". */
const plain = (words: string): string =>
  words
    .replaceAll("\u2011", "-")
    .replaceAll("\u2212", "–")
    .replace(/(?<=\b\d{1,2})-(?=\p{L})|(?<=\p{L})-(?=\d)/gu, " ");

/** What is wrong with dates that somebody typed; undefined = nothing, or they are other words, which are printed as they stand. */
export function faultOfDates(words: string): Fault | undefined {
  const points: Open[] = [{ ...empty }];
  let wrong = "";
  for (const found of plain(words).matchAll(pieces)) {
    const open = points.at(-1) as Open;
    const read = inFigures(found);
    if (read === untold || /^(?:\d{6}|\d{8})$/.test(found[0])) return undefined; // "20160101"
    if (read) Object.assign(open, read, { years: open.years + 1 });
    else if (read === null) wrong ||= found[0];
    else if (rangeWords.test(found[0])) points.push({ ...empty });
    else if (/\d/.test(found[0])) wrong ||= takeNumber(open, wholeYear(found[0])) ? "" : found[0];
    else if (!takeWord(open, found[0])) return undefined;
  }
  const none = points.find(isNone);
  if (none) wrong ||= `${none.day} ${none.monthWord}`;
  if (wrong) return { kind: "none", words: wrong };
  const [start, end, ...others] = points;
  const isPeriod = start && end && others.length === 0 && points.every(({ years }) => years < 2);
  return isPeriod && isBefore(end, start) ? { kind: "turned" } : undefined;
}

const example = "for example Mar 2020 – Jun 2023, or 2019 – present";

/** What to write in place of dates that cannot be. */
export function problemOfDates(words: string): string | undefined {
  const fault = faultOfDates(words);
  if (!fault) return undefined;
  return fault.kind === "none"
    ? `There is no date “${fault.words}”. Write ${example}.`
    : `The end is before the start. Write the earlier date first, ${example}.`;
}

/** The same of a period that was chosen, of which a part may be missing. */
export function problemOfPeriod(period: Period): string | undefined {
  const points = period.isPresent ? [period.from] : [period.from, period.to];
  if (points.some(({ month, year }) => month && !year))
    return "A month needs its year: write it beside the month.";
  if (points.some(({ year }) => year && !isYear(Number(year))))
    return "A year has four figures: write for example 2019.";
  return problemOfDates(wordsOfPeriod(period));
}
