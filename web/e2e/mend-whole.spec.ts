import { expectAccessible, expectNoSidewaysScroll } from "./accessible";
import { expect, test } from "./focal";
import { convert, settled, textNow } from "./mending";

const posts = Array.from(
  { length: 14 },
  (_, i) => `<p>Bell founder, Foundry of Ely ${i + 1}, ${2025 - i} – ${2026 - i}</p>
<ul>${Array.from({ length: 5 }, (_, k) => `<li>Cast bell ${i + 1}${k}0 of the carillon for the parish, with its frame and its clapper.</li>`).join("")}</ul>`,
);
const long = `<!doctype html><meta charset="utf-8"><style>body { font: 11pt/1.4 sans-serif; margin: 18mm } p { margin: 3pt 0 }</style>
<h1>Wilma Thorne</h1><p>wilma.thorne@example.net</p><h2>Work Experience</h2>${posts.join("")}
<h2>Key Skills</h2><p>Moulding, Casting, Tuning</p>`;

test("A1 all of the reading is shown while it is mended, and trimmed again behind it", async ({
  page,
  browser,
  focal,
}) => {
  test.slow();
  await convert(page, browser, focal, long);
  const oldest = "Cast bell 1440 of the carillon";
  const shown = page.locator("[data-view]").getByText(oldest).first();
  expect(await textNow(page)).not.toContain(oldest);
  await page.getByRole("tab", { name: "Fix reading" }).click();
  const said = page.getByText(/^Nothing is cut while you mend; 2 pages again when you leave\.$/);
  await expect(said).toBeVisible({ timeout: 30_000 });
  await expect(shown).toBeVisible({ timeout: 30_000 });
  const cut = page.getByRole("option", { name: /Cast bell 1440/ });
  await expect(cut, "what is before one's eyes is not left out").not.toHaveAccessibleName(/left out/);
  await expect(cut).not.toContainText("left out");
  for (const [width, scheme] of [
    [1280, "light"],
    [1280, "dark"],
    [360, "light"],
  ] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    if (width < 640) await page.getByText("Result", { exact: true }).first().click();
    await page.screenshot({ path: `test-results/whole-${width}-${scheme}.png` });
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectAccessible(page);

  // A line that the length leaves out is mended before one's eyes.
  await cut.click();
  await page.getByRole("listbox", { name: "Lines of the original" }).focus();
  await page.keyboard.press("x");
  await settled(page);
  await expect(shown).toHaveCount(0, { timeout: 30_000 });
  await expect(said).toBeVisible();
  await page.getByRole("tab", { name: "Document" }).click();
  await expect(said).toBeHidden();
  expect(await textNow(page)).not.toContain("Cast bell 1430");
});
