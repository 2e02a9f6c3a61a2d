import type { Page } from "@playwright/test";
import { answer, callMadeBy, record, silence } from "./answers";
import { Clock } from "./clock";
import { expect, signIn, test } from "./focal";

const main = (page: Page) => page.getByRole("main");

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByRole("textbox", { name: /^Password/ }).fill(password);
  await main(page).getByRole("button", { name: "Log in" }).click();
}

test("LO-1: e-mail, password, and the ways to reset and register", async ({ page }) => {
  await page.goto("/login");
  await expect(page.getByLabel("Email")).toBeEditable();
  await expect(page.getByRole("textbox", { name: /^Password/ })).toHaveAttribute("type", "password");
  await main(page).getByRole("link", { name: "Forgot password?" }).click();
  await expect(page).toHaveURL(/\/reset-password$/);
  await page.goBack();
  await main(page).getByRole("link", { name: "Get started" }).click();
  await expect(page).toHaveURL(/\/register$/);
});

test("LO-2: both fields are required, the address has a shape, and nothing is sent before", async ({
  page,
}) => {
  const sent = record(page, "POST", "/auth/login");
  await page.goto("/login");
  for (const [email, password, text] of [
    ["", "", "Invalid email format"],
    ["", "", "Please enter your password"],
    ["nobody", "Workbench7!", "Invalid email format"],
    ["nobody@example", "Workbench7!", "Invalid email format"],
    ["no body@example.net", "Workbench7!", "Invalid email format"],
    ["@example.net", "Workbench7!", "Invalid email format"],
    ["nobody@example.net", "", "Please enter your password"],
    ["nobody@example.net", "<>/", "Please enter your password"],
  ] as const) {
    await logIn(page, email, password);
    await expect(main(page).getByText(text), `${email} ${password}`).toBeVisible();
  }
  expect(sent).toHaveLength(0);
});

test("LO-2: angle brackets and slashes are not sent", async ({ page, complaints }) => {
  complaints.expectStatus(401);
  await page.goto("/login");
  const call = await callMadeBy(page, "POST", "/auth/login", () =>
    logIn(page, "<me>/@exam\\ple.net", "se<cr>et/1\\23"),
  );
  expect(call.postDataJSON()).toEqual({ email: "me@example.net", password: "secret123" });
  await expect(page.getByText("Invalid email or password")).toBeVisible();
});

test("LO-3: the tokens are stored, the toast shows 3 s, and after 1.8 s the browser is at /Home", async ({
  page,
  focal,
}) => {
  const account = focal.newUser();
  const clock = await Clock.on(page);
  await page.goto("/login");
  await clock.stop();
  await logIn(page, account.email, account.password);
  const said = page.getByText("Login successful!");
  await expect(said).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual([
    "access_token",
    "refresh_token",
  ]);
  await clock.exactly(
    1800,
    () => expect(page).toHaveURL(/\/login$/),
    () => expect(page).toHaveURL(/\/Home$/, { timeout: 100 }),
  );
  await clock.exactly(
    1200,
    () => expect(said).toBeVisible(),
    () => expect(said).toBeHidden({ timeout: 100 }),
  );
});

test("LO-3: after login the browser is where it came from, query and all", async ({ page, focal }) => {
  const account = focal.newUser({ role: "admin" });
  await page.goto("/admin?tab=templates");
  await main(page).getByRole("link", { name: "Login" }).click();
  await logIn(page, account.email, account.password);
  await page.waitForURL("**/admin?tab=templates");
});

