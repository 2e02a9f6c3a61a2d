import { Download as DownloadIcon, Ellipsis, RotateCcw } from "lucide-react";
import { type ReactNode, useState } from "react";
import { PdfButton } from "@/components/pdf-button";
import { Button } from "@/components/ui/button";
import type { Download } from "@/lib/conversion";
import { cx } from "@/lib/cx";
import { ResultTitle } from "./result-title";

type ResultHeadProps = {
  download: Download;
  /** how many are ready to be taken */
  ready: number;
  all: number;
  person: string | undefined;
  job: string | undefined;
  /** the protective marking; "" = none */
  marking: string;
  /** something waits to be accepted, which taking the document does */
  isHeld: boolean;
  pdf: { isMaking: boolean; saved: string | undefined };
  onSave: () => void;
  onPdf: () => void;
  onReset: () => void;
  /** how the document is drawn, and what else it can be had as: a row */
  children: ReactNode;
};

/** What there is and how to take it, in as little height as it needs: the document comes first. */
export function ResultHead(props: ResultHeadProps) {
  const { download, ready, all, person, job, marking, isHeld, pdf, onSave, onPdf, onReset, children } = props;
  const [isMore, setMore] = useState(false); // on a phone
  return (
    <div className="grid gap-3 max-sm:gap-2">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3 max-sm:gap-y-2">
        <div className="grid min-w-0 gap-0.5">
          <ResultTitle
            download={download}
            done={ready}
            all={all}
            isWithheld={ready === 0}
            person={person}
            job={job}
          />
        </div>
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:gap-1.5 max-sm:[&>button]:min-h-12 max-sm:[&>button]:grow max-sm:[&>button]:px-3">
          <Button size="lg" className={cx(isHeld && "max-sm:basis-full")} onClick={onSave}>
            <DownloadIcon aria-hidden /> {isHeld ? "Accept and download" : "Download"}
          </Button>
          <PdfButton isShort isMaking={pdf.isMaking} saved={pdf.saved} onClick={onPdf} />
          <Button size="lg" look="outline" onClick={onReset}>
            <RotateCcw aria-hidden className="max-sm:hidden" /> Reset
          </Button>
          <Button
            size="lg"
            look="outline"
            className="sm:hidden"
            aria-label="More of this result"
            aria-expanded={isMore}
            onClick={() => setMore(!isMore)}
          >
            <Ellipsis aria-hidden />
          </Button>
        </div>
      </div>
      {marking && !isMore && (
        <p className="no-print font-semibold text-[0.9375rem] sm:hidden">{`The document is marked ${marking}.`}</p>
      )}
      <div
        className={cx(
          "no-print flex flex-wrap items-center gap-x-6 gap-y-1 border-line border-y py-1.5 text-[0.9375rem]",
          !isMore && "max-sm:hidden",
        )}
      >
        {children}
      </div>
    </div>
  );
}
