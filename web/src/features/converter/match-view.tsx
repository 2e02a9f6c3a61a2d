import { Badge } from "@/components/ui/badge";
import type { Match } from "@/lib/result-queries";
import type { Place, Proof } from "./evidence";

const statuses: Record<string, { text: string; tone: "ok" | "plain" | "danger" }> = {
  met: { text: "Met", tone: "ok" },
  partial: { text: "Partly met", tone: "plain" },
  partly: { text: "Partly met", tone: "plain" },
  not: { text: "Not evidenced", tone: "danger" },
};

type Lead = (place: Place, tab: "document" | "original") => void;

/** The requirements of the job, with the CV's own words as evidence, each of which leads to where it stands. */
export function MatchView({ match, proofs, onLead }: { match: Match; proofs: Proof[]; onLead: Lead }) {
  const levels = [
    ["must", "Must have"],
    ["nice", "Nice to have"],
  ] as const;
  return (
    <div className="grid gap-10">
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
        <p className="focus-frame px-6 py-4 font-mono text-4xl">{`${match.score}%`}</p>
        <p className="max-w-[56ch] text-ink-soft">{match.explanation}</p>
      </div>
      {levels.map(([level, title]) => {
        const rows = proofs.filter(({ requirement }) => requirement.level === level);
        return rows.length > 0 && <Level key={level} title={title} proofs={rows} onLead={onLead} />;
      })}
    </div>
  );
}

function Level({ title, proofs, onLead }: { title: string; proofs: Proof[]; onLead: Lead }) {
  return (
    <section className="grid gap-3">
      <h3 className="text-lg">{title}</h3>
      <ul className="border-line border-t">
        {proofs.map(({ requirement, places }, index) => {
          const first = places.find(({ printed }) => printed !== null);
          const status = statuses[requirement.status] ?? { text: requirement.status, tone: "plain" as const };
          return (
            <li
              key={index}
              className="grid gap-x-8 gap-y-2 border-line border-b py-4 lg:grid-cols-[1fr_8rem_1.2fr]"
            >
              <div>
                {first ? (
                  <button
                    type="button"
                    title="Show it in the document"
                    onClick={() => onLead(first, "document")}
                    className="text-link tap pointer-coarse:min-h-11 text-left font-semibold"
                  >
                    {requirement.text}
                  </button>
                ) : (
                  <p className="font-semibold">{requirement.text}</p>
                )}
                {requirement.quote && requirement.quote !== requirement.text && (
                  <p className="text-ink-soft text-sm">{`“${requirement.quote}”`}</p>
                )}
              </div>
              <div>
                <Badge tone={status.tone}>{status.text}</Badge>
              </div>
              <div className="grid gap-1.5">
                {(requirement.evidence ?? []).map((line, at) => (
                  <Evidence
                    key={at}
                    line={line}
                    place={places.find(({ said }) => said === line)}
                    onLead={onLead}
                  />
                ))}
                {requirement.reason ? (
                  <p className="text-ink-soft text-sm">{requirement.reason}</p>
                ) : (
                  (requirement.evidence ?? []).length === 0 && (
                    <p className="text-ink-soft text-sm">Nothing in the CV shows this.</p>
                  )
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The words of the CV, and the ways to where they stand. */
function Evidence({ line, place, onLead }: { line: string; place: Place | undefined; onLead: Lead }) {
  return (
    <div>
      <p>
        <mark className="box-decoration-clone rounded-sm bg-mark/85 px-1 text-on-mark">{line}</mark>
      </p>
      {place && (
        <p className="no-print flex flex-wrap gap-x-4 text-sm">
          {place.printed === null ? (
            <span className="py-1 text-ink-soft">Left out of the document</span>
          ) : (
            <LeadButton name="In the document" line={line} onClick={() => onLead(place, "document")} />
          )}
          {place.line !== undefined && (
            <LeadButton name="In the original" line={line} onClick={() => onLead(place, "original")} />
          )}
        </p>
      )}
    </div>
  );
}

const LeadButton = ({ name, line, onClick }: { name: string; line: string; onClick: () => void }) => (
  <button
    type="button"
    aria-label={`${name}: ${line}`}
    onClick={onClick}
    className="text-link min-h-8 pointer-coarse:min-h-11"
  >
    {name}
  </button>
);
