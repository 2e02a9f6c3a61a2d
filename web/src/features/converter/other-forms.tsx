import { useMutation } from "@tanstack/react-query";
import { Fragment } from "react";
import { type Form, forms } from "@/lib/conversion";

type OtherFormsProps = {
  disabled: boolean;
  /** saves the converted CV in that form */
  onSave: (form: Form) => Promise<void>;
};

/** What the result can be had as beside Word and PDF. */
export function OtherForms({ disabled, onSave }: OtherFormsProps) {
  const saving = useMutation({ mutationFn: onSave });
  return (
    <p className="no-print text-[0.9375rem] text-ink-soft">
      {"Also as "}
      {forms.map(([form, name], index) => (
        <Fragment key={form}>
          {index > 0 && (index === forms.length - 1 ? " or " : ", ")}
          <button
            type="button"
            aria-label={`Download as ${name}`}
            disabled={disabled || saving.isPending}
            onClick={() => saving.mutate(form)}
            className="text-link inline-flex items-center pointer-coarse:min-h-11 disabled:opacity-60"
          >
            {name}
          </button>
        </Fragment>
      ))}
    </p>
  );
}
