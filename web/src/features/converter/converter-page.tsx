import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type ConversionFailure, optionFields, useConversion } from "@/lib/conversion";
import { serverTextOr } from "@/lib/errors";
import { optionsOf } from "@/lib/options";
import { settings } from "@/lib/settings";
import { toast } from "@/lib/toasts";
import { useReloadUser, userQuery, useUser } from "@/lib/user";
import { ConverterHeader } from "./converter-header";
import { type HistoryItem, historyKey } from "./history-queries";
import { HistorySection } from "./history-section";
import { iconFile, iconQuery } from "./icon-queries";
import { messages } from "./messages";
import { OptionsDrawer } from "./options-drawer";
import { ProcessingPanel } from "./processing-panel";
import { ResultPanel } from "./result-panel";
import { UploadPanel } from "./upload-panel";

export function ConverterPage() {
  const { user } = useUser();
  const client = useQueryClient();
  const reloadUser = useReloadUser();
  const icon = useQuery(iconQuery);
  const [files, setFiles] = useState<File[]>([]);
  const [job, setJob] = useState<File | null>(null);
  const [options, setOptions] = useState(() => optionsOf(user));
  const [template, setTemplate] = useState("Generic");
  const [isStyling, setStyling] = useState(false);
  const [shownAgain, setShownAgain] = useState<HistoryItem | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const { state, start, resume, refresh, reset } = useConversion({
    onDone: (task) => {
      const converted = task.files.filter((file) => file.status === "Completed").length || 1;
      client.setQueryData(
        userQuery.queryKey,
        (shown) => shown && { ...shown, credits_remaining: Math.max(0, shown.credits_remaining - converted) },
      );
      void client.invalidateQueries({ queryKey: historyKey });
      void reloadUser(); // the server's ledger has the last word (D-31)
    },
    onFailure: (failure) => {
      const [text, detail] = failureTexts(failure);
      toast.error(text);
      setProblem(detail);
      setShownAgain(null);
      void client.invalidateQueries({ queryKey: historyKey });
      void reloadUser();
    },
  });

  const convert = () => {
    if (files.length === 0) {
      toast.error(messages.noCv);
      return;
    }
    setProblem(null);
    void start({
      files,
      requirement: job,
      fields: optionFields(options),
      template,
      icon: iconFile(icon.data ?? null),
    });
  };

  const showAgain = (item: HistoryItem) => {
    setProblem(null);
    setShownAgain(item);
    void resume(item.task_id, { template: item.template, icon: iconFile(icon.data ?? null) });
  };

  const startOver = () => {
    setShownAgain(null);
    reset();
    setFiles([]);
    setJob(null);
    setProblem(null);
  };

  return (
    <div className="page flex flex-1 flex-col gap-8 py-8 sm:py-12">
      <ConverterHeader
        credits={user?.credits_remaining ?? 0}
        templates={user?.allowed_templates ?? []}
        template={template}
        onTemplate={setTemplate}
        options={options}
        onStyling={() => setStyling(true)}
        locked={state.phase !== "idle"}
      />
      {state.phase === "idle" && (
        <UploadPanel
          files={files}
          onFiles={setFiles}
          job={job}
          onJob={setJob}
          onConvert={convert}
          problem={problem}
        />
      )}
      {state.phase === "processing" && (
        <ProcessingPanel task={state.task} names={shownAgain?.names ?? files.map((file) => file.name)} />
      )}
      {state.phase === "result" && (
        <ResultPanel
          task={state.task}
          download={state.download}
          hasJob={shownAgain ? shownAgain.job_name !== "" : job !== null}
          onReset={startOver}
          onRefresh={refresh}
        />
      )}
      {state.phase === "idle" && <HistorySection onOpen={showAgain} />}
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
        onChange={setOptions}
      />
    </div>
  );
}

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
      return [messages.fetchFailed, serverTextOr(failure.error, "") || null];
  }
}
