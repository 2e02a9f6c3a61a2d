import { FileText, Pencil } from "lucide-react";
import { useMemo } from "react";
import { DocumentView } from "@/components/document/document-view";
import { Button } from "@/components/ui/button";
import { Concerns } from "./concerns";
import { beyondAim, type ReviewedFile, withoutEffect } from "./decisions";
import { type Goal, marksOf, type Proof } from "./evidence";
import { EvidenceLegend } from "./evidence-legend";
import { TextList } from "./text-list";
import type { FileReview } from "./use-review";
import { WithoutEffect } from "./without-effect";

/** Whether the texts are shown instead of the document; once opened they stay behind it. */
export type Texts = "unopened" | "open" | "closed";

type DocumentTabProps = {
  taskId: string;
  /** what was made of the CV; undefined = not known, so that the document stands alone */
  file: ReviewedFile | undefined;
  review: FileReview | undefined;
  document: { blob: Blob; name: string };
  /** whose document it is, which is known before the rest of it */
  index: number | undefined;
  pages: number;
  /** so many the options ask for at most; 0 = they do not say */
  aim: number;
  /** decisions are being put into it */
  disabled: boolean;
  proofs: Proof[];
  /** the place in it that was asked for */
  goal: Goal | null;
  texts: Texts;
  onTexts: (texts: Texts) => void;
  isMarked: boolean;
  onMarked: (isMarked: boolean) => void;
  onFix: () => void;
};

/** The document as it will be taken away, or its texts to be written anew, with what to look at beside it. */
export function DocumentTab(props: DocumentTabProps) {
  const { taskId, file, review, document, pages, disabled, proofs, goal, texts, onTexts, onFix } = props;
  const isEditing = texts === "open";
  const without = file ? withoutEffect(file) : [];
  const beyond = file && beyondAim(file, pages, props.aim);
  const above = (
    <>
      <LengthText pages={pages} writer={file?.wording_by} />
      {file && review && (
        <Button
          look="outline"
          className="max-sm:min-h-11 max-sm:px-3"
          onClick={() => onTexts(isEditing ? "closed" : "open")}
        >
          {isEditing ? <FileText aria-hidden /> : <Pencil aria-hidden />}
          {isEditing ? "Show the document" : "Edit text"}
        </Button>
      )}
    </>
  );
  const marks = useMemo(() => marksOf(proofs), [proofs]);
  const proved = proofs.filter(({ places }) => places.some(({ printed }) => printed !== null));
  return (
    <div className="flex flex-col gap-x-6 gap-y-3 max-sm:gap-y-2 xl:flex-row xl:items-start">
      {file && review && (
        <Concerns
          key={file.index}
          taskId={taskId}
          file={file}
          review={review}
          disabled={disabled}
          onFix={onFix}
        />
      )}
      <div className="grid min-w-0 flex-1 gap-3 max-sm:gap-2">
        {beyond && <p className="no-print max-w-[68ch] text-[0.9375rem] text-ink-soft">{beyond}</p>}
        {without.length > 0 && (
          <div className="no-print grid max-w-[68ch] gap-0.5 text-[0.9375rem] text-ink-soft">
            <WithoutEffect reasons={without} />
          </div>
        )}
        {isEditing && (
          <div className="no-print flex min-h-11 flex-wrap items-center justify-between gap-x-4">{above}</div>
        )}
        {texts !== "unopened" && file && review && (
          // It stays while the document shows: words that are being written are not lost.
          <div hidden={!isEditing} inert={review.isMending}>
            <TextList key={file.index} file={file} review={review} isShown={isEditing} onFix={onFix} />
          </div>
        )}
        {!isEditing && marks.length > 0 && (
          <EvidenceLegend
            proved={proved.length}
            partly={proved.filter(({ requirement }) => requirement.status !== "met").length}
            all={proofs.length}
            isOn={props.isMarked}
            onToggle={props.onMarked}
          />
        )}
        {!isEditing && (
          <DocumentView
            blob={document.blob}
            name={document.name}
            subject={props.index}
            above={above}
            proofs={props.isMarked ? marks : []}
            {...(goal && { spot: [{ text: goal.printed ?? "", near: [] }], reveal: goal.asked })}
          />
        )}
      </div>
    </div>
  );
}

/** How long it is, in as few words as a phone has room for. */
function LengthText({ pages, writer }: { pages: number; writer: string | undefined }) {
  return (
    <p className="text-[0.9375rem] text-ink-soft max-sm:text-sm">
      {pages > 0 && (
        <>
          {pages === 1 ? "1 page" : `${pages} pages`} <span className="max-sm:sr-only">in Word</span>
        </>
      )}
      {writer && `${pages > 0 ? ", wording" : "Wording"} by ${writer}`}
    </p>
  );
}
