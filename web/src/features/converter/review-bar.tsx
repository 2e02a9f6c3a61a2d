import { Check, Undo2 } from "lucide-react";
import { useRef } from "react";
import { Button } from "@/components/ui/button";

type ReviewBarProps = {
  pending: number;
  isStale: boolean;
  isApplying: boolean;
  problem: string | null;
  onUndo: (() => void) | null;
  onApply: () => void;
};

/** What is decided and not in the document yet; it stays in view under every tab. */
export function ReviewBar({ pending, isStale, isApplying, problem, onUndo, onApply }: ReviewBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const isShown = pending > 0 || isStale || problem !== null || onUndo !== null;
  // The buttons may go with what they did: the focus stays where it was.
  const keepFocus = (act: () => void) => () => {
    bar.current?.focus();
    act();
  };
  return (
    <div ref={bar} tabIndex={-1} className="review-bar no-print sticky bottom-0 z-10 outline-none">
      {isShown && (
        <div className="grid gap-3 border border-edge bg-surface p-2 pl-3 shadow-paper sm:p-4">
          {problem && (
            <p role="alert" className="text-danger">
              {problem}
            </p>
          )}
          <div className="flex items-center justify-between gap-x-3 sm:gap-x-6">
            <p className="text-[0.9375rem] leading-snug max-sm:hidden">{stateText(pending, isStale)}</p>
            <p aria-hidden className="text-sm leading-snug sm:hidden">
              {shortText(pending, isStale)}
            </p>
            <div className="flex shrink-0 gap-2 sm:gap-3">
              {onUndo && (
                <Button
                  look="outline"
                  className="max-sm:px-3"
                  disabled={isApplying}
                  onClick={keepFocus(onUndo)}
                >
                  <Undo2 aria-hidden /> Undo
                </Button>
              )}
              <Button
                className="max-sm:px-3"
                disabled={isApplying || (pending === 0 && !isStale)}
                onClick={keepFocus(onApply)}
              >
                <Check aria-hidden /> {isApplying ? "Applying…" : "Apply"}
              </Button>
            </div>
          </div>
        </div>
      )}
      <p role="status" className="sr-only">
        {isShown ? stateText(pending, isStale) : ""}
      </p>
    </div>
  );
}

function stateText(pending: number, isStale: boolean): string {
  if (pending === 1) return "1 decision is not in the document yet. Applying is free.";
  if (pending > 1) return `${pending} decisions are not in the document yet. Applying is free.`;
  return isStale ? "Your decisions are kept; the document shown is older." : "Nothing waits to be applied.";
}

/** The same for a line of a phone. */
function shortText(pending: number, isStale: boolean): string {
  if (pending > 0) return `${pending} to apply, free`;
  return isStale ? "The document is older" : "Nothing to apply";
}
