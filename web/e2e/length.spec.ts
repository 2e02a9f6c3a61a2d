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
