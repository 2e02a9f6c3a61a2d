import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/loading";
import { auditPageSize, auditQuery } from "./template-queries";

/** The address while the account is there; after that its id is what is left. */
function Who({ id, email }: { id: string; email: string }) {
  if (!id) return "–";
  if (!email) return <span className="break-all font-mono text-[0.8125rem]">{id}</span>;
  return (
    <span title={id} className="break-words [overflow-wrap:anywhere]">
      {email}
    </span>
  );
}

/** On a phone each event is a block, and the two people and the details are named. */
function Named({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <span aria-hidden className="mr-1.5 text-ink-soft sm:hidden">
        {name}
      </span>
      {children}
    </>
  );
}

/** The trail of sensitive actions, newest first; nobody can change it. */
export function AuditTab({ page, onPage }: { page: number; onPage: (page: number) => void }) {
  const events = useQuery({ ...auditQuery(page), placeholderData: keepPreviousData });
  if (events.isPending) return <Spinner />;
  if (events.isError) {
    return (
      <div className="grid justify-items-start gap-4">
        <p>The audit log could not be loaded.</p>
        <Button onClick={() => void events.refetch()}>Retry</Button>
      </div>
    );
  }
  const cell = "px-3 align-top max-sm:block sm:px-2.5 sm:py-2";
  return (
    <div className="grid gap-4">
      <section
        aria-label="Audit log"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        className="relative overflow-x-auto rounded-lg border border-line bg-surface"
      >
        <table className="w-full border-collapse text-left text-sm max-sm:block sm:min-w-[42rem]">
          <thead className="border-line border-b bg-sunken text-ink-soft max-sm:sr-only">
            <tr>
              {["When (UTC)", "Event", "By", "About", "Details"].map((title) => (
                <th key={title} scope="col" className="px-2.5 py-3 font-medium">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-sm:block">
            {events.data.map((event) => (
              <tr key={event.id} className="border-line border-b last:border-b-0 max-sm:block max-sm:py-2.5">
                <td className={`${cell} whitespace-nowrap font-mono text-[0.8125rem] max-sm:text-ink-soft`}>
                  {event.at.slice(0, 19).replace("T", " ")}
                </td>
                <th scope="row" className={`${cell} font-semibold`}>
                  {event.event}
                </th>
                <td className={cell}>
                  <Named name="By">
                    <Who id={event.actor} email={event.actor_email} />
                  </Named>
                </td>
                <td className={cell}>
                  <Named name="About">
                    <Who id={event.subject} email={event.subject_email} />
                  </Named>
                </td>
                <td className={`${cell} break-words`}>
                  <Named name="Details">
                    {Object.entries(event.details ?? {})
                      .map(([name, value]) => `${name}: ${value}`)
                      .join(", ") || "–"}
                  </Named>
                </td>
              </tr>
            ))}
            {events.data.length === 0 && (
              <tr className="max-sm:block">
                <td colSpan={5} className="px-2.5 py-10 text-center text-ink-soft max-sm:block">
                  {page === 1 ? "Nothing is recorded yet." : "There is nothing older."}
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </section>
      <nav aria-label="Pages" className="flex flex-wrap items-center justify-end gap-3">
        <Button look="outline" disabled={page === 1} onClick={() => onPage(page - 1)}>
          Newer
        </Button>
        <p aria-live="polite">{`Page ${page}`}</p>
        <Button
          look="outline"
          disabled={events.data.length < auditPageSize || events.isPlaceholderData}
          onClick={() => onPage(page + 1)}
        >
          Older
        </Button>
      </nav>
    </div>
  );
}
