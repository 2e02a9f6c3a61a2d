import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { unzipSync } from "fflate";
import { brokenPdf, drop, facts, jsonCv, printPdfs, type Upload, wordText } from "./fixtures";
import { expect, type Focal, signIn, test } from "./focal";

const word = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

const sample = (name: string, mimeType: string): Upload => ({
  name,
  mimeType,
  buffer: readFileSync(join(import.meta.dirname, "../../samples", name)),
});

/** An admin gives credits in the dashboard; the subscription becomes active with them (AD-5). */
async function giveCredits(page: Page, focal: Focal, email: string, credits: number): Promise<void> {
  await signIn(page, focal, focal.createUser("desk@example.net", { role: "admin" }));
  await page.goto(`/admin?search=${email}`);
  await page.getByRole("button", { name: "Edit Hanna Lindgren" }).click();
  await page.getByLabel("Credits").fill(String(credits));
  await expect(page.getByLabel("Status")).toHaveValue("active");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("User updated successfully!")).toBeVisible();
  await page.close();
}

test("MK-1 MK-3 MK-4 RG-4 LO-3 CV-5 CV-7 CV-9 CV-11: from registering to a tailored Word document in the third person", async ({
  page,
  browser,
  visitor,
  focal,
}) => {
  const files = await printPdfs(browser);

  await page.goto("/");
  await page.getByRole("main").getByRole("link", { name: "Register Now" }).click();
  await page.getByLabel("Name").fill("Hanna Lindgren");
  await page.getByLabel("Email").fill("hanna@example.net");
  await page.getByRole("textbox", { name: /^Password/ }).fill("Titration4,5");
  await page.getByRole("textbox", { name: "Confirm password" }).fill("Titration4,5");
  await page.getByRole("checkbox", { name: /I accept/ }).check();
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("Registration successful! Please log in.")).toBeVisible();
  await page.waitForURL("**/login");

  await giveCredits(await visitor(), focal, "hanna@example.net", 3);

  await page.getByLabel("Email").fill("hanna@example.net");
  await page.getByRole("textbox", { name: /^Password/ }).fill("Titration4,5");
  await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
  await expect(page.getByText("Login successful!")).toBeVisible();
  await page.waitForURL("**/Home");
  await page.getByRole("link", { name: "Convert CVs" }).first().click();

  await expect(page.getByRole("button", { name: /Credits remaining\s*3/ })).toBeVisible();
  await page.getByRole("button", { name: "Open Styling" }).click();
  await page.getByText("Third person", { exact: true }).click();
  await page.getByText("She", { exact: true }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Strict, Regular, third person (she)")).toBeVisible();

  await page.getByRole("group", { name: "Old CV" }).locator("input").setInputFiles(files.cv);
  await page.getByRole("group", { name: "Job description" }).locator("input").setInputFiles(files.job);
  await page.getByRole("button", { name: "Convert CV" }).click();
  // MK-1: under 30 seconds.
  await expect(page.getByRole("heading", { name: "Your CV is ready" })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole("button", { name: /Credits remaining\s*2/ })).toBeVisible();

  const document = page.getByRole("region", { name: /^Document / });
  await expect(document.getByText("Hanna Lindgren").first()).toBeVisible();
  await expect(document.getByText(/Severn Food Analytics/).first()).toBeVisible();
  // As Word shows it: dates end with the heading's line and are not bold, an address has the colour of links.
  const dates = document.getByText("Mar 2019 – Present");
  const heading = document.locator("p", { hasText: "Work Experience" });
  const rightOf = async (place: Locator) => place.evaluate((at) => at.getBoundingClientRect().right);
  await expect
    .poll(async () => Math.abs((await rightOf(dates)) - (await rightOf(heading))))
    .toBeLessThan(1.5);
  await expect(dates).toHaveCSS("font-weight", "400");
  await expect(document.getByText("hanna.lindgren@example.net")).toHaveCSS("color", "rgb(31, 78, 153)");

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download", exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/Lindgren.*\.docx$/);
  const text = wordText(await download.path());
  for (const fact of facts) expect(text, fact).toContain(fact);
  expect(text, "the slip is corrected").not.toContain("managment");
  expect(text, "third person").not.toMatch(/\b(I|my|me|am)\b/);
  expect(text, "nothing invented").not.toMatch(/forklift/i);
  const headings = ["Work Experience", "Education", "Languages"];
  const order = headings.map((heading) => text.search(new RegExp(`^${heading}$`, "im")));
  expect(order, "the fixed sections, in their order").toEqual([...order].sort((a, b) => a - b));
  expect(order).not.toContain(-1);

  await page.getByRole("tab", { name: /What changed/ }).click();
  await expect(page.getByRole("button", { name: /^Person \d/ })).toBeVisible();
  await page.getByRole("tab", { name: /Match/ }).click();
  await expect(page.getByRole("heading", { name: "Must have" })).toBeVisible();
  await expect(page.getByText("Not evidenced").first()).toBeVisible();

  await page.getByRole("button", { name: "Reset" }).click();
  await expect(page.getByRole("group", { name: "Old CV" }).getByText("Choose files")).toBeVisible();
});

