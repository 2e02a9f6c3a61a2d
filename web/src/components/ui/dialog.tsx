import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { cx } from "@/lib/cx";

type DialogProps = {
  open: boolean;
  /** without it the dialog asks for one of its own buttons: neither Esc nor a press beside it closes it */
  onClose?: () => void;
  title: string;
  description?: ReactNode;
  children: ReactNode;
  /** Buttons at the foot; they stay in view while the body scrolls. */
  footer?: ReactNode;
  /** "drawer" comes in from the right, "alert" interrupts (role alertdialog). */
  kind?: "dialog" | "drawer" | "alert";
};

const firstField = "form input:not([readonly]), textarea";

/** A modal with a trapped focus, Esc and a close button. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  children,
  footer,
  kind = "dialog",
}: DialogProps) {
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose?.()}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-[oklch(0.165_0.022_215/0.55)] transition-opacity duration-150 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0" />
        <Base.Popup
          ref={popup}
          // A form begins at its first field; under a finger that would bring up the keyboard over it.
          initialFocus={(how) =>
            (how !== "touch" && popup.current?.querySelector<HTMLElement>(firstField)) || true
          }
          role={kind === "alert" ? "alertdialog" : "dialog"}
          className={cx(
            "fixed z-50 flex flex-col short:overflow-y-auto bg-surface text-ink transition-[opacity,translate] duration-[260ms] ease-[cubic-bezier(.2,0,0,1)] data-[ending-style]:opacity-0 data-[starting-style]:opacity-0",
            kind === "drawer"
              ? "inset-y-0 right-0 w-full max-w-[27rem] border-line border-l data-[ending-style]:translate-x-8 data-[starting-style]:translate-x-8"
              : "top-1/2 left-1/2 max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-lg -translate-x-1/2 -translate-y-1/2 rounded-lg border border-line shadow-paper",
          )}
        >
          <div
            className={cx(
              "flex justify-between gap-4 border-line border-b px-5 py-4",
              description ? "items-start" : "items-center",
            )}
          >
            <div>
              <Base.Title className="py-1 text-xl">{title}</Base.Title>
              {description && (
                <Base.Description className="text-[0.9375rem] text-ink-soft">{description}</Base.Description>
              )}
            </div>
            {onClose && (
              <Base.Close
                aria-label="Close"
                className="-mr-2 grid size-11 shrink-0 place-items-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink"
              >
                <X aria-hidden className="size-5" />
              </Base.Close>
            )}
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto px-5 py-5 short:flex-none short:overflow-visible">
            {children}
          </div>
          {footer && (
            <div className="flex flex-wrap justify-end gap-3 border-line border-t px-5 py-4">{footer}</div>
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
