import type { Page } from "@playwright/test";
import { dialog, expectShortToast, field, openAdmin, rows, toast } from "./admin";
import { answer, callMadeBy, record, silence } from "./answers";
import { Clock } from "./clock";
import { expect, signIn, test } from "./focal";

test("AD-4 SH-12: a user is created; what is missing or wrong is said first", async ({ page, focal }) => {
  const clock = await Clock.on(page);
  await openAdmin(page, focal);
  await page.getByRole("button", { name: "Add user" }).click();
  await expect(field(page, "Role")).toHaveValue("user");
  await expect(field(page, "Status")).toHaveValue("inactive");
  await expect(field(page, "Credits")).toHaveValue("0");
  const sent = record(page, "POST", "/admin/user");
  const create = dialog(page).getByRole("button", { name: "Create user" });
  const problem = dialog(page).getByRole("alert").first();
  const required = "Please fill in all required fields.";
  for (const [name, email, password, text] of [
    ["", "", "", required],
    ["Nils Aker", "", "12345678", required],
    ["", "nils.aker@example.net", "12345678", required],
    ["Nils Aker", "nils.aker@example.net", "", required],
    ["   ", "nils.aker@example.net", "12345678", required],
    ["Nils Aker", "nils.aker", "12345678", "Please enter a valid email address."],
    ["Nils Aker", "nils.aker@example.net", "1234567", "Password must be at least 8 characters long."],
  ] as const) {
    await field(page, "Name").fill(name);
    await field(page, "Email").fill(email);
    await dialog(page)
      .getByRole("textbox", { name: /^Password/ })
      .fill(password);
    await create.click();
    await expect(problem).toHaveText(text);
  }
  expect(sent).toHaveLength(0);

  const flag = dialog(page).getByText("Subscription Status is set to Active with no Credits remaining.");
  await expect(flag).toHaveCount(0);
  await field(page, "Status").selectOption("active");
  await expect(flag).toBeVisible();
  await field(page, "Status").selectOption("inactive");
  await expect(flag).toHaveCount(0);
  await field(page, "Credits").fill("25");
  await expect(field(page, "Status"), "credits make it active").toHaveValue("active");
  await expect(flag).toHaveCount(0);
  await dialog(page)
    .getByRole("textbox", { name: /^Password/ })
    .fill("quiet-otter-31");
  await field(page, "Organisation").fill("Aker AS");
  await clock.stop();
  const call = await callMadeBy(page, "POST", "/admin/user", () => create.click());
  expect(call.postDataJSON()).toEqual({
    name: "Nils Aker",
    email: "nils.aker@example.net",
    password: "quiet-otter-31",
    user_role: "user",
    organisation: "Aker AS",
    credits_remaining: 25,
    subscription_status: "active",
  });
  await expectShortToast(page, clock, "User created successfully!");
  await clock.go();
  await page.getByRole("searchbox", { name: "Search users" }).fill("nils.aker@");
  await expect(rows(page).nth(1)).toContainText("Aker AS");
  await expect(rows(page).nth(1)).toContainText("Never");
  await focal.tokensOf({ email: "nils.aker@example.net", password: "quiet-otter-31" });
});

test("AD-4: a refused creation", async ({ page, focal, complaints }) => {
  complaints.expectStatus(409, 500);
  complaints.expect(/net::ERR_CONNECTION_REFUSED/);
  const { email } = focal.newUser();
  await openAdmin(page, focal);
  await page.getByRole("button", { name: "Add user" }).click();
  await field(page, "Name").fill("Twice");
  await field(page, "Email").fill(email);
  await dialog(page)
    .getByRole("textbox", { name: /^Password/ })
    .fill("quiet-otter-31");
  const create = dialog(page).getByRole("button", { name: "Create user" });
  await create.click();
  await expect(dialog(page).getByText("Email already registered.")).toBeVisible();
  await answer(page, "POST", "/admin/user", { status: 500 });
  await create.click();
  await expect(toast(page, "Error creating user. Please try again.")).toBeVisible();
  await silence(page, "POST", "/admin/user");
  await create.click();
  await expect(toast(page, "An error occurred while creating the user. Please try again.")).toBeVisible();
  await expect(field(page, "Name"), "what was typed stays").toHaveValue("Twice");
});

