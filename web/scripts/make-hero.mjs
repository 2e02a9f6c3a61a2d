// Records public/media/hero-{before,after}.webp: the first page of samples/amara-osei.pdf and of what the
// program makes of it. node scripts/make-hero.mjs BEFORE.png AFTER.png, each of pdftoppm -r 96 -png.
import { readFileSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";

const media = new URL("../public/media/", import.meta.url);
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium" });
const page = await browser.newPage();
for (const [name, file] of [
  ["before", process.argv[2]],
  ["after", process.argv[3]],
]) {
  const source = `data:image/png;base64,${readFileSync(file).toString("base64")}`;
  const address = await page.evaluate(async (picture) => {
    const image = new Image();
    image.src = picture;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = 720;
    canvas.height = 1018;
    canvas.getContext("2d").drawImage(image, 0, 0, 720, 1018);
    return canvas.toDataURL("image/webp", 0.72);
  }, source);
  writeFileSync(new URL(`hero-${name}.webp`, media), Buffer.from(address.split(",")[1], "base64"));
}
await browser.close();
