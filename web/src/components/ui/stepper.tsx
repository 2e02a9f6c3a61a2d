import { Minus, Plus } from "lucide-react";
import { useId, useRef, useState } from "react";

type StepperProps = {
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  /** What value 0 stands for, and where the buttons begin from it; without it 0 is no value. */
  auto?: { text: string; from: number };
};

/**
 * A whole number with buttons. Typing anything outside min..max is ignored: the value stays, and it is said that it
 * does (CV-4). Where there is an `auto`, emptying the field gives it back.
 */
export function Stepper({ label, value, min, max, onChange, auto }: StepperProps) {
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  /** what was typed last and is no value */
  const [refused, setRefused] = useState("");
  const isAuto = auto !== undefined && value === 0;
  const now = isAuto ? auto.from : value;
  /** what is being typed, and the value from before it */
  const entry = useRef({ text: "", before: value });
  const type = (text: string) => {
    const isMore = entry.current.text !== "" && text.startsWith(entry.current.text);
    entry.current = { text, before: isMore ? entry.current.before : value };
    const typed = Number(text);
    const valid = /^\d+$/.test(text) && typed >= min && typed <= max;
    setRefused(valid ? "" : text);
    if (valid) onChange(typed);
    else if (text !== "") {
      onChange(entry.current.before); // of "11" the first digit was a value
      entry.current.text = "";
    }
    setDraft(valid || text !== "" ? null : "");
  };
  const button =
    "grid size-10 pointer-coarse:size-11 place-items-center text-ink-soft hover:text-primary disabled:opacity-40";
  const step = (to: number) => {
    setRefused("");
    onChange(to);
  };
  return (
    <div className="grid gap-1">
      <div className="flex items-center justify-between gap-4">
        <label htmlFor={id} className="text-[0.9375rem]">
          {label} <span className="text-ink-soft text-sm">{`${min} to ${max}`}</span>
        </label>
        <div className="flex rounded-md border border-edge bg-surface">
          <button
            type="button"
            aria-label={`Fewer: ${label}`}
            disabled={now <= min}
            onClick={() => step(now - 1)}
            className={button}
          >
            <Minus aria-hidden className="size-4" />
          </button>
          <input
            id={id}
            inputMode="numeric"
            role="spinbutton"
            aria-valuenow={now}
            aria-valuetext={isAuto ? auto.text : undefined}
            placeholder={isAuto ? auto.text : undefined}
            aria-valuemin={min}
            aria-valuemax={max}
            aria-describedby={`${id}-refused`}
            autoComplete="off"
            value={draft ?? (isAuto ? "" : String(value))}
            onChange={(event) => type(event.target.value)}
            onBlur={() => {
              if (draft === "" && auto) onChange(0);
              setDraft(null);
              entry.current.text = "";
            }}
            onKeyDown={(event) => {
              if (event.key.startsWith("Arrow")) entry.current.text = "";
              if (event.key === "ArrowUp" && now < max) step(now + 1);
              if (event.key === "ArrowDown" && now > min) step(now - 1);
            }}
            className="w-10 bg-transparent text-center font-mono"
          />
          <button
            type="button"
            aria-label={`More: ${label}`}
            disabled={!isAuto && now >= max}
            onClick={() => step(Math.min(max, now + 1))}
            className={button}
          >
            <Plus aria-hidden className="size-4" />
          </button>
        </div>
      </div>
      <p id={`${id}-refused`} role="status" className="text-right text-danger text-sm empty:hidden">
        {refused && `${shown(refused)} is not from ${min} to ${max}: ${isAuto ? auto.text : value} stays.`}
      </p>
    </div>
  );
}

const shown = (typed: string): string => (typed.length > 12 ? `${typed.slice(0, 12)}…` : typed);
