import { call } from "./api";
import type { components } from "./api-schema.gen";
import { timings } from "./timings";

type Task = components["schemas"]["TaskBody"];

/** Lets the next look at a task come at once. */
export type Bell = { ring: () => void; wait: (delay: number) => Promise<void> };

export function newBell(): Bell {
  let wake = () => {};
  return {
    ring: () => wake(),
    wait: (delay) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, delay);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
  };
}

export const hasEnded = ({ status }: { status: string }): boolean =>
  status === "Completed" || status === "Failed" || status === "Error";

/**
 * The task at its end, or null when nobody waits for it any more. The looks come as the specification has them; from
 * the first one on that finds it running, its stages are watched beside them, and its end brings the last look at once.
 */
export async function pollUntilEnd(
  taskId: string,
  current: () => boolean,
  onTask: (task: Task) => void,
  bell: Bell,
): Promise<Task | null> {
  let isOver = false;
  try {
    for (let look = 0; ; look++) {
      await bell.wait(look === 0 ? timings.firstPoll : timings.poll);
      if (!current()) return null;
      const task = await call("GET", "/convert/task-status/{taskId}", { params: { taskId } });
      if (!current()) return null;
      if (hasEnded(task)) return task;
      onTask(task);
      if (look === 0) void watch(taskId, () => !isOver && current(), onTask, bell);
    }
  } finally {
    isOver = true;
  }
}

/** What changes between the looks. Without an answer the looks alone go on. */
async function watch(
  taskId: string,
  current: () => boolean,
  onTask: (task: Task) => void,
  bell: Bell,
): Promise<void> {
  try {
    for (let seen = ""; ; ) {
      const answer = await call("GET", "/convert/task-progress/{taskId}", {
        params: { taskId },
        query: { seen },
      });
      if (!current()) return;
      if (hasEnded(answer.task)) return bell.ring();
      seen = answer.seen;
      onTask(answer.task);
      await new Promise((resolve) => setTimeout(resolve, timings.watch));
      if (!current()) return;
    }
  } catch {
    // the next look says what is wrong, if anything is
  }
}
