import { afterEach, expect, it, vi } from "vitest";
import { forgetChosen, keepWithAccount } from "./kept-options";
import { keepOpened, openedOf } from "./opened-cvs";
import { defaultOptions } from "./options";

const call = vi.hoisted(() => vi.fn(() => Promise.resolve({})));
vi.mock("./api", () => ({ call }));
afterEach(() => {
  vi.useRealTimers();
  call.mockClear();
});

it("D-42 the account keeps the last of a row of choices, without what is said of one candidate", () => {
  vi.useFakeTimers();
  const look = { marking: "OFFICIAL-SENSITIVE", photo: true, fields: [{ label: "Rate", value: "9" }] };
  keepWithAccount({ options: defaultOptions, template: "Generic" });
  keepWithAccount({ options: { ...defaultOptions, look }, template: "Harrier" });
  vi.runAllTimers();
  const json = { ...defaultOptions, look: { marking: "OFFICIAL-SENSITIVE" }, template: "Harrier" };
  expect(call.mock.calls).toEqual([["PUT", "/convert/options", { json }]]);
});

it("a choice that rests when its user signs out is kept with nobody's account", () => {
  vi.useFakeTimers();
  keepWithAccount({ options: defaultOptions, template: "Harrier" });
  forgetChosen();
  vi.runAllTimers();
  expect(call).not.toHaveBeenCalled();
});

it("nobody who signs in next is told which CVs were opened", () => {
  keepOpened("t1", new Set([0]));
  forgetChosen();
  expect(openedOf("t1").size).toBe(0);
});
