import { expect, it, vi } from "vitest";
import { allowSkippedTransitions } from "./view-transitions";

it("a fade that is skipped is no uncaught error", async () => {
  const ready = Promise.reject(new DOMException("Transition was skipped", "AbortError"));
  const looksAt = vi.spyOn(ready, "catch");
  const transition = { ready };
  const start = vi.fn((_: () => void) => transition);
  const page = { startViewTransition: start };
  allowSkippedTransitions(page);
  const update = () => {};
  expect(page.startViewTransition(update)).toBe(transition);
  expect(start).toHaveBeenCalledExactlyOnceWith(update);
  expect(looksAt).toHaveBeenCalledOnce();
  await expect(ready).rejects.toThrow("skipped");
});

it("a browser without fades goes on without", () => {
  const page = {};
  allowSkippedTransitions(page);
  expect(page).toEqual({});
});
