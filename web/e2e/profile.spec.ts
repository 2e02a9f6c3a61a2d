import type { Page } from "@playwright/test";
import { answer, callMadeBy, record } from "./answers";
import { expect, signIn, test } from "./focal";

const name = (page: Page) => page.getByRole("textbox", { name: "Name" });
const organisation = (page: Page) => page.getByRole("textbox", { name: "Organisation" });
const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true }).click();
const toast = (page: Page, text: string) => page.locator("[data-toast]").filter({ hasText: text });

test("PF-1: details, subscription cards, and a form whose e-mail is read-only", async ({ page, focal }) => {
  const account = focal.newUser({ active: true, credits: 12 });
  await signIn(page, focal, account);
  await page.goto("/profile");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Robin Vale");
  const details = page.locator("section").filter({ has: page.getByRole("heading", { name: "Account" }) });
  await expect(details.getByRole("term")).toHaveText([
    "Subscription",
    "Organisation",
    "Member since",
    "Last login",
  ]);
  await expect(details.getByRole("definition").first()).toHaveText("Active");
  const cards = page.getByLabel("Subscription", { exact: true });
  await expect(cards.getByRole("term")).toHaveText(["Plan", "Credits remaining", "CVs converted"]);
  await expect(cards.getByRole("definition").nth(1)).toHaveText("12");
  await expect(cards.getByRole("definition").nth(2)).toHaveText("0");
  await expect(name(page)).toHaveValue("Robin Vale");
  await expect(name(page)).toBeEditable();
  await expect(organisation(page)).toBeEditable();
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(account.email);
  await expect(page.getByRole("textbox", { name: "Email" })).not.toBeEditable();
  for (const button of ["Save", "Cancel"])
    await expect(page.getByRole("button", { name: button, exact: true })).toBeEnabled();
});

test("PF-2 D-33: what shows by status and plan", async ({ page, focal }) => {
  await signIn(page, focal, focal.newUser());
  let plan = {};
  await page.route("**/api/auth/profile", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...plan } });
  });
  for (const [status, id, cards, manage] of [
    ["inactive", "free", false, false],
    ["inactive", "", false, false],
    ["inactive", "personal", false, true],
    ["active", "Free", true, false],
    ["active", "demo", true, true],
    ["active", "professional", true, true],
  ] as const) {
    plan = { subscription_status: status, subscription_plan: id, subscription_name: id };
    await page.goto("/profile");
    await expect(name(page)).toBeVisible();
    const main = page.getByRole("main");
    await expect(page.getByLabel("Subscription", { exact: true }), `${status} ${id}`).toHaveCount(
      cards ? 1 : 0,
    );
    await expect(main.getByRole("link", { name: "View Pricing" })).toHaveCount(cards ? 0 : 1);
    await expect(main.getByRole("button", { name: "Manage Subscription" })).toHaveCount(manage ? 1 : 0);
  }
  plan = {};
  await page.goto("/profile");
  await page.getByRole("link", { name: "View Pricing" }).click();
  await expect(page).toHaveURL(/\/pricing$/i);
});

test("PF-3 D-28: an empty name, no change, and Cancel; nothing is sent", async ({ page, focal }) => {
  await signIn(page, focal, focal.newUser());
  const sent = record(page, "POST", "/auth/update_profile");
  await page.goto("/profile");
  await name(page).fill("   ");
  await save(page);
  await expect(page.getByText("Name cannot be empty.")).toBeVisible();
  await name(page).fill("  Robin Vale ");
  await organisation(page).fill("  ");
  await save(page);
  await expect(toast(page, "No changes made to the profile.")).toBeVisible();
  await expect(page.getByText("Name cannot be empty.")).toHaveCount(0);
  await name(page).fill("Somebody Else");
  await organisation(page).fill("Elsewhere");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(toast(page, "No changes have been saved.")).toBeVisible();
  await expect(name(page)).toHaveValue("Robin Vale");
  await expect(organisation(page)).toHaveValue("");
  expect(sent).toHaveLength(0);
});

