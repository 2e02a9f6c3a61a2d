import { forgetOf, keepOf, keptOf } from "./kept-of-tasks";
import { leftKey } from "./kept-options";

/** A text without its private facts, by its field; "" = nothing is left of it. */
type Wordings = Record<string, string>;

/** The wording stands shortened to a number: what a CV says is not kept in a browser. */
function nameOf(index: number, field: string, wording: string): string {
  let sum = 0;
  for (const letter of wording) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 2_147_483_647;
  return `${index} ${field} ${sum}`;
}

const namesOf = (index: number, wordings: Wordings): string[] =>
  Object.entries(wordings).map(([field, wording]) => nameOf(index, field, wording));

/** The fields of a CV that read still as they were left at one click, and not by hand. */
export function stillLeft(taskId: string, index: number, edits: Wordings): string[] {
  const left = keptOf<string>(leftKey, taskId);
  if (left.size === 0) return [];
  return Object.keys(edits).filter((field) => left.has(nameOf(index, field, edits[field] ?? "")));
}

export const keepLeft = (taskId: string, index: number, wordings: Wordings): void =>
  keepOf(leftKey, taskId, namesOf(index, wordings));

/** Once put back, whoever clears such a field does so by hand. */
export const forgetLeft = (taskId: string, index: number, wordings: Wordings): void =>
  forgetOf(leftKey, taskId, namesOf(index, wordings));
