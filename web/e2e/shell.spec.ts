import type { Page } from "@playwright/test";
import { answer, callMadeBy, hold, silence } from "./answers";
import { Clock } from "./clock";
import { expect, signIn, test } from "./focal";

const mainEntries = ["Home", "About", "Pricing", "Roadmap", "How It Works", "Scenarios"];
const header = (page: Page) => page.locator("header");
const userMenu = (page: Page) => page.getByRole("button", { name: /User menu/ });

async function menuEntries(page: Page): Promise<string[]> {
  await userMenu(page).click();
  await expect(page.getByRole("menuitem").first()).toBeVisible();
  return page.getByRole("menuitem").allTextContents();
}

test("SH-1 SH-5: a guest's bar", async ({ page }) => {
  await page.goto("/");
  const links = header(page).getByRole("navigation", { name: "Main" }).getByRole("link");
  await expect(links).toHaveText(mainEntries);
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual([
    "/Home",
    "/About",
    "/Pricing",
    "/Roadmap",
    "/How-It-Works",
    "/Scenarios",
  ]);
  await expect(header(page).getByRole("link", { name: "Login" })).toHaveAttribute("href", "/login");
  await expect(header(page).getByRole("link", { name: "Register" })).toHaveAttribute("href", "/register");
  await expect(header(page).getByRole("link", { name: "Convert CVs" })).toHaveCount(0);
  await expect(userMenu(page)).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" }).getByRole("link")).toHaveText([
    ...mainEntries,
    "Login",
    "Register",
  ]);
});

for (const { who, options, convert, admin } of [
  { who: "an inactive user", options: {}, convert: false, admin: false },
  { who: "a subscriber", options: { active: true }, convert: true, admin: false },
  { who: "an inactive admin", options: { role: "admin" }, convert: false, admin: true },
] as const) {
  test(`SH-1 SH-2 SH-3 SH-4 SH-5: the bar and the menu of ${who}`, async ({ page, focal }) => {
    await signIn(page, focal, focal.newUser(options));
    await page.goto("/About");
    await expect(userMenu(page)).toBeVisible();
    await expect(header(page).getByRole("navigation", { name: "Main" }).getByRole("link")).toHaveText(
      mainEntries,
    );
    for (const name of ["Login", "Register"])
      await expect(header(page).getByRole("link", { name, exact: true })).toHaveCount(0);
    const entry = header(page).getByRole("link", { name: "Convert CVs" });
    await expect(entry).toHaveCount(convert ? 1 : 0);
    expect(await menuEntries(page)).toEqual([
      "Your Profile",
      "Manage Subscription",
      ...(admin ? ["Admin", "Demo", "Chat"] : []),
      "Sign out",
    ]);
    for (const [name, address] of [
      ["Your Profile", "/profile"],
      ...(admin
        ? [
            ["Admin", "/admin"],
            ["Demo", "/Application/Demo"],
            ["Chat", "/Application/Chat"],
          ]
        : []),
    ] as const) {
      await expect(page.getByRole("menuitem", { name })).toHaveAttribute("href", address ?? "");
    }
    await page.getByRole("menuitem", { name: "Your Profile" }).click();
    await expect(page).toHaveURL(/\/profile$/);
    if (!convert) return;
    await entry.click();
    await expect(page).toHaveURL(/\/Application$/);
  });
}

test("SH-6: a subscriber's mobile menu, to the converter and out", async ({ page, focal }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const { email } = focal.newUser({ active: true, name: "Mara Quist" });
  await signIn(page, focal, { email, password: "Workbench7!" });
  await page.goto("/About");
  const menu = page.getByRole("dialog", { name: "Menu" });
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(menu.getByText("Mara Quist")).toBeVisible();
  await expect(menu.getByText(email)).toBeVisible();
  for (const name of ["Admin", "Demo", "Chat", "Login", "Register"])
    await expect(menu.getByRole("link", { name, exact: true })).toHaveCount(0);
  await menu.getByRole("link", { name: "Convert CVs" }).click();
  await expect(page).toHaveURL(/\/Application$/);
  await expect(menu).toBeHidden();
  await page.getByRole("button", { name: "Open menu" }).click();
  await menu.getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL((url) => url.pathname === "/");
});

test("SH-7: the footer's year and support address", async ({ page, focal }) => {
  const settings = await (await fetch(`${focal.url}/api/config`)).json();
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByText(/^© 2024–20\d\d Focal\. All rights reserved\.$/)).toBeVisible();
  await expect(footer.getByRole("link", { name: settings.support_email })).toHaveAttribute(
    "href",
    `mailto:${settings.support_email}`,
  );
});

