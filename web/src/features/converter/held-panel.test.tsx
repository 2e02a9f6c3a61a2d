import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { HeldPanel } from "./held-panel";

describe("A5 B1 D-101: why nothing is charged yet", () => {
  const show = (cost: string, isDoubtful: boolean) =>
    render(
      <HeldPanel
        name="Robin Moss"
        cost={cost}
        isDoubtful={isDoubtful}
        isDeciding={false}
        onDecide={() => {}}
      />,
    );

  it("says what the length costs", () => {
    show("1 page left out 6 points.", false);
    expect(screen.getByText("Robin Moss: 1 page left out 6 points.")).toBeTruthy();
  });

  it("calls a scan what is one", () => {
    show("", true);
    expect(screen.getByText(/Robin Moss is a scan/)).toBeTruthy();
  });

  it("calls nothing a scan that only waited for its length", () => {
    show("", false);
    expect(screen.queryByText(/scan/)).toBeNull();
    expect(screen.getByText(/is put back/)).toBeTruthy();
  });
});
