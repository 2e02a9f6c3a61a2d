import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { linesOffered, type Offer } from "./alike-offer";
import { isReadableDate } from "./dates";
import { fieldOf, type Head, headAt, headsOf, nameOfEntry, targetsOf, withEdits } from "./entries";
import { loose, offerWords, person, writtenEntry } from "./entry-form";
import { textsOf } from "./evidence";
import { eachAnEntry, itemsOf, marksFor, outByWords, toAbove } from "./gesture-marks";
import { isPutAbove, noteOf, takenAbove } from "./gesture-notes";
import { eachEntry, type Gesture, gestures, isBeyond, lacksPlace, nameFor } from "./gestures";
import { asShown, asTold, nextAfter, wantsLook } from "./line-state";
import { labelPart, type Part, partText, textOf } from "./line-words";
import { blockOf, canAdd, entrySection, isPlaceClear, type Mark, type SourceLine } from "./marks";
import { actsOf } from "./mending-acts";
import { type Panel, personal } from "./mending-panel";
import type { MendingProps } from "./mending-props";
import { stepsOf } from "./mending-steps";
import type { Act } from "./palette";
import type { HeadAct } from "./source-lines";
import { useChoice } from "./use-choice";
import { useLineOrder } from "./use-line-order";
import { useListInSight } from "./use-list-in-sight";
import { useMendingKeys } from "./use-mending-keys";
import { useTold } from "./use-told";

