import type { components } from "@/lib/api-schema.gen";
import type { Note } from "./result-queries";
import { placeAt } from "./texts";

export type ReviewedFile = components["schemas"]["ResultFile"];

/** The whole state of a review, as it is sent: keys of the changes taken back, own wordings by field. */
export type Decisions = { rejected: string[]; edits: Record<string, string> };

/** Equal changes of one field are decided together: their ids differ in a suffix only. */
const keyOf = (note: Note): string => note.id.split("-")[0] ?? note.id;

/** Kinds that only tell something; there is no change to take back. */
const informing = new Set(["reading", "advice", "option", "truth"]);
export const isDecidable = (note: Note): boolean => !informing.has(note.kind);

/** Something is not in the document: by a limit, or by the user's hand. It goes back at once. */
export const isLeaving = ({ kind, after }: Note): boolean =>
  kind === "left-out" || (kind === "edited" && after === "");

/** What the server holds for a file. */
export const decisionsOf = (file: ReviewedFile): Decisions => ({
  rejected: [...new Set(file.rejected.map(keyOf))],
  edits: file.edits,
});

/** Every note, taken back or not, in the order of the CV, so that nothing jumps when it is decided. */
export function allNotes(file: ReviewedFile): Note[] {
  const line = (note: Note) => note.lines?.[0] ?? Number.MAX_SAFE_INTEGER;
  return [...file.notes, ...file.rejected].sort(
    (a, b) => line(a) - line(b) || (keyOf(a) < keyOf(b) ? -1 : keyOf(a) > keyOf(b) ? 1 : 0),
  );
}

export function isRejected(note: Note, { rejected, edits }: Decisions): boolean {
  if (note.kind === "edited") return !(note.field && note.field in edits);
  return rejected.includes(keyOf(note));
}

/** Takes these changes back, or makes them again; `held` is what the server holds (the wordings to bring back). */
export function decide(now: Decisions, held: Decisions, notes: Note[], reject: boolean): Decisions {
  const rejected = new Set(now.rejected);
  const edits = { ...now.edits };
  for (const note of notes.filter(isDecidable)) {
    if (note.kind === "edited" && note.field) {
      const text = held.edits[note.field];
      if (reject) delete edits[note.field];
      else if (text !== undefined && !(note.field in edits)) edits[note.field] = text;
    } else if (reject) rejected.add(keyOf(note));
    else rejected.delete(keyOf(note));
  }
  return { rejected: [...rejected], edits };
}

/** How many decisions differ; 0 = the same state. */
export function difference(a: Decisions, b: Decisions): number {
  const keys = new Set([...a.rejected, ...b.rejected]);
  const fields = new Set([...Object.keys(a.edits), ...Object.keys(b.edits)]);
  return (
    [...keys].filter((key) => a.rejected.includes(key) !== b.rejected.includes(key)).length +
    [...fields].filter((field) => a.edits[field] !== b.edits[field]).length
  );
}

/** The text of a field in a document; null when the document does not hold it. */
export function textAt(node: unknown, field: string): string | null {
  if (typeof node !== "object" || node === null) return null;
  if ("id" in node && node.id === field && "value" in node) return String(node.value);
  for (const child of Object.values(node)) {
    const found = textAt(child, field);
    if (found !== null) return found;
  }
  return null;
}

/** Whether a document prints something of an entry ("work[2]"). */
function holdsEntry(node: unknown, entry: string): boolean {
  if (typeof node !== "object" || node === null) return false;
  if ("id" in node && typeof node.id === "string" && node.id.startsWith(`${entry}.`)) return true;
  return Object.values(node).some((child) => holdsEntry(child, entry));
}

/** What an editor of that note begins with, "" for what the CV lacks; null = this text cannot be written anew. */
export function editableText(
  file: ReviewedFile,
  note: Pick<Note, "field">,
  edits: Decisions["edits"],
): string | null {
  const { field } = note;
  if (!field) return null;
  const original = textAt(file.original, field);
  const shown = textAt(file.document, field);
  if (original !== null || shown !== null)
    return edits[field] ?? shown ?? (field in file.edits ? original : null);
  const missing = placeAt(file.original, field);
  const entry = /^(.*?\])\./.exec(field)?.[1];
  const isPrinted = entry === undefined || holdsEntry(file.document, entry);
  return missing !== null && isPrinted ? (edits[field] ?? missing) : null;
}

/** By what a wording of the name goes, whether the CV has one or not. */
export const nameField = (file: ReviewedFile): string => file.original?.person?.name?.id || "person.name";

/** Why an option that was chosen made no difference, a sentence each. */
export const withoutEffect = (file: ReviewedFile): string[] =>
  file.notes.filter(({ kind }) => kind === "option").map(({ reason }) => reason);

