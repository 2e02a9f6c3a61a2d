import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { TeamDefaults } from "./team-defaults";

const sent: { json?: object }[] = [];
vi.mock("@/lib/api", () => ({
  call: (method: string, _path: string, body: { json?: object }) => {
    if (method === "PUT") sent.push(body);
    return Promise.resolve({ options: { template: "Defence", look: { marking: "OFFICIAL" } } });
  },
}));

it("D-42 shows what the team starts with, and saves template, marking and privacy", async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TeamDefaults templates={["Generic", "Defence", "Harrier"]} />
    </QueryClientProvider>,
  );
  expect(((await screen.findByLabelText("Default template")) as HTMLSelectElement).value).toBe("Defence");
  fireEvent.change(screen.getByLabelText("Default template"), { target: { value: "Harrier" } });
  fireEvent.change(screen.getByLabelText("Default marking"), { target: { value: "SECRET" } });
  fireEvent.change(screen.getByLabelText("Default privacy"), { target: { value: "Blind" } });
  fireEvent.click(screen.getByText("Save defaults"));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.json).toMatchObject({
    template: "Harrier",
    look: { marking: "SECRET" },
    privacy: { level: "Blind" },
    mode: "Strict",
  });
});
