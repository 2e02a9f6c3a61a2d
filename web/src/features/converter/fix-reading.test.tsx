import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import type { ReviewedFile } from "./decisions";
import type { Mark, SourceLine } from "./marks";
import { scrollTo, showRow } from "./show-row";
import { sourceQuery } from "./source-query";
import { SourceView } from "./source-view";
import { TypeMissing } from "./type-missing";
import type { FileReview } from "./use-review";

const file = {
  index: 0,
  name: "cv.pdf",
  revision: "1",
  original: {},
  document: {},
  notes: [],
  rejected: [],
  edits: {},
} as unknown as ReviewedFile;

/** A review that only notes what it is told. */
function reviewOf(told: Partial<FileReview> = {}): FileReview {
  const now = { rejected: [], edits: {} };
  const nothing = () => {};
  const steps = { set: nothing, undo: nothing, redo: nothing, mend: nothing, canUndo: false, canRedo: false };
  const state = { now, held: now, pending: 0, marks: [], isMending: false, isReading: false };
  return { ...state, ...steps, writing: new Map(), ...told };
}

const lineOf = (text: string): SourceLine => ({
  page: 1,
  parts: [text],
  x: 0,
  right: 0,
  y: 0,
  size: 11,
  gap: 0,
  bold: false,
  bullet: false,
  state: "placed",
  kind: "",
  section: "Work Experience",
  entry: 0,
  role: "highlights",
  fields: ["work[0].highlights[0]"],
  printed: true,
});

function Lines({ review }: { review: FileReview }) {
  const [at, setAt] = useState(0);
  return <SourceView taskId="t1" file={file} review={review} at={at} onAt={setAt} onEdit={() => {}} />;
}

function openLines(texts: string[], review: FileReview) {
  const client = new QueryClient();
  client.setQueryData(sourceQuery("t1", 0, "1").queryKey, {
    lines: texts.map(lineOf),
    markable: true,
    pages: [],
    pictures: false,
  } as never);
  render(
    <QueryClientProvider client={client}>
      <Lines review={review} />
    </QueryClientProvider>,
  );
  screen.getByRole("listbox", { name: "Lines of the original" }).focus();
  return userEvent.setup({ delay: null });
}

it("words of the second chosen line make a new post that begins there", async () => {
  const mend = vi.fn<(marks: Mark[]) => void>();
  const user = openLines(["Keeper of lamps", "Deckhand, Mail Boats", "Pilot"], reviewOf({ mend }));
  await user.keyboard("{Shift>}{ArrowDown}{/Shift}");
  await user.click(screen.getByRole("button", { name: "Deckhand," }));
  await user.keyboard("m");
  await user.click(screen.getByRole("button", { name: "New post" }));
  expect(mend).toHaveBeenCalledWith([
    { as: "move", line: 1, section: "Work Experience", entry: 2, part: "Deckhand," },
  ]);
});

it("where too many lines are chosen to show their words, all of them stay chosen", async () => {
  const user = openLines(["One", "Two", "Three", "Four", "Five"], reviewOf());
  await user.keyboard("{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}{ArrowRight}");
  expect(screen.getByText("5 lines")).toBeVisible();
  expect(screen.getByText("Words are chosen from at most 4 lines.")).toBeVisible();
});

it("what is typed stays with its field while another tab is open", async () => {
  const set = vi.fn();
  const review = reviewOf({ set });
  const user = userEvent.setup({ delay: null });
  const open = () => render(<TypeMissing file={file} review={review} onEdit={() => {}} />);
  const first = open();
  await user.click(screen.getByRole("button", { name: "Type what the lines lack" }));
  await user.selectOptions(screen.getByRole("combobox"), "Address");
  await user.type(screen.getByRole("textbox", { name: /^Address/ }), "Old Slip 4");
  first.unmount();
  open();
  expect(screen.getByRole("textbox", { name: /^Address/ })).toHaveValue("Old Slip 4");
  await user.selectOptions(screen.getByRole("combobox"), "Phone");
  expect(screen.getByRole("textbox", { name: /^Phone/ })).toHaveValue("");
  await user.selectOptions(screen.getByRole("combobox"), "Address");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(set).toHaveBeenCalledWith({ rejected: [], edits: { "person.location": "Old Slip 4" } });
  expect(screen.getByRole("button", { name: "Type what the lines lack" })).toBeVisible();
});

it("only a line that was just chosen scrolls the page", () => {
  render(
    <section>
      <div role="listbox">
        <p>A line</p>
      </div>
    </section>,
  );
  const scroll = vi.spyOn(Element.prototype, "scrollIntoView");
  scrollTo(screen.getByText("A line"));
  expect(scroll).not.toHaveBeenCalled();
  showRow(screen.getByText("A line"));
  expect(scroll).toHaveBeenCalledOnce();
  scroll.mockRestore();
});
