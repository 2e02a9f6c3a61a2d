import { type RefObject, useEffect } from "react";
import { scrollTo } from "./show-row";

/** Keeps the chosen line in sight: where the list comes into view, and where it takes more room or less. */
export function useListInSight(
  list: RefObject<HTMLElement | null>,
  whole: RefObject<HTMLElement | null>,
  isResult: boolean,
) {
  useEffect(() => {
    if (isResult) return;
    whole.current?.scrollIntoView({ block: "start", behavior: "instant" });
    scrollTo(list.current?.querySelector('[aria-selected="true"]'));
  }, [isResult, list, whole]);
  useEffect(() => {
    if (!list.current) return;
    // The list takes more room or less: the chosen line stays in sight.
    const topOf = () =>
      (list.current?.getBoundingClientRect().top ?? 0) - (whole.current?.getBoundingClientRect().top ?? 0);
    let top = topOf();
    const keepInSight = new ResizeObserver(() => {
      const moved = topOf() - top;
      top += moved;
      // A hint above it came or went while the mouse is drawn over lines: these stay under the mouse.
      if (list.current?.querySelector("[data-drawn]")) {
        list.current.scrollTop += moved;
        return;
      }
      scrollTo(list.current?.querySelector('[aria-selected="true"]'));
    });
    keepInSight.observe(list.current);
    return () => keepInSight.disconnect();
  }, [list, whole]);
}
