import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { MarkingField } from "./marking-field";

const sent: unknown[] = [];
vi.mock("@/lib/api", () => ({
  call: (...request: unknown[]) => {
    sent.push(request);
    return Promise.resolve({ marking: "OFFICIAL" });
  },
}));

it("sets the marking of a finished conversion and has the document drawn anew", async () => {
  const onMarked = vi.fn(() => Promise.resolve());
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MarkingField taskId="t1" marking="" onMarked={onMarked} />
    </QueryClientProvider>,
  );
  expect(screen.getByText("No protective marking")).toBeTruthy();
  fireEvent.click(screen.getByText("Add a marking"));
  fireEvent.change(screen.getByLabelText("Protective marking"), { target: { value: " OFFICIAL " } });
  fireEvent.click(screen.getByText("Mark"));
  await vi.waitFor(() => expect(onMarked).toHaveBeenCalledOnce());
  expect(sent).toEqual([
    ["PUT", "/convert/marking/{taskId}", { params: { taskId: "t1" }, json: { marking: " OFFICIAL " } }],
  ]);
  expect(await screen.findByText("Add a marking")).toBeTruthy();
});
