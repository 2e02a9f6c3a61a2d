import { act, renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { useTab } from "./use-tab";

it("a reload keeps the tab of the result, opening it anew or another one does not", () => {
  const first = renderHook(() => useTab("t1"));
  expect(first.result.current[0]).toBe("document");
  act(() => first.result.current[1]("original"));
  const kept = sessionStorage.getItem("result-tab") ?? "";
  const again = renderHook(() => useTab("t1")); // as after a reload: nothing was taken down before
  expect(again.result.current[0]).toBe("original");
  first.unmount();
  again.unmount();
  expect(renderHook(() => useTab("t1")).result.current[0]).toBe("document");
  sessionStorage.setItem("result-tab", kept);
  expect(renderHook(() => useTab("t2")).result.current[0]).toBe("document");
});
