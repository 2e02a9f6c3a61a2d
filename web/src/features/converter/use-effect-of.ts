import { useEffect, useRef } from "react";
import type { Text } from "./evidence";
import { asTold, wantsLook, whereOf } from "./line-state";
import { textOf } from "./line-words";
import { isSo, type Mark, type SourceLine } from "./marks";

type Before = { name: string; marks: Mark[]; places: string[]; printed: boolean[]; state: string };

const stateOf = (texts: Text[], printed: Text[], lines: SourceLine[]): string =>
  JSON.stringify([
    texts.map(({ id, value, lines }) => [id, value, lines]),
    printed.map(({ id, value }) => [id, value]),
    lines.map(({ state, kind, section, entry, lacks, printed }) => [
      state,
      kind,
      section,
      entry,
      lacks,
      printed,
    ]),
  ]);

/** Where a line is, without the number of its entry: that changes with every entry that begins above. */
const placeOf = (line: SourceLine): string => whereOf({ ...line, entry: 0, printed: true });

/** The lines that are somewhere else, or something else, than before. */
const movedSince = (places: string[], lines: SourceLine[]): number[] =>
  lines.flatMap((line, at) => (places[at] !== undefined && placeOf(line) !== places[at] ? [at] : []));

/** Some words of lines, the first ones where there are many. */
const wordsOf = (lines: SourceLine[]): string => {
  const words = lines.map((line) => textOf(line));
  return words.length > 4 ? `${words.slice(0, 3).join(", ")} and ${words.length - 3} more` : words.join(", ");
};

/** What a limit leaves out now, and prints, though nothing was said of it: one skill more makes another one go. */
function byLimits(before: boolean[], lines: SourceLine[], said: Set<number>): string {
  const turned = lines.filter(
    (line, at) =>
      !said.has(at) && before[at] !== undefined && before[at] !== line.printed && line.fields.length > 0,
  );
  const [out, back] = [turned.filter(({ printed }) => !printed), turned.filter(({ printed }) => printed)];
  return [
    out.length > 0 && ` The limits of the document leave out now: ${wordsOf(out)}.`,
    back.length > 0 && ` There is room now for: ${wordsOf(back)}.`,
  ]
    .filter(Boolean)
    .join("");
}

/** Whether a text runs over from the line above into a line. */
const isOneWithAbove = (at: number, lines: SourceLine[]): boolean => {
  const above = lines[at - 1]?.fields ?? [];
  return (lines[at]?.fields ?? []).some((field) => !field.endsWith(".dates") && above.includes(field));
};

/** What is true of a gesture after which all is as before: only what can be seen to be so is said to have been so. */
function nothingChanged({ name, marks }: Before, texts: Text[], lines: SourceLine[]): string {
  if (marks.every(({ as, line }) => as === "join" && isOneWithAbove(line, lines)))
    return "Nothing changed: it goes on with the line above already.";
  if (marks.every(({ as }) => as === "join"))
    return "Nothing changed: there is no text above that this line could go on with.";
  if (marks.every(({ as, part }) => as === "same" && part))
    return `${name} changed nothing: no entry begins with these words (P first), or none just above names another employer.`;
  const goesOn = (line: number) => marks.some((mark) => mark.as === "join" && mark.line === line);
  const so = marks
    .filter(({ as }) => as !== "join")
    .map((mark) =>
      isSo(mark, texts, lines, marks.some(({ add }) => add) || goesOn(mark.line) || marks.length > 1),
    );
  if (so.every(Boolean)) return `${name}: nothing changed, it is read like that.`;
  if (so.includes(false)) return `${name} changed nothing, and it is not so: F puts the words there.`;
  return `${name} changed nothing in the document.`;
}

/** What a gesture did, as the reading shows it. */
function effectOf(
  last: Before,
  texts: Text[],
  document: Text[],
  lines: SourceLine[],
  moved: number[],
): string {
  if (last.marks.every(({ as }) => as === "right")) {
    const now = asTold(lines, last.marks, document); // as the list shows them
    const open = last.marks.filter(({ line }) => wantsLook(now[line] as SourceLine)).length;
    return open > 0
      ? `${last.name}, but ${open} of its lines ${open === 1 ? "is" : "are"} still to be checked.`
      : `${last.name}: it is settled.`;
  }
  const at = last.marks[0]?.line ?? 0;
  const own = lines[at];
  const said = new Set(last.marks.map(({ line }) => line));
  const others = moved.filter((line) => !said.has(line)).length;
  const isMissed = last.marks.some((mark) => isSo(mark, texts, lines, true) === false);
  const where = own ? whereOf(own) : "";
  const also =
    others > 0 ? ` (${others === 1 ? "1 other line" : `${others} other lines`} changed too, marked ●)` : "";
  return isMissed
    ? `${last.name} was not taken (F puts the words there)${also}; now ${where}.`
    : `${last.name}${also}: ${where}.${byLimits(last.printed, lines, said)}`;
}

/**
 * Says what a gesture did, by comparing the reading before and after it; nobody has to search the document for that.
 * `document` is what is printed: a limit may print other texts though all was read as before. `tell` is told, too, what was said and did not hold; `show` the lines that changed though nothing was said of them.
 */
export function useEffectOf(
  texts: Text[],
  document: Text[],
  lines: SourceLine[],
  isOnItsWay: boolean,
  tell: (told: string, missed?: Mark) => void,
  show: (lines: number[]) => void,
) {
  const expected = useRef<Before | null>(null);
  const wasOnItsWay = useRef(false);
  useEffect(() => {
    const last = expected.current;
    if (last && wasOnItsWay.current && !isOnItsWay) {
      expected.current = null;
      const moved = movedSince(last.places, lines);
      const said = new Set(last.marks.map(({ line }) => line));
      show(moved.filter((line) => !said.has(line)));
      tell(
        last.state === stateOf(texts, document, lines) && last.marks.some(({ as }) => as !== "right")
          ? nothingChanged(last, texts, lines)
          : effectOf(last, texts, document, lines, moved),
        last.marks.find((mark) => !mark.add && isSo(mark, texts, lines) === false),
      );
    }
    wasOnItsWay.current = isOnItsWay;
  }, [isOnItsWay, texts, document, lines, tell, show]);
  return (marks: Mark[], name: string) => {
    const printed = lines.map((line) => line.printed);
    expected.current = {
      state: stateOf(texts, document, lines),
      places: lines.map(placeOf),
      printed,
      name,
      marks,
    };
  };
}
