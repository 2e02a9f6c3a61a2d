import { useState } from "react";
import type { Mark } from "./marks";
import type { FileReview } from "./use-review";

/** What is said of the lines of a file: applied at once, undone and redone without end. */
export function useMending({ marks, mend, isMending }: Pick<FileReview, "marks" | "mend" | "isMending">) {
  const [past, setPast] = useState<Mark[][]>([]);
  const [future, setFuture] = useState<Mark[][]>([]);
  const become = (next: Mark[]) => {
    setPast([...past, marks]);
    setFuture([]);
    mend(next);
  };
  return {
    marks,
    isMending,
    say: (more: Mark[]) => become([...marks, ...more]),
    /** takes back all that was said of some lines */
    forget: (lines: number[]) => {
      const kept = marks.filter((mark) => !lines.includes(mark.line));
      if (kept.length < marks.length) become(kept);
    },
    undo: () => {
      if (marks.length === 0 && past.length === 0) return;
      setFuture([...future, marks]);
      // what was said in an earlier visit goes one by one
      mend(past.at(-1) ?? marks.slice(0, -1));
      setPast(past.slice(0, -1));
    },
    redo: () => {
      const next = future.at(-1);
      if (!next) return;
      setPast([...past, marks]);
      setFuture(future.slice(0, -1));
      mend(next);
    },
    canUndo: past.length > 0 || marks.length > 0,
    canRedo: future.length > 0,
  };
}
