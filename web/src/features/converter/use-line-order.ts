import { useEffect, useRef } from "react";
import type { ReviewedFile } from "./decisions";
import { inOrder, type LineOrder, namesOfOrders } from "./line-order";
import { wantsLook } from "./line-state";
import type { SourceLine } from "./marks";
import type { FileReview } from "./use-review";

type Ordering = {
  file: ReviewedFile;
  review: FileReview;
  orders: LineOrder[];
  lines: SourceLine[];
  /** what was said is on its way */
  isSettling: boolean;
  tell: (told: string, isDone?: boolean) => void;
  focusList: () => void;
  /** the lines are others now: none is chosen of those before */
  leave: () => void;
};

/** So does the note begin that names what was said of lines which the chosen order does not have. */
const letGo = "These lines are not the same in the order that you chose";

/** Puts all lines in another order with one gesture, and says what became of what was said before. */
export function useLineOrder({ file, review, orders, lines, isSettling, tell, focusList, leave }: Ordering) {
  const awaited = useRef<{ name: string; isSent: boolean } | null>(null);
  useEffect(() => {
    const last = awaited.current;
    if (!last) return;
    if (isSettling) last.isSent = true;
    else if (last.isSent) {
      awaited.current = null;
      const look = lines.filter(wantsLook).length;
      const note = file.notes.find(({ reason }) => reason.startsWith(letGo))?.reason ?? "";
      const dropped = note.slice(note.indexOf(": ") + 2);
      const also = note ? `, but what you said of ${dropped} was let go` : "";
      tell(`Lines: ${last.name}${also}. ${look} to check.`, true);
      focusList();
    }
  }, [isSettling, lines, file.notes, tell, focusList]);
  return (order: LineOrder) => {
    const name = namesOfOrders(orders).get(order.order)?.toLowerCase() ?? "";
    if (order.chosen) return tell(`The lines are in that order: ${name}.`);
    leave();
    review.mend([...review.marks, inOrder(order.order)]);
    awaited.current = { name, isSent: false };
    tell(`Lines: ${name}…`, true);
  };
}
