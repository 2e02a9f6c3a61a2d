import type { Page } from "@playwright/test";
import { answer, callMadeBy, formOf, openForms } from "./answers";
import { Clock } from "./clock";
import { fileOf, jsonCv } from "./fixtures";
import { expect, type Focal, signIn, test } from "./focal";

const dialog = (page: Page) => page.getByRole("dialog", { name: "CV Options" });
const chosen = (page: Page, name: string) => dialog(page).getByRole("radio", { name, exact: true });
const limit = (page: Page, name: string) =>
  dialog(page).getByRole("spinbutton", { name: new RegExp(`^${name}`) });
const chooser = (page: Page) => dialog(page).getByLabel("Choose an image");
const notice = (page: Page, text: string) => dialog(page).getByRole("status").filter({ hasText: text });

/** A picture of 8 x 8 points. */
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR4nGPg8grFihiGlgQAb/gqQSDOGLkAAAAASUVORK5CYII=",
  "base64",
);
const logo = { name: "logo.png", mimeType: "image/png", buffer: png };

async function open(page: Page, focal: Focal, withIcon = false): Promise<void> {
  const { access_token } = await signIn(page, focal, focal.newUser({ active: true, credits: 2 }));
  if (withIcon) {
    const saved = await page.request.post("/api/convert/upload-cv-icon", {
      headers: { Authorization: `Bearer ${access_token}` },
      multipart: { icon: logo },
    });
    expect(saved.status()).toBe(200);
  }
  await page.goto("/Application");
  await page.getByRole("button", { name: "Open Styling" }).click();
  await expect(dialog(page)).toBeVisible();
}

test("CV-3 CV-4: the defaults of the options", async ({ page, focal }) => {
  await open(page, focal);
  for (const [legend, choices, standard] of [
    ["Mode", ["Strict", "Flexible"], "Strict"],
    ["Length", ["Concise", "Regular", "Detailed"], "Regular"],
    ["Perspective", ["First person", "Third person"], "First person"],
  ] as const) {
    const group = dialog(page).getByRole("group", { name: legend });
    await expect(group.getByRole("radio")).toHaveCount(choices.length);
    for (const name of choices) await expect(chosen(page, name)).toBeChecked({ checked: name === standard });
  }
  for (const name of ["Experience", "Projects"]) await expect(limit(page, name)).toHaveValue("5");
  await expect(limit(page, "Skills")).toHaveAttribute("aria-valuetext", "Auto");
  await expect(dialog(page)).toContainText("20 in Regular");
});

test("CV-4: the limits go by one, and what is out of range is ignored", async ({ page, focal }) => {
  await open(page, focal);
  for (const [name, max] of [
    ["Experience", 10],
    ["Projects", 10],
    ["Skills", 20],
  ] as const) {
    const field = limit(page, name);
    const more = dialog(page).getByRole("button", { name: `More: ${name}` });
    const fewer = dialog(page).getByRole("button", { name: `Fewer: ${name}` });
    if (name === "Skills") await field.fill("5");
    await more.click();
    await expect(field).toHaveValue("6");
    await fewer.click();
    await fewer.click();
    await expect(field).toHaveValue("4");
    for (const ignored of ["0", String(max + 1), "99", "-1", "2.5", "x"]) {
      await field.fill(ignored);
      await expect(field, `${name} ${ignored}`).toHaveValue("4");
    }
    await field.fill(String(max));
    await expect(field).toHaveValue(String(max));
    await expect(more).toBeDisabled();
    await field.press("ArrowUp");
    await expect(field).toHaveValue(String(max));
    await field.press("ArrowDown");
    await expect(field).toHaveValue(String(max - 1));
    await field.fill("1");
    await expect(field).toHaveValue("1");
    await expect(fewer).toBeDisabled();
  }
  await dialog(page).getByRole("button", { name: "As many skills as the length says" }).click();
  await expect(limit(page, "Skills")).toHaveAttribute("aria-valuetext", "Auto");
});

