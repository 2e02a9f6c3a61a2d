const plain = (text: string): string => text.replace(/\s+/g, " ").trim().toLowerCase();

/** Marks the paragraphs of a drawn document that hold these texts, and returns the first; of several the shortest. */
export function spotlight(root: ParentNode, texts: string[]): Element | null {
  const blocks = [...root.querySelectorAll("section.docx p")].map((element) => ({
    element,
    text: plain(element.textContent ?? ""),
  }));
  for (const { element } of blocks) element.removeAttribute("data-spot");
  const found = texts.map(plain).flatMap((text) => {
    const holding = blocks.filter((block) => text !== "" && block.text.includes(text));
    const best = holding.sort((a, b) => a.text.length - b.text.length)[0];
    return best ? [best.element] : [];
  });
  for (const element of found) element.setAttribute("data-spot", "");
  return found[0] ?? null;
}

/** The text whose paragraph was clicked, of all texts of a document: the longest that stands in it. */
export function textClicked<T extends { value: string }>(paragraph: string, texts: T[]): T | null {
  const whole = plain(paragraph);
  const standing = texts.filter(({ value }) => plain(value) !== "" && whole.includes(plain(value)));
  return standing.sort((a, b) => b.value.length - a.value.length)[0] ?? null;
}
