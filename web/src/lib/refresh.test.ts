import { act, renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useConversion } from "./conversion";
import { ApiError } from "./errors";

const sent = vi.hoisted(
  () => [] as { template: string; answer: (text: string) => void; fail: (error: Error) => void }[],
);
vi.mock("./api", () => ({
  call: () => Promise.resolve({ task_id: "t1", status: "Completed", files: [] }),
  send: (_method: string, _path: string, { form }: { form: FormData }) =>
    new Promise((resolve, reject) =>
      sent.push({
        template: String(form.get("template")),
        answer: (text) => resolve(new Response(text, { headers: { "Content-Disposition": text } })),
        fail: reject,
      }),
    ),
}));

/** A conversion that is shown, its document called "first". */
async function show() {
  sent.length = 0;
  vi.useFakeTimers();
  const nothing = () => {};
  const hook = renderHook(() => useConversion({ onDone: nothing, onFailure: nothing }));
  const resumed = hook.result.current.resume("t1", { template: "Generic", icon: null });
  await act(() => vi.runAllTimersAsync());
  vi.useRealTimers();
  await act(async () => {
    sent[0]?.answer("filename=first");
    await resumed;
  });
  const shown = () => {
    const { state } = hook.result.current;
    return state.phase === "result" ? state.download.filename : state.phase;
  };
  return { hook, shown };
}

it("an answer that was asked for before the one that is shown changes nothing", async () => {
  const { hook, shown } = await show();
  const { refresh } = hook.result.current;
  await act(async () => {
    const asked = [refresh(), refresh()];
    sent[2]?.answer("filename=later");
    await asked[1];
    sent[1]?.answer("filename=earlier");
    await asked[0];
  });
  expect(shown()).toBe("later");
});

it("what is asked for while the layout changes comes in the new one, and in the old one when that fails", async () => {
  const { hook } = await show();
  const { refresh } = hook.result.current;
  await act(async () => {
    const restyled = refresh("Harrier").catch(() => {});
    void refresh().catch(() => {});
    sent[1]?.fail(new Error("down"));
    await restyled;
    void refresh().catch(() => {});
  });
  expect(sent.map(({ template }) => template)).toEqual(["Generic", "Harrier", "Harrier", "Generic"]);
});

it.each([400, 403])("a template that is gone is not named again: %s", async (status) => {
  const { hook, shown } = await show();
  await act(async () => {
    const asked = hook.result.current.refresh();
    sent[1]?.fail(new ApiError(status, "There is no template of this name."));
    await vi.waitFor(() => expect(sent).toHaveLength(3));
    sent[2]?.answer("filename=stood-in");
    await asked;
  });
  expect(sent[2]?.template).toBe("null");
  expect(shown()).toBe("stood-in");
});

it("one that is chosen and gone is said", async () => {
  const { hook } = await show();
  await act(async () => {
    const asked = hook.result.current.refresh("Harrier");
    sent[1]?.fail(new ApiError(403, "Not available."));
    await expect(asked).rejects.toThrow("Not available.");
  });
  expect(sent).toHaveLength(2);
});
