import { Undo2 } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { useNextFocus } from "@/lib/use-next-focus";
import { decide, type ReviewedFile } from "./decisions";
import { type LeftRow, leftOut, leftOutText, linesText } from "./left-out";
import type { FileReview } from "./use-review";

/** So many are named at first; what the job asks for always is. */
const few = 2;

type LeftOutPanelProps = { file: ReviewedFile; review: FileReview; disabled: boolean };

/** What the document leaves out of the CV, what the job asks for first, each to be put back at once. */
export function LeftOutPanel({ file, review, disabled }: LeftOutPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLElement>(null);
  const goOn = useNextFocus(box);
  const { rows, notes, lines } = leftOut(file, review.now);
  if (rows.length === 0) return null;
  const putBack = (some: LeftRow["notes"]) => (button: HTMLElement) => {
    goOn(button);
    review.set(decide(review.now, review.held, some, true));
  };
  const asked = rows.filter(({ isAsked }) => isAsked).length;
  const shown = isOpen ? rows : rows.slice(0, Math.max(few, asked));
  return (
    <section
      ref={box}
      aria-label="Left out of the document"
      className="no-print rounded-md border-danger border-l-4 bg-surface py-0.5 pr-2 pl-4"
    >
      <Row
        text={leftOutText(lines)}
        label={`Put all back: ${linesText(lines)}`}
        button="Put all back"
        disabled={disabled}
        onBack={rows.length > 1 ? putBack(notes) : null}
      />
      <ul>
        {shown.map((row) => (
          <li key={row.key} className="border-line border-t">
            <Row
              text={row.name}
              about={row.about}
              isAsked={row.isAsked}
              lines={row.notes.flatMap(({ before }) => before.split("\n"))}
              label={`Put back: ${row.name}`}
              button="Put back"
              disabled={disabled}
              onBack={putBack(row.notes)}
            />
          </li>
        ))}
      </ul>
      {rows.length > Math.max(few, asked) && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="text-link min-h-9 font-semibold text-[0.9375rem] pointer-coarse:min-h-11"
        >
          {isOpen ? "Show fewer" : `Show all ${rows.length}`}
        </button>
      )}
    </section>
  );
}

type RowProps = {
  text: string;
  about?: string;
  isAsked?: boolean;
  /** what is left out, word for word */
  lines?: string[];
  label: string;
  button: string;
  disabled: boolean;
  onBack: ((button: HTMLElement) => void) | null;
};

function Row({ text, about, isAsked, lines = [], label, button, disabled, onBack }: RowProps) {
  return (
    // below each other where there is little room: on a phone, and beside the document
    <div className="flex justify-between gap-x-4 max-sm:flex-col sm:items-center xl:flex-col xl:items-start">
      <div className="min-w-0 break-words py-1.5 text-[0.9375rem]">
        <p>
          {isAsked && <span className="font-semibold text-danger">The job asks for it: </span>}
          <span className={about ? undefined : "font-semibold"}>{text}</span>
          {about && <span className="text-ink-soft">{` (${about})`}</span>}
        </p>
        {lines.some((line) => line && line !== text) && (
          <details>
            <summary className="text-link min-h-9 w-fit cursor-pointer py-1.5 text-sm pointer-coarse:min-h-11">
              {`Show ${lines.length === 1 ? "it" : "them"}`}
            </summary>
            <ul className="grid gap-1 pb-1.5 text-ink-soft text-sm">
              {lines.map((line, at) => (
                <li key={at}>{line}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
      {onBack && (
        <Button
          look="quiet"
          size="sm"
          className="shrink-0 pointer-coarse:min-h-11"
          disabled={disabled}
          aria-label={label}
          data-acts
          onClick={({ currentTarget }) => onBack(currentTarget)}
        >
          <Undo2 aria-hidden /> {button}
        </Button>
      )}
    </div>
  );
}
