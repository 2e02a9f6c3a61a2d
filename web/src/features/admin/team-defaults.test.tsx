import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { TeamDefaults } from "./team-defaults";
import type { AdminTemplate } from "./template-queries";

const sent: { json?: object }[] = [];
let isDown = false;
vi.mock("@/lib/api", () => ({
  call: (method: string, _path: string, body: { json?: object }) => {
    if (isDown) return Promise.reject(new Error("down"));
    if (method === "PUT") sent.push(body);
    return Promise.resolve({ options: { template: "Defence", look: { marking: "OFFICIAL" } } });
  },
}));

const templates = (...names: string[]): AdminTemplate[] =>
  names.map((name) => ({
    name,
    builtin: true,
    size: 0,
    created_at: "",
    asked: { fields: [], photo: false },
    everybody: name !== "Harrier",
  }));

it("says so when they cannot be loaded", async () => {
  isDown = true;
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <TeamDefaults templates={templates("Generic")} />
    </QueryClientProvider>,
  );
  expect(await screen.findByRole("alert")).toHaveTextContent(/could not be loaded/);
  isDown = false;
});

it("D-42 shows what the team starts with, and saves template, marking and privacy", async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TeamDefaults templates={templates("Generic", "Defence", "Harrier")} />
    </QueryClientProvider>,
  );
  expect(((await screen.findByLabelText("Default template")) as HTMLSelectElement).value).toBe("Defence");
  expect(screen.queryByText(/^Only users who are allowed/), "Defence is for everybody").toBeNull();
  fireEvent.change(screen.getByLabelText("Default template"), { target: { value: "Harrier" } });
  fireEvent.change(screen.getByLabelText("Default marking"), { target: { value: "SECRET" } });
  fireEvent.change(screen.getByLabelText("Blind CV"), { target: { value: "Blind" } });
  fireEvent.change(screen.getByLabelText("Default length"), { target: { value: "Concise" } });
  fireEvent.change(screen.getByLabelText("Default person"), { target: { value: "ThirdPerson" } });
  expect(screen.getByText(/^Only users who are allowed Harrier start with it/)).toBeVisible();
  const save = screen.getByText("Save defaults");
  save.focus();
  fireEvent.click(save);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.json).toMatchObject({
    template: "Harrier",
    look: { marking: "SECRET" },
    privacy: { level: "Blind" },
    mode: "Strict",
    length: "Concise",
    perspective: "ThirdPerson",
  });
  await vi.waitFor(() => expect(save).toBeEnabled());
  expect(save).toHaveFocus();
  expect((screen.getByLabelText("Default template") as HTMLSelectElement).value).toBe("Harrier");
});
