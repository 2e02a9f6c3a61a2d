/** Of so many conversions it is remembered. */
const most = 40;

/** What this browser remembers of past conversions, a list of each; the last conversions first. */
type Kept<T> = [taskId: string, list: T[]][];

function kept<T>(key: string): Kept<T> {
  try {
    const all = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(all) ? all.filter((one) => Array.isArray(one?.[1])) : [];
  } catch {
    return []; // storage is blocked, or not ours
  }
}

export const keptOf = <T>(key: string, taskId: string): Set<T> =>
  new Set(kept<T>(key).find(([id]) => id === taskId)?.[1] ?? []);

/** Beside those that another window keeps. */
export function keepOf<T>(key: string, taskId: string, list: Iterable<T>): void {
  const all = [
    [taskId, [...new Set([...keptOf<T>(key, taskId), ...list])]],
    ...kept<T>(key).filter(([id]) => id !== taskId),
  ].slice(0, most);
  try {
    localStorage.setItem(key, JSON.stringify(all));
  } catch {
    // it is not known any more after a reload
  }
}
