import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
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

test("dates that cannot be are not saved: what to write is said beside them", async () => {
  const onSave = vi.fn();
  render(
    <WordingEditor
      text="2014 – 2016"
      shape="dates"
      label="Dates"
      writing={new Map()}
      name="dates"
      onSave={onSave}
      onCancel={() => {}}
    />,
  );
  const box = screen.getByRole("textbox", { name: "Dates" });
  await userEvent.clear(box);
  await userEvent.type(box, "31/13/2016{Enter}");
  expect(onSave).not.toHaveBeenCalled();
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription(/There is no date “31\/13\/2016”\. Write for example Mar 2020/);
  await userEvent.clear(box);
  expect(box, "what is being mended is not scolded").toBeValid();
  await userEvent.type(box, "two winters{Enter}");
  expect(onSave).toHaveBeenCalledWith("two winters");
});
