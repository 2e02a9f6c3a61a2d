import { isBlank, wantsLook } from "./line-state";
import { cellOf } from "./line-words";
import type { SourceLine } from "./marks";
import { showRow } from "./show-row";
import type { Hand, Spot } from "./source-lines";
import type { useChoice } from "./use-choice";

type Stepping = {
  lines: SourceLine[];
  at: number;
  /** the line that was chosen; null = none yet */
  chosenLine: number | null;
  choice: ReturnType<typeof useChoice>;
  /** what was asked is not answered any more */
  leaveQuestion: () => void;
  focusList: () => void;
  tell: (told: string) => void;
  /** another line is chosen */
  onGo: () => void;
};

/** How keys, the mouse and a finger go from line to line and from word to word. */
export function stepsOf({ lines, at, chosenLine, choice, leaveQuestion, focusList, tell, onGo }: Stepping) {
  const go = (next: number, how?: "range" | "beside") => {
    leaveQuestion();
    onGo();
    choice.go(next, how);
  };
  const step = (by: 1 | -1, how?: "range") => {
    let next = at + by;
    while (lines[next] && isBlank(lines[next] as SourceLine)) next += by;
    if (lines[next]) go(next, how);
  };
  const nextLook = (by: 1 | -1) => {
    for (let i = at + by; i >= 0 && i < lines.length; i += by)
      if (wantsLook(lines[i] as SourceLine)) return go(i);
    const other = lines.findIndex(wantsLook);
    if (by > 0 && other >= 0 && other !== at) return go(other); // round from the end
    showRow(document.getElementById(`source-${at}`)); // the page may have been scrolled away from it
    tell("There is no other line to check.");
  };
  const hand: Hand = {
    onLine: (next, word, event, isMouse) => {
      const cell = event.detail === 2 && word !== null ? cellOf(lines[next] as SourceLine, word) : null;
      if (cell) {
        // a second click at once: not the word, but all that stands there
        const [from, to] = cell.map((one) => ({ line: next, word: one })) as [Spot, Spot];
        return hand.onDrawWords(from, to);
      }
      // Of several chosen lines a click takes the one: the mouse draws over words that run over lines.
      const isOne = isMouse && choice.isMany && !event.shiftKey;
      const isWord =
        word !== null && chosenLine !== null && choice.chosen.includes(next) && !choice.isSeveral && !isOne;
      if (event.ctrlKey || event.metaKey) go(next, "beside");
      else if (event.shiftKey && !(isWord && choice.part)) go(next, "range");
      else if (isWord) choice.clickWord(next, word);
      else go(next);
      choice.endSeveral();
      focusList();
    },
    onDrawWords: (from, to) => {
      leaveQuestion();
      choice.drawWords(from, to);
    },
    onDrawLines: (from, to) => {
      leaveQuestion();
      choice.drawLines(from, to);
    },
  };
  const stepWord = (by: 1 | -1, isRange = false) => {
    if (!choice.step(by, isRange)) tell("Words are chosen from at most 4 lines.");
  };
  return { go, step, stepWord, nextLook, hand };
}
