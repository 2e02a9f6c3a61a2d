/** Brings the row that was chosen into sight, and with it the gestures: those that stand above the list, and clear of those over it. */
export function showRow(row: Element | null | undefined): void {
  scrollTo(row);
  const whole = row?.closest("section");
  whole?.scrollIntoView({ block: "nearest" });
  const tools = whole?.querySelector("[data-tools]");
  if (row && tools) window.scrollBy({ top: hidden(row, tools, whole), behavior: "instant" });
}

const gap = 8;

/** By how much the page is to be scrolled so that gestures that stick to the foot of the screen do not lie over the row. */
function hidden(row: Element, tools: Element, whole: Element | null | undefined): number {
  if (getComputedStyle(tools).position !== "sticky") return 0; // they stand above the list
  const [inner, over] = [row.getBoundingClientRect(), tools.getBoundingClientRect()];
  const room = (whole?.getBoundingClientRect().bottom ?? 0) - over.bottom; // so far they can still be left behind
  return Math.max(0, Math.min(inner.bottom + gap - over.top, room));
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
