import type { Page } from "@playwright/test";
import { answer, callMadeBy, hold, record, silence } from "./answers";
import { Clock } from "./clock";
import { expect, type Focal, signIn, test } from "./focal";

const dialog = (page: Page, name = /./) => page.getByRole("dialog", { name });
const toast = (page: Page, text: string) => page.locator("[data-toast]").filter({ hasText: text });
const rows = (page: Page) => page.getByRole("region", { name: "Users" }).getByRole("row");
const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: false });

async function open(page: Page, focal: Focal, address = "/admin"): Promise<void> {
  await signIn(page, focal, focal.newUser({ role: "admin", name: "Ada Desk" }));
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Users");
}

/** The toasts of the dialogs show for 2000 ms (SH-12). */
async function expectShortToast(page: Page, clock: Clock, text: string): Promise<void> {
  await clock.until(() => expect(toast(page, text)).toBeVisible({ timeout: 100 }));
  await clock.exactly(
    2000,
    () => expect(toast(page, text)).toBeVisible(),
    () => expect(toast(page, text)).toHaveCount(0, { timeout: 100 }),
  );
}

test("AD-1 D-75: who is no admin is told so and after 3 s at the home page", async ({ page, focal }) => {
  await signIn(page, focal, focal.newUser({ active: true }));
  const clock = await Clock.on(page);
  const calls = record(page, "GET", "/admin/users-table");
  await page.goto("/Terms-and-Conditions");
  await clock.stop();
  await page.goto("/admin");
  await clock.until(() =>
    expect(page.getByRole("heading", { level: 1 })).toHaveText("Unauthorized access.", { timeout: 100 }),
  );
  await expect(page.getByRole("main").getByRole("link", { name: "Go Home" })).toHaveAttribute("href", "/");
  await clock.exactly(
    3000,
    () => expect(page).toHaveURL(/\/admin$/),
    () => page.waitForURL((url) => url.pathname === "/", { timeout: 100 }),
  );
  expect(calls).toHaveLength(0);
});

test("AD-1 AD-8: users that cannot be loaded, at first and later", async ({ page, focal, complaints }) => {
  complaints.expectStatus(500);
  await signIn(page, focal, focal.newUser({ role: "admin" }));
  await answer(page, "GET", "/admin/users-table", { status: 500 });
  await page.goto("/admin");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "An error occurred while loading user data.",
  );
  await expect(page.getByRole("main").getByRole("link", { name: "Go Home" })).toHaveAttribute("href", "/");
  await page.unrouteAll();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Users");
  await answer(page, "GET", "/admin/users-table", { status: 500 });
  await page.getByRole("button", { name: "Email" }).click();
  await expect(toast(page, "Error fetching data. Please try again.")).toBeVisible();
  await expect(rows(page).nth(1), "the last table stands").toBeVisible();

  await answer(page, "GET", "/admin/user/{}", { status: 500 });
  await page
    .getByRole("button", { name: /^Edit / })
    .first()
    .click();
  await expect(dialog(page).getByRole("alert")).toHaveText("An error has occurred. Please try again.");
});

