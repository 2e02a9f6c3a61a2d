import { X } from "lucide-react";
import { Fragment } from "react";
import { cx } from "@/lib/cx";
import { AlikeOffer, type Offer } from "./alike-offer";
import { type Gesture, gestures, gesturesFor } from "./gestures";
import { KeyButton, Letter } from "./key-button";
import type { SourceLine } from "./marks";

/** A gesture that is no mark by itself: what it is called, its key, and what it does. */
export type Act = {
  letter: string;
  text: string;
  help: string;
  isOn?: boolean;
  isOff?: boolean;
  act: () => void;
};

type PaletteProps = {
  /** the chosen words, or all of the chosen lines */
  text: string;
  /** it can be done with none of them */
  isOff: (gesture: Gesture) => boolean;
  /** what a gesture is called for the chosen lines */
  nameOf: (gesture: Gesture) => string;
  /** whose employer it takes, and how many lines */
  noteOf: (gesture: Gesture) => string;
  onGesture: (gesture: Gesture) => void;
  /** the mouse points at a gesture; null = at none any more */
  onPoint: (gesture: Gesture | null) => void;
  type: Act;
  several: Act;
  /** of several lines that are chosen */
  each: Act | undefined;
  more: Act;
  /** what is chosen, where it is not simply a line */
  summary: string;
  /** what became of the last gesture */
  told: string;
  /** the last gesture was made: takes it back */
  onUndo: (() => void) | undefined;
  /** keys are meant for the lines */
  isListening: boolean;
  /** where the chosen line went */
  where: string;
  /** the last gesture could be made elsewhere, too */
  offer: Offer | null;
  lines: SourceLine[];
};

/** "Post starts here" beside its key needs no more than this. */
const shortOf = (name: string): string => (/starts here$/.test(name) ? "Starts here" : name);

/** On a phone a long word takes two columns: broken within it ("Qualifica-tion") it is hard to read. */
const roomOf = (name: string): string | undefined =>
  name.split(" ").some((word) => word.length > 10) ? "max-sm:col-span-2" : undefined;

/** What the chosen line can be made, each with its key. */
export function Palette({
  text,
  isOff,
  nameOf,
  noteOf,
  onGesture,
  onPoint,
  type,
  several,
  each,
  more,
  summary,
  told,
  onUndo,
  isListening,
  where,
  offer,
  lines,
}: PaletteProps) {
  return (
    <div
      className="z-10 grid grid-cols-1 gap-1 rounded-md border border-edge bg-surface p-1.5 max-lg:sticky max-lg:bottom-0 max-lg:order-last max-lg:max-h-[45dvh] max-lg:shrink-0 max-lg:overflow-y-auto"
      data-tools
    >
      <fieldset className="flex min-w-0 flex-wrap gap-1 max-sm:grid max-sm:grid-cols-[repeat(auto-fill,minmax(3.4rem,1fr))]">
        <legend className="sr-only">What this line is</legend>
        {gesturesFor(text)
          .filter(({ isRare }) => !isRare)
          .map((gesture) => (
            <KeyButton
              key={gesture.key}
              letter={gesture.key}
              text={shortOf(nameOf(gesture))}
              name={nameOf(gesture)}
              note={noteOf(gesture)}
              help={gesture.help}
              isOff={isOff(gesture)}
              // always as wide: no button moves as another line is chosen
              className={cx(
                gesture.isRareOnPhone && "max-sm:hidden",
                gesture.as === "same" && "w-52",
                roomOf(shortOf(nameOf(gesture))),
              )}
              onPress={() => onGesture(gesture)}
              onPoint={(isPointed) => onPoint(isPointed ? gesture : null)}
            />
          ))}
        <ActButton act={several} className="hidden max-sm:flex pointer-coarse:flex" />
        {each && <ActButton act={each} className="sm:hidden" />}
        <ActButton act={type} className="sm:hidden" />
        <ActButton act={more} className="sm:hidden" />
      </fieldset>
      {/* As tall with a long message or an offer as without: the list below does not move while it is pointed at. */}
      <div className="flex min-h-12.5 min-w-0 items-center justify-between gap-x-2 max-sm:min-h-8.5 sm:pointer-fine:h-12.5">
        <div className="grid min-w-0 flex-1 gap-0.5">
          <p className="flex min-w-0 gap-x-1.5 text-ink-soft text-[0.8125rem] leading-tight" title={told}>
            {summary && (
              <span className="max-w-[45%] shrink-0 truncate font-semibold text-ink">{summary}</span>
            )}
            <span
              role="status"
              className={cx("min-w-0", offer ? "line-clamp-1" : "line-clamp-3", told && "text-ink")}
            >
              {told}
            </span>
            {!told && (isListening ? <span className="truncate">{where}</span> : <KeysHint where={where} />)}
          </p>
          <AlikeOffer offer={offer} lines={lines} />
        </div>
        <div className="flex shrink-0 gap-1 max-sm:hidden">
          {onUndo && <KeyButton letter="z" text="Undo" name="Undo this gesture" onPress={onUndo} />}
          {each && <ActButton act={each} />}
          <ActButton act={type} />
          <ActButton act={more} />
        </div>
      </div>
    </div>
  );
}

