import { readFileSync } from "node:fs";
import type { Browser, Locator, Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "./accessible";
import { type Upload, wordText } from "./fixtures";
import { expect, type Focal, signIn, test } from "./focal";

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

async function convert(page: Page, browser: Browser, focal: Focal, html = strange): Promise<void> {
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
const wordOf = (line: Locator, word: string): Locator =>
  line.locator("[data-word]").getByText(word, { exact: true });

/** Only keys from here on: counted, as a user would press them. */
class Keys {
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

const settled = async (page: Page) => {
  await expect(page.getByText("Reading again…")).toHaveCount(0, { timeout: 30_000 });
};

/** The document's text; a CV in which nothing was read waits to be accepted, which its download does (D-101). */
const textNow = async (page: Page): Promise<string> => {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: /^(?:Accept and download|Download)$/ }).click(),
  ]);
  return wordText(readFileSync(await file.path()));
};

test("A1 a badly read CV is mended by keys alone, at once and free; undo goes back to the start", async ({
  page,
  browser,
  focal,
}) => {
  test.slow(); // eight readings and three downloads
  await convert(page, browser, focal);
  const before = await textNow(page);
  const keys = new Keys(page);
  const from = Date.now();
  await keys.tabTo(page.getByRole("tab", { name: "Document" }));
  await keys.press("ArrowRight", "Enter");
  const lines = page.getByRole("listbox", { name: "Lines of the original" });
  await expect(lines).toBeVisible({ timeout: 30_000 });
  await keys.tabTo(lines);

  await keys.line("Where the sea");
  await keys.press("h", "w");
  await keys.line("Skerry Lights");
  await keys.press("p", "e");
  await keys.line("Lamps and fog");
  await keys.press("t");
  await keys.line("2016 – 2022");
  await keys.press("d");
  await keys.line("Rowing the mail");
  await keys.press("p");
  await keys.line("Printed on");
  await keys.press("x");
  await keys.line("What I can");
  await keys.press("h", "s");
  await settled(page);
  const seconds = (Date.now() - from) / 1000;
  test
    .info()
    .annotations.push({ type: "mended", description: `${keys.count} keys, ${seconds.toFixed(1)} s` });
  expect(seconds).toBeLessThan(90);

  const document = page.getByRole("region", { name: /^Document / }).last();
  await expect(document.getByText("Skerry Lights Trust").first()).toBeVisible();
  await expect(document.getByText("Key Skills").first()).toBeVisible();
  await settled(page);
  const after = await textNow(page);
  const at = (words: string) => {
    expect(after).toContain(words);
    return after.indexOf(words);
  };
  expect(at("Key Skills")).toBeLessThan(at("Sextant"));
  expect(at("Work Experience")).toBeLessThan(at("Lamps and fog signals"));
  expect(at("Trimmed forty lamps")).toBeLessThan(at("Holm Ferries"));
  expect(at("Holm Ferries")).toBeLessThan(at("Carried 200 letters"));
  expect(after).not.toContain("recycled");
  expect(after).not.toContain("Where the sea took me");
  await expect(page.getByRole("button", { name: /Credits remaining\s*1/ })).toBeVisible();

  // It is kept with the conversion, and undo knows no end.
  await page.reload();
  await page.getByRole("tab", { name: "Fix reading" }).click();
  await lines.focus();
  await expect(lines.getByRole("option", { name: /Printed on.*left out by you/ })).toBeVisible({
    timeout: 30_000,
  });
  for (let i = 0; i < 8; i++) await page.keyboard.press("z");
  await settled(page);
  expect(await textNow(page)).toBe(before);
});

