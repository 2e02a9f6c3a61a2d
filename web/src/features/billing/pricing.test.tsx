import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { settings } from "@/lib/settings";
import { renderApp } from "@/test/app";
import { answer, calls, signIn } from "@/test/server";

describe("PR-1 the three plans", () => {
  it.each([
    ["Demo Plan", "$0", "3"],
    ["Personal Plan", "$29.99", "200"],
    ["Professional Plan", "$299.99", "2000"],
  ])("%s", async (name, price, credits) => {
    renderApp("/pricing");
    const card = within((await screen.findByRole("heading", { name })).closest("article") as HTMLElement);
    expect(card.getByText(price)).toBeVisible();
    expect(card.getByText(credits)).toBeVisible();
    expect(card.getByText("per month")).toBeVisible();
    expect(card.queryByText("Most popular") !== null).toBe(name === "Personal Plan");
    for (const line of [
      "Third-person conversion",
      "Format standardisation",
      "Resume personalisation",
      "Branded CVs",
    ]) {
      expect(card.getByText(line)).toBeVisible();
    }
  });
});

it("what the page says of numbers is what this installation sells", async () => {
  const before = settings.plans;
  settings.plans = before.map((plan) => ({ ...plan, credits: plan.price === 0 ? 1 : plan.credits + 50 }));
  try {
    renderApp("/pricing");
    expect(await screen.findByText("Try it with one CV.")).toBeVisible();
    expect(
      screen.getByText(/^250 CVs a month on Personal and up to 2050 on Professional;/),
    ).toBeInTheDocument();
  } finally {
    settings.plans = before;
  }
});

it("PR-3 logged out the buttons lead to /login", async () => {
  renderApp("/Pricing");
  const cards = await within(await screen.findByRole("main")).findAllByRole("article");
  const ways = cards.map((card) =>
    within(card)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href")),
  );
  const [login, register] = ["/login?from=%2Fpricing", "/register?from=%2Fpricing"];
  expect(ways).toEqual(Array(3).fill([login, register]));
  for (const card of cards) expect(within(card).getByRole("link", { name: /^Log in/ })).toHaveClass("w-full");
});

it.each([
  ["success", "Your subscription has been activated."],
  ["cancelled", "You did not complete the checkout process. Please complete it to access the software."],
])("PR-4 status=%s, and the address is bare again", async (status, text) => {
  const app = renderApp(`/pricing?status=${status}`);
  expect(await screen.findByText(text)).toBeVisible();
  await waitFor(() => expect(app.href()).not.toContain("status"));
});

describe("PR-5 checkout", () => {
  it("sends plan, e-mail and both addresses", async () => {
    signIn();
    answer("post", "/payment/create-checkout-session", { error: "This plan is taken once." }, 409);
    const app = renderApp("/pricing");
    await app.keyboard.click(await screen.findByRole("button", { name: "Get access: Personal Plan" }));
    expect(await screen.findByText("This plan is taken once.")).toBeVisible();
    expect(calls("/payment/create-checkout-session")[0]?.body).toEqual({
      customer_email: "nadia@example.org",
      plan_id: "personal",
      success_url: "http://localhost/pricing?session_id={CHECKOUT_SESSION_ID}",
      cancel_url: "http://localhost/pricing?status=cancelled",
    });
  });

  it("without the server's words", async () => {
    signIn();
    answer("post", "/payment/create-checkout-session", {}, 500);
    const app = renderApp("/pricing");
    await app.keyboard.click(await screen.findByRole("button", { name: "Get access: Personal Plan" }));
    expect(await screen.findByText("An error occurred. Please try again later.")).toBeVisible();
  });
});

describe("PR-6, PR-7, PR-8 payment return", () => {
  it.each([
    [
      200,
      { valid: true, payment_status: "paid", subscription_id: "sub_9" },
      "success",
      "Payment successful! Your subscription is now active. Subscription ID: sub_9.",
    ],
    [
      200,
      { valid: true, payment_status: "paid" },
      "success",
      "Payment successful! Your subscription is now active.",
    ],
    [
      200,
      { valid: true, payment_status: "unpaid" },
      "warning",
      "Payment pending. Please complete the payment to activate your subscription.",
    ],
    [
      200,
      { valid: true, payment_status: "no_payment_required" },
      "success",
      "No payment required. Your subscription is now active.",
    ],
    [200, { valid: false }, "error", "Session validation failed. Please try again."],
    [400, { error: "x" }, "error", "Invalid Checkout session ID"],
    [500, {}, "error", "Error validating session"],
  ])("%d %j", async (status, body, kind, text) => {
    signIn();
    answer("post", "/payment/validate-session", body, status);
    const app = renderApp("/pricing?session_id=cs_1&status=success");
    const notice = (await screen.findByText(text)).closest("[data-kind]");
    expect(notice).toHaveAttribute("data-kind", kind);
    expect(calls("/payment/validate-session").map((call) => call.body)).toEqual([{ session_id: "cs_1" }]);
    await waitFor(() => expect(app.href()).not.toContain("session_id"));
    expect(screen.queryByText("Your subscription has been activated.")).toBeNull();
  });
});

