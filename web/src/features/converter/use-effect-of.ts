import { useEffect, useRef } from "react";
import type { Text } from "./evidence";
import { isSo, type Mark, type SourceLine } from "./marks";

type Expected = { state: string; name: string; marks: Mark[] };

const stateOf = (texts: Text[], lines: SourceLine[]): string =>
  JSON.stringify([texts.map(({ id, value }) => [id, value]), lines.map(({ state }) => state)]);

/** What is true of a gesture after which all is as before: only what can be seen to be so is said to have been so. */
function nothingChanged({ name, marks }: Expected, texts: Text[]): string {
  if (marks.every(({ as }) => as === "join"))
    return "Nothing changed: there is no text above that this line could go on with.";
  const so = marks.map((mark) => isSo(mark, texts));
  if (so.every(Boolean)) return `${name} changed nothing: it was read like that already.`;
  if (so.includes(false))
    return `${name} changed nothing, and it is not so yet: choose the words alone, or move the line to its entry first (M).`;
  return `${name} changed nothing here.`;
}

/** Says so when what was said of lines changed nothing; nobody has to search the document for what it did. */
export function useEffectOf(
  texts: Text[],
  lines: SourceLine[],
  isOnItsWay: boolean,
  tell: (told: string) => void,
) {
  const expected = useRef<Expected | null>(null);
  const wasOnItsWay = useRef(false);
  useEffect(() => {
    const last = expected.current;
    if (last && wasOnItsWay.current && !isOnItsWay) {
      expected.current = null;
      if (last.state === stateOf(texts, lines)) tell(nothingChanged(last, texts));
    }
    wasOnItsWay.current = isOnItsWay;
  }, [isOnItsWay, texts, lines, tell]);
  return (marks: Mark[], name: string) => {
    expected.current = { state: stateOf(texts, lines), name, marks };
  };
}
