import { type ComponentProps, useId } from "react";
import { cx } from "@/lib/cx";

type CheckFieldProps = Omit<ComponentProps<"input">, "id" | "type"> & { label: string; hint: string };

/** A box to tick, with what it means below its name. */
export function CheckField({ label, hint, className, ...input }: CheckFieldProps) {
  const id = useId();
  return (
    <div className={cx("flex items-start gap-3", className)}>
      <input
        id={id}
        type="checkbox"
        aria-describedby={`${id}-hint`}
        className="mt-0.5 size-6 shrink-0 accent-primary"
        {...input}
      />
      <div className="grid gap-0.5">
        <label htmlFor={id} className="tap font-semibold text-[0.9375rem]">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-ink-soft text-sm">
          {hint}
        </p>
      </div>
    </div>
  );
}
