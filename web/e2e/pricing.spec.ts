import type { Page } from "@playwright/test";
import { answer, callMadeBy, record, silence } from "./answers";
import { expect, signIn, test } from "./focal";

const plans = ["Demo Plan", "Personal Plan", "Professional Plan"];
const card = (page: Page, plan: string) => page.getByRole("article").filter({ hasText: plan });
const notice = (page: Page) => page.locator("[data-kind]");
const access = (page: Page, plan: string) => page.getByRole("button", { name: `Get access: ${plan}` });

test("PR-1 PR-2 PR-3: the plans, the questions, and a guest's way to them", async ({ page, focal }) => {
  await page.goto("/Pricing");
  await expect(page.getByRole("article").getByRole("heading")).toHaveText(plans);
  for (const [plan, price, credits, popular] of [
    ["Demo Plan", /^\D*0$/, "3", false],
    ["Personal Plan", /^\D*29\.99$/, "200", true],
    ["Professional Plan", /^\D*299\.99$/, "2000", false],
  ] as const) {
    const shown = card(page, plan);
    await expect(shown.getByText(price)).toBeVisible();
    await expect(shown.getByText("per month")).toBeVisible();
    await expect(shown.getByText(`${credits} credits`)).toBeVisible();
    await expect(shown.getByText("Most popular")).toHaveCount(popular ? 1 : 0);
    await expect(shown.getByRole("listitem")).toHaveText([
      "Third-person conversion",
      "Format standardisation",
      "Resume personalisation",
      "Branded CVs",
    ]);
  }
  const questions = page.getByRole("main").locator("details");
  await expect(questions).toHaveCount(4);
  for (const [index, question, answered] of [
    [0, /file formats/i, /PDF, DOCX, DOC or JSON/],
    [1, /personalised/i, /job description/],
    [2, /limit/i, /up to 2000/],
    [3, /pay/i, /payment provider/],
  ] as const) {
    await questions.nth(index).getByText(question).first().click();
    await expect(questions.nth(index).getByText(answered)).toBeVisible();
  }
  const ways = page.getByRole("article").getByRole("link", { name: /^Register / });
  await expect(ways).toHaveCount(3);
  await expect(ways.first()).toHaveAttribute("href", "/register?from=%2Fpricing");
  const links = page.getByRole("article").getByRole("link", { name: /^Log in/ });
  await expect(links).toHaveCount(3);
  await links.nth(1).click();
  await expect(page).toHaveURL(/\/login/);

  // D-41: and back to the plans.
  const account = focal.newUser();
  await page.getByLabel("Email").fill(account.email);
  await page.getByRole("textbox", { name: /^Password/ }).fill(account.password);
  await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
  await page.waitForURL("**/pricing");
  await expect(page.getByRole("article").getByRole("button")).toHaveText(Array(3).fill("Get access"));
});

test("PR-5 PR-6 PR-7 SH-2: from a plan through the test checkout to an active subscription", async ({
  page,
  focal,
}) => {
  const account = focal.newUser();
  await signIn(page, focal, account);
  await page.goto("/pricing");
  await expect(page.getByRole("button", { name: /User menu/ })).toBeVisible();
  await expect(page.getByRole("link", { name: "Convert CVs" })).toHaveCount(0);
  const checkout = await callMadeBy(page, "POST", "/payment/create-checkout-session", () =>
    access(page, "Personal Plan").click(),
  );
  expect(checkout.postDataJSON()).toEqual({
    customer_email: account.email,
    plan_id: expect.stringMatching(/./),
    success_url: `${focal.url}/pricing?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${focal.url}/pricing?status=cancelled`,
  });
  const validation = await callMadeBy(page, "POST", "/payment/validate-session", () =>
    page.getByRole("button", { name: "Pay (test)" }).click(),
  );
  expect(validation.postDataJSON()).toEqual({ session_id: expect.stringMatching(/./) });
  expect(await (await validation.response())?.json()).toMatchObject({
    valid: true,
    payment_status: "paid",
    subscription_id: expect.stringMatching(/./),
  });
  await expect(notice(page)).toContainText("Payment successful! Your subscription is now active.");
  await expect(notice(page)).toContainText(/ Subscription ID: \S+\./);
  await expect(page).toHaveURL(`${focal.url}/Pricing`);
  await expect(page.getByRole("link", { name: "Convert CVs" }).first()).toBeVisible();

  await page.goto("/profile");
  await expect(page.getByText("Personal Plan")).toBeVisible();
  await expect(page.getByText("200", { exact: true })).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Manage Subscription" }).click();
  await page.waitForURL("**/payment/sandbox/portal/**");
});

