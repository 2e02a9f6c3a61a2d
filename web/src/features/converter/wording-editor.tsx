import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { TextArea } from "@/components/ui/field";

const longest = 4000;

type WordingEditorProps = { text: string; onSave: (text: string) => void; onCancel: () => void };

/** Own words in place of a text of the document. */
export function WordingEditor({ text, onSave, onCancel }: WordingEditorProps) {
  const [value, setValue] = useState(text);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector("textarea")?.focus(), []);
  return (
    <form
      ref={form}
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(value.trim());
      }}
    >
      <TextArea
        label="Your wording"
        hint="What you write is taken as it stands. Leave it empty to leave the text out. Ctrl+Enter saves, Esc cancels."
        value={value}
        maxLength={longest}
        onChange={(event) => setValue(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape") onCancel();
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey))
            event.currentTarget.form?.requestSubmit();
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" className="min-h-11">
          Save
        </Button>
        <Button look="outline" size="sm" className="min-h-11" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
