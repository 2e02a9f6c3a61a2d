import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Download as DownloadIcon, RotateCcw } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { DocumentView } from "@/components/document/document-view";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { SelectField } from "@/components/ui/field";
import { Spinner } from "@/components/ui/loading";
import { Tabs } from "@/components/ui/tabs";
import { blobId } from "@/lib/blob-id";
import { type Download, saveFile, type Task, type TaskFile } from "@/lib/conversion";
import { ChangesView } from "./changes-view";
import { allNotes, isRejected } from "./decisions";
import { documentsOf } from "./documents";
import { MatchView } from "./match-view";
import { resultQuery } from "./result-queries";
import { ReviewBar } from "./review-bar";
import { useReview } from "./use-review";

type ResultPanelProps = {
  task: Task;
  download: Download;
  hasJob: boolean;
  onReset: () => void;
  /** fetches the document anew */
  onRefresh: () => Promise<Download>;
};

export function ResultPanel({ task, download, hasJob, onReset, onRefresh }: ResultPanelProps) {
  const done = task.files.filter((file) => file.status === "Completed");
  const [shown, setShown] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const documents = useQuery({
    queryKey: ["documents", task.task_id, blobId(download.blob)],
    queryFn: () => documentsOf(download),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
  const result = useQuery(resultQuery(task.task_id));
  const document = documents.data?.[shown];
  const file = done[shown];
  const review = result.data?.files.find((candidate) => candidate.index === file?.index);
  const decisions = useReview(task.task_id, result.data?.files ?? [], onRefresh);
  const draft = review && decisions.fileReview(review);
  const count = review && draft && allNotes(review).filter((note) => !isRejected(note, draft.now)).length;
  const pages = review?.pages ?? file?.pages ?? 0;
  /** The file holds what was decided. */
  const save = async () => {
    const fresh = decisions.pending > 0 || decisions.isStale ? await decisions.apply() : download;
    if (fresh) saveFile(fresh.blob, fresh.filename);
  };

  return (
    <div className="grid gap-8">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-5">
        <div className="grid min-w-0 gap-1.5">
          <h2 ref={heading} tabIndex={-1} className="text-3xl outline-none">
            {download.isZip ? `${done.length} of ${task.files.length} CVs are ready` : "Your CV is ready"}
          </h2>
          <p className="truncate font-mono text-ink-soft text-sm">{download.filename}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button size="lg" disabled={decisions.isApplying} onClick={() => void save()}>
            <DownloadIcon aria-hidden /> Download
          </Button>
          <Button size="lg" look="outline" onClick={onReset}>
            <RotateCcw aria-hidden /> Reset
          </Button>
        </div>
      </div>
      {task.files.length > 1 && <BulkTable files={task.files} />}
      {done.length > 1 && (
        <SelectField
          label="Show"
          className="max-w-sm"
          value={String(shown)}
          options={done.map((one, index) => [String(index), one.name] as const)}
          onChange={(event) => setShown(Number(event.target.value))}
        />
      )}
      <Tabs
        label="Result"
        tabs={[
          {
            value: "document",
            label: "Document",
            panel: document ? (
              <div className="grid gap-3">
                {pages > 0 && (
                  <p className="text-[0.9375rem] text-ink-soft">
                    {pages === 1 ? "1 page in Word" : `${pages} pages in Word`}
                  </p>
                )}
                <DocumentView blob={document.blob} name={document.name} />
              </div>
            ) : (
              <Spinner label="Opening the document" />
            ),
          },
          {
            value: "changes",
            label: (
              <>
                What changed
                {count !== undefined && <span className="ml-2 font-mono text-sm max-sm:hidden">{count}</span>}
              </>
            ),
            panel: (
              <Loaded
                loading={result.isPending}
                error={result.isError}
                value={review}
                render={(loaded) => draft && <ChangesView key={loaded.index} file={loaded} review={draft} />}
              />
            ),
          },
          {
            value: "match",
            label: (
              <>
                Match
                {review?.match && (
                  <span className="ml-2 font-mono text-sm max-sm:hidden">{`${review.match.score}%`}</span>
                )}
              </>
            ),
            panel: hasJob ? (
              <Loaded
                loading={result.isPending}
                error={result.isError}
                value={review?.match}
                render={(match) => <MatchView match={match} />}
              />
            ) : (
              <p className="max-w-[60ch] text-ink-soft">
                There was no job description, so there is nothing to match. Reset, add one and convert again
                to see which requirements the CV meets, with the line that shows it.
              </p>
            ),
          },
        ]}
      />
      <ReviewBar
        pending={decisions.pending}
        isStale={decisions.isStale}
        isApplying={decisions.isApplying}
        problem={decisions.problem}
        onUndo={draft?.canUndo ? draft.undo : null}
        onApply={() => void decisions.apply()}
      />
    </div>
  );
}

function Loaded<T>({
  loading,
  error,
  value,
  render,
}: {
  loading: boolean;
  error: boolean;
  value: T | undefined;
  render: (value: T) => React.ReactNode;
}) {
  if (loading) return <Spinner />;
  if (error || value === undefined)
    return <p className="text-ink-soft">The details could not be loaded. The document itself is complete.</p>;
  return render(value);
}

function BulkTable({ files }: { files: TaskFile[] }) {
  return (
    <div className="relative overflow-x-auto">
      <table className="w-full min-w-[34rem] border-collapse text-left text-[0.9375rem]">
        <caption className="sr-only">Result of each CV</caption>
        <thead>
          <tr className="border-line border-b text-ink-soft text-sm [&_th]:py-2 [&_th]:pr-4 [&_th]:font-medium">
            <th scope="col">CV</th>
            <th scope="col">Result</th>
            <th scope="col">Pages</th>
            <th scope="col">Match</th>
          </tr>
        </thead>
        <tbody>
          {files.map((file) => (
            <tr key={file.index} className="border-line border-b align-top [&_td]:py-2.5 [&_td]:pr-4">
              <td className="max-w-64 truncate font-mono text-sm">{file.name}</td>
              <td>
                {file.status === "Completed" ? (
                  <Badge tone="ok">Done</Badge>
                ) : (
                  <Badge tone="danger">Not converted</Badge>
                )}
                {file.error && (
                  <p className="mt-1 max-w-[48ch] text-ink-soft text-sm">{`${file.error} The credit is back.`}</p>
                )}
              </td>
              <td className="font-mono text-sm">{file.pages || "–"}</td>
              <td className="font-mono text-sm">{file.score === undefined ? "–" : `${file.score}%`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
