import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { resultQuery } from "@/lib/result-queries";
import type { ReviewedFile } from "./decisions";
import { BatchLayoutField } from "./layout-field";

const call = vi.hoisted(() => vi.fn());
vi.mock("@/lib/api", async (original) => ({ ...(await original<object>()), call }));

const cv = (template: string) => ({ index: 1, revision: "a", rejected: [], edits: {}, marks: [], template });
const key = resultQuery("t1").queryKey;

beforeEach(() => call.mockReset());

function show(template: string) {
  const client = new QueryClient();
  const file = cv(template) as unknown as ReviewedFile;
  client.setQueryData(key, {
    template: "Generic",
    files: [{ index: 0, template: "Generic" }, file],
  } as never);
  const [drawOne, drawAll] = [vi.fn(async () => {}), vi.fn(async () => {})];
  call.mockImplementation(async (_method, path, { json } = {}) =>
    String(path).startsWith("/convert/review")
      ? { ...file, revision: "b", template: json.template }
      : { template: "Modern", files: [] },
  );
  render(
    <QueryClientProvider client={client}>
      <BatchLayoutField
        taskId="t1"
        own="Generic"
        templates={["Generic", "Modern"]}
        disabled={false}
        onDraw={drawAll}
        cv={{ taskId: "t1", file, onDraw: drawOne, onStale: vi.fn() }}
      />
    </QueryClientProvider>,
  );
  return { client, drawOne, drawAll };
}
const choice = () => screen.getByRole("combobox", { name: /^Template/ });
const box = () => screen.getByRole("checkbox", { name: "for this CV alone" });
const sent = () =>
  call.mock.calls.filter(([, path]) => path === "/convert/review/{taskId}").map(([, , { json }]) => json);

it("is for all of a batch, unless it is said that it is for this CV alone", async () => {
  const { drawOne, drawAll } = show("Generic");
  expect(box()).not.toBeChecked();
  await userEvent.selectOptions(choice(), "Modern");
  await waitFor(() => expect(drawAll).toHaveBeenCalledExactlyOnceWith("Modern"));
  expect([sent(), drawOne.mock.calls]).toEqual([[], []]);
});

it("for this CV alone, with all that was decided about it", async () => {
  const { client, drawOne, drawAll } = show("Generic");
  await userEvent.click(box());
  await userEvent.selectOptions(choice(), "Modern");
  await waitFor(() => expect(drawOne).toHaveBeenCalledOnce());
  expect(drawAll).not.toHaveBeenCalled();
  const json = { file: 1, revision: "a", rejected: [], edits: {}, marks: [], template: "Modern" };
  expect(sent()).toEqual([json]);
  expect(client.getQueryData(key)?.files.map(({ template }) => template)).toEqual(["Generic", "Modern"]);
});

it("one with a template of its own shows it, and goes back to that of the others", async () => {
  show("Modern");
  expect(choice()).toHaveValue("Modern");
  expect(box()).toBeChecked();
  await userEvent.click(box());
  await waitFor(() => expect(sent()[0]).toMatchObject({ file: 1, template: "Generic" }));
});
