import { afterEach, expect, it, vi } from "vitest";
import { copyText } from "./copy";
import { toast } from "./toasts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each([
  ["copied", true, {}, "success", "Key copied."],
  ["copied, in other words", true, { done: "There it is." }, "success", "There it is."],
  ["refused", false, {}, "error", "It could not be copied. Please select it and copy it yourself."],
  ["refused, in other words", false, { failed: "Please type it." }, "error", "Please type it."],
] as const)("%s", async (_, allowed, words, kind, said) => {
  const writeText = vi.fn(() => (allowed ? Promise.resolve() : Promise.reject(new Error("denied"))));
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  const shown = vi.spyOn(toast, kind);
  await copyText("secret", "Key", { ...words, shownFor: 4000 });
  expect(writeText).toHaveBeenCalledWith("secret");
  expect(shown).toHaveBeenCalledExactlyOnceWith(said, 4000);
});
