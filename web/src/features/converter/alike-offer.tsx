import { X } from "lucide-react";
import { KeyButton } from "./key-button";
import { textOf } from "./line-words";
import type { Mark, SourceLine } from "./marks";

/** The last gesture, made at the other lines that are set and read like its own. */
export type Offer = {
  /** what the gesture is called */
  name: string;
  marks: Mark[];
  onTake: () => void;
  onLeave: () => void;
};

/** The words that the gesture would be about, each once. */
const wordsOffered = (marks: Mark[], lines: SourceLine[]): string[] => [
  ...new Set(marks.flatMap(({ part, line }) => part ?? (lines[line] ? textOf(lines[line]) : []))),
];

/** Of how many lines the same would be said. */
export const linesOffered = (marks: Mark[]): number => new Set(marks.map(({ line }) => line)).size;

/** So many words are shown: the list has the others, marked. */
const shownWords = 3;

/** Offers to do the same with the lines that are like the one that was mended; they are marked in the list. */
export function AlikeOffer({ offer, lines }: { offer: Offer | null; lines: SourceLine[] }) {
  const words = offer ? wordsOffered(offer.marks, lines) : [];
  const count = offer ? linesOffered(offer.marks) : 0;
  const rest = words.length - shownWords;
  return (
    // empty it stays there: what comes with its region is not read out
    <div aria-live="polite" className={offer ? "flex min-w-0 items-center gap-x-1.5" : "sr-only"}>
      {offer && (
        <>
          <KeyButton
            letter="⏎"
            text={`Same for ${count} more`}
            name={`${offer.name}: the same for ${count} more`}
            help="The lines marked in the list are like this one. One Undo takes all of it back."
            className="shrink-0 border-primary! font-semibold text-primary max-sm:px-3!"
            onPress={offer.onTake}
          />
          <p className="line-clamp-2 min-w-0 flex-1 break-words text-[0.8125rem] text-ink-soft leading-tight">
            {words
              .slice(0, shownWords)
              .map((word) => `“${word}”`)
              .join(", ")}
            {rest > 0 && ` and ${rest} more`}
          </p>
          <button
            type="button"
            aria-label="Not the others"
            title="Not the others (Escape)"
            onClick={offer.onLeave}
            className="grid size-7.5 shrink-0 place-items-center rounded-md text-ink-soft hover:text-primary max-sm:size-11 pointer-coarse:size-11 [&_svg]:size-4"
          >
            <X aria-hidden />
          </button>
        </>
      )}
    </div>
  );
}
