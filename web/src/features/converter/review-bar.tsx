import { Redo2, RotateCw, Undo2, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { cx } from "@/lib/cx";
import { timings } from "@/lib/timings";
import { messages } from "./messages";

type ReviewBarProps = {
  /** decisions wait, or the document is older: something failed, or is on its way */
  isOpen: boolean;
  isApplying: boolean;
  problem: string | null;
  onUndo: (() => void) | null;
  onRedo: (() => void) | null;
  onRetry: () => void;
  /** another bar of the page has the same buttons */
  isQuiet: boolean;
};

/**
 * What became of the last decision about one CV, and the way back; in view under every tab. Closed, the way back alone is left. Whoever
 * only opens a CV has decided nothing that could be taken back here: what was decided about it in an earlier visit, and what was said
 * of its lines, is listed under What changed and taken back there.
 */
export function ReviewBar({ isOpen, isApplying, problem, onUndo, onRedo, onRetry, isQuiet }: ReviewBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [closed, setClosed] = useState<"unopened" | "by hand" | "by itself" | null>("unopened");
  const isClosed = closed !== null;
  // What is on its way already was decided about another CV.
  const wasApplying = useRef(isApplying);
  useEffect(() => {
    if (isApplying && !wasApplying.current) setClosed(null);
    wasApplying.current = isApplying;
  }, [isApplying]);
  const hasFailed = isOpen && !isApplying;
  const isTrouble = hasFailed || problem !== null;
  const hasSteps = onUndo !== null || onRedo !== null;
  const isShown = isTrouble || (hasSteps && !isQuiet && !isClosed);
  const isSmall = !isShown && hasSteps && !isQuiet && closed !== "unopened";
  // What has gone well need not be read for long; whoever is in the bar by keyboard goes on there.
  const isWell = !isApplying && !isTrouble && hasSteps && !isClosed;
  useEffect(() => {
    if (!isWell) return;
    const timer = setTimeout(() => {
      if (!bar.current?.contains(document.activeElement)) setClosed("by itself");
    }, timings.reviewed);
    return () => clearTimeout(timer);
  }, [isWell]);
  // The buttons may go with what they did: the focus stays where it was.
  const keepFocus = (act: () => void) => () => {
    bar.current?.focus();
    act();
  };
  return (
    <div
      ref={bar}
      tabIndex={-1}
      className={cx(
        "review-bar no-print sticky bottom-0 z-10 outline-none",
        // a strip of its own: two buttons over the page would hide what is below them
        isSmall && "flex justify-end gap-2 border-line border-t bg-canvas py-1.5",
      )}
    >
      {isSmall && onUndo && (
        <Button look="outline" size="sm" className="min-h-11" onClick={keepFocus(onUndo)}>
          <Undo2 aria-hidden /> Undo
        </Button>
      )}
      {isSmall && onRedo && (
        <Button look="outline" size="sm" className="min-h-11" onClick={keepFocus(onRedo)}>
          <Redo2 aria-hidden /> Redo
        </Button>
      )}
      <div
        className={cx(
          isShown ? "grid gap-3 border border-edge bg-surface p-2 pl-3 shadow-paper sm:p-4" : "sr-only",
        )}
      >
        {problem && (
          <p role="alert" className="text-danger">
            {problem}
          </p>
        )}
        <div className="flex items-center justify-between gap-x-3 sm:gap-x-6">
          <p role="status" className="text-[0.9375rem] leading-snug max-sm:text-sm">
            {(isShown || (isSmall && closed === "by itself")) &&
              (isApplying ? messages.reviewing : hasFailed ? messages.notReviewed : messages.reviewed)}
          </p>
          {isShown && (
            <div className="flex shrink-0 gap-2 sm:gap-3">
              <Button
                look="outline"
                className="max-sm:px-3"
                disabled={!onUndo}
                onClick={() => onUndo && keepFocus(onUndo)()}
              >
                <Undo2 aria-hidden /> Undo
              </Button>
              {onRedo && (
                <Button look="outline" className="max-sm:px-3" onClick={keepFocus(onRedo)}>
                  <Redo2 aria-hidden /> Redo
                </Button>
              )}
              {hasFailed && (
                <Button className="max-sm:px-3" onClick={keepFocus(onRetry)}>
                  <RotateCw aria-hidden /> Try again
                </Button>
              )}
              {!isTrouble && (
                <Button
                  look="quiet"
                  size="icon"
                  className="size-11"
                  aria-label="Close"
                  onClick={keepFocus(() => setClosed("by hand"))}
                >
                  <X aria-hidden />
                </Button>
              )}
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
