import type { Page } from "@playwright/test";
import { jsonCv, printPdfs } from "./fixtures";
import { expect, signIn, test } from "./focal";

/** Adds up what moves by itself, as browsers report it. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const seen = { sum: 0, what: [] as string[] };
    Object.assign(window, { shifts: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Element }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        seen.sum += entry.value;
        seen.what.push(
          `${entry.value.toFixed(3)} ${entry.sources.map(({ node }) => node?.nodeName).join(" ")}`,
        );
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

const shifts = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: { sum: number; what: string[] } }).shifts);

const screens = [
  "/",
  "/Pricing",
  "/profile",
  "/Application",
  "/Application/Demo",
  "/Application/Compare",
  "/Application/Chat",
  "/admin",
  "/admin?tab=templates",
  "/admin?tab=audit",
];

const openScreens = [
  "/",
  "/About",
  "/Pricing",
  "/Roadmap",
  "/How-It-Works",
  "/Scenarios",
  "/DataPrivacy",
  "/Terms-and-Conditions",
  "/contact",
  "/login",
  "/register",
  "/reset-password",
  "/error",
  "/no-such-page",
  "/profile",
];

for (const theme of ["light", "dark"] as const) {
  for (const width of [360, 768, 1280]) {
    test(`D6 layout shift is at most .05 on every screen of a guest, ${theme}, ${width} px`, async ({
      page,
      complaints,
    }) => {
      complaints.expectStatus(404);
      await page.emulateMedia({ colorScheme: theme });
      await page.setViewportSize({ width, height: width === 360 ? 740 : 860 });
      await watch(page);
      for (const path of openScreens) {
        await test.step(path, async () => {
          await page.goto(path);
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
          await page.waitForLoadState("networkidle");
          await page.evaluate(() =>
            window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }),
          );
          await page.waitForLoadState("networkidle");
          const { sum, what } = await shifts(page);
          expect(sum, `${path}: ${what.join("; ")}`).toBeLessThanOrEqual(0.05);
        });
      }
    });

    test(`D6 layout shift is at most .05 on every screen of who is signed in, ${theme}, ${width} px`, async ({
      page,
      focal,
    }) => {
      test.slow();
      await page.emulateMedia({ colorScheme: theme });
      await page.setViewportSize({ width, height: width === 360 ? 740 : 860 });
      await watch(page);
      await signIn(
        page,
        focal,
        focal.newUser({ role: "admin", active: true, credits: 3, templates: "Modern" }),
      );
      await page.goto("/Application");
      await page.getByRole("group", { name: "Old CV" }).locator("input").setInputFiles(jsonCv());
      await page.getByRole("button", { name: "Convert CV" }).click();
      await expect(page.getByRole("tab", { name: "Document" })).toBeVisible({ timeout: 60_000 });
      for (const path of [...screens, new URL(page.url()).pathname]) {
        await test.step(path, async () => {
          await page.goto(path);
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
          await page.waitForLoadState("networkidle");
          if (path.startsWith("/Application/") && path.length > 40)
            await expect(page.getByRole("region", { name: /^Document / })).toBeVisible({ timeout: 60_000 });
          const { sum, what } = await shifts(page);
          expect(sum, `${path}: ${what.join("; ")}`).toBeLessThanOrEqual(0.05);
        });
      }
    });
  }
}

for (const theme of ["light", "dark"] as const)
  test(`nothing moves by itself on a result of several CVs for a job, ${theme}, 360 px`, async ({
    page,
    focal,
    browser,
  }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width: 360, height: 740 });
    await watch(page);
    await signIn(page, focal, focal.newUser({ active: true, credits: 3 }));
    await page.goto("/Application");
    const { cv, job } = await printPdfs(browser);
    await page
      .getByRole("group", { name: "Old CV" })
      .locator("input")
      .setInputFiles([cv, jsonCv(), jsonCv("Ada Reed", "ada.json")]);
    await page.getByRole("group", { name: /^Job/ }).locator("input").setInputFiles(job);
    await page.getByRole("button", { name: "Convert CV" }).click();
    await expect(page.getByRole("tab", { name: "Document" })).toBeVisible({ timeout: 60_000 });
    // What stands beside the document comes late, as it does over a slow line: behind the document, or after some
    // seconds, for nothing says that the page asks for the document before it has this.
    const drawn = new Promise<void>((isHere) => {
      page.on("response", (response) => response.url().includes("/convert/generate-docx/") && isHere());
    });
    await page.route("**/api/convert/result/**", async (route) => {
      await Promise.race([drawn, new Promise((isLate) => setTimeout(isLate, 3000))]);
      await route.continue();
    });
    await page.reload();
    await expect(page.getByText("For Quality Laboratory Lead")).toBeVisible();
    await expect(page.getByRole("region", { name: /^Document / })).toBeVisible({ timeout: 60_000 });
    const { sum, what } = await shifts(page);
    expect(sum, what.join("; ")).toBeLessThanOrEqual(0.01);
  });
