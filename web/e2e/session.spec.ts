import type { Page } from "@playwright/test";
import { answer, hold, record, silence } from "./answers";
import { Clock } from "./clock";
import { expect, keepTokens, signIn, test } from "./focal";

const userMenu = (page: Page) => page.getByRole("button", { name: /User menu/ });
const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));

const sessionDialog = (page: Page) => page.getByRole("alertdialog", { name: "Your session has ended" });
const chooseCv = (page: Page) =>
  page
    .getByRole("group", { name: "Old CV" })
    .locator("input")
    .setInputFiles({ name: "cv.json", mimeType: "application/json", buffer: Buffer.from(aPerson) });

/** An access token that nobody issued; only its expiry is read by the page. */
const tokenUntil = (seconds: number) => `h.${btoa(JSON.stringify({ exp: seconds }))}.s`;

const aPerson = JSON.stringify({
  basics: { name: "Robin Vale", email: "robin@example.net" },
  work: [
    { name: "Hill Foods", position: "Buyer", startDate: "2019-01", highlights: ["Bought flour and sugar."] },
  ],
});

async function manage(page: Page): Promise<void> {
  await userMenu(page).click();
  await page.getByRole("menuitem", { name: "Manage Subscription" }).click();
}

async function ask(page: Page): Promise<void> {
  await page.getByPlaceholder("Message Focal...").fill("What does a credit buy?");
  await page.keyboard.press("Enter");
}

for (const { text, secondsLeft, refreshes } of [
  { text: "ends this very second: it is renewed first", secondsLeft: 0, refreshes: true },
  { text: "has ended: it is renewed first", secondsLeft: -60, refreshes: true },
  { text: "has one second left: it is used", secondsLeft: 1, refreshes: false },
]) {
  test(`SE-1 SE-2: the access token ${text}`, async ({ page, focal }) => {
    const tokens = await focal.tokensOf(focal.newUser());
    const now = Math.ceil(Date.now() / 1000) + 60;
    const clock = await Clock.on(page);
    await page.clock.pauseAt(now * 1000);
    const access = tokenUntil(now + secondsLeft);
    await keepTokens(page, { ...tokens, access_token: access });
    const calls: string[] = [];
    page.on("request", async (request) => {
      const path = new URL(request.url()).pathname;
      if (path.startsWith("/api/auth/"))
        calls.push(
          `${request.method()} ${path} ${request.headers().authorization} ${request.postData() ?? ""}`,
        );
    });
    if (!refreshes)
      await answer(page, "GET", "/auth/profile", {
        json: { name: "Robin Vale", email: "robin@example.net" },
      });
    await page.goto("/Terms-and-Conditions");
    await clock.until(async () => expect(calls).toHaveLength(refreshes ? 2 : 1));
    const { access_token, refresh_token } = await stored(page);
    if (refreshes) {
      expect(calls).toEqual([
        `POST /api/auth/refresh Bearer ${tokens.refresh_token} `,
        `GET /api/auth/profile Bearer ${access_token} `,
      ]);
      expect(access_token).not.toBe(access);
      expect(refresh_token).not.toBe(tokens.refresh_token);
    } else {
      expect(calls).toEqual([`GET /api/auth/profile Bearer ${access} `]);
      expect(refresh_token).toBe(tokens.refresh_token);
    }
  });
}

test("SE-1 SE-2 D-21: two tabs with an expired token refresh once between them and stay signed in", async ({
  page,
  context,
  focal,
}) => {
  await signIn(page, focal, focal.newUser({ active: true }));
  await page.goto("/About");
  await expect(userMenu(page)).toBeVisible();
  await page.evaluate((token) => localStorage.setItem("access_token", token), tokenUntil(1));
  const other = await context.newPage();
  const refreshes = [record(page, "POST", "/auth/refresh"), record(other, "POST", "/auth/refresh")];
  await Promise.all([page.goto("/profile"), other.goto("/profile")]);
  for (const tab of [page, other])
    await expect(tab.getByRole("heading", { level: 1 })).toHaveText("Robin Vale");
  expect(refreshes.flat()).toHaveLength(1);

  // Signing out in one ends it in the other.
  await userMenu(page).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("Please log in to access this page.");
});

