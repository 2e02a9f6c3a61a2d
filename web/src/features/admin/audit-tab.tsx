import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/loading";
import { auditPageSize, auditQuery } from "./template-queries";

/** The address while the account is there, the id always: it stays when an account is erased. */
function Who({ id, email }: { id: string; email: string }) {
  if (!id) return "–";
  if (!email) return <span className="font-mono text-[0.8125rem]">{id}</span>;
  return (
    <>
      {email}
      <span className="block font-mono text-ink-soft text-xs">{id}</span>
    </>
  );
}

/** The trail of sensitive actions, newest first; nobody can change it. */
export function AuditTab() {
  const [page, setPage] = useState(1);
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
  const cell = "px-2.5 py-2 align-top";
  return (
    <div className="grid gap-4">
      <section
        aria-label="Audit log"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        className="relative overflow-x-auto rounded-lg border border-line bg-surface"
      >
        <table className="w-full min-w-[44rem] border-collapse text-left text-sm">
          <thead className="border-line border-b bg-sunken text-ink-soft">
            <tr>
              {["When (UTC)", "Event", "By", "About", "Details"].map((title) => (
                <th key={title} scope="col" className="px-2.5 py-3 font-medium">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {events.data.map((event) => (
              <tr key={event.id} className="border-line border-b last:border-b-0">
                <td className={`${cell} whitespace-nowrap font-mono text-[0.8125rem]`}>
                  {event.at.slice(0, 19).replace("T", " ")}
                </td>
                <th scope="row" className={`${cell} font-semibold`}>
                  {event.event}
                </th>
                <td className={`${cell} break-all`}>
                  <Who id={event.actor} email={event.actor_email} />
                </td>
                <td className={`${cell} break-all`}>
                  <Who id={event.subject} email={event.subject_email} />
                </td>
                <td className={`${cell} break-words`}>
                  {Object.entries(event.details ?? {})
                    .map(([name, value]) => `${name}: ${value}`)
                    .join(", ") || "–"}
                </td>
              </tr>
            ))}
            {events.data.length === 0 && (
              <tr>
                <td colSpan={5} className="px-2.5 py-10 text-center text-ink-soft">
                  {page === 1 ? "Nothing is recorded yet." : "There is nothing older."}
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </section>
      <nav aria-label="Pages" className="flex flex-wrap items-center justify-end gap-3">
        <Button look="outline" disabled={page === 1} onClick={() => setPage(page - 1)}>
          Newer
        </Button>
        <p aria-live="polite">{`Page ${page}`}</p>
        <Button
          look="outline"
          disabled={events.data.length < auditPageSize || events.isPlaceholderData}
          onClick={() => setPage(page + 1)}
        >
          Older
        </Button>
      </nav>
    </div>
  );
}
