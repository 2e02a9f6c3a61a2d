import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Download, LoaderCircle, Trash2, Users } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { usePutBackQuestion } from "@/components/put-back-question";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Link } from "@/components/ui/link";
import { Marked } from "@/components/ui/marked";
import { fetchDocument, fetchPdf, noteDownload, saveFile } from "@/lib/conversion";
import { cx } from "@/lib/cx";
import { serverTextOr } from "@/lib/errors";
import { exposed, putBackIn, takeOut } from "@/lib/put-back";
import { historyKey, resultQuery } from "@/lib/result-queries";
import { settings } from "@/lib/settings";
import { toast } from "@/lib/toasts";
import { usePdf } from "@/lib/use-pdf";
import { useUser } from "@/lib/user";
import { eraseConversion, type HistoryItem, historyQuery } from "./history-queries";
import { messages } from "./messages";

const first = 5;
const all = 100;

type HistorySectionProps = {
  /** conversions that were on the screen in this visit */
  looked: string[];
  onOpen: (item: HistoryItem) => void;
  /** takes its CVs for a new conversion, as with another job (D-64) */
  onUseAgain: (item: HistoryItem) => void;
  onErased: (taskId: string) => void;
  icon: File | null;
};

/** Who comes for them (the menu) need not scroll past the upload; they are there a moment after the page. */
function bringIntoView(section: HTMLElement | null): void {
  if (!section || window.location.hash !== `#${section.id}`) return;
  section.scrollIntoView({ block: "start" });
  section.focus({ preventScroll: true });
}

