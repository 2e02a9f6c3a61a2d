import type { ReactNode } from "react";
import { cx } from "@/lib/cx";

/** A word in the viewfinder's brackets; at the start of a line they hang out of it a little. */
export function FocusWord({ children, isFirst = false }: { children: ReactNode; isFirst?: boolean }) {
  return <span className={cx("focus-frame focus-word", isFirst && "focus-word-first")}>{children}</span>;
}