test("AD-2 AD-3: pages of 10, 20 and 50, ten sortable columns, search", async ({ page, focal }) => {
  const admin = focal.newUser({ role: "admin", name: "Aaa Desk" });
  const { access_token } = await focal.tokensOf(admin);
  for (let index = 1; index <= 23; index++) {
    const created = await fetch(`${focal.url}/api/admin/user`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${access_token}` },
      body: JSON.stringify({
        name: `Pager ${String(index).padStart(2, "0")}`,
        email: `pager-${index}@example.net`,
        password: "Workbench7!",
        user_role: "user",
        organisation: "Paging House",
        credits_remaining: index,
        subscription_status: "active",
      }),
    });
    expect(created.status).toBeLessThan(300);
  }
  await signIn(page, focal, admin);
  await page.goto("/admin?search=Paging+House");
  const names = page.getByRole("region", { name: "Users" }).getByRole("rowheader");
  const numbered = (...numbers: number[]) =>
    numbers.map((number) => `Pager ${String(number).padStart(2, "0")}`);
  const range = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const paging = page.getByRole("navigation", { name: "Pages" });
  const size = page.getByLabel("Rows");
  await expect(names).toHaveText(numbered(...range(1, 10)));
  await expect(size).toHaveValue("10");
  await expect(size.getByRole("option")).toHaveText(["10", "20", "50"]);
  await expect(paging).toContainText("Page 1 of 3");
  await expect(page.getByText("23 users")).toBeVisible();
  await expect(paging.getByRole("button", { name: "Previous page" })).toBeDisabled();
  const call = await callMadeBy(page, "GET", "/admin/users-table", () =>
    paging.getByRole("button", { name: "Next page" }).click(),
  );
  const query = new URL(call.url()).searchParams;
  expect([query.get("page"), query.get("per_page")]).toEqual(["2", "10"]);
  await expect(names).toHaveText(numbered(...range(11, 20)));
  await paging.getByRole("button", { name: "Next page" }).click();
  await expect(names).toHaveText(numbered(21, 22, 23));
  await expect(paging.getByRole("button", { name: "Next page" })).toBeDisabled();

  await size.selectOption("20");
  await expect(paging).toContainText("Page 1 of 2");
  await expect(names).toHaveCount(20);
  await paging.getByRole("button", { name: "Next page" }).click();
  await expect(names).toHaveText(numbered(21, 22, 23));
  const header = (title: string) => page.getByRole("columnheader", { name: title });
  const sort = (title: string) => header(title).getByRole("button").click();
  await sort("Credits");
  await expect(paging, "a sort goes to page 1").toContainText("Page 1 of 2");
  await expect(header("Credits")).toHaveAttribute("aria-sort", "ascending");
  await expect(names.first()).toHaveText("Pager 01");
  await sort("Credits");
  await expect(header("Credits")).toHaveAttribute("aria-sort", "descending");
  await expect(names.first()).toHaveText("Pager 23");

  await size.selectOption("50");
  await expect(names).toHaveCount(23);
  for (const [title, column] of [
    ["Name", "name"],
    ["Email", "email"],
    ["Organisation", "organisation"],
    ["Role", "user_role"],
    ["Plan", "subscription_plan"],
    ["Status", "subscription_status"],
    ["Converted", "converted_cvs_count"],
    ["Created", "created_at"],
    ["Last login", "last_login_time"],
  ] as const) {
    await sort(title);
    await expect(header(title)).toHaveAttribute("aria-sort", "ascending");
    await expect(page).toHaveURL(
      column === "name" ? /sort_by=%22?name|admin\?/ : new RegExp(`sort_by=${column}`),
    );
    await expect(names).toHaveCount(23);
  }
  await expect(rows(page).nth(1).getByRole("cell", { name: "Never" })).toBeVisible();

  await page.goto("/admin?search=Paging+House&page=3");
  await expect(paging).toContainText("Page 3 of 3");
  await page.getByRole("searchbox", { name: "Search users" }).fill("pager-1@example");
  await expect(names).toHaveText(["Pager 01"]);
  await expect(paging, "a search goes to page 1").toContainText("Page 1 of 1");
  await page.getByRole("searchbox", { name: "Search users" }).fill("nobody at all");
  await expect(page.getByText("No user matches.")).toBeVisible();
  await expect(paging).toContainText("Page 1 of 1");
});

test("AD-3: by name upwards unless told otherwise", async ({ page, focal }) => {
  await open(page, focal);
  await expect(page.getByRole("columnheader", { name: "Name" })).toHaveAttribute("aria-sort", "ascending");
  await expect(page.getByRole("columnheader").filter({ has: page.getByRole("button") })).toHaveCount(10);
});

test("AD-4 SH-12: a user is created; what is missing or wrong is said first", async ({ page, focal }) => {
  const clock = await Clock.on(page);
  await open(page, focal);
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
  await open(page, focal);
  await page.getByRole("button", { name: "Add user" }).click();
  await field(page, "Name").fill("Twice");
  await field(page, "Email").fill(email);
  await dialog(page)
    .getByRole("textbox", { name: /^Password/ })
    .fill("quiet-otter-31");
  const create = dialog(page).getByRole("button", { name: "Create user" });
  await create.click();
  await expect(toast(page, "Email already registered.")).toBeVisible();
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
  await open(page, focal, `/admin?search=${email}`);
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
  await open(page, focal, `/admin?search=${email}`);
  await answer(page, "PUT", "/admin/user/{}", { status: 500 });
  await answer(page, "DELETE", "/admin/user/{}", { status: 500 });
  await page.getByRole("button", { name: "Edit Edith Rowan" }).click();
  await field(page, "Name").fill("Edith Rowan II");
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(toast(page, "Error updating user. Please try again.")).toBeVisible();
  await dialog(page).getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Delete Edith Rowan" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete user" }).click();
  await expect(toast(page, "Error deleting user. Please try again.")).toBeVisible();
  await page.unrouteAll();
  const own = await page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem("access_token")}` };
    return (await (await fetch("/api/auth/profile", { headers })).json()).email as string;
  });
  await page.goto(`/admin?search=${own}`);
  await page.getByRole("button", { name: "Delete Ada Desk" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete user" }).click();
  await expect(toast(page, "You cannot delete your own account here.")).toBeVisible();
});

test("AD-6 D-76 SH-12: a user is deleted after a question", async ({ page, focal, complaints }) => {
  complaints.expectStatus(401);
  const account = focal.newUser({ name: "Gone Soon" });
  const clock = await Clock.on(page);
  await open(page, focal, `/admin?search=${account.email}`);
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

test("AD-7 D-77 SH-12: a demo account is made, shown once and copied", async ({ page, context, focal }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const clock = await Clock.on(page);
  await open(page, focal);
  await page.getByRole("button", { name: "Demo account" }).click();
  const letGo = await hold(page, "/admin/create-demo-account");
  await field(page, "Name").fill("Visiting Client");
  await field(page, "Organisation").fill("Client Ltd");
  const call = await callMadeBy(page, "POST", "/admin/create-demo-account", () =>
    dialog(page).getByRole("button", { name: "Create Demo Account" }).click(),
  );
  await expect(dialog(page).getByRole("button", { name: "Generating..." })).toBeDisabled();
  expect(call.postDataJSON()).toEqual({ name: "Visiting Client", organisation: "Client Ltd" });
  await clock.stop();
  letGo();
  await expectShortToast(page, clock, "Demo account created successfully!");
  const [email = "", password = ""] = await dialog(page).getByRole("definition").allTextContents();
  expect(email).toMatch(/^demo-\w+@/);
  await dialog(page).getByRole("button", { name: "Copy Account Details" }).click();
  await expectShortToast(page, clock, "Demo account details copied to clipboard");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `Email: ${email}\nPassword: ${password}`,
  );
  const { access_token } = await focal.tokensOf({ email, password });
  const profile = await page.request.get("/api/auth/profile", {
    headers: { Authorization: `Bearer ${access_token}` },
  });
  expect(await profile.json()).toMatchObject({
    name: "Visiting Client",
    organisation: "Client Ltd",
    subscription_plan: "demo",
    subscription_status: "active",
    credits_remaining: 3,
  });
});

test("AD-7: without details nothing is made up by the page; and a refusal", async ({
  page,
  focal,
  complaints,
}) => {
  complaints.expectStatus(500);
  await open(page, focal);
  await page.getByRole("button", { name: "Demo account" }).click();
  await answer(page, "POST", "/admin/create-demo-account", { status: 500 });
  const call = await callMadeBy(page, "POST", "/admin/create-demo-account", () =>
    dialog(page).getByRole("button", { name: "Create Demo Account" }).click(),
  );
  expect(call.postDataJSON()).toEqual({});
  await expect(toast(page, "Failed to generate demo account")).toBeVisible();
  await expect(dialog(page).getByRole("button", { name: "Create Demo Account" })).toBeEnabled();
});