/** Past conversions, at no charge while the files are kept: open, download, use again, erase. */
export function HistorySection({ looked, onOpen, onUseAgain, onErased, icon }: HistorySectionProps) {
  const client = useQueryClient();
  const { user } = useUser();
  const [count, setCount] = useState(first);
  const [doomed, setDoomed] = useState<HistoryItem | null>(null);
  const [search, setSearch] = useState("");
  const searched = useDeferredValue(search.trim());
  const history = useQuery({ ...historyQuery(count, searched), placeholderData: keepPreviousData });
  const ready = (history.data?.items ?? []).filter(
    (item) => item.seen === false && item.status === "Completed" && !looked.includes(item.task_id),
  );
  const erase = useMutation({
    mutationFn: eraseConversion,
    onSuccess: async (_, taskId) => {
      setDoomed(null);
      onErased(taskId);
      toast.success("Conversion erased.");
      await client.invalidateQueries({ queryKey: historyKey });
    },
    onError: (error) =>
      toast.error(serverTextOr(error, "The conversion could not be erased. Please try again.")),
  });
  const download = useMutation({
    mutationFn: (item: HistoryItem) => fetchDocument(item.task_id, { template: item.template, icon }),
    onSuccess: ({ blob, filename, of }, item) => {
      saveFile(blob, filename);
      void noteDownload(item.task_id);
      const missing = item.completed - of.length;
      if (isBatch(item) && missing > 0) toast.info(messages.someWithheld(missing));
    },
    onError: (error) => toast.error(serverTextOr(error, "The file could not be fetched. Please try again.")),
  });
  const pdf = usePdf(
    (item: HistoryItem, signal) => fetchPdf(item.task_id, { template: item.template, icon }, signal),
    toast.error,
  );
  const { question, ask } = usePutBackQuestion();
  /** Of a private conversion something may have been put back: then it is asked for first. */
  const taken = useMutation({
    mutationFn: async ({ item }: { item: HistoryItem; act: () => void }): Promise<boolean> => {
      if (!item.private) return true;
      const result = resultQuery(item.task_id);
      const { files } = await client.fetchQuery({ ...result, staleTime: 0 });
      const open = files.filter((file) => putBackIn(file).length > 0);
      if (open.length === 0) return true;
      const answer = await ask(open.map(exposed), item.completed);
      if (answer !== "out") return answer !== null;
      for (const file of open) await takeOut(item.task_id, file, putBackIn(file));
      await client.invalidateQueries({ queryKey: result.queryKey });
      void client.invalidateQueries({ queryKey: historyKey });
      return true;
    },
    onSuccess: (isTaken, { act }) => isTaken && act(),
    onError: (error) => toast.error(serverTextOr(error, messages.notDecided)),
  });
  if (history.isPending) return null;
  return (
    <section
      ref={bringIntoView}
      id="past-conversions"
      tabIndex={-1}
      aria-label="Past conversions"
      className="grid scroll-mt-20 gap-3 pt-4 outline-none"
    >
      {ready[0] && !searched && <Ready items={ready} onOpen={onOpen} />}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div className="flex flex-wrap items-center gap-x-6">
          <h2 className="text-xl">Past conversions</h2>
          {history.data?.items.some(({ status }) => status === "Completed") && (
            <Link
              to="/Application/Compare"
              className="text-link inline-flex min-h-11 items-center gap-2 font-semibold text-[0.9375rem]"
            >
              <Users aria-hidden className="size-4.5" /> Compare candidates
            </Link>
          )}
        </div>
        {history.data && (history.data.total > 1 || search !== "" || history.data.items.some(isBatch)) && (
          <Field
            label="Search past conversions"
            type="search"
            value={search}
            autoComplete="off"
            onChange={({ target }) => setSearch(target.value)}
            placeholder="Person, job, file, reference, day"
            className="w-full sm:w-80"
          />
        )}
      </div>
      {history.isError && (
        <div className="flex flex-wrap items-center gap-4">
          <p className="text-ink-soft">They could not be loaded.</p>
          <Button look="outline" size="sm" className="min-h-11" onClick={() => void history.refetch()}>
            Retry
          </Button>
        </div>
      )}
      {history.data?.items.length === 0 && searched && (
        <p role="status" className="text-ink-soft">{`Nothing holds “${searched}”.`}</p>
      )}
      {history.data?.items.length === 0 && !searched && (
        <p className="max-w-[60ch] text-ink-soft">
          {`None yet. What you convert is kept here${keptFor(user?.retention_days)}, to download, change or use again with another job.`}
        </p>
      )}
      {history.data && history.data.items.length > 0 && (
        <ul className="border-line border-t md:grid md:grid-cols-[1fr_auto_auto] md:gap-x-5">
          {history.data.items.map((item) => (
            <Row
              key={item.task_id}
              item={item}
              searched={searched}
              onOpen={() => onOpen(item)}
              onUseAgain={() => onUseAgain(item)}
              onDownload={() => taken.mutate({ item, act: () => download.mutate(item) })}
              onPdf={() => !pdf.isMaking && taken.mutate({ item, act: () => pdf.make(item) })}
              isMaking={pdf.isMaking && pdf.of?.task_id === item.task_id}
              onErase={() => setDoomed(item)}
              busy={erase.isPending || download.isPending || taken.isPending}
            />
          ))}
        </ul>
      )}
      {question}
      <p role="status" className="sr-only">
        {pdf.isMaking ? "The PDF is being made." : pdf.saved ? `${pdf.saved} is downloaded.` : ""}
      </p>
      {history.data && history.data.total > count && (
        <button
          type="button"
          onClick={() => setCount(all)}
          className="text-link min-h-11 w-fit font-semibold"
        >
          {`Show all ${history.data.total}`}
        </button>
      )}
      <Dialog
        kind="alert"
        open={doomed !== null}
        onClose={() => setDoomed(null)}
        title="Erase this conversion?"
        footer={
          <>
            <Button look="outline" onClick={() => setDoomed(null)}>
              Keep it
            </Button>
            <Button
              look="danger"
              disabled={erase.isPending}
              onClick={() => doomed && erase.mutate(doomed.task_id)}
            >
              Erase
            </Button>
          </>
        }
      >
        <p>
          <span className={cx("wrap-anywhere", doomed?.people?.[0] ? "font-semibold" : "font-mono text-sm")}>
            {doomed && titleOf(doomed)}
          </span>
          , its result and your decisions about it go at once. This cannot be undone.
        </p>
      </Dialog>
    </section>
  );
}

