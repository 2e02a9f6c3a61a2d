import type { components } from "@/lib/api-schema.gen";
import type { Note } from "@/lib/result-queries";
import { placeAt } from "./texts";

export type ReviewedFile = components["schemas"]["ResultFile"];

/** The whole state of a review, as it is sent: keys of the changes taken back, own wordings by field. */
export type Decisions = { rejected: string[]; edits: Record<string, string> };

/** Equal changes of one field are decided together: their ids differ in a suffix only. */
export const keyOf = (note: Note): string => note.id.split("-")[0] ?? note.id;

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

/** Why an option that was chosen made no difference, a sentence each. */
export const withoutEffect = (file: ReviewedFile): string[] =>
  file.notes.filter(({ kind }) => kind === "option").map(({ reason }) => reason);

/** What its length costs, or why it is longer than its options say; while it waits to be accepted that is said above. "" = neither. */
export function beyondAim(
  file: Pick<ReviewedFile, "held" | "page_cost">,
  pages: number,
  aim: number,
): string {
  if (file.held || file.page_cost) return file.held ? "" : (file.page_cost ?? "");
  if (aim === 0 || pages <= aim) return "";
  const [aimed, shorter] = aim === 1 ? ["1 was", "lower section limits or"] : [`${aim} were`, "Concise or"];
  return `What is printed in full takes ${pages} pages in this layout, and ${aimed} aimed at: ${shorter} a page limit makes it shorter.`;
}