test("SE-3: a 401 is answered by one refresh and one more try", async ({ page, focal, complaints }) => {
  complaints.expectStatus(401);
  const tokens = await signIn(page, focal, focal.newUser({ active: true }));
  const calls = record(page, "POST", "/admin/chat/send");
  const refreshes = record(page, "POST", "/auth/refresh");
  await page.goto("/Application/Chat");
  await page.route(
    "**/api/admin/chat/send",
    (route) => route.fulfill({ status: 401, json: { error: "Token expired" } }),
    { times: 1 },
  );
  await ask(page);
  await expect(page.locator("[data-message]")).toHaveCount(3);
  await expect(page.locator("[data-message=streaming]")).toHaveCount(0);
  const { access_token } = await stored(page);
  expect(calls.map((call) => call.headers().authorization)).toEqual([
    `Bearer ${tokens.access_token}`,
    `Bearer ${access_token}`,
  ]);
  expect(refreshes).toHaveLength(1);
});

test("SE-3: the second 401 is final: no further try", async ({ page, focal, complaints }) => {
  complaints.expectStatus(401);
  await signIn(page, focal, focal.newUser());
  const calls = record(page, "POST", "/admin/chat/send");
  await page.goto("/Application/Chat");
  await answer(page, "POST", "/admin/chat/send", { status: 401 });
  await ask(page);
  await expect(page.getByText("I'm sorry, but I encountered an error.")).toBeVisible();
  expect(calls).toHaveLength(2);
});

for (const lost of ["there is no refresh token", "the refresh is refused"]) {
  test(`SE-3 SE-5: a 401 when ${lost}: both tokens go, and the browser to /`, async ({
    page,
    focal,
    complaints,
  }) => {
    complaints.expectStatus(401);
    await signIn(page, focal, focal.newUser());
    await page.goto("/Application/Chat");
    await expect(userMenu(page)).toBeVisible();
    await answer(page, "POST", "/admin/chat/send", { status: 401, json: { error: "Invalid token" } });
    if (lost === "the refresh is refused") await answer(page, "POST", "/auth/refresh", { status: 401 });
    else await page.evaluate(() => localStorage.removeItem("refresh_token"));
    await ask(page);
    await page.waitForURL((url) => url.pathname === "/");
    expect(await stored(page)).toEqual({});
    await sessionDialog(page).getByRole("button", { name: "Leave this page" }).click();
    await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe("/");
    await expect(page.getByPlaceholder("Message Focal...")).toHaveCount(0);
  });
}

