import { join } from "node:path";
import type { Page } from "@playwright/test";
import { motionEnds } from "./accessible";
import { brokenPdf, jsonCv, printPdfs } from "./fixtures";
import { signIn, test } from "./focal";
import { takePictures } from "./screenshots-pictures";
import { adminShots, userShots } from "./screenshots-private";
import { publicShots, type Shot, shellShots } from "./screenshots-public";

const folder = join(import.meta.dirname, "../screenshots");
const widths = (process.env.WIDTHS ?? "360,768,1280").split(",").map(Number);
const themes = ["light", "dark"] as const;
const heightOf = (width: number) => (width === 360 ? 740 : 860);
/** SHOTS=home,login and WIDTHS=360 take only these. */
const only = process.env.SHOTS?.split(",");

/** Resolves when pictures and letters are drawn and no colour is on its way to another any more; what turns for ever may turn. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });
  await motionEnds(page);
}

/** Resolves when the document of a result is on its page. */
async function drawn(page: Page): Promise<void> {
  await page.getByText("Opening the document").waitFor({ state: "hidden" });
}

async function take(page: Page, list: Shot[]): Promise<void> {
  for (const shot of list.filter(({ name }) => !only || only.includes(name))) {
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
      for (const width of widths.filter((wanted) => shot.widths?.includes(wanted) ?? true)) {
        await test.step(`${shot.name} ${width} ${theme}`, async () => {
          await page.setViewportSize({ width, height: heightOf(width) });
          await page.goto(shot.path);
          await page.getByRole("heading", { level: 1 }).waitFor();
          await shot.prepare?.(page);
          await drawn(page);
          await atRest(page);
          await page.screenshot({
            path: join(folder, `${shot.name}-${width}-${theme}.png`),
            fullPage: !shot.viewport,
          });
          await page.unrouteAll({ behavior: "ignoreErrors" });
        });
      }
    }
  }
}

// What is photographed includes failures; that nothing else is wrong is the other tests' matter.
test.beforeEach(({ complaints }) => complaints.expect(/./));

test("guest", async ({ page }) => {
  await take(page, publicShots);
  for (const [name, media] of [
    ["home-print", { media: "print", colorScheme: "dark" }],
    ["home-high-contrast", { media: "screen", forcedColors: "active" }],
  ] as const) {
    await page.emulateMedia(media);
    await page.goto("/");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await atRest(page);
    await page.screenshot({ path: join(folder, `${name}-1280.png`), fullPage: true });
  }
});

test("subscriber", async ({ page, focal }) => {
  await signIn(page, focal, focal.newUser({ active: true, credits: 400, templates: "Modern,Agency" }));
  await take(page, [...shellShots, ...userShots]);
});

test("without a subscription", async ({ page, focal }) => {
  await signIn(page, focal, focal.newUser());
  await take(page, [{ name: "profile-free", path: "/profile" }]);
});

test("admin", async ({ page, focal }) => {
  for (const name of ["Amara Okafor", "Ove Lund", "Tove Marsh"])
    focal.newUser({ name, active: true, credits: 12 });
  await signIn(page, focal, focal.newUser({ role: "admin", active: true, credits: 40 }));
  await take(page, adminShots);
});

test("result", async ({ page, browser, focal }) => {
  test.skip(only !== undefined && !only.includes("result"), "not asked for");
  const files = await printPdfs(browser);
  await signIn(page, focal, focal.newUser({ active: true, credits: 40 }));
  /** `bounded`: what fills the height of the screen is taken as it is seen. */
  const shoot = async (name: string, bounded = false) => {
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
      for (const width of widths) {
        await page.setViewportSize({ width, height: heightOf(width) });
        await atRest(page);
        await drawn(page);
        if (!bounded) await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
        await page.screenshot({ path: join(folder, `${name}-${width}-${theme}.png`), fullPage: !bounded });
      }
    }
    await page.setViewportSize({ width: 1280, height: 860 });
  };
  const convert = async (cvs: Parameters<ReturnType<Page["locator"]>["setInputFiles"]>[0]) => {
    await page.goto("/Application");
    await page.getByRole("group", { name: "Old CV" }).locator("input").setInputFiles(cvs);
    await page.getByRole("group", { name: "Job description" }).locator("input").setInputFiles(files.job);
    await page.getByRole("button", { name: "Convert CV" }).click();
    await page.getByRole("tab", { name: "Document" }).waitFor({ timeout: 60_000 });
    await drawn(page);
  };
  await convert(files.cv);
  for (const tab of ["Document", "What changed", "Match"]) {
    await page.getByRole("tab", { name: tab }).click();
    await shoot(`result-${tab.toLowerCase().replace(" ", "-")}`);
  }
  await page.getByRole("tab", { name: "Fix reading" }).click();
  await page.getByRole("listbox", { name: "Lines of the original" }).waitFor({ timeout: 30_000 });
  for (const view of ["Lines", "Pages"]) {
    await page.getByRole("radio", { name: view }).check({ force: true });
    if (view === "Pages") await page.getByRole("group", { name: "Page 1" }).locator("img").waitFor();
    await shoot(`result-original-${view.toLowerCase()}`, true);
  }
  for (const panel of ["Type it in", "More"]) {
    await page.getByRole("button", { name: panel, exact: true }).filter({ visible: true }).click();
    await shoot(`result-original-${panel.toLowerCase().replaceAll(" ", "-")}`, true);
    await page.keyboard.press("Escape");
  }
  await page.getByRole("tab", { name: "Document" }).click();
  await page.getByRole("button", { name: "Edit text" }).click();
  await page.getByRole("button", { name: "Edit Job title: Laboratory Manager" }).click();
  await page.getByRole("button", { name: "Leave out this entry: Senior Analyst" }).click();
  await shoot("result-edit-text");
  await page.getByRole("button", { name: "Undo" }).click();
  await convert([jsonCv(), brokenPdf, jsonCv("", "second.json")]);
  await shoot("result-of-several");
  await page.getByRole("link", { name: "Compare candidates" }).click();
  await page.getByText("Tove Marsh").first().waitFor();
  await shoot("compare");
  await page.goto("/Application/Compare");
  await shoot("compare-empty");
  await page.goto("/Application");
  await page.getByRole("region", { name: "Past conversions" }).waitFor();
  await shoot("converter-history");
});

test.describe("the pages' own pictures", () => {
  test.use({ deviceScaleFactor: 2 });
  test("pictures", async ({ page, browser, focal }) => {
    test.skip(only !== undefined && !only.includes("pictures"), "not asked for");
    await signIn(page, focal, focal.newUser({ active: true, credits: 40 }));
    await takePictures(page, browser);
  });
});
