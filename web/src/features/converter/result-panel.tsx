import { keepPreviousData, useIsMutating, useQuery } from "@tanstack/react-query";
import { SlidersHorizontal } from "lucide-react";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { usePageTitle } from "@/components/layout/page-meta";
import { Button } from "@/components/ui/button";
import { FormNotice } from "@/components/ui/form-notice";
import { blobId } from "@/lib/blob-id";
import type { Download, Task } from "@/lib/conversion";
import { cx } from "@/lib/cx";
import { doubtsOf, nameField } from "@/lib/doubts";
import { gravityOf } from "@/lib/gravity";
import { keepOpened, openedOf } from "@/lib/opened-cvs";
import { drawnAnew, resultQuery } from "@/lib/result-queries";
import { toast } from "@/lib/toasts";
import { usePdf } from "@/lib/use-pdf";
import { useUser } from "@/lib/user";
import { AccentOne } from "./accent-one";
import { AcceptUnopened } from "./accept-unopened";
import { BatchList } from "./batch-list";
import { inOrder, type Order } from "./batch-order";
import { CompareLink } from "./compare-link";
import type { Reused } from "./converter-state";
import { documentsOf } from "./documents";
import { GivenFields } from "./given-fields";
import { HeldPanel } from "./held-panel";
import { KeptBefore } from "./kept-before";
import { BatchLayoutField, LayoutField } from "./layout-field";
import { leftOut } from "./left-out";
import { LengthField } from "./length-field";
import { pagesAimedAt } from "./made-with";
import { MarkingField } from "./marking-field";
import { messages } from "./messages";
import { MissingGiven } from "./missing-given";
import { OtherForms } from "./other-forms";
import { BatchPrivateFacts } from "./private-facts";
import { ResultHead } from "./result-head";
import { ResultTabs } from "./result-tabs";
import { ReviewBar } from "./review-bar";
import { ShownCv } from "./shown-cv";
import { TemplateLeft } from "./template-left";
import { useAsked } from "./template-query";
import { UnprintedPanel } from "./unprinted-panel";
import { UnsavedGuard } from "./unsaved-guard";
import { useHeld } from "./use-held";
import { useReview } from "./use-review";
import { useTab } from "./use-tab";
import { useTaking } from "./use-taking";
import { WithheldPanel } from "./withheld-panel";

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
  onUseAgain: (item: Omit<Reused, "withJob">, withOptions: boolean) => void;
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
  const [order, setOrder] = useState<Order>("sent");
  const done = task.files.filter((file) => file.status === "Completed");
  const isBatch = task.files.length > 1;
  const [isListOpen, setListOpen] = useState(isBatch && index === undefined);
  const [seen] = useState(() => openedOf(task.task_id)); // CVs that were opened, also before a reload
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
  const open = (index: number) => {
    onFile(index);
    setListOpen(false);
    setOpened((times) => times + 1);
  };
  const show = (index: number) => {
    open(index);
    details.current?.focus({ preventScroll: true }); // the button that was pressed is gone now
  };
  useLayoutEffect(() => {
    if (opened > 0) details.current?.scrollIntoView({ block: "start" });
  }, [opened]);
  const [tab, setTab] = useTab(task.task_id);
  const documents = useQuery({
    queryKey: ["documents", task.task_id, blobId(download.blob)],
    queryFn: () => documentsOf(download),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
  const result = useQuery(resultQuery(task.task_id));
  const file = done.find((one) => one.index === index) ?? done[0];
  /** null = it is in no document: it was refused in another window */
  const documentOf = (index: number) =>
    documents.data && (documents.data.find((other) => other.index === index) ?? null);
  const document = file && documentOf(file.index);
  const isRead = useScrolledTo(details);
  const isSeen = Boolean(file && document && (index !== undefined || !isBatch || isRead));
  const seenNow = isSeen ? file?.index : undefined;
  useEffect(() => {
    if (seenNow === undefined || seen.has(seenNow)) return;
    seen.add(seenNow);
    keepOpened(task.task_id, seen);
  }, [seenNow, seen, task.task_id]);
  const review = result.data?.files.find((candidate) => candidate.index === file?.index);
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
      one &&
      (one.page_cost ?? one.doubt ?? "Nothing is in doubt any more, and nothing is left out for its length.")
    );
  };
  const withheldOf = (index: number) =>
    result.data?.files.find((other) => other.index === index)?.withheld || undefined;
  const leftOf = (index: number) => {
    const one = result.data?.files.find((other) => other.index === index);
    return one ? leftOut(one, decisions.fileReview(one).now).lines : 0;
  };
  const checksOf = (index: number) => {
    const one = result.data?.files.find((other) => other.index === index);
    return one && doubtsOf(one).length + (one.in_doubt ?? 0);
  };
  const gravityAt = (index: number) => {
    const one = result.data?.files.find((other) => other.index === index);
    return one && gravityOf(one);
  };
  /** As it is drawn now; what the conversion counted may be older. */
  const pagesOf = (index: number) =>
    documentOf(index)?.pages || result.data?.files.find((other) => other.index === index)?.pages;
  /** those that are through, in the order that the list had when it was last open: the next one is the next row */
  const rows = useRef<number[]>([]);
  if (isListOpen || rows.current.length === 0)
    rows.current = inOrder(files, order, {
      personOf,
      leftOf,
      withheldOf,
      checksOf,
      gravityOf: gravityAt,
    }).map(({ index }) => index);
  const inRow = files
    .filter((one) => done.some(({ index }) => index === one.index))
    .toSorted((a, b) => rows.current.indexOf(a.index) - rows.current.indexOf(b.index));
  const shown = inRow.findIndex((one) => one.index === file?.index);
  const person = file && personOf(file.index);
  const job = result.data && (result.data.job_title || jobText(result.data.job_name));
  usePageTitle(file && [person || file.name, job].filter(Boolean).join(", "));
  const draft = review && decisions.fileReview(review);
  const own = result.data?.template || template || templates[0] || "";
  /** that of the document on the screen */
  const shownIn = review?.template || own;
  const layout = {
    taskId: task.task_id,
    own,
    templates,
    disabled: decisions.isApplying || decisions.isWaiting,
    onDraw: onRefresh,
  };
  const alone = { taskId: task.task_id, onDraw: () => onRefresh(), onStale: decisions.loadAgain };
  const pages = (file && pagesOf(file.index)) ?? file?.pages ?? 0;
  /** some of the CVs, to be used again */
  const itemOf = (some: number[]) => ({
    task_id: task.task_id,
    files: some,
    names: task.files.filter(({ index }) => some.includes(index)).map(({ name }) => name),
    job_name: result.data?.job_name ?? "",
    job_title: result.data?.job_title ?? "",
    template: own,
  });
  const hasUnsaved = decisions.pending > 0 || decisions.isWaiting || decisions.isStale;
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const leaving = async (act: () => void) => {
    const isFree = !decisions.isWriting() && (decisions.isIdle() || (await decisions.isSettled()));
    return isFree ? act() : setLeave(() => act);
  };
  const isForJob = Boolean(result.data?.job_name || hasJob);
  const { user } = useUser();
  const asked = useAsked(user, shownIn);
  const isDrawing = useIsMutating({ mutationKey: drawnAnew(task.task_id) }) > 0;

  const pdf = usePdf((_task: string, signal) => onPdf(signal));
  const held = useHeld({
    taskId: task.task_id,
    files: result.data?.files ?? task.files,
    onRefresh,
    onRefused,
  });
  const taking = useTaking({
    taskId: task.task_id,
    done,
    download,
    decisions,
    held,
    makePdf: pdf.make,
    opened: seen,
  });

  return (
    <div className="grid gap-5 max-sm:gap-2">
      <ResultHead
        download={download}
        ready={done.filter(({ index }) => !withheldOf(index)).length}
        all={task.files.length}
        person={person}
        job={job}
        marking={result.data?.options?.look?.marking ?? ""}
        isHeld={held.waiting.some((index) => !withheldOf(index))}
        pdf={pdf}
        onSave={() => void taking.save()}
        onPdf={() => void taking.savePdf()}
        onReset={onReset}
      >
        {download.isZip && review ? (
          <BatchLayoutField key={`template ${review.index}`} {...layout} cv={{ ...alone, file: review }} />
        ) : (
          <LayoutField {...layout} own={shownIn} />
        )}
        {review?.length && !result.data?.options?.maxPages && (
          <LengthField
            key={`length ${review.index}`}
            {...alone}
            file={review}
            isBatch={download.isZip}
            disabled={decisions.isApplying || decisions.isWaiting}
          />
        )}
        {review && (
          <AccentOne
            key={`colour ${review.index}`}
            {...alone}
            file={review}
            template={shownIn}
            isBatch={download.isZip}
            disabled={decisions.isApplying || decisions.isWaiting}
          />
        )}
        <div className={cx(!result.data && "invisible")}>
          {/* its place is kept, so that nothing moves when it is known */}
          <MarkingField
            key={`marking ${result.data?.task_id}`}
            taskId={task.task_id}
            marking={result.data?.options?.look?.marking ?? ""}
            all={task.files.length}
            onMarked={() => onRefresh()}
          />
        </div>
        <OtherForms disabled={false} onSave={taking.saveForm} />
        {/* together: neither stands alone in a second row */}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
          {file && (
            <Button
              look="quiet"
              size="sm"
              className="-mx-3 min-h-11"
              disabled={result.isPending} // it begins with what this one was made with
              title="Converts this CV once more, with all that you mended: blind, or in another length or person."
              onClick={() =>
                void leaving(() => onUseAgain({ ...itemOf([file.index]), template: shownIn }, true))
              }
            >
              <SlidersHorizontal aria-hidden /> Other options or blind, 1 credit
            </Button>
          )}
          <CompareLink taskId={task.task_id} files={done} hasJob={isForJob} shown={index} />
        </div>
      </ResultHead>
      <TemplateLeft left={review?.template_left} template={shownIn} hasOthers={templates.length > 1} />
      <MissingGiven
        files={result.data?.files ?? []}
        isDemo={result.data?.demo ?? false}
        own={own}
        onShow={show}
      />
      <FormNotice text={problem} />
      <FormNotice text={pdf.problem} />
      {file && review && held.waiting.includes(file.index) && (
        <HeldPanel
          name={person || file.name}
          cost={review.page_cost ?? ""}
          doubt={review.doubt ?? ""}
          isWithheld={Boolean(review.withheld)}
          isDeciding={held.isDeciding || decisions.isApplying}
          onDecide={(isAccepted) => held.decide(file.index, isAccepted)}
        />
      )}
      {before && <KeptBefore count={before.count} onBack={onBefore} />}
      {isListOpen && (
        <div ref={list} className="grid gap-2">
          <BatchPrivateFacts
            taskId={task.task_id}
            files={result.data?.files ?? []}
            reviewOf={decisions.fileReview}
            personOf={personOf}
            disabled={decisions.isApplying}
          />
          <BatchList
            taskId={task.task_id}
            hasJob={isForJob}
            order={order}
            onOrder={setOrder}
            chosen={chosen}
            onChoose={setChosen}
            onDownloadChosen={() => void taking.saveSome(chosen)}
            onUseAgain={() => void leaving(() => onUseAgain(itemOf(chosen), false))}
            files={files}
            shown={file?.index}
            personOf={personOf}
            costOf={costOf}
            withheldOf={withheldOf}
            leftOf={leftOf}
            checksOf={checksOf}
            gravityOf={gravityAt}
            pagesOf={pagesOf}
            onShow={show}
            onDownload={(index) => void taking.saveSome([index])}
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
          template={shownIn}
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
            onShow={(at) => inRow[at] && open(inRow[at].index)}
            all={task.files.length}
            isListOpen={isListOpen}
            onList={() => {
              setListOpen(!isListOpen);
              if (!isListOpen) setListed((times) => times + 1);
            }}
          />
        )}
        {review?.withheld && draft && (
          <WithheldPanel
            key={`withheld ${review.index}`}
            fileName={review.name}
            why={review.withheld}
            read={review.original?.person?.name?.value ?? ""}
            disabled={decisions.isApplying}
            onName={(name) => {
              draft.set({ ...draft.now, edits: { ...draft.now.edits, [nameField(review)]: name } });
              void decisions.apply().then((drawn) => drawn && toast.success(messages.named));
            }}
            onFix={() => setTab("original")}
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
            onStale={decisions.loadAgain}
          />
        )}
        <ResultTabs
          taskId={task.task_id}
          tab={tab}
          onTab={setTab}
          file={review}
          review={draft}
          document={document}
          index={file?.index}
          isPending={result.isPending}
          isError={result.isError}
          pages={pages}
          aim={pagesAimedAt(result.data?.options, review?.length)}
          disabled={decisions.isApplying}
          hasJob={isForJob}
        />
      </div>
      <ReviewBar
        key={`review of ${file?.index}`}
        isOpen={hasUnsaved}
        isApplying={decisions.isApplying}
        problem={decisions.problem}
        onUndo={draft?.canUndo ? draft.undo : null}
        onRedo={draft?.canRedo ? draft.redo : null}
        onRetry={() => void decisions.apply()}
        isQuiet={tab === "original"}
      />
      {taking.question}
      {taking.asking && (
        <AcceptUnopened
          asking={taking.asking}
          nameOf={(index) => personOf(index) || (task.files.find((one) => one.index === index)?.name ?? "")}
          onStay={taking.stay}
          onLook={show}
        />
      )}
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

/** Whether somebody scrolled down to what stands below the list, and so has it before their eyes. */
function useScrolledTo(place: RefObject<HTMLElement | null>): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    if (!place.current || !("IntersectionObserver" in window)) return;
    const observer = new IntersectionObserver((seen) => seen.at(-1)?.isIntersecting && setThere(true), {
      rootMargin: "0px 0px -75% 0px",
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return isThere;
}

/** A file's name without its ending. */
const jobText = (name = ""): string => name.replace(/\.\w{2,5}$/, "");
