import { Minus, Plus } from "lucide-react";
import { useId, useState } from "react";

type StepperProps = {
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
};

/** A whole number with buttons. Typing anything outside min..max is ignored: the value stays (CV-4). */
export function Stepper({ label, value, min, max, onChange }: StepperProps) {
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const type = (text: string) => {
    const typed = Number(text);
    const valid = /^\d+$/.test(text) && typed >= min && typed <= max;
    if (valid) onChange(typed);
    setDraft(valid || text !== "" ? null : "");
  };
  const button =
    "grid size-10 pointer-coarse:size-11 place-items-center text-ink-soft hover:text-primary disabled:opacity-40";
  return (
    <div className="flex items-center justify-between gap-4">
      <label htmlFor={id} className="text-[0.9375rem]">
        {label} <span className="text-ink-soft text-sm">{`${min} to ${max}`}</span>
      </label>
      <div className="flex rounded-md border border-edge bg-surface">
        <button
          type="button"
          aria-label={`Fewer: ${label}`}
          disabled={value <= min}
          onClick={() => onChange(value - 1)}
          className={button}
        >
          <Minus aria-hidden className="size-4" />
        </button>
        <input
          id={id}
          inputMode="numeric"
          role="spinbutton"
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          autoComplete="off"
          value={draft ?? String(value)}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setDraft(null)}
          onKeyDown={(event) => {
            if (event.key === "ArrowUp" && value < max) onChange(value + 1);
            if (event.key === "ArrowDown" && value > min) onChange(value - 1);
          }}
          className="w-10 bg-transparent text-center font-mono"
        />
        <button
          type="button"
          aria-label={`More: ${label}`}
          disabled={value >= max}
          onClick={() => onChange(value + 1)}
          className={button}
        >
          <Plus aria-hidden className="size-4" />
        </button>
      </div>
    </div>
  );
}
