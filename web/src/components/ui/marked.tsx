/** A text with the words that were searched for marked, whatever their case and accents. */
export function Marked({ text, words }: { text: string; words: string }) {
  const parts = partsOf(text, words);
  return parts.map(({ from, part, isHit }) =>
    isHit ? (
      <mark key={from} className="rounded-sm bg-mark/85 text-on-mark">
        {part}
      </mark>
    ) : (
      part
    ),
  );
}

const folded = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

type Part = { from: number; part: string; isHit: boolean };

function partsOf(text: string, words: string): Part[] {
  const letters = Array.from(text.normalize("NFC"));
  // letter by letter, so that what is found in the folded text stands at the same place in the text
  const plain = letters.map((letter) => folded(letter).slice(0, 1) || " ").join("");
  const hits = new Set<number>();
  for (const word of folded(words)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean))
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1))
      for (let i = 0; i < word.length; i++) hits.add(at + i);
  const parts: Part[] = [];
  letters.forEach((letter, from) => {
    const last = parts.at(-1);
    if (last && last.isHit === hits.has(from)) last.part += letter;
    else parts.push({ from, part: letter, isHit: hits.has(from) });
  });
  return parts;
}
