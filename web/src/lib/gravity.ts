import type { components } from "./api-schema.gen";
import { doubtsOf } from "./doubts";

/** "mend": it cannot go out as it is; "look": something in it is in doubt; "fine": nothing is, or hardly anything. */
export type Gravity = "mend" | "look" | "fine";

/** So many lines read with doubt are nothing that keeps a CV back: three in ten of real ones have no more. */
const few = 3;

/**
 * How a CV stands before it goes out, so that of many those are seen that need a hand: of nobody, hardly read, or with a post whose title
 * or employer was not found or is a guess. Remarks on what the CV says (a gap, a date of birth) are small.
 */
export function gravityOf(file: components["schemas"]["ResultFile"]): Gravity {
  const doubts = doubtsOf(file);
  if (file.withheld || file.doubt || doubts.some(isGrave)) return "mend";
  const remarks = new Set(file.notes.filter(({ kind }) => kind === "advice").map(({ id }) => id));
  const read = doubts.filter(({ key }) => !remarks.has(key)).length; // mostly of the lines that are in doubt
  return Math.max(read, file.in_doubt ?? 0) > few ? "look" : "fine";
}

const isGrave = ({ key, field, reason }: ReturnType<typeof doubtsOf>[number]): boolean =>
  key === "nameless" ||
  /^No name was found/.test(reason) ||
  /^work\[\d+\]\.(title|organisation)$/.test(field ?? "") ||
  /neither a job title nor an employer/.test(reason);

/** "1 to mend first, 3 to check, 8 done": what is not there is not said. */
export function gravitiesText(all: Gravity[]): string {
  const words = { mend: "to mend first", look: "to check", fine: "done" };
  return (Object.keys(words) as Gravity[])
    .map((gravity) => [all.filter((one) => one === gravity).length, words[gravity]] as const)
    .filter(([count]) => count > 0)
    .map(([count, text]) => `${count} ${text}`)
    .join(", ");
}
