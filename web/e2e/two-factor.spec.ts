import { createHmac } from "node:crypto";
import type { Page } from "@playwright/test";
import { type Account, expect, signIn, test } from "./focal";

/** What an authenticator app shows (RFC 6238). */
function codeOf(secret: string, at = Date.now()): string {
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  const bits = [...secret].map((char) => alphabet.indexOf(char).toString(2).padStart(5, "0")).join("");
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)));
  const mac = createHmac("sha1", key).update(counter).digest();
  const from = (mac.at(-1) ?? 0) & 0xf;
  return String((mac.readUInt32BE(from) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
const main = (page: Page) => page.getByRole("main");

async function logIn(page: Page, account: Account): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Email").fill(account.email);
  await page.getByRole("textbox", { name: /^Password/ }).fill(account.password);
  await main(page).getByRole("button", { name: "Log in" }).click();
}

test("two-factor sign-in: turned on with a code, asked for at login, turned off with the password", async ({
  page,
  visitor,
  focal,
  complaints,
}) => {
  complaints.expectStatus(400, 401);
  const account = focal.newUser();
  await signIn(page, focal, account);
  await page.goto("/profile");
  await page.getByRole("button", { name: "Set up two-factor sign-in" }).click();
  const uri = new URL(
    (await page.getByRole("link", { name: "open the app on this device" }).getAttribute("href")) ?? "",
  );
  expect(uri.protocol).toBe("otpauth:");
  const secret = uri.searchParams.get("secret") ?? "";
  await expect(page.getByText(secret), "the key can be typed too").toBeVisible();

  const code = page.getByLabel("Code from the app");
  const turnOn = page.getByRole("button", { name: "Turn on" });
  await expect(turnOn).toBeDisabled();
  await code.fill(wrong(codeOf(secret)));
  await turnOn.click();
  await expect(page.getByText("The one-time code is not right.")).toBeVisible();
  await code.fill(codeOf(secret));
  await turnOn.click();
  await expect(page.getByText("Two-factor sign-in is on.")).toBeVisible();

  const elsewhere = await visitor();
  await logIn(elsewhere, account);
  const asked = elsewhere.getByLabel("One-time code");
  await expect(asked).toBeVisible();
  expect(await elsewhere.evaluate(() => localStorage.length), "the password alone opens nothing").toBe(0);
  await asked.fill(wrong(codeOf(secret)));
  await main(elsewhere).getByRole("button", { name: "Log in" }).click();
  await expect(elsewhere.getByText("The one-time code is not right.")).toBeVisible();
  // The code that turned it on is used; the next one counts already.
  await asked.fill(codeOf(secret, Date.now() + 30_000));
  await main(elsewhere).getByRole("button", { name: "Log in" }).click();
  await elsewhere.waitForURL("**/Home");

  const off = page.getByRole("button", { name: "Turn off" });
  const password = page.getByRole("textbox", { name: "Password to change it" });
  await password.fill("Workbench8!");
  await off.click();
  await expect(
    page
      .getByRole("alert")
      .filter({ hasText: /password/i })
      .first(),
  ).toBeVisible();
  await password.fill(account.password);
  await off.click();
  await expect(page.getByText("Two-factor sign-in is off.")).toBeVisible();
  await logIn(await visitor(), account);
});
