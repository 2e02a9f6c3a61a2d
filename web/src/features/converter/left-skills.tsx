import { Check, Undo2 } from "lucide-react";
import { cx } from "@/lib/cx";
import type { Note } from "@/lib/result-queries";

/** Of a group of which none is printed: it goes back whole. */
const isHeading = ({ field }: Note): boolean => /\.(name|level)$/.test(field ?? "");

export const isLeftSkill = ({ kind, field, reason }: Note): boolean =>
  kind === "left-out" && (field ?? "").startsWith("skills[") && reason.includes("the limit is");

const nameOf = (note: Note): string => (isHeading(note) ? `${note.before}: all of it` : note.before);

type LeftSkillsProps = {
  notes: Note[];
  isBack: (note: Note) => boolean;
  onDecide: (notes: Note[], isBack: boolean, button: HTMLElement) => void;
};

/** The skills that the limit leaves out, in one card: each goes back by itself, beyond the limit. */
export function LeftSkills({ notes, isBack, onDecide }: LeftSkillsProps) {
  const left = notes.filter((note) => !isBack(note) && !isHeading(note));
  const why = notes[0]?.reason.replace(/^.*?: /, "") ?? "";
  return (
    <li className="grid gap-3 border-line border-b py-3">
      <p className="text-[0.9375rem]">
        <span className="font-semibold">
          {left.length === 1 ? "1 skill is left out" : `${left.length} skills are left out`}
        </span>
        <span className="text-ink-soft">{`: ${why}`}</span>
      </p>
      <ul className="flex flex-wrap gap-2">
        {notes.map((note) => (
          <li key={note.id}>
            <button
              type="button"
              data-note={note.id}
              data-acts
              aria-pressed={isBack(note)}
              aria-label={`Put back: ${nameOf(note)}`}
              onClick={({ currentTarget }) => onDecide([note], !isBack(note), currentTarget)}
              className={cx(
                "inline-flex min-h-9 scroll-my-32 items-center gap-2 rounded-md border px-2.5 text-left text-[0.9375rem] leading-tight transition-colors duration-150 pointer-coarse:min-h-11",
                isBack(note)
                  ? "border-primary bg-primary text-on-primary"
                  : "border-edge bg-surface hover:border-primary hover:text-primary",
              )}
            >
              {isBack(note) ? (
                <Check aria-hidden className="size-4 shrink-0" />
              ) : (
                <Undo2 aria-hidden className="size-4 shrink-0 text-primary" />
              )}
              <span className="min-w-0 [overflow-wrap:anywhere]">{nameOf(note)}</span>
            </button>
          </li>
        ))}
      </ul>
    </li>
  );
}