test("PF-4 PF-5 D-23: a refresh, the change, the marker; the bar and the other tab follow", async ({
  page,
  context,
  focal,
}) => {
  const tokens = await signIn(page, focal, focal.newUser());
  const calls: string[] = [];
  await page.goto("/profile");
  await expect(name(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto("/About");
  await expect(other.getByRole("button", { name: "User menu: Robin Vale" })).toBeVisible();
  page.on("request", (request) => calls.push(new URL(request.url()).pathname));
  await name(page).fill("  Wren Okafor ");
  await organisation(page).fill(" Okafor Ltd ");
  const call = await callMadeBy(page, "POST", "/auth/update_profile", () => save(page));
  expect(call.postDataJSON()).toEqual({ name: "Wren Okafor", organisation: "Okafor Ltd" });
  await expect(toast(page, "Profile updated successfully.")).toBeVisible();
  for (const tab of [page, other])
    await expect(tab.getByRole("button", { name: "User menu: Wren Okafor" })).toBeVisible();
  expect(calls).toEqual(["/api/auth/refresh", "/api/auth/update_profile", "/api/auth/profile"]);
  const stored = await page.evaluate(() => ({ ...localStorage }));
  expect(call.headers().authorization).toBe(`Bearer ${stored.access_token}`);
  expect(stored.refresh_token).not.toBe(tokens.refresh_token);
  expect(Number(stored.profile_updated)).toBeGreaterThan(0);

  // An organisation may be emptied (D-28).
  await organisation(page).fill("");
  await save(page);
  await expect(page.getByText("None given")).toBeVisible();
});

test("PF-4 D-29: what goes wrong", async ({ page, focal, complaints }) => {
  complaints.expectStatus(401, 500);
  const account = focal.newUser();
  await focal.subscribe(account);
  await signIn(page, focal, account);
  await page.goto("/profile");
  await answer(page, "POST", "/auth/update_profile", { status: 500 });
  await name(page).fill("Wren Okafor");
  await save(page);
  await expect(toast(page, "Error updating profile. Please try again.")).toBeVisible();
  await expect(name(page), "what was typed stays").toHaveValue("Wren Okafor");

  await answer(page, "POST", "/payment/create-portal-session", { json: {} });
  await page.getByRole("main").getByRole("button", { name: "Manage Subscription" }).click();
  await expect(page.getByText("Error managing subscription. Please try again.")).toBeVisible();

  await answer(page, "POST", "/auth/update_profile", { json: { message: "saved" } });
  await answer(page, "GET", "/auth/profile", { status: 500 });
  await save(page);
  await expect(toast(page, "Profile updated successfully.")).toBeVisible();
  await expect(toast(page, "Failed to load user profile. Please try again.")).toBeVisible();
});

test("PF-5 D-29: a refused refresh: nothing is sent", async ({ page, focal, complaints }) => {
  complaints.expectStatus(401);
  await signIn(page, focal, focal.newUser());
  const sent = record(page, "POST", "/auth/update_profile");
  await page.goto("/profile");
  await answer(page, "POST", "/auth/refresh", { status: 401 });
  await name(page).fill("Wren Okafor");
  await save(page);
  await expect(toast(page, "Error updating profile. Please try again.")).toBeVisible();
  expect(sent).toHaveLength(0);
});

test("change of password: the other session ends, this one goes on", async ({
  page,
  visitor,
  focal,
  complaints,
}) => {
  complaints.expectStatus(400, 401);
  const account = focal.newUser();
  const elsewhere = await visitor();
  await signIn(page, focal, account);
  await signIn(elsewhere, focal, account);
  await elsewhere.goto("/profile");
  await expect(name(elsewhere)).toBeVisible();
  await page.goto("/profile");
  const current = page.getByRole("textbox", { name: "Current password" });
  const next = page.getByRole("textbox", { name: "New password" });
  const change = page.getByRole("button", { name: "Change password" });
  await current.fill("Workbench8!");
  await next.fill("1234567");
  await expect(change).toBeDisabled();
  await next.fill("Lanternfish4");
  await change.click();
  await expect(
    page
      .getByRole("alert")
      .filter({ hasText: /password/i })
      .first(),
  ).toBeVisible();
  await current.fill(account.password);
  await change.click();
  await expect(toast(page, "Password changed. Other devices have been signed out.")).toBeVisible();
  await focal.tokensOf({ ...account, password: "Lanternfish4" });
  await elsewhere.goto("/profile");
  await expect(elsewhere).toHaveURL(/\/login$/);
  await page.reload();
  await expect(name(page)).toBeVisible();
});
