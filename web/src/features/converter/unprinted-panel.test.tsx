import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { UnprintedPanel } from "./unprinted-panel";

const asked: string[] = [];
vi.mock("@/lib/api", () => ({
  call: (_method: string, _path: string, sent: { query: { template: string } }) => {
    asked.push(sent.query.template);
    const awards = {
      section: "Awards",
      texts: 2,
      all: true,
      some: ["MBE", "LS&GC"],
      text: "Awards: nothing of it is printed (MBE; LS&GC)",
    };
    return Promise.resolve({ files: [[], sent.query.template === "Harrier" ? [awards] : []] });
  },
}));

const show = (template: string) => (
  <QueryClientProvider client={new QueryClient()}>
    <UnprintedPanel taskId="t" file={1} template={template} revision="r" />
  </QueryClientProvider>
);

it("says what the layout on the screen leaves out, and how much", async () => {
  const { rerender } = render(show("Harrier"));
  expect(await screen.findByText("Awards: nothing of it is printed (MBE; LS&GC)")).toBeTruthy();
  expect(screen.getByText("The template Harrier leaves out 2 texts of this CV")).toBeTruthy();
  rerender(show("Generic"));
  await vi.waitFor(() => expect(asked).toEqual(["Harrier", "Generic"]));
  expect(screen.queryByText(/leaves out/)).toBeNull();
});
