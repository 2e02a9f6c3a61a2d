import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { type ConversionFailure, optionFields, type TaskFile, useConversion } from "@/lib/conversion";
import { serverTextOr } from "@/lib/errors";
import { type Choice, choiceOf, keepChoice } from "@/lib/kept-options";
import { isNameless } from "@/lib/options";
import { settings } from "@/lib/settings";
import { toast } from "@/lib/toasts";
import { useReloadUser, userQuery, useUser } from "@/lib/user";
import { AskedFields, givenFields, missingFields, nothingGiven } from "./asked-fields";
import { ConverterHeader } from "./converter-header";
import { type HistoryItem, historyKey } from "./history-queries";
import { HistorySection } from "./history-section";
import { iconFile, iconQuery } from "./icon-queries";
import { messages } from "./messages";
import { OptionsDrawer } from "./options-drawer";
import { ProcessingPanel } from "./processing-panel";
import { ResultPanel, type RetryOf } from "./result-panel";
import { useAsked, useTemplates } from "./template-query";
import { UploadPanel } from "./upload-panel";

/** What a conversion on the screen is about. */
type Shown = Pick<HistoryItem, "task_id" | "names" | "people" | "job_name" | "template">;

type Address = {
  /** the conversion that is shown, and which CV of it; none = the upload */
  task: string | undefined;
  file: number | undefined;
};

