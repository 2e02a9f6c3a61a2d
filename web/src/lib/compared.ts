/** Which CVs of a conversion were compared last in this tab, as the address of the comparison names them. */

const keyOf = (taskId: string): string => `compared ${taskId}`;

export function keepCompared(taskId: string, cvs: string): void {
  try {
    sessionStorage.setItem(keyOf(taskId), cvs);
  } catch {
    // storage is blocked: the next comparison begins with all of them
  }
}

export function compared(taskId: string): string {
  try {
    return sessionStorage.getItem(keyOf(taskId)) ?? "";
  } catch {
    return "";
  }
}
