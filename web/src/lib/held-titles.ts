import { timings } from "./timings";
import { toast } from "./toasts";

/** A finger that goes further is scrolling. */
const still = 10;

/** So long a text is shown that is read letter by letter, in milliseconds each. */
const perLetter = 50;

const tell = (text: string) => toast.info(text, timings.toast + perLetter * text.length);

/**
 * What a mouse reads by resting on a button, a finger reads by holding it: the button itself is not pressed then. A button that is there
 * for its hint alone (data-tap) tells it at a touch. Gives back what ends it.
 */
export function readHeldTitles(root: Document): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let [x, y] = [0, 0];
  let isHeld = false;
  let isTouch = false;
  const stop = () => clearTimeout(timer);
  /** The touch is over: what comes now is another one, or of the keyboard. */
  const end = () => {
    stop();
    [isHeld, isTouch] = [false, false];
  };
  const textOf = (target: EventTarget | null): string => {
    const of = target instanceof Element ? target.closest<HTMLElement>("[title], [data-hint]") : null;
    return of?.closest("button, a, [role=button]") ? of.dataset.hint || of.title : "";
  };
  const onDown = (event: PointerEvent) => {
    stop();
    [isHeld, isTouch, x, y] = [false, event.pointerType !== "mouse", event.clientX, event.clientY];
    const text = isTouch ? textOf(event.target) : "";
    if (!text) return;
    timer = setTimeout(() => {
      isHeld = true;
      tell(text);
    }, timings.held);
  };
  const onMove = (event: PointerEvent) => {
    if (Math.hypot(event.clientX - x, event.clientY - y) > still) stop();
  };
  // A click of its own may follow, or none.
  const onUp = () => {
    stop();
    timer = setTimeout(end, timings.held);
  };
  const onClick = (event: MouseEvent) => {
    const hint = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-tap]") : null;
    if (isTouch && !isHeld && hint?.dataset.hint) tell(hint.dataset.hint);
    if (isHeld) {
      event.preventDefault();
      event.stopPropagation();
    }
    end();
  };
  const onMenu = (event: Event) => isTouch && textOf(event.target) && event.preventDefault();
  const signs: [string, (event: never) => void][] = [
    ["pointerdown", onDown],
    ["pointermove", onMove],
    ["pointerup", onUp],
    ["pointercancel", end],
    ["keydown", end],
    ["click", onClick],
    ["contextmenu", onMenu],
  ];
  for (const [name, act] of signs) root.addEventListener(name, act as EventListener, true);
  return () => {
    stop();
    for (const [name, act] of signs) root.removeEventListener(name, act as EventListener, true);
  };
}
