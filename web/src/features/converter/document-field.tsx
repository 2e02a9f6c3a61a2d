import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { Field, inputStyle, SelectField } from "@/components/ui/field";
import { cx } from "@/lib/cx";
import { type CvOptions, describeLook, languages } from "@/lib/options";
import { useUser } from "@/lib/user";
import { useAccented } from "./template-query";

type Look = CvOptions["look"];

type DocumentFieldProps = {
  value: Look;
  onChange: (value: Look) => void;
  template: string;
  templates: string[];
};

/** What the document shows beside the CV: rarely needed, so it is folded until then. */
export function DocumentField({ value, onChange, template, templates }: DocumentFieldProps) {
  const { user } = useUser();
  const accented = useAccented(user);
  const set = (change: Partial<Look>) => onChange({ ...value, ...change });
  return (
    <details className="group border-line border-t">
      <summary className="flex min-h-11 items-center gap-2.5 pt-3 [&::-webkit-details-marker]:hidden">
        <ChevronDown
          aria-hidden
          className="size-4.5 shrink-0 text-primary transition-transform duration-150 group-not-open:-rotate-90"
        />
        <span className="font-semibold text-base">Document</span>
        <span className="min-w-0 flex-1 truncate text-ink-soft text-sm group-open:hidden">
          {describeLook(value) || "language, marking, colour"}
        </span>
      </summary>
      <div className="grid gap-5 pt-4">
        <SelectField
          label="Language of headings and dates"
          value={value.language ?? ""}
          onChange={(event) => set({ language: event.target.value })}
          options={Object.entries(languages)}
        />
        <Field
          label="Protective marking"
          placeholder="OFFICIAL-SENSITIVE"
          autoComplete="off"
          maxLength={60}
          value={value.marking ?? ""}
          onChange={(event) => set({ marking: event.target.value })}
          hint="At the top and bottom of every page, in every template."
        />
        <AccentField
          value={value.accent ?? ""}
          onChange={(accent) => set({ accent })}
          hint={accentHint(template, templates, accented)}
        />
        <Field
          label="What the branding icon shows"
          placeholder="Logo"
          autoComplete="off"
          maxLength={120}
          value={value.iconAlt ?? ""}
          onChange={(event) => set({ iconAlt: event.target.value })}
          hint="Read to those who cannot see it."
        />
      </div>
    </details>
  );
}

/** Which templates the colour leaves as they are, the chosen one first. */
function accentHint(template: string, templates: string[], accented: string[] | undefined): string {
  if (!accented) return "In place of the template’s own colour.";
  const without = templates.filter((name) => !accented.includes(name));
  if (!accented.includes(template)) return `${template} has no colour to change; another template may.`;
  const names = new Intl.ListFormat("en-GB").format(without);
  const none = without.length > 0 ? ` ${names} ${without.length > 1 ? "have" : "has"} none.` : "";
  return `In place of the colour of ${template}, darkened where it could not be read.${none}`;
}

type AccentFieldProps = { value: string; onChange: (value: string) => void; hint: string };

/** What the picker shows while no colour is chosen. */
const neutral = "#1d3557";

/** A colour by the browser's own picker, or typed. */
function AccentField({ value, onChange, hint }: AccentFieldProps) {
  const typed = value.replace(/^#/, "");
  const isColour = /^[0-9a-f]{6}$/i.test(typed);
  const isWrong = typed !== "" && !isColour;
  const id = useId();
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 font-semibold text-[0.9375rem]">Accent colour</legend>
      <div className="flex items-start gap-3">
        <input
          type="color"
          aria-label="Pick the accent colour"
          value={isColour ? `#${typed.toLowerCase()}` : neutral}
          onChange={(event) => onChange(event.target.value.slice(1).toUpperCase())}
          className="h-11 w-14 shrink-0 cursor-pointer rounded-md border border-edge bg-surface p-1"
        />
        <input
          aria-label="Accent colour as a number"
          className={cx(inputStyle, "min-w-0 flex-1")}
          placeholder="The template’s own"
          autoComplete="off"
          spellCheck={false}
          maxLength={7}
          value={value}
          onChange={(event) => onChange(event.target.value.trim())}
          aria-invalid={isWrong}
          aria-describedby={`${id}-hint`}
        />
        {value && (
          <button type="button" onClick={() => onChange("")} className="text-link min-h-11 px-1">
            Clear
          </button>
        )}
      </div>
      <p
        id={`${id}-hint`}
        role={isWrong ? "alert" : undefined}
        className={cx("text-sm", isWrong ? "text-danger" : "text-ink-soft")}
      >
        {isWrong ? "Six digits or letters A to F, such as 7A1F2B." : hint}
      </p>
    </fieldset>
  );
}
