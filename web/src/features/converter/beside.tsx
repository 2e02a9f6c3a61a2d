import { type ReactNode, useLayoutEffect, useState } from "react";
import { cx } from "@/lib/cx";
import { scrollTo } from "./show-row";

/** Room that a question should have, in pixels. */
const wanted = 370;

/** With less than this, in pixels, it is no use beside the line: large text leaves a short list. */
const least = 240;

/**
 * What is asked about a line, over the list and beside the line: nothing is pushed away. On a narrow screen it stands
 * at the bottom, where the gestures are, and so it does where the list has no room for it.
 */
export function Beside({ row, children }: { row: string; children: ReactNode }) {
  const [place, setPlace] = useState<React.CSSProperties | null>({ top: 0 });
  useLayoutEffect(() => {
    const line = document.getElementById(row);
    const list = line?.closest<HTMLElement>('[role="listbox"]');
    if (!line || !list) return;
    scrollTo(line); // out of sight the question would stand there, too
    const spot = () => ({ inner: line.getBoundingClientRect(), outer: list.getBoundingClientRect() });
    const before = spot();
    const lacking = wanted - (before.outer.bottom - before.inner.bottom);
    if (lacking > 0) list.scrollTop += Math.min(lacking, before.inner.top - before.outer.top - 8);
    const { inner, outer } = spot();
    const below = outer.bottom - inner.bottom;
    const above = inner.top - outer.top;
    if (Math.max(below, above) < least) return setPlace(null);
    setPlace(
      below >= wanted || below >= above
        ? { top: inner.bottom - outer.top + 4, maxHeight: below - 12 }
        : { bottom: outer.bottom - inner.top + 4, maxHeight: above - 12 },
    );
  }, [row]);
  return (
    <div
      style={place ?? undefined}
      className={cx(
        "z-20 grid grid-rows-[minmax(0,1fr)] overflow-hidden rounded-md border border-primary bg-surface shadow-paper",
        place
          ? "absolute right-2 w-[min(30rem,calc(100%-1rem))] max-sm:fixed max-sm:inset-x-0! max-sm:top-auto! max-sm:bottom-0! max-sm:max-h-[70dvh]! max-sm:w-full"
          : "fixed inset-x-0 bottom-0 max-h-[70dvh] w-full",
      )}
    >
      {children}
    </div>
  );
}
