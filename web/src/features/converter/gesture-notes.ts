import { employerAbove, type Head } from "./entries";
import type { Gesture } from "./gestures";
import { isBlank } from "./line-state";
import { blockOf, isTitleLine, type Mark, type SourceLine } from "./marks";

type Chosen = {
  lines: SourceLine[];
  heads: Head[];
  chosen: number[];
  /** words of the lines are chosen */
  isWords: boolean;
};

/** The lines that become text of the entry above: those of the entry that the one chosen line is in, or all that are chosen. */
export function takenAbove({ lines, chosen, isWords }: Omit<Chosen, "heads">): number[] {
  const [at] = chosen;
  if (at === undefined || chosen.length > 1 || isWords) return chosen;
  const [from, end] = blockOf(lines, at);
  return lines.map((_, index) => index).filter((index) => index >= from && index <= end);
}

/** Whether a line was put into an entry that was there already: what stands around it now is not meant. */
export function isPutAbove(marks: Mark[], at: number): boolean {
  const last = marks.findLast(({ line, part, as }) => line === at && !part && as !== "right");
  return last?.as === "move" && last.entry !== undefined && last.entry !== at + 1;
}

/** What a gesture would use, said on its button before it is made: whose employer, and how many lines. */
export function noteOf(gesture: Gesture, section: string, of: Chosen): string {
  const { lines, heads, chosen, isWords } = of;
  const at = chosen[0] ?? 0;
  if (isWords) return "";
  if (gesture.takes === "block") {
    const count = takenAbove(of).filter((index) => !isBlank(lines[index] as SourceLine)).length;
    return count === 1 ? "1 line" : `${count} lines`;
  }
  if (gesture.as !== "same") return "";
  return employerAbove(heads, lines, at, section, isTitleLine(lines[at])) || "none above";
}
