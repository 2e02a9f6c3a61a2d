import { useRef } from "react";
import type { Part } from "./marks";

type WordStripProps = {
  words: string[];
  part: Part | null;
  onPart: (part: Part | null) => void;
};

/** The words of a line: the first and the last one that are meant are clicked, or the mouse is drawn over them. */
export function WordStrip({ words, part, onPart }: WordStripProps) {
  const drag = useRef<{ from: number; isWide: boolean } | null>(null);
  const span = (a: number, b: number): Part => [Math.min(a, b), Math.max(a, b)];
  const isIn = (at: number) => part !== null && at >= part[0] && at <= part[1];
  const click = (at: number) => {
    if (drag.current?.isWide) return;
    if (!part) onPart([at, at]);
    else if (!isIn(at)) onPart([Math.min(part[0], at), Math.max(part[1], at)]);
    else onPart(part[0] === part[1] ? null : [at, at]);
  };
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Words of the line, if only some are meant</legend>
      <div className="flex max-h-24 flex-wrap gap-x-0.5 gap-y-1 overflow-y-auto max-sm:max-h-none max-sm:flex-nowrap max-sm:overflow-x-auto">
        {words.map((word, at) => (
          <button
            key={`${at}${word}`}
            type="button"
            tabIndex={-1} // the arrow keys of the list choose words
            aria-pressed={isIn(at)}
            onPointerDown={() => {
              drag.current = { from: at, isWide: false };
            }}
            onPointerEnter={({ buttons, pointerType }) => {
              if (!drag.current || buttons !== 1 || pointerType !== "mouse") return;
              drag.current.isWide ||= at !== drag.current.from;
              if (drag.current.isWide) onPart(span(drag.current.from, at));
            }}
            onClick={() => click(at)}
            className="pointer-coarse:min-h-11 shrink-0 select-none rounded-sm bg-sunken px-1.5 py-0.5 text-sm hover:text-primary aria-pressed:bg-primary aria-pressed:text-on-primary"
          >
            {word}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
