// Prints public/legal/*.pdf. Usage: node scripts/make-legal.mjs
import { mkdirSync, readFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { documents } from "./legal-texts.mjs";

const root = new URL("..", import.meta.url).pathname;
const font = readFileSync(
  `${root}node_modules/@fontsource-variable/mona-sans/files/mona-sans-latin-wdth-normal.woff2`,
).toString("base64");

/** No line ends within an e-mail. */
const whole = (text) => text.replaceAll("e-mail", '<span class="whole">e-mail</span>');

const html = ({
  title,
  intro,
  sections,
}) => `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>${title} – Focal</title><style>
  @font-face { font-family: Mona; src: url(data:font/woff2;base64,${font}); font-weight: 200 900; font-stretch: 75% 125%; }
  @page { size: A4; margin: 24mm 26mm 26mm; }
  body { font: 10.5pt/1.5 Mona, sans-serif; color: #17282b; margin: 0; }
  h1 { font-size: 27pt; line-height: 1.1; font-stretch: 112%; letter-spacing: -.02em; margin: 0 0 10mm; }
  h2 { font-size: 13pt; font-stretch: 112%; margin: 6.5mm 0 1.5mm; color: #0a4a55; break-after: avoid; }
  p { margin: 0 0 2.5mm; text-wrap: pretty; } .intro { font-size: 12pt; } .whole { white-space: nowrap; }
  .note { border-left: 3px solid #0a4a55; padding: 1mm 0 1mm 4mm; color: #4a5b5e; margin-bottom: 8mm; }
  ol { list-style: none; padding: 0; margin: 0; counter-reset: s; } li { counter-increment: s; } li h2::before { content: counter(s) ". "; }
</style></head><body><h1>${title}</h1>
<p class="note">Template. The operator’s lawyer completes what stands in square brackets before it is published.</p>
<p class="intro">${whole(intro)}</p><ol>${sections.map(([name, paragraphs]) => `<li><h2>${name}</h2>${paragraphs.map((text) => `<p>${whole(text)}</p>`).join("")}</li>`).join("")}</ol></body></html>`;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--headless", "--no-sandbox", "--disable-gpu"],
});
mkdirSync(`${root}public/legal`, { recursive: true });
for (const document of documents) {
  const page = await browser.newPage();
  await page.setContent(html(document));
  await page.pdf({
    path: `${root}public/legal/${document.file}.pdf`,
    format: "A4",
    tagged: true,
    outline: true,
    displayHeaderFooter: true,
    headerTemplate: "<span></span>",
    footerTemplate: `<div style="font:8pt sans-serif;color:#4a5b5e;width:100%;margin:0 26mm;display:flex;justify-content:space-between"><span>${document.title}</span><span><span class="pageNumber"></span> / <span class="totalPages"></span></span></div>`,
    margin: { top: "24mm", bottom: "26mm", left: "26mm", right: "26mm" },
  });
  await page.close();
}
await browser.close();