/** How the keys are reached: a letter that is typed elsewhere does nothing. */
const KeysHint = ({ where }: { where: string }) => (
  <>
    <span className="line-clamp-2 max-sm:hidden pointer-coarse:hidden">
      Click a line, or go to the list with Tab: then one key does it, and <Letter letter="z" /> takes it back.
    </span>
    <span className="line-clamp-2 hidden max-sm:inline pointer-coarse:inline">
      {[where, "“More” says what each button does."].filter(Boolean).join(". ")}
    </span>
  </>
);

function ActButton({ act, className }: { act: Act; className?: string }) {
  return (
    <KeyButton
      letter={act.letter}
      text={act.text}
      help={act.help}
      isOn={act.isOn}
      isOff={act.isOff}
      className={className}
      onPress={act.act}
    />
  );
}

type MorePanelProps = {
  /** the chosen words, or all of the chosen lines */
  text: string;
  acts: Act[];
  nameOf: (gesture: Gesture) => string;
  onGesture: (gesture: Gesture) => void;
  onClose: () => void;
};

/** The rarer gestures, and what each of all does. */
export function MorePanel({ text, acts, nameOf, onGesture, onClose }: MorePanelProps) {
  const rare = gesturesFor(text).filter(({ isRare, isRareOnPhone }) => isRare || isRareOnPhone);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it
    <div
      className="grid min-h-0 grid-rows-[auto_1fr]"
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onClose();
      }}
    >
      <div className="flex items-center justify-between pl-3">
        <p className="font-semibold text-[0.9375rem]">More gestures</p>
        <button
          type="button"
          aria-label="Close"
          onClick={onClose}
          className="grid size-9 place-items-center pointer-coarse:size-11 text-ink-soft hover:text-primary [&_svg]:size-4"
        >
          <X aria-hidden />
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section aria-label="More gestures" tabIndex={0} className="min-h-0 overflow-y-auto px-2 pb-2">
        <div className="flex flex-wrap gap-1 max-sm:grid max-sm:grid-cols-3">
          {rare.map((gesture) => (
            <KeyButton
              key={gesture.key}
              letter={gesture.key}
              text={nameOf(gesture)}
              help={gesture.help}
              className={gesture.isRareOnPhone ? "sm:hidden" : undefined}
              onPress={() => onGesture(gesture)}
            />
          ))}
          {acts.map((act) => (
            <ActButton key={act.text} act={act} />
          ))}
        </div>
        <p className="hidden pt-2 text-[0.8125rem] text-ink-soft leading-snug max-sm:block pointer-coarse:block">
          A tap chooses a line, a tap on a word of the chosen line that word, a tap on another one all up to
          it. Several lines: press “Several lines”, then tap the last one.
        </p>
        <p className="pt-2 text-[0.8125rem] text-ink-soft leading-snug max-sm:hidden pointer-coarse:hidden">
          <Letter letter="j" /> <Letter letter="k" /> or a click choose a line, <Letter letter="←" />{" "}
          <Letter letter="→" /> or a click on a word of the chosen line its words, <Letter letter="⇧" /> more
          of them, <Letter letter="n" /> the next line to check, <Letter letter="z" /> takes back. The mouse
          can be drawn over words or lines; a double click takes what stands apart, a cell of a table.
        </p>
        <p className="pt-2 pb-1 font-semibold text-sm">What each does</p>
        <dl className="grid grid-cols-[auto_1fr] gap-x-2 gap-y-0.5 text-[0.8125rem] leading-snug">
          {[...gestures.map((one) => ({ letter: one.key, text: nameOf(one), help: one.help })), ...acts].map(
            ({ letter, text, help }) => (
              <Fragment key={text}>
                <dt className="text-right">
                  <Letter letter={letter} />
                </dt>
                <dd>
                  <span className="font-semibold">{text}</span> <span className="text-ink-soft">{help}</span>
                </dd>
              </Fragment>
            ),
          )}
        </dl>
      </section>
    </div>
  );
}
