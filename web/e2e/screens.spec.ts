import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "./accessible";
import { type Account, expect, signIn, test } from "./focal";

const themes = ["light", "dark"] as const;
const widths = [1280, 768, 360];

const publicScreens = [
  ["/", "Focus your CV for Unlimited Opportunities"],
  ["/About", "One job, done carefully"],
  ["/Pricing", "One credit, one CV"],
  ["/Roadmap", "Roadmap"],
  ["/How-It-Works", "How it works"],
  ["/Scenarios", "Practical Scenarios: Focal in Action"],
  ["/DataPrivacy", "Data privacy"],
  ["/Terms-and-Conditions", "Terms & Conditions"],
  ["/contact", "Contact"],
  ["/login", "Log in"],
  ["/register", "Create your account"],
  ["/reset-password", "Reset your password"],
  ["/error", "Oops! Something went wrong."],
  ["/no-such-page", "Page not found"],
  ["/profile", "Please log in to access this page."],
] as const;

const privateScreens = [
  ["/profile", "Robin Vale"],
  ["/Application", "CV Converter"],
  ["/Application/Demo", "Guided demo"],
  ["/Application/Compare", "Compare candidates"],
  ["/Application/Chat", "Product Assistant"],
  ["/admin", "Users"],
  ["/admin?tab=templates", "Templates"],
  ["/admin?tab=audit", "Audit log"],
] as const;

const setTheme = (page: Page, colorScheme: (typeof themes)[number]) =>
  page.emulateMedia({ colorScheme, reducedMotion: "reduce" });

/** What is open, in both themes: they follow the system without a reload. */
async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  for (const theme of themes) {
    await setTheme(page, theme);
    await expectAccessible(page);
  }
}

/** Each screen is loaded once, every second one in the dark, and looked at in both themes, at every width. */
async function expectFit(page: Page, screens: readonly (readonly [string, string])[]): Promise<void> {
  for (const [at, [path, heading]] of screens.entries()) {
    await test.step(path, async () => {
      await setTheme(page, at % 2 === 0 ? "light" : "dark");
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      for (const width of widths) {
        await page.setViewportSize({ width, height: width === 360 ? 740 : 860 });
        await expectNoSidewaysScroll(page);
        await expectAccessibleInBothThemes(page);
        await expectNoSidewaysScroll(page); // in the other theme
      }
    });
  }
}

// In halves, so that two workers share them.
for (const half of [0, 1])
  test(`RT-1 RT-3 RT-4 SH-10: every public screen is accessible, light and dark, and fits 360 and 768 px, ${half + 1} of 2`, async ({
    page,
    complaints,
  }) => {
    test.setTimeout(300_000);
    complaints.expectStatus(404);
    const screens = publicScreens.filter((_, at) => at % 2 === half);
    await expectFit(page, screens);
  });

test("RT-2: every private screen is accessible, light and dark, and fits 360 and 768 px", async ({
  page,
  focal,
}) => {
  test.setTimeout(300_000);
  await signIn(page, focal, focal.newUser({ role: "admin", active: true, credits: 5, templates: "Modern" }));
  await expectFit(page, privateScreens);
  await page.goto("/Application");
  await page.getByRole("button", { name: "Open Styling" }).click();
  await expect(page.getByRole("dialog", { name: "CV Options" })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.goto("/admin");
  await page.getByRole("button", { name: "Add user" }).click();
  await expect(page.getByRole("dialog", { name: "Add user" })).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test("SH-6: the mobile menu has the same items, the name and the e-mail", async ({ page, focal }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, focal, focal.createUser("mobile@example.net", { role: "admin", active: true }));
  await page.goto("/About");
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  for (const name of [
    "Convert CVs",
    "Home",
    "About",
    "Pricing",
    "Roadmap",
    "How It Works",
    "Scenarios",
    "Your Profile",
    "Admin",
    "Demo",
    "Chat",
  ]) {
    await expect(menu.getByRole("link", { name, exact: true })).toBeVisible();
  }
  await expect(menu.getByRole("button", { name: "Manage Subscription" })).toBeVisible();
  await expect(menu.getByRole("button", { name: "Sign out" })).toBeVisible();
  await expect(menu.getByText("Robin Vale")).toBeVisible();
  await expect(menu.getByText("mobile@example.net")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
});

test("RT-5: addresses match without regard to case, with and without a trailing slash", async ({ page }) => {
  for (const [path, heading] of [
    ["/PRICING", "One credit, one CV"],
    ["/how-it-works/", "How it works"],
    ["/scenarios", "Practical Scenarios: Focal in Action"],
    ["/dataprivacy", "Data privacy"],
    ["/Register", "Create your account"],
    ["/Reset-Password", "Reset your password"],
    ["/APPLICATION", "Please log in to access this page."],
    ["/application/demo", "Please log in to access this page."],
    ["/home", "Focus your CV for Unlimited Opportunities"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  }
});

test("HO-1 SC-1 D-13: titles and descriptions", async ({ page, complaints }) => {
  complaints.expectStatus(404);
  for (const [path, title] of [
    ["/", "Focus your CV for Unlimited Opportunities – Focal"],
    ["/Scenarios", "Practical Scenarios – Focal"],
    ["/login", "Log in – Focal"],
    ["/no-such-page", "Page not found – Focal"],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /.{10,}/);
  }
});

test("SH-7: the three PDFs of the footer", async ({ page }) => {
  await page.goto("/");
  for (const name of ["Terms and Conditions", "Privacy Policy", "Data Breach Policy"]) {
    const href = await page.getByRole("contentinfo").getByRole("link", { name }).getAttribute("href");
    const response = await page.request.get(href ?? "");
    expect(response.status(), name).toBe(200);
    expect(response.headers()["content-type"]).toBe("application/pdf");
  }
});

test("the theme can be chosen and stays", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/About");
  await page.getByRole("button", { name: "Use the dark theme" }).click();
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.getByRole("button", { name: "Use the light theme" })).toBeVisible();
});

async function logIn(page: Page, account: Account): Promise<void> {
  await page.getByLabel("Email").focus();
  await page.keyboard.type(account.email);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab"); // over "Forgot password?"
  await page.keyboard.type(account.password);
  await page.keyboard.press("Enter");
}

test("LO-3 D-14 SE-7: keyboard only, from a guarded page through login and back, then out", async ({
  page,
  focal,
}) => {
  const account = focal.createUser("keys@example.net", { active: true, credits: 1 });
  await page.goto("/profile");
  await page.getByRole("main").getByRole("link", { name: "Login" }).press("Enter");
  await logIn(page, account);
  await expect(page.getByText("Login successful!")).toBeVisible();
  await page.waitForURL("**/profile");
  await page.getByRole("button", { name: /User menu/ }).press("Enter");
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Logged out successfully. Redirecting...")).toBeVisible();
  await page.waitForURL((url) => url.pathname === "/");
  expect(await page.evaluate(() => localStorage.getItem("refresh_token"))).toBeNull();
});
