/** "22 November 2026", "" for no time. */
export function dateText(value: string | null | undefined): string {
  return value
    ? new Date(value).toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric" })
    : "";
}

/** "22 Nov 2026, 14:05", "" for no time. */
export function momentText(value: string): string {
  return value
    ? new Date(value).toLocaleString("en-GB", {
        day: "numeric",
        month: "short",
        year: "numeric",
        hour: "2-digit",
        minute: "2-digit",
      })
    : "";
}