test("A1 lines go to the post that is chosen, and words of a line are meant one by one", async ({
  page,
  browser,
  focal,
}) => {
  await convert(page, browser, focal);
  await page.getByRole("tab", { name: "Fix reading" }).click();
  const lines = page.getByRole("listbox", { name: "Lines of the original" });
  const line = (words: RegExp) => lines.getByRole("option", { name: words });
  await line(/^Where the sea/).click();
  for (const key of ["h", "w"]) await page.keyboard.press(key);
  await line(/^Skerry Lights/).click();
  for (const key of ["p", "e"]) await page.keyboard.press(key);
  await line(/^Rowing the mail/).click();
  await page.keyboard.press("p");
  await settled(page);

  await wordOf(line(/^Rowing the mail/), "Holm").click();
  await wordOf(line(/^Rowing the mail/), "Ferries,").click();
  // A heading would take the words before these along, and says so.
  await page.getByRole("button", { name: "Heading" }).click({ force: true }); // it says why it is off
  await expect(page.getByText("Heading takes all words from the first one on.")).toBeVisible();
  await page.keyboard.press("e");
  await settled(page);
  await expect(line(/^Rowing the mail.*employer/)).toBeVisible();
  await expect(page.getByRole("region", { name: /^Document / }).last()).toContainText("Holm Ferries");

  // The posts are offered by name; the last one is nearest, the first one is meant.
  await line(/^Printed on/).click();
  await page.keyboard.press("m");
  const posts = page.getByRole("listbox", { name: "Places" });
  await expect(posts.getByRole("option", { selected: true })).toContainText("Holm Ferries");
  await expectAccessible(page);
  await page.keyboard.type("sker");
  await page.keyboard.press("Enter");
  await settled(page);
  await expect(line(/^Printed on.*Work Experience 1/)).toBeVisible();
  await expect(line(/^Carried 200.*Work Experience 2/)).toBeVisible();

  // Several lines without a shift key, as on a touch screen.
  await line(/^Trimmed forty/).click();
  await page.keyboard.press("s");
  await line(/^Kept the log/).click();
  await page.keyboard.press("x");
  await settled(page);
  await expect(lines.getByRole("option", { name: /left out by you/ })).toHaveCount(2);
});

test("A1 original and document side by side: a line shows its place, and the other way round", async ({
  page,
  browser,
  focal,
}) => {
  test.slow(); // twelve screens
  await convert(page, browser, focal);
  await page.getByRole("tab", { name: "Fix reading" }).click();
  const lines = page.getByRole("listbox", { name: "Lines of the original" });
  await lines.getByRole("option", { name: /^Kept the log/ }).click();
  const document = page.getByRole("region", { name: /^Document / }).last();
  await expect(document.locator("[data-spot]")).toContainText("Kept the log of every night");
  await document.getByText("Marit Solberg").first().click();
  const chosen = lines.getByRole("option", { selected: true });
  await expect(chosen).toContainText("Marit Solberg");

  await page.getByRole("radio", { name: "Pages" }).check({ force: true });
  await expect(page.getByRole("group", { name: "Page 1" }).locator("img")).toBeVisible({ timeout: 30_000 });
  await lines.getByRole("option", { name: /^Marit Solberg/ }).click();
  await expect(document.locator("[data-spot]").first()).toContainText("Marit Solberg");
  for (const theme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 860 });
      await expectNoSidewaysScroll(page);
      await page.screenshot({ path: `test-results/original-pages-${width}-${theme}.png` });
    }
    await expectAccessible(page);
  }
  await page.getByRole("radio", { name: "Lines" }).check({ force: true });
  for (const theme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 860 });
      await expectNoSidewaysScroll(page);
      await lines.scrollIntoViewIfNeeded();
      await page.screenshot({ path: `test-results/original-lines-${width}-${theme}.png` });
    }
    await expectAccessible(page);
  }
});

