import type { Browser, Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "./accessible";
import { expect, type Focal, test } from "./focal";
import { convert, settled } from "./mending";

/** A CV with courses that are set alike, under a heading that says nothing to a program. */
const schools = `<!doctype html><meta charset="utf-8"><style>body { font: 11pt/1.4 sans-serif; margin: 18mm } p { margin: 3pt 0 }</style>
<h1>Marit Solberg</h1>
<p>Kirkwall · marit.solberg@example.net · 07700 900123</p>
<h2>Work Experience</h2>
<p><b>Keeper of the lamps</b>, Skerry Lights Trust, 2016 – 2022</p>
<ul><li>Trimmed forty lamps on nine islands.</li></ul>
<h2>Where I learned</h2>
<p>Diploma in Pilotage from Holm College, Kirkwall</p>
<p>Certificate in Ropes from Skerry Institute, Stromness</p>
<p>Certificate in Sails from Eynhallow Lyceum, Evie</p>
<p>Certificate in Knots from Swona House, Burwick</p>`;

async function open(page: Page, browser: Browser, focal: Focal): Promise<void> {
  await convert(page, browser, focal, schools);
  await page.getByRole("tab", { name: "Fix reading" }).click();
  await expect(page.getByRole("listbox", { name: "Lines of the original" })).toBeVisible({ timeout: 30_000 });
}

const line = (page: Page, words: string) =>
  page.getByRole("listbox", { name: "Lines of the original" }).getByRole("option", { name: words });

/** Says the school of the first course, by its words. */
async function sayFirst(page: Page): Promise<void> {
  await line(page, "Where I learned").click();
  await page.keyboard.press("h");
  await page.keyboard.type("edu");
  await page.keyboard.press("Enter");
  await settled(page);
  await line(page, "Diploma in Pilotage").click();
  const word = (text: string) =>
    line(page, "Diploma in Pilotage").locator("[data-word]").getByText(text, { exact: true });
  await word("Holm").click();
  await word("College,").click();
  await page.keyboard.press("e");
  await settled(page);
}

const same = (page: Page) => page.getByRole("button", { name: /the same for \d+ more/ });

test("A1 what is said of one line is offered for those like it, taken by Enter and taken back as one", async ({
  page,
  browser,
  focal,
}) => {
  test.slow();
  await open(page, browser, focal);
  await sayFirst(page);
  await expect(same(page)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await settled(page);
  await expect(same(page)).toHaveCount(0);
  const heads = page.locator("[data-head^='education']");
  for (const school of ["Holm College", "Skerry Institute", "Eynhallow Lyceum", "Swona House"])
    await expect(heads.filter({ hasText: school })).toHaveCount(1);

  await page.keyboard.press("z");
  await settled(page);
  await expect(heads.filter({ hasText: "Holm College" })).toHaveCount(1);
  await expect(same(page)).toHaveCount(0);
});

test("A1 the offer can be left, and is a button for a finger on a phone", async ({
  page,
  browser,
  focal,
}) => {
  test.slow();
  await open(page, browser, focal);
  await sayFirst(page);
  await expect(same(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(same(page)).toHaveCount(0);
  await page.keyboard.press("z");
  await settled(page);

  await page.setViewportSize({ width: 360, height: 740 });
  await line(page, "Diploma in Pilotage").click();
  const word = (text: string) =>
    line(page, "Diploma in Pilotage").locator("[data-word]").getByText(text, { exact: true });
  await word("Holm").click();
  await word("College,").click();
  await page.getByRole("button", { name: "School" }).click();
  await settled(page);
  await expectNoSidewaysScroll(page);
  const box = await same(page).boundingBox();
  expect(box?.height ?? 0).toBeGreaterThanOrEqual(44);
  await same(page).click();
  await settled(page);
  await expect(page.locator("[data-head^='education']").filter({ hasText: "Swona House" })).toHaveCount(1);
});
