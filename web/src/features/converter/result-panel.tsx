import { keepPreviousData, useIsMutating, useQuery } from "@tanstack/react-query";
import { FileText, Pencil } from "lucide-react";
import { useLayoutEffect, useMemo, useRef, useState } from "react";
import { DocumentView } from "@/components/document/document-view";
import { usePageTitle } from "@/components/layout/page-meta";
import { Button } from "@/components/ui/button";
import { FormNotice } from "@/components/ui/form-notice";
import { Spinner } from "@/components/ui/loading";
import { Tabs } from "@/components/ui/tabs";
import { blobId } from "@/lib/blob-id";
import { type Download, type Form, fetchForm, saveFile, type Task } from "@/lib/conversion";
import { cx } from "@/lib/cx";
import { serverTextOr } from "@/lib/errors";
import { toast } from "@/lib/toasts";
import { usePdf } from "@/lib/use-pdf";
import { useUser } from "@/lib/user";
import { BatchList, doubtfulScan } from "./batch-list";
import { ChangesView } from "./changes-view";
import { CheckPanel } from "./check-panel";
import { CompareLink } from "./compare-link";
import type { Reused } from "./converter-state";
import { allNotes, isRejected, withoutEffect } from "./decisions";
import { documentsOf, zipOf } from "./documents";
import { DoubtPanel } from "./doubt-panel";
import { type Goal, marksOf, type Place, proofsOf } from "./evidence";
import { EvidenceLegend } from "./evidence-legend";
import { GivenFields } from "./given-fields";
import { HeldPanel } from "./held-panel";
import { KeptBefore } from "./kept-before";
import { LayoutField } from "./layout-field";
import { leftOut } from "./left-out";
import { LeftOutPanel } from "./left-out-panel";
import { Loaded } from "./loaded";
import { MarkingField } from "./marking-field";
import { MatchView } from "./match-view";
import { messages } from "./messages";
import { OtherForms } from "./other-forms";
import { ResultHead } from "./result-head";
import { drawnAnew, resultQuery } from "./result-queries";
import { ReviewBar } from "./review-bar";
import { runsOf, SaidLines } from "./said-lines";
import { ShownCv } from "./shown-cv";
import { SideBySide } from "./side-by-side";
import { sourceQuery } from "./source-query";
import { useAsked } from "./template-query";
import { TextList } from "./text-list";
import { UnprintedPanel } from "./unprinted-panel";
import { UnsavedGuard } from "./unsaved-guard";
import { useHeld } from "./use-held";
import { useReview } from "./use-review";

/** What another try takes from the conversion on the screen. */
export type RetryOf = { taskId: string; files: number[]; job: boolean };

type ResultPanelProps = {
  task: Task;
  /** the index of the CV that is shown, of those that are through; undefined = the first one */
  file: number | undefined;
  onFile: (index: number) => void;
  download: Download;
  hasJob: boolean;
  /** what the document may be drawn in, and what it is drawn in if the result does not say */
  templates: string[];
  template: string;
  onReset: () => void;
  /** fetches the document anew, in another template if one is named */
  onRefresh: (template?: string) => Promise<Download>;
  /** has the document made as PDF */
  onPdf: (signal: AbortSignal) => Promise<Download>;
  /** a reading was refused and is gone; erased: with the whole conversion */
  onRefused: (erased: boolean) => void;
  /** tries some of the CVs again, or other files in place of some */
  onRetry: (reuse: RetryOf, names: string[], files?: File[]) => void;
  /** takes some of the CVs for a new conversion */
  onUseAgain: (item: Omit<Reused, "withJob">) => void;
  /** these CVs are another try: how many were through before, and the way back to them */
  before: { count: number } | null;
  onBefore: () => void;
  /** what was wrong with the last try */
  problem: string | null;
};

