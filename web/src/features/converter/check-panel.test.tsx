import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { CheckPanel } from "./check-panel";
import type { ReviewedFile } from "./decisions";
import type { FileReview } from "./use-review";

const advice = (field: string, what: string) => ({
  id: field,
  kind: "advice",
  field,
  reason: `The Personal Details section holds ${what}. Take it out unless it was asked for.`,
  before: "",
  after: "",
  lines: [],
});

it("private facts are named once and left out with one click, a sentence is not", async () => {
  const file = {
    notes: [
      advice("person.details[0].value", "a date of birth"),
      advice("person.details[3].value", "the name of a relative"),
      advice("work[0].highlights[0]", "a service number"),
    ],
    edits: {},
    original: {},
  } as unknown as ReviewedFile;
  const set = vi.fn();
  const now = { rejected: [], edits: { "person.label": "Keeper" } };
  const review = { now, held: now, writing: new Map(), set } as unknown as FileReview;
  const { rerender } = render(<CheckPanel file={file} review={review} />);
  expect(screen.getByText("The document tells a date of birth and the name of a relative.")).toBeVisible();
  await userEvent.setup({ delay: null }).click(screen.getByRole("button", { name: "Leave these out" }));
  const edits = {
    "person.label": "Keeper",
    "person.details[0].value": "",
    "person.details[3].value": "",
  };
  expect(set).toHaveBeenCalledWith({ rejected: [], edits });
  rerender(<CheckPanel file={file} review={{ ...review, now: { rejected: [], edits } }} />);
  expect(screen.queryByRole("button", { name: /^Leave/ })).toBeNull();
});
