import type { Locator, Page } from "@playwright/test";
import { printPdfs } from "./fixtures";
import { expect, signIn, test } from "./focal";

/** Goes on with Tab until the target has the focus, as a person without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let steps = 0; steps < 60; steps++) {
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not reach ${target}`);
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}

async function write(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

const main = (page: Page) => page.getByRole("main");

test("keyboard only: register, log in, subscribe, convert, review, download, sign out", async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const { cv } = await printPdfs(browser);
  page.on("filechooser", () => {}); // from here on no dialog opens of its own
  await page.goto("/");
  await press(page, main(page).getByRole("link", { name: "Register Now" }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Create your account");
  await write(page, page.getByLabel("Name"), "Key Board");
  await write(page, page.getByLabel("Email"), "key.board@example.net");
  await write(page, page.getByRole("textbox", { name: /^Password/ }), "Titration4,5");
  await write(page, page.getByRole("textbox", { name: "Confirm password" }), "Titration4,5");
  await tabTo(page, page.getByRole("checkbox", { name: /I accept/ }));
  await page.keyboard.press("Space");
  await press(page, page.getByRole("button", { name: "Create account" }));
  await page.waitForURL("**/login");

  await write(page, page.getByLabel("Email"), "key.board@example.net");
  await write(page, page.getByRole("textbox", { name: /^Password/ }), "Titration4,5");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/Home");

  await press(page, page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Pricing" }));
  await press(page, page.getByRole("button", { name: "Get access: Personal Plan" }));
  await press(page, page.getByRole("button", { name: "Pay (test)" }));
  await expect(page.getByText(/^Payment successful!/)).toBeVisible();
  await press(page, page.getByRole("link", { name: "Convert CVs" }).first());
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("CV Converter");

  // The options: opened, changed by arrow keys, closed with Escape; the focus comes back.
  await press(page, page.getByRole("button", { name: "Open Styling" }));
  await expect(page.getByRole("dialog", { name: "CV Options" })).toBeVisible();
  await tabTo(page, page.getByRole("radio", { name: "First person" }));
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Third person" })).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Open Styling" })).toBeFocused();

  const choose = page.getByRole("group", { name: "Old CV" }).getByRole("button", { name: "Choose files" });
  await tabTo(page, choose);
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), page.keyboard.press("Enter")]);
  await chooser.setFiles(cv);
  await expect(page.getByText(cv.name)).toBeVisible();
  // The button that took the job goes with it, and so does the cross that takes it out: the focus stays there.
  const jobZone = page.getByRole("group", { name: "Job description" });
  await tabTo(page, jobZone.getByRole("button", { name: "Choose a file", exact: true }));
  const [second] = await Promise.all([page.waitForEvent("filechooser"), page.keyboard.press("Enter")]);
  await second.setFiles({ ...cv, name: "job.pdf" });
  await expect(jobZone).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(jobZone.getByRole("button", { name: "Remove job.pdf" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(jobZone).toBeFocused();
  await press(page, page.getByRole("button", { name: "Convert CV" }));
  const ready = page.getByRole("heading", { name: "Your CV is ready" });
  await expect(ready).toBeVisible({ timeout: 30_000 });
  await expect(ready, "the focus is where the news is").toBeFocused();

  await tabTo(page, page.getByRole("tab", { name: "Document" }));
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight"); // the original stands between
  await page.keyboard.press("Enter");
  await expect(page.getByRole("tab", { name: /What changed/ })).toHaveAttribute("aria-selected", "true");
  await press(page, page.getByRole("button", { name: "Reject: managment to management" }));
  await expect(page.getByText("Done: the document shows it.")).toBeVisible();

  await page.keyboard.press("Shift+Tab");
  await tabTo(page, page.getByRole("button", { name: "Download", exact: true }));
  const [download] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
  expect(download.suggestedFilename()).toMatch(/Lindgren.*\.docx$/);

  await press(page, page.getByRole("button", { name: /User menu/ }));
  await expect(page.getByRole("menuitem", { name: "Sign out" })).toBeVisible();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.pathname === "/");
  expect(await page.evaluate(() => localStorage.getItem("refresh_token"))).toBeNull();
});

test("keyboard only: the skip link, the accordion, the chat and an admin's dialog", async ({
  page,
  focal,
}) => {
  await signIn(page, focal, focal.newUser({ role: "admin" }));
  await page.goto("/About");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(main(page)).toBeFocused();
  const question = page.locator("summary").first();
  await tabTo(page, question);
  await page.keyboard.press("Enter");
  await expect(page.locator("details").first()).toHaveAttribute("open", "");

  await page.goto("/Application/Chat");
  await write(page, page.getByPlaceholder("Message Focal..."), "What is a credit?");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("log").locator("> ol > li")).toHaveCount(3);

  await page.goto("/admin");
  await press(page, page.getByRole("button", { name: "Add user" }));
  const dialog = page.getByRole("dialog", { name: "Add user" });
  await expect(dialog).toBeVisible();
  const holdsFocus = () => dialog.evaluate((element) => element.contains(document.activeElement));
  await expect(dialog.getByLabel("Name"), "a form begins at its first field").toBeFocused();
  for (let steps = 0; steps < 25; steps++) {
    await page.keyboard.press("Tab");
    // at its end the focus passes a guard beside the dialog, which sends it back to the start
    await expect.poll(holdsFocus, "the focus stays in the dialog").toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Add user" })).toBeFocused();
});
