import { SelectField } from "@/components/ui/field";
import { type CvOptions, privacyLevels } from "@/lib/options";

type Privacy = CvOptions["privacy"];
type Level = keyof typeof privacyLevels;

/** What the result does not tell about the person, and what stands in its place. */
export function PrivacyField({ value, onChange }: { value: Privacy; onChange: (value: Privacy) => void }) {
  const level: Level = value.level || "";
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">Blind CV</legend>
      <SelectField
        label="Blind CV"
        value={level}
        onChange={(event) => onChange({ ...value, level: event.target.value as Level })}
        options={Object.entries(privacyLevels).map(([key, { name }]) => [key, name] as const)}
      />
      <p className="text-ink-soft text-sm" aria-live="polite">
        {privacyLevels[level].hint}
        {level && " What was taken out is listed with the changes and can be put back."}
      </p>
      {(level === "Blind" || level === "BlindPlus") && (
        <div className="grid gap-3 sm:grid-cols-2">
          <SelectField
            label="In place of the name"
            value={value.candidate ?? ""}
            onChange={(event) =>
              onChange({ ...value, candidate: event.target.value as NonNullable<Privacy["candidate"]> })
            }
            options={[
              ["", "A number"],
              ["Initials", "Initials"],
            ]}
          />
          <SelectField
            label="Employers"
            value={value.employers ?? ""}
            onChange={(event) =>
              onChange({ ...value, employers: event.target.value as NonNullable<Privacy["employers"]> })
            }
            options={[
              ["", "Kept"],
              ["Described", "In the CV’s own words"],
            ]}
          />
        </div>
      )}
    </fieldset>
  );
}
