import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { Spinner } from "@/components/ui/loading";
import { Tabs } from "@/components/ui/tabs";
import { ChangesView } from "./changes-view";
import { allNotes, isRejected, type ReviewedFile } from "./decisions";
import { DocumentTab, type Texts } from "./document-tab";
import { type Goal, type Place, proofsOf } from "./evidence";
import { Loaded } from "./loaded";
import { MatchView } from "./match-view";
import { runsOf, SaidLines } from "./said-lines";
import { SideBySide } from "./side-by-side";
import { sourceQuery } from "./source-query";
import type { FileReview } from "./use-review";

type ResultTabsProps = {
  taskId: string;
  tab: string;
  onTab: (tab: string) => void;
  /** what was made of the CV, and what is decided about it; undefined = not known yet */
  file: ReviewedFile | undefined;
  review: FileReview | undefined;
  /** undefined = not here yet, null = there is none */
  document: { blob: Blob; name: string } | null | undefined;
  /** whose document it is, which is known before the rest of it */
  index: number | undefined;
  /** what is known of the conversion is on its way, or did not come */
  isPending: boolean;
  isError: boolean;
  pages: number;
  /** so many the options ask for at most; 0 = they do not say */
  aim: number;
  /** decisions are being put into the document */
  disabled: boolean;
  hasJob: boolean;
};

const noDocument = "This CV is not in the conversion any more: it was refused in another window.";

/** One CV: its document, the original beside it, what changed and how far it answers the job. */
export function ResultTabs(props: ResultTabsProps) {
  const { taskId, tab, onTab, file, review, document, isPending, isError, pages, disabled, hasJob } = props;
  const [goal, setGoal] = useState<Goal | null>(null);
  const [isMarked, setMarked] = useState(true);
  const [texts, setTexts] = useState<Texts>("unopened");
  const source = useQuery({
    ...sourceQuery(taskId, file?.index ?? 0, file?.revision ?? ""),
    enabled: file !== undefined,
  });
  const count =
    file &&
    review &&
    allNotes(file).filter((note) => !isRejected(note, review.now)).length + runsOf(review.marks).length;
  const proofs = useMemo(() => (file ? proofsOf(file) : []), [file]);
  const lead = (place: Place, to: Goal["tab"]) => {
    setGoal((last) => ({ ...place, tab: to, asked: (last?.asked ?? 0) + 1 }));
    if (to === "document" && texts === "open") setTexts("closed");
    onTab(to);
  };
  return (
    <Tabs
      label="Result"
      value={tab}
      onChange={onTab}
      tabs={[
        {
          value: "document",
          label: "Document",
          // what stands above the document comes with it, so that it does not move
          panel:
            document === null ? (
              <p className="max-w-[60ch] text-ink-soft">{noDocument}</p>
            ) : document && !isPending && !source.isLoading ? (
              <DocumentTab
                taskId={taskId}
                file={file}
                review={review}
                document={document}
                index={props.index}
                pages={pages}
                aim={props.aim}
                disabled={disabled}
                proofs={proofs}
                goal={goal?.tab === "document" ? goal : null}
                texts={texts}
                onTexts={setTexts}
                isMarked={isMarked}
                onMarked={setMarked}
                onFix={() => onTab("original")}
              />
            ) : (
              <Spinner label="Opening the document" />
            ),
        },
        {
          value: "original",
          label: "Fix reading",
          panel: (
            <Loaded
              loading={isPending || document === undefined}
              error={isError}
              value={file}
              render={(loaded) =>
                review &&
                document && (
                  <SideBySide
                    key={loaded.index}
                    taskId={taskId}
                    file={loaded}
                    review={review}
                    document={document}
                    pages={pages}
                    isOpen={tab === "original"}
                    goal={goal?.tab === "original" ? goal : null}
                    onEdit={() => {
                      setTexts("open");
                      onTab("document");
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
              {count !== undefined && <span className="ml-2 font-mono text-sm max-sm:hidden">{count}</span>}
            </>
          ),
          panel: (
            <Loaded
              loading={isPending}
              error={isError}
              value={file}
              render={(loaded) =>
                review && (
                  <>
                    <SaidLines taskId={taskId} file={loaded} review={review} />
                    <div inert={review.isMending}>
                      {(review.marks.length === 0 || allNotes(loaded).length > 0) && (
                        <ChangesView key={loaded.index} file={loaded} review={review} />
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
              {file?.match && (
                <span className="ml-2 font-mono text-sm max-sm:hidden">{`${file.match.score}%`}</span>
              )}
            </>
          ),
          panel: hasJob ? (
            <Loaded
              loading={isPending}
              error={isError}
              value={file?.match}
              render={(match) => <MatchView match={match} proofs={proofs} onLead={lead} />}
            />
          ) : (
            <p className="max-w-[60ch] text-ink-soft">
              There was no job description, so there is nothing to match. Reset, add one and convert again to
              see which requirements the CV meets, with the line that shows it.
            </p>
          ),
        },
      ]}
    />
  );
}
