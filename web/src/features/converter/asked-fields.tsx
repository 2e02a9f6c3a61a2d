import { CheckField } from "@/components/ui/check-field";
import { Field, SelectField, TextArea } from "@/components/ui/field";
import type { components } from "@/lib/api-schema.gen";

export type TemplateAsked = components["schemas"]["TemplateAsked"];
type Spec = components["schemas"]["FieldSpec"];

type Values = Record<string, string>;

/** What is given for one conversion; it is not kept for the next. `each`: of one CV, by its key; null = all have the same. */
export type Given = { fields: Values; photo: boolean; each: Record<string, Values> | null };

export const nothingGiven: Given = { fields: {}, photo: false, each: null };

/** A CV that is about to be converted. */
export type Cv = { key: string; name: string };

/** The fields that have to be given and are not. */
export const missingFields = (asked: TemplateAsked | undefined, fields: Values): Spec[] =>
  (asked?.fields ?? []).filter(({ name, required }) => required && !fields[name]?.trim());

const ownOf = ({ each }: Given, { key }: Cv, cvs: Cv[]): Values => (cvs.length > 1 && each?.[key]) || {};

/** What is given for one CV: its own, else that of all. */
const valuesOf = (given: Given, cv: Cv, cvs: Cv[]): Values => ({
  ...given.fields,
  ...filled(ownOf(given, cv, cvs)),
});

const filled = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim()));

/** What has to be given and is not, as it is said: "Reference", or whose where each CV has its own. */
export function missingOf(asked: TemplateAsked | undefined, given: Given, cvs: Cv[]): string[] {
  const isEach = given.each !== null && cvs.length > 1;
  return missingFields(asked, given.fields).flatMap((spec) => {
    if (!isEach) return [spec.label];
    const without = cvs.filter((cv) => !valuesOf(given, cv, cvs)[spec.name]?.trim());
    const names = new Intl.ListFormat("en-GB").format(without.map(({ name }) => name));
    return without.length > 0 ? [`${spec.label} for ${names}`] : [];
  });
}

/** As sent; nothing for a template that asks for nothing. */
export function givenFields(
  asked: TemplateAsked | undefined,
  given: Given,
  isBlind: boolean,
  cvs: Cv[],
): Record<string, string> {
  if (!asked) return {};
  const known = (values: Values) =>
    Object.fromEntries(asked.fields.flatMap(({ name }) => (values[name] ? [[name, values[name]]] : [])));
  return {
    fields: JSON.stringify(known(given.fields)),
    ...(given.each &&
      cvs.length > 1 && {
        fields_each: JSON.stringify(cvs.map((cv) => known(filled(ownOf(given, cv, cvs))))),
      }),
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
  /** in which it is printed */
  cvs: Cv[];
};

/** What the template asks for with each conversion: values that no CV holds. */
export function AskedFields({ asked, given, onChange, isChecked, isBlind, cvs }: AskedFieldsProps) {
  const each = cvs.length > 1 ? given.each : null;
  const missing = isChecked && !each ? missingFields(asked, given.fields) : [];
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
          Printed in the document beside what the CV says. It is for this conversion alone.
        </p>
        {cvs.length > 1 && (
          <p className="border-primary border-l-4 pl-3 text-[0.9375rem]">
            {each
              ? "What you give here is for all CVs but those that have their own below."
              : `The same is printed in all ${cvs.length} documents. What differs can be given for each CV here, and be changed in the result, at no charge.`}
          </p>
        )}
      </div>
      {asked.fields.length > 0 && (
        <FieldInputs
          asked={each ? free : asked}
          values={given.fields}
          missing={missing}
          onChange={(change) => onChange({ ...given, fields: { ...given.fields, ...change } })}
        />
      )}
      {asked.fields.length > 0 && cvs.length > 1 && (
        <CheckField
          label="Different from CV to CV"
          hint="Every CV is asked for its own; what stays empty is as above."
          checked={each !== null}
          onChange={(event) => onChange({ ...given, each: event.target.checked ? {} : null })}
        />
      )}
      {each &&
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
                values={each[cv.key] ?? {}}
                missing={isChecked ? missingFields(asked, valuesOf(given, cv, cvs)) : []}
                onChange={(change) =>
                  onChange({ ...given, each: { ...each, [cv.key]: { ...each[cv.key], ...change } } })
                }
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