test("PR-7: a checkout that is paid later warns and activates nothing", async ({ page, focal }) => {
  await signIn(page, focal, focal.newUser());
  await page.goto("/pricing");
  await access(page, "Personal Plan").click();
  const validation = await callMadeBy(page, "POST", "/payment/validate-session", () =>
    page.getByRole("button", { name: /Pay later/ }).click(),
  );
  expect(await (await validation.response())?.json()).toMatchObject({
    valid: true,
    payment_status: "unpaid",
  });
  await expect(notice(page)).toHaveAttribute("data-kind", "warning");
  await expect(notice(page)).toContainText(
    "Payment pending. Please complete the payment to activate your subscription.",
  );
  await expect(page.getByRole("link", { name: "Convert CVs" })).toHaveCount(0);
});

test("PR-7 D-33: the Demo Plan costs nothing, once", async ({ page, focal, complaints }) => {
  complaints.expectStatus(400, 409);
  await signIn(page, focal, focal.newUser());
  await page.goto("/pricing");
  await access(page, "Demo Plan").click();
  await expect(notice(page)).toContainText("Your subscription is now active.");
  await expect(page.getByRole("link", { name: "Convert CVs" }).first()).toBeVisible();
  await expect(access(page, "Demo Plan")).toBeDisabled();
  const again = await page.evaluate(async () => {
    const response = await fetch("/api/payment/create-checkout-session", {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Authorization: `Bearer ${localStorage.getItem("access_token")}`,
      },
      body: JSON.stringify({
        customer_email: "",
        plan_id: "demo",
        success_url: `${location.origin}/pricing?session_id={CHECKOUT_SESSION_ID}`,
        cancel_url: `${location.origin}/pricing`,
      }),
    });
    return response.status;
  });
  expect(again, "the server refuses it too").toBe(409);
});

test("PR-4 D-36: status in the address says so, once", async ({ page, focal }) => {
  await signIn(page, focal, focal.newUser());
  for (const [status, kind, text] of [
    ["success", "success", "Your subscription has been activated."],
    [
      "cancelled",
      "error",
      "You did not complete the checkout process. Please complete it to access the software.",
    ],
  ] as const) {
    await page.goto(`/Pricing?status=${status}`);
    await expect(page.locator(`[data-toast=${kind}]`)).toHaveText(text);
    await expect(page).toHaveURL(`${focal.url}/Pricing`);
    await page.reload();
    await expect(access(page, "Personal Plan")).toBeVisible();
    await expect(page.getByText(text)).toHaveCount(0);
  }
  await page.goto("/Pricing?status=other");
  await expect(page).toHaveURL(`${focal.url}/Pricing`);
  await expect(page.locator("[data-toast]")).toHaveCount(0);
});

test("PR-4: the checkout's own Cancel comes back with status=cancelled", async ({ page, focal }) => {
  await signIn(page, focal, focal.newUser());
  await page.goto("/pricing");
  await access(page, "Professional Plan").click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.locator("[data-toast=error]")).toHaveText(
    "You did not complete the checkout process. Please complete it to access the software.",
  );
});

test("PR-5: what a refused checkout says", async ({ page, focal, complaints }) => {
  complaints.expectStatus(401, 409, 500);
  complaints.expect(/net::ERR_CONNECTION_REFUSED/);
  await signIn(page, focal, focal.newUser());
  await page.goto("/pricing");
  const fallback = "An error occurred. Please try again later.";
  for (const [status, json, text] of [
    [409, { error: "You have this plan already." }, "You have this plan already."],
    [500, {}, fallback],
    [200, {}, fallback],
  ] as const) {
    await answer(page, "POST", "/payment/create-checkout-session", { status, json });
    await access(page, "Personal Plan").click();
    await expect(page.locator("[data-toast=error]").filter({ hasText: text })).toBeVisible();
    await page.locator("[data-toast=error]").getByRole("button", { name: "Dismiss" }).click();
  }
  await silence(page, "POST", "/payment/create-checkout-session");
  await access(page, "Personal Plan").click();
  await expect(page.locator("[data-toast=error]")).toHaveText(fallback);

  // No user any more: to /login, and back here afterwards.
  await answer(page, "POST", "/payment/create-checkout-session", { status: 401 });
  await answer(page, "POST", "/auth/refresh", { status: 401 });
  await access(page, "Personal Plan").click();
  await expect(page).toHaveURL(`${focal.url}/login?from=%2Fpricing`);
});

