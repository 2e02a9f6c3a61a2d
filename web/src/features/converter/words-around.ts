import type { Note } from "@/lib/result-queries";

/** What stands before and after the words of a change. */
type Around = { lead: string; tail: string };

/**
 * A corrected word alone does not say which sentence it stands in, and a word that went does not say where it
 * stood. `text` is the text as it is, `read` as it was read; undefined = the change is the whole text, or its place
 * is not certain.
 */
export function wordsAround(
  { before, after, kind }: Pick<Note, "before" | "after" | "kind">,
  text: string | null,
  read: string | null,
): Around | undefined {
  if (!before || before === after || kind === "edited") return undefined;
  if (!after) return kind === "left-out" || !read ? undefined : placeOf(read, before);
  return text ? only(text, after) : undefined;
}

/** Where a word stood that was taken away: of two in a row the second one. */
function placeOf(read: string, before: string): Around | undefined {
  const twice = read.indexOf(before + before);
  if (twice < 0) return only(read, before);
  const at = twice + before.length;
  return { lead: read.slice(0, at), tail: read.slice(at + before.length) };
}

function only(text: string, words: string): Around | undefined {
  const at = text.indexOf(words);
  const isOnce = at >= 0 && text.indexOf(words, at + 1) < 0;
  const isPart = words.length < text.length;
  return isOnce && isPart ? { lead: text.slice(0, at), tail: text.slice(at + words.length) } : undefined;
}
