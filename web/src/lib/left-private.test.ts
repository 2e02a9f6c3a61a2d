import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { forgetChosen } from "./kept-options";
import { forgetLeft, keepLeft, stillLeft } from "./left-private";

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  forgetChosen();
});

const left = { "summary[0]": "Rigger of masts.", "person.details[3].value": "" };

it("what was left out is known by its wording as well, after a reload too", () => {
  keepLeft("t1", 2, left);
  expect(stillLeft("t1", 2, left)).toEqual(Object.keys(left));
  expect(stillLeft("t1", 2, { ...left, "summary[0]": "Rigger." })).toEqual(["person.details[3].value"]);
  expect(stillLeft("t1", 1, left)).toEqual([]);
  expect(stillLeft("t2", 2, left)).toEqual([]);
  expect(localStorage.getItem("left-private")).not.toContain("masts");
});

it("what was put back and is cleared by hand then is the user's", () => {
  keepLeft("t1", 2, left);
  forgetLeft("t1", 2, { "person.details[3].value": "" });
  expect(stillLeft("t1", 2, left)).toEqual(["summary[0]"]);
});

it("where storage is blocked it is known until the page is left, or the user signs out", () => {
  const blocked = () => {
    throw new Error("blocked");
  };
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(blocked);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(blocked);
  keepLeft("t1", 2, left);
  expect(stillLeft("t1", 2, left)).toEqual(Object.keys(left));
  forgetChosen();
  expect(stillLeft("t1", 2, left)).toEqual([]);
});
