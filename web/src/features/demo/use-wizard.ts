import { useCallback, useEffect, useRef, useState } from "react";
import { type ConversionFailure, decideHeld, noteDownload, saveFile, useConversion } from "@/lib/conversion";
import { ApiError, serverTextOr } from "@/lib/errors";
import type { CvOptions } from "@/lib/options";
import { timings } from "@/lib/timings";
import { messages } from "./messages";

export type Step = 1 | 2 | 3 | 4 | 5;

const lengths = ["concise", "balanced", "detailed"] as const;

/** DE-6: sent in lower case; the length is kept as an index. */
export type DemoOptions = {
  mode: "strict" | "flexible";
  perspective: "first" | "third";
  pronouns: CvOptions["pronouns"];
  lengthIndex: number;
  template: "Generic" | "Modern";
  ownWords: boolean;
};

const defaults: DemoOptions = {
  mode: "strict",
  perspective: "first",
  pronouns: "none",
  lengthIndex: 1,
  template: "Generic",
  ownWords: false,
};

/** What the demo stops for: the reason where it is known beforehand what helps, else the specification's words first. */
type Alert = { text: string; reason?: string | undefined; needsPlan?: boolean };

type Callbacks = {
  onConverted?: () => void;
  /** it came to nothing, and the free conversions or credits may be others than the page says */
  onFailed?: () => void;
  /** something that waited was accepted, and is paid */
  onAccepted?: (taskId: string) => Promise<unknown>;
  /** what is shown beside the document: fetched with it, so that nothing moves when it comes */
  beside?: (taskId: string) => Promise<unknown>;
};

/** The demo's five steps: DE-2, DE-4, DE-7. */
export function useWizard({ onConverted, onFailed, onAccepted, beside }: Callbacks = {}) {
  const [step, setStep] = useState<Step>(1);
  const [isFading, setFading] = useState(false);
  const [resume, setResume] = useState<File | null>(null);
  const [job, setJob] = useState<File | null>(null);
  const [options, setOptions] = useState(defaults);
  const [alert, setAlert] = useState<Alert | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** Fades the step out, changes it and fades it in; cancels an automatic advance (D-65). */
  const go = useCallback((next: Step) => {
    clearTimeout(timer.current);
    setFading(true);
    timer.current = setTimeout(() => {
      setStep(next);
      setFading(false);
    }, timings.demoFade);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);

  /** Stays on this step, even when it is fading out already. */
  const stay = () => {
    clearTimeout(timer.current);
    setFading(false);
  };
  const advanceSoon = (next: Step) => {
    stay();
    timer.current = setTimeout(() => go(next), timings.demoAdvance);
  };

  const conversion = useConversion({
    ...(beside && { beside }),
    onDone: () => {
      onConverted?.();
      go(5);
    },
    onFailure: (failure) => {
      setAlert(alertOf(failure));
      onFailed?.();
      go(1);
    },
  });

  const convert = () => {
    if (!resume) {
      setAlert({ text: messages.noCv });
      return;
    }
    go(4);
    void conversion.start({
      files: [resume],
      requirement: job,
      template: options.template,
      icon: null,
      fields: {
        mode: options.mode,
        perspective: options.perspective,
        ...(options.perspective === "third" && options.pronouns !== "none" && { pronouns: options.pronouns }),
        length: lengths[options.lengthIndex] ?? "balanced",
        experience_limit: "5",
        project_limit: "5",
        skill_limit: "10",
        demo: "1",
        ...(options.ownWords && { model: "off" }),
      },
    });
  };

  return {
    step,
    isFading,
    resume,
    job,
    options,
    alert,
    conversion: conversion.state,
    setOptions: (change: Partial<DemoOptions>) => setOptions((now) => ({ ...now, ...change })),
    dismissAlert: () => setAlert(null),
    chooseResume: (file: File | null) => {
      setResume(file);
      if (file) advanceSoon(2);
      else stay();
    },
    chooseJob: (file: File | null) => {
      setJob(file);
      if (file) advanceSoon(3);
      else stay();
    },
    /** Who takes the document away accepts it (D-101). */
    save: async () => {
      if (conversion.state.phase !== "result") return;
      const { task, download } = conversion.state;
      try {
        const waiting = task.files.filter(({ held }) => held);
        for (const { index } of waiting) await decideHeld(task.task_id, index, true);
        if (waiting.length > 0) await onAccepted?.(task.task_id);
        const { blob, filename } = waiting.length > 0 ? await conversion.refresh() : download;
        saveFile(blob, filename);
        void noteDownload(task.task_id);
      } catch (error) {
        setAlert({ text: serverTextOr(error, messages.failed) });
      }
    },
    skip: () => go(3),
    convert,
    canGoBack: step === 2 || step === 3,
    canGoOn: (step === 1 && resume !== null) || step === 2,
    back: () => go((step - 1) as Step),
    on: () => go((step + 1) as Step),
    /** Back or Forward of the browser; Forward leads nowhere after everything was reset. */
    goTo: (entry: number) => {
      if (entry > 1 && !resume) return;
      conversion.reset();
      go(entry as Step);
    },
    startOver: () => {
      conversion.reset();
      setResume(null);
      setJob(null);
      setOptions(defaults);
      go(1);
    },
  };
}

/** The text of the specification and what was wrong; who may not convert reads why and a way on instead, for nothing went wrong (D-110). */
function alertOf(failure: ConversionFailure): Alert {
  const text = messages.failed;
  if (failure.kind === "failed")
    return { text, reason: failure.task.error || failure.task.files.find((file) => file.error)?.error };
  if (failure.kind === "fetch" && failure.isRunning) return { text, reason: messages.goesOn };
  const { error } = failure;
  const needsPlan = error instanceof ApiError && (error.status === 402 || error.status === 403);
  const reason = serverTextOr(error, "");
  return needsPlan && reason ? { text: reason, needsPlan } : { text, reason, needsPlan };
}

export type Wizard = ReturnType<typeof useWizard>;
