import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useReducer, useRef, useState } from "react";
import { type ConversionFailure, optionFields, type TaskFile, useConversion } from "@/lib/conversion";
import { cx } from "@/lib/cx";
import { serverTextOr } from "@/lib/errors";
import { type Choice, keepChoice, keepWithAccount } from "@/lib/kept-options";
import { describeOptions, isNameless } from "@/lib/options";
import { historyKey, resultQuery } from "@/lib/result-queries";
import { settings } from "@/lib/settings";
import { timings } from "@/lib/timings";
import { toast } from "@/lib/toasts";
import { type User, useFreshUser, useReloadUser, userQuery, useUser } from "@/lib/user";
import { AskedFields } from "./asked-fields";
import { choiceOf, followed } from "./choice";
import { ConverterHeader } from "./converter-header";
import {
  start as atFirst,
  beforeOf,
  converterReducer,
  keyBefore,
  type Reused,
  type Shown,
} from "./converter-state";
import { above, givenFields, missingOf, proposed } from "./given";
import { HistorySection } from "./history-section";
import { iconFile, iconQuery } from "./icon-queries";
import { LeftResult } from "./kept-before";
import { madeWith, shownTask } from "./made-with";
import { messages } from "./messages";
import { OptionsDrawer } from "./options-drawer";
import { ProcessingPanel } from "./processing-panel";
import { ResultPanel, type RetryOf } from "./result-panel";
import { TemplateGone } from "./template-left";
import { isSame, useAsked, useKnowsTemplates, useTemplates } from "./template-query";
import { UploadPanel } from "./upload-panel";
import { useGivenBefore } from "./use-given-before";

type Address = {
  /** the conversion that is shown, and which CV of it; none = the upload */
  task: string | undefined;
  file: number | undefined;
};

/** The choice over the team defaults as they are by now; what they have changed under the page is said. */
function useFollowed(kept: Choice, keep: (choice: Choice) => void, user: User | null): Choice {
  const now = followed(kept, user);
  useEffect(() => {
    if (now === kept) return;
    keep(now);
    keepChoice(user, now);
    const told = ({ options, template }: Choice) => `${template}: ${describeOptions(options)}`;
    if (told(now) !== told(kept)) toast.info(messages.teamChanged(told(now)), timings.read);
  });
  return now;
}

