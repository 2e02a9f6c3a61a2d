import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { CheckPanel } from "./check-panel";
import type { ReviewedFile } from "./decisions";
import { BatchPrivateFacts } from "./private-facts";
import type { FileReview } from "./use-review";

const advice = (field: string, what: string) => ({
  id: field,
  private: what,
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
  const { rerender } = render(<CheckPanel taskId="t1" file={file} review={review} />);
  expect(screen.getByText("The document tells a date of birth and the name of a relative.")).toBeVisible();
  await userEvent.setup({ delay: null }).click(screen.getByRole("button", { name: "Leave these out" }));
  const edits = {
    "person.label": "Keeper",
    "person.details[0].value": "",
    "person.details[3].value": "",
  };
  expect(set).toHaveBeenCalledWith({ rejected: [], edits });
  rerender(<CheckPanel taskId="t1" file={file} review={{ ...review, now: { rejected: [], edits } }} />);
  expect(screen.queryByRole("button", { name: /^Leave/ })).toBeNull();
});

it("a fact within a text goes alone, and a text that is one goes whole", async () => {
  const told = (field: string, without: string) => ({ ...advice(field, "a passport number"), without });
  const file = {
    notes: [told("summary[0]", "Rigger, works offshore."), told("additional[0].items[0]", "")],
    edits: {},
    original: {},
  } as unknown as ReviewedFile;
  const set = vi.fn();
  const now = { rejected: [], edits: {} };
  const review = { now, held: now, writing: new Map(), set } as unknown as FileReview;
  render(<CheckPanel taskId="t1" file={file} review={review} />);
  expect(screen.getByText("The document tells a passport number.")).toBeVisible();
  await userEvent.setup({ delay: null }).click(screen.getByRole("button", { name: "Leave these out" }));
  const edits = { "summary[0]": "Rigger, works offshore.", "additional[0].items[0]": "" };
  expect(set).toHaveBeenCalledWith({ rejected: [], edits });
});

it("those of a whole batch are left out with one click, and nothing else of it", async () => {
  const file = (index: number, ...notes: object[]) =>
    ({ index, name: `${index}.pdf`, notes, edits: {}, original: {} }) as unknown as ReviewedFile;
  const birth = advice("person.details[0].value", "a date of birth");
  const files = [
    file(0, birth),
    file(1),
    file(2, birth, advice("person.details[1].value", "a date of birth")),
  ];
  const set = files.map(() => vi.fn());
  const now = { rejected: ["r"], edits: { "person.label": "Keeper" } };
  const reviewOf = ({ index }: ReviewedFile) =>
    ({ now, held: now, set: set[index] }) as unknown as FileReview;
  const personOf = (index: number) => (index === 0 ? "Ida Storm" : "");
  const { rerender } = render(
    <BatchPrivateFacts {...{ taskId: "t1", files, reviewOf, personOf }} disabled={false} />,
  );
  expect(screen.getByText("2 CVs tell a date of birth.")).toBeVisible();
  await userEvent.setup({ delay: null }).click(screen.getByRole("button", { name: "Leave out of all 2" }));
  const first = { "person.label": "Keeper", "person.details[0].value": "" };
  expect(set[0]).toHaveBeenCalledWith({ rejected: ["r"], edits: first });
  expect(set[1]).not.toHaveBeenCalled();
  expect(set[2]).toHaveBeenCalledWith({
    rejected: ["r"],
    edits: { ...first, "person.details[1].value": "" },
  });
  const byHand = { ...first, "person.details[5].value": "" };
  const without = (file: ReviewedFile) =>
    file.index === 1 ? reviewOf(file) : { ...reviewOf(file), now: { ...now, edits: byHand } };
  rerender(<BatchPrivateFacts {...{ taskId: "t1", files, personOf }} reviewOf={without} disabled={false} />);
  expect(screen.getByText("Private facts are left out of 2 CVs. Put back:")).toBeVisible();
  await userEvent.setup({ delay: null }).click(screen.getByRole("button", { name: "2.pdf" }));
  const kept = { "person.label": "Keeper", "person.details[5].value": "" };
  expect(set[2], "what was cleared by hand stays so").toHaveBeenLastCalledWith({
    rejected: ["r"],
    edits: kept,
  });
  expect(set[0]).toHaveBeenCalledTimes(1);
});

it("what was cut out of a text of a batch is put back, and a wording of the user's own is left alone", async () => {
  const told = (field: string, without: string) => ({ ...advice(field, "an age"), without });
  const file = {
    index: 0,
    name: "0.pdf",
    notes: [told("summary[0]", "Rigger of masts."), told("summary[1]", "Sails.")],
    edits: {},
    original: {},
  } as unknown as ReviewedFile;
  const set = vi.fn();
  const held = { rejected: [], edits: {} };
  const own = { "summary[1]": "Sails far.", "summary[2]": "Welds." };
  const review = (edits: object) => () =>
    ({ now: { rejected: [], edits }, held, set }) as unknown as FileReview;
  const props = { taskId: "t2", files: [file], personOf: () => "Ida Storm", disabled: false };
  const { unmount } = render(<BatchPrivateFacts {...props} reviewOf={review(own)} />);
  await userEvent.setup({ delay: null }).click(screen.getByRole("button", { name: "Leave out" }));
  const left = { ...own, "summary[0]": "Rigger of masts." };
  expect(set).toHaveBeenCalledWith({ rejected: [], edits: left });
  unmount(); // a CV of the batch was opened
  render(<BatchPrivateFacts {...props} reviewOf={review(left)} />);
  expect(screen.getByText("Private facts are left out of 1 CV. Put back:")).toBeVisible();
  await userEvent.setup({ delay: null }).click(screen.getByRole("button", { name: "Ida Storm" }));
  expect(set).toHaveBeenLastCalledWith({ rejected: [], edits: own });
});