test("AD-5 D-70 D-72 SH-12: a user is edited; credits and templates go only when changed", async ({
  page,
  focal,
}) => {
  const { email } = focal.newUser({ name: "Edith Rowan", credits: 4, active: true });
  const clock = await Clock.on(page);
  await openAdmin(page, focal, `/admin?search=${email}`);
  const edit = async () => {
    const read = await callMadeBy(page, "GET", "/admin/user/{}", () =>
      page.getByRole("button", { name: /^Edit / }).click(),
    );
    await expect(field(page, "Name")).toBeVisible();
    return new URL(read.url()).pathname.split("/").at(-1);
  };
  const save = dialog(page).getByRole("button", { name: "Save" });
  const templates = record(page, "PUT", "/admin/user/{}/templates");
  const id = await edit();

  for (const label of ["Name", "Email"]) {
    const before = await field(page, label).inputValue();
    await field(page, label).fill("  ");
    await save.click();
    await expect(dialog(page).getByRole("alert").first()).toHaveText("Please fill in all required fields.");
    await field(page, label).fill(before);
  }
  await field(page, "Organisation").fill("Rowan & Rowan");
  await field(page, "Converted CVs").fill("17");
  await clock.stop();
  const first = await callMadeBy(page, "PUT", "/admin/user/{}", () => save.click());
  expect(new URL(first.url()).pathname).toBe(`/api/admin/user/${id}`);
  expect(first.postDataJSON()).toEqual({
    name: "Edith Rowan",
    email,
    organisation: "Rowan & Rowan",
    user_role: "user",
    subscription_status: "active",
    converted_cvs_count: 17,
  });
  await expectShortToast(page, clock, "User updated successfully!");
  await clock.go();
  expect(templates).toHaveLength(0);
  await expect(rows(page).nth(1)).toContainText("Rowan & Rowan");

  await edit();
  await field(page, "Status").selectOption("inactive");
  await field(page, "Credits").fill("0");
  await expect(field(page, "Status")).toHaveValue("inactive");
  await field(page, "Credits").fill("30");
  await expect(field(page, "Status"), "credits make it active").toHaveValue("active");
  await field(page, "Status").selectOption("inactive");
  const typed = field(page, "Allowed templates");
  const add = dialog(page).getByRole("button", { name: "Add", exact: true });
  for (const [name, how] of [
    ["  Modern ", "Enter"],
    ["Europass", "button"],
    ["modern", "button"],
    ["Compact", "Enter"],
  ] as const) {
    await typed.fill(name);
    if (how === "Enter") await typed.press("Enter");
    else await add.click();
    await expect(typed).toHaveValue("");
  }
  await expect(dialog(page).getByRole("listitem")).toHaveText(["Modern", "Europass", "Compact"]);
  await dialog(page).getByRole("button", { name: "Remove Europass" }).click();
  const second = await callMadeBy(page, "PUT", "/admin/user/{}", () => save.click());
  expect(second.postDataJSON()).toMatchObject({ credits_remaining: 30, subscription_status: "inactive" });
  await expect(toast(page, "User updated successfully!")).toBeVisible();
  expect(templates.map((call) => call.postDataJSON())).toEqual([{ templates: ["Modern", "Compact"] }]);
  await expect(rows(page).nth(1)).toContainText("inactive");
  await edit();
  await expect(dialog(page).getByRole("listitem")).toHaveText(["Modern", "Compact"]);
  await expect(field(page, "Credits")).toHaveValue("30");
});

