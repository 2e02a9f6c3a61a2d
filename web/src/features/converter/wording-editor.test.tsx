import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { WordingEditor } from "./wording-editor";

function editor(text: string, marked: string) {
  return (
    <WordingEditor
      text={text}
      marked={marked}
      writing={writing}
      name="bullet"
      onSave={() => {}}
      onCancel={() => {}}
    />
  );
}
const writing = new Map<string, string>();

test("A4 a text that comes back from the server while somebody types leaves the caret where it is", async () => {
  const { rerender } = render(editor("Keeps the tide book.", "Keeps"));
  const box = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your wording" });
  expect(box.value.slice(box.selectionStart, box.selectionEnd), "the words that the user came from").toBe(
    "Keeps",
  );
  await userEvent.keyboard("{End} and");
  rerender(editor("I kept the tide book.", "tide"));
  await userEvent.keyboard(" log");
  expect(box).toHaveValue("Keeps the tide book. and log");
});
