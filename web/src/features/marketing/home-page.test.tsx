import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderApp } from "@/test/app";
import { signIn } from "@/test/server";

it("a guest reads what can be tried, and how; who is signed in does not", async () => {
  const text = /^Try it with your own CV: register, no card needed\. .*free.* in the guided demo/;
  const { unmount } = renderApp("/");
  expect(await screen.findByText(text)).toBeVisible();
  unmount();
  signIn({ subscription_status: "inactive" });
  renderApp("/");
  await screen.findByRole("button", { name: /User menu/ });
  expect(screen.queryByText(text)).toBeNull();
});

describe("the first button of the home page is the next step of whoever reads it", () => {
  it.each([
    ["a guest", null, "Register Now", "/register"],
    ["a subscriber", { subscription_status: "active" }, "Convert a CV", "/Application"],
    ["an admin without a plan", { user_role: "admin" }, "Users and templates", "/admin"],
    ["a user without a plan", { demo_conversions_left: 2 }, "Convert a CV free", "/Application/Demo"],
    ["a user whose free tries are used", { demo_conversions_left: 0 }, "Choose a plan", "/pricing"],
  ] as const)("%s", async (_, user, name, address) => {
    if (user) signIn({ subscription_status: "inactive", ...user });
    renderApp("/");
    const link = await within(await screen.findByRole("main")).findByRole("link", { name });
    expect(link).toHaveAttribute("href", address);
  });
});
