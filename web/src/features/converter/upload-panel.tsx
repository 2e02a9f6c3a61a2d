import { History, X } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { PasteDialog } from "@/components/paste-dialog";
import { Button, buttonStyle } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { DropZone, type Refused, readableAdverts } from "@/components/ui/drop-zone";
import { Link } from "@/components/ui/link";
import { pastedJob, textFile } from "@/lib/pasted";
import { settings } from "@/lib/settings";
import { isAdmin, useUser } from "@/lib/user";
import type { Reused } from "./converter-state";

type UploadPanelProps = {
  files: File[];
  onFiles: (files: File[]) => void;
  /** an earlier conversion whose CVs are used again */
  reused: Reused | null;
  onReused: (item: Reused | null) => void;
  job: File | null;
  onJob: (job: File | null) => void;
  onConvert: () => void;
  credits: number;
  /** what was wrong with the last attempt */
  problem: string | null;
  /** what else is asked for before the conversion */
  children?: ReactNode;
};

export function UploadPanel({
  files,
  onFiles,
  reused,
  onReused,
  job,
  onJob,
  onConvert,
  credits,
  problem,
  children,
}: UploadPanelProps) {
  const [pasting, setPasting] = useState<"cv" | "job" | null>(null);
  const [refusedJobs, setRefusedJobs] = useState<Refused[]>([]);
  const [isAsking, setAsking] = useState(false);
  const count = files.length + (reused?.names.length ?? 0);
  const refusedJob = job ? undefined : refusedJobs[0];
  const latest = useRef(files); // a text is read for a while, in which other files may come
  latest.current = files;
  const add = (file: File) => {
    latest.current = [...latest.current, file];
    onFiles(latest.current);
  };
  const paste = (text: string) => {
    if (pasting === "cv") add(textFile("pasted-cv.txt", text));
    else onJob(pastedJob(text));
    setPasting(null);
  };
  return (
    <div className="grid gap-4">
      {/* the two frames end on one line, whatever is said below one of them */}
      <div className="grid gap-4 md:grid-cols-2 md:gap-x-6 md:gap-y-2 md:*:row-span-3 md:*:grid-rows-subgrid">
        {reused ? (
          <FromBefore
            label="Old CV"
            names={reused.names}
            other="Use other CVs"
            onRemove={() => onReused(null)}
          />
        ) : (
          <DropZone
            label="Old CV"
            hint={`Drop up to ${settings.max_files} CVs here: PDF, DOCX, DOC or JSON.`}
            touchHint={`Up to ${settings.max_files} CVs: PDF, DOCX, DOC or JSON.`}
            files={files}
            onChange={onFiles}
            max={settings.max_files}
            onText={(file) => void file.text().then((text) => add(textFile(file.name, text)))}
          >
            <PasteButton onClick={() => setPasting("cv")} what="CV" />
          </DropZone>
        )}
        {reused?.withJob && !job ? (
          <FromBefore
            label="Job description"
            names={[reused.job_title || reused.job_name]}
            other="Use another job, or none"
            onRemove={() => onReused({ ...reused, withJob: false })}
          />
        ) : (
          <DropZone
            label="Job description (optional)"
            hint="Drop the job you want here: PDF, DOCX, DOC, JSON, TXT or MD. All CVs are tailored to it."
            touchHint="The job you want: PDF, DOCX, DOC, JSON, TXT or MD. All CVs are tailored to it."
            endings={readableAdverts}
            files={job ? [job] : []}
            onChange={([next]) => onJob(next ?? null)}
            onRefused={setRefusedJobs}
          >
            <PasteButton onClick={() => setPasting("job")} what="job description" />
          </DropZone>
        )}
      </div>
      {reused && (
        <p className="max-w-[68ch] border-primary border-l-4 pl-3 text-[0.9375rem]">
          Kept with each CV: what you said in Fix reading, what you wrote in Edit text, and what was given for
          it alone, its length, template and colour too. Not kept: lines and skills that you put back and
          changes that you took back. They are left out and made anew; put them back in the new result.
        </p>
      )}
      {children}
      {problem && (
        <p
          role="alert"
          className="rounded-md border-danger border-l-4 bg-danger-soft px-4 py-2.5 text-danger"
        >
          {problem}
        </p>
      )}
      {credits < Math.max(1, count) && <TooFewCredits credits={credits} count={count} />}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button
          size="lg"
          onClick={count > 0 && refusedJob ? () => setAsking(true) : onConvert}
          className="max-sm:w-full sm:min-w-56"
        >
          Convert CV
        </Button>
        <p className="text-[0.9375rem] text-ink-soft">
          {count > 1 ? `Uses ${count} credits. ` : "Uses 1 credit. "}A conversion that fails is not charged.
        </p>
      </div>
      <PasteDialog kind={pasting} onClose={() => setPasting(null)} onPaste={paste} />
      <Dialog
        kind="alert"
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Convert without the job description?"
        footer={
          <>
            <Button look="outline" onClick={() => setAsking(false)}>
              Choose another file
            </Button>
            <Button
              onClick={() => {
                setAsking(false);
                onConvert();
              }}
            >
              Convert without it
            </Button>
          </>
        }
      >
        <p>
          <span className="break-all font-mono text-sm">{refusedJob?.name}</span>
          {` was not taken: ${refusedJob?.reason ?? ""} Without a job description nothing is tailored and there is no match.`}
        </p>
      </Dialog>
    </div>
  );
}

