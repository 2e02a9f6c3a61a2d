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
 * The text whose paragraph was clicked, of all texts of a document: the longest that stands in it, of equal ones
 * that of the entry which stands around it.
 */
export function textClicked<T extends Spot>(paragraph: string, nearby: string[], texts: T[]): T | null {
  const whole = plain(paragraph);
  const standing = texts.filter(({ text }) => plain(text) !== "" && whole.includes(plain(text)));
  return (
    standing.sort(
      (a, b) => b.text.length - a.text.length || countIn(nearby, b.near) - countIn(nearby, a.near),
    )[0] ?? null
  );
}
