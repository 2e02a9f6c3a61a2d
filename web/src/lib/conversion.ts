import { useCallback, useEffect, useRef, useState } from "react";
import { call, send } from "./api";
import type { components } from "./api-schema.gen";
import { cvIndex, type Whose } from "./cv-index";
import { ApiError } from "./errors";
import { type Bell, newBell, pollUntilEnd } from "./follow-task";
import { type CvOptions, isNameless } from "./options";

export type Task = components["schemas"]["TaskBody"];
export type TaskFile = components["schemas"]["FileBody"];

/** Files that the server still has, from an earlier conversion; all CVs of it unless some are named. */
type Reuse = { taskId: string; files?: number[]; job?: boolean } & Partial<Kept>;

/** What was chosen for one CV alone, and is kept. */
type Kept = Record<"lengths" | "templates" | "accents", boolean>;

export type Submission = {
  files: File[];
  reuse?: Reuse;
  requirement: File | null;
  /** as sent: the converter's spellings or the demo's (D-43) */
  fields: Record<string, string>;
  template: string;
  icon: File | null;
};

export type Saved = { blob: Blob; filename: string };

/** The documents of CVs; `of`: whose they are, in their order. */
export type Download = Saved & { isZip: boolean; of: Whose[] };

/** Where the server names none: of a document, of a zip. */
const wordNames = ["ConvertedCV.docx", "resumes.zip"] as const;
const pdfNames = ["ConvertedCV.pdf", "resumes-pdf.zip"] as const;

/** What ended a conversion early; the caller words it. */
export type ConversionFailure =
  | { kind: "start"; error: unknown }
  | { kind: "failed"; task: Task }
  /** `isRunning`: it was not through when the server stopped answering, and goes on by itself */
  | { kind: "fetch"; error: unknown; isRunning?: boolean };

type State =
  | { phase: "idle" }
  /** `sent`: how much of a large upload is through, 0 to 1 */
  | { phase: "processing"; task: Task | null; sent?: number }
  | { phase: "result"; task: Task; download: Download };

/** `onDone` is for a new conversion; showing an old one again charges nothing. */
type Callbacks = {
  onDone: (task: Task) => void;
  /** what the page shows beside the document: fetched with it, so that nothing moves when it comes */
  beside?: (taskId: string) => Promise<unknown>;
  /** its document is there; also for an old one */
  onResult?: () => void;
  onFailure: (failure: ConversionFailure) => void;
  /** the server has it: from now on it goes on without this page */
  onStarted?: (taskId: string) => void;
};

/** Form fields of the converter's options (CV-7). */
export function optionFields(options: CvOptions): Record<string, string> {
  const { level, candidate, employers } = options.privacy;
  return {
    mode: options.mode,
    perspective: options.perspective.replace("-", ""),
    length: options.length,
    experience_limit: String(options.sectionLimits.experience),
    project_limit: String(options.sectionLimits.project),
    ...(options.sectionLimits.skill > 0 && { skill_limit: String(options.sectionLimits.skill) }),
    pronouns: options.pronouns,
    ...(options.ownWords && { model: "off" }),
    ...(options.civilianRanks && { civilian_ranks: "1" }),
    ...(options.maxPages > 0 && { max_pages: String(options.maxPages) }),
    ...(level && { privacy: level }),
    ...(isNameless(options) && candidate && { candidate }),
    ...(isNameless(options) && employers && { employers }),
    ...lookFields(options.look),
    ...(options.team !== undefined && { team: JSON.stringify(options.team) }),
  };
}

/** What is blank is not sent. */
function lookFields({ marking, accent, iconAlt, language }: CvOptions["look"]): Record<string, string> {
  const fields = { marking, accent, icon_alt: iconAlt, language };
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, text]) => (text?.trim() ? [[name, text]] : [])),
  );
}

/**
 * One conversion from submission to the finished file: start, poll (an early look, then every 4 s), fetch.
 * `reset` stops the polling and forgets; the server goes on (D-63).
 */
