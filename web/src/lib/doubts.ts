import type { components } from "./api-schema.gen";
import type { Note } from "./result-queries";

type ReviewedFile = components["schemas"]["ResultFile"];

/** By what a wording of the name goes, whether the CV has one or not. */
export const nameField = (file: ReviewedFile): string => file.original?.person?.name?.id || "person.name";

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
  // Advice is about the document with its wordings: it goes by itself when it no longer holds. What its length costs is said above it.
  const advice = of("advice").filter(({ reason }) => reason !== file.page_cost);
  const all = onceEach([...read.filter((doubt) => !isSettled(doubt)), ...advice]);
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
