import { describe, expect, it } from "vitest";
import type { TaskFile } from "@/lib/conversion";
import { inOrder, type Order } from "./batch-order";

const file = (index: number, change: Partial<TaskFile>) =>
  ({ index, name: `cv-${index}.pdf`, status: "Completed", pages: 1, ...change }) as TaskFile;

const files = [
  file(0, { score: 40 }),
  file(1, { status: "Error" }),
  file(2, { score: 70, held: true }),
  file(3, { score: 70 }),
  file(4, {}),
  file(5, {}),
  file(6, {}),
];
const facts = {
  personOf: (index: number) => ["Zoe", undefined, "Ada", "Bo", "Ugo", "Vi", "Wu"][index],
  leftOf: (index: number) => [0, 0, 1, 5][index] ?? 0,
  checksOf: (index: number) => [0, 9, 0, 0, 0, 2, 8][index],
  gravityOf: (index: number) => (["fine", "fine", "fine", "fine", "fine", "mend", "look"] as const)[index],
  withheldOf: (index: number) => (index === 4 ? "No name was found" : undefined),
};

describe("the order of a batch", () => {
  it.each<[Order, number[]]>([
    ["sent", [0, 1, 2, 3, 4, 5, 6]],
    ["match", [2, 3, 0, 1, 4, 5, 6]],
    ["name", [2, 3, 1, 4, 5, 6, 0]],
    ["status", [1, 5, 2, 4, 6, 0, 3]],
    ["left", [3, 2, 0, 1, 4, 5, 6]],
  ])("%s: %j", (order, want) => {
    expect(inOrder(files.toReversed(), order, facts).map(({ index }) => index)).toEqual(want);
  });
});
