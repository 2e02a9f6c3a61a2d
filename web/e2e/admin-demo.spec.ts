import { dialog, expectShortToast, field, openAdmin, toast } from "./admin";
import { answer, callMadeBy, hold } from "./answers";
import { Clock } from "./clock";
import { expect, test } from "./focal";

test("AD-7 D-77 SH-12: a demo account is made, shown once and copied", async ({ page, context, focal }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const clock = await Clock.on(page);
  await openAdmin(page, focal);
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
  await openAdmin(page, focal);
  await page.getByRole("button", { name: "Demo account" }).click();
  await answer(page, "POST", "/admin/create-demo-account", { status: 500 });
  const call = await callMadeBy(page, "POST", "/admin/create-demo-account", () =>
    dialog(page)
      .getByLabel(/^Organisation/)
      .press("Enter"),
  );
  expect(call.postDataJSON()).toEqual({});
  await expect(toast(page, "Failed to generate demo account")).toBeVisible();
  await expect(dialog(page).getByRole("button", { name: "Create Demo Account" })).toBeEnabled();
});
