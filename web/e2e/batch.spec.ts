import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { unzipSync } from "fflate";
import { expectAccessible, expectNoSidewaysScroll } from "./accessible";
import { jsonCv, wordText } from "./fixtures";
import { expect, type Focal, signIn, test } from "./focal";

const list = (page: Page) => page.getByRole("region", { name: "Result of each CV" });

/** Three CVs for one job. */
async function convert(page: Page, focal: Focal): Promise<void> {
  await signIn(page, focal, focal.newUser({ active: true, credits: 9 }));
  await page.goto("/Application");
  const files = [jsonCv("Zoe Marsh", "a.json"), jsonCv("Ada Lund", "b.json"), jsonCv("Mo Penn", "c.json")];
  await page.getByRole("group", { name: "Old CV" }).locator("input").setInputFiles(files);
  await page.getByRole("button", { name: "Paste text instead (job description)" }).click();
  await page
    .getByRole("dialog")
    .getByRole("textbox")
    .fill("Buyer\nRequirements\n- Negotiation\n- Forecasting");
  await page.getByRole("dialog").getByRole("button", { name: "Use this text" }).click();
  await page.getByRole("button", { name: "Convert CV" }).click();
  await expect(list(page)).toBeVisible({ timeout: 60_000 });
}

test("a batch: in another order, some of it as a zip, beside each other, and once more with what was typed", async ({
  page,
  focal,
}) => {
  test.slow();
  await convert(page, focal);
  const rows = list(page).getByRole("listitem");
  await expect(rows.first()).toContainText("Zoe Marsh");
  await list(page).getByLabel("Order").selectOption("name");
  await expect(rows.first()).toContainText("Ada Lund");
  await list(page).getByRole("checkbox", { name: "Choose a.json" }).check();
  await list(page).getByRole("checkbox", { name: "Choose c.json" }).check();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    await page.screenshot({ path: `test-results/batch-${width}.png` });
  }
  await expectAccessible(page);
  const [zip] = await Promise.all([
    page.waitForEvent("download"),
    list(page).getByRole("button", { name: "Download chosen" }).click(),
  ]);
  const names = Object.keys(unzipSync(readFileSync(await zip.path())));
  expect(names.sort()).toEqual(["Mo_Penn_CV.docx", "Zoe_Marsh_CV.docx"]);

  await list(page).getByRole("link", { name: "Compare chosen" }).click();
  await expect(page.getByRole("heading", { name: /^Candidates/ })).toContainText("2 of 10");
  await page.getByRole("button", { name: "Remove Zoe Marsh" }).click();
  await page.getByRole("link", { name: "Back to the conversion" }).click();
  await page.getByRole("link", { name: "Compare candidates" }).click();
  await expect(page.getByRole("heading", { name: /^Candidates/ })).toContainText("1 of 10");
  await page.getByRole("link", { name: "Back to the conversion" }).click();

  // What is typed goes along, and so does the job.
  await list(page).getByRole("button", { name: "Show c.json" }).click();
  await page.getByRole("button", { name: "Edit text" }).click();
  await page.getByRole("button", { name: "Edit Name: Mo Penn" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Mo Pennant");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Mo Pennant").first()).toBeVisible();
  await page.getByRole("button", { name: "Show the document" }).click();
  await page.getByRole("button", { name: "List all 3 CVs" }).click();
  await expect(list(page)).toBeInViewport();
  await list(page).getByRole("checkbox", { name: "Choose c.json" }).check();
  await list(page).getByRole("button", { name: "Use chosen again" }).click();
  await expect(page.getByRole("region", { name: "Old CV" })).toContainText("c.json");
  await expect(page.getByRole("region", { name: "Old CV" })).not.toContainText("a.json");
  await expect(page.getByRole("region", { name: "Job description" })).toContainText("Buyer");
  await expect(page.getByText("Kept with each CV", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: "Convert CV" }).click();
  await expect(page.getByRole("heading", { name: "Your CV is ready" })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole("tab", { name: /Match\s*\d+%/ })).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download", exact: true }).click(),
  ]);
  expect(wordText(readFileSync(await file.path()))).toContain("Mo Pennant");
});

