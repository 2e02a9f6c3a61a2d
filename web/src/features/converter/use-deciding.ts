import { useState } from "react";
import type { Note } from "@/lib/result-queries";
import { decide, isRejected } from "./decisions";
import { apart, leftText, remember } from "./one-by-one";
import type { FileReview } from "./use-review";

/** Decides about changes; about all of some at once only as far as the user has not decided otherwise about one. */
export function useDeciding(review: FileReview, notes: Note[]) {
  const [last, setLast] = useState<{ all: string[]; left: string[]; reject: boolean } | null>(null);
  const put = (some: Note[], reject: boolean, alone: boolean) => {
    remember(review.ways, some, reject, alone);
    review.set(decide(review.now, review.held, some, reject));
  };
  const make = (some: Note[], reject: boolean) => {
    setLast(null);
    put(some, reject, true);
  };
  const makeAll = (all: Note[], reject: boolean) => {
    const [some, left] = apart(all, reject, review.now, review.ways);
    setLast({ all: all.map(({ id }) => id), left: left.map(({ id }) => id), reject });
    if (some.length > 0) put(some, reject, false);
  };
  const left = notes.filter(({ id }) => last?.left.includes(id));
  // an undo, or another decision, may have made something else of it since
  const isSo =
    last !== null &&
    notes.every(
      (note) =>
        !last.all.includes(note.id) ||
        (isRejected(note, review.now) === last.reject) !== last.left.includes(note.id),
    );
  return {
    make,
    makeAll,
    left:
      isSo && left.length > 0
        ? {
            text: leftText(left, last.reject),
            count: left.length,
            decide: () => make(left, last.reject),
          }
        : null,
  };
}