test("SE-3 D-20: whoever signs in again over the page goes on where they were", async ({
  page,
  focal,
  complaints,
}) => {
  complaints.expectStatus(401);
  const account = focal.newUser({ active: true, credits: 1 });
  await signIn(page, focal, account);
  await page.goto("/Application");
  await chooseCv(page);
  await page.evaluate(() => localStorage.clear());
  await page.getByRole("button", { name: "Convert CV" }).click();
  const dialog = sessionDialog(page);
  await expect(dialog.getByLabel(/^Email/)).toHaveValue(account.email);
  expect(new URL(page.url()).pathname).toBe("/");
  await expect(page.getByText("cv.json")).toBeVisible();

  await dialog.getByLabel(/^Password/).fill("not this one");
  await dialog.getByRole("button", { name: "Log in" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Invalid email or password");
  await dialog.getByLabel(/^Password/).fill(account.password);
  await dialog.getByRole("button", { name: "Log in" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Your CV is ready" })).toBeVisible();
  await expect(page).toHaveURL(/\/Application\/[\w-]+$/);
});

test("SE-3 D-20: what was typed is there again, also in a dialog of the page", async ({
  page,
  focal,
  complaints,
}) => {
  complaints.expectStatus(401);
  const account = focal.newUser({ role: "admin" });
  for (let others = 0; others < 10; others++) focal.newUser({ name: "Ada Desk" }); // a whole page of the table
  await signIn(page, focal, account);
  await page.goto("/admin");
  await page.getByRole("button", { name: "Add user" }).click();
  const form = page.getByRole("dialog", { name: "Add user" });
  await form.getByLabel(/^Name/).fill("Kim Hale");
  const email = `kim.${Date.now()}@example.net`;
  await form.getByLabel(/^Email/).fill(email);
  await form.getByLabel(/^Password/).fill("Lantern-under-9");
  await answer(page, "POST", "/auth/refresh", { status: 401 });
  await page.evaluate((token) => localStorage.setItem("access_token", token), tokenUntil(1));
  await form.getByRole("button", { name: "Create user" }).click();
  const dialog = sessionDialog(page);
  await dialog.getByLabel(/^Password/).fill(account.password);
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(form).toHaveCount(0);
  await expect(page).toHaveURL(/\/admin$/);
  await page.getByRole("searchbox", { name: "Search users" }).fill(email);
  await expect(page.getByRole("rowheader", { name: "Kim Hale" })).toBeVisible();
});

for (const asks of [true, false]) {
  test(`D-20: nothing of one user goes on as another who signs in ${asks ? "meanwhile" : "unasked"}`, async ({
    page,
    context,
    focal,
    complaints,
  }) => {
    complaints.expectStatus(401);
    await signIn(page, focal, focal.newUser({ active: true, credits: 1 }));
    const other = focal.newUser({ active: true, credits: 1 });
    await page.goto("/Application");
    await chooseCv(page);
    const sent = record(page, "POST", "/convert/generate-resume-bulk");
    const dialog = sessionDialog(page);
    if (asks) {
      await page.evaluate(() => localStorage.clear());
      await page.getByRole("button", { name: "Convert CV" }).click();
      await expect(dialog).toBeVisible();
    }
    const tab = await context.newPage();
    const theirs = await focal.tokensOf(other);
    await tab.goto("/about");
    await tab.evaluate((pair) => {
      localStorage.setItem("refresh_token", pair.refresh_token);
      localStorage.setItem("access_token", pair.access_token);
    }, theirs);
    await page.waitForURL((url) => url.pathname === "/");
    await expect(page.getByText("cv.json")).toHaveCount(0);
    await expect(dialog).toHaveCount(0);
    await userMenu(page).click();
    await expect(page.getByRole("menu")).toBeVisible();
    expect(sent, "nothing is sent at the other's cost").toHaveLength(0);
    expect((await stored(page)).access_token).toBe(theirs.access_token);
    expect((await focal.profileOf(theirs)).credits_remaining).toBe(1);
  });
}

test("D-20: only “Leave this page” leaves it, words that are being written or not", async ({
  page,
  focal,
  complaints,
}) => {
  complaints.expectStatus(401);
  await signIn(page, focal, focal.newUser({ active: true, credits: 1 }));
  await page.goto("/Application");
  await chooseCv(page);
  await page.getByRole("button", { name: "Convert CV" }).click();
  await expect(page.getByRole("heading", { name: "Your CV is ready" })).toBeVisible();
  await page.getByRole("button", { name: "Edit text" }).click();
  await page.getByRole("button", { name: "Edit Name: Robin Vale" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Robin");
  await page.evaluate(() => localStorage.clear());
  const dialog = sessionDialog(page);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await page.mouse.click(4, 4);
  await expect(dialog.getByRole("button", { name: "Close" })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Leave this page" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Your CV is ready" })).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe("/");
});

test("D-20: where the profile alone asks, the way out leads to / and a reload to the login page", async ({
  page,
  focal,
  complaints,
}) => {
  complaints.expectStatus(401);
  await signIn(page, focal, focal.newUser());
  for (const isLeft of [true, false]) {
    await page.goto("/profile");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Robin Vale");
    await answer(page, "POST", "/auth/refresh", { status: 401 });
    const before = await stored(page);
    await page.evaluate((token) => {
      localStorage.setItem("access_token", token);
      window.dispatchEvent(new StorageEvent("storage", { key: "profile_updated" }));
    }, tokenUntil(1));
    await expect(sessionDialog(page)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe("/");
    if (isLeft) {
      await sessionDialog(page).getByRole("button", { name: "Leave this page" }).click();
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/Robin Vale|Please log in/);
      expect(new URL(page.url()).pathname).toBe("/");
      await page.evaluate((kept) => Object.assign(localStorage, kept), before);
    } else {
      await page.reload();
      await page.waitForURL((url) => url.pathname === "/login");
      expect(new URL(page.url()).searchParams.get("from")).toBe("/profile");
    }
  }
});

for (const [error, text] of [
  ["Token expired", "Session Expired. Please log in again."],
  ["Invalid token", "Unauthorized. Please log in again."],
] as const) {
  test(`SE-4 D-20: a page's own 401 with "${error}"`, async ({ page, focal, complaints }) => {
    complaints.expectStatus(401);
    await signIn(page, focal, focal.newUser());
    await page.goto("/About");
    await expect(userMenu(page)).toBeVisible();
    await page.evaluate(() => localStorage.setItem("theme", "dark"));
    await answer(page, "POST", "/payment/create-portal-session", { status: 401, json: { error } });
    await answer(page, "POST", "/auth/refresh", { status: 401 });
    await manage(page);
    await page.waitForURL("**/login");
    await expect(page.getByRole("alert").filter({ hasText: text })).toBeVisible();
    expect(await stored(page), "local storage is empty").toEqual({});
  });
}

test("SE-5: an expired session whose refresh is refused leaves a guest, without a word", async ({
  page,
  complaints,
}) => {
  complaints.expectStatus(401);
  await keepTokens(page, { access_token: tokenUntil(1), refresh_token: "made-up" });
  await page.goto("/profile");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Please log in to access this page.");
  expect(await stored(page)).toEqual({});
  await expect(page.locator("[data-kind]")).toHaveCount(0);
});

test("SE-3 SE-5: a call without any token leads to /", async ({ page, focal }) => {
  await signIn(page, focal, focal.newUser({ active: true, credits: 1 }));
  await page.goto("/Application");
  await page
    .getByRole("group", { name: "Old CV" })
    .locator("input")
    .setInputFiles({ name: "cv.json", mimeType: "application/json", buffer: Buffer.from("{}") });
  await page.evaluate(() => localStorage.clear());
  const calls = record(page, "POST", "/convert/generate-resume-bulk");
  await page.getByRole("button", { name: "Convert CV" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  expect(calls, "nothing is sent").toHaveLength(0);
});

test("SE-6: who is logged out by the server lands at /login without tokens", async ({
  page,
  focal,
  complaints,
}) => {
  complaints.expectStatus(401);
  await signIn(page, focal, focal.newUser());
  await answer(page, "GET", "/auth/profile", { status: 401 });
  await page.goto("/profile");
  await page.waitForURL("**/login");
  await expect(page.getByText("Unauthorized. Please log in again.")).toBeVisible();
  expect(await stored(page)).toEqual({});
  await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
});

test("SE-7 D-19: signing out, step by step", async ({ page, focal, complaints }) => {
  complaints.expectStatus(401);
  const tokens = await signIn(page, focal, focal.newUser());
  const clock = await Clock.on(page);
  await page.goto("/profile");
  const letGo = await hold(page, "/auth/logout");
  await userMenu(page).click();
  await expect(page.getByRole("menuitem", { name: "Sign out" })).toBeVisible();
  await clock.stop();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  const notice = page.locator("[data-kind]");
  await expect(notice).toHaveAttribute("data-kind", "info");
  await expect(notice).toContainText("Logging out...");
  const overlay = page
    .getByRole("status")
    .filter({ hasText: "Logging out..." })
    .and(page.locator(".fixed.inset-0"));
  expect(await overlay.boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 860 });
  letGo();
  await expect(notice).toContainText("Logged out successfully. Redirecting...");
  await clock.exactly(
    1500,
    async () => {
      await expect(overlay, "the log-in prompt does not flash").toBeVisible();
      await expect(page).toHaveURL(/\/profile$/);
    },
    () => page.waitForURL((url) => url.pathname === "/", { timeout: 100 }),
  );
  await clock.until(() => expect(overlay).toHaveCount(0, { timeout: 100 }));
  expect(await stored(page)).toEqual({});
  const refused = await page.request.post("/api/auth/refresh", {
    headers: { Authorization: `Bearer ${tokens.refresh_token}` },
  });
  expect(refused.status(), "the session is over on the server too").toBe(401);
});

test("SE-7 SE-9: a refused sign-out says so and takes the overlay away", async ({
  page,
  focal,
  complaints,
}) => {
  complaints.expectStatus(500);
  await signIn(page, focal, focal.newUser());
  await page.goto("/About");
  for (const [json, text] of [
    [{}, "Error logging out. Please try again."],
    [{ error: "Not now." }, "Not now."],
  ] as const) {
    await answer(page, "POST", "/auth/logout", { status: 500, json });
    await userMenu(page).click();
    await page.getByRole("menuitem", { name: "Sign out" }).click();
    const notice = page.getByRole("alert").filter({ hasText: text });
    await expect(notice).toBeVisible();
    await notice.getByRole("button", { name: "Close" }).click();
    await expect(page.getByText("Logging out...")).toHaveCount(0);
    await expect(userMenu(page), "still signed in").toBeVisible();
  }
  expect(Object.keys(await stored(page)).sort()).toEqual(["access_token", "refresh_token"]);
});

test("SE-8 SE-10: what a failed profile load says, by status; only 2xx is a success", async ({
  page,
  focal,
  complaints,
}) => {
  complaints.expectStatus(300, 400, 403, 404, 418, 500, 503);
  complaints.expect(/net::ERR_CONNECTION_REFUSED/);
  await signIn(page, focal, focal.newUser());
  for (const [status, text] of [
    [400, "Bad request. Please check your input and try again."],
    [403, "Forbidden. You do not have permission to access this resource."],
    [404, "Resource not found. Please check the URL and try again."],
    [500, "Internal server error. Please try again later."],
    [503, "Service unavailable. Please try again later."],
    [418, "An error occurred. Please try again."],
    [300, "An error occurred. Please try again."],
    [0, "No response received from the server. Please check your internet connection and try again."],
  ] as const) {
    if (status === 0) await silence(page, "GET", "/auth/profile");
    else await answer(page, "GET", "/auth/profile", { status, json: { error: "other words" } });
    await page.goto("/Terms-and-Conditions");
    await expect(page.getByRole("alert").filter({ hasText: text }), `${status}`).toBeVisible();
    expect(Object.keys(await stored(page)), "the tokens stay").toContain("refresh_token");
  }
  await answer(page, "GET", "/auth/profile", {
    status: 299,
    json: { name: "Robin Vale", email: "r@example.net" },
  });
  await page.reload();
  await expect(userMenu(page)).toBeVisible();
});

test("SE-10 D-85: the token goes along as bearer, and the page waits as long as it takes", async ({
  page,
  focal,
}) => {
  const tokens = await signIn(page, focal, focal.newUser());
  const clock = await Clock.on(page);
  const calls = record(page, "POST", "/admin/chat/send");
  await page.goto("/Application/Chat");
  const letGo = await hold(page, "/admin/chat/send");
  await ask(page);
  await expect(page.getByText("The assistant is writing")).toBeAttached();
  await page.clock.fastForward("00:10:00");
  await expect(page.getByText("The assistant is writing")).toBeAttached();
  letGo();
  await clock.go();
  await expect(page.locator("[data-message]")).toHaveCount(3);
  await expect(page.locator("[data-message=streaming]")).toHaveCount(0);
  await expect(page.getByText("I'm sorry, but I encountered an error.")).toHaveCount(0);
  expect(calls[0]?.headers().authorization).toBe(`Bearer ${tokens.access_token}`);
});
