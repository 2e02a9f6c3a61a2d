import { openedKey } from "./kept-options";

/** Of so many conversions it is remembered. */
const most = 40;

/** Which CVs of past conversions were on this browser's screen, as indices; the last conversions first. */
type Kept = [taskId: string, indices: number[]][];

function kept(): Kept {
  try {
    const all = JSON.parse(localStorage.getItem(openedKey) ?? "[]");
    return Array.isArray(all) ? all.filter((one) => Array.isArray(one?.[1])) : [];
  } catch {
    return []; // storage is blocked, or not ours
  }
}

/** The CVs of a conversion that were opened, also before a reload. */
export const openedOf = (taskId: string): Set<number> =>
  new Set(kept().find(([id]) => id === taskId)?.[1] ?? []);

/** Beside those that another window opened. */
export function keepOpened(taskId: string, opened: ReadonlySet<number>): void {
  const all = [
    [taskId, [...new Set([...openedOf(taskId), ...opened])]],
    ...kept().filter(([id]) => id !== taskId),
  ].slice(0, most);
  try {
    localStorage.setItem(openedKey, JSON.stringify(all));
  } catch {
    // it is asked about once more after a reload
  }
}
