import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { cx } from "@/lib/cx";

/** Scrolled to, it leaves its label below the header, which stays. */
export const inputStyle =
  "w-full min-h-11 scroll-mt-10 rounded-md border border-edge bg-surface px-3 py-2 text-ink placeholder:text-ink-soft aria-invalid:border-danger [&:is(input:not([type=file])):read-only]:bg-sunken [&:is(input:not([type=file])):read-only]:text-ink-soft disabled:opacity-60 transition-colors duration-150 hover:border-ink-soft";

type FieldProps = Omit<ComponentProps<"input">, "id"> & {
  label: string;
  error?: string;
  hint?: ReactNode;
  /** Something beside the label, such as a link. */
  aside?: ReactNode;
  /** What a password manager may make up (the WHATWG's proposal; Safari and most managers heed it). */
  passwordrules?: string;
};

/** A labelled input; the error is announced and tied to the input. */
export function Field({ label, error, hint, aside, className, ...input }: FieldProps) {
  const id = useId();
  return (
    <div className={cx("grid gap-1.5", className)}>
      <FieldLabel id={id} label={label} required={input.required} aside={aside} />
      <input id={id} className={inputStyle} {...describedBy(id, error, hint)} {...input} />
      <FieldFoot id={id} error={error} hint={hint} />
    </div>
  );
}

/** A password field with a show/hide toggle. */
export function PasswordField({ label, error, hint, aside, className, ...input }: FieldProps) {
  const id = useId();
  const [shown, setShown] = useState(false);
  return (
    <div className={cx("grid gap-1.5", className)}>
      <FieldLabel id={id} label={label} required={input.required} aside={aside} />
      <div className="relative">
        <input
          id={id}
          type={shown ? "text" : "password"}
          className={cx(inputStyle, "pr-12")}
          {...describedBy(id, error, hint)}
          {...input}
        />
        <button
          type="button"
          aria-pressed={shown}
          aria-label={`${shown ? "Hide" : "Show"} ${label.toLowerCase()}`}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0.5 right-0.5 grid w-11 place-items-center rounded-md text-ink-soft hover:text-ink"
        >
          {shown ? <EyeOff aria-hidden className="size-4.5" /> : <Eye aria-hidden className="size-4.5" />}
        </button>
      </div>
      <FieldFoot id={id} error={error} hint={hint} />
    </div>
  );
}

type TextAreaProps = Omit<ComponentProps<"textarea">, "id"> & {
  label: string;
  error?: string;
  hint?: ReactNode;
};

export function TextArea({ label, error, hint, className, ...input }: TextAreaProps) {
  const id = useId();
  return (
    <div className={cx("grid gap-1.5", className)}>
      <FieldLabel id={id} label={label} required={input.required} />
      <textarea
        id={id}
        className={cx(inputStyle, "min-h-32 resize-y")}
        {...describedBy(id, error, hint)}
        {...input}
      />
      <FieldFoot id={id} error={error} hint={hint} />
    </div>
  );
}

type SelectFieldProps = Omit<ComponentProps<"select">, "id"> & {
  label: string;
  options: readonly (readonly [value: string, text: string])[];
  error?: string;
};

export function SelectField({ label, options, error, className, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={cx("grid gap-1.5", className)}>
      <FieldLabel id={id} label={label} required={select.required} />
      <select id={id} className={inputStyle} {...describedBy(id, error)} {...select}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <FieldFoot id={id} error={error} />
    </div>
  );
}

function describedBy(id: string, error?: string, hint?: ReactNode) {
  return {
    "aria-invalid": error ? true : undefined,
    "aria-describedby": [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined,
  };
}

function FieldLabel({
  id,
  label,
  aside,
  required,
}: {
  id: string;
  label: string;
  aside?: ReactNode;
  required?: boolean;
}) {
  return (
    <div className="flex items-baseline justify-between gap-3">
      <label htmlFor={id} className="font-semibold text-[0.9375rem]">
        {label}
        {required && (
          <span aria-hidden className="text-danger">
            {" *"}
          </span>
        )}
      </label>
      {aside && <span className="text-sm">{aside}</span>}
    </div>
  );
}

/** The hint stays beside the error: it may hold the rule that the error leaves out. */
function FieldFoot({ id, error, hint }: { id: string; error?: string; hint?: ReactNode }) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} role="alert" className="text-danger text-sm">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-ink-soft text-sm">
          {hint}
        </p>
      )}
    </>
  );
}
