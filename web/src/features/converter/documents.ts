import type { Download } from "@/lib/conversion";

/** The Word files of a download, in the order of the zip. */
export async function documentsOf(download: Download): Promise<{ name: string; blob: Blob }[]> {
  if (!download.isZip) return [{ name: download.filename, blob: download.blob }];
  const { unzipSync } = await import("fflate");
  const entries = unzipSync(new Uint8Array(await download.blob.arrayBuffer()), {
    filter: (entry) => entry.name.toLowerCase().endsWith(".docx"),
  });
  return Object.entries(entries).map(([name, bytes]) => ({ name, blob: new Blob([new Uint8Array(bytes)]) }));
}