/** The converter: the upload at its own address, and every conversion at one of its own below it. */
export function ConverterPage({ task: addressed, file }: Address) {
  const { user } = useUser();
  const client = useQueryClient();
  const reloadUser = useReloadUser();
  const icon = useQuery(iconQuery(user));
  const templates = useTemplates(user);
  const [files, setFiles] = useState<File[]>([]);
  const [reused, setReused] = useState<HistoryItem | null>(null);
  const [job, setJob] = useState<File | null>(null);
  const [choice, setChoice] = useState(() => choiceOf(user));
  const { options } = choice;
  const template = templates.includes(choice.template) ? choice.template : "Generic";
  const choose = (change: Partial<Choice>) => {
    const next = { ...choice, template, ...change };
    setChoice(next);
    keepChoice(user, next);
  };
  const asked = useAsked(user, template);
  const [given, setGiven] = useState(nothingGiven);
  const [isChecked, setChecked] = useState(false);
  const isBlind = isNameless(options);
  const fieldsAsked = useRef<HTMLDivElement>(null);
  const [isStyling, setStyling] = useState(false);
  const [shown, setShown] = useState<Shown | null>(null);
  /** the conversion whose failed files are tried again */
  const [before, setBefore] = useState<(Shown & { done: number }) | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const branding = iconFile(icon.data ?? null);
  const navigate = useNavigate();
  /** the conversion that this page has begun to show; null = none yet, so that the address decides */
  const current = useRef<string | undefined | null>(null);
  const [looked, setLooked] = useState<string[]>([]);

  /** Goes to a conversion that the page shows already, or to the upload, which it does not clear. */
  const follow = (task: string | undefined, replace = false) => {
    current.current = task;
    if (task) setLooked((before) => [...before, task]);
    void navigate({ to: "/Application/{-$task}/{-$file}", params: { task, file: undefined }, replace });
  };

  const { state, start, resume, refresh, pdf, reset, cancel } = useConversion({
    onStarted: (task) => follow(task),
    onDone: (task) => {
      const converted = task.files.filter(isDone).length || 1;
      client.setQueryData(
        userQuery.queryKey,
        (known) => known && { ...known, credits_remaining: Math.max(0, known.credits_remaining - converted) },
      );
      void client.invalidateQueries({ queryKey: historyKey });
      void reloadUser(); // the server's ledger has the last word (D-31)
    },
    onFailure: (failure) => {
      const [text, detail] = failureTexts(failure);
      toast.error(text);
      setProblem(detail);
      if (before) {
        setBefore(null);
        showAgain(before);
      } else {
        setShown(null);
        follow(undefined, true);
      }
      void client.invalidateQueries({ queryKey: historyKey });
      void reloadUser();
    },
  });

  const convert = () => {
    if (files.length === 0 && !reused) {
      toast.error(messages.noCv);
      return;
    }
    const missing = missingFields(asked, given);
    setChecked(missing.length > 0);
    if (missing.length > 0) {
      toast.error(
        messages.missing(
          template,
          missing.map(({ label }) => label),
        ),
      );
      requestAnimationFrame(() => fieldsAsked.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus());
      return;
    }
    setProblem(null);
    const names = [...(reused?.names ?? []), ...files.map((file) => file.name)];
    setShown({ task_id: "", names, people: [], job_name: job?.name ?? "", template });
    void start({
      files,
      ...(reused && { reuse: { taskId: reused.task_id } }),
      requirement: job,
      fields: { ...optionFields(options), ...givenFields(asked, given, isBlind) },
      template,
      icon: branding,
    });
  };

  const showAgain = (item: Shown) => {
    setShown(item);
    follow(item.task_id);
    void resume(item.task_id, { template: item.template, icon: branding });
  };

  /** Another try of some CVs of the conversion on the screen, or of other files; the others stay as they are. */
  const retry = (reuse: RetryOf, names: string[], others: File[] = []) => {
    const from = { names: [], people: [], job_name: "", template, ...shown, task_id: reuse.taskId };
    setProblem(null);
    const done = state.phase === "result" ? state.task.files.filter(isDone).length : 0;
    setBefore({ ...from, done });
    setShown({ ...from, task_id: "", names });
    void start({
      files: others,
      reuse,
      requirement: null,
      fields: optionFields(options),
      template: from.template,
      icon: branding,
    });
  };

  const startOver = () => {
    reset();
    setShown(null);
    setBefore(null);
    setFiles([]);
    setReused(null);
    setJob(null);
    setGiven(nothingGiven);
    setChecked(false);
    setProblem(null);
  };

  useEffect(
    () => () => {
      current.current = null;
    },
    [],
  );
  /** Reloads, links, and the browser's Back and Forward. The task's own template needs no name. */
  const arrive = () => {
    if (addressed === current.current || icon.isPending) return;
    const isFirst = current.current === null;
    current.current = addressed;
    if (!addressed) {
      if (!isFirst) startOver();
      return;
    }
    setLooked((before) => [...before, addressed]);
    setProblem(null);
    setBefore(null);
    setShown({ task_id: addressed, names: [], people: [], job_name: "", template: "" });
    void resume(addressed, { template: "", icon: branding });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new address is a reason
  useEffect(arrive, [addressed, icon.isPending]);

  const stop = useMutation({
    mutationFn: cancel,
    onSuccess: (kept) => {
      void client.invalidateQueries({ queryKey: historyKey });
      void reloadUser();
      if (kept > 0) return; // what is through shows by itself
      setShown(null);
      if (before) {
        setBefore(null);
        showAgain(before);
      } else follow(undefined, true);
      toast.success("The conversion is cancelled.");
    },
    onError: (error) =>
      toast.error(serverTextOr(error, "The conversion could not be cancelled. Please try again.")),
  });

  return (
    <div className="page flex flex-1 flex-col gap-8 py-8 sm:py-12">
      <ConverterHeader
        credits={user?.credits_remaining ?? 0}
        templates={templates}
        template={template}
        onTemplate={(template) => choose({ template })}
        options={options}
        onStyling={() => setStyling(true)}
        locked={state.phase !== "idle"}
      />
      {state.phase === "idle" && (
        <UploadPanel
          files={files}
          onFiles={setFiles}
          reused={reused}
          onReused={setReused}
          job={job}
          onJob={setJob}
          onConvert={convert}
          credits={user?.credits_remaining ?? 0}
          problem={problem}
        >
          {asked && (
            <div ref={fieldsAsked}>
              <AskedFields
                asked={asked}
                given={given}
                onChange={setGiven}
                isChecked={isChecked}
                isBlind={isBlind}
              />
            </div>
          )}
        </UploadPanel>
      )}
      {state.phase === "processing" && (
        <ProcessingPanel
          task={state.task}
          sent={state.sent}
          names={shown?.names ?? []}
          cancel={
            shown?.task_id === "" || state.task
              ? { act: () => stop.mutate(), isActing: stop.isPending }
              : null
          }
        />
      )}
      {state.phase === "result" && (
        <ResultPanel
          key={state.task.task_id}
          task={state.task}
          file={file}
          onFile={(index) =>
            void navigate({
              to: "/Application/{-$task}/{-$file}",
              params: { task: state.task.task_id, file: String(index) },
              replace: true,
              resetScroll: false,
            })
          }
          download={state.download}
          hasJob={shown?.job_name !== ""}
          templates={templates}
          template={shown?.template ?? template}
          onReset={() =>
            void navigate({
              to: "/Application/{-$task}/{-$file}",
              params: { task: undefined, file: undefined },
            })
          }
          onRefresh={refresh}
          onPdf={pdf}
          onRetry={retry}
          before={before && { count: before.done }}
          problem={problem}
          onBefore={() => {
            setProblem(null);
            setBefore(null);
            if (before) showAgain(before);
          }}
        />
      )}
      {state.phase === "idle" && (
        <HistorySection
          looked={looked}
          onOpen={(item) => {
            setProblem(null);
            showAgain(item);
          }}
          onUseAgain={(item) => {
            setProblem(null);
            setFiles([]);
            setReused(item);
            window.scrollTo({ top: 0, behavior: "smooth" });
          }}
          icon={branding}
        />
      )}
      <p className="border-line border-t pt-6 text-[0.9375rem] text-ink-soft">
        A new version is coming. Please send feedback or bug reports to{" "}
        <a className="text-link" href={`mailto:${settings.support_email}`}>
          {settings.support_email}
        </a>
        .
      </p>
      <OptionsDrawer
        open={isStyling}
        onClose={() => setStyling(false)}
        options={options}
        onChange={(options) => choose({ options })}
        template={template}
        templates={templates}
      />
    </div>
  );
}

const isDone = ({ status }: TaskFile): boolean => status === "Completed";

/** The toast of CV-7 and CV-10, and the line that says what was wrong with the file (D-54). */
function failureTexts(failure: ConversionFailure): [toast: string, detail: string | null] {
  switch (failure.kind) {
    case "start": {
      const message = serverTextOr(
        failure.error,
        failure.error instanceof Error ? failure.error.message : "",
      );
      return [messages.startFailed(message), message];
    }
    case "failed": {
      const detail = failure.task.error || failure.task.files.find((file) => file.error)?.error;
      return [
        messages.failed,
        detail ? `${detail} Your credit has been returned.` : "Your credit has been returned.",
      ];
    }
    case "fetch":
      return [
        messages.fetchFailed,
        failure.isRunning ? messages.goesOn : serverTextOr(failure.error, "") || null,
      ];
  }
}
