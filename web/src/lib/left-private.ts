import { keepOf, keptOf } from "./kept-of-tasks";
import { leftKey } from "./kept-options";

const nameOf = (index: number, field: string): string => `${index} ${field}`;

/** Whether a field of a CV was left out with the other private facts, at one click, and not by hand. */
export const wasLeft = (taskId: string, index: number, field: string): boolean =>
  keptOf<string>(leftKey, taskId).has(nameOf(index, field));

export const keepLeft = (taskId: string, index: number, fields: string[]): void =>
  keepOf(
    leftKey,
    taskId,
    fields.map((field) => nameOf(index, field)),
  );
