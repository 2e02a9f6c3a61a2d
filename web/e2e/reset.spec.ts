import type { Page } from "@playwright/test";
import { answer, callMadeBy, record } from "./answers";
import { Clock } from "./clock";
import { expect, signIn, test } from "./focal";

const main = (page: Page) => page.getByRole("main");
const alert = (page: Page) => main(page).getByRole("alert").first();
const request = (page: Page) => main(page).getByRole("button", { name: "Send one-time password" }).click();

async function fill(page: Page, code: string, password: string, confirmation = password): Promise<void> {
  await page.getByLabel("One-time password").fill(code);
  await page.getByRole("textbox", { name: /^New password/ }).fill(password);
  await page.getByRole("textbox", { name: "Confirm new password" }).fill(confirmation);
}
const submit = (page: Page) => main(page).getByRole("button", { name: "Reset password" }).click();

/** The second step without a mail. */
async function toSecondStep(page: Page): Promise<void> {
  await answer(page, "POST", "/auth/request_password_reset", { json: { message: "sent" } });
  await page.goto("/reset-password");
  await page.getByLabel("Email").fill("ines@example.net");
  await request(page);
  await expect(page.getByRole("heading", { name: "Set a new password" })).toBeVisible();
}

test("RS-1 RS-3: the one-time password of the mail opens the account, once", async ({
  page,
  focal,
  complaints,
}) => {
  complaints.expectStatus(400, 401);
  const account = focal.newUser();
  const clock = await Clock.on(page);
  await page.goto("/reset-password");
  await page.getByLabel("Email").fill(account.email);
  await request(page);
  await expect(page.getByText("One-time password has been sent to your email")).toBeVisible();

  await expect.poll(() => focal.mailsTo(account.email)).toHaveLength(1);
  const code = /\b\d{6}\b/.exec(
    focal
      .mailsTo(account.email)[0]
      ?.split(/\r?\n\r?\n/)
      .slice(1)
      .join("\n") ?? "",
  )?.[0];
  expect(code, "six digits in the mail").toBeDefined();

  await fill(page, code === "000000" ? "000001" : "000000", "Lanternfish4");
  await submit(page);
  await expect(alert(page)).toHaveText("Invalid email or one-time password");

  await fill(page, code ?? "", "Lanternfish4");
  await clock.stop();
  await submit(page);
  await expect(page.getByText("Password reset successful!")).toBeVisible();
  await clock.exactly(
    2000,
    () => expect(page).toHaveURL(/\/reset-password$/),
    () => expect(page).toHaveURL(/\/login$/, { timeout: 100 }),
  );
  const old = await page.request.post("/api/auth/login", { data: account });
  expect(old.status()).toBe(401);
  await focal.tokensOf({ ...account, password: "Lanternfish4" });
  const again = await page.request.post("/api/auth/reset_password_with_code", {
    data: { email: account.email, code, new_password: "Lanternfish5" },
  });
  expect(again.status(), "used up").toBe(400);
});

test("RS-1: an address is asked for, and what a refusal says", async ({ page, complaints }) => {
  complaints.expectStatus(429, 500);
  const sent = record(page, "POST", "/auth/request_password_reset");
  await page.goto("/reset-password");
  for (const empty of ["", "  ", "<>/"]) {
    await page.getByLabel("Email").fill(empty);
    await request(page);
    await expect(main(page).getByText("Please enter your email address")).toBeVisible();
  }
  expect(sent).toHaveLength(0);
  await page.getByLabel("Email").fill("ines@example.net");
  for (const [status, text] of [
    [429, "Too many attempts. Please try again later."],
    [500, "Failed to request one-time password. Please try again."],
  ] as const) {
    await answer(page, "POST", "/auth/request_password_reset", { status, json: { error: "other words" } });
    await request(page);
    await expect(alert(page)).toHaveText(text);
    await expect(page.getByLabel("One-time password")).toHaveCount(0);
  }
  expect(sent[0]?.postDataJSON()).toEqual({ email: "ines@example.net" });
});

test("RS-2: what the second step asks for, and what it sends", async ({ page }) => {
  await toSecondStep(page);
  const sent = record(page, "POST", "/auth/reset_password_with_code");
  await fill(page, "", "", "other");
  await submit(page);
  for (const text of [
    "Please enter the one-time password",
    "New password must be at least 8 characters long",
    "New password and confirm password do not match",
  ]) {
    await expect(main(page).getByText(text, { exact: true })).toBeVisible();
  }
  const tooShort = main(page).getByText("New password must be at least 8 characters long");
  await fill(page, "123456", "1234567");
  await expect(tooShort).toBeVisible();
  await fill(page, "123456", "12345678");
  await expect(tooShort).toBeHidden();
  await fill(page, "123456", "<1234567/");
  await expect(tooShort, "brackets and slashes do not count").toBeVisible();
  expect(sent).toHaveLength(0);

  await answer(page, "POST", "/auth/reset_password_with_code", { json: { message: "done" } });
  await fill(page, "<12/34\\56>", "<Lantern/fish4>", "Lanternfish4");
  const call = await callMadeBy(page, "POST", "/auth/reset_password_with_code", () => submit(page));
  expect(call.postDataJSON()).toEqual({
    email: "ines@example.net",
    code: "123456",
    new_password: "Lanternfish4",
  });
});

test("RS-3: what a refused reset says", async ({ page, complaints }) => {
  complaints.expectStatus(400, 418, 429, 500);
  await toSecondStep(page);
  await fill(page, "123456", "Lanternfish4");
  for (const [status, text] of [
    [400, "Invalid email or one-time password"],
    [500, "Internal server error. Please try again later."],
    [429, "Too many requests. Please try again later."],
    [418, "An error occurred. Please try again."],
  ] as const) {
    await answer(page, "POST", "/auth/reset_password_with_code", { status, json: { error: "other words" } });
    await submit(page);
    await expect(alert(page)).toHaveText(text);
  }
  await expect(page).toHaveURL(/\/reset-password$/);
});

test("RS-4: a logged-in visitor is sent to /Home", async ({ page, focal }) => {
  await signIn(page, focal, focal.newUser());
  await page.goto("/reset-password");
  await expect(page).toHaveURL(/\/Home$/);
});

test("D12 what has to be filled in is marked, on every form of the accounts", async ({ page }) => {
  for (const [address, labels] of [
    ["/reset-password", ["Email"]],
    ["/login", ["Email", "Password"]],
    ["/register", ["Name", "Email", "Password"]],
    ["/contact", ["Name", "Email", "Message"]],
  ] as const) {
    await page.goto(address);
    for (const name of labels) {
      const field = page.getByRole("textbox", { name: new RegExp(`^${name}`) }).first();
      await expect(field, `${address} ${name}`).toHaveAttribute("required");
      const id = await field.getAttribute("id");
      await expect(page.locator(`label[for="${id}"]`), `${address} ${name}`).toContainText("*");
    }
  }
});
