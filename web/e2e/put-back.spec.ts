import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { unzipSync } from "fflate";
import { expectAccessible, expectNoSidewaysScroll } from "./accessible";
import { jsonCv, wordText } from "./fixtures";
import { expect, type Focal, signIn, test } from "./focal";

/** Two blind CVs for a job, and into the second one its name is put back. */
async function convert(page: Page, focal: Focal): Promise<void> {
  await signIn(page, focal, focal.newUser({ active: true, credits: 9 }));
  await page.goto("/Application");
  await page.getByRole("button", { name: "Open Styling" }).click();
  await page.getByLabel("Blind CV").selectOption("Blind");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const files = [jsonCv("Zoe Marsh", "a.json"), jsonCv("Ada Lund", "b.json")];
  await page.getByRole("group", { name: "Old CV" }).locator("input").setInputFiles(files);
  await page.getByRole("button", { name: "Paste text instead (job description)" }).click();
  await page
    .getByRole("dialog")
    .getByRole("textbox")
    .fill("Buyer\nRequirements\n- Negotiation\n- Forecasting");
  await page.getByRole("dialog").getByRole("button", { name: "Use this text" }).click();
  await page.getByRole("button", { name: "Convert CV" }).click();
  await page.getByRole("button", { name: "Show b.json" }).click({ timeout: 60_000 });
  await page.getByRole("tab", { name: /What changed/ }).click();
  const name = page.getByRole("listitem").filter({ hasText: "Taken out for a blind CV: the name." });
  await name
    .getByRole("button", { name: /^Reject/ })
    .first()
    .click();
  await page.getByRole("tab", { name: "Document" }).click();
  await expect(
    page
      .getByRole("region", { name: /^Document / })
      .getByText("Ada Lund")
      .first(),
  ).toBeVisible();
}

const question = (page: Page) => page.getByRole("alertdialog");

async function savedBy(page: Page, act: () => Promise<unknown>): Promise<{ names: string[]; text: string }> {
  const [file] = await Promise.all([page.waitForEvent("download"), act()]);
  const bytes = readFileSync(await file.path());
  if (!file.suggestedFilename().endsWith(".zip"))
    return { names: [file.suggestedFilename()], text: String(bytes) };
  const parts = Object.entries(unzipSync(new Uint8Array(bytes)));
  const texts = parts.map(([name, data]) =>
    name.endsWith(".docx") ? wordText(Buffer.from(data)) : Buffer.from(data).toString(),
  );
  return { names: parts.map(([name]) => name), text: texts.join("\n") };
}

test("C1: a name that was put back into a blind CV is asked about wherever it would go out", async ({
  page,
  focal,
}) => {
  test.slow();
  await convert(page, focal);
  const download = page.getByRole("button", { name: "Download", exact: true });
  await download.click();
  await expect(question(page)).toHaveAccessibleName("The name of 1 of 2 CVs can be read in the files");
  await expect(question(page)).toContainText("Ada Lund: the name");
  for (const scheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 860 });
      await expectNoSidewaysScroll(page);
      await page.screenshot({ path: `test-results/put-back-${width}-${scheme}.png` });
    }
    await expectAccessible(page);
  }
  const asIs = question(page).getByRole("button", { name: "Download as it is" });
  const word = await savedBy(page, () => asIs.click());
  expect(word.names).toContain("Ada_Lund_CV.docx");
  expect(word.text).toContain("Ada Lund");

  await page.getByRole("button", { name: "Download as text" }).click();
  await expect(question(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(question(page)).toHaveCount(0);

  // In the list of past conversions, and in a comparison.
  await page.goto("/Application");
  const past = page.getByRole("region", { name: "Past conversions" });
  await past
    .getByRole("button", { name: /^Download/ })
    .first()
    .click();
  await expect(question(page)).toHaveAccessibleName("The name of 1 of 2 CVs can be read in the files");
  await page.keyboard.press("Escape");
  await past.getByRole("button", { name: /^Open/ }).first().click();
  await page.getByRole("link", { name: "Compare candidates" }).click();
  await page.getByRole("button", { name: "Download for Excel" }).click();
  await expect(question(page)).toHaveAccessibleName(
    "The name of 1 of 2 candidates can be read in the comparison",
  );
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Back to the conversion" }).click();

  await download.click();
  const out = question(page).getByRole("button", { name: "Take it out and download" });
  const blind = await savedBy(page, () => out.click());
  expect(blind.names.join(" ")).not.toContain("Lund");
  expect(blind.text).not.toContain("Ada Lund");
  const again = await savedBy(page, () => download.click());
  expect(again.text).not.toContain("Ada Lund");
});
