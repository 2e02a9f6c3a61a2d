import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { useLayoutEffect, useRef, useState } from "react";
import { dismissToast, pauseToast, resumeToast, type Toast, useToasts } from "@/lib/toasts";

const looks = {
  success: { icon: CircleCheck, edge: "border-l-ok", color: "text-ok" },
  error: { icon: CircleAlert, edge: "border-l-danger", color: "text-danger" },
  info: { icon: Info, edge: "border-l-primary", color: "text-primary" },
};

/** Below the header. */
const usual = 76;
const step = 8;
/** Narrower than this it stands over the whole width. */
const narrow = 640;

/** The first place from there down where nothing lies under the toasts, else nothing that can be pressed; else the usual one. */
function freeTop(stack: HTMLElement): number {
  const { height } = stack.getBoundingClientRect();
  const boxes = [...stack.querySelectorAll("[data-toast]")].map((toast) => toast.getBoundingClientRect());
  const left = Math.min(...boxes.map((box) => box.left));
  const right = Math.max(...boxes.map((box) => box.right));
  const scene = [...document.querySelectorAll("[role=dialog], [role=alertdialog]")].at(-1) ?? document;
  const boxesOf = (what: string) =>
    [...scene.querySelectorAll(what)]
      .filter((one) => !stack.contains(one))
      .map((one) => one.getBoundingClientRect())
      .filter((box) => box.width > 0 && box.height > 0 && box.right > left && box.left < right);
  const free = (taken: DOMRect[]) => {
    for (let top = usual; top + height < window.innerHeight - step; top += step) {
      if (taken.every((box) => box.bottom <= top || box.top >= top + height)) return top;
    }
    return undefined;
  };
  // On a narrow screen a toast is as wide as the page, and in a dialog it may be about what it stands over: there it
  // hides nothing that is to be read either, unless there is no gap. Elsewhere it leaves the headings to be read.
  const controls = "a, button, input, select, textarea, summary";
  const read = window.innerWidth < narrow || scene !== document ? "h1, h2, h3, p, li, label" : "h1, h2";
  const wholly = free(boxesOf(`${controls}, ${read}`));
  return wholly ?? free(boxesOf(controls)) ?? usual;
}

/**
 * Below the header, centred: away from the drawer's Save and the chat's Send, and where it covers no button. The two live regions are
 * always there, so that screen readers notice what comes into them (D-88).
 */
export function Toaster() {
  const toasts = useToasts();
  const stack = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(usual);
  // Before it is painted, and when a dialog opens beneath it.
  useLayoutEffect(() => {
    if (toasts.length === 0) return;
    const place = () => stack.current && setTop(freeTop(stack.current));
    place();
    let frame = 0;
    // Also when another page comes below it: what is led to after signing in may have its links where none were.
    const dialogs = new MutationObserver((records) => {
      if (frame || records.every(({ target }) => stack.current?.contains(target))) return;
      frame = requestAnimationFrame(() => {
        frame = 0;
        place();
      });
    });
    dialogs.observe(document.body, { childList: true, subtree: true });
    return () => {
      cancelAnimationFrame(frame);
      dialogs.disconnect();
    };
  }, [toasts]);
  return (
    <div
      ref={stack}
      style={{ top }}
      className="pointer-events-none fixed inset-x-4 z-60 grid justify-items-center gap-2"
    >
      <div role="alert" aria-live="assertive" className="grid justify-items-center gap-2">
        {toasts
          .filter((toast) => toast.kind === "error")
          .map((toast) => (
            <Item key={toast.text} toast={toast} />
          ))}
      </div>
      <div role="status" aria-live="polite" className="grid justify-items-center gap-2">
        {toasts
          .filter((toast) => toast.kind !== "error")
          .map((toast) => (
            <Item key={toast.text} toast={toast} />
          ))}
      </div>
    </div>
  );
}

function Item({ toast }: { toast: Toast }) {
  const { icon: Icon, edge, color } = looks[toast.kind];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus only hold the clock
    <div
      data-toast={toast.kind}
      onPointerEnter={() => pauseToast(toast)}
      onPointerLeave={() => resumeToast(toast)}
      onFocus={() => pauseToast(toast)}
      onBlur={() => resumeToast(toast)}
      className={`appear pointer-events-auto flex w-fit max-w-lg items-start gap-3 rounded-lg border border-line border-l-4 bg-surface py-2.5 pr-2 pl-4 text-[0.9375rem] text-ink shadow-paper ${edge}`}
    >
      <Icon aria-hidden className={`mt-1 size-5 shrink-0 ${color}`} />
      <p className="py-0.5">{toast.text}</p>
      <button
        type="button"
        aria-label="Dismiss"
        onClick={() => dismissToast(toast.text)}
        className="pointer-coarse:-my-2 grid size-7 pointer-coarse:size-11 shrink-0 place-items-center rounded-md text-ink-soft hover:bg-sunken"
      >
        <X aria-hidden className="size-4" />
      </button>
    </div>
  );
}