/** What came to its end while nobody looked, as when the page was closed in mid-run. */
function Ready({ items, onOpen }: { items: HistoryItem[]; onOpen: (item: HistoryItem) => void }) {
  const count = items.reduce((sum, item) => sum + item.completed, 0);
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-md border-ok border-l-4 bg-surface px-4 py-3"
    >
      <p>
        <span className="font-semibold">{count === 1 ? "1 CV is ready" : `${count} CVs are ready`}</span>
        {" since you were last here."}
      </p>
      <ul className="flex flex-wrap gap-2">
        {items.map((item) => (
          <li key={item.task_id}>
            <Button look="outline" size="sm" className="min-h-11" onClick={() => onOpen(item)}>
              {`Look at ${titleOf(item)}`}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const keptFor = (days: number | undefined): string =>
  days === undefined || days < 1 ? "" : days === 1 ? " for 1 day" : ` for ${days} days`;

type RowProps = {
  item: HistoryItem;
  /** what was searched for */
  searched: string;
  onOpen: () => void;
  onUseAgain: () => void;
  onDownload: () => void;
  onPdf: () => void;
  /** its PDF is being made */
  isMaking: boolean;
  onErase: () => void;
  busy: boolean;
};

function Row({ item, searched, onOpen, onUseAgain, onDownload, onPdf, isMaking, onErase, busy }: RowProps) {
  const name = titleOf(item);
  const hasFailed = ["Failed", "Error"].includes(item.status);
  const isDone = item.status === "Completed";
  const icon =
    "grid size-11 shrink-0 place-items-center rounded-md text-ink-soft hover:bg-sunken disabled:opacity-55";
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-5 gap-y-1 border-line border-b py-3 md:col-span-3 md:grid-cols-subgrid">
      <div className="min-w-0">
        <p
          className={cx(
            "line-clamp-2 wrap-anywhere",
            item.people?.[0] ? "font-semibold" : "font-mono text-sm",
          )}
          title={item.names.join("\n")}
        >
          <Marked text={name} words={searched} />
        </p>
        {isBatch(item) && (
          <p className="wrap-anywhere text-sm">
            <Marked text={othersOf(item).join(", ")} words={searched} />
          </p>
        )}
        <p className="break-words text-ink-soft text-sm">
          <Marked
            text={[jobOf(item) && `for ${jobOf(item)}`, dateText(item.created_at), item.template]
              .filter(Boolean)
              .join(", ")}
            words={searched}
          />
        </p>
      </div>
      <div>
        <StateBadge item={item} />
      </div>
      <div
        className={cx(
          "flex items-center gap-x-1 max-md:col-span-2 max-sm:flex-wrap md:justify-end",
          hasFailed && "max-md:-ml-3", // a button without a border begins where its words do
        )}
      >
        {!hasFailed && (
          <Button size="sm" look="outline" className="min-h-11" aria-label={`Open ${name}`} onClick={onOpen}>
            Open
          </Button>
        )}
        {(isDone || hasFailed) && (
          <Button
            size="sm"
            look="quiet"
            className="min-h-11"
            aria-label={`Use ${name} again`}
            onClick={onUseAgain}
          >
            Use again
          </Button>
        )}
        {isDone && !item.held && (
          <button
            type="button"
            aria-label={`Download ${name}`}
            disabled={busy}
            onClick={onDownload}
            className={`${icon} hover:text-primary`}
          >
            <Download aria-hidden className="size-4.5" />
          </button>
        )}
        {isDone && !item.held && settings.pdf && (
          <button
            type="button"
            aria-label={`PDF of ${name}`}
            aria-disabled={isMaking}
            onClick={onPdf}
            className={`${icon} font-semibold text-sm hover:text-primary`}
          >
            {isMaking ? <LoaderCircle aria-hidden className="size-4.5 animate-spin" /> : "PDF"}
          </button>
        )}
        <button
          type="button"
          aria-label={`Erase ${name}`}
          disabled={busy}
          onClick={onErase}
          className={`${icon} hover:text-danger`}
        >
          <Trash2 aria-hidden className="size-4.5" />
        </button>
      </div>
    </li>
  );
}

/** By whose CVs they are, as far as that is known. */
const titleOf = ({ names, people, blind: isBlind }: HistoryItem): string => {
  const person = people?.find(Boolean);
  const file = names[people?.findIndex(Boolean) ?? 0] ?? names[0];
  const first = person && isBlind ? `${person} · ${file}` : person || names[0] || "CV";
  return names.length > 1 ? `${first} and ${names.length - 1} more` : first;
};

const isBatch = ({ names }: HistoryItem): boolean => names.length > 1;

/** Who else is in a batch; whose name is not known goes by the file. */
const othersOf = ({ names, people }: HistoryItem): string[] => {
  const all = names.map((name, index) => people?.[index] || name);
  const first = people?.find(Boolean) || names[0] || "";
  return all.filter((_, index) => index !== all.indexOf(first));
};

const jobOf = ({ job_title, job_name }: HistoryItem): string => job_title || job_name;

function StateBadge({ item }: { item: HistoryItem }) {
  if (item.held) return <Badge>To be accepted</Badge>;
  if (item.status === "Completed") {
    return (
      <Badge tone="ok">
        {item.names.length > 1 ? `${item.completed} of ${item.names.length} done` : "Done"}
      </Badge>
    );
  }
  if (item.status === "Failed" || item.status === "Error") return <Badge tone="danger">Not converted</Badge>;
  return <Badge>Working</Badge>;
}

/** A day and its time stay on one line. */
function dateText(value: string): string {
  return new Date(value)
    .toLocaleString("en-GB", {
      day: "numeric",
      month: "short",
      year: "numeric",
      hour: "2-digit",
      minute: "2-digit",
    })
    .replaceAll(" ", "\u00a0");
}
