/** Which CVs of past conversions were on this browser's screen, as indices; the last conversions first. */
const key = "opened-cvs";
/** Of so many conversions it is remembered. */
const most = 40;

type Kept = [taskId: string, indices: number[]][];

function kept(): Kept {
  try {
    const all = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(all) ? all.filter((one) => Array.isArray(one?.[1])) : [];
  } catch {
    return []; // storage is blocked, or not ours
  }
}

/** The CVs of a conversion that were opened, also before a reload. */
export const openedOf = (taskId: string): Set<number> =>
  new Set(kept().find(([id]) => id === taskId)?.[1] ?? []);

export function keepOpened(taskId: string, opened: ReadonlySet<number>): void {
  const all = [[taskId, [...opened]], ...kept().filter(([id]) => id !== taskId)].slice(0, most);
  try {
    localStorage.setItem(key, JSON.stringify(all));
  } catch {
    // it is asked about once more after a reload
  }
}