for (const [width, height] of [
  [360, 740],
  [768, 860],
  [1280, 800],
] as const)
  test(`A1 at ${width} px the original has most of the screen, and the gestures cover no line of it`, async ({
    page,
    browser,
    focal,
  }) => {
    await convert(page, browser, focal);
    await page.setViewportSize({ width, height });
    await page.getByRole("tab", { name: "Fix reading" }).click();
    const lines = page.getByRole("listbox", { name: "Lines of the original" });
    const bar = page.getByRole("group", { name: "What this line is" });
    await expect(lines).toBeVisible({ timeout: 30_000 });
    await expect(lines, "opened, all of it is in view").toBeInViewport({ ratio: 1 });
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expect(
      page
        .getByRole("tabpanel")
        .getByText(/to look at|found its place|in doubt/)
        .first(),
    ).toBeInViewport({ ratio: 1 });
    const tall = (await lines.boundingBox())?.height ?? 0;
    expect(tall).toBeGreaterThan(height * (width < 400 ? 0.45 : 0.6));
    for (const words of [/^Kept the log/, /^Sextant/, /^Skerry Lights/]) {
      const line = lines.getByRole("option", { name: words });
      await line.click();
      await expect(line).toHaveAttribute("aria-selected", "true");
      const isCovered = await line.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return !element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
      expect(isCovered, `${words} lies behind the gestures`).toBe(false);
    }
    const buttons = bar.getByRole("button");
    for (let at = 0; at < (await buttons.count()); at++)
      if (await buttons.nth(at).isVisible()) await expect(buttons.nth(at)).toBeInViewport({ ratio: 1 });
    await bar.getByRole("button", { name: "Leave out" }).click();
    await expect(lines.getByRole("option", { name: /^Skerry Lights.*left out by you/ })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    if (width === 1280) return;
    await settled(page);
    await lines.getByRole("option", { name: /^Kept the log/ }).click();
    const shown = page.getByRole("group", { name: "Show", exact: true });
    await shown.getByText("Result").click();
    const result = page.getByRole("region", { name: /^Document / }).last();
    await expect(result.getByText("Kept the log").first(), "its place, one click away").toBeInViewport();
    await expectAccessible(page);
    await shown.getByText("Lines").click();
    await expect(lines).toBeInViewport({ ratio: 1 });
  });

test("A1 what an entry holds is in view; it is found right, mended by month and year, and stays so", async ({
  page,
  browser,
  focal,
}) => {
  await convert(page, browser, focal, broken.replace("Keeper of the lamps, ", ""));
  await page.getByRole("tab", { name: "Fix reading" }).click();
  const lines = page.getByRole("listbox", { name: "Lines of the original" });
  await expect(lines.locator("[data-head]").first()).toContainText("no title", { timeout: 30_000 });
  const post = lines.getByRole("option", { name: /^Skerry Lights/ });
  await expect(post).toHaveAttribute("data-state", "doubt");
  await post.click();
  await page.keyboard.press("Shift+R");
  await expect(post).toHaveAttribute("data-state", "placed", { timeout: 30_000 });
  await settled(page);
  await page.reload();
  await page.getByRole("tab", { name: "Fix reading" }).click();
  await expect(post).toHaveAttribute("data-state", "placed", { timeout: 30_000 });

  await lines.getByRole("option", { name: /^Ferry Operator/ }).click();
  await page.keyboard.press("Shift+D");
  await expectAccessible(page);
  await page.getByRole("combobox", { name: "From: month" }).selectOption("Mar");
  await page.getByRole("combobox", { name: "To: month" }).selectOption("present");
  await page.getByRole("button", { name: "Save" }).click();
  const document = page.getByRole("region", { name: /^Document / }).last();
  await expect(document).toContainText(/Mar(ch)? 2011 – present/i, { timeout: 30_000 });
});

test("A1 the document says what was not understood and leads to where it is mended; what cannot change says so", async ({
  page,
  browser,
  focal,
}) => {
  await convert(page, browser, focal);
  const reading = page.getByRole("region", { name: "Reading" });
  await expect(reading).toContainText("1 line of the CV was read with doubt.");
  await expectAccessible(page);
  await reading.getByRole("button", { name: "Fix reading" }).click();
  const lines = page.getByRole("listbox", { name: "Lines of the original" });
  await expect(lines.getByRole("option", { selected: true })).toHaveAttribute("data-state", "doubt");
  await expect(page.getByText(/^\d+ lines? to look at/)).toBeVisible();

  // A choice of sections takes more room; the chosen line and the page stay where they are.
  const chosen = lines.getByRole("option", { selected: true });
  await lines.getByRole("option", { name: /^Sextant/ }).click();
  const before = await page.evaluate(() => window.scrollY);
  for (const key of ["h", "m"]) {
    await page.keyboard.press(key);
    await expect(page.getByRole("button", { name: "Cancel" })).toBeVisible();
    await expect(chosen).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Escape");
  }
  expect(await page.evaluate(() => window.scrollY)).toBe(before);

  // Nothing stands above the name that it could go on with.
  await lines.getByRole("option", { name: /^Marit Solberg/ }).click();
  await page.keyboard.press("u");
  await expect(page.getByText(/^Nothing changed: there is no text above/)).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press("z");
  await expect(page.getByText("Taken back.")).toBeVisible();
});

test("A1 words begin an entry in the midst of a line; a whole entry becomes text of the one above; all is undone", async ({
  page,
  browser,
  focal,
}) => {
  test.slow();
  await convert(page, browser, focal);
  await page.getByRole("tab", { name: "Fix reading" }).click();
  const lines = page.getByRole("listbox", { name: "Lines of the original" });
  const line = (words: RegExp) => lines.getByRole("option", { name: words });
  await line(/^Where the sea/).click();
  for (const key of ["h", "w"]) await page.keyboard.press(key);
  await line(/^Skerry Lights/).click();
  for (const key of ["p", "e"]) await page.keyboard.press(key);
  await line(/^Rowing the mail/).click();
  await expect(page.getByRole("button", { name: "Post starts here" })).toBeVisible();
  await page.keyboard.press("p");
  await settled(page);
  await expect(line(/^Carried 200.*Work Experience 2/)).toBeVisible();

  // The whole post, with its bullets, in one gesture.
  await page.keyboard.press("g");
  await settled(page);
  await expect(line(/^Carried 200.*Work Experience 1/)).toBeVisible();
  await expect(line(/^Rowing the mail.*Work Experience 1/)).toBeVisible();
  await page.keyboard.press("z");
  await settled(page);
  await expect(line(/^Carried 200.*Work Experience 2/)).toBeVisible();

  // A post that begins in the midst of a line.
  await line(/^Rowing the mail/).click();
  await wordOf(line(/^Rowing the mail/), "Holm").click();
  await page.keyboard.press("p");
  await settled(page);
  await expect(line(/^Carried 200.*Work Experience 3/)).toBeVisible();
  await page.keyboard.press("z");
  await settled(page);
  await expect(line(/^Carried 200.*Work Experience 2/)).toBeVisible();

  // All lines of an entry are chosen by one key.
  await line(/^Kept the log/).click();
  await page.keyboard.press("a");
  await expect(lines.getByRole("option", { selected: true })).toHaveCount(5);
  await expectAccessible(page);
});

test("A1 a post that the CV does not have is added in the user's own words", async ({
  page,
  browser,
  focal,
}) => {
  await convert(page, browser, focal);
  await page.getByRole("button", { name: "Edit text" }).click();
  await page.getByRole("button", { name: "Add a post" }).click();
  for (const words of ["Harbour pilot", "Skerry Pilots", "", "2023 – 2024", "Brought in ninety ships.", ""]) {
    if (words) await page.keyboard.type(words);
    await page.keyboard.press("Enter");
  }
  await expect(page.getByText("Added by you; the CV does not have it.")).toBeVisible();
  await expect(page.getByText("The document holds your decisions.")).toBeVisible();
  await expectAccessible(page);
  const after = await textNow(page);
  for (const own of ["Harbour pilot", "Skerry Pilots", "Brought in ninety ships."])
    expect(after).toContain(own);
  await page.getByRole("tab", { name: /What changed/ }).click();
  await expect(page.getByText("You added this.").first()).toBeVisible();
});

/** A CV whose employer runs over two lines, and whose number no program takes for one. */
const broken = `<!doctype html><meta charset="utf-8"><style>body { font: 11pt/1.4 sans-serif; margin: 18mm } p { margin: 3pt 0 }</style>
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

test("A1 a number is made a contact, an employer goes on in the next line, what the lines lack is typed", async ({
  page,
  browser,
  focal,
}) => {
  test.slow();
  await convert(page, browser, focal, broken);
  await page.getByRole("tab", { name: "Fix reading" }).click();
  const lines = page.getByRole("listbox", { name: "Lines of the original" });
  const line = (words: RegExp) => lines.getByRole("option", { name: words });
  const document = page.getByRole("region", { name: /^Document / }).last();

  // What a person is reached by is likely a contact.
  await line(/^marit.solberg/).click();
  await expect(page.getByRole("group", { name: "What this line is" })).toContainText("Contact");
  await line(/^Cell at the pier/).click();
  await page.getByRole("button", { name: "More", exact: true }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Contact" }).click();
  await settled(page);
  await expect(line(/^Cell at the pier.*phone/)).toBeVisible();

  // Words over two lines are one employer.
  await line(/^Keeper of the lamps/).click();
  await line(/^outer isles/).click({ modifiers: ["Shift"] });
  await wordOf(line(/^Keeper of the lamps/), "Skerry").click();
  await wordOf(line(/^outer isles/), "isles),").click();
  await page.keyboard.press("e");
  await settled(page);
  await expect(document).toContainText("Skerry Lights Trust (at the outer isles)");

  // Several lines end with the click that ends them, and with Escape.
  await line(/^Trimmed forty/).click();
  await page.keyboard.press("s");
  await page.keyboard.press("Escape");
  await line(/^Carried 200/).click();
  await expect(lines.getByRole("option", { selected: true })).toHaveCount(1);

  // A picture on the page has text that no line has.
  await page.getByRole("button", { name: "Type" }).click();
  await page.getByRole("combobox", { name: "Of what" }).selectOption("Personal details");
  await page.getByRole("textbox", { name: "Location" }).fill("Old Slip 4, Kirkwall");
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(document).toContainText("Old Slip 4, Kirkwall", { timeout: 30_000 });
});

for (const [width, height] of [
  [360, 740],
  [1280, 800],
  [1440, 900],
] as const)
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height }, hasTouch: width < 400, isMobile: width < 400 });
    test("A1 lines, gestures and every place to move to are in sight together", async ({
      page,
      browser,
      focal,
    }) => {
      await convert(page, browser, focal, broken);
      await page.getByRole("tab", { name: "Fix reading" }).click();
      const lines = page.getByRole("listbox", { name: "Lines of the original" });
      await expect(lines).toBeVisible({ timeout: 30_000 });
      const last = lines.getByRole("option", { name: /^Sextant/ });
      await last.click();
      await expect(page.getByRole("group", { name: "What this line is" })).toBeInViewport({ ratio: 0.9 });
      await expect(last).toBeInViewport({ ratio: 1 });
      await page.keyboard.press("m");
      const question = page.getByText("Move to where?");
      const cancel = page.getByRole("button", { name: "Cancel" });
      await expect(page.getByRole("combobox", { name: /^A few letters/ })).toBeFocused();
      for (const seen of [question, cancel]) await expect(seen).toBeInViewport({ ratio: 1 });
      const [asked, left] = [await question.boundingBox(), await cancel.boundingBox()];
      expect(asked && left && (asked.x + asked.width <= left.x || asked.y + asked.height <= left.y)).toBe(
        true,
      );
      await expect(last, "the line that is asked about stays in sight").toBeInViewport({ ratio: 1 });
      const places = page.getByRole("listbox", { name: "Places" }).getByRole("option");
      await expect(places.first()).toBeInViewport({ ratio: 1 });
      await page.keyboard.type("inter");
      await expect(places).toHaveText(["Interests"]);
      await page.keyboard.press("Backspace");
      await page.screenshot({ path: `test-results/move-${width}.png` });
    });
  });

/** A post whose words stand twice, and a form with its labels above its values. */
const twice = `<!doctype html><meta charset="utf-8"><style>body { font: 11pt/1.4 sans-serif; margin: 18mm } p { margin: 3pt 0 }</style>
<h1>Marit Solberg</h1>
<p>Kirkwall · marit.solberg@example.net · 07700 900123</p>
<h2>Work Experience</h2>
<p>Keeper of the lamps, Skerry Lights Trust, 2016 – 2022</p>
<ul><li>Rowed the mail to Holm and the mail to Leith.</li><li>Kept the log of every night.</li></ul>
<h2>Interests</h2>
<p>Date of birth</p><p>Nationality</p>
<p>1 May 1990</p><p>British</p>`;

test("A1 the words that are drawn over or left out are those that are meant, and lines that are settled are let go", async ({
  page,
  browser,
  focal,
}) => {
  test.slow();
  await convert(page, browser, focal, twice);
  await page.getByRole("tab", { name: "Fix reading" }).click();
  const lines = page.getByRole("listbox", { name: "Lines of the original" });
  const line = (words: RegExp) => lines.getByRole("option", { name: words });
  const chosen = lines.getByRole("option", { selected: true });
  const document = page.getByRole("region", { name: /^Document / }).last();
  await expect(lines).toBeVisible({ timeout: 30_000 });

  // The second "mail", drawn over in a line that is not chosen.
  const mail = line(/^Rowed the mail/).locator('[data-word="7"]');
  await expect(mail).toHaveText("mail");
  const box = await mail.boundingBox();
  if (!box) throw new Error("the word is not shown");
  await page.mouse.move(box.x + 1, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 1, box.y + box.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect(page.getByText("Only “mail”")).toBeVisible();
  await page.keyboard.press("x");
  await settled(page);
  await expect(mail).toHaveClass(/line-through/);
  await expect(line(/^Rowed the mail/).locator('[data-word="2"]')).not.toHaveClass(/line-through/);
  await expect(document).toContainText("Rowed the mail to Holm and the to Leith");

  // Labels and the values below them find each other.
  await line(/^Date of birth/).click();
  await line(/^British/).click({ modifiers: ["Shift"] });
  await page.keyboard.press("m");
  await page.keyboard.type("personal");
  await page.keyboard.press("Enter");
  await settled(page);
  await expect(line(/^British.*Personal Details/)).toBeVisible();
  await expect(document).toContainText(/Nationality:?\s*British/);

  // What is forgotten of several lines lets them go.
  await expect(chosen).toHaveCount(4);
  await page.keyboard.press("c");
  await settled(page);
  await expect(chosen).toHaveCount(1);
});

/** A head with labels of its own, addresses that look like one, and a list below a name that is no skill. */
const labelled = `<!doctype html><meta charset="utf-8"><style>body { font: 11pt/1.4 sans-serif; margin: 18mm } p { margin: 3pt 0 }</style>
<h1>Marit Solberg</h1>
<p>Contact: 9876 1091 (mobile); marit.solberg@example.net (e-mail)</p>
<h2>Work Experience</h2>
<p>Keeper of the lamps, Skerry Lights Trust, 2016 – 2022</p>
<ul><li>Trimmed forty lamps on nine islands.</li></ul>
<h2>Software Skills</h2>
<p>Charts: Sextant Pro, Skerry Atlas</p>
<p>Office: Word and Excel</p>
<p><b>NOTICE PERIOD</b></p>
<p>3 months</p>`;

test("A1 a contact prints no label of its line, and a list is moved with its name", async ({
  page,
  browser,
  focal,
}) => {
  test.slow();
  await convert(page, browser, focal, labelled);
  await page.getByRole("tab", { name: "Fix reading" }).click();
  const lines = page.getByRole("listbox", { name: "Lines of the original" });
  const line = (words: RegExp) => lines.getByRole("option", { name: words });
  const document = page.getByRole("region", { name: /^Document / }).last();
  await expect(lines).toBeVisible({ timeout: 30_000 });

  await line(/^Contact:/).click();
  await page.getByRole("button", { name: "Contact" }).click();
  await settled(page);
  await expect(document).toContainText("9876 1091");
  await expect(document).not.toContainText(/Contact|mobile/);

  await line(/^NOTICE PERIOD/).click();
  await page.keyboard.press("m");
  await page.keyboard.type("additional");
  await page.keyboard.press("Enter");
  await settled(page);
  await expect(line(/^3 months.*Additional Information/)).toBeVisible();
  await expect(line(/^Office.*Key Skills/)).toBeVisible();
});
