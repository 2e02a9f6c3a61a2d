/** On narrower screens the original stands above the document, and the page scrolls to it. */
const besideFrom = 1024;

/** Brings the chosen row into sight with some of its neighbours; beside the document the page stays where it is. */
export function showRow(row: Element | null | undefined): void {
  const list = row?.closest('[role="listbox"]');
  if (!row || !list) return;
  const [inner, outer] = [row.getBoundingClientRect(), list.getBoundingClientRect()];
  const margin = Math.min(64, outer.height / 5);
  const above = inner.top - margin - outer.top;
  const below = inner.bottom + margin - outer.bottom;
  if (above < 0) list.scrollTop += above;
  else if (below > 0) list.scrollTop += Math.min(below, above);
  if (window.innerWidth < besideFrom) row.scrollIntoView({ block: "nearest" });
}
