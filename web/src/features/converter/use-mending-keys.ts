import { useEffect, useRef } from "react";
import { type Gesture, gestures } from "./gestures";

/** What the arrow keys do with the shift key: they reach further. */
const shifted: Record<string, string> = {
  ArrowDown: "J",
  ArrowUp: "K",
  ArrowRight: "L",
  ArrowLeft: "H",
};

/** Keys that are about entries as they are read: they wait for the reading that is on its way. */
const aboutEntries = new Set(["f", "D", "g", "a", "R", "U", "X"]);

type MendingKeys = {
  at: number;
  /** what was said is on its way */
  isSettling: boolean;
  /** what keys do that are no gesture */
  moves: Map<string, () => void>;
  /** it is asked whether the label alone is left out */
  isLabelAsked: boolean;
  onLabel: () => void;
  closeLabel: () => void;
  apply: (gesture: Gesture) => void;
  tell: (told: string) => void;
};

/** What keys do on the list of lines, and nowhere else: a word that is typed beside it is meant for no line. */
export function useMendingKeys({
  at,
  isSettling,
  moves,
  isLabelAsked,
  onLabel,
  closeLabel,
  apply,
  tell,
}: MendingKeys) {
  const waiting = useRef<{ key: string; at: number } | null>(null);
  const run = useRef<(key: string) => void>(() => {});
  useEffect(() => {
    const next = waiting.current;
    if (isSettling || !next) return;
    waiting.current = null;
    if (next.at === at) run.current(next.key);
    else tell("Nothing was done: another line was chosen before the CV was read again.");
  }, [isSettling, at, tell]);
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.altKey || ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() !== "z")) return;
    const key = (event.shiftKey && shifted[event.key]) || event.key;
    const move = moves.get(key);
    const gesture = gestures.find((one) => one.key === key);
    if (!move && !gesture) return;
    event.preventDefault();
    // any other key is no answer to what is left out of the line
    if (isLabelAsked && key !== "l" && key !== "x") closeLabel();
    if (isLabelAsked && key === "l") onLabel();
    else if (isSettling && aboutEntries.has(key)) {
      waiting.current = { key, at };
      tell("As soon as the CV is read again…");
    } else if (move) move();
    else if (gesture) apply(gesture);
  };
  run.current = (key) => {
    const gesture = gestures.find((one) => one.key === key);
    if (gesture) apply(gesture);
    else moves.get(key)?.();
  };
  return onKeyDown;
}