test("CV-10 D-31: a broken file says what to do, and the credit is back", async ({ page, focal }) => {
  await signIn(page, focal, focal.createUser("broken@example.net", { active: true, credits: 2 }));
  await page.goto("/Application");
  await expect(page.getByRole("button", { name: /Credits remaining\s*2/ })).toBeVisible();
  await page.getByRole("group", { name: "Old CV" }).locator("input").setInputFiles(brokenPdf);
  await page.getByRole("button", { name: "Convert CV" }).click();
  await expect(page.getByText("CV Conversion failed. Please try again.")).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(/Your credit has been returned\./)).toBeVisible();
  await expect(page.getByRole("button", { name: /Credits remaining\s*2/ })).toBeVisible();
});

test("MK-2 CV-14 CV-9 D-53: ten files of every kind dropped at once, one of them broken, in one zip with a state for each", async ({
  page,
  browser,
  focal,
}) => {
  const { cv } = await printPdfs(browser);
  await signIn(page, focal, focal.createUser("bulk@example.net", { active: true, credits: 10 }));
  await page.goto("/Application");
  const good: Upload[] = [
    sample("amara-osei.pdf", "application/pdf"),
    sample("tomas-lindqvist.docx", word),
    ...["Tove Marsh", "Ole Brand", "Ida Quist"].map((name, index) => jsonCv(name, `json-${index + 1}.json`)),
    ...Array.from({ length: 4 }, (_, index) => ({ ...cv, name: `print-${index + 1}.PDF` })),
  ];
  await drop(page.getByRole("group", { name: "Old CV" }), [...good, brokenPdf]);
  await page.getByRole("button", { name: "Convert CV" }).click();
  await expect(page.getByRole("heading", { name: "9 of 10 CVs are ready" })).toBeVisible({ timeout: 50_000 });
  const result = page.getByRole("region", { name: "Result of each CV" });
  const row = (name: string) =>
    result.getByRole("listitem").filter({ has: page.getByText(name, { exact: true }) });
  await expect(result.getByRole("listitem")).toHaveCount(10);
  for (const { name } of good) await expect(row(name)).toContainText(/Done|\d to check/);
  const broken = row(brokenPdf.name);
  await expect(broken).toContainText("Not converted");
  await expect(broken).toContainText("The credit is back.");
  await expect(page.getByRole("button", { name: /Credits remaining\s*1/ })).toBeVisible();

  // Each can be looked at.
  await row("json-2.json").getByRole("button", { name: "Show json-2.json" }).click();
  await expect(
    page
      .getByRole("region", { name: /^Document / })
      .getByText("Ole Brand")
      .first(),
  ).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download", exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("resumes.zip");
  const parts = unzipSync(new Uint8Array(readFileSync(await download.path())));
  const names = Object.keys(parts);
  expect(names.filter((name) => name.endsWith(".docx"))).toHaveLength(9);
  expect(new Set(names.map((name) => name.toLowerCase())).size, "no name twice").toBe(names.length);
  expect(new TextDecoder().decode(parts["conversion-report.txt"])).toContain(brokenPdf.name);

  // The broken one would be broken again: another file takes its place, and the nine are kept.
  await page.getByRole("button", { name: "List all 10 CVs" }).click();
  await expect(row(brokenPdf.name).getByRole("button", { name: /again/ })).toHaveCount(0);
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    row(brokenPdf.name)
      .getByRole("button", { name: `Choose another file for ${brokenPdf.name}` })
      .click(),
  ]);
  await chooser.setFiles(jsonCv("Wilma Oak", "mended.json"));
  await expect(page.getByRole("heading", { name: "Your CV is ready" })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText("Wilma_Oak_CV.docx")).toBeVisible();
  await page.getByRole("button", { name: "Back to those 9" }).click();
  await expect(page.getByRole("heading", { name: "9 of 10 CVs are ready" })).toBeVisible({ timeout: 30_000 });
});
