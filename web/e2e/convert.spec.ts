import { readFileSync } from "node:fs";
import type { Browser } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { brokenPdf, facts, printPdfs } from "./fixtures";
import { expect, type Focal, signIn, test } from "./focal";

/** The text of a Word file, paragraphs as lines. */
function wordText(path: string): string {
  const parts = unzipSync(new Uint8Array(readFileSync(path)));
  const xml = strFromU8(parts["word/document.xml"] ?? new Uint8Array());
  return xml
    .replace(/<w:tab\/>/g, " ")
    .replace(/<\/w:p>/g, "\n")
    .replace(/<[^>]+>/g, "")
    .replace(/&amp;/g, "&");
}

/** An admin gives credits in the dashboard; the subscription becomes active with them (AD-5). */
async function giveCredits(browser: Browser, focal: Focal, email: string, credits: number): Promise<void> {
  const page = await browser.newPage({ baseURL: focal.url });
  await signIn(page, focal.createUser("desk@example.net", { role: "admin" }));
  await page.goto(`/admin?search=${email}`);
  await page.getByRole("button", { name: "Edit Hanna Lindgren" }).click();
  await page.getByLabel("Credits").fill(String(credits));
  await expect(page.getByLabel("Status")).toHaveValue("active");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("User updated successfully!")).toBeVisible();
  await page.close();
}

test("RG-4 LO-3 CV-5 CV-6 CV-7 CV-8 CV-9 CV-11: from registering to a tailored Word document in the third person", async ({
  page,
  browser,
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

  await giveCredits(browser, focal, "hanna@example.net", 3);

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
  await expect(page.getByRole("heading", { name: "Your CV is ready" })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole("button", { name: /Credits remaining\s*2/ })).toBeVisible();

  const document = page.getByRole("region", { name: /^Document / });
  await expect(document.getByText("Hanna Lindgren").first()).toBeVisible();
  await expect(document.getByText(/Severn Food Analytics/).first()).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/Lindgren.*\.docx$/);
  const text = wordText(await download.path());
  for (const fact of facts) expect(text, fact).toContain(fact);
  expect(text, "the slip is corrected").not.toContain("managment");
  expect(text, "third person").not.toMatch(/\b(I|my|me|am)\b/);
  expect(text, "nothing invented").not.toMatch(/forklift/i);

  await page.getByRole("tab", { name: /What changed/ }).click();
  await expect(page.getByRole("heading", { name: /Person/ })).toBeVisible();
  await page.getByRole("tab", { name: /Match/ }).click();
  await expect(page.getByRole("heading", { name: "Must have" })).toBeVisible();
  await expect(page.getByText("Not evidenced").first()).toBeVisible();

  await page.getByRole("button", { name: "Reset" }).click();
  await expect(page.getByRole("group", { name: "Old CV" }).getByText("Choose files")).toBeVisible();
});

test("review: a change is taken back, then all, and the download holds it", async ({
  page,
  browser,
  focal,
}) => {
  const { cv } = await printPdfs(browser);
  await signIn(page, focal.createUser("review@example.net", { active: true, credits: 2 }));
  await page.goto("/Application");
  await page.getByRole("button", { name: "Open Styling" }).click();
  await page.getByText("Third person", { exact: true }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("group", { name: "Old CV" }).locator("input").setInputFiles(cv);
  await page.getByRole("button", { name: "Convert CV" }).click();
  const document = page.getByRole("region", { name: /^Document / });
  await expect(document.getByText(/I enjoy training/)).toHaveCount(0, { timeout: 30_000 });
  await expect(document.getByText(/accreditation/)).toContainText("management of ISO 17025");

  await page.getByRole("tab", { name: /What changed/ }).click();
  await page.getByRole("button", { name: "Reject: managment to management" }).click();
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText("The document holds your decisions.")).toBeVisible();
  await page.getByRole("tab", { name: "Document" }).click();
  await expect(document.getByText(/accreditation/)).toContainText("managment of ISO 17025");

  // The next decisions need no Apply: the download takes them along.
  await page.getByRole("tab", { name: /What changed/ }).click();
  await page.getByRole("button", { name: "Reject all" }).click();
  await expect(page.getByRole("button", { name: /^Reject: / })).toHaveCount(0);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download" }).click(),
  ]);
  const text = wordText(await download.path());
  for (const own of ["I am a laboratory manager", "I enjoy training new analysts", "managment"]) {
    expect(text).toContain(own);
  }
  await page.getByRole("tab", { name: "Document" }).click();
  await expect(document.getByText(/I enjoy training/)).toBeVisible();
  await expect(page.getByRole("button", { name: /Credits remaining\s*1/ })).toBeVisible();

  // It is kept: opened again from the history, everything is still taken back.
  await page.getByRole("button", { name: "Reset" }).click();
  await page.getByRole("button", { name: "Open hanna-lindgren.pdf" }).click();
  await page.getByRole("tab", { name: /What changed/ }).click();
  await expect(page.getByRole("button", { name: "Restore: managment to management" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Reject: / })).toHaveCount(0);
});

test("CV-10 D-31: a broken file says what to do, and the credit is back", async ({ page, focal }) => {
  await signIn(page, focal.createUser("broken@example.net", { active: true, credits: 2 }));
  await page.goto("/Application");
  await expect(page.getByRole("button", { name: /Credits remaining\s*2/ })).toBeVisible();
  await page.getByRole("group", { name: "Old CV" }).locator("input").setInputFiles(brokenPdf);
  await page.getByRole("button", { name: "Convert CV" }).click();
  await expect(page.getByText("CV Conversion failed. Please try again.")).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(/Your credit has been returned\./)).toBeVisible();
  await expect(page.getByRole("button", { name: /Credits remaining\s*2/ })).toBeVisible();
});

test("CV-14 CV-9 D-53: ten files, one of them broken, in one zip with a state for each", async ({
  page,
  browser,
  focal,
}) => {
  const { cv } = await printPdfs(browser);
  await signIn(page, focal.createUser("bulk@example.net", { active: true, credits: 10 }));
  await page.goto("/Application");
  const nine = Array.from({ length: 9 }, (_, index) => ({ ...cv, name: `cv-${index + 1}.pdf` }));
  await page
    .getByRole("group", { name: "Old CV" })
    .locator("input")
    .setInputFiles([...nine, brokenPdf]);
  await page.getByRole("button", { name: "Convert CV" }).click();
  await expect(page.getByRole("heading", { name: "9 of 10 CVs are ready" })).toBeVisible({ timeout: 50_000 });
  await expect(page.getByRole("cell", { name: "Done" })).toHaveCount(9);
  await expect(page.getByRole("cell", { name: /Not converted/ })).toHaveCount(1);
  await expect(page.getByRole("button", { name: /Credits remaining\s*1/ })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("resumes.zip");
  const names = Object.keys(unzipSync(new Uint8Array(readFileSync(await download.path()))));
  expect(names.filter((name) => name.endsWith(".docx"))).toHaveLength(9);
  expect(names).toContain("conversion-report.txt");
});
