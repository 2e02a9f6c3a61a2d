import type { Gesture } from "./gestures";
import type { Mark, SourceLine } from "./marks";

/** The first and the last of the words of a line that are meant. */
export type Part = readonly [first: number, last: number];

/** The label of a line of skills ("Tools: Sextant, Radar"), which can be left out alone; null for other lines. */
export function labelPart(line: SourceLine | undefined): Part | null {
  if (!line?.fields.some((field) => /^skills\[\d+\]\.name$/.test(field))) return null;
  if (!line.fields.some((field) => /^skills\[\d+\]\.keywords/.test(field))) return null;
  const words = wordsOf(line);
  const colon = words.findIndex((word) => word.endsWith(":"));
  const last = colon >= 0 ? colon : line.parts.length > 1 ? spansIn(line.parts[0] ?? "").length - 1 : -1;
  return last >= 0 && last < words.length - 1 ? [0, last] : null;
}

/** The letters and figures of words, to compare them by. */
export const plain = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** The words of several lines that are chosen, line by line; of a line without any nothing. */
export function partsOver(lines: SourceLine[], chosen: number[], part: Part) {
  const parts: { line: number; part: Part }[] = [];
  let before = 0;
  for (const at of chosen) {
    const count = wordsOf(lines[at] as SourceLine).length;
    const first = Math.max(0, part[0] - before);
    const last = Math.min(count - 1, part[1] - before);
    if (first <= last) parts.push({ line: at, part: [first, last] });
    before += count;
  }
  return parts;
}

/** The words that a gesture is about: an entry that begins with some has all that follow. */
export function meant(gesture: Gesture, line: SourceLine, part: Part): string {
  if (gesture.as !== "start") return partText(line, part);
  return part[0] === 0 ? "" : partText(line, [part[0], wordsOf(line).length - 1]);
}

/** The words of the cell that a word of a line is in; null where nothing of the line stands apart. */
export function cellOf({ parts }: SourceLine, word: number): Part | null {
  let first = 0;
  for (const part of parts.length > 1 ? parts : []) {
    const last = first + spansIn(part).length - 1;
    if (word <= last) return [first, last];
    first = last + 1;
  }
  return null;
}

/** The words of a line, left to right. */
export const wordsOf = (line: SourceLine): string[] => wordsIn(wholeText(line));

/**
 * A word, up to words in brackets that stand close to it, or to a line or a comma with no blank: "2011" of "2011(Contract)", "Holm," of
 * "Holm,Orkney". The server counts them so, too.
 */
const oneWord = new RegExp(
  "(?:(?![\\p{L}\\p{N}][([]\\p{L}{3}" +
    "|(?<=[\\p{L}\\p{N})])\\|[\\p{L}\\p{N}(]" +
    "|(?<=\\p{L})[,;][\\p{L}\\p{N}]|(?<=\\p{N})[,;]\\p{L})\\S)*\\S",
  "gu",
);

/** Where the words of a text begin and end. */
export const spansIn = (text: string): { from: number; to: number }[] =>
  [...text.matchAll(oneWord)].map(({ index, 0: word }) => ({ from: index, to: index + word.length }));

const wordsIn = (text: string): string[] => spansIn(text).map(({ from, to }) => text.slice(from, to));

/** The words that are meant, as they stand in the line. */
export function partText(line: SourceLine, [first, last]: Part): string {
  const found = spansIn(wholeText(line));
  return wholeText(line).slice(found[first]?.from ?? 0, found[last]?.to);
}

/** Whether a line has words more than once. */
export const standsTwice = (line: SourceLine, words: string): boolean =>
  wholeText(line).indexOf(words) !== wholeText(line).lastIndexOf(words);

/** The line as the server knows it. */
const wholeText = ({ parts }: SourceLine): string => parts.join("\t");

export const textOf = ({ parts }: SourceLine): string => parts.join("  ");

/** The numbers of the words of a line that are left out though the line is not. */
export const wordsOut = (said: Mark[], at: number, line: SourceLine): number[] =>
  wordsMeant(
    said.filter(({ as }) => as === "out"),
    at,
    line,
  );

/** A word without the signs around it, which may be meant or not. */
const bare = (word: string): string => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "") || word;

/** The numbers of the words of a line that marks name: of equal ones those that were meant. */
export const wordsMeant = (said: Mark[], at: number, line: SourceLine): number[] =>
  said.flatMap(({ line: of, part, word }) => {
    if (of !== at || !part) return [];
    const [words, own] = [wordsOf(line), wordsIn(part)].map((all) => all.map(bare)) as [string[], string[]];
    const isHere = (from: number) => own.every((one, i) => words[from + i] === one);
    const from = word ? word - 1 : words.findIndex((_, from) => isHere(from));
    return from >= 0 && isHere(from) ? own.map((_, i) => from + i) : [];
  });
