import { keepOf, keptOf } from "./kept-of-tasks";
import { openedKey } from "./kept-options";

/** The CVs of a conversion that were opened, as indices, also before a reload. */
export const openedOf = (taskId: string): Set<number> => keptOf(openedKey, taskId);

/** Beside those that another window opened. */
export const keepOpened = (taskId: string, opened: ReadonlySet<number>): void =>
  keepOf(openedKey, taskId, opened);
