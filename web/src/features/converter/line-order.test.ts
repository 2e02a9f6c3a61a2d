import { expect, it } from "vitest";
import { inOrder, isTurning, type LineOrder, namesOfOrders, orderOf } from "./line-order";
import { type Mark, mergeMarks } from "./marks";

const order = (number: number, rows: number): LineOrder => ({
  order: number,
  rows,
  chosen: false,
  sample: [],
});
const out = (line: number): Mark => ({ as: "out", line });

it.each<[string, number[], string[]]>([
  ["columns", [2, 9], ["As it was read", "Each row across the page"]],
  ["read across", [9, 2], ["As it was read", "Each column by itself"]],
  ["between", [5, 9, 2], ["As it was read", "Each row across the page", "Each column by itself"]],
  [
    "several between",
    [2, 9, 5, 6],
    ["As it was read", "Each row across the page", "Partly across (1)", "Partly across (2)"],
  ],
])("orders are called by what they read across: %s", (_, rows, names) => {
  expect([...namesOfOrders(rows.map((count, at) => order(at + 1, count))).values()]).toEqual(names);
});

it("tells the order that lines are in, and marks of lines before it", () => {
  expect(orderOf([out(1)])).toBe(1);
  expect(orderOf([inOrder(2), out(1)])).toBe(2);
  expect(isTurning([inOrder(2), out(1)])).toBe(false);
  expect(isTurning([out(1), inOrder(2)])).toBe(true);
});

it.each<[string, Mark[], Mark[], Mark[], Mark[]]>([
  [
    "the other window turned the lines",
    [out(1)],
    [out(1), out(2)],
    [inOrder(2), out(5)],
    [inOrder(1), out(2), inOrder(2), out(5)],
  ],
  [
    "this one did",
    [out(1)],
    [out(1), inOrder(2)],
    [out(1), out(3)],
    [inOrder(1), out(1), out(3), inOrder(2)],
  ],
  [
    "this one undid it",
    [inOrder(2), out(5)],
    [out(1)],
    [inOrder(2), out(5), out(6)],
    [inOrder(2), out(6), inOrder(1), out(1)],
  ],
  ["nobody did", [inOrder(2)], [inOrder(2), out(4)], [inOrder(2), out(5)], [inOrder(2), out(5), out(4)]],
])("marks of two windows keep their numbers: %s", (_, base, mine, theirs, merged) => {
  expect(mergeMarks(base, mine, theirs)).toEqual(merged);
});
