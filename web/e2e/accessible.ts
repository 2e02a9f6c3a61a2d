import type { Page } from "@playwright/test";
import axe from "axe-core";
import { expect } from "./focal";

/** WCAG 2.2 A and AA and best practice, without exceptions. */
export async function expectAccessible(page: Page): Promise<void> {
  // From the top and with the bar at the foot in its place in the text: a target that is half
  // scrolled under a bar counts as too small.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await placeBar(page, "static");
  await motionEnds(page);
  const violations = await violationsOn(page);
  await placeBar(page, "");
  expect(violations).toEqual([]);
}

/** Resolves when nothing fades, slides or takes another theme any more: half way colours have no contrast. What turns for ever may turn. */
export async function motionEnds(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

const levels = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Axe is read by a page once, however often it is asked, and answers there: a second page to gather
 * what frames say, as its own runner opens each time, costs more than the check.
 */
async function violationsOn(page: Page): Promise<string[]> {
  expect(page.frames(), "the app has no frames, into which axe would have to look").toHaveLength(1);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(async (values) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      runOnly: { type: "tag", values },
      resultTypes: ["violations"],
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
  }, levels);
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