export function useConversion(callbacks: Callbacks) {
  const [state, setState] = useState<State>({ phase: "idle" });
  const run = useRef(0);
  const shown = useRef<{ taskId: string; render: RenderOptions; look: boolean } | null>(null);
  /** how often the document was asked for anew, and which of these is shown: an answer that is late changes nothing */
  const asked = useRef(0);
  const landed = useRef(0);
  /** what is waited for: its upload, then its task */
  const waiting = useRef<{ upload?: AbortController; taskId?: string; bell?: Bell }>({});
  const latest = useRef(callbacks);
  latest.current = callbacks;

  const follow = useCallback(async (taskId: string, render: RenderOptions, mine: number, isNew: boolean) => {
    const current = () => run.current === mine;
    let isRunning = true;
    const bell = newBell();
    waiting.current = { taskId, bell };
    try {
      const task = await pollUntilEnd(
        taskId,
        current,
        (seen) => setState({ phase: "processing", task: seen }),
        bell,
      );
      if (!task) return;
      isRunning = false;
      if (task.status !== "Completed") {
        setState({ phase: "idle" });
        latest.current.onFailure({ kind: "failed", task });
        return;
      }
      // The page is no download; of a blind CV a decision may put the name in doubt, and then it is no download either.
      const look = isWaiting(task) || task.blind === true;
      const [download] = await Promise.all([
        fetchDocument(taskId, render, look),
        latest.current.beside?.(taskId),
      ]);
      if (!current()) return;
      shown.current = { taskId, render, look };
      setState({ phase: "result", task, download });
      latest.current.onResult?.();
      if (isNew) latest.current.onDone(task);
    } catch (error) {
      if (!current()) return;
      setState({ phase: "idle" });
      latest.current.onFailure({ kind: "fetch", error, isRunning: isRunning && !isRefused(error) });
    }
  }, []);

  const start = useCallback(
    async (submission: Submission) => {
      const mine = ++run.current;
      const upload = new AbortController();
      waiting.current = { upload };
      setState({ phase: "processing", task: null });
      let taskId: string;
      try {
        taskId = await submit(submission, upload.signal, (sent) => {
          if (run.current === mine) setState({ phase: "processing", task: null, sent });
        });
      } catch (error) {
        if (run.current !== mine) return;
        setState({ phase: "idle" });
        latest.current.onFailure({ kind: "start", error });
        return;
      }
      if (upload.signal.aborted) await cancelTask(taskId).catch(() => {}); // the answer was on its way already
      if (run.current !== mine) return;
      latest.current.onStarted?.(taskId);
      await follow(taskId, submission, mine, true);
    },
    [follow],
  );

  /** Shows a conversion that was started earlier. */
  const resume = useCallback(
    (taskId: string, render: RenderOptions) => {
      const mine = ++run.current;
      setState({ phase: "processing", task: null });
      return follow(taskId, render, mine, false);
    },
    [follow],
  );

  /** Fetches the shown document anew: after a review, or in another template, which it is kept in. */
  const refresh = useCallback(async (template?: string): Promise<Download> => {
    if (!shown.current) throw new Error("There is no document to fetch.");
    const mine = run.current;
    const turn = ++asked.current;
    const { taskId, look, render: before } = shown.current;
    const render = template ? { ...before, template } : before;
    shown.current.render = render; // what is asked for meanwhile is drawn likewise
    try {
      const download = await fetchDocument(taskId, render, look, template !== undefined);
      if (run.current !== mine || turn < landed.current) return download;
      landed.current = turn;
      setState((now) => (now.phase === "result" ? { ...now, download } : now));
      return download;
    } catch (error) {
      if (run.current === mine && shown.current.render === render) shown.current.render = before;
      throw error;
    }
  }, []);

  /** The shown document as PDF. */
  const pdf = useCallback(async (signal: AbortSignal): Promise<Download> => {
    if (!shown.current) throw new Error("There is no document to fetch.");
    return fetchPdf(shown.current.taskId, shown.current.render, signal);
  }, []);

  const reset = useCallback(() => {
    run.current++;
    setState({ phase: "idle" });
  }, []);

  /** Ends what is waited for, or one CV of it, and returns whether nothing of it is left; throws when the server cannot be told. */
  const cancel = useCallback(
    async (file?: number): Promise<boolean> => {
      const { upload, taskId, bell } = waiting.current;
      const { kept, erased } = taskId ? await cancelTask(taskId, file) : { kept: 0, erased: true };
      upload?.abort();
      const isGone = erased || (file === undefined && kept === 0);
      if (isGone) reset();
      else if (waiting.current.taskId === taskId) bell?.ring();
      return isGone;
    },
    [reset],
  );

  useEffect(() => () => void run.current++, []);

  return { state, start, resume, refresh, pdf, reset, cancel };
}

/** Some CV should be looked at first: it costs nothing until it is accepted (D-101). */
const isWaiting = ({ files }: Pick<Task, "files">): boolean => files.some(({ held }) => held);

/** Accepts a doubtful reading, or refuses it; true when nothing is left of the conversion. */
export const decideHeld = async (taskId: string, file: number, accept: boolean): Promise<boolean> =>
  (await call("POST", "/convert/accept/{taskId}", { params: { taskId }, json: { file, accept } })).erased;

const cancelTask = (taskId: string, file?: number) =>
  call("POST", "/convert/cancel/{taskId}", { params: { taskId }, query: { file } });

export type RenderOptions = { template: string; icon: File | null };

/** The server answered, and the answer is that there is no such conversion: not that it was asked too often. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.status < 500 && error.status !== 429;

/** Less than this is through before anybody could read how much is. */
const worthTelling = 512 << 10;

