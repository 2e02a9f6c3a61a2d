import { expect, it } from "vitest";
import { cvIndex } from "./cv-index";

it.each([
  [null, []],
  ["", []],
  ["0", [{ index: 0, withheld: false }]],
  [
    "0;withheld, 2",
    [
      { index: 0, withheld: true },
      { index: 2, withheld: false },
    ],
  ],
  [
    "1, 10 ; withheld",
    [
      { index: 1, withheld: false },
      { index: 10, withheld: true },
    ],
  ],
  ["one, -1, 3;held", [{ index: 3, withheld: false }]],
])("the CVs of %j", (header, want) => {
  expect(cvIndex(header)).toEqual(want);
});