/** Why it is longer than its options say, in a sentence; while it waits to be accepted that is said above. "" = it is not. */
export function beyondAim(
  file: Pick<ReviewedFile, "held" | "page_cost">,
  pages: number,
  aim: number,
): string {
  if (aim === 0 || pages <= aim || file.held) return "";
  return file.page_cost || `What is printed of this CV needs ${pages} pages; ${aim} were aimed at.`;
}

/** Something that the user should look at before the CV goes out. */
export type Doubt = { key: string; field?: string; reason: string };

/** Files of data may lack it without a word from the reader. */
const noName = "No name was found. Please add it.";

/** Below this the reader's guess is worth a look. */
const unsure = 0.7;

/**
 * What the reader says it did not find or is unsure of, then names, headings and dates of low confidence, without
 * what the user has settled by a wording of their own; last what should be looked at before a CV goes out.
 */
export function doubtsOf(file: ReviewedFile): Doubt[] {
  const of = (kind: Note["kind"]) =>
    file.notes
      .filter((note) => note.kind === kind)
      .map(({ id, field, reason }) => ({ key: id, field, reason }));
  const said = of("reading");
  const known = new Set(said.map((doubt) => doubt.field));
  const person: { name?: { value: string } } | undefined = file.original?.person;
  const isNameless = person && !person.name?.value && !said.some((doubt) => /name/i.test(doubt.reason));
  const nameless = isNameless ? [{ key: "nameless", field: "person.name", reason: noName }] : [];
  const edited = Object.keys(file.edits);
  const isSettled = ({ field, reason }: Doubt) =>
    edited.some(
      (own) =>
        field === own ||
        field?.startsWith(`${own}.`) ||
        (own === "person.phone" && /no phone number/i.test(reason)), // one of the two is enough
    );
  const typed = Object.values(file.edits);
  const open = said.flatMap((doubt) => {
    const reason = withoutTyped(doubt.reason, typed);
    return reason ? [{ ...doubt, reason }] : [];
  });
  const read = [...nameless, ...open, ...guesses(file.original).filter((doubt) => !known.has(doubt.field))];
  // Advice is about the document with its wordings: it goes by itself when it no longer holds.
  const all = onceEach([...read.filter((doubt) => !isSettled(doubt)), ...of("advice")]);
  // Where the document is withheld for want of the name, that is asked for above it, once.
  return file.withheld ? all.filter(({ field }) => field !== nameField(file)) : all;
}

/** Sentences of the same words are about the same thing to whoever reads them: one of them is enough. */
const onceEach = (doubts: Doubt[]): Doubt[] =>
  doubts.filter(({ reason }, at) => doubts.findIndex((other) => other.reason === reason) === at);

function guesses(node: unknown): Doubt[] {
  if (typeof node !== "object" || node === null) return [];
  if ("id" in node && "value" in node && "confidence" in node) {
    const { id, value, confidence } = node as { id: string; value: string; confidence: number };
    const matters = /^(person\.name|(work|education)\[\d+\]\.(title|organisation|degree|institution|dates))/;
    return value && confidence > 0 && confidence < unsure && matters.test(id)
      ? [{ key: id, field: id, reason: `“${value}” was read with some doubt.` }]
      : [];
  }
  return Object.values(node).flatMap(guesses);
}

const placeless = "These words found no place and are not printed: ";

/** What is said of words without a place, but for those that the user has typed since; "" = of none any more. */
function withoutTyped(reason: string, typed: string[]): string {
  if (!reason.startsWith(placeless)) return reason;
  const words = reason.match(/“[^”]*”/g) ?? [];
  const open = words.filter((word) => !isTyped(word.slice(1, -1), typed));
  if (open.length === 0) return "";
  return open.length === words.length ? reason : reason.replace(words.join(", "), open.join(", "));
}

const monthOf = (month: number): string =>
  new Date(2000, month - 1).toLocaleString("en-GB", { month: "short" }).slice(0, 3);

/** It stands in a text of the user's, or its month and year do. */
function isTyped(word: string, typed: string[]): boolean {
  const edges = "[^\\p{L}\\p{N}]";
  const literal = word.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
  const forms = [literal];
  const [, first, second, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(word) ?? [];
  for (const month of [first, second]) {
    if (month && Number(month) >= 1 && Number(month) <= 12)
      forms.push(`${monthOf(Number(month))}\\p{L}*\\.? ${year}`);
  }
  const found = new RegExp(`(^|${edges})(${forms.join("|")})($|${edges})`, "iu");
  return typed.some((text) => found.test(text));
}
