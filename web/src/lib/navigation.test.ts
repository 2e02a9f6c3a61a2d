import { expect, it } from "vitest";
import { safeReturnPath } from "./navigation";

it.each([
  ["/Application", "/Application"],
  ["/pricing?status=cancelled", "/pricing?status=cancelled"],
  ["//evil.example", "/Home"],
  ["/\\evil.example", "/Home"],
  ["\\\\evil.example", "/Home"],
  ["https://evil.example", "/Home"],
  ["https:evil.example", "/Home"],
  ["javascript:alert(1)", "/Home"],
  ["/login", "/Home"],
  ["/LOGIN/?from=/x", "/Home"],
  ["", "/Home"],
  [undefined, "/Home"],
  [42, "/Home"],
])("D-14 the page to return to from %j is %s", (from, to) => {
  expect(safeReturnPath(from, "/Home")).toBe(to);
});
