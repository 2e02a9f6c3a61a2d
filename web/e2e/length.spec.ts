import { readFileSync } from "node:fs";
import { strFromU8, unzipSync } from "fflate";
import { expectAccessible, expectNoSidewaysScroll } from "./accessible";
import { jsonCv } from "./fixtures";
import { expect, signIn, test } from "./focal";

test("A1 one CV of a batch is set in another length, free, and it stays so", async ({ page, focal }) => {
  await signIn(page, focal, focal.newUser({ active: true, credits: 2 }));
  await page.goto("/Application");
  await page
    .getByRole("group", { name: "Old CV" })
    .locator("input")
    .setInputFiles([jsonCv("Zoe Marsh", "a.json"), jsonCv("Ada Lund", "b.json")]);
  await page.getByRole("button", { name: "Convert CV" }).click();
  const length = page.getByRole("combobox", { name: "Length of this CV" });
  await expect(length).toHaveValue("Regular", { timeout: 60_000 });
  await length.selectOption("Concise");
  await expect(length).toBeEnabled({ timeout: 30_000 });
  await expect(length).toHaveValue("Concise");
  await page.reload();
  await expect(length).toHaveValue("Concise", { timeout: 30_000 });
  await expect(page.getByRole("button", { name: /Credits remaining\s*0/ })).toBeVisible();
});

test("A1 one CV of a batch is set in another template, free, in the zip too, and another try keeps it", async ({
  page,
  focal,
}) => {
  test.slow();
  await signIn(page, focal, focal.newUser({ active: true, credits: 3, templates: "Modern,Compact" }));
  await page.goto("/Application");
  await page
    .getByRole("group", { name: "Old CV" })
    .locator("input")
    .setInputFiles([jsonCv("Zoe Marsh", "a.json"), jsonCv("Ada Lund", "b.json")]);
  await page.getByRole("button", { name: "Convert CV" }).click();
  const template = page.getByRole("combobox", { name: /^Template of/ });
  const alone = page.getByRole("checkbox", { name: "for this CV alone" });
  await expect(template).toHaveValue("Generic", { timeout: 60_000 });
  await alone.check();
  await template.selectOption("Modern");
  await expect(template).toBeEnabled({ timeout: 30_000 });
  await expect(template).toHaveValue("Modern");
  await page.reload();
  await expect(template).toHaveValue("Modern", { timeout: 30_000 });
  await expect(alone).toBeChecked();
  for (const [width, scheme] of [
    [360, "light"],
    [1280, "light"],
    [1280, "dark"],
  ] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width, height: 800 });
    const more = page.getByRole("button", { name: "More of this result" });
    if (width < 640 && (await more.getAttribute("aria-expanded")) === "false") await more.click();
    await expectNoSidewaysScroll(page);
    await page.screenshot({ path: `test-results/alone-${width}-${scheme}.png` });
  }
  await expectAccessible(page);
  const [zip] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download", exact: true }).click(),
  ]);
  const files = Object.values(unzipSync(readFileSync(await zip.path())));
  const fonts = files.map((file) => strFromU8(unzipSync(file)["word/styles.xml"] as Uint8Array));
  expect(new Set(fonts).size, "two designs in one zip").toBe(2);
  await expect(page.getByRole("button", { name: /Credits remaining\s*1/ })).toBeVisible();

  const list = page.getByRole("region", { name: "Result of each CV" });
  if (!(await list.isVisible())) await page.getByRole("button", { name: "List all 2 CVs" }).click();
  await list.getByRole("checkbox", { name: "Choose a.json" }).check();
  await list.getByRole("button", { name: "Use chosen again" }).click();
  await page.getByRole("button", { name: "Convert CV" }).click();
  await expect(page.getByLabel("Template of this document")).toHaveValue("Modern", { timeout: 60_000 });
});
