import { readFileSync } from "node:fs";
import type { Browser, Locator, Page } from "@playwright/test";
import { type Upload, wordText } from "./fixtures";
import { expect, type Focal, signIn } from "./focal";

/** A CV whose headings say nothing to a program, and whose second post begins in mid-text. */
const strange = `<!doctype html><meta charset="utf-8"><style>body { font: 11pt/1.4 sans-serif; margin: 18mm } p { margin: 3pt 0 }</style>
<h1>Marit Solberg</h1>
<p>Kirkwall · marit.solberg@example.net · 07700 900123</p>
<h2>Where the sea took me</h2>
<p>Skerry Lights Trust</p>
<p>Lamps and fog signals</p>
<p>2016 – 2022</p>
<ul><li>Trimmed forty lamps on nine islands.</li><li>Kept the log of every night.</li></ul>
<p>Rowing the mail for Holm Ferries, 2011 – 2016</p>
<ul><li>Carried 200 letters a day in all weathers.</li></ul>
<p>Printed on recycled paper</p>
<h2>What I can handle</h2>
<p>Sextant, Radar, Sea charts</p>`;

async function printed(browser: Browser, html: string): Promise<Upload> {
  const page = await browser.newPage();
  await page.setContent(html);
  const buffer = await page.pdf({ format: "A4" });
  await page.close();
  return { name: "marit.pdf", mimeType: "application/pdf", buffer };
}

export async function convert(page: Page, browser: Browser, focal: Focal, html = strange): Promise<void> {
  await signIn(page, focal, focal.newUser({ active: true, credits: 2 }));
  await page.goto("/Application");
  await page
    .getByRole("group", { name: "Old CV" })
    .locator("input")
    .setInputFiles(await printed(browser, html));
  await page.getByRole("button", { name: "Convert CV" }).click();
  await expect(page.getByRole("heading", { name: "Your CV is ready" })).toBeVisible({ timeout: 60_000 });
}

/** A word of a line, to be chosen where it stands. */
export const wordOf = (line: Locator, word: string): Locator =>
  line.locator("[data-word]").getByText(word, { exact: true });

/** Only keys from here on: counted, as a user would press them. */
export class Keys {
  count = 0;
  constructor(private readonly page: Page) {}
  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      this.count++;
      await this.page.keyboard.press(key);
    }
  }
  async tabTo(target: Locator): Promise<void> {
    for (let i = 0; i < 60; i++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.press("Tab");
    }
    throw new Error(`The focus does not reach ${target}`);
  }
  /** Goes to the line that holds the words. */
  async line(words: string): Promise<void> {
    const lines = this.page.getByRole("listbox", { name: "Lines of the original" });
    const names = await lines.getByRole("option").evaluateAll((all) => all.map((one) => one.ariaLabel ?? ""));
    const wanted = names.findIndex((name) => name.includes(words));
    expect(wanted, `a line with ${words}`).toBeGreaterThanOrEqual(0);
    const at = Number((await lines.getAttribute("aria-activedescendant"))?.replace("source-", ""));
    for (let i = at; i !== wanted; i += Math.sign(wanted - at)) await this.press(wanted > at ? "j" : "k");
  }
}

export const settled = async (page: Page) => {
  await expect(page.getByText("Reading again…")).toHaveCount(0, { timeout: 30_000 });
};

/** The document's text; a CV in which nothing was read waits to be accepted, which its download does (D-101). */
export const textNow = async (page: Page): Promise<string> => {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: /^(?:Accept and download|Download)$/ }).click(),
  ]);
  return wordText(readFileSync(await file.path()));
};

/** A CV whose employer runs over two lines, and whose number no program takes for one. */
export const broken = `<!doctype html><meta charset="utf-8"><style>body { font: 11pt/1.4 sans-serif; margin: 18mm } p { margin: 3pt 0 }</style>
<h1>Marit Solberg</h1>
<p>marit.solberg@example.net</p>
<p>Cell at the pier: 51 45 67</p>
<h2>Work Experience</h2>
<p>Keeper of the lamps, Skerry Lights Trust (at the</p>
<p>outer isles), 2016 – 2022</p>
<ul><li>Trimmed forty lamps on nine islands.</li></ul>
<p>Ferry Operator, Holm Ferries, 2011 – 2016</p>
<ul><li>Carried 200 letters a day in all weathers.</li></ul>
<h2>Key Skills</h2>
<p>Sextant, Radar, Sea charts</p>`;
