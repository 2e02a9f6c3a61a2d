import { createFileRoute } from "@tanstack/react-router";
import { RequireUser } from "@/components/layout/guard";
import { ComparePage } from "@/features/compare/compare-page";
import { most, pickId, picksOf } from "@/features/compare/comparison";
import { keepCompared } from "@/lib/compared";

/**
 * Which CVs are compared, the conversions whose adverts they are compared with, adverts of one's own, and the conversion
 * that the user came from, or the CV of it: task.file.
 */
type CompareSearch = { cvs?: string; job?: string; own?: string; from?: string };

const text = (value: unknown): string | undefined =>
  value === undefined || value === null || value === "" ? undefined : String(value);

export const Route = createFileRoute("/Application/Compare")({
  validateSearch: (search: Record<string, unknown>): CompareSearch => ({
    cvs: text(search.cvs),
    job: text(search.job),
    own: text(search.own),
    from: text(search.from),
  }),
  component: function CompareRoute() {
    const { cvs, job, own, from } = Route.useSearch();
    const navigate = Route.useNavigate();
    const cameFrom = /^\w+(\.\d+)?$/.test(from ?? "") ? from?.replace(".", "/") : undefined;
    const now = { picks: picksOf(cvs), jobs: listOf(job), own: listOf(own) };
    return (
      <RequireUser>
        <ComparePage
          {...now}
          from={cameFrom}
          onChange={(change) => {
            const next = { ...now, ...change };
            const task = cameFrom?.split("/")[0];
            if (task) keepCompared(task, next.picks.map(pickId).join(","));
            void navigate({
              search: {
                cvs: text(next.picks.map(pickId).join(",")),
                job: text(next.jobs.join(",")),
                own: text(next.own.join(",")),
                from,
              },
              replace: true,
              resetScroll: false,
            });
          }}
        />
      </RequireUser>
    );
  },
});

/** The ids of a list with commas between, each once, as many as fit. */
const listOf = (list: string | undefined): string[] =>
  [...new Set((list ?? "").split(",").filter((id) => /^\w+$/.test(id)))].slice(0, most.adverts);
