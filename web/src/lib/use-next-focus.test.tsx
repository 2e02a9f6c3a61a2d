import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useRef, useState } from "react";
import { describe, expect, it } from "vitest";
import { useNextFocus } from "./use-next-focus";

let wake = () => {};
let wakeAgain = () => {};

/** Buttons that go when they are pressed; with `rests` all are disabled from then on until `wake`. */
function List({ names, rests = false }: { names: string[]; rests?: boolean }) {
  const [left, setLeft] = useState(names);
  const [isResting, setResting] = useState(false);
  const box = useRef<HTMLElement>(null);
  const goOn = useNextFocus(box);
  wake = () => setResting(false);
  const [, redraw] = useState(0);
  wakeAgain = () => redraw((times) => times + 1);
  return (
    <div tabIndex={-1} data-testid="around">
      <input aria-label="elsewhere" />
      {left.length > 0 && (
        <section ref={box}>
          {left.map((name) => (
            <button
              key={name}
              type="button"
              data-acts
              disabled={isResting}
              onClick={({ currentTarget }) => {
                goOn(currentTarget);
                setResting(rests);
                setLeft(left.filter((other) => other !== name));
              }}
            >
              {name}
            </button>
          ))}
        </section>
      )}
    </div>
  );
}

describe("D: the focus after Put back and Take back", () => {
  const button = (name: string) => screen.getByRole("button", { name });

  it("goes to what follows, then to the last one, then to what holds them", async () => {
    render(<List names={["a", "b", "c"]} />);
    await userEvent.click(button("b"));
    expect(button("c")).toHaveFocus();
    await userEvent.click(button("c"));
    expect(button("a")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(screen.getByTestId("around")).toHaveFocus();
  });

  it("waits for what rests", async () => {
    render(<List names={["a", "b"]} rests />);
    await userEvent.click(button("a"));
    expect(button("b")).toBeDisabled();
    expect(button("b")).not.toHaveFocus();
    act(wake);
    expect(button("b")).toHaveFocus();
  });

  it("comes back after a dialog that asked for something first", async () => {
    render(<List names={["a", "b"]} rests />);
    await userEvent.click(button("a"));
    const dialog = document.createElement("div");
    dialog.role = "alertdialog";
    dialog.innerHTML = "<input>";
    document.body.append(dialog);
    act(() => dialog.querySelector("input")?.focus());
    act(wake);
    expect(button("b")).not.toHaveFocus();
    dialog.remove();
    act(wakeAgain);
    expect(button("b")).toHaveFocus();
  });

  it("stays with whoever has gone on to something else", async () => {
    render(<List names={["a", "b"]} />);
    await userEvent.click(button("a"));
    await userEvent.click(screen.getByLabelText("elsewhere"));
    expect(screen.getByLabelText("elsewhere")).toHaveFocus();
  });
});