/** The converter: the upload at its own address, and every conversion at one of its own below it. */
export function ConverterPage({ task: addressed, file }: Address) {
  const { user } = useUser();
  const client = useQueryClient();
  const reloadUser = useReloadUser();
  const icon = useQuery(iconQuery(user));
  const templates = useTemplates(user);
  const knowsTemplates = useKnowsTemplates(user);
  const [page, dispatch] = useReducer(converterReducer, atFirst);
  const { stage, upload, problem } = page;
  const { files, reused, job } = upload;
  /** at the address of a conversion the page is about that from the first moment on */
  const isChoosing = stage.name === "choosing" && addressed === undefined;
  // A result that is opened by its address has its room from the first: what stands there must not move.
  const hasRoom =
    stage.name === "showing" ||
    (addressed !== undefined && (stage.name === "choosing" || stage.name === "opening"));
  const before = beforeOf(stage);
  const [kept, setChoice] = useState(() => choiceOf(user));
  // Team defaults that have changed since: what was not chosen is as they are now.
  const usual = useFollowed(kept, setChoice, user);
  useFreshUser();
  /** what was chosen for CVs that are used again: for that conversion alone */
  const [once, setOnce] = useState<Partial<Choice>>({});
  /** whose length, template or colour was chosen for it alone keeps it, until one is chosen for all of them */
  const [keepsOwn, setKeepsOwn] = useState({ lengths: false, templates: false, accents: false });
  const choice = reused ? { ...usual, ...once } : usual;
  const { options } = choice;
  const template = templates.find((name) => isSame(name, choice.template)) ?? "Generic";
  const choose = (change: Partial<Choice>) => {
    const next = { ...choice, ...change };
    setKeepsOwn({
      lengths: keepsOwn.lengths && next.options.length === options.length,
      templates: keepsOwn.templates && (!change.template || change.template === template),
      accents: keepsOwn.accents && next.options.look.accent === options.look.accent,
    });
    if (reused) return setOnce({ ...once, ...change });
    const kept = { ...usual, ...(knowsTemplates && { template }), ...change };
    setChoice(kept);
    keepChoice(user, kept);
    keepWithAccount(kept);
  };
  const team = user?.team_options as { template?: string } | undefined;
  /** what was used last is not open any more; a team default that is not was never used */
  const isGone = knowsTemplates && !isSame(template, choice.template) && team?.template !== choice.template;
  const asked = useAsked(user, template);
  /** in the order in which the server takes them */
  const isBlind = isNameless(options);
  const givenBefore = useGivenBefore(isChoosing ? reused : null, asked, isBlind);
  const cvs = [
    ...(reused?.names ?? []).map((name, at) => ({
      key: keyBefore(reused, at),
      name,
      ...(givenBefore && { before: givenBefore(at) }),
    })),
    ...files.map(({ name, size, lastModified }) => ({ key: `${name} ${size} ${lastModified}`, name })),
  ];
  const given = above(upload.given, proposed(asked, cvs));
  const fieldsAsked = useRef<HTMLDivElement>(null);
  const [isStyling, setStyling] = useState(false);
  const onScreen = shownTask(stage);
  const result = useQuery({ ...resultQuery(onScreen), enabled: stage.name === "showing" && onScreen !== "" });
  const made = madeWith(stage, result.data, { options, template });
  /** one CV may have a length, a template and a colour of its own */
  const [one, another] = result.data?.files ?? [];
  const shownCv = result.data?.files.find(({ index }) => index === (another ? file : one?.index));
  const length = shownCv?.length as Choice["options"]["length"] | undefined;
  const shownOptions = made && {
    ...made.options,
    ...(length && { length }),
    ...(shownCv?.document && { look: { ...made.options.look, accent: shownCv.accent ?? "" } }),
  };
  const branding = iconFile(icon.data ?? null);
  const navigate = useNavigate();
  const [left, setLeft] = useState<{ task: string; file: string } | null>(null); // by Reset
  /** the conversion that this page has begun to show; null = none yet, so that the address decides */
  const current = useRef<string | undefined | null>(null);

  /** Goes to a conversion that the page shows already, or to the upload, which it does not clear. */
  const follow = (task: string | undefined, replace = false) => {
    current.current = task;
    void navigate({ to: "/Application/{-$task}/{-$file}", params: { task, file: undefined }, replace });
  };

  const { state, start, resume, refresh, pdf, reset, cancel } = useConversion({
    onStarted: (taskId) => {
      dispatch({ type: "accepted", taskId });
      follow(taskId);
    },
    beside: (taskId) => client.prefetchQuery(resultQuery(taskId)),
    onResult: () => dispatch({ type: "finished" }),
    onDone: (task) => {
      const converted = task.files.filter(isDone).length || 1;
      client.setQueryData(
        userQuery.queryKey,
        (known) =>
          known && {
            ...known,
            credits_remaining: Math.max(0, known.credits_remaining - converted),
            credits_reserved: (known.credits_reserved ?? 0) + task.files.filter(({ held }) => held).length,
          },
      );
      void client.invalidateQueries({ queryKey: historyKey });
      void reloadUser(); // the server's ledger has the last word (D-31)
    },
    onFailure: (failure) => {
      const [text, detail] = failureTexts(failure);
      toast.error(text);
      dispatch({ type: "failed", problem: detail });
      goBack();
      void client.invalidateQueries({ queryKey: historyKey });
      void reloadUser();
    },
  });

  const convert = () => {
    if (files.length === 0 && !reused) {
      toast.error(messages.noCv);
      return;
    }
    const missing = missingOf(asked, given, cvs);
    if (missing.length > 0) {
      dispatch({ type: "chosen", change: { isChecked: true } });
      toast.error(messages.missing(template, missing));
      requestAnimationFrame(() => fieldsAsked.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus());
      return;
    }
    dispatch({ type: "submitted", template });
    void start({
      files,
      ...(reused && {
        reuse: {
          taskId: reused.task_id,
          files: reused.files,
          job: reused.withJob && !job,
          ...keepsOwn,
        },
      }),
      requirement: job,
      fields: { ...optionFields(options), ...givenFields(asked, given, isBlind, cvs) },
      template,
      icon: branding,
    });
  };

  /** In which a conversion is by now: its layout may have been changed since it was listed or made. */
  const templateOf = ({ task_id, template }: Pick<Shown, "task_id" | "template">): string =>
    client.getQueryData(resultQuery(task_id).queryKey)?.template || template;
  const fetchAgain = (item: Shown) => {
    follow(item.task_id);
    void resume(item.task_id, { template: templateOf(item), icon: branding });
  };
  const open = (item: Shown) => {
    dispatch({ type: "opened", item });
    fetchAgain(item);
  };
  /** After a conversion that did not come to its end. */
  const goBack = () => {
    if (stage.name === "retrying") fetchAgain(stage.before);
    else follow(undefined, true);
  };

  /** Another try of some CVs of the conversion on the screen, or of other files; the others stay as they are. */
  const retry = (reuse: RetryOf, names: string[], others: File[] = []) => {
    if (state.phase !== "result" || stage.name !== "showing") return;
    dispatch({
      type: "retried",
      task_id: reuse.taskId,
      names,
      done: state.task.files.filter(isDone).length,
    });
    void start({
      files: others,
      reuse,
      requirement: null,
      // as the others of it were made, whatever is chosen for the next conversion
      fields: optionFields(made?.options ?? options),
      template: templateOf(stage.shown),
      icon: branding,
    });
  };

  /** Takes CVs of a conversion for a new one, in the layout that they have, and with options where they are known. */
  const takeAgain = (item: Omit<Reused, "withJob">, options?: Choice["options"]) => {
    setKeepsOwn({ lengths: !options, templates: !options, accents: !options });
    setOnce({ ...(item.template && { template: item.template }), ...(options && { options }) });
    dispatch({ type: "reused", item });
  };

  /** To an empty upload. */
  const leave = () =>
    void navigate({ to: "/Application/{-$task}/{-$file}", params: { task: undefined, file: undefined } });
  const startOver = () => {
    reset();
    dispatch({ type: "startedOver" });
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
    dispatch({ type: "arrived", taskId: addressed });
    void resume(addressed, { template: "", icon: branding });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new address is a reason
  useEffect(arrive, [addressed, icon.isPending]);

  /** Ends the conversion, or one CV of it; false when that failed. */
  const stop = async (file?: number): Promise<boolean> => {
    try {
      const isGone = await cancel(file);
      void client.invalidateQueries({ queryKey: historyKey });
      if (isGone || file === undefined) void reloadUser();
      if (!isGone) return true; // what is through, or goes on, shows by itself
      dispatch({ type: "cancelled" });
      goBack();
      toast.success("The conversion is cancelled. Nothing was charged.");
      return true;
    } catch (error) {
      toast.error(serverTextOr(error, messages.notCancelled));
      return false;
    }
  };

  return (
    <div
      className={cx("page flex flex-1 flex-col gap-8 py-8 sm:py-12", hasRoom && "max-sm:gap-0 max-sm:pt-3")}
    >
      <ConverterHeader
        credits={user?.credits_remaining ?? 0}
        reserved={user?.credits_reserved ?? 0}
        templates={templates}
        template={isChoosing ? template : (made && (shownCv?.template || made.template)) || ""}
        onTemplate={(template) => choose({ template })}
        options={isChoosing ? options : shownOptions}
        onStyling={() => setStyling(true)}
        locked={!isChoosing}
        isResult={hasRoom}
      />
      {isChoosing && isGone && <TemplateGone name={choice.template} template={template} />}
      {isChoosing && left && files.length === 0 && !reused && (
        <LeftResult onBack={() => void navigate({ to: "/Application/{-$task}/{-$file}", params: left })} />
      )}
      {isChoosing && (
        <UploadPanel
          files={files}
          onFiles={(files) => dispatch({ type: "chosen", change: { files } })}
          reused={reused}
          onReused={(reused) => dispatch({ type: "chosen", change: { reused } })}
          job={job}
          onJob={(job) => dispatch({ type: "chosen", change: { job } })}
          onConvert={convert}
          credits={user?.credits_remaining ?? 0}
          problem={problem}
        >
          {asked && (
            <div ref={fieldsAsked} className="pb-4">
              <AskedFields
                asked={asked}
                given={given}
                onChange={(given) => dispatch({ type: "chosen", change: { given } })}
                isChecked={upload.isChecked}
                isBlind={isBlind}
                cvs={cvs}
              />
            </div>
          )}
        </UploadPanel>
      )}
      {state.phase === "processing" && stage.name !== "choosing" && (
        <ProcessingPanel
          task={state.task}
          sent={state.sent}
          names={stage.shown.names}
          cancel={stage.name !== "opening" || state.task ? stop : null}
        />
      )}
      {state.phase === "result" && stage.name === "showing" && (
        <ResultPanel
          key={state.task.task_id}
          task={state.task}
          file={file}
          onFile={(index) =>
            void navigate({
              to: "/Application/{-$task}/{-$file}",
              params: { task: state.task.task_id, file: String(index) },
              resetScroll: false,
            })
          }
          download={state.download}
          hasJob={stage.shown.job_name !== ""}
          templates={templates}
          template={stage.shown.template}
          onReset={() => {
            setLeft({ task: state.task.task_id, file: String(file) });
            leave();
          }}
          onRefresh={refresh}
          onPdf={pdf}
          onRefused={(erased) => {
            if (!erased) return fetchAgain(stage.shown);
            setLeft(null); // there is no way back to it
            leave();
          }}
          onRetry={retry}
          onUseAgain={(item, withOptions) => {
            reset();
            takeAgain(item, withOptions && shownOptions ? shownOptions : undefined);
            follow(undefined);
            if (withOptions) setStyling(true);
          }}
          before={before && { count: before.done }}
          problem={problem}
          onBefore={() => before && open(before)}
        />
      )}
      {isChoosing && (
        <HistorySection
          looked={page.looked}
          onOpen={open}
          onUseAgain={(item) => {
            takeAgain({ ...item, template: templateOf(item) });
            window.scrollTo({ top: 0, behavior: "smooth" });
          }}
          onErased={(task) => left?.task === task && setLeft(null)}
          icon={branding}
        />
      )}
      <p
        className={cx(
          "mt-auto border-line border-t pt-6 text-[0.9375rem] text-ink-soft max-sm:mt-8",
          // on a phone the result would push it out of sight
          !isChoosing && stage.name !== "showing" && "max-sm:hidden",
        )}
      >
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