test("SH-8: a bar over the whole screen while nobody knows who is there", async ({ page, focal }) => {
  await signIn(page, focal, focal.newUser());
  const letGo = await hold(page, "/auth/profile");
  await page.goto("/profile");
  const screen = page.getByRole("status").filter({ hasText: "Loading" });
  await expect(screen).toBeVisible();
  expect(await screen.boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 860 });
  const ring = screen.locator("svg");
  await expect(ring).toHaveAttribute("width", "80");
  await expect(ring).toHaveAttribute("height", "80");
  await expect(ring).toHaveAttribute("stroke-width", "5");
  await expect(ring).toHaveCSS("animation-duration", "1.75s");
  letGo();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Robin Vale");
  await expect(screen).toHaveCount(0);
});

test("SH-8: a spinner while a page of a known user is on its way", async ({ page, focal }) => {
  await signIn(page, focal, focal.newUser({ role: "admin" }));
  const letGo = await hold(page, "/admin/users-table");
  await page.goto("/admin");
  const spinner = page.getByRole("main").getByRole("status").filter({ hasText: "Loading" });
  await expect(spinner.locator("svg")).toHaveAttribute("width", "40");
  await expect(userMenu(page), "the bar stays").toBeVisible();
  letGo();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Users");
});

test("SH-9: the profile failed to load", async ({ page, focal, complaints }) => {
  complaints.expectStatus(500);
  await signIn(page, focal, focal.newUser());
  await answer(page, "GET", "/auth/profile", { status: 500 });
  for (const path of ["/profile", "/Application", "/Application/Demo", "/Application/Chat", "/admin"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oh no. An error has occurred.");
    const links = page.getByRole("main").getByRole("link");
    await expect(links).toHaveText(["Login", "Go Home", "See Pricing"]);
    await expect(links.nth(0)).toHaveAttribute("href", /^\/login/);
    await expect(links.nth(1)).toHaveAttribute("href", "/");
    await expect(links.nth(2)).toHaveAttribute("href", "/pricing");
  }
});

test("SH-10 RT-2: a guest is asked to log in, on every page that needs it", async ({ page }) => {
  for (const path of ["/profile", "/Application", "/Application/Demo", "/Application/Chat", "/admin"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Please log in to access this page.");
    const links = page.getByRole("main").getByRole("link");
    await expect(links).toHaveText(["Login", "Register", "Go Home"]);
    await expect(links.nth(0)).toHaveAttribute("href", `/login?from=${encodeURIComponent(path)}`);
    await expect(links.nth(1)).toHaveAttribute("href", `/register?from=${encodeURIComponent(path)}`);
    await expect(links.nth(2)).toHaveAttribute("href", "/");
  }
});

test("SH-11 D-37: the notice, bottom right, red for an error and green for the rest", async ({
  page,
  focal,
  complaints,
}) => {
  complaints.expectStatus(500);
  await signIn(page, focal, focal.newUser());
  for (const [kind, what, isRed] of [
    ["error", { status: 500 }, true],
    ["error", { json: { valid: false, payment_status: "" } }, true],
    ["success", { json: { valid: true, payment_status: "paid" } }, false],
    ["warning", { json: { valid: true, payment_status: "unpaid" } }, false],
  ] as const) {
    await answer(page, "POST", "/payment/validate-session", what);
    await page.goto("/Pricing?session_id=cs_1");
    const notice = page.locator(`[data-kind=${kind}]`);
    await expect(notice).toBeVisible();
    await notice.evaluate((element) => Promise.all(element.getAnimations().map((motion) => motion.finished)));
    const box = await notice.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0), "at the right").toBeCloseTo(1280 - 16, 0);
    expect((box?.y ?? 0) + (box?.height ?? 0), "at the bottom").toBeCloseTo(860 - 16, 0);
    const { red, green } = await colourOf(page, `[data-kind=${kind}]`);
    expect(red > green, `${kind}: red ${red}, green ${green}`).toBe(isRed);
    await notice.getByRole("button", { name: "Close" }).click();
    await expect(notice).toHaveCount(0);
  }
  const letGo = await hold(page, "/auth/logout");
  await userMenu(page).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  const { red, green } = await colourOf(page, "[data-kind=info]");
  expect(green).toBeGreaterThan(red);
  letGo();
});

/** The background of an element as the screen shows it. */
async function colourOf(page: Page, selector: string): Promise<{ red: number; green: number }> {
  return page.locator(selector).evaluate((element) => {
    const canvas = document.createElement("canvas").getContext("2d");
    if (!canvas) throw new Error("no canvas");
    canvas.fillStyle = getComputedStyle(element).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return { red, green };
  });
}

