import { useCallback, useEffect, useRef, useState } from "react";
import type { Text } from "./evidence";
import type { Mark, Source } from "./marks";
import { useEffectOf } from "./use-effect-of";
import type { FileReview } from "./use-review";

type Told = {
  /** what was read, and what is printed of it */
  texts: Text[];
  printed: Text[];
  source: Source;
  review: FileReview;
  isOld: boolean;
  /** goes up when the line was chosen by a click in the document */
  picks: number;
};

/** What became of the last gesture, in words, and the lines that it changed though nothing was said of them. */
export function useTold({ texts, printed, source, review, isOld, picks }: Told) {
  const [told, setTold] = useState("");
  const [missed, setMissed] = useState<Mark | null>(null); // it was said, and does not hold
  const [changed, setChanged] = useState<number[]>([]);
  const tellEffect = useCallback((told: string, missed?: Mark) => {
    setTold(told);
    setMissed(missed ?? null);
  }, []);
  const expectEffect = useEffectOf(
    texts,
    printed,
    source.lines,
    review.isMending || isOld,
    tellEffect,
    setChanged,
  );
  // What was said of the last gesture is not about a line that was chosen in the document, nor of marks taken back elsewhere.
  const marksBefore = useRef(review.marks.length);
  const isOwnUndo = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each click counts
  useEffect(() => tellEffect(""), [picks, tellEffect]);
  useEffect(() => {
    const isLess = review.marks.length < marksBefore.current;
    marksBefore.current = review.marks.length;
    if (isLess && !isOwnUndo.current) tellEffect("Taken back.");
    isOwnUndo.current = false;
  }, [review.marks.length, tellEffect]);
  return { told, setTold, missed, setMissed, changed, setChanged, expectEffect, isOwnUndo };
}
