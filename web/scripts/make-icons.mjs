// Draws what is made from public/favicon.svg and the home page: the icons that want pixels, and the picture that
// a shared link shows. Needs a running server:
//   node scripts/make-icons.mjs http://127.0.0.1:8080
import { readFileSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";

const [base] = process.argv.slice(2);
if (!base) {
  console.error("usage: node scripts/make-icons.mjs URL");
  process.exit(2);
}
const folder = new URL("../public/", import.meta.url).pathname;
const svg = readFileSync(`${folder}favicon.svg`, "utf8");
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--headless", "--no-sandbox", "--disable-gpu"],
});

/** The icon at that size; `bleed` fills the corners, `scale` leaves room for a mask. */
async function draw(size, { bleed = false, scale = 1 } = {}) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const edge = Math.round(size * scale);
  const picture = bleed ? svg.replace('rx="6"', 'rx="0"') : svg;
  await page.setContent(`<style>
    html { background: ${bleed ? "#0a4a55" : "transparent"} }
    body { margin: 0; display: grid; place-items: center; height: 100vh }
    svg { width: ${edge}px; height: ${edge}px }
  </style>${picture}`);
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}

/** An ICO file with one PNG in it. */
function ico(png, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

writeFileSync(`${folder}favicon.ico`, ico(await draw(32), 32));
writeFileSync(`${folder}apple-touch-icon.png`, await draw(180, { bleed: true, scale: 0.86 }));
writeFileSync(`${folder}icon-192.png`, await draw(192));
writeFileSync(`${folder}icon-512.png`, await draw(512));
writeFileSync(`${folder}icon-maskable.png`, await draw(512, { bleed: true, scale: 0.72 }));

const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, colorScheme: "light" });
await page.goto(base);
await page.getByRole("heading", { level: 1 }).waitFor();
await page.evaluate(async () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    header nav, header button, header .ml-auto, main section a { display: none !important }
    header.site-header { border: 0; position: absolute; inset: 1.75rem 0 auto }
    header a { font-size: 1.75rem }
    main section:first-child { min-height: 630px; padding-block: 4.5rem 0 }
    html { overflow: hidden }
  `);
  document.adoptedStyleSheets = [sheet];
  await document.fonts.ready;
});
await page.screenshot({ path: `${folder}media/open-graph.png` });
await browser.close();
