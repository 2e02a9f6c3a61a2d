import { Pencil, Undo2, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { cx } from "@/lib/cx";
import { isDecidable } from "./decisions";
import { readableDiff } from "./readable-diff";
import type { Note } from "./result-queries";
import { labelOf, shapeOf } from "./texts";
import { WordingEditor } from "./wording-editor";

type ChangeItemProps = {
  note: Note;
  rejected: boolean;
  /** what the editor begins with; null = not editable */
  text: string | null;
  /** the wording written in this review and not applied yet */
  ownText: string | null;
  onDecide: (reject: boolean) => void;
  onEdit: (text: string) => void;
};

/** One change: the words before and after, why, and what the user makes of it. */
export function ChangeItem({ note, rejected, text, ownText, onDecide, onEdit }: ChangeItemProps) {
  const [isEditing, setEditing] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) pencil.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  const name = shortName(note);
  // A card is about some words; what is written anew is the text that holds them.
  const isPart = text !== null && note.kind !== "edited" && text !== note.after && note.after !== "";
  const label = isPart
    ? `Your wording of the whole ${labelOf(note.field ?? "").toLowerCase()}`
    : "Your wording";
  return (
    <li className="grid gap-3 border-line border-b py-4 lg:grid-cols-[3fr_2fr_auto] lg:gap-8">
      <div className="grid content-start gap-2">
        <Comparison before={note.before} after={note.after} rejected={rejected} />
        {ownText !== null && !isEditing && (
          <p className="border-primary border-l-2 pl-3">
            <span className="font-semibold">{`${label}: `}</span>
            {ownText || "left out"}
          </p>
        )}
        {isEditing && (
          <WordingEditor
            text={text ?? ""}
            label={label}
            shape={shapeOf(note.field ?? "")}
            marked={isPart ? note.after : undefined}
            onCancel={() => setEditing(false)}
            onSave={(value) => {
              setEditing(false);
              if (value !== text) onEdit(value);
            }}
          />
        )}
      </div>
      <p className="text-[0.9375rem] text-ink-soft">
        {rejected && <Badge className="mr-2">Rejected</Badge>}
        {note.reason}
      </p>
      <div className="-ml-2 flex flex-wrap items-start gap-1 lg:ml-0 lg:w-56 lg:justify-end">
        {text !== null && !rejected && !isEditing && (
          <Button
            ref={pencil}
            look="quiet"
            size="sm"
            className="min-h-11"
            aria-label={`Edit the text: ${name}`}
            onClick={() => setEditing(true)}
          >
            <Pencil aria-hidden /> Edit
          </Button>
        )}
        {isDecidable(note) && (
          <Button
            look="quiet"
            size="sm"
            className="min-h-11"
            aria-label={`${rejected ? "Restore" : "Reject"}: ${name}`}
            onClick={() => onDecide(!rejected)}
          >
            {rejected ? <Undo2 aria-hidden /> : <X aria-hidden />} {rejected ? "Restore" : "Reject"}
          </Button>
        )}
      </div>
    </li>
  );
}

/** A change in a few words, for the names of its buttons. */
function shortName({ before, after, reason }: Note): string {
  const words = (text: string) => (text.length > 60 ? `${text.slice(0, 57).trimEnd()}…` : text).trim();
  if (before && after && before !== after) return `${words(before)} to ${words(after)}`;
  return words(before || after || reason);
}

/** The words that went in red, the new ones in green; a rejected change is struck and the old words stand. */
function Comparison({ before, after, rejected }: { before: string; after: string; rejected: boolean }) {
  if (!before && !after) return <p>–</p>;
  if (before === after)
    return <p className={cx("break-words", rejected && "text-ink-soft line-through")}>{before}</p>;
  return (
    <p className="break-words">
      {readableDiff(before, after).map((part, index) =>
        part.added ? (
          <ins
            key={index}
            className={cx(
              "rounded-sm px-0.5",
              rejected ? "ml-1 text-ink-soft line-through" : "bg-ok-soft text-ok no-underline",
            )}
          >
            {part.value}
          </ins>
        ) : part.removed && !rejected ? (
          <del key={index} className="rounded-sm bg-danger-soft px-0.5 text-danger">
            {part.value}
          </del>
        ) : (
          <span key={index}>{part.value}</span>
        ),
      )}
    </p>
  );
}
