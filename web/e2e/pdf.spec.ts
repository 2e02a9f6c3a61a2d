import { execFileSync } from "node:child_process";
import { answer, hold } from "./answers";
import { jsonCv } from "./fixtures";
import { expect, signIn, test } from "./focal";

test("B6 CV-9 CV-11: the result as PDF, from the result and from the list; a failure leaves the Word document", async ({
  page,
  focal,
  complaints,
}) => {
  const { pdf } = await (await fetch(`${focal.url}/api/config`)).json();
  test.skip(
    !pdf && !process.env.FOCAL_REQUIRE_TOOLS,
    "NOT CHECKED: PDFs. Install libreoffice-writer-nogui and poppler-utils.",
  );
  await signIn(page, focal, focal.newUser({ active: true, credits: 3, templates: "Modern" }));
  await page.goto("/Application");
  await page.getByLabel("Template", { exact: true }).selectOption("Modern");
  await page.getByRole("group", { name: "Old CV" }).locator("input").setInputFiles(jsonCv());
  await page.getByRole("button", { name: "Convert CV" }).click();
  await expect(page.getByRole("heading", { name: "Your CV is ready" })).toBeVisible({ timeout: 30_000 });
  const button = page.getByRole("button", { name: "Download PDF" });

  const letGo = await hold(page, "/convert/generate-pdf/{}");
  await button.focus();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    (async () => {
      await page.keyboard.press("Enter");
      await expect(page.getByRole("button", { name: "Making PDF…" })).toBeFocused();
      await expect(page.getByRole("button", { name: "Download", exact: true })).toBeEnabled();
      letGo();
    })(),
  ]);
  expect(file.suggestedFilename()).toBe("Tove_Marsh_CV.pdf");
  await expect(page.getByText("Tove_Marsh_CV.pdf is downloaded.")).toBeAttached();
  await expect(button).toBeFocused();
  const said = (program: string, ...args: string[]) => execFileSync(program, args, { encoding: "utf8" });
  const path = await file.path();
  expect(said("pdftotext", path, "-")).toMatch(/Tove Marsh[\s\S]*Market Hall Ltd[\s\S]*40 suppliers/);
  expect(said("pdfinfo", path)).toMatch(/Author:\s+Tove Marsh\n[\s\S]*Pages:\s+1\n/);
  await expect(page.getByText("1 page in Word")).toBeVisible();

  complaints.expectStatus(503);
  const busy = "Too many PDFs are being made at the moment.";
  await answer(page, "POST", "/convert/generate-pdf/{}", { status: 503, json: { error: busy } });
  await button.click();
  await expect(page.getByRole("alert").getByText(busy)).toBeVisible();
  const [word] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download", exact: true }).click(),
  ]);
  expect(word.suggestedFilename()).toBe("Tove_Marsh_CV.docx");
  await page.getByRole("button", { name: "Reset" }).click();
  await page.getByRole("button", { name: "PDF of Tove Marsh" }).click();
  await expect(page.locator("[data-toast=error]").filter({ hasText: busy })).toBeVisible();
});