test("CV-3 D-45: the close button, Save, Cancel and Escape all just close; what was chosen stays", async ({
  page,
  focal,
}) => {
  await open(page, focal);
  const openAgain = () => page.getByRole("button", { name: "Open Styling" }).click();
  for (const [close, choose] of [
    ["Close", "Flexible"],
    ["Cancel", "Detailed"],
    ["Save", "Third person"],
    ["Escape", "Concise"],
  ] as const) {
    await dialog(page).getByText(choose, { exact: true }).click();
    if (close === "Escape") await page.keyboard.press("Escape");
    else await dialog(page).getByRole("button", { name: close, exact: true }).click();
    await expect(dialog(page)).toHaveCount(0);
    await openAgain();
    await expect(chosen(page, choose)).toBeChecked();
  }
  await page.keyboard.press("Escape");
  await expect(page.getByText("Flexible, Concise, third person"), "D-42: and is told").toBeVisible();
});

test("IC-1 IC-2 IC-4 IC-5 CV-9 D-56: the branding icon is chosen, saved, sent along and removed", async ({
  page,
  focal,
}) => {
  await openForms(page);
  const clock = await Clock.on(page);
  await open(page, focal);
  await expect(dialog(page).getByText("No icon", { exact: true })).toBeVisible();
  for (const name of ["Save Icon", "Remove Icon"])
    await expect(dialog(page).getByRole("button", { name })).toHaveCount(0);

  await clock.stop();
  await chooser(page).setInputFiles(logo);
  const said = notice(page, "File selected. Please save to upload.");
  await expect(said).toBeVisible();
  await expect(dialog(page).getByRole("img", { name: "Selected icon" })).toBeVisible();
  await clock.exactly(
    3000,
    () => expect(said).toBeVisible(),
    () => expect(said).toHaveCount(0, { timeout: 100 }),
  );
  await clock.go();

  const upload = await callMadeBy(page, "POST", "/convert/upload-cv-icon", () =>
    dialog(page).getByRole("button", { name: "Save Icon" }).click(),
  );
  expect(formOf(upload)).toEqual([["icon", "logo.png (image/png)"]]);
  await expect(notice(page, "CV icon uploaded successfully.")).toBeVisible();
  await expect(dialog(page).getByRole("img", { name: "Saved icon" })).toHaveAttribute(
    "src",
    /^data:image\/png;base64,/,
  );
  await expect(dialog(page).getByRole("button", { name: "Remove Icon" })).toBeVisible();
  await expect(dialog(page).getByRole("button", { name: "Save Icon" })).toHaveCount(0);
  await chooser(page).setInputFiles({ ...logo, name: "other.png" });
  await expect(
    dialog(page).getByRole("button", { name: "Save Icon" }),
    "a new file goes first",
  ).toBeVisible();
  await expect(dialog(page).getByRole("button", { name: "Remove Icon" })).toHaveCount(0);

  // The saved icon is there on the next visit and goes into the document as a named file.
  await page.reload();
  await page.getByRole("group", { name: "Old CV" }).locator("input").setInputFiles(jsonCv());
  const render = await callMadeBy(page, "POST", "/convert/generate-docx/{}", () =>
    page.getByRole("button", { name: "Convert CV" }).click(),
  );
  expect(formOf(render).slice(1)).toEqual([
    ["template", "Generic"],
    ["icon_image", "logo.png (image/png)"],
  ]);
  const shown = page.getByRole("region", { name: /^Document / });
  await expect(shown.getByRole("img", { name: "Picture" }), "it has a name there").toBeVisible();
  await page.getByRole("button", { name: "Reset" }).click();

  await page.getByRole("button", { name: "Open Styling" }).click();
  await dialog(page).getByRole("button", { name: "Remove Icon" }).click();
  await expect(notice(page, "CV icon removed successfully.")).toBeVisible();
  await expect(dialog(page).getByText("No icon", { exact: true })).toBeVisible();
});

