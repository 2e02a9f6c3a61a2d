import { useEffect, useRef } from "react";
import type { Text } from "./evidence";
import type { Mark, SourceLine } from "./marks";

type Expected = { state: string; name: string; isJoin: boolean };

const stateOf = (texts: Text[], lines: SourceLine[]): string =>
  JSON.stringify([texts.map(({ id, value }) => [id, value]), lines.map(({ state }) => state)]);

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
      if (last.state === stateOf(texts, lines))
        tell(
          last.isJoin
            ? "Nothing changed: there is no text above that this line could go on with."
            : `${last.name} changed nothing: it was read like that already.`,
        );
    }
    wasOnItsWay.current = isOnItsWay;
  }, [isOnItsWay, texts, lines, tell]);
  return (marks: Mark[], name: string) => {
    expected.current = { state: stateOf(texts, lines), name, isJoin: marks.every(({ as }) => as === "join") };
  };
}
