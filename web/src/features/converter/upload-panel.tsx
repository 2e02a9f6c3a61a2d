import { useState } from "react";
import { Button } from "@/components/ui/button";
import { DropZone } from "@/components/ui/drop-zone";
import { settings } from "@/lib/settings";
import { PasteDialog } from "./paste-dialog";

type UploadPanelProps = {
  files: File[];
  onFiles: (files: File[]) => void;
  job: File | null;
  onJob: (job: File | null) => void;
  onConvert: () => void;
  /** what was wrong with the last attempt */
  problem: string | null;
};

export function UploadPanel({ files, onFiles, job, onJob, onConvert, problem }: UploadPanelProps) {
  const [pasting, setPasting] = useState<"cv" | "job" | null>(null);
  const paste = (text: string) => {
    if (pasting === "cv") onFiles([...files, textFile("pasted-cv.txt", text)]);
    else onJob(textFile("job-description.txt", text));
    setPasting(null);
  };
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 md:grid-cols-2 md:gap-6">
        <DropZone
          label="Old CV"
          hint={`Drop up to ${settings.max_files} CVs here: PDF, DOCX, DOC or JSON.`}
          files={files}
          onChange={onFiles}
          max={settings.max_files}
        >
          <PasteButton onClick={() => setPasting("cv")} what="CV" />
        </DropZone>
        <DropZone
          label="Job description (optional)"
          hint="Drop the job you want here. All CVs are tailored to it."
          files={job ? [job] : []}
          onChange={([next]) => onJob(next ?? null)}
        >
          <PasteButton onClick={() => setPasting("job")} what="job description" />
        </DropZone>
      </div>
      {problem && (
        <p
          role="alert"
          className="rounded-md border-danger border-l-4 bg-danger-soft px-4 py-2.5 text-danger"
        >
          {problem}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button size="lg" onClick={onConvert} className="max-sm:w-full sm:min-w-56">
          Convert CV
        </Button>
        <p className="text-[0.9375rem] text-ink-soft">
          {files.length > 1 ? `Uses ${files.length} credits. ` : "Uses 1 credit. "}A conversion that fails is
          not charged.
        </p>
      </div>
      <PasteDialog kind={pasting} onClose={() => setPasting(null)} onPaste={paste} />
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
      className="text-link min-h-9 px-1"
    >
      Paste text instead
    </button>
  );
}

function textFile(name: string, text: string): File {
  return new File([text], name, { type: "text/plain" });
}
