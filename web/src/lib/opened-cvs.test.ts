import { beforeEach, expect, it } from "vitest";
import { keepOpened, openedOf } from "./opened-cvs";

beforeEach(() => localStorage.clear());

it("the CVs that were opened are remembered, of each conversion and of the last ones", () => {
  keepOpened("t1", new Set([0]));
  keepOpened("t2", new Set([3]));
  keepOpened("t1", new Set([2])); // by another window
  expect([...openedOf("t1")]).toEqual([0, 2]);
  expect([...openedOf("t2")]).toEqual([3]);
  for (let at = 0; at < 40; at++) keepOpened(`later ${at}`, new Set([1]));
  expect(openedOf("t1").size).toBe(0);
  expect(openedOf("later 0").size).toBe(1);
});

it.each(["{", "7", '[["t1"]]'])("what is no list of them counts as nothing: %s", (text) => {
  localStorage.setItem("opened-cvs", text);
  expect(openedOf("t1").size).toBe(0);
});
