import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { HeldPanel } from "./held-panel";

describe("A5 B1 D-101: why nothing is charged yet", () => {
  const show = (cost: string, doubt: string, isWithheld = false) =>
    render(
      <HeldPanel
        name="Robin Moss"
        cost={cost}
        doubt={doubt}
        isWithheld={isWithheld}
        isDeciding={false}
        onDecide={() => {}}
      />,
    );

  it("says what the length costs", () => {
    show("1 page left out 6 points.", "");
    expect(screen.getByText("Robin Moss: 1 page left out 6 points.")).toBeTruthy();
  });

  it("says what makes the reading doubtful", () => {
    show("", "No name was found.");
    expect(screen.getByText("Robin Moss: No name was found.")).toBeTruthy();
    expect(screen.getByText(/mend what is wrong in Fix reading/)).toBeTruthy();
  });

  it("doubts nothing that only waited for its length", () => {
    show("", "");
    expect(screen.queryByText(/Fix reading/)).toBeNull();
    expect(screen.getByText(/Nothing of Robin Moss is in doubt/)).toBeTruthy();
  });

  it("takes no credit for what cannot be downloaded yet", () => {
    show("", "No name was found.", true);
    expect(screen.getByRole("button", { name: "Accept, 1 credit" })).toHaveProperty("disabled", true);
    expect(screen.getByRole("button", { name: "Refuse, no charge" })).toHaveProperty("disabled", false);
    expect(screen.getByText(/Give its name first/)).toBeTruthy();
  });

  it("asks before it erases what is refused", async () => {
    const decided = vi.fn();
    render(
      <HeldPanel
        name="Robin Moss"
        cost=""
        doubt=""
        isWithheld={false}
        isDeciding={false}
        onDecide={decided}
      />,
    );
    const refuse = () => userEvent.click(screen.getByRole("button", { name: "Refuse, no charge" }));
    await refuse();
    const question = await screen.findByRole("alertdialog", { name: "Refuse the CV of Robin Moss?" });
    await userEvent.click(within(question).getByRole("button", { name: "Keep it" }));
    expect(decided).not.toHaveBeenCalled();
    await refuse();
    await userEvent.click(await screen.findByRole("button", { name: "Refuse and erase" }));
    expect(decided).toHaveBeenCalledWith(false);
  });
});
