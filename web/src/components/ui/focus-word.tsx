import type { ReactNode } from "react";

/** A word in the viewfinder's brackets. */
export function FocusWord({ children }: { children: ReactNode }) {
  return <span className="focus-frame focus-word">{children}</span>;
}
