import type { Note, Requirement } from "@/lib/result-queries";
import { type Decisions, isRejected, type ReviewedFile } from "./decisions";

/** A text of the CV that proves a requirement. */
export type Place = {
  field: string;
  /** the words that prove it, as they were read */
  said: string;
  /** the line of the original; undefined where the file has none */
  line: number | undefined;
  /** what the document prints of it; null = it is left out */
  printed: string | null;
};

/** A place that the user asks to be led to; a new one for each time of asking. */
export type Goal = Place & { tab: "document" | "original"; asked: number };

/** A requirement with where the CV proves it, the best place of each of its evidence. */
export type Proof = { requirement: Requirement; places: Place[] };

/** A requirement that the finished document does not prove any more, though the CV did. */
export type Cut = { requirement: string; said: string; notes: Note[] };

export type Text = { id: string; value: string; lines: number[] };

/** Every text of a document with its lines. */
export function textsOf(node: unknown): Text[] {
  if (typeof node !== "object" || node === null) return [];
  if ("id" in node && "value" in node) {
    const { id, value, lines } = node as { id: string; value: string; lines?: number[] };
    return [{ id, value, lines: lines ?? [] }];
  }
  return Object.entries(node).flatMap(([key, child]) => (key === "source" ? [] : textsOf(child)));
}

const plain = (text: string): string => text.replace(/\s+/g, " ").trim().toLowerCase();

/** Where words stand in a text as words of their own; -1 = nowhere. */
export function wordsAt(text: string, words: string): number {
  const isPart = (char: string | undefined) => char !== undefined && /[\p{L}\p{N}]/u.test(char);
  for (let at = text.indexOf(words); words && at >= 0; at = text.indexOf(words, at + 1))
    if (!isPart(text[at - 1]) && !isPart(text[at + words.length])) return at;
  return -1;
}

/** Equal texts before those that only hold the words, work before the head, where a title proves little. */
function best(texts: Text[], said: string): Text | undefined {
  const words = plain(said);
  const rank = ({ id, value }: Text) =>
    (plain(value) === words ? 0 : 2) + (/^(person|summary)\b/.test(id) ? 1 : 0);
  return texts.filter(({ value }) => wordsAt(plain(value), words) >= 0).sort((a, b) => rank(a) - rank(b))[0];
}

/** What the CV says as the user has set it right, with what the user added. */
function correctedTexts({ original, document, edits }: ReviewedFile): Text[] {
  const read = textsOf(original).map((text) => ({ ...text, value: edits[text.id] ?? text.value }));
  const known = new Set(read.map(({ id }) => id));
  return [...read, ...textsOf(document).filter(({ id }) => id in edits && !known.has(id))];
}

/** What the job asks for and the CV proves, each with its places, in the order of the match. */
export function proofsOf(file: ReviewedFile): Proof[] {
  const original = correctedTexts(file);
  const printed = new Map(textsOf(file.document).map(({ id, value }) => [id, value]));
  return (file.match?.requirements ?? []).map((requirement) => ({
    requirement,
    places: (requirement.evidence ?? []).flatMap((said) => {
      const text = best(original, said);
      return text
        ? [{ field: text.id, said, line: text.lines[0], printed: printed.get(text.id) || null }]
        : [];
    }),
  }));
}

/** The words of a place to mark in the document: those that prove it where they still stand, else the whole text. */
const wordsOf = ({ said, printed }: Place): string =>
  printed !== null && wordsAt(plain(printed), plain(said)) >= 0 ? said : (printed ?? "");

/** The words to mark in the shown document, each once, with all that they prove. */
export function marksOf(proofs: Proof[]): { words: string; why: string }[] {
  const why = new Map<string, string[]>();
  for (const { requirement, places } of proofs)
    for (const place of places) {
      const words = wordsOf(place);
      if (words) why.set(words, [...(why.get(words) ?? []), requirement.text]);
    }
  return [...why].map(([words, proved]) => ({ words, why: `Shows: ${[...new Set(proved)].join("; ")}` }));
}

/** What was left out although the job asks for it and nothing else in the document shows it. */
export function cutsOf(file: ReviewedFile, now: Decisions): Cut[] {
  const texts = textsOf(file.document).map(({ value }) => plain(value));
  const isShown = (place: Place) =>
    place.printed !== null || texts.some((text) => wordsAt(text, plain(place.said)) >= 0);
  const left = file.notes.filter((note) => note.kind === "left-out" && !isRejected(note, now));
  return proofsOf(file).flatMap(({ requirement, places }) => {
    if (places.length === 0 || places.some(isShown)) return [];
    const notes = left.filter((note) => places.some((place) => tookOut(note, place)));
    const said = places[0]?.said ?? "";
    return notes.length > 0 ? [{ requirement: requirement.text, said, notes }] : [];
  });
}

const tookOut = (note: Note, { field, said }: Place): boolean =>
  note.field === field || wordsAt(plain(note.before), plain(said)) >= 0;