describe("SH-11 the notice of a payment", () => {
  it("goes when the page is left, so that it covers nothing on the next", async () => {
    signIn();
    answer("post", "/payment/validate-session", { valid: true, payment_status: "paid" });
    const app = renderApp("/pricing?session_id=cs_2");
    const text = "Payment successful! Your subscription is now active.";
    expect(await screen.findByText(text)).toBeVisible();
    await waitFor(() => expect(app.href()).not.toContain("session_id"));
    expect(screen.getByText(text)).toBeVisible();
    const [own] = await screen.findAllByRole("link", { name: "Your profile" });
    await app.keyboard.click(own as HTMLElement);
    await waitFor(() => expect(app.path()).toBe("/profile"));
    expect(screen.queryByText(text)).toBeNull();
  });
});

describe("where a signed-in user stands", () => {
  const card = async (name: string) =>
    within((await screen.findByRole("heading", { name })).closest("article") as HTMLElement);

  it("the own plan is marked, with its credits and the way on; the free one is over", async () => {
    signIn();
    renderApp("/pricing");
    const own = await card("Personal Plan");
    expect(await own.findByText("Your plan.")).toBeVisible();
    expect(own.getByText(/12 credits left/)).toBeVisible();
    expect(own.getByRole("link", { name: "Convert CVs" })).toHaveAttribute("href", "/Application");
    const free = await card("Demo Plan");
    expect(free.queryByText("Your plan.")).toBeNull();
    expect(free.getByRole("button", { name: "Get access: Demo Plan" })).toBeDisabled();
    expect(screen.queryByRole("complementary", { name: "Next step" })).toBeNull();
  });

  it.each([
    ["/Home", 3, /^You have no plan yet.*3 conversions are free, or choose a plan\./],
    ["/Application", 3, /3 conversions are free, or choose below\./],
    ["/Home", 0, /the Demo Plan costs nothing and converts 3 CVs\. Choose a plan\./],
  ])("%s without a plan, %d free conversions: the next step is said", async (path, left, text) => {
    signIn({ subscription_plan: "free", subscription_status: "inactive", demo_conversions_left: left });
    const app = renderApp(path);
    const step = await screen.findByRole("complementary", { name: "Next step" });
    expect(step.textContent).toMatch(text);
    expect(within(step).queryByRole("link", { name: "Try the guided demo" }) !== null).toBe(left > 0);
    if (path === "/Application") await waitFor(() => expect(app.path()).toBe("/Pricing"));
  });
});

describe("why somebody was sent here, and what a plan makes of the credits", () => {
  const inactive = {
    subscription_plan: "free",
    subscription_status: "inactive",
    demo_conversions_left: 0,
  } as const;

  it.each([
    ["nothing yet", { credits_remaining: 0 }, "You have no active plan, so you cannot convert CVs yet."],
    ["credits", { credits_remaining: 25 }, "You have 25 credits, but no active plan"],
    [
      "made inactive by an admin",
      { credits_remaining: 25, switched_off: true },
      "an administrator has made your account inactive. Your 25 credits stay. Ask your administrator, or write to",
    ],
  ])("%s", async (_, change, text) => {
    signIn({ ...inactive, ...change });
    const app = renderApp("/Application");
    await waitFor(() => expect(app.path()).toBe("/Pricing"));
    expect(await within(screen.getByRole("main")).findByText(text, { exact: false })).toBeVisible();
  });

  it("who an admin made inactive is not offered the free plan", async () => {
    signIn({ ...inactive, switched_off: true });
    renderApp("/Pricing");
    expect(await screen.findByRole("button", { name: "Get access: Demo Plan" })).toBeDisabled();
    expect(screen.getByText("Ask your administrator.")).toBeVisible();
    expect(screen.queryByRole("complementary", { name: "Next step" })).toBeNull();
  });

  it.each([
    [188, "Professional Plan", "Fills your credits up to 2000: 1812 on top of the 188 that you have."],
    [900, "Personal Plan", "You keep your 900 credits; the plan adds none to them."],
    [2100, "Professional Plan", "You keep your 2100 credits; the plan adds none to them."],
  ])("%d credits before the %s", async (credits, plan, text) => {
    signIn({ credits_remaining: credits });
    renderApp("/Pricing");
    const card = (await screen.findByRole("heading", { name: plan })).closest("article") as HTMLElement;
    expect(await within(card).findByText(text)).toBeVisible();
    // a plan that an admin gave, or that ends, may be bought
    expect(within(card).getByRole<HTMLButtonElement>("button", { name: /Get access/ }).disabled).toBe(false);
  });

  it.each([
    ["Demo Plan", [/^Templates Generic and Modern, to try\. .*it does not renew/]],
    ["Personal Plan", ["Template Generic; others on request"]],
  ])("%s says before it is bought which templates it has", async (plan, texts) => {
    renderApp("/Pricing");
    const card = (await screen.findByRole("heading", { name: plan })).closest("article") as HTMLElement;
    for (const text of texts) expect(within(card).getByText(text)).toBeVisible();
  });
});
