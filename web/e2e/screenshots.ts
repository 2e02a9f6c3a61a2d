import { join } from "node:path";
import type { Page } from "@playwright/test";
import { printPdfs } from "./fixtures";
import { signIn, test } from "./focal";

const folder = join(import.meta.dirname, "../screenshots");
const widths = [360, 768, 1280];
const themes = ["light", "dark"] as const;

type Shot = [name: string, path: string, prepare?: (page: Page) => Promise<void>];

const shots: Shot[] = [
  ["home", "/Home"],
  ["about", "/About"],
  ["pricing", "/Pricing"],
  ["roadmap", "/Roadmap"],
  ["how-it-works", "/How-It-Works"],
  ["scenarios", "/Scenarios"],
  ["data-privacy", "/DataPrivacy"],
  ["terms", "/Terms-and-Conditions"],
  ["contact", "/contact"],
  ["error", "/error"],
  ["not-found", "/nowhere"],
  ["profile", "/profile"],
  ["converter", "/Application"],
  ["options", "/Application", (page) => page.getByRole("button", { name: "Open Styling" }).click()],
  ["demo", "/Application/Demo"],
  ["chat", "/Application/Chat"],
  ["admin", "/admin"],
  ["admin-templates", "/admin?tab=templates"],
  ["admin-audit", "/admin?tab=audit"],
  ["admin-create", "/admin", (page) => page.getByRole("button", { name: "Add user" }).click()],
];

const guestShots: Shot[] = [
  ["login", "/login"],
  ["register", "/register"],
  ["register-errors", "/register", (page) => page.getByRole("button", { name: "Create account" }).click()],
  ["reset", "/reset-password"],
  ["guarded", "/profile"],
];

async function take(page: Page, list: Shot[]): Promise<void> {
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    for (const width of widths) {
      await page.setViewportSize({ width, height: width === 360 ? 740 : 860 });
      for (const [name, path, prepare] of list) {
        await page.goto(path);
        await page.getByRole("heading", { level: 1 }).waitFor();
        await prepare?.(page);
        await page.waitForLoadState("networkidle");
        await page.screenshot({
          path: join(folder, `${name}-${width}-${theme}.png`),
          fullPage: prepare === undefined,
        });
      }
    }
  }
}

test("guest", async ({ page }) => {
  await take(page, guestShots);
});

test("signed in", async ({ page, focal }) => {
  await signIn(
    page,
    focal.createUser("shots@example.net", { role: "admin", active: true, credits: 40, templates: "Modern" }),
  );
  await take(page, shots);
});

test("result", async ({ page, browser, focal }) => {
  const files = await printPdfs(browser);
  await signIn(page, focal.createUser("result@example.net", { active: true, credits: 40 }));
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    await page.goto("/Application");
    await page.getByRole("group", { name: "Old CV" }).locator("input").setInputFiles(files.cv);
    await page.getByRole("group", { name: "Job description" }).locator("input").setInputFiles(files.job);
    await page.getByRole("button", { name: "Convert CV" }).click();
    await page.getByText("Processing...").waitFor();
    await page.screenshot({ path: join(folder, `processing-1280-${theme}.png`) });
    for (const tab of ["Document", "What changed", "Match"]) {
      await page.getByRole("tab", { name: tab }).click();
      for (const width of widths) {
        await page.setViewportSize({ width, height: 860 });
        await page.screenshot({
          path: join(folder, `result-${tab.toLowerCase().replace(" ", "-")}-${width}-${theme}.png`),
          fullPage: true,
        });
      }
      await page.setViewportSize({ width: 1280, height: 860 });
    }
  }
});
