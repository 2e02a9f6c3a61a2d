import type { Page } from "@playwright/test";
import { answer, callMadeBy, record } from "./answers";
import { Clock } from "./clock";
import { expect, signIn, test } from "./focal";

const main = (page: Page) => page.getByRole("main");
const password = (page: Page) => page.getByRole("textbox", { name: /^Password/ });
const confirmation = (page: Page) => page.getByRole("textbox", { name: "Confirm password" });
const submit = (page: Page) => main(page).getByRole("button", { name: "Create account" }).click();
const passwordText =
  "Password must be at least 8 characters long and contain at least one letter and one number";

async function fill(page: Page, email: string, secret = "Workbench7!"): Promise<void> {
  await page.getByLabel("Name").fill("Ines Falk");
  await page.getByLabel("Email").fill(email);
  await password(page).fill(secret);
  await confirmation(page).fill(secret);
  await page.getByRole("checkbox", { name: /I accept/ }).check();
}

for (const path of ["/register", "/Register"]) {
  test(`RG-1: the fields, the terms PDF and the toggles at ${path}`, async ({ page }) => {
    await page.goto(path);
    for (const label of ["Name", "Email", "Organisation (optional)"])
      await expect(page.getByLabel(label, { exact: false })).toBeEditable();
    for (const [field, name] of [
      [password(page), "password"],
      [confirmation(page), "confirm password"],
    ] as const) {
      await field.fill("secret");
      await expect(field).toHaveAttribute("type", "password");
      await page.getByRole("button", { name: `Show ${name}`, exact: true }).click();
      await expect(field).toHaveAttribute("type", "text");
      await expect(field).toHaveValue("secret");
      await page.getByRole("button", { name: `Hide ${name}`, exact: true }).click();
      await expect(field).toHaveAttribute("type", "password");
    }
    await expect(page.getByRole("checkbox", { name: /I accept/ })).not.toBeChecked();
    const terms = await main(page).getByRole("link", { name: "Terms and Conditions" }).getAttribute("href");
    const pdf = await page.request.get(terms ?? "");
    expect(pdf.headers()["content-type"]).toBe("application/pdf");
  });
}

test("RG-2: all that is missing is said at once, and nothing is sent", async ({ page }) => {
  const sent = record(page, "POST", "/auth/register");
  await page.goto("/register");
  await confirmation(page).fill("other");
  await submit(page);
  for (const text of [
    "Name is required",
    "Please enter a valid email address",
    passwordText,
    "Passwords do not match",
    "You must accept the terms and conditions",
  ]) {
    await expect(main(page).getByText(text, { exact: true })).toBeVisible();
  }
  await page.getByLabel("Name").fill("   ");
  await submit(page);
  await expect(main(page).getByText("Name is required")).toBeVisible();
  for (const wrong of ["ines", "ines@example", "ines@exam ple.net", "<ines>@example.net"]) {
    await page.getByLabel("Email").fill(wrong);
    await expect(main(page).getByText("Please enter a valid email address"), wrong).toBeVisible();
  }
  await page.getByLabel("Email").fill("ines@example.net");
  await expect(main(page).getByText("Please enter a valid email address")).toBeHidden();
  expect(sent).toHaveLength(0);
});

test("RG-3: where passwords begin and end", async ({ page }) => {
  await page.goto("/register");
  await submit(page);
  const complaint = main(page).getByText(passwordText);
  for (const [secret, accepted] of [
    ["abcdef1", false],
    ["abcdefg1", true],
    ["abcdefgh", false],
    ["12345678", false],
    ["abcdef1!", true],
    ["abcdef1#", false],
    ["abcdef1.", true],
    ["abcdef1,", true],
    ["abcdef1~", true],
    ["abcdef1?", true],
    ["abcdef 1", false],
    ["äbcdefg1", false],
  ] as const) {
    await password(page).fill(secret);
    await expect(complaint, secret).toBeVisible({ visible: !accepted });
    await password(page).fill(accepted ? "short" : "abcdefg1");
    await expect(complaint, `after ${secret}`).toBeVisible({ visible: accepted });
  }
});

test("RG-4: what is sent, and after 1 s the login page", async ({ page }) => {
  const clock = await Clock.on(page);
  await page.goto("/register");
  await fill(page, "ines.falk@example.net");
  await page.getByLabel("Organisation (optional)").fill("Falk & Co");
  await clock.stop();
  const call = await callMadeBy(page, "POST", "/auth/register", () => submit(page));
  expect(call.postDataJSON()).toEqual({
    name: "Ines Falk",
    email: "ines.falk@example.net",
    password: "Workbench7!",
    organisation: "Falk & Co",
  });
  await expect(page.getByText("Registration successful! Please log in.")).toBeVisible();
  await clock.exactly(
    1000,
    () => expect(page).toHaveURL(/\/register$/),
    () => expect(page).toHaveURL(/\/login$/, { timeout: 100 }),
  );
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test("RG-4: what a refused registration says", async ({ page, focal, complaints }) => {
  complaints.expectStatus(409, 500);
  await page.goto("/register");
  await fill(page, focal.newUser().email);
  await submit(page);
  await expect(main(page).getByRole("alert").first()).toHaveText("Email already registered.");
  await answer(page, "POST", "/auth/register", { status: 500 });
  await submit(page);
  await expect(main(page).getByRole("alert").first()).toHaveText(
    "Registration failed. Please check your information and try again.",
  );
  await expect(page).toHaveURL(/\/register$/);
});

test("RG-5: who is logged in already is told so and after 3 s at the home page", async ({ page, focal }) => {
  await signIn(page, focal, focal.newUser());
  const clock = await Clock.on(page);
  await page.goto("/Terms-and-Conditions");
  await clock.stop();
  await page.goto("/register");
  await clock.until(() =>
    expect(page.getByRole("heading", { level: 1 })).toHaveText("Already Logged In", { timeout: 100 }),
  );
  await clock.exactly(
    3000,
    () => expect(page).toHaveURL(/\/register$/),
    () => page.waitForURL((url) => url.pathname === "/", { timeout: 100 }),
  );
});
