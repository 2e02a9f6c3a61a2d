import { Badge } from "@/components/ui/badge";
import { PageHero } from "./page-hero";
import roadmap from "./roadmap.json";

const tones: Record<string, "ok" | "busy" | "plain"> = {
  Complete: "ok",
  "In Progress": "busy",
  Upcoming: "plain",
};

/** RM-1: two columns, the entries as data (D-18). */
export function RoadmapPage() {
  return (
    <>
      <PageHero
        title="Roadmap"
        intro="What is done, and what comes next. Nothing here is promised for a date."
      />
      <ol className="page grid gap-x-12 pb-16 lg:grid-flow-col lg:grid-cols-2 lg:grid-rows-[repeat(5,auto)]">
        {roadmap.map((entry) => (
          <li key={entry.version} className="grid content-start gap-2.5 border-line border-t py-7">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p className="font-mono text-ink-soft text-sm">{entry.version}</p>
              <Badge tone={tones[entry.status]}>{entry.status}</Badge>
            </div>
            <h2 className="text-2xl">{entry.name}</h2>
            <p className="text-ink-soft">{entry.summary}</p>
            <ul className="flex flex-wrap gap-x-5 gap-y-1 text-[0.9375rem]">
              {entry.points.map((point) => (
                <li key={point} className="border-primary border-l-2 pl-2.5">
                  {point}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </>
  );
}
