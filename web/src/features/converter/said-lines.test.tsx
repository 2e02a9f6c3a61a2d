import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { answer, signIn } from "@/test/server";
import type { ReviewedFile } from "./decisions";
import type { Mark } from "./marks";
import { runsOf, SaidLines } from "./said-lines";
import type { FileReview } from "./use-review";

const texts = ["Lamp Keeper", "Skerry Lights Trust", "Trimmed wicks", "Kept the log", "Page 2"];
const marks: Mark[] = [
  { as: "employer", line: 1, section: "Work Experience" },
  { as: "out", line: 3 },
  { as: "out", line: 4 },
  { as: "title", line: 0, part: "Keeper", section: "Work Experience" },
];

it.each<[string, Mark[], number[]]>([
  ["lines left out together are one", marks, [1, 2, 1]],
  [
    "a name over two lines is one",
    [
      { as: "employer", line: 1 },
      { as: "join", line: 2 },
    ],
    [2],
  ],
  [
    "words added on the next line are one",
    [
      { as: "title", line: 1, part: "a" },
      { as: "title", line: 2, part: "b", add: true },
    ],
    [2],
  ],
  [
    "headings in a row are each its own",
    [
      { as: "heading", line: 1 },
      { as: "heading", line: 2 },
    ],
    [1, 1],
  ],
  [
    "lines apart are each their own",
    [
      { as: "out", line: 1 },
      { as: "out", line: 3 },
    ],
    [1, 1],
  ],
])("runs of marks: %s", (_, said, lengths) => {
  expect(runsOf(said).map((run) => run.length)).toEqual(lengths);
});

it("what was said of lines is listed with its line, and goes back by itself", async () => {
  signIn();
  answer("get", "/convert/source/t1/0", {
    revision: "r1",
    lines: texts.map((text) => ({ parts: [text], section: "Work Experience", fields: [] })),
  });
  const mend = vi.fn<(marks: Mark[]) => void>();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SaidLines
        taskId="t1"
        file={{ index: 0, revision: "r1" } as ReviewedFile}
        review={{ marks, mend } as unknown as FileReview}
      />
    </QueryClientProvider>,
  );
  expect(await screen.findByText(/“Skerry Lights Trust”/)).toBeVisible();
  const rows = screen.getAllByRole("listitem");
  expect(rows.map((row) => row.querySelector("p")?.textContent)).toEqual([
    "Employer: “Skerry Lights Trust” line 2",
    "Leave out: “Kept the log” “Page 2” lines 4 to 5",
    "Job title: “Keeper” line 1",
  ]);
  await userEvent.click(within(rows[1] as HTMLElement).getByRole("button"));
  expect(mend).toHaveBeenCalledWith([marks[0], marks[3]]);
});
