import { Pencil, Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { cx } from "@/lib/cx";
import { type Doubt, doubtsOf } from "@/lib/doubts";
import { editableText, type ReviewedFile } from "./decisions";
import { PrivateFacts } from "./private-facts";
import { labelOf, shapeOf } from "./texts";
import type { FileReview } from "./use-review";
import { useWriting, type Writing } from "./use-writing";
import { WordingEditor } from "./wording-editor";

/** So many are named beside the document, and above it, where there is no room beside it. */
const first = 4;
const firstAbove = 2;

/** What was not found or read with doubt, to be looked at before the CV goes out; wordings change in place. */
export function CheckPanel({
  taskId,
  file,
  review,
}: {
  taskId: string;
  file: ReviewedFile;
  review: FileReview;
}) {
  const [isOpen, setOpen] = useState(false);
  const doubts = doubtsOf(file);
  if (doubts.length === 0) return null;
  const shown = isOpen ? doubts : doubts.slice(0, first);
  return (
    <section
      aria-label="Please check"
      className="no-print rounded-md border-primary border-l-4 bg-surface px-4 py-2"
    >
      <h3 className="flex items-baseline gap-2.5 pb-1.5 text-base">
        Please check <span className="font-mono font-normal text-ink-soft text-sm">{doubts.length}</span>
      </h3>
      <PrivateFacts taskId={taskId} file={file} review={review} />
      <ul>
        {shown.map((doubt, index) => (
          <Item
            key={doubt.key}
            isBeside={!isOpen && index >= firstAbove}
            doubt={doubt}
            writing={review.writing}
            text={doubt.field ? editableText(file, doubt, review.now.edits) : null}
            isChanged={
              doubt.field !== undefined && review.now.edits[doubt.field] !== review.held.edits[doubt.field]
            }
            onEdit={(text) =>
              doubt.field &&
              review.set({ ...review.now, edits: { ...review.now.edits, [doubt.field]: text } })
            }
          />
        ))}
      </ul>
      {doubts.length > firstAbove && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className={cx("text-link min-h-11 w-fit font-semibold", doubts.length <= first && "xl:hidden")}
        >
          {isOpen ? "Show fewer" : `Show all ${doubts.length}`}
        </button>
      )}
    </section>
  );
}

type ItemProps = {
  doubt: Doubt;
  /** there is room for it beside the document alone */
  isBeside: boolean;
  writing: Writing;
  text: string | null;
  isChanged: boolean;
  onEdit: (text: string) => void;
};

function Item({ doubt, isBeside, writing, text, isChanged, onEdit }: ItemProps) {
  const name = `check ${doubt.key}`;
  const editor = useWriting(writing, name);
  return (
    <li className={cx("grid gap-2 border-line border-t", isBeside && !editor.isOpen && "max-xl:hidden")}>
      <div className="flex items-center justify-between gap-4">
        <p className="min-w-0 break-words py-1.5 text-[0.9375rem]">
          {doubt.reason}
          {isChanged && <span className="block border-primary border-l-2 pl-2">{text || "left out"}</span>}
        </p>
        {text !== null && !editor.isOpen && (
          <Button
            ref={editor.opener}
            look="quiet"
            size="sm"
            className="min-h-11 shrink-0"
            aria-label={`${text ? "Edit" : "Add"}: ${doubt.reason}`}
            onClick={editor.open}
          >
            {text ? <Pencil aria-hidden /> : <Plus aria-hidden />} {text ? "Edit" : "Add"}
          </Button>
        )}
      </div>
      {editor.isOpen && (
        <WordingEditor
          text={text ?? ""}
          writing={writing}
          name={name}
          label={labelOf(doubt.field ?? "")}
          shape={shapeOf(doubt.field ?? "")}
          onCancel={editor.close}
          onSave={(value) => {
            editor.close();
            if (value !== text) onEdit(value);
          }}
        />
      )}
    </li>
  );
}
