/** Words that are marked in a shown document, and why. */
export type Shown = { words: string; why: string };

type Char = { char: string; node: Text; at: number };

/** The letters of an element, spaces folded as they show. */
function lettersOf(element: Element): Char[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const letters: Char[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    [...node.data].reduce((at, letter) => {
      const isSpace = /\s/.test(letter);
      const lower = letter.toLowerCase();
      if (!isSpace || letters.at(-1)?.char !== " ")
        letters.push({ char: isSpace ? " " : lower.length === letter.length ? lower : letter, node, at });
      return at + letter.length;
    }, 0);
  }
  return letters;
}

const fold = (text: string): string => text.replace(/\s+/g, " ").trim().toLowerCase();

/** Where words stand in letters as words of their own; -1 = nowhere. */
function find(letters: Char[], words: string): number {
  const text = letters.map(({ char }) => char[0]).join("");
  const isPart = (char: string | undefined) => char !== undefined && /[\p{L}\p{N}]/u.test(char);
  for (let at = text.indexOf(words); words && at >= 0; at = text.indexOf(words, at + 1))
    if (!isPart(text[at - 1]) && !isPart(text[at + words.length])) return at;
  return -1;
}

/** Marks words in a drawn document, each in the shortest paragraph that holds them; returns how many are found. */
export function markProofs(root: ParentNode, proofs: Shown[]): number {
  for (const mark of root.querySelectorAll("mark[data-proof]")) {
    const parent = mark.parentNode;
    mark.replaceWith(...mark.childNodes);
    parent?.normalize();
  }
  const blocks = [...root.querySelectorAll("section.docx p")];
  let found = 0;
  for (const { words, why } of proofs) {
    const folded = fold(words);
    const holding = blocks
      .map((block) => ({ block, letters: lettersOf(block) }))
      .filter(({ letters }) => find(letters, folded) >= 0)
      .sort((a, b) => a.letters.length - b.letters.length)[0];
    if (!holding) continue;
    const at = find(holding.letters, folded);
    wrap(holding.letters.slice(at, at + folded.length), why);
    found++;
  }
  return found;
}

/** Puts letters that follow each other into marks, one for each piece of text that they are in. */
function wrap(letters: Char[], why: string): void {
  const pieces = new Map<Text, { from: number; to: number }>();
  for (const { node, at, char } of letters) {
    const known = pieces.get(node);
    pieces.set(node, { from: known?.from ?? at, to: at + char.length });
  }
  for (const [node, { from, to }] of pieces) {
    if (node.parentElement?.closest("mark[data-proof]")) continue; // two requirements share the words
    const piece = node.splitText(from);
    piece.splitText(to - from);
    const mark = document.createElement("mark");
    mark.dataset.proof = "";
    mark.title = why;
    piece.replaceWith(mark);
    mark.append(piece);
  }
}
