import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { resultQuery } from "@/lib/result-queries";
import type { ReviewedFile } from "./decisions";
import { LengthField } from "./length-field";

const call = vi.hoisted(() => vi.fn());
vi.mock("@/lib/api", async (original) => ({ ...(await original<object>()), call }));

beforeEach(() => call.mockReset());

it("one CV of a batch is set in another length, with all that was decided about it", async () => {
  const file = {
    index: 1,
    revision: "a",
    rejected: [],
    edits: { "person.name": "Jane" },
    marks: [],
    length: "Regular",
  };
  const made = { ...file, revision: "b", length: "Concise" };
  call.mockResolvedValue(made);
  const client = new QueryClient();
  const key = resultQuery("t1").queryKey;
  client.setQueryData(key, { files: [{ index: 0 }, file] } as never);
  const draw = vi.fn(async () => {});
  render(
    <QueryClientProvider client={client}>
      <LengthField
        taskId="t1"
        file={file as unknown as ReviewedFile}
        isBatch
        disabled={false}
        onDraw={draw}
        onStale={vi.fn()}
      />
    </QueryClientProvider>,
  );
  const field = screen.getByRole("combobox", { name: "Length of this CV" });
  expect(field).toHaveValue("Regular");
  await userEvent.selectOptions(field, "Concise");
  await waitFor(() => expect(draw).toHaveBeenCalledOnce());
  const json = {
    file: 1,
    revision: "a",
    rejected: [],
    edits: { "person.name": "Jane" },
    marks: [],
    length: "Concise",
  };
  expect(call).toHaveBeenCalledWith("POST", "/convert/review/{taskId}", { params: { taskId: "t1" }, json });
  expect(client.getQueryData(key)?.files).toEqual([{ index: 0 }, made]);
});
