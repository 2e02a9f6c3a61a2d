import { render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { DoubtPanel } from "./doubt-panel";

const panel = (lost: string[], doubted: number) =>
  render(<DoubtPanel lost={lost} doubted={doubted} onFix={() => {}} />);

it("A1 lines that found no place are told in the result, the first of many", () => {
  panel(["ITAE", "18/08/2014", "Trimmed for", "Rowed the mail", "Forty", "lamps"], 1);
  expect(screen.getByText("6 lines of the CV found no place, 1 more was read with doubt.")).toBeVisible();
  const lines = within(screen.getByRole("list", { name: "Lines to check" })).getAllByRole("listitem");
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    "“ITAE”",
    "“18/08/2014”",
    "“Trimmed for”",
    "“Rowed the mail”",
    "and 2 more",
  ]);
});

it("A1 lines that are doubted alone are a number, and none need no word", () => {
  const { unmount } = panel([], 2);
  expect(screen.getByText("2 lines of the CV were read with doubt.")).toBeVisible();
  expect(screen.queryByRole("list")).toBeNull();
  unmount();
  panel([], 0);
  expect(screen.queryByRole("region")).toBeNull();
});
