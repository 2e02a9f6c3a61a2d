/** Brings the row that was chosen into sight, and with it the gestures that stand above the list. */
export function showRow(row: Element | null | undefined): void {
  scrollTo(row);
  row?.closest("section")?.scrollIntoView({ block: "nearest" });
}

/** Scrolls the list, and nothing else, to a row with some of its neighbours. */
export function scrollTo(row: Element | null | undefined): void {
  const list = row?.closest('[role="listbox"]');
  if (!row || !list) return;
  const [inner, outer] = [row.getBoundingClientRect(), list.getBoundingClientRect()];
  const margin = Math.min(64, outer.height / 5);
  const above = inner.top - margin - outer.top;
  const below = inner.bottom + margin - outer.bottom;
  if (above < 0) list.scrollTop += above;
  else if (below > 0) list.scrollTop += Math.min(below, above);
}
