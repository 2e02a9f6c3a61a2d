import { useCallback, useEffect, useRef, useState } from "react";
import type { Text } from "./evidence";
import { isTurning } from "./line-order";
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
  const [told, setText] = useState("");
  const [isDone, setDone] = useState(false); // it is about a gesture that was made, and can be taken back
  const setTold = useCallback((text: string, done = false) => {
    setText(text);
    setDone(done);
  }, []);
  const [missed, setMissed] = useState<Mark | null>(null); // it was said, and does not hold
  const [changed, setChanged] = useState<number[]>([]);
  const tellEffect = useCallback((told: string, missed?: Mark) => {
    setText(told);
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
  const marksBefore = useRef(review.marks);
  const isOwnUndo = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each click counts
  useEffect(() => tellEffect(""), [picks, tellEffect]);
  useEffect(() => {
    const isLess = review.marks.length < marksBefore.current.length && !isTurning(marksBefore.current);
    marksBefore.current = review.marks;
    if (isLess && !isOwnUndo.current) setTold("Taken back.");
    isOwnUndo.current = false;
  }, [review.marks, setTold]);
  return {
    told,
    isDone: isDone && told !== "" && review.canUndo,
    setTold,
    missed,
    setMissed,
    changed,
    setChanged,
    expectEffect,
    isOwnUndo,
  };
}
