import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { fileOf, jsonCv } from "./fixtures";
import { expect, type Focal, signIn, test } from "./focal";

const word = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const form = (page: Page) => page.getByRole("form", { name: /^(Add a template|Replace )/ });
const list = (page: Page) => page.getByRole("list", { name: "Templates" });
const toast = (page: Page, text: string) => page.locator("[data-toast]").filter({ hasText: text });

async function open(page: Page, focal: Focal): Promise<void> {
  await signIn(page, focal, focal.newUser({ role: "admin", active: true, credits: 2 }));
  await page.goto("/admin?tab=templates");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Templates");
  await expect(list(page).getByRole("listitem").first()).toBeVisible();
}

async function offer(page: Page, name: string, file: { name: string; buffer: Buffer } | null): Promise<void> {
  await form(page).getByLabel("Template name").fill(name);
  if (file)
    await form(page)
      .getByLabel(/^Word file/)
      .setInputFiles({ ...file, mimeType: word });
  await form(page).getByRole("button", { name: "Check and add" }).click();
}

/** A starter as a person downloads it. */
async function starter(page: Page): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    list(page).getByRole("button", { name: "Download Generic as a starter" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("Generic.docx");
  return readFileSync(await download.path());
}

/** The template with something changed in its main part. */
function changed(template: Buffer, change: (xml: string) => string): Buffer {
  const parts = unzipSync(new Uint8Array(template));
  parts["word/document.xml"] = strToU8(change(strFromU8(parts["word/document.xml"] ?? new Uint8Array())));
  return Buffer.from(zipSync(parts));
}

test("the buttons of a template take one row on a phone", async ({ page, focal }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, focal);
  const buttons = list(page).getByRole("listitem").first().getByRole("button");
  const rows = await buttons.evaluateAll(
    (all) => new Set(all.map((one) => one.getBoundingClientRect().y)).size,
  );
  expect(rows).toBe(1);
});

test("B5 D-59 a template is uploaded, previewed, used by a user and deleted", async ({
  page,
  visitor,
  focal,
}) => {
  await open(page, focal);
  await expect(list(page).getByRole("listitem").filter({ hasText: "Built in" }).first()).toContainText(
    "Comes with",
  );
  const template = changed(await starter(page), (xml) =>
    xml.replace("<w:body>", "<w:body><w:p><w:r><w:t>House of Harrow</w:t></w:r></w:p>"),
  );
  await offer(page, "Harrow", { name: "harrow.docx", buffer: template });
  await expect(toast(page, "Template Harrow added.")).toBeVisible();
  const row = list(page).getByRole("listitem").filter({ hasText: "Harrow" });
  await expect(row).toContainText("Uploaded");
  await row.getByRole("button", { name: "Preview Harrow" }).click();
  const preview = page.getByRole("region", { name: "Preview of Harrow" });
  await expect(preview.getByText("House of Harrow").first()).toBeVisible();
  await preview.getByRole("button", { name: "Close preview" }).click();
  await expect(preview).toHaveCount(0);

  const everybody = row.getByRole("checkbox", { name: "Harrow for everybody" });
  await everybody.check();
  await expect(everybody).toBeEnabled();
  const user = await visitor();
  await signIn(user, focal, focal.newUser({ active: true, credits: 1 }));
  await user.goto("/Application");
  await user.getByLabel("Template", { exact: true }).selectOption("Harrow");
  await user.getByRole("group", { name: "Old CV" }).locator("input").setInputFiles(jsonCv());
  await user.getByRole("button", { name: "Convert CV" }).click();
  await expect(
    user
      .getByRole("region", { name: /^Document / })
      .getByText("House of Harrow")
      .first(),
  ).toBeVisible({
    timeout: 30_000,
  });

  await row.getByRole("button", { name: "Replace Harrow" }).click();
  await expect(form(page).getByLabel(/^Word file/)).toBeFocused();
  await expect(form(page)).toContainText("Takes the place of Harrow, for everybody who may use it.");
  const next = changed(template, (xml) => xml.replace("House of Harrow", "Harrow and Daughters"));
  await form(page)
    .getByLabel(/^Word file/)
    .setInputFiles({ name: "next.docx", mimeType: word, buffer: next });
  await form(page).getByRole("button", { name: "Check and replace" }).click();
  await expect(toast(page, "Template Harrow replaced.")).toBeVisible();
  await row.getByRole("button", { name: "Preview Harrow" }).click();
  await expect(preview).toBeFocused();
  await expect(preview.getByText("Harrow and Daughters").first()).toBeInViewport();

  await row.getByRole("button", { name: "Delete Harrow" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete template" }).click();
  await expect(toast(page, "Template deleted.")).toBeVisible();
  await expect(row).toHaveCount(0);

  // What was made in it opens all the same, from its address and from the list.
  const standsIn = user.getByText(
    "The template Harrow is not available to you any more, so this is drawn in Generic.",
  );
  for (const way of ["its address", "the list"]) {
    if (way === "its address") await user.reload();
    else {
      await user.goto("/Application");
      const past = user.getByRole("region", { name: "Past conversions" });
      await past.getByRole("button", { name: /^Open / }).click();
    }
    await expect(standsIn, way).toBeVisible();
    await expect(user.getByRole("region", { name: /^Document / })).toBeVisible();
    await expect(user.getByText("Harrow and Daughters")).toHaveCount(0);
  }
});

test("D-59 what is wrong with a template is said, and it is not kept", async ({
  page,
  focal,
  complaints,
}) => {
  complaints.expectStatus(400, 409, 415, 422);
  await open(page, focal);
  const count = await list(page).getByRole("listitem").count();
  const problem = form(page).getByRole("alert");
  const generic = await starter(page);
  await offer(page, "", null);
  await expect(problem).toHaveText("Give the template a name.");
  await offer(page, "Broken", null);
  await expect(problem).toHaveText("Choose a Word file (.docx) to upload.");
  await offer(page, "Broken", fileOf("layout.pdf"));
  await expect(problem).toHaveText("A template is a Word file that ends in .docx. Save it so in Word.");
  await offer(page, "Broken", fileOf("large.docx", (10 << 20) + 1));
  await expect(problem).toHaveText("A template may have at most 10 MB.");
  for (const [what, file, said] of [
    ["no Word file at all", fileOf("text.docx", "just text"), /it is not a Word document: save it in Word/i],
    ["an old Word file", fileOf("old.docx", "\xd0\xcf\x11\xe0"), /not a Word document|old Word document/i],
    ["an empty file", fileOf("empty.docx", ""), "This file is empty. Save it in Word and choose it again."],
    [
      "an unknown name",
      { name: "a.docx", buffer: changed(generic, (xml) => xml.replace("{{name}}", "{{nonsense}}")) },
      /there is no \{\{nonsense\}\}/i,
    ],
    [
      "a section without an end",
      { name: "b.docx", buffer: changed(generic, (xml) => xml.replace("{{name}}", "{{#jobs}}")) },
      /jobs/,
    ],
  ] as const) {
    await offer(page, "Broken", file);
    await expect(problem.filter({ hasText: said }).first(), what).toBeVisible();
  }
  await expect(list(page).getByRole("listitem")).toHaveCount(count);
  await offer(page, "Generic", { name: "generic.docx", buffer: generic });
  await expect(problem.first()).toBeVisible();
  await expect(list(page).getByRole("listitem")).toHaveCount(count);
});
