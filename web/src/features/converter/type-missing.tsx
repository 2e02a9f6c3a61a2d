import { Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { SelectField } from "@/components/ui/field";
import { editableText, type ReviewedFile } from "./decisions";
import type { FileReview } from "./use-review";
import { useWriting } from "./use-writing";
import { WordingEditor } from "./wording-editor";

/** What a person is known and reached by, as a field each. */
const fields = [
  ["person.phone", "Phone"],
  ["person.email", "E-mail"],
  ["person.url", "Web link"],
  ["person.location", "Address"],
  ["person.name", "Name"],
  ["person.label", "Headline"],
] as const;

/** Under which name it is kept, next to the words, which field is being typed. */
const chosenField = "missing";

type TypeMissingProps = { file: ReviewedFile; review: FileReview; onEdit: () => void };

/** What a page shows and its lines lack, as text inside of a picture or below a white box, is typed. */
export function TypeMissing({ file, review, onEdit }: TypeMissingProps) {
  const [field, setField] = useState(review.writing.get(chosenField) ?? fields[0][0]);
  const name = `missing:${field}`;
  const editor = useWriting(review.writing, chosenField);
  const choose = (next: string) => {
    review.writing.set(chosenField, next);
    setField(next);
  };
  const close = () => {
    review.writing.delete(name);
    editor.close();
  };
  const text = editableText(file, { field }, review.now.edits) ?? "";
  if (!editor.isOpen)
    return (
      <Button
        ref={editor.opener}
        look="quiet"
        size="sm"
        className="w-fit pointer-coarse:min-h-11"
        onClick={() => {
          choose(field);
          editor.open();
        }}
      >
        <Plus aria-hidden /> Type what the lines lack
      </Button>
    );
  return (
    <div inert={review.isMending} className="grid gap-3 rounded-md border border-edge bg-surface p-3">
      <SelectField
        label="What is missing"
        className="w-full max-w-60"
        value={field}
        options={fields}
        onChange={(event) => choose(event.target.value)}
      />
      <WordingEditor
        key={field}
        text={text}
        writing={review.writing}
        name={name}
        label={fields.find(([one]) => one === field)?.[1] ?? ""}
        shape="line"
        onCancel={close}
        onSave={(value) => {
          close();
          if (value !== text) review.set({ ...review.now, edits: { ...review.now.edits, [field]: value } });
        }}
      />
      <p className="text-ink-soft text-sm">
        Posts, courses and texts:{" "}
        <button type="button" className="underline pointer-coarse:min-h-11" onClick={onEdit}>
          Edit text
        </button>
      </p>
    </div>
  );
}
