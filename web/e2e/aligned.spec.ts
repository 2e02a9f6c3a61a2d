import type { Locator } from "@playwright/test";
import { expect, signIn, test } from "./focal";

/** How far from the top each of them begins. */
const tops = (all: Locator) =>
  all.evaluateAll((list) => list.map((one) => Math.round(one.getBoundingClientRect().top)));

for (const width of [1024, 1280, 1440])
  test(`at ${width} px the plans stand in rows: prices, numbers and what they hold`, async ({ page }) => {
    await page.setViewportSize({ width, height: 860 });
    await page.goto("/Pricing");
    const plans = page.getByRole("article");
    await expect(plans).toHaveCount(3);
    for (const row of [
      plans.getByText("per month"),
      plans.getByText(/credits$/),
      plans.getByText("Branded CVs"),
    ]) {
      const found = await tops(row);
      expect(Math.max(...found) - Math.min(...found), String(found)).toBeLessThanOrEqual(2);
    }
  });

for (const width of [768, 1280])
  test(`at ${width} px what is in the two drop zones stands at the same height`, async ({ page, focal }) => {
    await signIn(page, focal, focal.newUser({ active: true, credits: 4 }));
    await page.setViewportSize({ width, height: 860 });
    await page.goto("/Application");
    const zones = page.getByRole("group", { name: /^(?:Old CV|Job description)/ });
    await expect(zones).toHaveCount(2);
    const labels = zones.getByText(/^(?:Old CV|Job description \(optional\))$/);
    for (const row of [zones.locator("svg"), labels, zones.getByRole("button", { name: /^Paste text/ })]) {
      const [first, second] = await tops(row);
      expect(second).toBe(first);
    }
    const photo = { name: "photo.png", mimeType: "image/png", buffer: Buffer.from("no CV") };
    await zones.first().locator("input").setInputFiles(photo);
    await expect(page.getByText("Not taken: it is not a PDF")).toBeVisible();
    const [one, other] = await zones.evaluateAll((list) => list.map((zone) => zone.clientHeight));
    expect(other, "what is refused in one does not stretch the other").toBe(one);
  });
