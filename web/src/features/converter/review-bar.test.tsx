import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { timings } from "@/lib/timings";
import { ReviewBar } from "./review-bar";

const said = "Done: the document shows it.";
const bar = (change: object = {}) => (
  <ReviewBar
    isOpen={false}
    isApplying={false}
    problem={null}
    onUndo={() => {}}
    onRedo={null}
    onRetry={() => {}}
    isQuiet={false}
    {...change}
  />
);
/** The bar behind a decision that has been put into the document. */
const decided = () => {
  const view = render(bar());
  view.rerender(bar({ isApplying: true }));
  view.rerender(bar());
  return view;
};
const isWide = () => screen.queryByRole("button", { name: "Close" }) !== null;
const pass = (time: number) => act(() => vi.advanceTimersByTime(time));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("D: what went well makes room by itself, and the way back stays", () => {
  decided();
  expect(isWide()).toBe(true);
  pass(timings.reviewed - 1);
  expect(isWide()).toBe(true);
  pass(1);
  expect(isWide()).toBe(false);
  expect(screen.getByRole("button", { name: "Undo" })).toBeVisible();
  expect(screen.getByRole("status"), "what was read out is not taken back").toHaveTextContent(said);
});

it("D: it stays while somebody is in it, and where something failed", () => {
  const { rerender } = decided();
  act(() => screen.getByRole("button", { name: "Close" }).focus());
  pass(timings.reviewed * 2);
  expect(isWide()).toBe(true);
  rerender(bar({ isOpen: true, problem: "The server is gone." }));
  pass(timings.reviewed * 2);
  expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();
});

it("D: of a CV that is opened while a decision about another one is on its way nothing is said", () => {
  const { rerender } = render(bar({ isApplying: true }));
  rerender(bar());
  expect(screen.queryByText(said)).toBeNull();
  expect(screen.queryByRole("button")).toBeNull();
});

it("D: a result that is only opened says nothing of decisions, and no button stands for those of an earlier visit", () => {
  render(bar());
  expect(isWide()).toBe(false);
  expect(screen.queryByText(said)).toBeNull();
  expect(screen.queryByRole("button")).toBeNull();
});