const paid = "Payment successful! Your subscription is now active.";
const unpaid = "Payment pending. Please complete the payment to activate your subscription.";
const other = "No payment required. Your subscription is now active.";
const invalid = "Session validation failed. Please try again.";
const fallback = "Error validating session. Please try again.";
const noAnswer = "No response received from the server. Please check your internet connection and try again.";

test("PR-6 PR-7 PR-8 SE-9: what the payment return says, and the bare address after it", async ({
  page,
  focal,
  complaints,
}) => {
  complaints.expectStatus(400, 404, 500);
  complaints.expect(/net::ERR_CONNECTION_REFUSED/);
  await signIn(page, focal, focal.newUser());
  const calls = record(page, "POST", "/payment/validate-session");
  for (const [what, kind, text] of [
    [
      { json: { valid: true, payment_status: "paid", subscription_id: "sub_7" } },
      "success",
      `${paid} Subscription ID: sub_7.`,
    ],
    [{ json: { valid: true, payment_status: "paid" } }, "success", paid],
    [{ json: { valid: true, payment_status: "unpaid" } }, "warning", unpaid],
    [
      { json: { valid: true, payment_status: "unpaid", subscription_id: "sub_8" } },
      "warning",
      `${unpaid} Subscription ID: sub_8.`,
    ],
    [{ json: { valid: true, payment_status: "no_payment_required" } }, "success", other],
    [
      { json: { valid: true, payment_status: "x", subscription_id: "sub_9" } },
      "success",
      `${other} Subscription ID: sub_9.`,
    ],
    [{ json: { valid: false, payment_status: "paid" } }, "error", invalid],
    [{ status: 400, json: { error: "other words" } }, "error", "Invalid Checkout session ID"],
    [{ status: 404 }, "error", "Error validating session"],
    [{ status: 500, json: { error: "other words" } }, "error", "Error validating session"],
    [{ json: {} }, "error", fallback],
    [null, "error", noAnswer],
  ] as const) {
    if (what === null) await silence(page, "POST", "/payment/validate-session");
    else await answer(page, "POST", "/payment/validate-session", what);
    // With both parameters only the session counts (D-36).
    await page.goto("/pricing?session_id=cs_77&status=success");
    await expect(notice(page).locator("p")).toHaveText(text);
    await expect(notice(page)).toHaveAttribute("data-kind", kind);
    await expect(page).toHaveURL(`${focal.url}/Pricing`);
    await expect(page.locator("[data-toast]")).toHaveCount(0);
  }
  expect(calls).toHaveLength(12);
  expect(calls[0]?.postDataJSON()).toEqual({ session_id: "cs_77" });
});

test("PR-8 D-38: a made-up session, and one of somebody else", async ({
  page,
  visitor,
  focal,
  complaints,
}) => {
  complaints.expectStatus(400);
  const buyer = await visitor();
  await signIn(buyer, focal, focal.newUser());
  await buyer.goto("/pricing");
  const validation = await callMadeBy(buyer, "POST", "/payment/validate-session", async () => {
    await access(buyer, "Personal Plan").click();
    await buyer.getByRole("button", { name: "Pay (test)" }).click();
  });
  await signIn(page, focal, focal.newUser());
  for (const session of ["cs_made_up", validation.postDataJSON().session_id]) {
    await page.goto(`/pricing?session_id=${session}`);
    await expect(notice(page).locator("p")).toHaveText("Invalid Checkout session ID");
    await expect(page).toHaveURL(`${focal.url}/Pricing`);
    await expect(page.getByRole("link", { name: "Convert CVs" })).toHaveCount(0);
  }
});

test("PR-9 D-11: who has no subscription is sent from the converter to the plans; an admin is not", async ({
  page,
  visitor,
  focal,
}) => {
  await signIn(page, focal, focal.newUser());
  await page.goto("/Application");
  await expect(page).toHaveURL(/\/pricing$/i);
  const admin = await visitor();
  await signIn(admin, focal, focal.newUser({ role: "admin" }));
  await admin.goto("/Application");
  await expect(admin.getByRole("heading", { level: 1 })).toHaveText("CV Converter");
});
