import { eachEntry } from "./gestures";
import type { Act } from "./palette";
import type { HeadAct } from "./source-lines";

type Doing = {
  /** several lines are being chosen */
  isSeveral: boolean;
  onSeveral: () => void;
  onEach: () => void;
  onType: (focus?: string) => void;
  /** the rarer gestures are open */
  isMore: boolean;
  onMore: () => void;
  /** words that are added to a field */
  added: Act[];
  withEntry: (act: HeadAct) => () => void;
  forget: () => void;
};

/** What can be done with the chosen lines that is no mark by itself. */
export function actsOf({
  isSeveral,
  onSeveral,
  onEach,
  onType,
  isMore,
  onMore,
  added,
  withEntry,
  forget,
}: Doing) {
  const several: Act = {
    letter: "s",
    text: "Several lines",
    help: "The next line that is clicked ends a row of them. Shift and Ctrl do so, too.",
    isOn: isSeveral,
    act: onSeveral,
  };
  const each: Act = {
    letter: "⇧p",
    text: eachEntry.name,
    help: eachEntry.help,
    act: onEach,
  };
  const typing: Act = {
    letter: "f",
    text: "Type it in",
    help: "What the lines lack or have wrong: every field of the entry, its dates, one more bullet.",
    act: () => onType(),
  };
  const more: Act = {
    letter: "?",
    text: "More",
    help: "The rarer gestures, and what each of all does.",
    isOn: isMore,
    act: onMore,
  };
  const rareActs: Act[] = [
    ...added,
    {
      letter: "⇧d",
      text: "Choose dates",
      help: "Month and year of the entry, from lists.",
      act: () => onType("dates"),
    },
    {
      letter: "a",
      text: "Whole entry",
      help: "All lines of the entry are chosen.",
      act: withEntry("choose"),
    },
    several,
    each,
    {
      letter: "⇧r",
      text: "Entry is right",
      help: "Nothing of it is to be looked at.",
      act: withEntry("right"),
    },
    {
      letter: "⇧u",
      text: "Join entry above",
      help: "An entry that began by mistake: it becomes part of the one above.",
      act: withEntry("join"),
    },
    { letter: "⇧x", text: "Leave entry out", help: "With all its lines.", act: withEntry("out") },
    { letter: "c", text: "As read", help: "Forgets what you said of the line.", act: forget },
  ];
  return { several, each, typing, more, rareActs };
}
