import { describe, expect, it } from "vitest";
import {
  type ConverterEvent,
  type ConverterState,
  converterReducer,
  keyBefore,
  type Stage,
  start,
  type Upload,
} from "./converter-state";
import { nothingGiven } from "./given";
import type { HistoryItem } from "./history-queries";

const file = new File(["%PDF"], "cv.pdf");
const job = new File(["Nurse wanted"], "nurse.txt");
const past = {
  task_id: "past",
  names: ["old.pdf"],
  people: ["Ida Storm"],
  job_name: "cook.txt",
  template: "Modern",
} as HistoryItem;
const blank = { people: [], job_name: "", template: "Generic" };
const shown = { task_id: "", names: ["cv.pdf"], ...blank };
const before = { ...shown, task_id: "t1", done: 2 };
const chosen: Upload = { files: [file], reused: null, job, given: nothingGiven, isChecked: true };

const stages: Record<Stage["name"], Stage> = {
  choosing: { name: "choosing" },
  converting: { name: "converting", shown },
  retrying: { name: "retrying", shown: { ...shown, names: ["b.pdf"] }, before },
  opening: { name: "opening", shown: past },
  showing: { name: "showing", shown, before: null },
};
const at = (name: Stage["name"], change: Partial<ConverterState> = {}): ConverterState => ({
  ...start,
  stage: stages[name],
  upload: chosen,
  ...change,
});

describe("what comes after what", () => {
  const arrived = { task_id: "t9", names: [], people: [], job_name: "", template: "" };
  it.each<[Stage["name"], ConverterEvent, Stage]>([
    [
      "choosing",
      { type: "submitted", template: "Modern" },
      { name: "converting", shown: { ...shown, job_name: "nurse.txt", template: "Modern" } },
    ],
    ["choosing", { type: "opened", item: past }, { name: "opening", shown: past }],
    ["choosing", { type: "arrived", taskId: "t9" }, { name: "opening", shown: arrived }],
    ["choosing", { type: "finished" }, stages.choosing],
    ["choosing", { type: "retried", task_id: "t1", names: [], done: 0 }, stages.choosing],
    [
      "converting",
      { type: "accepted", taskId: "t1" },
      { name: "converting", shown: { ...shown, task_id: "t1" } },
    ],
    ["showing", { type: "accepted", taskId: "t9" }, stages.showing],
    ["converting", { type: "finished" }, { name: "showing", shown, before: null }],
    ["converting", { type: "failed", problem: "No text." }, stages.choosing],
    ["converting", { type: "cancelled" }, stages.choosing],
    ["converting", { type: "startedOver" }, stages.choosing],
    ["converting", { type: "retried", task_id: "t1", names: [], done: 0 }, stages.converting],
    ["opening", { type: "finished" }, { name: "showing", shown: past, before: null }],
    ["opening", { type: "failed", problem: null }, stages.choosing],
    ["opening", { type: "cancelled" }, stages.choosing],
    ["opening", { type: "arrived", taskId: "t9" }, { name: "opening", shown: arrived }],
    ["opening", { type: "startedOver" }, stages.choosing],
    [
      "showing",
      { type: "retried", task_id: "t1", names: ["b.pdf"], done: 2 },
      { name: "retrying", shown: { ...shown, names: ["b.pdf"] }, before },
    ],
    ["showing", { type: "arrived", taskId: "t9" }, { name: "opening", shown: arrived }],
    ["showing", { type: "startedOver" }, stages.choosing],
    [
      "retrying",
      { type: "accepted", taskId: "t2" },
      { name: "retrying", shown: { ...shown, task_id: "t2", names: ["b.pdf"] }, before },
    ],
    ["retrying", { type: "finished" }, { name: "showing", shown: { ...shown, names: ["b.pdf"] }, before }],
    ["retrying", { type: "failed", problem: "No text." }, { name: "opening", shown: before }],
    ["retrying", { type: "cancelled" }, { name: "opening", shown: before }],
    ["retrying", { type: "startedOver" }, stages.choosing],
  ])("%s, then %o", (name, event, stage) => {
    expect(converterReducer(at(name), event).stage).toEqual(stage);
  });
});