test("LO-4: what a refused login says", async ({ page, complaints }) => {
  complaints.expectStatus(401, 418, 429, 500, 503);
  complaints.expect(/net::ERR_CONNECTION_REFUSED/);
  await page.goto("/login");
  for (const [status, json, text] of [
    [401, { error: "other words" }, "Invalid email or password"],
    [500, { error: "other words" }, "Internal server error. Please try again later."],
    [
      429,
      { error: "Too many attempts. Please try again later." },
      "Too many attempts. Please try again later.",
    ],
    [418, {}, "Invalid Email or Password. Please try again."],
    [503, { error: "Closed for a minute." }, "Closed for a minute."],
    [200, { refresh_token: "alone" }, "Login failed: Unexpected response from server"],
    [200, { access_token: "alone" }, "Login failed: Unexpected response from server"],
  ] as const) {
    await answer(page, "POST", "/auth/login", { status, json });
    await page.reload();
    await logIn(page, "me@example.net", "Workbench7!");
    await expect(main(page).getByRole("alert").first()).toHaveText(text);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  }
  await silence(page, "POST", "/auth/login");
  await logIn(page, "me@example.net", "Workbench7!");
  await expect(main(page).getByRole("alert").first()).toHaveText(
    "No response received from the server. Please check your internet connection and try again.",
  );
});

test("LO-4 D-87: a wrong password by the server's own words, and after ten of them a pause", async ({
  page,
  focal,
  complaints,
}) => {
  complaints.expectStatus(401, 429);
  const { email } = focal.newUser();
  await page.goto("/login");
  for (let attempt = 1; attempt <= 11; attempt++) {
    await page.goto("/login");
    await logIn(page, email, "Workbench8!");
    await expect(main(page).getByRole("alert").first()).toHaveText(
      attempt <= 10 ? "Invalid email or password" : "Too many attempts. Please try again later.",
    );
  }
});

for (const [from, target] of [
  ["", "/Home"],
  ["?from=%2Fprofile", "/profile"],
] as const) {
  test(`LO-5 D-9: who is logged in already is told so and after 1.5 s at ${target}`, async ({
    page,
    focal,
  }) => {
    await signIn(page, focal, focal.newUser());
    const clock = await Clock.on(page);
    await page.goto("/Terms-and-Conditions");
    await expect(page.getByRole("button", { name: /User menu/ })).toBeVisible();
    await clock.stop();
    await page.goto(`/login${from}`);
    await clock.until(() =>
      expect(page.getByRole("heading", { level: 1 })).toHaveText("You are already logged in.", {
        timeout: 100,
      }),
    );
    await clock.exactly(
      1500,
      () => expect(page).toHaveURL(/\/login/),
      () => page.waitForURL(`**${target}`, { timeout: 100 }),
    );
  });
}

test("D4 a demo account whose days are over reads why it cannot sign in", async ({ page, complaints }) => {
  complaints.expectStatus(403);
  const error = "This demo account has ended. Please register, or ask for a new one.";
  await answer(page, "POST", "/auth/login", { status: 403, json: { error } });
  await page.goto("/login");
  await page.getByLabel("Email").fill("demo-7k2m9q@demo.local");
  await page.getByRole("textbox", { name: /^Password/ }).fill("River7stone");
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page.getByRole("alert").filter({ hasText: error })).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});

test("D6: between the press and the next page nothing moves, and an admin finds Admin on Home", async ({
  page,
  focal,
}) => {
  await page.route("**/api/auth/profile", async (route) => {
    const answered = await route.fetch();
    if (!answered.ok()) return route.fulfill({ response: answered });
    await route.fulfill({ json: { ...(await answered.json()), must_change_password: true } });
  });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const account = focal.newUser({ role: "admin" });
    await page.goto("/login");
    const at = () =>
      page.evaluate(() =>
        [...document.querySelectorAll("h1, form button[type=submit], footer")].map((element) =>
          Math.round(element.getBoundingClientRect().top),
        ),
      );
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const before = await at();
    const known = page.waitForResponse((answered) => answered.url().endsWith("/api/auth/profile"));
    await logIn(page, account.email, account.password);
    await known;
    await page.waitForTimeout(300);
    expect(await at()).toEqual(before);
    await expect(page).toHaveURL(/\/Home$/);
    await expect(page.getByRole("complementary", { name: "Password" })).toBeVisible();
    const step = page.getByRole("complementary", { name: "Next step" });
    await expect(step).toContainText("You administer this service.");
    await page.screenshot({ path: `test-results/admin-home-${width}.png` });
    await step.getByRole("link", { name: "Admin" }).click();
    await expect(page).toHaveURL(/\/admin/);
    await page.evaluate(() => localStorage.clear());
  }
});