export function ResultPanel({
  task,
  file: index,
  onFile,
  download,
  hasJob,
  templates,
  template,
  onReset,
  onRefresh,
  onPdf,
  onRefused,
  onRetry,
  onUseAgain,
  before,
  onBefore,
  problem,
}: ResultPanelProps) {
  const details = useRef<HTMLDivElement>(null);
  const done = task.files.filter((file) => file.status === "Completed");
  const shown = Math.max(
    0,
    done.findIndex((one) => one.index === index),
  );
  const isBatch = task.files.length > 1;
  const [isListOpen, setListOpen] = useState(isBatch && index === undefined);
  const [picked, setChosen] = useState<number[]>([]);
  const chosen = picked.filter((index) => done.some((file) => file.index === index)); // one may have been refused since
  const list = useRef<HTMLDivElement>(null);
  const [listed, setListed] = useState(0); // how often the list was asked for
  useLayoutEffect(() => {
    if (listed > 0) list.current?.scrollIntoView({ block: "start" });
  }, [listed]);
  const [opened, setOpened] = useState(0); // how often a CV was asked for
  // The browser's Back leads from CV to CV, and from the first one to the list, whose address names none.
  useLayoutEffect(() => setListOpen(isBatch && index === undefined), [isBatch, index]);
  const open = (at: number) => {
    if (!done[at]) return;
    onFile(done[at].index);
    setListOpen(false);
    setOpened((times) => times + 1);
  };
  useLayoutEffect(() => {
    if (opened > 0) details.current?.scrollIntoView({ block: "start" });
  }, [opened]);
  const [tab, setTab] = useState("document");
  const [goal, setGoal] = useState<Goal | null>(null);
  const [isMarked, setMarked] = useState(true);
  const [texts, setTexts] = useState<"unopened" | "open" | "closed">("unopened");
  const isEditing = texts === "open";
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
  const source = useQuery({
    ...sourceQuery(task.task_id, review?.index ?? 0, review?.revision ?? ""),
    enabled: review !== undefined,
  });
  const decisions = useReview(task.task_id, result.data?.files ?? [], onRefresh);
  /** The match, and what waits, as they are with what was decided; what the conversion told may be older. */
  const files = task.files.map((one) => {
    const now = result.data?.files.find(({ index }) => index === one.index);
    return now ? { ...one, score: now.match?.score ?? one.score, held: now.held ?? false } : one;
  });
  const personOf = (index: number) =>
    result.data?.files.find((other) => other.index === index)?.document?.person?.name?.value;
  const costOf = (index: number) => {
    const one = result.data?.files.find((other) => other.index === index);
    return (
      one && (one.page_cost ?? (one.doubtful ? doubtfulScan : "What its length would have cost is put back."))
    );
  };
  const leftOf = (index: number) => {
    const one = result.data?.files.find((other) => other.index === index);
    return one ? leftOut(one, decisions.fileReview(one).now).lines : 0;
  };
  /** As it is drawn now; what the conversion counted may be older. */
  const pagesOf = (index: number) =>
    documents.data?.[done.findIndex((other) => other.index === index)]?.pages ||
    result.data?.files.find((other) => other.index === index)?.pages;
  const person = file && personOf(file.index);
  const job = result.data && (result.data.job_title || jobText(result.data.job_name));
  usePageTitle(file && [person || file.name, job].filter(Boolean).join(", "));
  const draft = review && decisions.fileReview(review);
  const count =
    review &&
    draft &&
    allNotes(review).filter((note) => !isRejected(note, draft.now)).length + runsOf(draft.marks).length;
  const proofs = useMemo(() => (review ? proofsOf(review) : []), [review]);
  const marks = useMemo(() => marksOf(proofs), [proofs]);
  const lead = (place: Place, to: Goal["tab"]) => {
    setGoal((last) => ({ ...place, tab: to, asked: (last?.asked ?? 0) + 1 }));
    if (to === "document" && isEditing) setTexts("closed");
    setTab(to);
  };
  const own = result.data?.template || template || templates[0] || "";
  const pages = (file && pagesOf(file.index)) ?? file?.pages ?? 0;
  const hasUnsaved = decisions.pending > 0 || decisions.isWaiting || decisions.isStale;
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const leaving = async (act: () => void) => {
    const isFree = !decisions.isWriting() && (decisions.isIdle() || (await decisions.isSettled()));
    return isFree ? act() : setLeave(() => act);
  };
  const { user } = useUser();
  const asked = useAsked(user, own);
  const isDrawing = useIsMutating({ mutationKey: drawnAnew(task.task_id) }) > 0;

  const held = useHeld({
    taskId: task.task_id,
    files: result.data?.files ?? task.files,
    onRefresh,
    onRefused,
  });
  /** The document with what was decided, with these CVs accepted where they waited for that; null when that did not work. */
  const finished = async (taken = done.map(({ index }) => index)): Promise<Download | null> => {
    const fresh = await decisions.apply();
    if (fresh === null) return null;
    try {
      return (await held.acceptTaken(taken)) ?? fresh ?? download;
    } catch (error) {
      toast.error(serverTextOr(error, messages.notDecided));
      return null;
    }
  };
  const save = async () => {
    const fresh = await finished();
    if (fresh) saveFile(fresh.blob, fresh.filename);
  };
  const pdf = usePdf((_task: string, signal) => onPdf(signal));
  /** Likewise; while decisions cannot be applied, the bar below says why. */
  const savePdf = async () => {
    if (await finished()) pdf.make(task.task_id);
  };
  const saveForm = async (format: Form) => {
    if (!(await finished())) return;
    const { blob, filename } = await fetchForm(task.task_id, format);
    saveFile(blob, filename);
  };
  /** The same for one CV of a batch; the others go on waiting. */
  const saveOne = async (index: number) => {
    const fresh = await finished([index]);
    const one = fresh && (await documentsOf(fresh))[done.findIndex((other) => other.index === index)];
    if (one) saveFile(one.blob, one.name);
  };
  /** And for those that are ticked, in a zip of their own. */
  const saveChosen = async () => {
    const fresh = await finished(chosen);
    if (!fresh) return;
    const all = await documentsOf(fresh);
    const taken = done.flatMap(({ index }, at) => (chosen.includes(index) && all[at] ? [all[at]] : []));
    const [only, other] = taken;
    if (only) saveFile(other ? await zipOf(taken) : only.blob, other ? fresh.filename : only.name);
  };

  return (
    <div className="grid gap-5">
      <ResultHead
        download={download}
        done={done.length}
        all={task.files.length}
        person={person}
        job={job}
        isHeld={held.waiting.length > 0}
        pdf={pdf}
        onSave={() => void save()}
        onPdf={() => void savePdf()}
        onReset={onReset}
      >
        <LayoutField
          taskId={task.task_id}
          isBatch={download.isZip}
          own={own}
          templates={templates}
          disabled={decisions.isApplying}
          onDraw={onRefresh}
        />
        <div className={cx(!result.data && "invisible")}>
          {/* its place is kept, so that nothing moves when it is known */}
          <MarkingField
            key={`marking ${result.data?.task_id}`}
            taskId={task.task_id}
            marking={result.data?.options?.look?.marking ?? ""}
            onMarked={() => onRefresh()}
          />
        </div>
        <OtherForms disabled={false} onSave={saveForm} />
        <CompareLink taskId={task.task_id} files={done} hasJob={Boolean(result.data?.job_name || hasJob)} />
      </ResultHead>
      <FormNotice text={problem} />
      <FormNotice text={pdf.problem} />
      {file && review && held.waiting.includes(file.index) && (
        <HeldPanel
          name={person || file.name}
          cost={review.page_cost ?? ""}
          isDoubtful={review.doubtful ?? false}
          isDeciding={held.isDeciding || decisions.isApplying}
          onDecide={(isAccepted) => held.decide(file.index, isAccepted)}
        />
      )}
      {before && <KeptBefore count={before.count} onBack={onBefore} />}
      {isListOpen && (
        <div ref={list}>
          <BatchList
            taskId={task.task_id}
            hasJob={Boolean(result.data?.job_name || hasJob)}
            chosen={chosen}
            onChoose={setChosen}
            onDownloadChosen={() => void saveChosen()}
            onUseAgain={() =>
              void leaving(() =>
                onUseAgain({
                  task_id: task.task_id,
                  files: chosen,
                  names: task.files.filter(({ index }) => chosen.includes(index)).map(({ name }) => name),
                  job_name: result.data?.job_name ?? "",
                  job_title: result.data?.job_title ?? "",
                }),
              )
            }
            files={files}
            shown={file?.index}
            personOf={personOf}
            costOf={costOf}
            leftOf={leftOf}
            pagesOf={pagesOf}
            onShow={(index) => {
              open(done.findIndex((other) => other.index === index));
              details.current?.focus({ preventScroll: true }); // the button that was pressed is gone now
            }}
            onDownload={(index) => void saveOne(index)}
            onRetry={(files) =>
              void leaving(() =>
                onRetry(
                  { taskId: task.task_id, files, job: true },
                  task.files.filter((other) => files.includes(other.index)).map((other) => other.name),
                ),
              )
            }
            onReplace={(files) =>
              void leaving(() =>
                onRetry(
                  { taskId: task.task_id, files: [], job: true },
                  files.map(({ name }) => name),
                  files,
                ),
              )
            }
            disabled={decisions.isApplying}
          />
        </div>
      )}
      {review && (
        <UnprintedPanel
          taskId={task.task_id}
          file={task.files.findIndex(({ index }) => index === review.index)}
          template={own}
          revision={review.revision}
        />
      )}
      <div
        ref={details}
        tabIndex={-1}
        // high enough to be scrolled to while the next document is on its way
        className={cx("outline-none", isBatch && "min-h-dvh")}
      >
        {file && task.files.length > 1 && (
          <ShownCv
            person={personOf(file.index)}
            fileName={file.name}
            at={shown}
            count={done.length}
            onShow={open}
            all={task.files.length}
            isListOpen={isListOpen}
            onList={() => {
              setListOpen(!isListOpen);
              if (!isListOpen) setListed((times) => times + 1);
            }}
          />
        )}
        {review && file && (
          <GivenFields
            key={review.index}
            taskId={task.task_id}
            file={review}
            name={person || file.name}
            asked={asked}
            disabled={decisions.isApplying || isDrawing}
            onGiven={() => onRefresh()}
          />
        )}
        <Tabs
          label="Result"
          value={tab}
          onChange={setTab}
          tabs={[
            {
              value: "document",
              label: "Document",
              // what stands above the document comes with it, so that it does not move
              panel:
                document && !result.isPending && !source.isLoading ? (
                  <div className="flex flex-col gap-x-6 gap-y-3 xl:flex-row xl:items-start">
                    {review && draft && (
                      // What is said of lines makes other texts of them: until they are read, none can be written.
                      <aside
                        inert={draft.isMending}
                        className="no-print grid gap-3 empty:hidden xl:sticky xl:top-20 xl:order-2 xl:max-h-[calc(100dvh-6rem)] xl:w-80 xl:shrink-0 xl:overflow-y-auto"
                      >
                        <LeftOutPanel
                          key={`left ${review.index}`}
                          file={review}
                          review={draft}
                          disabled={decisions.isApplying || draft.isMending}
                        />
                        <DoubtPanel
                          taskId={task.task_id}
                          file={review}
                          marks={draft.marks}
                          onFix={() => setTab("original")}
                        />
                        <CheckPanel key={review.index} file={review} review={draft} />
                      </aside>
                    )}
                    <div className="grid min-w-0 flex-1 gap-3">
                      <div className="no-print flex min-h-11 flex-wrap items-center justify-between gap-x-4">
                        <div className="grid max-w-[68ch] gap-0.5 text-[0.9375rem] text-ink-soft">
                          <p>
                            {pages > 0 && (pages === 1 ? "1 page in Word" : `${pages} pages in Word`)}
                            {review?.wording_by &&
                              `${pages > 0 ? ", wording" : "Wording"} by ${review.wording_by}`}
                          </p>
                          {review && withoutEffect(review).map((reason) => <p key={reason}>{reason}</p>)}
                        </div>
                        {review && draft && (
                          <Button look="outline" onClick={() => setTexts(isEditing ? "closed" : "open")}>
                            {isEditing ? <FileText aria-hidden /> : <Pencil aria-hidden />}
                            {isEditing ? "Show the document" : "Edit text"}
                          </Button>
                        )}
                      </div>
                      {texts !== "unopened" && review && draft && (
                        // It stays while the document shows: words that are being written are not lost.
                        <div hidden={!isEditing} inert={draft.isMending}>
                          <TextList
                            key={review.index}
                            file={review}
                            review={draft}
                            isShown={isEditing}
                            onFix={() => setTab("original")}
                          />
                        </div>
                      )}
                      {!isEditing && marks.length > 0 && (
                        <EvidenceLegend
                          proved={
                            proofs.filter(({ places }) => places.some(({ printed }) => printed !== null))
                              .length
                          }
                          all={proofs.length}
                          isOn={isMarked}
                          onToggle={setMarked}
                        />
                      )}
                      {!isEditing && (
                        <DocumentView
                          blob={document.blob}
                          name={document.name}
                          proofs={isMarked ? marks : []}
                          {...(goal?.tab === "document" && {
                            spot: [{ text: goal.printed ?? "", near: [] }],
                            reveal: goal.asked,
                          })}
                        />
                      )}
                    </div>
                  </div>
                ) : (
                  <Spinner label="Opening the document" />
                ),
            },
            {
              value: "original",
              label: "Fix reading",
              panel: (
                <Loaded
                  loading={result.isPending || !document}
                  error={result.isError}
                  value={review}
                  render={(loaded) =>
                    draft &&
                    document && (
                      <SideBySide
                        key={loaded.index}
                        taskId={task.task_id}
                        file={loaded}
                        review={draft}
                        document={document}
                        goal={goal?.tab === "original" ? goal : null}
                        onEdit={() => {
                          setTexts("open");
                          setTab("document");
                        }}
                      />
                    )
                  }
                />
              ),
            },
            {
              value: "changes",
              label: (
                <>
                  What changed
                  {count !== undefined && (
                    <span className="ml-2 font-mono text-sm max-sm:hidden">{count}</span>
                  )}
                </>
              ),
              panel: (
                <Loaded
                  loading={result.isPending}
                  error={result.isError}
                  value={review}
                  render={(loaded) =>
                    draft && (
                      <>
                        <SaidLines taskId={task.task_id} file={loaded} review={draft} />
                        <div inert={draft.isMending}>
                          {(draft.marks.length === 0 || allNotes(loaded).length > 0) && (
                            <ChangesView key={loaded.index} file={loaded} review={draft} />
                          )}
                        </div>
                      </>
                    )
                  }
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
              panel:
                result.data?.job_name || hasJob ? (
                  <Loaded
                    loading={result.isPending}
                    error={result.isError}
                    value={review?.match}
                    render={(match) => <MatchView match={match} proofs={proofs} onLead={lead} />}
                  />
                ) : (
                  <p className="max-w-[60ch] text-ink-soft">
                    There was no job description, so there is nothing to match. Reset, add one and convert
                    again to see which requirements the CV meets, with the line that shows it.
                  </p>
                ),
            },
          ]}
        />
      </div>
      <ReviewBar
        isOpen={hasUnsaved}
        isApplying={decisions.isApplying}
        problem={decisions.problem}
        onUndo={draft?.canUndo ? draft.undo : null}
        onRedo={draft?.canRedo ? draft.redo : null}
        onRetry={() => void decisions.apply()}
        isQuiet={tab === "original"}
      />
      <UnsavedGuard
        task={task.task_id}
        isDirty={hasUnsaved}
        isIdle={decisions.isIdle}
        isSettled={decisions.isSettled}
        isWriting={decisions.isWriting}
        leave={leave}
        onStay={() => setLeave(null)}
        onApply={async () => (await decisions.apply()) !== null}
      />
    </div>
  );
}

/** A file's name without its ending. */
const jobText = (name = ""): string => name.replace(/\.\w{2,5}$/, "");
