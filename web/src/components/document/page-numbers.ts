/**
 * The renderer shows what a Word file keeps of the numbers of its pages: each page would be the first. And it draws what has no
 * break of its own on one sheet. One that holds the whole document says so: "Page 1–3 of 3". Of several, which together are fewer than
 * the pages, nobody knows which pages each holds: "Page … of 3".
 */

type Inline = { type: string; text?: string; charType?: string; children?: Inline[] };
/** A header or a footer, as the renderer has read it. */
export type Frame = { rootElement?: Inline };

/** Stands for the number of a page until the sheets are known; no text of a CV has this letter. */
const sign = "\ue00f";

/** Before it is rendered: the number of pages that the file tells; 0 = it tells none. */
export function markPageNumbers(parts: Frame[]): number {
  let [name, isResult, isSet, pages] = ["", false, false, 0];
  const visit = (inline: Inline) => {
    if (inline.type === "complexField") {
      if (inline.charType === "begin") [name, isSet] = ["", false];
      isResult = inline.charType === "separate";
    } else if (inline.type === "instruction") name += inline.text ?? "";
    else if (inline.type === "text" && isResult) {
      if (/^\s*(?:NUM|SECTION)PAGES\b/i.test(name)) pages = Number(inline.text) || pages;
      if (!/^\s*PAGE\b/i.test(name)) return;
      inline.text = isSet ? "" : sign;
      isSet = true;
    }
    for (const child of inline.children ?? []) visit(child);
  };
  for (const { rootElement } of parts)
    if (/^(header|footer)$/.test(rootElement?.type ?? "")) visit(rootElement as Inline);
  return pages;
}

/** After it is rendered: each sheet has the number of its page, or of the first and the last of those that it holds, where that is known. */
export function numberSheets(sheets: Element[], pages: number): void {
  sheets.forEach((sheet, at) => {
    const isWhole = sheets.length === 1;
    const number = pages <= sheets.length ? `${at + 1}` : isWhole ? `1–${pages}` : "…";
    const walker = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.data.includes(sign)) text.data = text.data.replaceAll(sign, number);
    }
  });
}

/**
 * Where a sheet that holds several pages goes on with the next one: about, for the renderer lays no pages out. What
 * stands between the margins of a page is as high on each.
 */
export function markFolds(sheets: HTMLElement[], pages: number): void {
  const [sheet] = sheets;
  if (!sheet || sheets.length > 1) return;
  const { minHeight, paddingTop, paddingBottom } = sheet.style;
  const [page, top, bottom] = [minHeight, paddingTop, paddingBottom].map(
    (points) => Number.parseFloat(points) || 0,
  );
  const text = (page ?? 0) - (top ?? 0) - (bottom ?? 0);
  if (text <= 0) return;
  for (let at = 1; at < pages; at++) {
    const fold = document.createElement("div");
    fold.className = "fold";
    fold.ariaHidden = "true"; // it stands at the end of the sheet, where no page begins
    fold.textContent = `page ${at + 1}, about here`;
    fold.style.top = `${(top ?? 0) + at * text}pt`;
    sheet.append(fold);
  }
}