test("a batch: the browser's Back goes from CV to CV and then to the list", async ({ page, focal }) => {
  await convert(page, focal);
  const heading = (name: string) => page.getByRole("heading", { name, exact: true });
  await list(page).getByRole("button", { name: "Show b.json" }).click();
  await expect(list(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Next CV" }).click();
  await expect(heading("Mo Penn")).toBeVisible();
  await page.goBack();
  await expect(heading("Ada Lund")).toBeVisible();
  await expect(list(page)).toHaveCount(0);
  await page.goBack();
  await expect(list(page)).toBeVisible();
  await page.goForward();
  await expect(heading("Ada Lund")).toBeVisible();
  await page.getByRole("link", { name: "Compare candidates" }).click();
  await page.getByRole("link", { name: "Back to the conversion" }).click();
  await expect(heading("Ada Lund"), "the way back leads to the CV that was shown").toBeVisible();
  await expect(list(page)).toHaveCount(0);
});

test("a batch: those that cannot go out are counted, named in red, and sorted to the front", async ({
  page,
  focal,
}) => {
  await signIn(page, focal, focal.newUser({ active: true, credits: 9 }));
  await page.goto("/Application");
  const text = (name: string, post: string) =>
    `${name} Marsh\n${name.toLowerCase()}@example.net\n\nWork Experience\n${post}\n- Bought fruit for forty stalls.\n`;
  for (const body of [
    text("Zoe", "Buyer, Market Hall Ltd, 2018 - 2024"),
    text("Ada", "Buyer\n2018 - 2024"),
  ]) {
    await page.getByRole("button", { name: "Paste text instead (CV)" }).click();
    await page.getByRole("dialog").getByRole("textbox").fill(body);
    await page.getByRole("dialog").getByRole("button", { name: "Use this text" }).click();
  }
  await page.getByRole("button", { name: /^Convert/ }).click();
  await expect(list(page)).toBeVisible({ timeout: 60_000 });
  const rows = list(page).getByRole("listitem");
  await expect(list(page).getByText("1 to mend first, 1 done.")).toBeVisible();
  await expect(rows.first()).toContainText("Zoe Marsh");
  await list(page).getByRole("button", { name: "Sort by that" }).click();
  await expect(rows.first()).toContainText("Ada Marsh");
  await expect(rows.first()).toContainText(/Mend first: \d to check/);
  await expect(list(page).getByLabel("Order")).toHaveValue("status");
  for (const [width, scheme] of [
    [360, "dark"],
    [1280, "light"],
    [1280, "dark"],
    [360, "light"],
  ] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.screenshot({ path: `test-results/batch-ranks-${width}-${scheme}.png` });
  }
});

test("a batch: private facts leave all of it with one click, and one CV has a colour of its own", async ({
  page,
  focal,
}) => {
  test.slow();
  await signIn(page, focal, focal.newUser({ active: true, credits: 9, templates: "Modern" }));
  await page.goto("/Application");
  const cv = (name: string, born: string) => ({
    name: `${name}.txt`,
    mimeType: "text/plain",
    buffer: Buffer.from(
      `${name} Marsh\nzoe@example.net\n\nPersonal Details\nDate of birth: ${born}\n\nWork Experience\nBuyer, Market Hall Ltd, 2018 - 2024\n- Bought fruit for forty stalls.\n`,
    ),
  });
  await page.getByRole("button", { name: "Paste text instead (CV)" }).waitFor();
  const input = page.getByRole("group", { name: "Old CV" }).locator("input");
  await input.setInputFiles([cv("Zoe", "12 March 1980"), cv("Ada", "3 May 1985")]);
  const asText = page.getByText("Paste its text instead");
  for (const left of [2, 1]) {
    await expect(asText).toHaveCount(left);
    await asText.first().click();
  }
  await expect(asText).toHaveCount(0);
  await page.getByRole("combobox", { name: "Template" }).selectOption("Modern");
  await page.getByRole("button", { name: "Convert CV" }).click();
  await expect(list(page)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/^2 CVs tell a date of birth/)).toBeVisible();
  await page.getByRole("button", { name: "Leave out of all 2" }).click();
  await expect(page.getByText(/CVs? tells? a date of birth/)).toHaveCount(0);
  await expect(page.getByRole("combobox", { name: "Length of this CV" })).toBeEnabled({ timeout: 30_000 });
  await page.getByRole("button", { name: "Colour of this CV" }).click();
  for (const [width, scheme] of [
    [360, "dark"],
    [768, "light"],
    [1280, "dark"],
  ] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    await page.screenshot({ path: `test-results/batch-facts-${width}-${scheme}.png` });
  }
  await expectAccessible(page);
  await page.getByLabel("Colour of this CV").fill("#2f7a3b");
  await page.getByRole("button", { name: "Use it" }).click();
  await expect(page.getByRole("button", { name: "Colour of this CV" })).toBeEnabled({ timeout: 30_000 });
  const [zip] = await Promise.all([
    page.waitForEvent("download"),
    page
      .getByRole("button", { name: /ownload$/ })
      .first()
      .click(),
  ]);
  const files = Object.values(unzipSync(readFileSync(await zip.path()))).map((file) => Buffer.from(file));
  for (const file of files) expect(wordText(file)).not.toMatch(/1980|1985/);
  const coloured = files.filter((file) =>
    Object.values(unzipSync(file)).some((part) => Buffer.from(part).includes("2F7A3B")),
  );
  expect(coloured).toHaveLength(1);
});
