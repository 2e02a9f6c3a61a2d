import { type RefObject, useEffect, useRef } from "react";

/**
 * Where the focus goes when the button that had it goes with what it did, or rests while that is done: to the one that
 * stands in its place then, to the last one, or to what holds them all. The buttons bear `data-acts`, and tell of
 * their press with what this returns.
 */
export function useNextFocus(box: RefObject<HTMLElement | null>) {
  const pressed = useRef<{ button: HTMLElement; at: number; around: HTMLElement | null } | null>(null);
  const buttonsOf = () => [...(box.current?.querySelectorAll<HTMLElement>("[data-acts]") ?? [])];
  useEffect(() => {
    const last = pressed.current;
    const { activeElement } = document;
    // over the page a dialog asks for something first, as when the session has ended
    if (!last || activeElement === last.button || activeElement?.closest("[role$=dialog]")) return;
    const isThere = last.button.isConnected && !last.button.matches(":disabled");
    const isLost = !activeElement || activeElement.contains(box.current ?? last.around);
    if (isThere || !isLost) {
      pressed.current = null; // whoever pressed it has gone on to something else
      return;
    }
    const buttons = buttonsOf();
    const next = buttons[Math.min(last.at, buttons.length - 1)] ?? last.around;
    next?.focus({ preventScroll: true });
    if (document.activeElement === next) pressed.current = null;
  });
  return (button: HTMLElement) => {
    const around = box.current?.parentElement?.closest<HTMLElement>("[tabindex='-1']") ?? null;
    pressed.current = { button, at: buttonsOf().indexOf(button), around };
  };
}
