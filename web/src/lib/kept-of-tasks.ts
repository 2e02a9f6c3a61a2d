/** Of so many conversions it is remembered. */
const most = 40;

/** What this browser remembers of past conversions, a list of each; the last conversions first. */
type Kept<T> = [taskId: string, list: T[]][];

/** Where storage is blocked it is remembered until the page is left. */
const unstored = new Map<string, string>();

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function kept<T>(key: string): Kept<T> {
  try {
    const all = JSON.parse(unstored.get(key) ?? stored(key) ?? "[]");
    return Array.isArray(all) ? all.filter((one) => Array.isArray(one?.[1])) : [];
  } catch {
    return []; // it is not ours
  }
}

export const keptOf = <T>(key: string, taskId: string): Set<T> =>
  new Set(kept<T>(key).find(([id]) => id === taskId)?.[1] ?? []);

/** Beside those that another window keeps. */
export const keepOf = <T>(key: string, taskId: string, list: Iterable<T>): void =>
  store(key, taskId, new Set([...keptOf<T>(key, taskId), ...list]));

export const forgetOf = <T>(key: string, taskId: string, list: Iterable<T>): void => {
  const gone = new Set(list);
  store(
    key,
    taskId,
    [...keptOf<T>(key, taskId)].filter((one) => !gone.has(one)),
  );
};

function store<T>(key: string, taskId: string, list: Iterable<T>): void {
  const all = [[taskId, [...list]], ...kept<T>(key).filter(([id]) => id !== taskId)].slice(0, most);
  const text = JSON.stringify(all);
  try {
    localStorage.setItem(key, text);
    unstored.delete(key);
  } catch {
    unstored.set(key, text);
  }
}

/** Of all conversions. */
export function forgetAll(key: string): void {
  unstored.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // it was never stored
  }
}
