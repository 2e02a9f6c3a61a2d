import type { Page } from "@playwright/test";
import { expect, signIn, test } from "./focal";

/** What can be pressed and lies under the toast. */
const covered = (page: Page, scene: string) =>
  page.evaluate((within) => {
    const toast = document.querySelector("[data-toast]")?.getBoundingClientRect();
    if (!toast) return ["there is no toast"];
    return [...document.querySelectorAll(`${within} :is(a, button, input, select, textarea)`)]
      .filter((control) => !control.closest("[data-toast]"))
      .filter((control) => {
        const box = control.getBoundingClientRect();
        const isBeside = box.right <= toast.left || box.left >= toast.right;
        return box.width > 0 && !isBeside && box.bottom > toast.top && box.top < toast.bottom;
      })
      .map((control) => control.textContent || control.getAttribute("aria-label"));
  }, scene);

test("D13 D-92 on a phone a toast covers nothing that can be pressed, and goes by its cross", async ({
  page,
  focal,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, focal, focal.newUser({ active: true, credits: 1, templates: "Modern" }));
  await page.goto("/Application");
  const convert = page.getByRole("button", { name: "Convert CV" });
  const toast = page.getByText("Please upload a CV before converting.").first();
  await convert.click();
  await expect(toast).toBeVisible();
  expect(await covered(page, "body")).toEqual([]);
  await toast.hover(); // its time stands still
  const box = await page.locator("[data-toast]").boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(toast).toHaveCount(0);

  await convert.click();
  await page.getByRole("button", { name: "Open Styling" }).click();
  await expect(page.getByRole("dialog", { name: "CV Options" })).toBeVisible();
  await expect.poll(() => covered(page, "[role=dialog]")).toEqual([]);
});

test("D13 on a phone the toast of signing in hides nothing of the page that it leads to", async ({
  page,
  focal,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { email, password } = focal.newUser();
  await page.goto("/login?from=/Application");
  await page.getByLabel(/^Email/).fill(email);
  await page.getByRole("textbox", { name: /^Password/ }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
  await expect(page.locator("[data-toast]").first()).toBeVisible();
  await page.waitForURL(/pricing/i);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  if ((await page.locator("[data-toast]").count()) > 0) expect.soft(await covered(page, "body")).toEqual([]);
});
