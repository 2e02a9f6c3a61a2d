import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./focal";

/** WCAG 2.2 A and AA and best practice, without exceptions. */
export async function expectAccessible(page: Page): Promise<void> {
  // From the top and with the bar at the foot in its place in the text: a target that is half
  // scrolled under a bar counts as too small.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await placeBar(page, "static");
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  await placeBar(page, "");
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`)).toEqual(
    [],
  );
}

async function placeBar(page: Page, position: string): Promise<void> {
  await page.locator(".review-bar").evaluateAll((bars, to) => {
    for (const bar of bars as HTMLElement[]) bar.style.position = to;
  }, position);
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
}