test("SH-12: a toast shows for 3000 ms, and not while the pointer rests on it", async ({ page, focal }) => {
  await signIn(page, focal, focal.newUser());
  const clock = await Clock.on(page);
  await page.goto("/profile");
  const toast = page.locator("[data-toast]").filter({ hasText: "No changes have been saved." });
  const shown = () => expect(toast).toBeVisible();
  const gone = () => expect(toast).toHaveCount(0, { timeout: 100 });
  const cancel = page.getByRole("button", { name: "Cancel" });
  await cancel.waitFor();
  await clock.stop();
  await cancel.click();
  await shown();
  await clock.exactly(3000, shown, gone);

  await cancel.click();
  await toast.hover();
  await clock.run(10_000);
  await shown();
  await page.mouse.move(0, 0);
  await clock.exactly(3000, shown, gone);

  await cancel.click();
  await toast.getByRole("button", { name: "Dismiss" }).click();
  await gone();
});

test("SH-13: Manage Subscription sends this page's address and goes to the portal, and back", async ({
  page,
  focal,
}) => {
  const account = focal.newUser();
  await focal.subscribe(account);
  await signIn(page, focal, account);
  await page.goto("/About?x=1");
  await userMenu(page).click();
  const call = await callMadeBy(page, "POST", "/payment/create-portal-session", () =>
    page.getByRole("menuitem", { name: "Manage Subscription" }).click(),
  );
  expect(call.postDataJSON()).toEqual({ return_url: `${focal.url}/About?x=1` });
  await page.waitForURL("**/payment/sandbox/portal/**");
  await page.getByRole("button", { name: "Back to Focal" }).click();
  await expect(page).toHaveURL(`${focal.url}/About?x=1`);
});

test("SH-13 SE-9 D-40: what a refused portal says", async ({ page, focal, complaints }) => {
  complaints.expectStatus(500);
  complaints.expect(/net::ERR_CONNECTION_REFUSED/);
  await signIn(page, focal, focal.newUser({ active: true }));
  await page.goto("/Terms-and-Conditions");
  const manage = async (text: string) => {
    await userMenu(page).click();
    await page.getByRole("menuitem", { name: "Manage Subscription" }).click();
    const notice = page.getByRole("alert").filter({ hasText: text });
    await expect(notice).toBeVisible();
    await notice.getByRole("button", { name: "Close" }).click();
    await expect(page).toHaveURL(/\/Terms-and-Conditions$/);
  };
  await answer(page, "POST", "/payment/create-portal-session", { status: 500 });
  await manage("Error creating portal session");
  await answer(page, "POST", "/payment/create-portal-session", {
    status: 500,
    json: { error: "The provider is closed." },
  });
  await manage("The provider is closed.");
  await answer(page, "POST", "/payment/create-portal-session", { json: { unexpected: true } });
  await manage("Error managing subscription. Please try again.");
  await silence(page, "POST", "/payment/create-portal-session");
  await manage("No response received from the server. Please check your internet connection and try again.");

  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole("button", { name: "Open menu" }).click();
  await page
    .getByRole("dialog", { name: "Menu" })
    .getByRole("button", { name: "Manage Subscription" })
    .click();
  await page.getByRole("alert").getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("dialog"), "the menu does not lie over what is said").toHaveCount(0);
});

test("RT-3: an uncaught rendering error sends the browser to /error", async ({ page, focal, complaints }) => {
  complaints.expect(/is not a function/);
  await signIn(page, focal, focal.newUser({ active: true }));
  await page.route("**/api/auth/profile", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), allowed_templates: 5 } });
  });
  await page.goto("/Application");
  await expect(page).toHaveURL(/\/error$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Something went wrong.");
  await page.getByRole("link", { name: "Back to home" }).click();
  await expect(page).toHaveURL((url) => url.pathname === "/");
});

test("RT-4: an unknown path leads back home", async ({ page, complaints }) => {
  complaints.expectStatus(404);
  for (const path of ["/no-such-page", "/Application/No/Such/Page", "/admin/users"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
    await expect(page.getByRole("link", { name: "Back to home" })).toHaveAttribute("href", "/");
  }
});

test("RT-6 D-7: /contact takes a message, and the links to it live", async ({ page, focal }) => {
  await page.goto("/Scenarios");
  await page.getByRole("link", { name: "Contact Us for Advanced Defence Solutions" }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact");
  await page.getByLabel("Name").fill("Ida Brandt");
  await page.getByLabel("Email").fill("ida.brandt@example.net");
  await page.getByLabel("Message").fill("We need a layout for forty engineers.");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("Thank you. Your message has been sent.")).toBeVisible();
  await expect.poll(() => focal.mailsTo("ida.brandt@example.net").length).toBeGreaterThan(0);
});
