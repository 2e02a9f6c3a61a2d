import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, it } from "vitest";
import { resultQuery } from "@/lib/result-queries";
import { answer, calls, once, signIn } from "@/test/server";
import type { ReviewedFile } from "./decisions";
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

const reviewed = (client = new QueryClient()) => {
  signIn();
  client.setQueryData(resultQuery("t1").queryKey, { task_id: "t1", files: [file] } as never);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const files = () => client.getQueryData(resultQuery("t1").queryKey)?.files as ReviewedFile[];
  return renderHook(() => useReview("t1", files(), async () => ({}) as never), { wrapper }).result;
};
const sent = () => calls("/convert/review/t1").map(({ body }) => body);

it("A3 decisions of two windows are joined, and undo takes back nothing of the other's", async () => {
  const result = reviewed();
  const review = () => result.current.fileReview({ ...file, ...held() });
  let shown: Partial<ReviewedFile> = {};
  const held = () => shown;
  answer("post", "/convert/review/t1", { ...file, revision: "r2", edits: { a: "mine" } });
  act(() => review().set({ rejected: [], edits: { a: "mine" } }));
  await waitFor(async () => expect(await result.current.isSettled()).toBe(true));
  shown = { revision: "r2", edits: { a: "mine" } };
  // The other window writes b meanwhile.
  const theirs = { ...file, revision: "r3", edits: { a: "mine", b: "theirs" } };
  answer("get", "/convert/result/t1", { task_id: "t1", files: [theirs] });
  const joined = { ...file, revision: "r4", edits: { a: "mine", b: "theirs", c: "mine too" } };
  answer("post", "/convert/review/t1", joined);
  once("post", "/convert/review/t1", { error: "Changed elsewhere." }, 409);
  act(() => review().set({ rejected: [], edits: { a: "mine", c: "mine too" } }));
  await waitFor(async () => expect(await result.current.isSettled()).toBe(true));
  expect(sent().at(-1)).toMatchObject({ revision: "r3", edits: joined.edits });
  shown = joined;
  expect(review().now.edits).toEqual(joined.edits);
  expect(review().canUndo, "a step back from before would take theirs away").toBe(false);
});

it("a mark that could not be sent is kept, holds texts back, and goes with another try", async () => {
  const result = reviewed();
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

it("what another window made of a CV is loaded, and no step leads behind it", async () => {
  const result = reviewed();
  answer("post", "/convert/review/t1", { ...file, revision: "r2", edits: { a: "mine" } });
  act(() => result.current.fileReview(file).set({ rejected: [], edits: { a: "mine" } }));
  await waitFor(async () => expect(await result.current.isSettled()).toBe(true));
  const mine = { ...file, revision: "r2", edits: { a: "mine" } };
  answer("get", "/convert/result/t1", { task_id: "t1", files: [mine] });
  await act(async () => expect(await result.current.loadAgain()).toBeNull());
  expect(result.current.fileReview(mine).canUndo).toBe(true);
  const theirs = { ...file, revision: "r3", edits: { a: "mine", b: "theirs" } };
  answer("get", "/convert/result/t1", { task_id: "t1", files: [theirs] });
  await act(async () => expect(await result.current.loadAgain()).not.toBeNull());
  const review = result.current.fileReview(theirs as ReviewedFile);
  expect(review.now.edits).toEqual(theirs.edits);
  expect([review.pending, review.canUndo, result.current.isIdle()]).toEqual([0, false, true]);
});

it("what is set of a CV beside its review makes no decision old, and the way back stays", async () => {
  const client = new QueryClient();
  const result = reviewed(client);
  const put = { id: "a", kind: "left-out", before: "x", after: "", reason: "" };
  answer("post", "/convert/review/t1", { ...file, revision: "r2", rejected: [put] });
  act(() => result.current.fileReview(file).set({ rejected: ["a", "b"], edits: {} }));
  await waitFor(async () => expect(await result.current.isSettled()).toBe(true));
  // another length, which is set by a call of its own
  const longer = { ...file, revision: "r3", rejected: [], edits: { c: "typed" } } as unknown as ReviewedFile;
  act(() => client.setQueryData(resultQuery("t1").queryKey, { task_id: "t1", files: [longer] } as never));
  const review = () => result.current.fileReview(longer);
  expect(review().now).toEqual({ rejected: [], edits: { c: "typed" } });
  expect([review().pending, review().canUndo, result.current.isIdle()]).toEqual([0, true, true]);
  act(() => review().set({ rejected: ["d"], edits: { c: "typed" } }));
  await waitFor(() => expect(sent().at(-1)).toMatchObject({ revision: "r3", edits: { c: "typed" } }));
});
