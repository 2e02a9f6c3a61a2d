import { expectNoSidewaysScroll } from "./accessible";
import { jsonCv } from "./fixtures";
import { expect, signIn, test } from "./focal";
import { convert } from "./mending";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const enlarge = "document.documentElement.style.fontSize = '200%'";

test("A1 with text at 200 % a phone squeezes no title into a column, and nothing runs out at the side", async ({
  page,
  browser,
  focal,
}) => {
  await convert(page, browser, focal);
  await page.evaluate(enlarge);
  const title = page.getByRole("heading", { name: "Your CV is ready" });
  expect((await title.boundingBox())?.width).toBeGreaterThan(240);
  await expectNoSidewaysScroll(page);
  await page.screenshot({ path: "test-results/large-result.png" });
  await page.getByRole("tab", { name: "Fix reading" }).click();
  await expectNoSidewaysScroll(page);
  await page.screenshot({ path: "test-results/large-lines.png" });
});
test("A1 with text at 200 % at 768 px nothing of Fix reading lies over anything, and what is typed is in sight", async ({
  page,
  browser,
  focal,
}) => {
  await convert(page, browser, focal);
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.evaluate(enlarge);
  await page.getByRole("tab", { name: "Fix reading" }).click();
  await expectNoSidewaysScroll(page);
  const lines = page.getByRole("listbox", { name: "Lines of the original" });
  await lines.getByRole("option", { name: /^Skerry/ }).click();
  await page.getByRole("group", { name: "Show" }).scrollIntoViewIfNeeded();
  await page.screenshot({ path: "test-results/large-768-lines.png" });
  await page.getByRole("button", { name: "Type" }).click();
  const form = page.getByRole("form", { name: "Type what is missing" });
  await expect(form).toBeVisible();
  await page.screenshot({ path: "test-results/large-768-form.png" });
  expect((await form.boundingBox())?.height).toBeGreaterThan(240);
  const isCovered = await form
    .locator("[data-field]")
    .first()
    .evaluate((field) => {
      const { x, y, width, height } = field.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2) !== field;
    });
  expect(isCovered, "the first field lies behind something").toBe(false);
  await expectNoSidewaysScroll(page);
  const foot = page.getByRole("contentinfo").getByText(/All rights reserved/);
  expect((await foot.boundingBox())?.width, "the footer is squeezed").toBeGreaterThan(240);
});
for (const [width, height] of [
  [360, 740],
  [844, 390],
] as const)
  test(`A1 at ${width} px the next line to check comes up above the gestures, and their names stay in their buttons`, async ({
    page,
    browser,
    focal,
  }) => {
    await convert(page, browser, focal);
    await page.setViewportSize({ width, height });
    await page.getByRole("tab", { name: "Fix reading" }).click();
    const lines = page.getByRole("listbox", { name: "Lines of the original" });
    const line = lines.getByRole("option", { name: /^Kept the log/ });
    await line.click();
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await page.screenshot({ path: `test-results/lines-top-${width}.png` });
    await lines
      .getByRole("option", { name: /^Trimmed forty/ })
      .evaluate((element: HTMLElement) => element.click());
    const next = lines.getByRole("option", { selected: true });
    const isCovered = await next.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return !element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    await page.screenshot({ path: `test-results/lines-${width}.png` });
    expect(isCovered, "the line lies behind the gestures").toBe(false);
    const out = await page
      .getByRole("group", { name: "What this line is" })
      .getByRole("button")
      .evaluateAll((all) =>
        all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent),
      );
    expect(out, "names that run out of their buttons").toEqual([]);
  });

test("A1 in a narrow batch no text is squeezed beside what it is", async ({ page, focal }) => {
  await signIn(page, focal, focal.newUser({ active: true, credits: 3 }));
  await page.goto("/Application");
  await page
    .getByRole("group", { name: "Old CV" })
    .locator("input")
    .setInputFiles([jsonCv(), { ...jsonCv(), name: "another.json" }]);
  await page.getByRole("button", { name: /^Convert/ }).click();
  const cards = page.getByRole("region", { name: "Result of each CV" }).getByRole("listitem");
  await expect(cards.first()).toBeVisible({ timeout: 60_000 });
  await page.screenshot({ path: "test-results/narrow-batch.png", fullPage: true });
  for (const size of ["100%", "200%"]) {
    await page.evaluate((text) => (document.documentElement.style.fontSize = text), size);
    await expectNoSidewaysScroll(page);
    const widths = await cards.locator("p").evaluateAll((all) => all.map((one) => one.clientWidth));
    expect(Math.min(...widths), size).toBeGreaterThan(140);
  }
});