type FromBeforeProps = { label: string; names: string[]; other: string; onRemove: () => void };

/** Files that the server still has: one CV for many jobs (D-64), or one job for many layouts. */
function FromBefore({ label, names, other, onRemove }: FromBeforeProps) {
  return (
    <div className="grid content-start gap-2">
      <section
        aria-label={label}
        className="focus-frame focus-closed focus-ok grid min-h-68 content-center justify-items-center gap-4 bg-surface p-6 text-center sm:p-8"
      >
        <div className="grid gap-1">
          <p className="font-bold text-lg [font-stretch:112%]">{label}</p>
          <p className="text-[0.9375rem] text-ink-soft">From an earlier conversion; nothing to upload.</p>
        </div>
        <ul className="grid w-full max-w-md gap-1.5">
          {names.map((name, index) => (
            <li
              key={`${name}-${index}`}
              className="flex min-h-10 items-center gap-3 rounded-md bg-sunken px-3 text-left"
            >
              <History aria-hidden className="size-4.5 shrink-0 text-ok" />
              <span className="min-w-0 flex-1 truncate font-mono text-sm" title={name}>
                {name}
              </span>
            </li>
          ))}
        </ul>
        <button
          type="button"
          onClick={onRemove}
          className="text-link inline-flex min-h-9 pointer-coarse:min-h-11 items-center gap-1 px-1"
        >
          <X aria-hidden className="size-4" /> {other}
        </button>
      </section>
    </div>
  );
}

function TooFewCredits({ credits, count }: { credits: number; count: number }) {
  const { user } = useUser();
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md border-primary border-l-4 bg-surface px-4 py-3"
    >
      <p>
        {credits === 0
          ? "You have no credits left. Past conversions stay open and free."
          : `You have ${credits === 1 ? "1 credit" : `${credits} credits`} for ${count} CVs. Take some out, or get more credits.`}
      </p>
      {!isAdmin(user) && (
        <p className="text-ink-soft">
          If your organisation runs this service, its administrator can give you more.
        </p>
      )}
      {isAdmin(user) ? (
        <Link to="/admin" className={buttonStyle({ look: "outline", size: "sm" })}>
          Set your credits
        </Link>
      ) : (
        <Link to="/pricing" className={buttonStyle({ look: "outline", size: "sm" })}>
          See plans
        </Link>
      )}
    </div>
  );
}

/** Both read alike; the accessible name adds which. */
function PasteButton({ onClick, what }: { onClick: () => void; what: string }) {
  return (
    <button
      type="button"
      onClick={onClick}
      aria-label={`Paste text instead (${what})`}
      className="text-link min-h-9 pointer-coarse:min-h-11 px-1"
    >
      Paste text instead
    </button>
  );
}
