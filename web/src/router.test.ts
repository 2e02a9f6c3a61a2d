import { expect, test } from "vitest";
import { pageGivesWay } from "./router";

const page = { pathname: "/About" };

test.each([
  ["another page", { fromLocation: page, pathChanged: true }, ["page"]],
  ["another tab or order of the same page", { fromLocation: page, pathChanged: false }, false],
  ["the first page of a visit", { fromLocation: undefined, pathChanged: true }, false],
])("%s", (_, change, want) => {
  expect(pageGivesWay(change)).toEqual(want);
});
