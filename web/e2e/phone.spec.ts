import { expectAccessible, expectNoSidewaysScroll } from "./accessible";
import { jsonCv } from "./fixtures";
import { expect, signIn, test } from "./focal";

const height = 740;

test.use({ viewport: { width: 360, height }, hasTouch: true, isMobile: true });

test("A1 on a phone less than half a screen stands before the CV, and nothing of it is out of reach", async ({
  page,
  focal,
}) => {
  await signIn(page, focal, focal.newUser({ active: true, credits: 2, templates: "Modern" }));
  await page.goto("/Application");
  await page.getByRole("group", { name: "Old CV" }).locator("input").setInputFiles(jsonCv());
  await page.getByRole("button", { name: "Convert CV" }).click();
  const document = page.getByRole("region", { name: /^Document / });
  await expect(document).toBeVisible({ timeout: 60_000 });
  for (const theme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    expect((await document.boundingBox())?.y, "where the document begins").toBeLessThan(height / 2);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
  await expect(page.getByRole("button", { name: /Credits remaining\s*1/ })).toBeInViewport({ ratio: 1 });
  for (const name of ["Download", "Reset", "Edit text"])
    await expect(page.getByRole("button", { name, exact: true })).toBeInViewport({ ratio: 1 });
  await expect(page.getByText("1 page in Word")).toBeInViewport();

  // What is rarely needed is one tap away.
  const layout = page.getByRole("combobox", { name: "Template of this document" });
  await expect(layout).toBeHidden();
  const more = page.getByRole("button", { name: "More of this result" });
  await more.tap();
  await expect(more).toHaveAttribute("aria-expanded", "true");
  await expect(layout).toBeVisible();
  for (const name of ["Add a marking", "Download as text", "Download as JSON Resume"])
    await expect(page.getByRole("button", { name })).toBeVisible();
  await expect(page.getByRole("link", { name: "Compare candidates" })).toBeVisible();
  for (const theme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    await expectAccessible(page);
  }
  await more.tap();
  await expect(layout).toBeHidden();
});
