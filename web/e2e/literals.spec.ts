import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { fileOf } from "./fixtures";
import { type Account, expect, type Focal, signIn, test } from "./focal";
import { literals } from "./literals";

type Who = "guest" | "user" | "subscriber" | "admin";
type Screen = { who: Who; path: string; prepare?: (page: Page) => Promise<unknown> };

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const oldCv = (page: Page) => page.getByRole("group", { name: "Old CV" }).locator("input");

async function newUser(page: Page, fields: Record<string, string>, create = true): Promise<void> {
  await button(page, "Add user").click();
  const dialog = page.getByRole("dialog");
  for (const [label, value] of Object.entries(fields)) {
    if (label === "Status") await dialog.getByLabel(label).selectOption(value);
    else if (label === "Password") await dialog.getByRole("textbox", { name: /^Password/ }).fill(value);
    else await dialog.getByLabel(label).fill(value);
  }
  if (create) await button(page, "Create user").click();
}

async function demoStep(page: Page, step: 2 | 3): Promise<void> {
  await page.getByRole("group", { name: "Upload resume" }).locator("input").setInputFiles(fileOf("cv.pdf"));
  await button(page, "Next step").click();
  if (step === 3) await button(page, "Skip this step").click();
}

const screens: Record<string, Screen> = {
  home: { who: "guest", path: "/" },
  about: { who: "guest", path: "/About" },
  "pricing of a guest": { who: "guest", path: "/Pricing" },
  scenarios: { who: "guest", path: "/Scenarios" },
  "empty login": {
    who: "guest",
    path: "/login",
    prepare: (page) => page.getByRole("main").getByRole("button", { name: "Log in" }).click(),
  },
  "empty register": {
    who: "guest",
    path: "/register",
    prepare: async (page) => {
      await page.getByRole("textbox", { name: "Confirm password" }).fill("other");
      await button(page, "Create account").click();
    },
  },
  "empty reset": {
    who: "guest",
    path: "/reset-password",
    prepare: (page) => button(page, "Send one-time password").click(),
  },
  "no such page": { who: "guest", path: "/no-such-page" },
  error: { who: "guest", path: "/error" },
  "profile of a guest": { who: "guest", path: "/profile" },
  "pricing of a user": { who: "user", path: "/Pricing" },
  "profile of a user": { who: "user", path: "/profile" },
  "menu of a user": { who: "user", path: "/About", prepare: (page) => button(page, /User menu/).click() },
  "profile without a name": {
    who: "user",
    path: "/profile",
    prepare: async (page) => {
      await page.getByRole("textbox", { name: "Name" }).fill("");
      await button(page, "Save").click();
    },
  },
  "profile unchanged": { who: "user", path: "/profile", prepare: (page) => button(page, "Save").click() },
  "profile cancelled": { who: "user", path: "/profile", prepare: (page) => button(page, "Cancel").click() },
  chat: { who: "user", path: "/Application/Chat" },
  "chat, too short": {
    who: "user",
    path: "/Application/Chat",
    prepare: async (page) => {
      await page.getByPlaceholder("Message Focal...").fill("a");
      await page.keyboard.press("Enter");
    },
  },
  demo: { who: "user", path: "/Application/Demo" },
  "demo, step 2": { who: "user", path: "/Application/Demo", prepare: (page) => demoStep(page, 2) },
  "demo, step 3": { who: "user", path: "/Application/Demo", prepare: (page) => demoStep(page, 3) },
  "users of a user": { who: "user", path: "/admin" },
  converter: {
    who: "subscriber",
    path: "/Application",
    prepare: (page) => button(page, /Credits remaining/).hover(),
  },
  "converter without a CV": {
    who: "subscriber",
    path: "/Application",
    prepare: (page) => button(page, "Convert CV").click(),
  },
  "converter with a picture": {
    who: "subscriber",
    path: "/Application",
    prepare: (page) => oldCv(page).setInputFiles(fileOf("photo.png")),
  },
  "options with a picture": {
    who: "subscriber",
    path: "/Application",
    prepare: async (page) => {
      await button(page, "Open Styling").click();
      await page.getByLabel("Choose an image").setInputFiles(fileOf("a.png", 100, "image/png"));
    },
  },
  users: { who: "admin", path: "/admin" },
  "empty new user": { who: "admin", path: "/admin", prepare: (page) => newUser(page, {}) },
  "new active user": {
    who: "admin",
    path: "/admin",
    prepare: (page) => newUser(page, { Status: "active" }, false),
  },
  "new user without a shape": {
    who: "admin",
    path: "/admin",
    prepare: (page) => newUser(page, { Name: "A", Email: "a", Password: "12345678" }),
  },
  "new user with a short password": {
    who: "admin",
    path: "/admin",
    prepare: (page) => newUser(page, { Name: "A", Email: "a@example.net", Password: "1234567" }),
  },
  "new demo account": {
    who: "admin",
    path: "/admin",
    prepare: (page) => button(page, "Demo account").click(),
  },
  deletion: {
    who: "admin",
    path: "/admin",
    prepare: (page) =>
      button(page, /^Delete /)
        .first()
        .click(),
  },
};

/** What a person can read or hear on the page now: its text, its title, the hints in empty fields. */
function readable(page: Page): Promise<string> {
  return page.evaluate(() =>
    [
      document.title,
      // biome-ignore lint/performance/useDomNodeTextContent: only what is shown counts
      document.body.innerText,
      ...[...document.querySelectorAll("[placeholder]")].map((field) => field.getAttribute("placeholder")),
    ].join("\n"),
  );
}

function accountOf(focal: Focal, who: Who): Account | null {
  if (who === "guest") return null;
  return focal.newUser({
    role: who === "admin" ? "admin" : "user",
    active: who === "subscriber",
    credits: 1,
  });
}

for (const who of ["guest", "user", "subscriber", "admin"] as const) {
  test(`literals: every text of the screens of a ${who} is there, to the letter`, async ({
    page,
    focal,
    complaints,
  }) => {
    complaints.expectStatus(404);
    const account = accountOf(focal, who);
    if (who === "admin") focal.newUser({ name: "Never Seen" });
    if (account) await signIn(page, focal, account);
    for (const [name, { who: owner, path, prepare }] of Object.entries(screens)) {
      if (owner !== who) continue;
      const texts = literals.filter(([, , place]) => "screen" in place && place.screen === name);
      expect(texts.length, `${name} is there for a text`).toBeGreaterThan(0);
      await test.step(name, async () => {
        await page.goto(path);
        await page.getByRole("heading", { level: 1 }).waitFor();
        await prepare?.(page);
        for (const [text, items] of texts) {
          await expect
            .poll(() => readable(page), { message: `${items}: ${text}`, intervals: [50, 100, 200] })
            .toContain(text.replace("{product}", "Focal"));
        }
      });
    }
  });
}

test("literals: the table is complete, and no text is without a place that proves it", () => {
  expect(literals).toHaveLength(147);
  expect(new Set(literals.map(([text]) => text)).size).toBe(147);
  for (const [text, items, place] of literals) {
    if ("screen" in place) {
      expect(Object.keys(screens), text).toContain(place.screen);
      continue;
    }
    const file =
      "spec" in place ? join(import.meta.dirname, place.spec) : join(import.meta.dirname, "..", place.unit);
    expect(existsSync(file), file).toBe(true);
    const written = text
      .replace("{message}", "")
      .replace("{id}", "")
      .replace("[payment provider]", "Checkout")
      .replace(/ID: \.$/, "ID: ");
    expect(readFileSync(file, "utf8"), `${items} ${text} in ${file}`).toContain(written);
  }
});
