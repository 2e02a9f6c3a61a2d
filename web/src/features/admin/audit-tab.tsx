import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { type FormEvent, type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FormNotice } from "@/components/ui/form-notice";
import { Spinner } from "@/components/ui/loading";
import { saveFile } from "@/lib/conversion";
import { serverTextOr } from "@/lib/errors";
import { timings } from "@/lib/timings";
import { toast } from "@/lib/toasts";
import { type AuditFilter, auditPageSize, auditQuery, auditTable } from "./template-queries";

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
      <span aria-hidden className="mr-1.5 text-ink-soft md:hidden">
        {name}
      </span>
      {children}
    </>
  );
}

/** The trail of sensitive actions, newest first; nobody can change it. */
export function AuditTab({ page, onPage }: { page: number; onPage: (page: number) => void }) {
  const [filter, setFilter] = useState<AuditFilter>({ q: "", from: "", until: "" });
  const change = (part: Partial<AuditFilter>) => {
    setFilter({ ...filter, ...part });
    if (page > 1) onPage(1);
  };
  return (
    <div className="grid gap-4">
      <Filters filter={filter} onChange={change} />
      <Events page={page} onPage={onPage} filter={filter} />
    </div>
  );
}

type FiltersProps = { filter: AuditFilter; onChange: (part: Partial<AuditFilter>) => void };

function Filters({ filter, onChange }: FiltersProps) {
  const [typed, setTyped] = useState(filter.q);
  const table = useMutation({
    mutationFn: () => auditTable({ ...filter, q: typed.trim() }),
    onSuccess: (blob) => saveFile(blob, "audit-log.csv"),
    onError: (failure) =>
      toast.error(
        serverTextOr(failure, "The table could not be made. Please try again."),
        timings.adminToast,
      ),
  });
  const search = (event: FormEvent) => {
    event.preventDefault();
    onChange({ q: typed.trim() });
  };
  /** The table is of what is typed, searched for already or not; so is then the list. */
  const exportTable = () => {
    table.mutate();
    if (typed.trim() !== filter.q) onChange({ q: typed.trim() });
  };
  return (
    <form
      aria-label="Filter of the log"
      onSubmit={search}
      className="flex flex-wrap items-end gap-x-4 gap-y-3"
    >
      <Field
        label="Search the log"
        className="min-w-0 flex-1 basis-60"
        type="search"
        autoComplete="off"
        maxLength={200}
        placeholder="Event, email, conversion…"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          if (event.target.value === "") onChange({ q: "" });
        }}
      />
      <div className="grid w-full grid-cols-2 gap-3 sm:contents">
        <Field
          label="From"
          type="date"
          value={filter.from}
          onChange={(event) => onChange({ from: event.target.value })}
        />
        <Field
          label="Until"
          type="date"
          value={filter.until}
          aria-invalid={areSwapped(filter) || undefined}
          onChange={(event) => onChange({ until: event.target.value })}
        />
      </div>
      <Button type="submit" look="outline">
        Search
      </Button>
      <Button look="outline" disabled={table.isPending || areSwapped(filter)} onClick={exportTable}>
        <Download aria-hidden /> CSV
      </Button>
    </form>
  );
}

type EventsProps = { page: number; onPage: (page: number) => void; filter: AuditFilter };

const areSwapped = ({ from, until }: AuditFilter): boolean => from !== "" && until !== "" && from > until;

function Events({ page, onPage, filter }: EventsProps) {
  const events = useQuery({
    ...auditQuery(page, filter),
    enabled: !areSwapped(filter),
    placeholderData: keepPreviousData,
  });
  if (areSwapped(filter))
    return <FormNotice text="The dates are swapped: “From” lies after “Until”. Nothing is between them." />;
  if (events.isPending) return <Spinner />;
  if (events.isError) {
    return (
      <div className="grid justify-items-start gap-4">
        <p>The audit log could not be loaded.</p>
        <Button onClick={() => void events.refetch()}>Retry</Button>
      </div>
    );
  }
  const cell = "px-3 align-top max-md:block md:px-2.5 md:py-2";
  return (
    <div className="grid gap-4">
      <section
        aria-label="Audit log"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        className="relative overflow-x-auto rounded-lg border border-line bg-surface"
      >
        <table className="w-full border-collapse text-left text-sm max-md:block">
          <thead className="border-line border-b bg-sunken text-ink-soft max-md:sr-only">
            <tr>
              {["When (UTC)", "Event", "By", "About", "Details"].map((title) => (
                <th key={title} scope="col" className="px-2.5 py-3 font-medium">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-md:block">
            {events.data.map((event) => (
              <tr key={event.id} className="border-line border-b last:border-b-0 max-md:block max-md:py-2.5">
                <td className={`${cell} whitespace-nowrap font-mono text-[0.8125rem] max-md:text-ink-soft`}>
                  {event.at.slice(0, 19).replace("T", " ")}
                </td>
                <th scope="row" className={`${cell} wrap-anywhere font-semibold md:min-w-28`}>
                  {event.event}
                </th>
                <td className={`${cell} wrap-anywhere`}>
                  <Named name="By">
                    <Who id={event.actor} email={event.actor_email} />
                  </Named>
                </td>
                <td className={`${cell} wrap-anywhere`}>
                  <Named name="About">
                    <Who id={event.subject} email={event.subject_email} />
                  </Named>
                </td>
                <td className={`${cell} wrap-anywhere md:min-w-36`}>
                  <Named name="Details">
                    {Object.entries(event.details ?? {})
                      .map(([name, value]) => `${name}: ${value}`)
                      .join(", ") || "–"}
                  </Named>
                </td>
              </tr>
            ))}
            {events.data.length === 0 && (
              <tr className="max-md:block">
                <td colSpan={5} className="px-2.5 py-10 text-center text-ink-soft max-md:block">
                  {emptyText(page, filter)}
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

function emptyText(page: number, { q, from, until }: AuditFilter): string {
  if (page > 1) return "There is nothing older.";
  return q || from || until ? "Nothing in the log matches." : "Nothing is recorded yet.";
}
