import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field, TextArea } from "@/components/ui/field";
import type { Shape } from "./texts";
import { problemOfDates } from "./typed-dates";
import type { Writing } from "./use-writing";

const longest = 4000;

const hints: Record<Shape, string> = {
  line: "Leave it empty to leave it out. Enter saves, Esc cancels.",
  flow: "Leave it empty to leave it out. Enter saves, Esc cancels.",
  dates: "For example Mar 2020 – Jun 2023, or 2019 – present. Enter saves, Esc cancels.",
  prose:
    "What you write is taken as it stands. Leave it empty to leave the text out. Enter saves, Shift+Enter begins a line, Esc cancels.",
};

type WordingEditorProps = {
  text: string;
  /** where what is typed is kept, and under which name */
  writing: Writing;
  name: string;
  label?: string;
  shape?: Shape;
  /** the words of the text that the user came from: they are marked */
  marked?: string;
  onSave: (text: string) => void;
  onCancel: () => void;
};

/** Own words in place of a text of the document. */
export function WordingEditor({
  text,
  writing,
  name,
  label = "Your wording",
  shape = "prose",
  marked,
  onSave,
  onCancel,
}: WordingEditorProps) {
  const [value, setValue] = useState(writing.get(name) ?? text);
  // As it was opened: a text that comes back from the server while somebody types must not move the caret.
  const [opened] = useState(() => {
    const start = marked ? text.indexOf(marked) : -1;
    return { isRestored: writing.has(name), start, end: start + (marked?.length ?? 0) };
  });
  const [problem, setProblem] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (opened.isRestored) return; // it was open before: the focus is where the user is
    const box = form.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>("input, textarea");
    box?.focus();
    if (opened.start >= 0) box?.setSelectionRange(opened.start, opened.end);
  }, [opened]);
  const input = {
    label,
    hint: hints[shape],
    error: problem,
    value,
    maxLength: longest,
    onChange: ({ target }: { target: { value: string } }) => {
      setValue(target.value);
      setProblem(undefined);
      if (target.value === text) writing.delete(name);
      else writing.set(name, target.value);
    },
    onKeyDown: (event: React.KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      if (event.key === "Escape") onCancel();
      if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
      event.preventDefault();
      form.current?.requestSubmit();
    },
  };
  return (
    <form
      ref={form}
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        // What the CV has itself, or was written before, may be saved as it is.
        const wrong = shape === "dates" && value.trim() !== text ? problemOfDates(value) : undefined;
        if (!wrong) return onSave(value.trim());
        setProblem(wrong);
        form.current?.querySelector("input")?.focus();
      }}
    >
      {shape === "prose" ? <TextArea {...input} /> : <Field {...input} autoComplete="off" />}
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
