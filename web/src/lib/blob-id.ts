const ids = new WeakMap<Blob, number>();
let last = 0;

/** A key for what is made from a blob: the same for the same blob, another for any other. */
export function blobId(blob: Blob): number {
  const known = ids.get(blob) ?? ++last;
  ids.set(blob, known);
  return known;
}
