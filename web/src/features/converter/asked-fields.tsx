import { CheckField } from "@/components/ui/check-field";
import { Field, SelectField, TextArea } from "@/components/ui/field";
import {
  type Cv,
  type Given,
  missingFields,
  type Spec,
  type TemplateAsked,
  type Values,
  valuesOf,
} from "./given";

type AskedFieldsProps = {
  asked: TemplateAsked;
  given: Given;
  onChange: (given: Given) => void;
  /** the conversion was tried without some that it needs */
  isChecked: boolean;
  isBlind: boolean;
  /** in which it is printed */
  cvs: Cv[];
};

/** What the template asks for with each conversion: values that no CV holds. */
export function AskedFields({ asked, given, onChange, isChecked, isBlind, cvs }: AskedFieldsProps) {
  const isEach = given.isEach && cvs.length > 1;
  const one = cvs.length === 1 ? cvs[0] : undefined;
  const all = one ? valuesOf(given, one) : given.fields;
  const missing = isChecked && !isEach ? missingFields(asked, all) : [];
  const own = (cv: Cv, change: Values) => ({ ...given.each, [cv.key]: { ...given.each[cv.key], ...change } });
  /** what is needed is needed of those that have it not from here */
  const free = { ...asked, fields: asked.fields.map((spec) => ({ ...spec, required: false })) };
  return (
    <section
      aria-labelledby="asked-fields"
      className="grid gap-5 rounded-lg border border-line bg-surface p-4 sm:p-6"
    >
      <div className="grid gap-1">
        <h2 id="asked-fields" className="text-lg">{`For ${asked.template}`}</h2>
        <p className="text-[0.9375rem] text-ink-soft">
          Printed in the document beside what the CV says. It is for this conversion alone
          {cvs.some(({ before = {} }) => Object.keys(before).length > 0) &&
            "; what was given before stands here"}
          .
        </p>
        {cvs.length > 1 && (
          <p className="border-primary border-l-4 pl-3 text-[0.9375rem]">
            {isEach
              ? "What you give here is for all CVs but those that have their own below."
              : `The same is printed in all ${cvs.length} documents. What differs can be given for each CV here, and be changed in the result, at no charge.`}
          </p>
        )}
      </div>
      {asked.fields.length > 0 && (
        <FieldInputs
          asked={isEach ? free : asked}
          values={all}
          missing={missing}
          onChange={(change) =>
            onChange({
              ...given,
              ...(!(one && given.isEach) && { fields: { ...given.fields, ...change } }),
              ...(one && { each: own(one, change) }),
            })
          }
        />
      )}
      {asked.fields.length > 0 && cvs.length > 1 && (
        <CheckField
          label="Different from CV to CV"
          hint="Every CV is asked for its own; what stays empty is as above."
          checked={isEach}
          onChange={(event) => onChange({ ...given, isEach: event.target.checked })}
        />
      )}
      {isEach &&
        cvs.map((cv) => (
          <fieldset key={cv.key} className="border-line border-t pt-3">
            <legend className="float-left mb-3 w-full break-all font-semibold">{cv.name}</legend>
            <div className="clear-both">
              <FieldInputs
                asked={{
                  ...asked,
                  fields: asked.fields.map((spec) => ({
                    ...spec,
                    required: spec.required && !given.fields[spec.name]?.trim(),
                  })),
                }}
                values={given.each[cv.key] ?? {}}
                missing={isChecked ? missingFields(asked, valuesOf(given, cv)) : []}
                onChange={(change) => onChange({ ...given, each: own(cv, change) })}
              />
            </div>
          </fieldset>
        ))}
      {asked.photo && !isBlind && (
        <CheckField
          label="Room for a photograph"
          hint="A frame that you fill in Word."
          checked={given.photo}
          onChange={(event) => onChange({ ...given, photo: event.target.checked })}
        />
      )}
    </section>
  );
}

type FieldInputsProps = {
  asked: TemplateAsked;
  values: Values;
  /** those that are needed, and said to be */
  missing: Spec[];
  onChange: (change: Values) => void;
};

export function FieldInputs({ asked, values, missing, onChange }: FieldInputsProps) {
  return (
    <div className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-2">
      {asked.fields.map((spec) => (
        <AskedField
          key={spec.name}
          spec={spec}
          value={values[spec.name] ?? ""}
          onChange={(value) => onChange({ [spec.name]: value })}
          error={missing.some(({ name }) => name === spec.name) ? `${spec.label} is needed.` : undefined}
        />
      ))}
    </div>
  );
}

type AskedFieldProps = {
  spec: Spec;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
};

function AskedField({
  spec: { label, kind, required, choices = [] },
  value,
  onChange,
  error,
}: AskedFieldProps) {
  const common = {
    label,
    required,
    autoComplete: "off",
    value,
    ...(error && { error }),
  };
  switch (kind) {
    case "note":
      return (
        <TextArea
          {...common}
          className="sm:col-span-2"
          maxLength={1000}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case "choice":
      return (
        <SelectField
          {...common}
          options={[["", "Choose"], ...choices.map((choice) => [choice, choice] as const)]}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case "number":
      return (
        <Field
          {...common}
          inputMode="decimal"
          maxLength={30}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case "date":
      return <Field {...common} type="date" onChange={(event) => onChange(event.target.value)} />;
    default:
      return <Field {...common} maxLength={200} onChange={(event) => onChange(event.target.value)} />;
  }
}
