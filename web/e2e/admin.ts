import type { Page } from "@playwright/test";
import type { Clock } from "./clock";
import { expect, type Focal, signIn } from "./focal";

/** What the tests of the admin dashboard look at. */
export const dialog = (page: Page, name = /./) => page.getByRole("dialog", { name });
export const toast = (page: Page, text: string) => page.locator("[data-toast]").filter({ hasText: text });
export const rows = (page: Page) => page.getByRole("region", { name: "Users" }).getByRole("row");
export const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: false });

export async function openAdmin(page: Page, focal: Focal, address = "/admin"): Promise<void> {
  await signIn(page, focal, focal.newUser({ role: "admin", name: "Ada Desk" }));
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Users");
}

/** The toasts of the dialogs show for 2000 ms (SH-12). */
export async function expectShortToast(page: Page, clock: Clock, text: string): Promise<void> {
  await clock.until(() => expect(toast(page, text)).toBeVisible({ timeout: 100 }));
  await clock.exactly(
    2000,
    () => expect(toast(page, text)).toBeVisible(),
    () => expect(toast(page, text)).toHaveCount(0, { timeout: 100 }),
  );
}
