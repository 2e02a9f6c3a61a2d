import { useEffect, useRef } from "react";
import type { Download } from "@/lib/conversion";
import { cx } from "@/lib/cx";

type ResultTitleProps = {
  download: Download;
  /** how many of the CVs are ready */
  done: number;
  all: number;
  /** the only one is withheld until its name is known */
  isWithheld: boolean;
  /** who the shown CV is about, and the job that it was converted for, where they are known */
  person: string | undefined;
  job: string | undefined;
};

/** What there is, for whom; takes the focus when it appears, so that it is read out. */
export function ResultTitle({ download, done, all, isWithheld, person, job }: ResultTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const name = !download.isZip && person;
  const about = (name || job) && (
    <>
      {name && <span className="font-semibold">{name}</span>}
      {job && <span className="text-ink-soft">{name ? ` for ${job}` : `For ${job}`}</span>}
    </>
  );
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="beside-credits text-2xl outline-none max-sm:text-xl">
        {download.isZip
          ? `${done} of ${all} CVs ${done === 1 ? "is" : "are"} ready`
          : isWithheld
            ? "Your CV needs its name"
            : "Your CV is ready"}
      </h2>
      <p className="flex flex-wrap items-baseline gap-x-3 max-sm:flex-nowrap max-sm:*:truncate">
        <span className={cx("break-all font-mono text-ink-soft text-sm", about && "max-sm:hidden")}>
          {download.filename}
        </span>
        {about && <span>{about}</span>}
      </p>
    </>
  );
}
