import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import type { ReviewedFile } from "./decisions";
import { MissingGiven } from "./missing-given";

vi.mock("@/lib/user", () => ({ useUser: () => ({ user: null }) }));
vi.mock("./template-query", () => ({
  useAllAsked: () => [
    {
      template: "Agency",
      photo: false,
      fields: [
        { name: "reference", label: "Reference", kind: "text", required: true },
        { name: "rate", label: "Day rate", kind: "number", required: false },
      ],
    },
  ],
}));

it("a batch names the CVs that lack what their template needs, each with a way to give it", async () => {
  const file = (index: number, change: object) =>
    ({ index, name: `${index}.pdf`, document: {}, fields: [], ...change }) as unknown as ReviewedFile;
  const given = [{ key: "reference", label: "Reference", value: "HK-1" }];
  const files = [
    file(0, { fields: given }),
    file(1, {}),
    file(2, { template: "Generic" }),
    file(3, { document: undefined }),
  ];
  const show = vi.fn();
  const { rerender } = render(<MissingGiven files={files} isDemo={false} own="Agency" onShow={show} />);
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
  expect(screen.getByText("Agency needs Reference, missing in 1.pdf.")).toBeVisible();
  await userEvent.setup({ delay: null }).click(screen.getByRole("button", { name: "Give it for 1.pdf" }));
  expect(show).toHaveBeenCalledWith(1);
  for (const other of [
    { isDemo: false, own: "Generic" },
    { isDemo: true, own: "Agency" },
  ]) {
    rerender(<MissingGiven files={files} onShow={show} {...other} />);
    expect(screen.queryByRole("list")).toBeNull();
  }
});
