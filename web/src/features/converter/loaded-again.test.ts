import { expect, it, vi } from "vitest";
import { ApiError } from "@/lib/errors";
import { timings } from "@/lib/timings";
import { toast } from "@/lib/toasts";
import { isLoadedAgain } from "./loaded-again";
import { messages } from "./messages";

const changed = new ApiError(409, "This CV was changed in another window meanwhile.");

it.each([
  ["what another window has changed is loaded, and said", changed, {}, true],
  ["a conflict with nothing new is told as it is", changed, null, false],
  ["another failure is told as it is", new ApiError(500, ""), {}, false],
])("%s", async (_, error, fresh, isLoaded) => {
  const info = vi.spyOn(toast, "info").mockReset();
  const load = vi.fn(async () => fresh);
  expect(await isLoadedAgain(error, load)).toBe(isLoaded);
  expect(load).toHaveBeenCalledTimes(error === changed ? 1 : 0);
  expect(info.mock.calls).toEqual(isLoaded ? [[messages.loadedAgain, timings.read]] : []);
});