test("IC-1: what counts as no icon", async ({ page, focal }) => {
  await answer(page, "GET", "/convert/get-cv-icon", {
    json: { message: "No CV icon found for the user", icon_data: "AAAA", icon_mimetype: "image/png" },
  });
  await open(page, focal, true);
  await expect(dialog(page).getByText("No icon", { exact: true })).toBeVisible();
  await expect(page.locator("[data-toast], [data-kind]")).toHaveCount(0);
});

test("IC-3: kinds and sizes of pictures", async ({ page, focal }) => {
  await open(page, focal);
  const invalid = "Invalid file format or size. Please select an image file up to 5MB.";
  const selected = "File selected. Please save to upload.";
  const limitBytes = 5_242_880;
  for (const [name, type, size, ok] of [
    ["a.png", "image/png", 100, true],
    ["a.jpg", "image/jpeg", 100, true],
    ["a.webp", "image/webp", 100, true],
    ["a.gif", "image/gif", 100, true],
    ["a.bmp", "image/bmp", 100, true],
    ["a.tiff", "image/tiff", 100, true],
    ["a.svg", "image/svg+xml", 100, false],
    ["a.pdf", "application/pdf", 100, false],
    ["full.png", "image/png", limitBytes, true],
    ["over.png", "image/png", limitBytes + 1, false],
  ] as const) {
    await chooser(page).setInputFiles(fileOf(name, size, type));
    await expect(notice(page, ok ? selected : invalid), name).toBeVisible();
    await expect(dialog(page).getByRole("button", { name: "Save Icon" }), name).toHaveCount(ok ? 1 : 0);
    if (!ok) expect(await chooser(page).inputValue(), "the selection is cleared").toBe("");
  }
});

test("IC-4 SE-10: below 500 the server's answer is shown, from 500 on the page's own words", async ({
  page,
  focal,
  complaints,
}) => {
  complaints.expectStatus(400, 413, 500);
  await open(page, focal, true);
  const remove = dialog(page).getByRole("button", { name: "Remove Icon" });
  const save = dialog(page).getByRole("button", { name: "Save Icon" });
  for (const [status, json, text] of [
    [400, { status: "error", message: "There is nothing to remove." }, "There is nothing to remove."],
    [400, {}, "Removal failed"],
    [200, { status: "error" }, "Removal failed"],
    [500, { message: "other words" }, "Failed to remove icon. Please try again."],
  ] as const) {
    await answer(page, "DELETE", "/convert/remove-cv-icon", { status, json });
    await remove.click();
    await expect(notice(page, text)).toBeVisible();
    await expect(remove, "it is still there").toBeVisible();
  }
  await chooser(page).setInputFiles(logo);
  for (const [status, json, text] of [
    [413, { status: "error", message: "The picture is too large." }, "The picture is too large."],
    [200, { status: "error" }, "Upload failed"],
    [201, { status: "success" }, "Upload failed"],
    [500, {}, "Failed to upload and save icon. Please try again."],
  ] as const) {
    await answer(page, "POST", "/convert/upload-cv-icon", { status, json });
    await save.click();
    await expect(notice(page, text)).toBeVisible();
    await expect(save, "the file is still selected").toBeVisible();
  }
});

test("D7 D8 D16 what is typed past a limit leaves it, options outlive a reload, the paste dialog keeps the focus", async ({
  page,
  focal,
}) => {
  await open(page, focal);
  await limit(page, "Experience").fill("4");
  await limit(page, "Experience").selectText();
  await page.keyboard.type("11");
  await expect(limit(page, "Experience")).toHaveValue("4");
  await dialog(page).getByText("Flexible", { exact: true }).click();
  await dialog(page).getByRole("button", { name: "Save", exact: true }).click();
  await page.reload();
  await page.getByRole("button", { name: "Open Styling" }).click();
  await expect(chosen(page, "Flexible")).toBeChecked();
  await expect(limit(page, "Experience")).toHaveValue("4");
  await page.keyboard.press("Escape");

  const paste = page.getByRole("button", { name: "Paste text instead (CV)" });
  await paste.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "CV text" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(paste).toBeFocused();
});
