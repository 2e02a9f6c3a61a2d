import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, it } from "vitest";
import { answer, calls, signIn } from "@/test/server";
import type { ReviewedFile } from "./decisions";
import { resultQuery } from "./result-queries";
import { useReview } from "./use-review";

const file = {
  index: 0,
  revision: "r1",
  notes: [],
  rejected: [],
  edits: {},
  marks: [],
} as unknown as ReviewedFile;
const mark = { line: 3, as: "out" } as const;

it("a mark that could not be sent is kept, holds texts back, and goes with another try", async () => {
  signIn();
  const client = new QueryClient();
  client.setQueryData(resultQuery("t1").queryKey, { task_id: "t1", files: [file] } as never);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useReview("t1", [file], async () => ({}) as never), { wrapper });
  const sent = () => calls("/convert/review/t1").map(({ body }) => body);
  answer("post", "/convert/review/t1", { error: "Busy." }, 422);
  act(() => result.current.fileReview(file).mend([mark]));
  await waitFor(() => expect(result.current.problem).toMatch("Busy."));
  expect(result.current.isWaiting).toBe(true);
  expect(await result.current.isSettled()).toBe(false);
  act(() => result.current.fileReview(file).set({ rejected: [], edits: { "work[0].title": "x" } }));
  expect(sent()).toHaveLength(1);
  answer("post", "/convert/review/t1", { ...file, revision: "r2", marks: [mark] });
  await act(() => result.current.apply());
  expect(sent().at(-1)).toMatchObject({ edits: {}, marks: [mark] });
  expect(result.current.isWaiting).toBe(false);
});
