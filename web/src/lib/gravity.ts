import type { components } from "./api-schema.gen";
import { type Doubt, doubtsOf, nameField } from "./doubts";

type ResultFile = components["schemas"]["ResultFile"];
type Note = ResultFile["notes"][number];

/** "mend": it cannot go out as it is; "look": something in it is in doubt; "fine": nothing is, or hardly anything. */
export type Gravity = "mend" | "look" | "fine";

/** So many lines read with doubt are nothing that keeps a CV back: three in ten of real ones have no more. */
const few = 3;

/**
 * How a CV stands before it goes out, so that of many those are seen that need a hand: of nobody or of a name that is a guess, hardly
 * read or not all of it, blind with something left of whose it is, or with a post whose title or employer was not found or is a guess.
 * Remarks on what the CV says (a gap, a date of birth) are small.
 */
export function gravityOf(file: ResultFile): Gravity {
  const doubts = doubtsOf(file);
  if (file.withheld || file.doubt || file.notes.some(tells) || doubts.some(isGrave(nameField(file))))
    return "mend";
  const remarks = new Set(file.notes.filter(({ kind }) => kind === "advice").map(({ id }) => id));
  const read = doubts.filter(({ key }) => !remarks.has(key)).length; // mostly of the lines that are in doubt
  return Math.max(read, file.in_doubt ?? 0) > few || file.notes.some(isOfTheFile) ? "look" : "fine";
}

const tells = ({ leak }: Note): boolean => leak === true;

/** What was read of the whole file, and not of a line or a value of it: a page or a part that could not be. */
const isOfTheFile = ({ kind, field, lines }: Note): boolean =>
  kind === "reading" && !field && (lines?.length ?? 0) === 0;

const isGrave =
  (name: string) =>
  ({ key, field, reason }: Doubt): boolean =>
    key === "nameless" ||
    field === name ||
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
