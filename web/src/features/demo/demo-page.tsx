import { useQueryClient } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight, FileCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Link } from "@/components/ui/link";
import { cx } from "@/lib/cx";
import { resultQuery, tellDecided } from "@/lib/result-queries";
import { useReloadUser, useUser } from "@/lib/user";
import { Cost } from "./cost";
import { CustomiseStep, JobStep, ProcessingStep, ResultStep, ResumeStep } from "./steps";
import { useStepHistory } from "./use-step-history";
import { useWizard, type Wizard } from "./use-wizard";
import { UsedUp, WayOn } from "./used-up";

const titles = ["Upload resume", "Upload job description", "Customise", "Processing", "Result"];

export function DemoPage() {
  const reloadUser = useReloadUser();
  const client = useQueryClient();
  const wizard = useWizard({
    onConverted: () => void reloadUser(), // one free conversion fewer, which other pages tell
    onFailed: () => void reloadUser(),
    onAccepted: (taskId) => tellDecided(client, taskId),
    beside: (taskId) => client.prefetchQuery(resultQuery(taskId)),
  });
  const { user } = useUser();
  useStepHistory(wizard.step, wizard.goTo);
  const title = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a shorter step leaves the title under the bar
  useEffect(() => {
    title.current?.scrollIntoView({ block: "nearest" });
  }, [wizard.step]);
  return (
    <div className="page flex flex-1 flex-col gap-8 py-8 sm:py-12">
      <div className="grid gap-2">
        <h1 ref={title} className="page-title">
          Guided demo
        </h1>
        <p
          aria-live="polite"
          className="text-ink-soft"
        >{`Step ${wizard.step} of 5: ${titles[wizard.step - 1]}`}</p>
        {wizard.step <= 3 && <Cost user={user} />}
        {(wizard.step === 2 || wizard.step === 3) && <Taken wizard={wizard} />}
      </div>
      {wizard.step <= 3 && <UsedUp user={user} />}
      <div className={cx("transition-opacity duration-500", wizard.isFading && "opacity-0")}>
        {wizard.step === 1 && <ResumeStep wizard={wizard} />}
        {wizard.step === 2 && <JobStep wizard={wizard} />}
        {wizard.step === 3 && <CustomiseStep wizard={wizard} />}
        {wizard.step === 4 && <ProcessingStep wizard={wizard} />}
        {wizard.step === 5 && <ResultStep wizard={wizard} />}
      </div>
      <Progress wizard={wizard} />
      {wizard.step <= 3 && (
        <p className="text-ink-soft">
          Questions?{" "}
          <Link to="/Application/Chat" className="text-link tap font-semibold">
            Why not chat with us here.
          </Link>
        </p>
      )}
      <Dialog
        kind="alert"
        open={wizard.alert !== null}
        onClose={wizard.dismissAlert}
        title="Please note"
        footer={
          <>
            {wizard.alert?.needsPlan && <WayOn user={user} />}
            <Button onClick={wizard.dismissAlert}>OK</Button>
          </>
        }
      >
        <p>{wizard.alert?.text}</p>
        {wizard.alert?.reason && <p className="mt-3 font-semibold">{wizard.alert.reason}</p>}
      </Dialog>
    </div>
  );
}

/** The files of the steps that have passed: each goes on by itself, so nobody else says that it is there. */
function Taken({ wizard }: { wizard: Wizard }) {
  const files = [wizard.resume, wizard.step === 3 ? wizard.job : null].filter((file) => file !== null);
  return (
    <ul aria-label="Uploaded" className="flex flex-wrap gap-x-5 gap-y-1">
      {files.map((file, index) => (
        <li key={index} className="flex min-w-0 items-center gap-2 text-[0.9375rem]">
          <FileCheck aria-hidden className="size-4.5 shrink-0 text-ok" />
          <span className="min-w-0 truncate font-mono text-sm">{file.name}</span>
        </li>
      ))}
    </ul>
  );
}

/** DE-4: arrows, and square dots of which the current one is in the viewfinder. */
function Progress({ wizard }: { wizard: Wizard }) {
  const arrow =
    "grid size-11 place-items-center rounded-md border border-edge bg-surface hover:border-primary hover:text-primary disabled:opacity-40 disabled:hover:border-edge disabled:hover:text-ink";
  return (
    <div className="flex flex-wrap items-center justify-center gap-5">
      <button
        type="button"
        aria-label="Previous step"
        disabled={!wizard.canGoBack}
        onClick={wizard.back}
        className={arrow}
      >
        <ChevronLeft aria-hidden className="size-5" />
      </button>
      <ol aria-label="Steps" className="flex flex-wrap items-center gap-x-3">
        {titles.map((title, index) => {
          const isCurrent = wizard.step === index + 1;
          return (
            <li
              key={title}
              aria-current={isCurrent ? "step" : undefined}
              className={cx(
                "grid size-6 place-items-center",
                isCurrent && "focus-frame [--arm:7px] [--stroke:2px]",
              )}
            >
              <span
                aria-hidden
                className={cx("size-2.5", index + 1 <= wizard.step ? "bg-primary" : "bg-line")}
              />
              <span className="sr-only">{title}</span>
            </li>
          );
        })}
      </ol>
      <button
        type="button"
        aria-label="Next step"
        disabled={!wizard.canGoOn}
        onClick={wizard.on}
        className={arrow}
      >
        <ChevronRight aria-hidden className="size-5" />
      </button>
    </div>
  );
}
