import { useEffect, useRef } from "react";
import type { Download } from "@/lib/conversion";

type ResultTitleProps = {
  download: Download;
  /** how many of the CVs are ready */
  done: number;
  all: number;
  /** who the shown CV is about, and the job that it was converted for, where they are known */
  person: string | undefined;
  job: string | undefined;
};

/** What there is, for whom; takes the focus when it appears, so that it is read out. */
export function ResultTitle({ download, done, all, person, job }: ResultTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        {download.isZip ? `${done} of ${all} CVs ${done === 1 ? "is" : "are"} ready` : "Your CV is ready"}
      </h2>
      {!download.isZip && (
        // the line keeps its place while who it is about is on its way
        <p className="min-h-7 text-lg">
          {person && <span className="font-semibold">{person}</span>}
          {job && <span className="text-ink-soft">{person ? ` for ${job}` : `For ${job}`}</span>}
        </p>
      )}
      {download.isZip && job && <p className="text-ink-soft text-lg">{`For ${job}`}</p>}
      <p className="break-all font-mono text-ink-soft text-sm">{download.filename}</p>
    </>
  );
}
