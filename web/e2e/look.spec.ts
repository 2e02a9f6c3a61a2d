import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { expectAccessible } from "./accessible";
import { jsonCv } from "./fixtures";
import { expect, signIn, test } from "./focal";

const dialog = (page: Page) => page.getByRole("dialog", { name: "CV Options" });

/** The parts of the Word file that the Download button gives, as text. */
async function downloaded(page: Page): Promise<Record<string, string>> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download", exact: true }).click(),
  ]);
  const parts = unzipSync(new Uint8Array(readFileSync(await download.path())));
  return Object.fromEntries(Object.entries(parts).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

test("B3 marking, colour and language are in the Word file of a template that had none of them", async ({
  page,
  focal,
}) => {
  await signIn(page, focal, focal.newUser({ active: true, credits: 2, templates: "Modern,Compact" }));
  await page.goto("/Application");
  await page.getByLabel("Template").selectOption("Modern");
  await page.getByRole("button", { name: "Open Styling" }).click();
  await dialog(page).getByText("Document", { exact: true }).click();
  await dialog(page).getByLabel("Protective marking").fill("OFFICIAL-SENSITIVE");
  await dialog(page).getByLabel("Accent colour as a number").fill("7A1F2B");
  await dialog(page).getByLabel("Language of headings and dates").selectOption("German");
  await dialog(page).getByText("Concise", { exact: true }).click();
  await dialog(page).getByText("Flexible", { exact: true }).click();
  await expect(dialog(page).getByText(/In place of the colour of Modern.*Compact has none/)).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "Save", exact: true }).click();

  await page.reload();
  await expect(page.getByText(/marked OFFICIAL-SENSITIVE, in German, colour #7A1F2B/)).toBeVisible();
  await expect(page.getByLabel("Template"), "kept on reload").toHaveValue("Modern");

  await page.getByRole("group", { name: "Old CV" }).locator("input").setInputFiles(jsonCv());
  await page.getByRole("button", { name: "Convert CV" }).click();
  await expect(page.getByRole("heading", { name: "Your CV is ready" })).toBeVisible();
  await expect(
    page.getByText("Concise had nothing to leave out: the document fits one page."),
    "an option without effect says why",
  ).toBeVisible();
  const [markdown] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download as Markdown" }).click(),
  ]);
  expect(markdown.suggestedFilename()).toBe("Tove_Marsh_CV.md");
  expect(readFileSync(await markdown.path(), "utf8")).toContain("# Tove Marsh");
  const parts = await downloaded(page);
  const banners = Object.entries(parts).filter(([name]) =>
    /^word\/(\w|-)*(header|footer)\d?\.xml$/.test(name),
  );
  expect(banners).toHaveLength(2);
  for (const [name, xml] of banners) expect(xml, name).toContain("OFFICIAL-SENSITIVE");
  expect(parts["word/styles.xml"]).toContain("7A1F2B");
  expect(parts["word/styles.xml"], "the template's own").not.toContain("0F766E");
  expect(parts["word/document.xml"]).toContain("Berufserfahrung");
  await expect(
    page
      .getByRole("region", { name: /^Document / })
      .getByText("OFFICIAL-SENSITIVE")
      .first(),
  ).toBeVisible();
});
