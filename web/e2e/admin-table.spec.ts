import { expectNoSidewaysScroll } from "./accessible";
import { dialog, openAdmin, rows, toast } from "./admin";
import { answer, callMadeBy, record } from "./answers";
import { Clock } from "./clock";
import { expect, signIn, test } from "./focal";

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
  const hidden = await page
    .getByRole("table")
    .evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0));
  expect(hidden, "what says so widens no table").toBeLessThanOrEqual(0);
});

test("AD-3: by name upwards unless told otherwise", async ({ page, focal }) => {
  await openAdmin(page, focal);
  await expect(page.getByRole("columnheader", { name: "Name" })).toHaveAttribute("aria-sort", "ascending");
  await expect(page.getByRole("columnheader").filter({ has: page.getByRole("button") })).toHaveCount(10);
});

test("AD-2: Back undoes a search as one step, and the box follows", async ({ page, focal }) => {
  focal.newUser({ name: "Wanda Quill" });
  await openAdmin(page, focal);
  const box = page.getByRole("searchbox", { name: "Search users" });
  await box.pressSequentially("Wanda");
  await expect(page).toHaveURL(/search=Wanda$/);
  await box.pressSequentially(" Quill");
  await expect(page).toHaveURL(/search=Wanda(\+|%20)Quill$/);
  await expect(rows(page)).toHaveCount(2);
  await page.goBack();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(box).toHaveValue("");
  await expect(page.getByRole("rowheader", { name: "Ada Desk" }).first()).toBeVisible();
  await expect(page, "the old search does not come back").toHaveURL(/\/admin$/);
});

test("AD-2 on a phone whatever is pressed in the table is 44 px, and the log needs no scrolling sideways", async ({
  page,
  focal,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAdmin(page, focal);
  for (const name of [/^Edit /, /^Delete /, "Previous page", "Next page"] as const) {
    const box = await page.getByRole("button", { name }).first().boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), String(name)).toBeGreaterThanOrEqual(44);
  }
  expect((await page.getByLabel("Rows").boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.getByRole("searchbox", { name: "Search users" }).fill("nobody-at-all");
  const nobody = await page.getByText("No user matches.").boundingBox();
  expect(
    (nobody?.x ?? 360) + (nobody?.width ?? 360),
    "what is not found is said in view",
  ).toBeLessThanOrEqual(360);
  await page.route(/\/admin\/audit\?/, async (route) => {
    const answer = await route.fetch();
    const { events, ...rest } = await answer.json();
    const long = { ...events[0], id: -1, details: { template: "Harrow".repeat(12) } };
    await route.fulfill({ response: answer, json: { ...rest, events: [long, ...events] } });
  });
  await page.getByRole("button", { name: "Audit log" }).click();
  const log = page.getByRole("region", { name: "Audit log" });
  await expect(log.getByText("HarrowHarrow")).toBeVisible();
  const hidden = () => log.evaluate((region) => region.scrollWidth - region.clientWidth);
  expect(await hidden()).toBe(0);
  await page.setViewportSize({ width: 768, height: 860 });
  await expect.poll(hidden, "the table is drawn anew for the width").toBe(0);
  const row = await log.getByRole("row").last().boundingBox();
  expect(row?.height, "a tablet has room for a row per event").toBeLessThan(80);
});

test("D11 at 1280 px a long name and address hide no column", async ({ page, focal }) => {
  const long = "maximiliana.wolfeschlegelsteinhausenbergerdorff@consulting-partners.example.org";
  focal.createUser(long, { name: "Maximiliana Wolfeschlegelsteinhausenbergerdorff", active: true });
  await openAdmin(page, focal);
  await expect(rows(page).nth(2)).toBeVisible();
  const region = page.getByRole("region", { name: "Users" });
  const hidden = await region.evaluate((box) => box.scrollWidth - box.clientWidth);
  expect(hidden, "pixels out of sight").toBeLessThanOrEqual(0);
  await expect(region, "the address stands whole").toContainText(long);
});

test("D11 at 1440 px the table needs no scrolling sideways, and a search that finds nobody says so", async ({
  page,
  focal,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const name of ["Amara Okafor", "Wolfeschlegelsteinhausenbergerdorff Montgomery-Featherstonehaugh"])
    focal.newUser({ name, active: true, credits: 12, templates: "Modern,Agency" });
  const held = focal.newUser({ name: "Held Back", active: true, credits: 1 });
  await openAdmin(page, focal);
  await page.evaluate(async ({ email, password }) => {
    const headers = {
      Authorization: `Bearer ${localStorage.getItem("access_token")}`,
      "Content-Type": "application/json",
    };
    const { users } = await (await fetch(`/api/admin/users-table?search=${email}`, { headers })).json();
    const body = JSON.stringify({ password });
    await fetch(`/api/admin/user/${users[0].id}/suspension`, { method: "POST", headers, body });
  }, held); // all accounts of the tests have the same password
  await page.reload();
  const suspended = rows(page).filter({ hasText: "Suspended" });
  await expect(suspended).toHaveCount(1);
  expect((await suspended.boundingBox())?.height, "in one line").toBeLessThan(50);
  await expectNoSidewaysScroll(page);
  await page.getByLabel("Whom to show").selectOption("Only suspended");
  await expect(rows(page)).toHaveCount(2);
  await page.getByLabel("Whom to show").selectOption("All users");
  await expect(rows(page).nth(2)).toBeVisible();
  const region = page.getByRole("region", { name: "Users" });
  const hidden = await region.evaluate((box) => box.scrollWidth - box.clientWidth);
  expect(hidden, "pixels out of sight").toBeLessThanOrEqual(0);
  await page.getByRole("searchbox", { name: "Search users" }).fill("nobody-at-all");
  await expect(page.getByText("No user matches.")).toBeVisible();
});
