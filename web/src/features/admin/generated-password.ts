const letters = "abcdefghijkmnpqrstuvwxyz";
const digits = "23456789";

/** One sign of a text by chance, each as likely as the others. */
function oneOf(signs: string): string {
  const most = 256 - (256 % signs.length);
  const bytes = new Uint8Array(1);
  do crypto.getRandomValues(bytes);
  while ((bytes[0] ?? 0) >= most);
  return signs[(bytes[0] ?? 0) % signs.length] ?? "";
}

/**
 * A password that can be read out and typed: four groups of four, without what looks alike (l and 1, o and 0). Each
 * group ends in a digit, and nothing is in it that registration refuses. 67 bits.
 */
export const generatedPassword = (): string =>
  Array.from({ length: 4 }, () => oneOf(letters) + oneOf(letters) + oneOf(letters) + oneOf(digits)).join(".");
