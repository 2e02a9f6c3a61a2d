import { readFileSync } from "node:fs";
import type { Browser, Locator } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";

/** A CV as someone might have written it: first person, one slip of the pen. */
const cv = `<!doctype html><meta charset="utf-8"><style>
  body { font: 11pt/1.4 sans-serif; margin: 18mm } h1 { margin: 0 } h2 { font-size: 13pt; border-bottom: 1px solid } p, ul { margin: 4pt 0 }
</style>
<h1>Hanna Lindgren</h1>
<p>Bristol, United Kingdom · hanna.lindgren@example.net · 07700 900317</p>
<h2>Profile</h2>
<p>I am a laboratory manager with nine years in food testing. I enjoy training new analysts.</p>
<h2>Work Experience</h2>
<p><b>Laboratory Manager</b>, Severn Food Analytics, Bristol<br>March 2019 – Present</p>
<ul>
  <li>I lead a team of 14 analysts and technicians.</li>
  <li>I introduced a sample tracking system that cut turnaround from 5 days to 3 days.</li>
  <li>I was responsible for the managment of ISO 17025 accreditation.</li>
</ul>
<p><b>Senior Analyst</b>, Avonmouth Labs Ltd, Avonmouth<br>June 2014 – February 2019</p>
<ul>
  <li>I ran HPLC and GC-MS analyses of 120 samples a week.</li>
  <li>I trained 6 junior analysts.</li>
</ul>
<h2>Education</h2>
<p><b>BSc Chemistry</b>, University of Leeds, 2010 – 2013</p>
<h2>Skills</h2>
<p>HPLC, GC-MS, ISO 17025, LIMS, Staff training</p>
<h2>Languages</h2>
<p>Swedish (native), English (fluent)</p>`;

const job = `<!doctype html><meta charset="utf-8"><style>body { font: 11pt/1.5 sans-serif; margin: 18mm }</style>
<h1>Quality Laboratory Lead</h1>
<p>Harbour Dairies is looking for a laboratory lead.</p>
<h2>Requirements</h2>
<ul>
  <li>Experience with ISO 17025 is essential</li>
  <li>You must have experience of leading a team of analysts</li>
  <li>Knowledge of HPLC</li>
</ul>
<h2>Desirable</h2>
<ul><li>Experience with a LIMS</li><li>Forklift licence</li></ul>`;

/** What must be in the finished document. */
export const facts = [
  "Hanna Lindgren",
  "hanna.lindgren@example.net",
  "07700 900317",
  "Laboratory Manager",
  "Severn Food Analytics",
  "Senior Analyst",
  "Avonmouth Labs Ltd",
  "14 analysts",
  "BSc",
  "Chemistry",
  "University of Leeds",
  "HPLC",
  "ISO 17025",
  "Swedish",
];

export type Upload = { name: string; mimeType: string; buffer: Buffer };

/** Real PDF files, printed by the browser. */
export async function printPdfs(browser: Browser): Promise<{ cv: Upload; job: Upload }> {
  const page = await browser.newPage();
  const print = async (name: string, html: string): Promise<Upload> => {
    await page.setContent(html);
    return {
      name,
      mimeType: "application/pdf",
      buffer: await page.pdf({ format: "A4", printBackground: true }),
    };
  };
  const files = { cv: await print("hanna-lindgren.pdf", cv), job: await print("laboratory-lead.pdf", job) };
  await page.close();
  return files;
}

/** A file that says it is a PDF and is not. */
export const brokenPdf: Upload = {
  name: "broken.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from(`%PDF-1.7\n${"\u0000garbage ".repeat(400)}`),
};

/** A CV as JSON Resume: the quickest way into a conversion. */
export function jsonCv(name = "Tove Marsh", file = "cv.json"): Upload {
  const resume = {
    basics: { name, email: "tove@example.net", summary: "Buyer with six years in retail." },
    work: [
      {
        name: "Market Hall Ltd",
        position: "Buyer",
        startDate: "2018-04",
        highlights: ["I cut costs by 12 %.", "I negotiated with 40 suppliers."],
      },
    ],
    skills: [{ name: "Negotiation" }, { name: "Forecasting" }],
  };
  return { name: file, mimeType: "application/json", buffer: Buffer.from(JSON.stringify(resume)) };
}

/** Files that have a name and a size, and nothing to read in them. */
export const fileOf = (
  name: string,
  bytes: number | string = "x",
  mimeType = "application/octet-stream",
): Upload => ({
  name,
  mimeType,
  buffer: typeof bytes === "string" ? Buffer.from(bytes) : Buffer.alloc(bytes, 1),
});

/** Drops files onto an element, as from the desktop. */
export async function drop(target: Locator, files: Upload[]): Promise<void> {
  const data = await target.page().evaluateHandle(
    (given) => {
      const transfer = new DataTransfer();
      for (const { name, mimeType, base64 } of given) {
        const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
        transfer.items.add(new File([bytes], name, { type: mimeType }));
      }
      return transfer;
    },
    files.map(({ name, mimeType, buffer }) => ({ name, mimeType, base64: buffer.toString("base64") })),
  );
  for (const event of ["dragenter", "dragover", "drop"])
    await target.dispatchEvent(event, { dataTransfer: data });
}

/** The text of a Word file, paragraphs as lines. */
export function wordText(file: string | Buffer): string {
  const bytes = typeof file === "string" ? readFileSync(file) : file;
  const xml = strFromU8(unzipSync(new Uint8Array(bytes))["word/document.xml"] ?? new Uint8Array());
  return xml
    .replace(/<w:tab\/>/g, " ")
    .replace(/<\/w:p>/g, "\n")
    .replace(/<[^>]+>/g, "")
    .replace(/&amp;/g, "&");
}
