import { Pencil, Undo2, X } from "lucide-react";
import { useMemo } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { Note } from "@/lib/result-queries";
import { Comparison } from "./comparison";
import { isDecidable, isLeaving } from "./decisions";
import { labelOf, shapeOf } from "./texts";
import { useWriting, type Writing } from "./use-writing";
import { WordingEditor } from "./wording-editor";
import { wordsAround } from "./words-around";

type ChangeItemProps = {
  note: Note;
  /** what kind of change it is; null = the list says so already */
  kind: string | null;
  rejected: boolean;
  /** what the editor begins with; null = not editable */
  text: string | null;
  /** the text of that place as it was read; null = there is none */
  read: string | null;
  /** the wording written in this review and not applied yet */
  ownText: string | null;
  writing: Writing;
  onDecide: (reject: boolean, button: HTMLElement) => void;
  onEdit: (text: string) => void;
};

/** One change: the words before and after, why, and what the user makes of it. */
export function ChangeItem({
  note,
  kind,
  rejected,
  text,
  read,
  ownText,
  writing,
  onDecide,
  onEdit,
}: ChangeItemProps) {
  const place = `change ${note.id}`;
  const editor = useWriting(writing, place);
  const around = useMemo(() => wordsAround(note, text, read), [note, text, read]);
  const name = shortName(note);
  // A card is about some words; what is written anew is the text that holds them.
  const isPart = text !== null && note.kind !== "edited" && text !== note.after && note.after !== "";
  // What left the document is put back, and left out again; any other change is rejected, and made again.
  const isLeft = isLeaving(note);
  const verb = isLeft ? (rejected ? "Leave out again" : "Put back") : rejected ? "Restore" : "Reject";
  const label = isPart
    ? `Your wording of the whole ${labelOf(note.field ?? "").toLowerCase()}`
    : "Your wording";
  return (
    <li
      data-note={note.id}
      tabIndex={-1}
      className="grid scroll-my-32 gap-x-8 border-line border-b py-2 focus-visible:-outline-offset-2 lg:grid-cols-[3fr_2fr]"
    >
      <div className="grid content-start gap-2 pt-1 lg:py-2.5">
        <Comparison before={note.before} after={note.after} around={around} rejected={rejected} />
        {ownText !== null && !editor.isOpen && (
          <p className="border-primary border-l-2 pl-3">
            <span className="font-semibold">{`${label}: `}</span>
            {ownText || "left out"}
          </p>
        )}
        {editor.isOpen && (
          <WordingEditor
            text={text ?? ""}
            writing={writing}
            name={place}
            label={label}
            shape={shapeOf(note.field ?? "")}
            marked={isPart ? note.after : undefined}
            onCancel={editor.close}
            onSave={(value) => {
              editor.close();
              if (value !== text) onEdit(value);
            }}
          />
        )}
      </div>
      <div className="flex min-h-11 items-start justify-between gap-x-2">
        <p className="min-w-0 flex-1 py-2.5 text-ink-soft text-sm leading-snug">
          {rejected && <Badge className="mr-2">{isLeft ? "Put back" : "Rejected"}</Badge>}
          {kind && !note.reason.startsWith(kind) && <span className="font-semibold">{`${kind}: `}</span>}
          {note.reason}
        </p>
        <div className="-mr-2 flex shrink-0">
          {text !== null && !rejected && !editor.isOpen && (
            <Button
              ref={editor.opener}
              look="quiet"
              size="sm"
              className="min-h-11 min-w-11 px-2 sm:px-3"
              aria-label={`Edit the text: ${name}`}
              onClick={editor.open}
            >
              <Pencil aria-hidden /> <span className="max-sm:hidden">Edit</span>
            </Button>
          )}
          {isDecidable(note) && (
            <Button
              look="quiet"
              size="sm"
              className="min-h-11 px-2 sm:min-w-26 sm:px-3"
              aria-label={`${verb}: ${name}`}
              data-acts
              onClick={({ currentTarget }) => onDecide(!rejected, currentTarget)}
            >
              {rejected !== isLeft ? <Undo2 aria-hidden /> : <X aria-hidden />} {verb}
            </Button>
          )}
        </div>
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
