import { expectAccessible, expectNoSidewaysScroll } from "./accessible";
import { expect, test } from "./focal";
import { broken, convert, settled } from "./mending";

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
        .getByText(/to check|found its place|to be checked/)
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

for (const width of [768, 1280])
  test(`A1 at ${width} px the list stands still, however long what is said of a gesture is`, async ({
    page,
    browser,
    focal,
  }) => {
    await convert(page, browser, focal);
    await page.setViewportSize({ width, height: 860 });
    await page.getByRole("tab", { name: "Fix reading" }).click();
    const lines = page.getByRole("listbox", { name: "Lines of the original" });
    const told = page.getByRole("group", { name: "What this line is" }).locator("..").getByRole("status");
    await expect(lines).toBeVisible({ timeout: 30_000 });
    await lines.getByRole("option", { name: /^Skerry Lights/ }).click();
    await expect(told).toBeEmpty();
    const place = () =>
      lines.evaluate((element) => [element.getBoundingClientRect().top, element.clientHeight]);
    const before = await place();
    await told.evaluate((element) => element.append("Nothing changed for this one either. ".repeat(20)));
    expect(await place()).toEqual(before);
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