test("AD-5 AD-6 D-73: refused changes and deletions", async ({ page, focal, complaints }) => {
  complaints.expectStatus(409, 500);
  const { email } = focal.newUser({ name: "Edith Rowan" });
  await openAdmin(page, focal, `/admin?search=${email}`);
  await answer(page, "PUT", "/admin/user/{}", { status: 500 });
  await answer(page, "DELETE", "/admin/user/{}", { status: 500 });
  await page.getByRole("button", { name: "Edit Edith Rowan" }).click();
  await field(page, "Name").fill("Edith Rowan II");
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(toast(page, "Error updating user. Please try again.")).toBeVisible();
  await dialog(page).getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Delete Edith Rowan" }).click();
  await page.getByRole("textbox", { name: "Your own password" }).fill("whatever1");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete user" }).click();
  await expect(toast(page, "Error deleting user. Please try again.")).toBeVisible();
  await page.unrouteAll();
  const [own, refused] = await page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem("access_token")}` };
    const { id, email } = await (await fetch("/api/auth/profile", { headers })).json();
    const answer = await fetch(`/api/admin/user/${id}`, { method: "DELETE", headers });
    return [email as string, (await answer.json()).error as string];
  });
  expect(refused).toBe("You cannot delete your own account here.");
  await page.goto(`/admin?search=${own}`);
  await expect(page.getByRole("button", { name: "Edit Ada Desk" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Delete Ada Desk" }), "no way to it here").toHaveCount(0);
});

test("AD-6 D-76 SH-12: a user is deleted after a question", async ({ page, focal, complaints }) => {
  complaints.expectStatus(400, 401);
  const account = focal.newUser({ name: "Gone Soon" });
  const clock = await Clock.on(page);
  await openAdmin(page, focal, `/admin?search=${account.email}`);
  const question = page.getByRole("alertdialog");
  const ask = () => page.getByRole("button", { name: "Delete Gone Soon" }).click();
  await ask();
  await expect(question).toContainText(
    "Are you sure you want to delete this user? This action cannot be undone.",
  );
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toHaveCount(0);
  await expect(rows(page)).toHaveCount(2);
  await ask();
  const own = question.getByRole("textbox", { name: "Your own password" });
  await own.fill("Wrong4pass");
  await question.getByRole("button", { name: "Delete user" }).click();
  await expect(question.getByText("Your own password is not right.")).toBeVisible();
  await own.fill(account.password); // all accounts of the tests have the same
  await clock.stop();
  await callMadeBy(page, "DELETE", "/admin/user/{}", () =>
    question.getByRole("button", { name: "Delete user" }).click(),
  );
  await expectShortToast(page, clock, "User deleted successfully!");
  await clock.go();
  await expect(page.getByText("No user matches.")).toBeVisible();
  const login = await page.request.post("/api/auth/login", { data: account });
  expect(login.status()).toBe(401);
});

test("AD-5 two admins edit one user: nothing is lost, and a clash is asked about", async ({
  page,
  visitor,
  focal,
}) => {
  const { email } = focal.newUser({ name: "Edith Rowan" });
  const other = await visitor();
  for (const admin of [page, other]) {
    await openAdmin(admin, focal, `/admin?search=${email}`);
    await admin.getByRole("button", { name: "Edit Edith Rowan" }).click();
    await expect(field(admin, "Name")).toHaveValue("Edith Rowan");
  }
  const save = (admin: Page) => dialog(admin).getByRole("button", { name: "Save" }).click();
  await field(other, "Organisation").fill("Rowan Ltd");
  await field(other, "Credits").fill("5");
  await save(other);
  await expect(toast(other, "User updated successfully!")).toBeVisible();

  await field(page, "Name").fill("Edith Rowan-Hale");
  await field(page, "Credits").fill("8");
  await save(page);
  await expect(dialog(page).getByRole("alert").first()).toHaveText(
    "Somebody else has changed this user meanwhile: Credits is now “5”. Save again to keep what stands here.",
  );
  await expect(field(page, "Organisation")).toHaveValue("Rowan Ltd");
  await save(page);
  await expect(toast(page, "User updated successfully!")).toBeVisible();
  await page.getByRole("button", { name: "Edit Edith Rowan-Hale" }).click();
  await expect(field(page, "Organisation")).toHaveValue("Rowan Ltd");
  await expect(field(page, "Credits")).toHaveValue("8");
});

test("AD-5 D-104: a user who cannot sign in gets a link for a new password, and no password is told", async ({
  page,
  visitor,
  focal,
  complaints,
}) => {
  complaints.expectStatus(400);
  const { email } = focal.newUser({ name: "Locked Lane" });
  const admin = focal.newUser({ role: "admin" });
  await signIn(page, focal, admin);
  await page.goto(`/admin?search=${email}`);
  await page.getByRole("button", { name: "Edit Locked Lane" }).click();
  const help = dialog(page).getByRole("region", { name: "Sign-in" });
  await expect(help.getByRole("button", { name: "Switch two-factor off" })).toHaveCount(0);
  await help.getByRole("button", { name: "Reset password" }).click();
  await expect(
    help.getByRole("button", { name: "Keep password" }),
    "the safe one is the default",
  ).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(help.getByRole("button", { name: "Reset password" })).toBeFocused();
  await page.keyboard.press("Enter");
  const own = help.getByRole("textbox", { name: "Your own password" });
  await own.fill("Wrong4pass");
  await help.getByRole("button", { name: "Yes, reset password" }).click();
  await expect(help.getByText("Your own password is not right.")).toBeVisible();
  await own.fill(admin.password);
  await page.keyboard.press("Enter");
  await expect(help.getByRole("status")).toBeFocused();
  const link = await help.getByText(/\/reset-password#/).textContent();
  const other = await visitor();
  await other.goto(link ?? "");
  await expect(other.getByText(`Choose a password for ${email}.`)).toBeVisible();
  await expect(other, "the code does not stay in the address").toHaveURL(/\/reset-password$/);
  await expect(other.getByLabel(/^One-time password/)).toHaveValue(/^\w{4}(-\w{4}){5}$/);
  await other.getByLabel(/^New password/).fill("Lantern-under-9");
  await other.getByLabel(/^Confirm new password/).fill("Lantern-under-9");
  await other.getByRole("button", { name: "Reset password" }).click();
  await other.waitForURL("**/login");
  const login = await page.request.post("/api/auth/login", { data: { email, password: "Lantern-under-9" } });
  expect(login.status()).toBe(200);
});

test("AD-5 an account is suspended: its sessions end, sign-in says why, and it is let back in", async ({
  page,
  visitor,
  focal,
  complaints,
}) => {
  complaints.expectStatus(401, 403);
  const account = focal.newUser({ name: "Held Back", credits: 3, active: true });
  const admin = focal.newUser({ role: "admin" });
  const other = await visitor();
  await signIn(other, focal, account);
  await other.goto("/profile");
  await expect(other.getByRole("heading", { level: 1 })).toBeVisible();

  await signIn(page, focal, admin);
  await page.goto(`/admin?search=${account.email}`);
  const help = dialog(page).getByRole("region", { name: "Sign-in" });
  const decide = async (deed: string, back: string) => {
    await page.getByRole("button", { name: "Edit Held Back" }).click();
    await help.getByRole("button", { name: deed, exact: true }).click();
    await help.getByRole("textbox", { name: "Your own password" }).fill(admin.password);
    await help.getByRole("button", { name: `Yes, ${deed.toLowerCase()}` }).click();
    await expect(help.getByRole("button", { name: back, exact: true })).toBeVisible();
    await dialog(page).getByRole("button", { name: "Cancel" }).click();
  };
  await decide("Suspend", "Let back in");
  await expect(rows(page).nth(1)).toContainText("Suspended");

  const why = "This account is suspended. Ask your administrator.";
  // the page that is open ends with the reason at the next thing that it asks for
  await other.getByRole("button", { name: "Download my data" }).click();
  const ended = other.getByRole("alertdialog", { name: "Your session has ended" });
  await expect(ended).toContainText(why);
  await ended.getByRole("button", { name: "Leave this page" }).click();
  await other.goto("/login");
  const enter = async () => {
    await other.getByLabel("Email").fill(account.email);
    await other.getByRole("textbox", { name: /^Password/ }).fill(account.password);
    await other.getByRole("main").getByRole("button", { name: "Log in" }).click();
  };
  await enter();
  await expect(other.getByText(why)).toBeVisible();

  await decide("Let back in", "Suspend");
  await expect(rows(page).nth(1)).not.toContainText("Suspended");
  await enter();
  await other.waitForURL((url) => !url.pathname.startsWith("/login"));
});