async function submit(
  { files, reuse, requirement, fields, template }: Submission,
  signal: AbortSignal,
  onUpload: (sent: number) => void,
): Promise<string> {
  const form = new FormData();
  for (const file of files) form.append("files", file, file.name);
  if (reuse) {
    form.append("reuse_task", reuse.taskId);
    if (reuse.files) form.append("reuse_files", reuse.files.join(",") || "none");
    if (reuse.job) form.append("reuse_job", "1");
    if (reuse.lengths) form.append("reuse_lengths", "1");
    if (reuse.templates) form.append("reuse_templates", "1");
    if (reuse.accents) form.append("reuse_accents", "1");
  }
  if (requirement) form.append("requirement", requirement, requirement.name);
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append("template", template);
  const bytes = [...files, ...(requirement ? [requirement] : [])].reduce((sum, file) => sum + file.size, 0);
  const { task_id } = await call("POST", "/convert/generate-resume-bulk", {
    form,
    signal,
    headers: { "Idempotency-Key": crypto.randomUUID() },
    ...(bytes > worthTelling && { onUpload }),
  });
  return task_id;
}

/** CV-9. The icon goes along only when the user has one (D-56); `look`: what waits goes on waiting; `keep`: from now on
 *  the conversion is in this template. */
export const fetchDocument = (
  taskId: string,
  render: RenderOptions,
  look = false,
  keep = false,
): Promise<Download> =>
  fetchFile("/convert/generate-docx/{taskId}", taskId, { ...render, look, keep }, wordNames);

/** The same document as PDF, where `settings.pdf` says so. It takes seconds to make. */
export const fetchPdf = (taskId: string, render: RenderOptions, signal: AbortSignal): Promise<Download> =>
  fetchFile("/convert/generate-pdf/{taskId}", taskId, render, pdfNames, signal);

/** Other forms of a converted CV, and what people call them. */
export const forms = [
  ["txt", "text"],
  ["md", "Markdown"],
  ["json", "JSON Resume"],
] as const;
export type Form = (typeof forms)[number][0];

export async function fetchForm(taskId: string, format: Form): Promise<Download> {
  const response = await send("GET", "/convert/export/{taskId}", { params: { taskId }, query: { format } });
  const isZip = (response.headers.get("Content-Type") ?? "").startsWith("application/zip");
  const filename =
    filenameOf(response.headers.get("Content-Disposition")) ??
    (isZip ? `resumes-${format}.zip` : `ConvertedCV.${format}`);
  return { blob: await response.blob(), filename, isZip, of: whoseOf(response) };
}

const whoseOf = (response: Response): Whose[] => cvIndex(response.headers.get("CV-Index"));

async function fetchFile(
  path: "/convert/generate-docx/{taskId}" | "/convert/generate-pdf/{taskId}",
  taskId: string,
  { template, icon, look, keep }: RenderOptions & { look?: boolean; keep?: boolean },
  [defaultName, zipName]: readonly [string, string],
  signal?: AbortSignal,
): Promise<Download> {
  const form = new FormData();
  form.append("task_id", taskId);
  form.append("template", template);
  if (icon) form.append("icon_image", icon, icon.name);
  if (look) form.append("look", "1");
  if (keep) form.append("keep", "1");
  const ask = () => send("POST", path, { params: { taskId }, form, ...(signal && { signal }) });
  const response = await ask().catch((error: unknown) => {
    if (keep || !(error instanceof ApiError && [400, 403].includes(error.status))) throw error;
    form.delete("template"); // that of the conversion is gone since the page learned of it: where none is named another stands in
    return ask();
  });
  const [blob, of] = [await response.blob(), whoseOf(response)];
  if ((response.headers.get("Content-Type") ?? "").startsWith("application/zip")) {
    return {
      blob,
      filename: extendedNameOf(response.headers.get("Content-Disposition")) ?? zipName,
      isZip: true,
      of,
    };
  }
  return {
    blob,
    filename: filenameOf(response.headers.get("Content-Disposition")) ?? defaultName,
    isZip: false,
    of,
  };
}

/** The UTF-8 form alone: a zip for a job has its name there (D-53). */
const extendedNameOf = (disposition: string | null): string | null =>
  /filename\*/i.test(disposition ?? "") ? filenameOf(disposition) : null;

/** The name in a Content-Disposition: the UTF-8 form first (RFC 6266); never with a path. */
export function filenameOf(disposition: string | null): string | null {
  if (!disposition) return null;
  const extended = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(disposition)?.[1];
  const plain = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]+))/i.exec(disposition);
  let name = (plain?.[1]?.replace(/\\(.)/g, "$1") ?? plain?.[2] ?? "").trim();
  if (extended) {
    try {
      name = decodeURIComponent(extended.trim());
    } catch {
      // malformed: the plain form stands
    }
  }
  return name.split(/[/\\]/).at(-1) || null;
}

/** Has the audit log know that the Word document on the page is saved; whatever comes of that, it is. */
export const noteDownload = (taskId: string): Promise<unknown> =>
  call("POST", "/convert/downloaded/{taskId}", { params: { taskId } }).catch(() => undefined);

/** Hands a file to the browser's downloads. */
export function saveFile(blob: Blob, filename: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = filename;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
