import { Badge } from "@/components/ui/badge";
import type { Match, Requirement } from "./result-queries";

const statuses: Record<string, { text: string; tone: "ok" | "plain" | "danger" }> = {
  met: { text: "Met", tone: "ok" },
  partial: { text: "Partly met", tone: "plain" },
  partly: { text: "Partly met", tone: "plain" },
  not: { text: "Not evidenced", tone: "danger" },
};

/** The requirements of the job, with the CV's own words as evidence. */
export function MatchView({ match }: { match: Match }) {
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
        const rows = (match.requirements ?? []).filter((requirement) => requirement.level === level);
        return rows.length > 0 && <Level key={level} title={title} requirements={rows} />;
      })}
    </div>
  );
}

function Level({ title, requirements }: { title: string; requirements: Requirement[] }) {
  return (
    <section className="grid gap-3">
      <h3 className="text-lg">{title}</h3>
      <ul className="border-line border-t">
        {requirements.map((requirement, index) => {
          const status = statuses[requirement.status] ?? { text: requirement.status, tone: "plain" as const };
          return (
            <li
              key={index}
              className="grid gap-x-8 gap-y-2 border-line border-b py-4 lg:grid-cols-[1fr_8rem_1.2fr]"
            >
              <div>
                <p className="font-semibold">{requirement.text}</p>
                {requirement.quote && requirement.quote !== requirement.text && (
                  <p className="text-ink-soft text-sm">{`“${requirement.quote}”`}</p>
                )}
              </div>
              <div>
                <Badge tone={status.tone}>{status.text}</Badge>
              </div>
              <div className="grid gap-1.5">
                {(requirement.evidence ?? []).map((line, at) => (
                  <p key={at}>
                    <mark className="box-decoration-clone rounded-sm bg-mark/85 px-1 text-on-mark">
                      {line}
                    </mark>
                  </p>
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
