import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { type Decisions, decisionsOf, type ReviewedFile } from "./decisions";
import { TextList } from "./text-list";
import type { FileReview } from "./use-review";

const empty = { value: "" };
const noDates = { start: {}, end: {}, text: empty };
const post = (n: number, bullets: number) => ({
  title: { id: `work[${n}].title`, value: `Post ${n}` },
  organisation: { id: `work[${n}].organisation`, value: `Works ${n}` },
  unit: empty,
  location: empty,
  url: empty,
  dates: noDates,
  highlights: [...Array(bullets).keys()].map((i) => ({
    id: `work[${n}].highlights[${i}]`,
    value: `Did ${n} and ${i}.`,
  })),
});
const cvOf = (posts: number, bullets: number) => {
  const original = {
    person: { name: empty, label: empty, email: empty, phone: empty, location: empty, url: empty },
    skills: [{ name: empty, level: empty, keywords: [{ id: "skills[0].keywords[0]", value: "Brass" }] }],
    work: [...Array(posts).keys()].map((n) => post(n, bullets)),
  };
  return {
    index: 0,
    name: "cv.pdf",
    status: "Completed",
    error: "",
    pages: 1,
    notes: [],
    revision: "r1",
    marks: [],
    rejected: [],
    edits: {},
    original,
    document: original,
  } as ReviewedFile;
};

let decided: Decisions[];
function Harness({ file }: { file: ReviewedFile }) {
  const [now, set] = useState(decisionsOf(file));
  const keep = (next: Decisions) => {
    decided.push(next);
    set(next);
  };
  const review = {
    now,
    held: decisionsOf(file),
    pending: 0,
    canUndo: false,
    set: keep,
    redo: () => {},
    canRedo: false,
    undo: () => {},
    ways: { of: "", known: new Map() },
    writing: new Map(),
    marks: [],
    mend: () => {},
    isMending: false,
    isReading: false,
  };
  return <TextList file={file} review={review} onFix={() => {}} />;
}
function show(file = cvOf(2, 1)) {
  decided = [];
  render(<Harness file={file} />);
  return userEvent.setup({ delay: null });
}
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const last = () => decided.at(-1)?.edits;

