import { useId } from "react";
import { cx } from "@/lib/cx";

type SegmentedProps<T extends string> = {
  legend: string;
  options: readonly (readonly [value: T, label: string])[];
  value: T;
  onChange: (value: T) => void;
  hint?: string;
  /** beside others that show no name */
  isBare?: boolean;
};

/** One choice of a few, as radio buttons that look like one control. */
export function Segmented<T extends string>({
  legend,
  options,
  value,
  onChange,
  hint,
  isBare,
}: SegmentedProps<T>) {
  const id = useId();
  return (
    <fieldset className="grid content-start gap-1.5" aria-describedby={hint ? `${id}-hint` : undefined}>
      <legend className={isBare ? "sr-only" : "mb-1.5 font-semibold text-[0.9375rem]"}>{legend}</legend>
      <div
        className={cx(
          "grid grid-flow-col rounded-md border border-edge bg-surface p-0.5",
          isBare ? "auto-cols-max" : "auto-cols-fr",
        )}
      >
        {options.map(([key, label]) => (
          <label
            key={key}
            className={cx(
              isBare ? "px-3" : "px-2",
              "grid min-h-10 pointer-coarse:min-h-11 cursor-pointer place-items-center rounded-sm text-center text-[0.9375rem] transition-colors duration-150 hover:bg-sunken has-checked:bg-primary has-checked:font-semibold has-checked:text-on-primary has-focus-visible:outline-2 has-focus-visible:outline-primary has-focus-visible:outline-offset-2",
            )}
          >
            <input
              type="radio"
              name={id}
              value={key}
              checked={value === key}
              onChange={() => onChange(key)}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-ink-soft text-sm">
          {hint}
        </p>
      )}
    </fieldset>
  );
}
