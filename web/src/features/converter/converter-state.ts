import type { Given } from "./given";
import type { HistoryItem } from "./history-queries";

/** What a conversion on the screen is about. */
export type Shown = Pick<HistoryItem, "task_id" | "names" | "people" | "job_name" | "template">;

/** A past conversion whose CVs are used again, all of them or those of these indices; with its advert. */
export type Reused = Pick<HistoryItem, "task_id" | "names" | "job_name" | "job_title" | "template"> & {
  files?: number[];
  /** its advert is taken, too */
  withJob: boolean;
};

/** What a CV that is used again is known by: its name may be another's, its place another's the next time. */
export const keyBefore = (reused: Reused | null, at: number): string =>
  `${reused?.task_id} ${reused?.files?.[at] ?? at}`;

/** A conversion whose failed files are tried again; `done`: how many of its CVs were through. */
export type Before = Shown & { done: number };

/** What the next conversion is made of. It stays while one runs, so that a failure leads back to it. */
export type Upload = {
  files: File[];
  reused: Reused | null;
  job: File | null;
  /** null = nothing yet, so that what CVs which are used again had is proposed */
  given: Given | null;
  /** Convert was pressed without fields that the template needs */
  isChecked: boolean;
};

/** What the page is busy with. */
export type Stage =
  | { name: "choosing" }
  /** a new conversion; until the server has it `shown.task_id` is empty */
  | { name: "converting"; shown: Shown }
  /** another try of CVs of `before` */
  | { name: "retrying"; shown: Shown; before: Before }
  /** an earlier conversion, which may still be running */
  | { name: "opening"; shown: Shown }
  /** `before`: the CVs on the screen are another try of some of these */
  | { name: "showing"; shown: Shown; before: Before | null };

export type ConverterState = {
  stage: Stage;
  upload: Upload;
  /** what was wrong with the last try */
  problem: string | null;
  /** conversions that were on the screen since the page was opened */
  looked: string[];
};

export type ConverterEvent =
  | { type: "chosen"; change: Partial<Upload> }
  | { type: "reused"; item: Omit<Reused, "withJob"> }
  | { type: "submitted"; template: string }
  | { type: "retried"; task_id: string; names: string[]; done: number }
  | { type: "accepted"; taskId: string }
  | { type: "opened"; item: Shown }
  | { type: "arrived"; taskId: string }
  | { type: "finished" }
  | { type: "failed"; problem: string | null }
  | { type: "cancelled" }
  | { type: "startedOver" };

const nothingGivenYet = { given: null, isChecked: false };

const nothingChosen: Upload = { files: [], reused: null, job: null, ...nothingGivenYet };

export const start: ConverterState = {
  stage: { name: "choosing" },
  upload: nothingChosen,
  problem: null,
  looked: [],
};

/** The state after an event. An event that has no meaning in a stage changes nothing. */
export function converterReducer(state: ConverterState, event: ConverterEvent): ConverterState {
  const { stage, upload } = state;
  switch (event.type) {
    case "chosen":
      return { ...state, upload: { ...upload, ...event.change } };
    case "reused":
      return {
        ...state,
        stage: { name: "choosing" },
        problem: null,
        upload: {
          ...upload,
          files: [],
          reused: { ...event.item, withJob: event.item.job_name !== "" },
          ...nothingGivenYet, // what was given was for others
        },
      };
    case "submitted":
      return {
        ...state,
        problem: null,
        upload: { ...upload, isChecked: false },
        stage: { name: "converting", shown: submitted(upload, event.template) },
      };
    case "retried": {
      if (stage.name !== "showing") return state;
      const before = { ...stage.shown, task_id: event.task_id, done: event.done };
      const shown = { ...stage.shown, task_id: "", names: event.names };
      return { ...state, problem: null, stage: { name: "retrying", shown, before } };
    }
    case "accepted":
      return { ...accepted(state, event.taskId), looked: [...state.looked, event.taskId] };
    case "opened":
      return { ...opening(state, event.item), problem: null };
    case "arrived": {
      const item = { task_id: event.taskId, names: [], people: [], job_name: "", template: "" };
      return { ...opening(state, item), problem: null };
    }
    case "finished":
      if (stage.name === "choosing") return state;
      return {
        ...state,
        stage: { name: "showing", shown: stage.shown, before: beforeOf(stage) },
      };
    case "failed":
      return { ...leftOff(state), problem: event.problem };
    case "cancelled":
      return leftOff(state);
    case "startedOver":
      return { ...start, looked: state.looked };
  }
}

/** The conversion that another try began from. */
export const beforeOf = (stage: Stage): Before | null => ("before" in stage ? stage.before : null);

function submitted({ files, reused, job }: Upload, template: string): Shown {
  const names = [...(reused?.names ?? []), ...files.map((file) => file.name)];
  const kept = reused?.withJob ? reused.job_name : "";
  return { task_id: "", names, people: [], job_name: job?.name ?? kept, template };
}

/** From then on the conversion has an address, at which what it is made with is asked for. */
const accepted = (state: ConverterState, task_id: string): ConverterState => {
  const { stage } = state;
  if (stage.name !== "converting" && stage.name !== "retrying") return state;
  return { ...state, stage: { ...stage, shown: { ...stage.shown, task_id } } };
};

const opening = (state: ConverterState, item: Shown): ConverterState => ({
  ...state,
  stage: { name: "opening", shown: item },
  looked: [...state.looked, item.task_id],
});

/** Where a conversion that did not come to its end leads: another try to the CVs before it, all else to the upload. */
const leftOff = (state: ConverterState): ConverterState =>
  state.stage.name === "retrying"
    ? opening(state, state.stage.before)
    : { ...state, stage: { name: "choosing" } };
