import type { CvOptions } from "@/lib/options";

type GivenFieldsProps = { fields: NonNullable<CvOptions["look"]["fields"]> };

/** What was given with the conversion, beside the CV. */
export function GivenFields({ fields }: GivenFieldsProps) {
  if (fields.length === 0) return null;
  return (
    <dl
      aria-label="Given with this conversion"
      className="grid gap-x-5 gap-y-1 py-1 text-[0.9375rem] sm:flex sm:flex-wrap"
    >
      {fields.map(({ label, value, kind }) => (
        <div key={label} className={kind === "note" ? "basis-full" : "min-w-0"}>
          <dt className="inline text-ink-soft">{`${label}: `}</dt>
          <dd className="inline whitespace-pre-line break-words font-semibold">
            {kind === "date" ? dayOf(value) : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const dayOf = (iso: string): string =>
  new Date(`${iso}T00:00:00Z`).toLocaleDateString("en-GB", { dateStyle: "medium", timeZone: "UTC" });
