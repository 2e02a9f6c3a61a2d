import { ChevronDown } from "lucide-react";
import { SelectField } from "@/components/ui/field";
import { musts } from "./comparison";
import { NameLink, type ViewProps } from "./comparison-table";
import { Said, Status } from "./finding-cell";

/** On a phone: a card for each candidate, whose requirements open to what the CV says. */
export function ComparisonCards({ sheet, advert, groups, rows, sort, onSort }: ViewProps) {
  const asked = groups.find(({ key }) => key === "must")?.columns.length ?? 0;
  return (
    <div className="grid gap-4 md:hidden">
      <SelectField
        label="Sort by"
        value={String(sort.by)}
        onChange={({ target: { value } }) =>
          onSort(value === "score" || value === "name" ? value : Number(value))
        }
        options={[
          ["score", "Score, best first"],
          ["name", "Name"],
          ...groups
            .flatMap(({ columns }) => columns)
            .map((column) => [String(column), advert.requirements?.[column]?.text ?? ""] as const),
        ]}
      />
      <ul className="grid gap-4">
        {rows.map((row) => {
          const candidate = sheet.candidates?.[row];
          const result = advert.results?.[row];
          return (
            candidate &&
            result && (
              <li key={row} className="rounded-lg border border-line bg-surface px-4 py-3">
                <div className="flex items-start justify-between gap-4">
                  <h3 className="min-w-0 text-lg">
                    <NameLink candidate={candidate} />
                  </h3>
                  <p className="py-1.5 font-mono text-xl">{`${result.score}%`}</p>
                </div>
                {asked > 0 && (
                  <p className="text-ink-soft text-sm">{`${musts(advert, row)} of ${asked} must-haves met`}</p>
                )}
                {groups.map(({ key, title, columns }) => (
                  <section key={key} className="pt-3">
                    <h4 className="font-semibold text-ink-soft text-sm">{title}</h4>
                    <ul>
                      {columns.map((column) => {
                        const finding = result.findings?.[column];
                        return (
                          finding && (
                            <li key={column} className="border-line border-b last:border-b-0">
                              <details className="group">
                                <summary className="flex min-h-11 items-center justify-between gap-3 py-1.5 [&::-webkit-details-marker]:hidden">
                                  <span className="min-w-0 text-[0.9375rem] leading-snug">
                                    {advert.requirements?.[column]?.text}
                                  </span>
                                  <span className="flex items-center gap-1.5">
                                    <Status status={finding.status} />
                                    <ChevronDown
                                      aria-hidden
                                      className="size-4 shrink-0 text-ink-soft group-open:rotate-180"
                                    />
                                  </span>
                                </summary>
                                <div className="grid gap-1.5 pb-3 text-ink-soft text-sm">
                                  <Said finding={finding} />
                                </div>
                              </details>
                            </li>
                          )
                        );
                      })}
                    </ul>
                  </section>
                ))}
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}
