import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readHeldTitles } from "./held-titles";
import { timings } from "./timings";
import { dismissAllToasts, toast } from "./toasts";

let end: () => void;
let button: HTMLButtonElement;
const pressed = vi.fn();
let told = vi.spyOn(toast, "info");

beforeEach(() => {
  vi.useFakeTimers();
  end = readHeldTitles(document);
  button = document.createElement("button");
  button.title = "Move: only these lines";
  button.append(document.createElement("span"));
  button.addEventListener("click", pressed);
  document.body.append(button);
  pressed.mockClear();
  told = vi.spyOn(toast, "info");
});
afterEach(() => {
  end();
  button.remove();
  dismissAllToasts();
  vi.useRealTimers();
});

const send = (name: string, pointerType = "touch", clientY = 0) =>
  button.firstElementChild?.dispatchEvent(
    Object.assign(new MouseEvent(name, { bubbles: true, cancelable: true, clientY }), { pointerType }),
  );
const touch = (ms: number, kind = "touch", to = 0) => {
  send("pointerdown", kind);
  send("pointermove", kind, to);
  vi.advanceTimersByTime(ms);
  send("pointerup", kind);
  send("click", kind);
};

const hold = (ended: string) => {
  send("pointerdown");
  pass();
  send(ended);
};
const pass = () => vi.advanceTimersByTime(timings.held);

it.each([
  ["held, it tells and is not pressed", () => touch(timings.held), [1, 0]],
  ["the next touch presses it", () => [touch(timings.held), touch(10)], [1, 1]],
  ["a short touch presses it", () => touch(timings.held - 1), [0, 1]],
  ["a finger that scrolls reads nothing", () => touch(timings.held, "touch", 40), [0, 1]],
  ["the mouse has the tooltip", () => touch(timings.held, "mouse"), [0, 1]],
  [
    "held without a click, it takes no key's away",
    () => [hold("pointerup"), send("keydown"), send("click")],
    [1, 1],
  ],
  ["nor one of an aid that sends no key", () => [hold("pointerup"), pass(), send("click")], [1, 1]],
  [
    "a touch that the browser took over takes none away",
    () => [hold("pointercancel"), send("click")],
    [1, 1],
  ],
] as const)("A1 a button's explanation on a phone: %s", (_, act, [texts, clicks]) => {
  act();
  expect(told).toHaveBeenCalledTimes(texts);
  expect(pressed).toHaveBeenCalledTimes(clicks);
});

it("A1 what is there for its hint alone tells it at a touch", () => {
  button.removeAttribute("title");
  button.dataset.hint = "One credit for each CV";
  button.dataset.tap = "";
  touch(10);
  expect(told.mock.calls[0]?.[0]).toBe("One credit for each CV");
  told.mockClear();
  send("click");
  expect(told, "a key is no touch").not.toHaveBeenCalled();
});

it("A1 what does something at a touch tells its hint when it is held alone", () => {
  button.dataset.hint = "“You sail at night.”";
  touch(10);
  expect(told).not.toHaveBeenCalled();
  expect(pressed).toHaveBeenCalledOnce();
  touch(timings.held);
  expect(told.mock.calls[0]?.[0]).toBe("“You sail at night.”");
});
