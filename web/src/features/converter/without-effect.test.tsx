import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { WithoutEffect } from "./without-effect";

const reasons = [
  "The limit of 9 posts made no difference: the CV has 1.",
  "The colour is not used: Compact is black and grey.",
  "The pronouns stand nowhere: no sentence of this CV needed one.",
];

it("B3 two options without effect are named with the result", () => {
  render(<WithoutEffect reasons={reasons.slice(0, 2)} />);
  expect(screen.queryByRole("group")).toBeNull();
  for (const reason of reasons.slice(0, 2)) expect(screen.getByText(reason)).toBeVisible();
});

it("B3 of more their number is said, and all of them behind it", () => {
  render(<WithoutEffect reasons={reasons} />);
  expect(screen.getByText("3 options that you chose made no difference")).toBeVisible();
  for (const reason of reasons) expect(screen.getByRole("group")).toHaveTextContent(reason);
});
