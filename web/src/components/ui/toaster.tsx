import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { dismissToast, pauseToast, resumeToast, type Toast, useToasts } from "@/lib/toasts";

const looks = {
  success: { icon: CircleCheck, edge: "border-l-ok", color: "text-ok" },
  error: { icon: CircleAlert, edge: "border-l-danger", color: "text-danger" },
  info: { icon: Info, edge: "border-l-primary", color: "text-primary" },
};

/**
 * Below the header, centred: away from the drawer's Save and the chat's Send. The two live regions are
 * always there, so that screen readers notice what comes into them (D-88).
 */
export function Toaster() {
  const toasts = useToasts();
  return (
    <div className="pointer-events-none fixed inset-x-4 top-19 z-60 grid justify-items-center gap-2">
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
