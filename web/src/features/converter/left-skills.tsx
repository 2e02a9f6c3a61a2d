import { Check, Undo2 } from "lucide-react";
import { cx } from "@/lib/cx";
import type { Note } from "./result-queries";

export const isLeftSkill = ({ kind, field }: Note): boolean =>
  kind === "left-out" && (field ?? "").startsWith("skills[");

type LeftSkillsProps = {
  notes: Note[];
  isBack: (note: Note) => boolean;
  onDecide: (notes: Note[], isBack: boolean, button: HTMLElement) => void;
};

/** The skills that the limit leaves out, in one card: each goes back by itself, beyond the limit. */
export function LeftSkills({ notes, isBack, onDecide }: LeftSkillsProps) {
  const left = notes.filter((note) => !isBack(note));
  const headings = [
    ...new Set(left.flatMap(({ reason }) => /with the heading “(.+?)”/.exec(reason)?.[1] ?? [])),
  ];
  const why = notes[0]?.reason.replace(/^.*?: /, "") ?? "";
  return (
    <li className="grid gap-3 border-line border-b py-3">
      <p className="text-[0.9375rem]">
        <span className="font-semibold">
          {left.length === 1 ? "1 skill is left out" : `${left.length} skills are left out`}
        </span>
        <span className="text-ink-soft">{`: ${why}`}</span>
        {headings.length > 0 && (
          <span className="text-ink-soft">
            {` Without ${new Intl.ListFormat("en-GB").format(headings.map((heading) => `“${heading}”`))}, of which none is printed.`}
          </span>
        )}
      </p>
      <ul className="flex flex-wrap gap-2">
        {notes.map((note) => (
          <li key={note.id}>
            <button
              type="button"
              data-note={note.id}
              data-acts
              aria-pressed={isBack(note)}
              aria-label={`Put back: ${note.before}`}
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
              <span className="min-w-0 [overflow-wrap:anywhere]">{note.before}</span>
            </button>
          </li>
        ))}
      </ul>
    </li>
  );
}
