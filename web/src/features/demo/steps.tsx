import { useEffect, useState } from "react";
import { DocumentView } from "@/components/document/document-view";
import { ModelChoice } from "@/components/model-choice";
import { PasteDialog } from "@/components/paste-dialog";
import { PronounsField } from "@/components/pronouns-field";
import { Button } from "@/components/ui/button";
import { DropZone, readableAdverts } from "@/components/ui/drop-zone";
import { Link } from "@/components/ui/link";
import { SlidingBar } from "@/components/ui/loading";
import { Segmented } from "@/components/ui/segmented";
import { cx } from "@/lib/cx";
import { lengthHints, modeHints, personHints } from "@/lib/options";
import { pastedJob } from "@/lib/pasted";
import { timings } from "@/lib/timings";
import { isActive, useUser } from "@/lib/user";
import { tips } from "./messages";
import { ToCheck } from "./to-check";
import type { Wizard } from "./use-wizard";

type StepProps = { wizard: Wizard };

export function ResumeStep({ wizard }: StepProps) {
  return (
    <DropZone
      label="Upload resume"
      hint="Drop the CV you have here: PDF, DOCX, DOC or JSON."
      touchHint="The CV you have: PDF, DOCX, DOC or JSON."
      files={wizard.resume ? [wizard.resume] : []}
      onChange={([file]) => wizard.chooseResume(file ?? null)}
    />
  );
}

export function JobStep({ wizard }: StepProps) {
  const [isPasting, setPasting] = useState(false);
  return (
    <DropZone
      label="Upload job description (optional)"
      hint="Drop the job you want here: PDF, DOCX, DOC, JSON, TXT or MD. The CV is tailored to it."
      touchHint="The job you want: PDF, DOCX, DOC, JSON, TXT or MD. The CV is tailored to it."
      endings={readableAdverts}
      files={wizard.job ? [wizard.job] : []}
      onChange={([file]) => wizard.chooseJob(file ?? null)}
    >
      <button
        type="button"
        aria-label="Paste text instead (job description)"
        onClick={() => setPasting(true)}
        className="text-link tap min-h-9 px-1"
      >
        Paste text instead
      </button>
      <PasteDialog
        kind={isPasting ? "job" : null}
        onClose={() => setPasting(false)}
        onPaste={(text) => {
          setPasting(false);
          wizard.chooseJob(pastedJob(text));
        }}
      />
      <button type="button" onClick={wizard.skip} className="text-link tap min-h-9 px-1">
        Skip this step
      </button>
    </DropZone>
  );
}

export function CustomiseStep({ wizard }: StepProps) {
  const { options, setOptions } = wizard;
  return (
    <div className="focus-frame grid gap-6 bg-surface p-6 sm:p-10">
      <div className="grid gap-6 md:grid-cols-2">
        <Segmented
          legend="Mode"
          value={options.mode}
          options={[
            ["strict", "Strict"],
            ["flexible", "Flexible"],
          ]}
          hint={modeHints[options.mode === "strict" ? "Strict" : "Flexible"]}
          onChange={(mode) => setOptions({ mode })}
        />
        <Segmented
          legend="Perspective"
          value={options.perspective}
          options={[
            ["first", "First person"],
            ["third", "Third person"],
          ]}
          hint={personHints[options.perspective === "first" ? "FirstPerson" : "ThirdPerson"]}
          onChange={(perspective) => setOptions({ perspective })}
        />
        {options.perspective === "third" && (
          <PronounsField value={options.pronouns} onChange={(pronouns) => setOptions({ pronouns })} />
        )}
        <Segmented
          legend="Length"
          value={String(options.lengthIndex)}
          options={[
            ["0", "Concise"],
            ["1", "Regular"],
            ["2", "Detailed"],
          ]}
          hint={[lengthHints.Concise, lengthHints.Regular, lengthHints.Detailed][options.lengthIndex]}
          onChange={(index) => setOptions({ lengthIndex: Number(index) })}
        />
        <Segmented
          legend="Template"
          value={options.template}
          options={[
            ["Generic", "Generic"],
            ["Modern", "Modern"],
          ]}
          hint="Both to try here; the converter has Modern where it was opened to you."
          onChange={(template) => setOptions({ template })}
        />
        <ModelChoice
          isFlexible={options.mode === "flexible"}
          ownWords={options.ownWords}
          onChange={(ownWords) => setOptions({ ownWords })}
        />
      </div>
      <Button size="lg" className="w-fit" onClick={wizard.convert}>
        Start Conversion
      </Button>
    </div>
  );
}

export function ProcessingStep({ wizard }: StepProps) {
  return (
    <div className="focus-frame grid min-h-64 content-center gap-6 bg-surface p-6 sm:p-10">
      <div role="status" className="grid gap-3">
        <p className="font-bold text-3xl [font-stretch:112%]">Processing...</p>
        <SlidingBar />
      </div>
      <Tips first={wizard.job ? 1 : 0} />
    </div>
  );
}

/** One tip every 5000 ms, each change with a 500 ms fade; who gave a job is not asked for one first. */
function Tips({ first }: { first: number }) {
  const [index, setIndex] = useState(first);
  const [isFading, setFading] = useState(false);
  useEffect(() => {
    let fade: ReturnType<typeof setTimeout>;
    const clock = setInterval(() => {
      setFading(true);
      fade = setTimeout(() => {
        setIndex((now) => (now + 1) % tips.length);
        setFading(false);
      }, timings.demoTipFade);
    }, timings.demoTip);
    return () => {
      clearInterval(clock);
      clearTimeout(fade);
    };
  }, []);
  return (
    <p className={cx("text-ink-soft text-lg transition-opacity duration-500", isFading && "opacity-0")}>
      <span className="font-semibold text-ink">Tip: </span>
      {tips[index]}
    </p>
  );
}

export function ResultStep({ wizard }: StepProps) {
  const { user } = useUser();
  if (wizard.conversion.phase !== "result") return null;
  const { download } = wizard.conversion;
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="grid min-w-0 gap-1">
          <h2 className="text-3xl">Your CV is ready</h2>
          <p className="truncate font-mono text-ink-soft text-sm">{download.filename}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button size="lg" onClick={() => void wizard.save()}>
            Download Resume
          </Button>
          <Button size="lg" look="outline" onClick={wizard.startOver}>
            Start Over
          </Button>
        </div>
      </div>
      <ToCheck taskId={wizard.conversion.task.task_id} />
      {!isActive(user) && (
        <p className="text-ink-soft">
          The converter also mends what is to be checked, lists every change and what was left out (skills
          beyond the demo’s limit of 10, what did not fit the pages), puts it back, and shows how the CV fits
          the job.{" "}
          <Link to="/pricing" className="text-link tap font-semibold">
            Choose a plan
          </Link>
        </p>
      )}
      <DocumentView blob={download.blob} name={download.filename} />
    </div>
  );
}
