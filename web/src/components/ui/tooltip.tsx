import { Tooltip as Base } from "@base-ui/react/tooltip";
import type { ReactElement } from "react";

/** Shown on hover and focus, and to a finger that holds it (lib/held-titles); also the accessible description of the trigger. */
export function Tooltip({
  text,
  isAlone = false,
  side = "top",
  children,
}: {
  text: string;
  /** the trigger does nothing but explain: a touch is enough */
  isAlone?: boolean;
  /** where the bubble opens, if there is room */
  side?: "top" | "bottom";
  children: ReactElement<Record<string, unknown>>;
}) {
  return (
    <Base.Provider delay={150}>
      <Base.Root>
        <Base.Trigger data-hint={text} {...(isAlone && { "data-tap": "" })} render={children} />
        <Base.Portal>
          <Base.Positioner side={side} sideOffset={8} className="z-50">
            <Base.Popup
              role="tooltip"
              className="max-w-64 rounded-md bg-band px-3 py-1.5 text-on-band text-sm transition-opacity duration-150 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0"
            >
              {text}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </Base.Provider>
  );
}
