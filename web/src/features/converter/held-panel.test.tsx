import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { HeldPanel } from "./held-panel";

describe("A5 B1 D-101: why nothing is charged yet", () => {
  const show = (cost: string, isDoubtful: boolean, isWithheld = false) =>
    render(
      <HeldPanel
        name="Robin Moss"
        cost={cost}
        isDoubtful={isDoubtful}
        isWithheld={isWithheld}
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

  it("takes no credit for what cannot be downloaded yet", () => {
    show("", true, true);
    expect(screen.getByRole("button", { name: "Accept, 1 credit" })).toHaveProperty("disabled", true);
    expect(screen.getByRole("button", { name: "Refuse, no charge" })).toHaveProperty("disabled", false);
    expect(screen.getByText(/Give its name first/)).toBeTruthy();
  });
});
