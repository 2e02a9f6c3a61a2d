import type { Page } from "@playwright/test";
import { hold } from "./answers";
import { jsonCv } from "./fixtures";
import { expect, type Focal, signIn, test } from "./focal";

const ready = (page: Page) => page.getByRole("heading", { name: /Your CV is ready|CVs are ready/ });
const past = (page: Page) => page.getByRole("region", { name: "Past conversions" });

async function convert(page: Page, focal: Focal, cvs = [jsonCv()]): Promise<void> {
  await signIn(page, focal, focal.newUser({ active: true, credits: 4 }));
  await page.goto("/Application");
  await page.getByRole("group", { name: "Old CV" }).locator("input").setInputFiles(cvs);
  await page
    .getByRole("group", { name: /Job description/ })
    .locator("input")
    .setInputFiles({
      name: "job-17.txt.json",
      mimeType: "application/json",
      buffer: Buffer.from(
        JSON.stringify({ title: "Senior Buyer", text: "Experience of negotiation is essential." }),
      ),
    });
  await page.getByRole("button", { name: "Convert CV" }).click();
}

test("A3 a conversion has an address of its own: reload, Back, Forward, a second tab", async ({
  page,
  focal,
  context,
}) => {
  await convert(page, focal, [jsonCv(), jsonCv("Ida Holm", "ida.json")]);
  await expect(ready(page)).toBeVisible({ timeout: 30_000 });
  await expect(page).toHaveURL(/\/Application\/[a-z2-7]{32}$/);
  await expect(page).toHaveTitle(/^Tove Marsh, Senior Buyer – /);
  await page.getByRole("button", { name: "Next CV" }).click();
  await expect(page).toHaveURL(/\/Application\/[a-z2-7]{32}\/1$/);
  await expect(page).toHaveTitle(/^Ida Holm, Senior Buyer – /);

  await page.reload();
  await expect(page.getByRole("heading", { name: "Ida Holm" })).toBeVisible({ timeout: 30_000 });
  const tab = await context.newPage();
  await tab.goto(page.url());
  await expect(tab.getByRole("heading", { name: "Ida Holm" })).toBeVisible({ timeout: 30_000 });

  await page.goBack();
  await expect(page.getByRole("region", { name: "Result of each CV" })).toBeVisible();
  await expect(page).toHaveTitle(/^Tove Marsh, Senior Buyer – /);
  await page.goBack();
  await expect(page.getByRole("button", { name: "Convert CV" })).toBeVisible();
  await expect(page).toHaveTitle("CV Converter");
  await page.goForward();
  await expect(page.getByRole("heading", { name: "Tove Marsh" })).toBeVisible({ timeout: 30_000 });
  await page.goForward();
  await expect(page.getByRole("heading", { name: "Ida Holm" })).toBeVisible({ timeout: 30_000 });
  await page.getByRole("button", { name: "Reset" }).click();
  await expect(page).toHaveURL(/\/Application$/);
});

test("A3 an address of nobody's conversion says so", async ({ page, focal, complaints }) => {
  complaints.expectStatus(404);
  await signIn(page, focal, focal.newUser({ active: true, credits: 1 }));
  await page.goto(`/Application/${"a".repeat(32)}/0`);
  await expect(page.getByText("This conversion does not exist.").first()).toBeVisible();
  await expect(page).toHaveURL(/\/Application$/);
  await expect(page.getByRole("button", { name: "Convert CV" })).toBeVisible();
});

test("A3 decisions of two tabs are put together; the same text in both is named", async ({
  page,
  focal,
  context,
  complaints,
}) => {
  complaints.expectStatus(409);
  await convert(page, focal);
  await expect(ready(page)).toBeVisible({ timeout: 30_000 });
  const tab = await context.newPage();
  await tab.goto(page.url());
  await expect(ready(tab)).toBeVisible({ timeout: 30_000 });
  const write = async (on: Page, what: string, label: string, text: string) => {
    const edit = on.getByRole("button", { name: "Edit text" });
    if (await edit.isVisible()) await edit.click();
    await on.getByRole("button", { name: `Edit ${what}` }).click();
    await on.getByRole("textbox", { name: label }).fill(text);
    await on.getByRole("button", { name: "Save", exact: true }).click();
  };
  const again = (on: Page) => on.getByRole("button", { name: "Try again", exact: true }).click();
  await write(page, "Job title: Buyer", "Job title", "Head Buyer");
  await expect(page.getByText("Done: the document shows it.")).toBeVisible();
  await write(tab, "Employer: Market Hall Ltd", "Employer", "Market Hall plc");
  await expect(tab.getByText("Decisions from another window are kept, too.")).toBeVisible();
  await expect(tab.getByRole("button", { name: "Edit Job title: Head Buyer" })).toBeVisible();
  await expect(tab.getByRole("button", { name: "Edit Employer: Market Hall plc" })).toBeVisible();

  await write(page, "Employer: Market Hall Ltd", "Employer", "Market Hall Group");
  await expect(page.getByRole("alert").filter({ hasText: "there “Market Hall plc”" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Edit Employer: Market Hall Group" })).toBeVisible();
  await again(page);
  await expect(page.getByText("Done: the document shows it.").first()).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "Edit text" }).click();
  await expect(page.getByRole("button", { name: "Edit Employer: Market Hall Group" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Edit Job title: Head Buyer" })).toBeVisible();
});

test("A3 closed in mid-run: the next visit says what is ready; the list is searched by person and job", async ({
  page,
  focal,
}) => {
  await hold(page, "/convert/task-status/{}");
  await convert(page, focal, [jsonCv(), jsonCv("Ida Holm", "ida.json")]);
  await expect(page).toHaveURL(/\/Application\/[a-z2-7]{32}$/, { timeout: 30_000 });
  await page.waitForTimeout(1500); // the server converts meanwhile
  await page.goto("/About");
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.goto("/Application");
  await expect(page.getByText("2 CVs are ready since you were last here.")).toBeVisible({ timeout: 30_000 });
  await expect(past(page).getByText("for Senior Buyer", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: "Look at Tove Marsh and 1 more" }).click();
  await expect(ready(page)).toBeVisible({ timeout: 30_000 });
  await page.goto("/Application");
  await expect(past(page).getByText("Tove Marsh and 1 more")).toBeVisible();
  await expect(page.getByText(/since you were last here/)).toHaveCount(0);
  const search = page.getByLabel("Search past conversions");
  for (const known of ["tove marsh", "senior buyer"]) {
    await search.fill(known);
    await expect(past(page).getByText("Tove Marsh and 1 more")).toBeVisible();
  }
  await search.fill("lighthouse keeper");
  await expect(past(page).getByText("Tove Marsh and 1 more")).toHaveCount(0);
});

test("A3 cancelled while it waits: nothing is charged and the files are still there", async ({
  page,
  focal,
}) => {
  const letGo = await hold(page, "/convert/generate-resume-bulk");
  await convert(page, focal);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("The conversion is cancelled. Nothing was charged.")).toBeVisible();
  letGo();
  await expect(page.getByText("cv.json")).toBeVisible();
  await expect(page.getByRole("button", { name: /Credits remaining\s*4/ })).toBeVisible();
  await expect(page).toHaveURL(/\/Application$/);
});
