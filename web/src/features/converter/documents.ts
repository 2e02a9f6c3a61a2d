import type { Download } from "@/lib/conversion";
import type { Whose } from "@/lib/cv-index";

/** The Word file of a CV with its length as it was counted when it was made; 0 = not told. */
type Document = Whose & { name: string; blob: Blob; pages: number };

/** A conversion of one CV has no other. */
const only: Whose = { index: 0, withheld: false };

/** The Word files of a download, each with the CV that it is of; an error where a zip does not tell. */
export async function documentsOf(download: Download): Promise<Document[]> {
  const { strFromU8, unzipSync } = await import("fflate");
  const pagesOf = (docx: Uint8Array): number => {
    const part = "docProps/app.xml";
    try {
      const properties = unzipSync(docx, { filter: ({ name }) => name === part })[part];
      return Number(/<Pages>(\d+)</.exec(properties ? strFromU8(properties) : "")?.[1] ?? 0);
    } catch {
      return 0; // not a document: its own preview says so, and those of the others stay
    }
  };
  if (!download.isZip) {
    const { filename: name, blob, of } = download;
    return [{ ...(of[0] ?? only), name, blob, pages: pagesOf(new Uint8Array(await blob.arrayBuffer())) }];
  }
  const entries = unzipSync(new Uint8Array(await download.blob.arrayBuffer()), {
    filter: (entry) => entry.name.toLowerCase().endsWith(".docx"),
  });
  const files = Object.entries(entries);
  if (files.length !== download.of.length) throw new Error("Nobody can tell whose documents these are.");
  return files.map(([name, bytes], at) => ({
    ...(download.of[at] as Whose),
    name,
    blob: new Blob([new Uint8Array(bytes)]),
    pages: pagesOf(bytes),
  }));
}

/** A zip of some of them; they are compressed already. */
export async function zipOf(documents: Pick<Document, "name" | "blob">[]): Promise<Blob> {
  const { zipSync } = await import("fflate");
  const files: Record<string, Uint8Array> = {};
  for (const { name, blob } of documents) files[name] = new Uint8Array(await blob.arrayBuffer());
  return new Blob([new Uint8Array(zipSync(files, { level: 0 }))], { type: "application/zip" });
}
