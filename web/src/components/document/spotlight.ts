const plain = (text: string): string => text.replace(/\s+/g, " ").trim().toLowerCase();

/** A text to be found in a drawn document, and what stands near it: the other texts of its entry. */
export type Spot = { text: string; near: string[] };

type Block = { element: Element; text: string };

/** So many paragraphs up and down are near. */
const reach = 6;

const blocksOf = (root: ParentNode): Block[] =>
  [...root.querySelectorAll("section.docx p")].map((element) => ({
    element,
    text: plain(element.textContent ?? ""),
  }));

/** What stands around a paragraph, it included. */
const around = (blocks: Block[], at: number): string[] =>
  blocks.slice(Math.max(0, at - reach), at + reach + 1).map(({ text }) => text);

/** How many of some texts stand among paragraphs. */
const countIn = (paragraphs: string[], texts: string[]): number =>
  texts.map(plain).filter((text) => text && paragraphs.some((one) => one.includes(text))).length;

/**
 * Marks the paragraphs of a drawn document that hold these texts, and returns the first; of several that hold a
 * text the one near the rest of its entry, then the shortest.
 */
export function spotlight(root: ParentNode, spots: Spot[]): Element | null {
  const blocks = blocksOf(root);
  for (const { element } of blocks) element.removeAttribute("data-spot");
  const found = spots.flatMap(({ text, near }) => {
    const wanted = plain(text);
    const holding = blocks.flatMap((block, at) =>
      wanted !== "" && block.text.includes(wanted)
        ? [{ ...block, near: countIn(around(blocks, at), near) }]
        : [],
    );
    const best = holding.sort((a, b) => b.near - a.near || a.text.length - b.text.length)[0];
    return best ? [best.element] : [];
  });
  for (const element of found) element.setAttribute("data-spot", "");
  return found[0] ?? null;
}

/** What stands around a paragraph of a drawn document. */
export function textAround(root: ParentNode, paragraph: Element): string[] {
  const blocks = blocksOf(root);
  const at = blocks.findIndex(({ element }) => element === paragraph);
  return at < 0 ? [] : around(blocks, at);
}

/**
 * How many letters of a paragraph stand before the one at a point, spaces folded as they show; null = none is there.
 * The caret of the page is of no use: it does not look into a shadow tree in every browser.
 */
export function offsetAt(paragraph: Element, x: number, y: number): number | null {
  const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
  let before = "";
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    for (let at = 0; at < node.data.length; at++) {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const isHere = ({ left, right, top, bottom }: DOMRect) =>
        left <= x && x <= right && top <= y && y <= bottom;
      if ([...range.getClientRects()].some(isHere)) return folded(before + node.data.slice(0, at)).length;
    }
    before += node.data;
  }
  return null;
}

const folded = (text: string): string => text.replace(/\s+/g, " ").trimStart();

/** Whether a text stands in a paragraph so that it holds the letter at a place. */
function holds(whole: string, text: string, offset: number): boolean {
  for (let at = whole.indexOf(text); at >= 0 && at <= offset; at = whole.indexOf(text, at + 1))
    if (offset < at + text.length) return true;
  return false;
}

/**
 * The text that was clicked, of all texts of a document: of those in the paragraph one that holds the letter under
 * the pointer, where there is any; then the longest, of equal ones that of the entry which stands around it.
 */
export function textClicked<T extends Spot>(
  paragraph: string,
  nearby: string[],
  texts: T[],
  offset: number | null = null,
): T | null {
  const whole = plain(paragraph);
  const standing = texts.filter(({ text }) => plain(text) !== "" && whole.includes(plain(text)));
  const under = offset === null ? [] : standing.filter(({ text }) => holds(whole, plain(text), offset));
  return (
    (under.length > 0 ? under : standing).sort(
      (a, b) => b.text.length - a.text.length || countIn(nearby, b.near) - countIn(nearby, a.near),
    )[0] ?? null
  );
}