describe("what was chosen", () => {
  it.each<[ConverterEvent, Partial<Upload>]>([
    [{ type: "chosen", change: { job: null } }, { job: null }],
    [
      { type: "reused", item: past },
      { files: [], reused: { ...past, withJob: true }, given: null, isChecked: false },
    ],
    [{ type: "submitted", template: "Generic" }, { isChecked: false }],
    [{ type: "failed", problem: "No text." }, {}],
    [{ type: "cancelled" }, {}],
    [{ type: "opened", item: past }, {}],
    [{ type: "startedOver" }, start.upload],
  ])("%o changes of it %o", (event, change) => {
    expect(converterReducer(at("converting"), event).upload).toEqual({ ...chosen, ...change });
  });

  it("CVs that are used again are named before the new ones", () => {
    const state = at("choosing", { upload: { ...chosen, reused: { ...past, withJob: false } } });
    expect(converterReducer(state, { type: "submitted", template: "Generic" }).stage).toMatchObject({
      shown: { names: ["old.pdf", "cv.pdf"] },
    });
  });
});

it("what was given for a CV is not given for the one that is used again in its place", () => {
  const names = ["ann.pdf", "bob.pdf"];
  const use = (state: ConverterState, item: object) =>
    converterReducer(state, { type: "reused", item: { ...past, names, ...item } });
  let state = use(start, { task_id: "t1" });
  const ann = keyBefore(state.upload.reused, 0);
  const given = { fields: {}, photo: true, each: { [ann]: { reference: "HK-ANN" } }, isEach: true };
  state = converterReducer(state, { type: "chosen", change: { given, isChecked: true } });
  for (const item of [{ task_id: "t2" }, { task_id: "t1", names: ["bob.pdf"], files: [1] }]) {
    const { upload } = use(state, item);
    expect(keyBefore(upload.reused, 0)).not.toBe(ann);
    expect(upload).toMatchObject({ given: null, isChecked: false });
  }
});

describe("what was wrong with the last try", () => {
  it.each<[ConverterEvent, string | null]>([
    [{ type: "failed", problem: "No text." }, "No text."],
    [{ type: "failed", problem: null }, null],
    [{ type: "chosen", change: { job: null } }, "old"],
    [{ type: "finished" }, "old"],
    [{ type: "cancelled" }, "old"],
    [{ type: "reused", item: past }, null],
    [{ type: "submitted", template: "Generic" }, null],
    [{ type: "opened", item: past }, null],
    [{ type: "arrived", taskId: "t9" }, null],
    [{ type: "startedOver" }, null],
  ])("%o leaves %o", (event, problem) => {
    expect(converterReducer(at("retrying", { problem: "old" }), event).problem).toBe(problem);
  });

  it("another try begins without it", () => {
    const event: ConverterEvent = { type: "retried", task_id: "t1", names: [], done: 1 };
    expect(converterReducer(at("showing", { problem: "old" }), event).problem).toBeNull();
  });
});

it.each<[Stage["name"], ConverterEvent, string[]]>([
  ["converting", { type: "accepted", taskId: "t1" }, ["t0", "t1"]],
  ["choosing", { type: "opened", item: past }, ["t0", "past"]],
  ["choosing", { type: "arrived", taskId: "t9" }, ["t0", "t9"]],
  ["retrying", { type: "failed", problem: null }, ["t0", "t1"]],
  ["converting", { type: "failed", problem: null }, ["t0"]],
  ["showing", { type: "startedOver" }, ["t0"]],
])("%s, then %o: looked at were %j", (name, event, looked) => {
  expect(converterReducer(at(name, { looked: ["t0"] }), event).looked).toEqual(looked);
});
