import type { Page } from "@playwright/test";
import { answer, silence } from "./answers";

/** A screen in one of its states. `viewport`: only what is in view, for what lies above the page. */
export type Shot = {
  name: string;
  path: string;
  prepare?: (page: Page) => Promise<unknown>;
  viewport?: boolean;
  widths?: number[];
};

const film = (page: Page, act: string) =>
  page.locator("video").evaluate((video: HTMLVideoElement, how) => {
    video.scrollIntoView({ block: "center" });
    video.dispatchEvent(new Event("play"));
    if (how !== "play") video.dispatchEvent(new Event(how));
  }, act);

const press = (name: string) => (page: Page) => page.getByRole("main").getByRole("button", { name }).click();

const openAll = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) {
      details.removeAttribute("name");
      details.open = true;
    }
  });

/** What a guest can see. */
export const publicShots: Shot[] = [
  { name: "home", path: "/" },
  { name: "home-film-playing", path: "/", prepare: (page) => film(page, "play"), viewport: true },
  { name: "home-film-paused", path: "/", prepare: (page) => film(page, "pause"), viewport: true },
  { name: "home-film-ended", path: "/", prepare: (page) => film(page, "ended"), viewport: true },
  { name: "home-skip-link", path: "/", prepare: (page) => page.keyboard.press("Tab"), viewport: true },
  {
    name: "mobile-menu-guest",
    path: "/About",
    prepare: (page) => page.getByRole("button", { name: "Open menu" }).click(),
    viewport: true,
    widths: [360, 768],
  },
  { name: "about", path: "/About", prepare: openAll },
  { name: "pricing", path: "/Pricing", prepare: openAll },
  { name: "pricing-toast-success", path: "/Pricing?status=success", viewport: true },
  { name: "pricing-toast-cancelled", path: "/Pricing?status=cancelled", viewport: true },
  { name: "roadmap", path: "/Roadmap" },
  { name: "how-it-works", path: "/How-It-Works" },
  { name: "scenarios", path: "/Scenarios" },
  { name: "data-privacy", path: "/DataPrivacy", prepare: openAll },
  { name: "terms", path: "/Terms-and-Conditions" },
  { name: "contact", path: "/contact" },
  { name: "contact-errors", path: "/contact", prepare: press("Send message") },
  {
    name: "contact-sent",
    path: "/contact",
    prepare: async (page) => {
      await answer(page, "POST", "/contact", { json: { message: "ok" } });
      await page.getByLabel("Name").fill("Robin Vale");
      await page.getByLabel("Email").fill("robin@example.net");
      await page.getByLabel("Message").fill("We send forty CVs a week, as Word files.");
      await press("Send message")(page);
      await page.getByText("Thank you.").waitFor();
    },
  },
  { name: "login", path: "/login" },
  { name: "login-errors", path: "/login", prepare: press("Log in") },
  {
    name: "login-refused",
    path: "/login",
    prepare: async (page) => {
      await page.getByLabel("Email").fill("robin@example.net");
      await page.getByRole("textbox", { name: /^Password/ }).fill("Wrong7word");
      await press("Log in")(page);
      await page.getByText("Invalid email or password").first().waitFor();
    },
  },
  { name: "register", path: "/register" },
  { name: "register-errors", path: "/register", prepare: press("Create account") },
  { name: "reset", path: "/reset-password" },
  {
    name: "reset-second-step",
    path: "/reset-password",
    prepare: async (page) => {
      await answer(page, "POST", "/auth/request_password_reset", { json: { message: "ok" } });
      await page.getByLabel("Email").fill("robin@example.net");
      await press("Send one-time password")(page);
      await page.getByLabel("One-time password").waitFor();
    },
  },
  { name: "guarded", path: "/profile" },
  { name: "error", path: "/error" },
  { name: "not-found", path: "/nowhere" },
];

/** What the shell shows to somebody who is signed in. */
export const shellShots: Shot[] = [
  { name: "home-signed-in", path: "/" },
  {
    name: "user-menu",
    path: "/About",
    prepare: (page) => page.getByRole("button", { name: /User menu/ }).click(),
    viewport: true,
    widths: [1280],
  },
  {
    name: "mobile-menu",
    path: "/About",
    prepare: (page) => page.getByRole("button", { name: "Open menu" }).click(),
    viewport: true,
    widths: [360, 768],
  },
  { name: "pricing-signed-in", path: "/Pricing" },
  {
    name: "notice-error",
    path: "/Pricing?session_id=unknown",
    prepare: (page) => page.getByRole("button", { name: "Close" }).waitFor(),
    viewport: true,
  },
  {
    name: "notice-success",
    path: "/Terms-and-Conditions",
    prepare: async (page) => {
      const paid = { valid: true, payment_status: "paid", subscription_id: "sub_20" };
      await answer(page, "POST", "/payment/validate-session", { json: paid });
      await page.goto("/Pricing?session_id=cs_1");
      await page.getByText("Payment successful!").waitFor();
    },
    viewport: true,
  },
  {
    name: "profile-failed",
    path: "/Terms-and-Conditions",
    prepare: async (page) => {
      await silence(page, "GET", "/auth/profile");
      await page.goto("/profile");
      await page.getByText("Oh no. An error has occurred.").waitFor();
    },
  },
  {
    name: "password-set-by-somebody-else",
    path: "/Terms-and-Conditions",
    prepare: async (page) => {
      await page.route("**/api/auth/profile", async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), must_change_password: true } });
      });
      await page.goto("/About");
      await page.getByRole("complementary", { name: "Password" }).waitFor();
    },
    viewport: true,
  },
];
