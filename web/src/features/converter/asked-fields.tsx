import { CheckField } from "@/components/ui/check-field";
import { Field, SelectField, TextArea } from "@/components/ui/field";
import type { components } from "@/lib/api-schema.gen";

export type TemplateAsked = components["schemas"]["TemplateAsked"];
type Spec = components["schemas"]["FieldSpec"];

/** What is given for one conversion; it is not kept for the next. */
export type Given = { fields: Record<string, string>; photo: boolean };

export const nothingGiven: Given = { fields: {}, photo: false };

/** The fields that have to be given and are not. */
export const missingFields = (asked: TemplateAsked | undefined, given: Given): Spec[] =>
  (asked?.fields ?? []).filter(({ name, required }) => required && !given.fields[name]?.trim());

/** As sent; nothing for a template that asks for nothing. */
export function givenFields(
  asked: TemplateAsked | undefined,
  given: Given,
  isBlind: boolean,
): Record<string, string> {
  if (!asked) return {};
  const values = asked.fields.flatMap(({ name }) => (given.fields[name] ? [[name, given.fields[name]]] : []));
  return {
    fields: JSON.stringify(Object.fromEntries(values)),
    ...(asked.photo && given.photo && !isBlind && { photo: "1" }),
  };
}

type AskedFieldsProps = {
  asked: TemplateAsked;
  given: Given;
  onChange: (given: Given) => void;
  /** the conversion was tried without some that it needs */
  isChecked: boolean;
  isBlind: boolean;
  /** how many CVs it is printed in */
  count: number;
};

/** What the template asks for with each conversion: values that no CV holds. */
export function AskedFields({ asked, given, onChange, isChecked, isBlind, count }: AskedFieldsProps) {
  const missing = isChecked ? missingFields(asked, given) : [];
  return (
    <section
      aria-labelledby="asked-fields"
      className="grid gap-5 rounded-lg border border-line bg-surface p-4 sm:p-6"
    >
      <div className="grid gap-1">
        <h2 id="asked-fields" className="text-lg">{`For ${asked.template}`}</h2>
        <p className="text-[0.9375rem] text-ink-soft">
          Printed in the document beside what the CV says. It is for this conversion alone.
        </p>
        {count > 1 && (
          <p className="border-primary border-l-4 pl-3 text-[0.9375rem]">
            {`The same is printed in all ${count} documents. What differs from person to person is given for each CV in the result, at no charge${asked.fields.some(({ required }) => required) ? ": leave it empty here. What is required is not left empty: give one for all, and change it there." : ": leave it empty here."}`}
          </p>
        )}
      </div>
      {asked.fields.length > 0 && (
        <FieldInputs
          asked={asked}
          values={given.fields}
          missing={missing}
          onChange={(change) => onChange({ ...given, fields: { ...given.fields, ...change } })}
        />
      )}
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
  values: Given["fields"];
  /** those that are needed, and said to be */
  missing: Spec[];
  onChange: (change: Given["fields"]) => void;
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
          error={missing.includes(spec) ? `${spec.label} is needed.` : undefined}
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