/** All that is chosen, said and asked on the original; `isResult`: the result has its place. */
export function useMending(
  { file, review, whole: shown, at: chosenLine, onAt, picks, source, isOld }: MendingProps,
  isResult: boolean,
) {
  const [panel, setPanel] = useState<Panel | null>(() => {
    const path = writtenEntry(review.writing);
    return path ? { kind: "type", path, focus: "" } : null;
  });
  // the gesture that others may be offered for, and how many marks there are with it: with others it is not the last one
  const [made, setMade] = useState({ name: "", upTo: 0 });
  const list = useRef<HTMLDivElement>(null);
  const whole = useRef<HTMLElement>(null);
  const texts = useMemo(() => textsOf(file.original), [file.original]);
  const printed = useMemo(() => textsOf(file.document), [file.document]);
  const lines = useMemo(
    () => asShown(asTold(source.lines, review.marks, printed), textsOf(shown)),
    [source.lines, review.marks, printed, shown],
  );
  const { edits } = review.now;
  const heads = useMemo(() => headsOf(withEdits(texts, edits), lines), [texts, edits, lines]);
  const { told, isDone, setTold, missed, setMissed, changed, setChanged, expectEffect, isOwnUndo } = useTold({
    texts,
    printed,
    source,
    review,
    isOld,
    picks,
  });
  const isSettling = review.isMending || isOld;
  // another order may have fewer lines
  const at = Math.min(chosenLine ?? Math.max(0, lines.findIndex(wantsLook)), lines.length - 1);
  const line = lines[at] as SourceLine;
  const choice = useChoice(lines, at, onAt);
  const { chosen, part, first, isMany } = choice;
  useListInSight(list, whole, isResult);

  const focusList = useCallback(() => list.current?.focus({ preventScroll: true }), []);
  // A line that was chosen in the document is what the keys are meant for.
  const picked = useRef(picks);
  useEffect(() => {
    if (picked.current !== picks) focusList();
    picked.current = picks;
  }, [picks, focusList]);
  const close = () => {
    setPanel(null);
    focusList();
  };
  const isUnclear = (gesture: Gesture) => gesture.as === "start" && !isPlaceClear(lines, first, review.marks);
  const sectionFor = (gesture: Gesture, from: number) =>
    gesture.section === "entry" ? entrySection(lines, from, review.marks, gesture) : "";
  const nameOf = (gesture: Gesture) =>
    isUnclear(gesture) ? gesture.name : nameFor(gesture, sectionFor(gesture, first));
  const isOff = (gesture: Gesture) =>
    (part !== null && isBeyond(gesture, part)) ||
    (gesture.as === "place" && lacksPlace(lines[first], sectionFor(gesture, first)) !== "");
  const isWords = part !== null;
  const noteFor = (gesture: Gesture) =>
    noteOf(gesture, sectionFor(gesture, first), { lines, heads, chosen, isWords });
  const text = part
    ? choice.parts.map((one) => one.text).join(" ")
    : chosen.map((index) => textOf(lines[index] as SourceLine)).join(" ");

  const putInOrder = useLineOrder({
    file,
    review,
    orders: source.orders ?? [],
    lines,
    isSettling,
    tell: setTold,
    focusList,
    leave: () => {
      setPanel(null);
      choice.leave();
      onAt(0);
      setMade({ name: "", upTo: 0 });
      setMissed(null);
      setChanged([]);
      isOwnUndo.current = true;
    },
  });

  const leaveQuestion = () => {
    if (panel?.kind === "where")
      setTold(`${nameOf(panel.asked.gesture)} was not done: it was left without an answer.`);
    else setTold("");
    setPanel(null);
  };
  const { go, step, stepWord, nextLook, hand } = stepsOf({
    lines,
    at,
    chosenLine,
    choice,
    leaveQuestion,
    focusList,
    tell: setTold,
    onGo: () => setMissed(null),
  });

  /** Says it to the server; the words are let go, the line stays. */
  const say = (marks: Mark[], name: string, isAgain = false) => {
    if (marks.length === 0) return;
    if (chosenLine === null) onAt(at); // the line is doubted no longer, and is chosen still
    review.mend([...review.marks, ...marks]);
    setMade({ name: isAgain ? "" : name, upTo: review.marks.length + marks.length });
    const count = new Set(marks.map((mark) => mark.line)).size;
    const [{ part: words, line: of } = { part: undefined, line: at }] = marks;
    const what = count > 1 ? `${count} lines` : `“${words ?? textOf(lines[of] ?? line)}”`;
    setTold(`${name}: ${what}`, true);
    setChanged([]);
    setMissed(null);
    expectEffect(marks, name);
    list.current?.setAttribute("data-still", ""); // the mouse rests where it was: no word is pointed at
    choice.setPart(null);
    choice.endSeveral();
    focusList();
  };
  /** An entry, or the chosen lines, as text of the entry above. */
  const toEntryAbove = (gesture: Gesture) => {
    if (!isMany && !part && isPutAbove(review.marks, at))
      return setTold("It was moved already. To take that entry further up, choose all of it first (A).");
    const moved = takenAbove({ lines, chosen, isWords });
    const from = moved[0] ?? at;
    const section = sectionFor(gesture, from);
    const marks = toAbove(gesture, lines, heads, { from, section, moved, parts: part ? choice.parts : [] });
    if (marks) say(marks, nameOf(gesture));
    else setTold(`There is no entry above in ${section}.`);
  };
  const settle = (all: number[], name: string) => {
    const nowhere = all.filter((index) => lines[index]?.state === "lost" && !lines[index]?.fields.length);
    const open = all.filter((index) => !nowhere.includes(index) && !right.includes(index));
    if (nowhere.length > 0 && open.length === 0)
      setTold("It is nowhere in the document: say what it is, or leave it out (X).");
    else if (open.length === 0) setTold("There is no doubt about it.");
    else {
      say(
        open.map((index) => ({ as: "right", line: index })),
        name,
      );
      const next = nextAfter(lines, all);
      if (next !== undefined) choice.go(next); // there is no more to be said of them
    }
    choice.leave();
  };
  const askType = (path: string, focus = "") => setPanel({ kind: "type", path, focus });
  /** Dates that are typed stand in place of the chosen words, which are said to be dates, so that no rest of them stays. */
  const askDates = (path: string) => {
    const isDates = chosen.every((index) => lines[index]?.fields.every((field) => field === `${path}.dates`));
    if (part && source.markable && !isDates) {
      const dates = gestures.find(({ as }) => as === "dates") as Gesture;
      const section = sectionFor(dates, first);
      say(
        marksFor(dates, lines, { chosen, parts: choice.parts }, { ...(section && { section }) }, false),
        "Dates",
        true,
      );
    }
    askType(path, "dates");
  };
  /** The entry that is meant: of the line, else the nearest one above it in its section. */
  const entryHere = (): Head | undefined => {
    const section = entrySection(lines, first, review.marks);
    return (
      headAt(heads, lines, first) ?? heads.findLast((head) => head.section === section && head.first <= first)
    );
  };
  const apply = (gesture: Gesture, section?: string, entry?: number, isAdded = false) => {
    if (!source.markable) return;
    if (part && isBeyond(gesture, part)) {
      setTold(`${nameOf(gesture)} takes all words from the first one on. Press Escape to choose the line.`);
      return;
    }
    if (gesture.takes === "block") return toEntryAbove(gesture);
    if (gesture.as === "right") return settle(chosen, "Looks right");
    const label = gesture.as === "out" && !part && !isMany ? labelPart(line) : null;
    if (label && panel?.kind !== "label") {
      setTold("What is left out? L: only the label; X: all of the line.");
      return setPanel({ kind: "label", part: label });
    }
    const here = entryHere();
    if (gesture.as === "dates" && here && !isReadableDate(text, part !== null)) {
      setTold("No dates can be read in that: please choose them.");
      return askDates(here.path);
    }
    if ((gesture.section === "ask" || isUnclear(gesture)) && !section) {
      const targets = gesture.as === "move" ? targetsOf(heads, part ? [] : chosen) : [];
      setTold(gesture.as === "move" ? "" : "Please name the section.");
      setPanel({ kind: "where", asked: { gesture, targets } });
      return;
    }
    setPanel(null);
    const where = section ?? sectionFor(gesture, first);
    const lacks = gesture.as === "place" && lacksPlace(lines[first], where);
    if (lacks) return setTold(`What stands under ${lacks} has no place.`);
    const about = { ...(where && { section: where }), ...(entry !== undefined && { entry: entry + 1 }) };
    const marks = marksFor(gesture, lines, { chosen, parts: choice.parts }, about, isAdded);
    if (marks.length === 0)
      return setTold("Nothing was done: the chosen lines only name who posts were with. Choose the posts.");
    const target = heads.find((head) => entry !== undefined && head.lines.includes(entry));
    const to = section && (target && entry !== first ? ` to ${nameOfEntry(target)}` : ` to ${section}`);
    say(marks, `${isAdded ? "Added to " : ""}${nameOf(gesture)}${to ?? ""}`);
  };
  /** Each of the chosen lines is an entry: of which section is asked. */
  const askEach = () => {
    const count = itemsOf(lines, chosen).length;
    if (part || count < 2)
      return setTold("Choose several lines first (Shift and an arrow): each is an entry then.");
    setTold("Please name the section.");
    setPanel({ kind: "where", asked: { gesture: eachEntry, targets: [] } });
  };
  const sayEach = (section: string) => {
    setPanel(null);
    say(eachAnEntry(lines, chosen, section), `${itemsOf(lines, chosen).length} entries of ${section}`);
    choice.leave();
  };
  /** Of a line of skills the label alone is left out. */
  const leaveLabelOut = (label: Part) => {
    setPanel(null);
    say([{ as: "out", line: at, part: partText(line, label) }], "Label left out");
  };
  const onHead = (head: Head, act: HeadAct, field = "") => {
    const block = blockOf(lines, head.first);
    const all = head.lines.filter((index) => headAt(heads, lines, index) === head).toSorted((a, b) => a - b);
    setPanel(null);
    if (act === "choose") choice.choose(block);
    else if (act === "type") {
      choice.go(head.first);
      askType(head.path, field);
    } else if (act === "right") settle([...new Set([head.first, ...all])], `${head.label} is right`);
    else if (act === "out") {
      const lineMarks = all.map((index): Mark => ({ as: "out", line: index }));
      const marks = all.length > 0 ? lineMarks : outByWords(head.path, texts, lines);
      if (marks.length > 0) say(marks, `${head.label} left out`);
      else setTold(`${head.label} has no words of its own: choose those that are to be left out.`);
    } else
      say(
        [{ as: "join", line: head.first, section: head.section }],
        `${head.label} joined with the one above`,
      );
    if (act !== "type") focusList();
  };
  const withEntry = (act: HeadAct) => () => {
    const head = headAt(heads, lines, at);
    if (head) onHead(head, act);
    else setTold("This line is in no entry.");
  };

  const isLast = made.name !== "" && review.marks.length === made.upTo && !review.isMending && !isOld;
  const alike = isLast ? (file.alike ?? []) : [];
  const offer: Offer | null =
    alike.length === 0
      ? null
      : {
          name: made.name,
          marks: alike,
          onTake: () => say(alike, `${made.name}, for ${linesOffered(alike)} more`, true),
          onLeave: () => {
            setMade({ name: "", upTo: 0 });
            focusList();
          },
        };
  const right = review.marks.filter(({ as }) => as === "right").map((mark) => mark.line);
  const markedHere = review.marks.filter((mark) => chosen.includes(mark.line));
  const add = (key: "t" | "e"): Act => {
    const gesture = gestures.find((one) => one.key === key) as Gesture;
    return {
      letter: `⇧${key}`,
      text: `Add to ${nameOf(gesture).toLowerCase()}`,
      help: "The words are put to those that it has already, where they stand in the CV.",
      isOff: !canAdd(lines, first, sectionFor(gesture, first), gesture),
      act: () => apply(gesture, undefined, undefined, true),
    };
  };
  const undo = () => {
    setTold(review.canUndo ? "Taken back." : "There is nothing to take back.");
    setChanged([]);
    isOwnUndo.current = true;
    review.undo();
    focusList();
  };
  const redo = () => {
    setTold(review.canRedo ? "Done again." : "There is nothing to do again.");
    review.redo();
    focusList();
  };
  const forget = () => {
    setTold(markedHere.length > 0 ? "As the program reads it." : "Nothing was said of it.");
    isOwnUndo.current = true;
    if (markedHere.length > 0) review.mend(review.marks.filter((mark) => !markedHere.includes(mark)));
    choice.leave();
    focusList();
  };
  const type = (focus = "") => {
    if (!focus && line.fields.length > 0 && !headAt(heads, lines, at) && line.section !== personal)
      return askType(loose);
    const here = entryHere();
    if (!here || line.section === personal)
      return focus ? setTold("Dates belong to an entry: choose a line of one.") : askType(person);
    if (focus === "dates") return askDates(here.path);
    if (!missed || focus || (missed.as !== "title" && missed.as !== "employer"))
      return askType(here.path, focus);
    const field = fieldOf(here.path, missed.as);
    offerWords(review.writing, `${here.path}.${field}`, missed.part ?? textOf(lines[missed.line] ?? line));
    setMissed(null);
    askType(here.path, field);
  };
  const { several, each, typing, more, rareActs } = actsOf({
    isSeveral: choice.isSeveral,
    onSeveral: () => {
      setPanel(null);
      choice.several();
      focusList();
    },
    onEach: askEach,
    onType: type,
    isMore: panel?.kind === "more",
    onMore: () => {
      setPanel(panel?.kind === "more" ? null : { kind: "more" });
      focusList(); // where Escape closes it
    },
    added: [add("t"), add("e")],
    withEntry,
    forget,
  });
  const moves = new Map<string, () => void>([
    ["j", () => step(1)],
    ["ArrowDown", () => step(1)],
    ["k", () => step(-1)],
    ["ArrowUp", () => step(-1)],
    ["J", () => step(1, "range")],
    ["K", () => step(-1, "range")],
    ["n", () => nextLook(1)],
    ["N", () => nextLook(-1)],
    ["Home", () => go(0)],
    ["End", () => go(lines.length - 1)],
    ["ArrowRight", () => stepWord(1)],
    ["ArrowLeft", () => stepWord(-1)],
    ["L", () => stepWord(1, true)],
    ["H", () => stepWord(-1, true)],
    ["a", withEntry("choose")],
    ["R", withEntry("right")],
    ["U", withEntry("join")],
    ["X", withEntry("out")],
    ["D", () => type("dates")],
    ["P", askEach],
    ["T", add("t").act],
    ["E", add("e").act],
    ["f", typing.act],
    ["?", more.act],
    ["s", several.act],
    ["Enter", () => !panel && offer?.onTake()], // a question that is open has its own answers
    [
      "Escape",
      () => (panel ? setPanel(null) : part ? choice.setPart(null) : offer ? offer.onLeave() : choice.leave()),
    ],
    ["z", undo],
    ["Z", redo],
    ["y", redo],
    ["c", forget],
  ]);
  const onKeyDown = useMendingKeys({
    at,
    isSettling,
    moves,
    isLabelAsked: panel?.kind === "label",
    onLabel: () => panel?.kind === "label" && leaveLabelOut(panel.part),
    closeLabel: () => setPanel(null),
    apply,
    tell: setTold,
  });

  return {
    whole,
    list,
    lines,
    heads,
    right,
    nextLook,
    focusList,
    undo,
    redo,
    text,
    isOff,
    nameOf,
    noteFor,
    apply,
    typing,
    several,
    each,
    isMany,
    part,
    more,
    chosen,
    told,
    isDone,
    line,
    offer,
    at,
    onKeyDown,
    choice,
    hand,
    panel,
    rareActs,
    setPanel,
    close,
    sayEach,
    leaveLabelOut,
    setTold,
    first,
    changed,
    alike,
    onHead,
    putInOrder,
  };
}