describe("editing any text", () => {
  it("a missing name is filled in: Enter saves, and the focus stays at the text", async () => {
    const user = show();
    await user.click(button("Add Name"));
    expect(screen.getByRole("textbox", { name: "Name" })).toHaveFocus();
    await user.keyboard("Wren Alder {Enter}");
    expect(last()).toEqual({ "person.name": "Wren Alder" });
    expect(button("Edit Name: Wren Alder")).toHaveFocus();
    await user.click(button("Take back: Name Wren Alder"));
    expect(last()).toEqual({});
    expect(button("Add Name")).toHaveFocus();
  });

  it("Escape changes nothing; what is typed back to what it was is no wording", async () => {
    const user = show();
    await user.click(button("Edit Employer: Works 1"));
    await user.keyboard("x{Escape}");
    expect(decided).toEqual([]);
    await user.click(button("Edit Employer: Works 1"));
    await user.keyboard("x{Enter}");
    expect(last()).toEqual({ "work[1].organisation": "Works 1x" });
    await user.click(button("Edit Employer: Works 1x"));
    await user.keyboard("{Backspace}{Enter}");
    expect(last()).toEqual({});
  });

  it("an emptied text is left out and says so; a post goes and comes as a whole", async () => {
    const user = show();
    await user.click(button("Edit Skill: Brass"));
    await user.clear(screen.getByRole("textbox", { name: "Skill" }));
    await user.keyboard("{Enter}");
    expect(last()).toEqual({ "skills[0].keywords[0]": "" });
    expect(button("Edit Skill: Left out")).toBeVisible();
    await user.click(button("Leave out this entry: Post 1, Works 1"));
    expect(last()).toEqual({ "skills[0].keywords[0]": "", "work[1]": "" });
    expect(button("Put back: Post 1, Works 1")).toHaveFocus();
    expect(screen.queryByRole("button", { name: "Edit Job title: Post 1" })).toBeNull();
    await user.click(button("Put back: Post 1, Works 1"));
    expect(button("Edit Job title: Post 1")).toBeVisible();
    await user.click(button("Put back: Skill Brass"));
    expect(last()).toEqual({});
    expect(button("Edit Skill: Brass")).toHaveFocus();
  });

  it("A1 a post and a bullet that the CV does not have are typed from field to field, and taken back", async () => {
    const user = show();
    await user.click(button("Add a post"));
    expect(screen.getByRole("textbox", { name: "Job title" })).toHaveFocus();
    await user.keyboard("Pilot{Enter}");
    expect(screen.getByRole("textbox", { name: "Employer" })).toHaveFocus();
    await user.keyboard("Skerry{Enter}{Enter}2019{Enter}Rowed.{Enter}");
    expect(screen.getByRole("textbox", { name: "Bullet" })).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(screen.queryByRole("textbox", { name: "Bullet" })).toBeNull();
    const pilot = {
      "work[1000].title": "Pilot",
      "work[1000].organisation": "Skerry",
      "work[1000].dates": "2019",
      "work[1000].highlights[1000]": "Rowed.",
    };
    expect(last()).toEqual(pilot);
    expect(screen.getByText("Added by you; the CV does not have it.")).toBeVisible();
    await user.click(screen.getAllByRole("button", { name: "Add a bullet" })[0] as HTMLElement);
    await user.keyboard("Sold.{Enter}{Escape}");
    expect(last()).toEqual({ ...pilot, "work[0].highlights[1000]": "Sold." });
    await user.click(button("Remove: Pilot, Skerry"));
    expect(last()).toEqual({ "work[0].highlights[1000]": "Sold." });
    await user.click(button("Take back: Bullet Sold."));
    expect(last()).toEqual({});
    await user.click(button("Add a project"));
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("heading", { name: "Projects" }), "nothing was typed").toBeNull();
  });

  it("what was added goes with its open editor, and the focus goes back to what adds", async () => {
    const user = show();
    await user.click(button("Add a post"));
    await user.keyboard("Pilot{Enter}Ske");
    await user.click(button("Remove: Pilot"));
    expect(last()).toEqual({});
    expect(screen.queryByRole("textbox", { name: "Employer" })).toBeNull();
    expect(button("Add a post")).toHaveFocus();
    await user.click(button("Add a project"));
    await user.keyboard("{Escape}");
    expect(button("Add a project")).toHaveFocus();
    await user.click(screen.getAllByRole("button", { name: "Add a bullet" })[0] as HTMLElement);
    await user.keyboard("{Enter}");
    expect(screen.getAllByRole("button", { name: "Add a bullet" })[0]).toHaveFocus();
  });

  it("mending a field of an added post opens no other", async () => {
    const user = show();
    await user.click(button("Add a post"));
    await user.keyboard("Pilot{Enter}{Escape}");
    await user.click(button("Edit Job title: Pilot"));
    await user.keyboard("s{Enter}");
    expect(screen.queryByRole("textbox", { name: "Employer" })).toBeNull();
  });

  it("a long CV mounts no editor before it is asked for; looking for words finds the text", () => {
    show(cvOf(40, 9));
    const mounted = (what: string) => document.querySelectorAll(what).length;
    expect(mounted("dd button")).toBeGreaterThan(40 * 11);
    expect(mounted("form, textarea")).toBe(0);
    const search = screen.getByLabelText("Find a text");
    fireEvent.change(search, { target: { value: "did 12 and 4" } });
    expect(mounted("dd button")).toBe(1);
    expect(screen.getByText(/Did 12 and 4\./)).toBeVisible();
    fireEvent.change(search, { target: { value: "did 12 and 42" } });
    expect(screen.getByText("No text holds “did 12 and 42”.")).toBeVisible();
  });
});

describe("posts that are sorted anew", () => {
  const entries = () =>
    screen
      .getAllByRole("button", { name: /Edit (Job title|Position|Role|Title): Post/ })
      .map(({ textContent }) => textContent);
  const list = (file: ReviewedFile, isShown: boolean) => {
    const review = { now: decisionsOf(file), writing: new Map() } as unknown as FileReview;
    return <TextList file={file} review={review} isShown={isShown} onFix={() => {}} />;
  };
  it("stay where they are until the list is left", () => {
    const before = cvOf(2, 1);
    const work = [...(before.document as unknown as { work: object[] }).work].reverse();
    const after = { ...before, document: { ...before.document, work } } as ReviewedFile;
    const { rerender } = render(list(before, true));
    const first = entries();
    rerender(list(after, true));
    expect(entries()).toEqual(first);
    rerender(list(after, false));
    rerender(list(after, true));
    expect(entries()).toEqual([...first].reverse());
  });
});
