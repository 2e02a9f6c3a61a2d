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

type TypeMissingProps = { file: ReviewedFile; review: FileReview; onEdit: () => void };

/** What a page shows and its lines lack, as text inside of a picture or below a white box, is typed. */
export function TypeMissing({ file, review, onEdit }: TypeMissingProps) {
  const [field, setField] = useState<string>(fields[0][0]);
  const editor = useWriting(review.writing, "missing");
  const text = editableText(file, { field }, review.now.edits) ?? "";
  if (!editor.isOpen)
    return (
      <Button
        ref={editor.opener}
        look="quiet"
        size="sm"
        className="w-fit pointer-coarse:min-h-11"
        onClick={editor.open}
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
        onChange={(event) => setField(event.target.value)}
      />
      <WordingEditor
        key={field}
        text={text}
        writing={review.writing}
        name="missing"
        label={fields.find(([name]) => name === field)?.[1] ?? ""}
        shape="line"
        onCancel={editor.close}
        onSave={(value) => {
          editor.close();
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
