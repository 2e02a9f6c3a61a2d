import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderApp } from "@/test/app";
import { signIn } from "@/test/server";

const focused = () => document.activeElement?.textContent;

async function open() {
  signIn();
  const app = renderApp("/Terms-and-Conditions");
  const trigger = await screen.findByRole("button", { name: /User menu/ });
  await app.keyboard.click(trigger);
  return { ...app, trigger };
}

it("SH-3 by keyboard: arrows go round, Home and End, Esc gives the focus back", async () => {
  const { keyboard, trigger } = await open();
  expect(trigger).toHaveAttribute("aria-expanded", "true");
  expect(focused()).toBe("Your Profile");
  for (const [key, text] of [
    ["ArrowDown", "Manage Subscription"],
    ["ArrowUp", "Your Profile"],
    ["ArrowUp", "Sign out"],
    ["ArrowDown", "Your Profile"],
    ["End", "Sign out"],
    ["Home", "Your Profile"],
  ]) {
    await keyboard.keyboard(`{${key}}`);
    expect(focused(), key).toBe(text);
  }
  await keyboard.keyboard("{Escape}");
  expect(screen.queryByRole("menu")).toBeNull();
  expect(trigger).toHaveFocus();
  await keyboard.keyboard("{ArrowDown}");
  expect(screen.getByRole("menu")).toBeVisible();
});

it.each(["Tab", "outside", "trigger"])("the menu closes on %s", async (how) => {
  const { keyboard, trigger } = await open();
  if (how === "Tab") await keyboard.tab();
  else await keyboard.click(how === "trigger" ? trigger : screen.getByRole("main"));
  expect(screen.queryByRole("menu")).toBeNull();
});

it("an item leads on and closes the menu", async () => {
  const { keyboard, path } = await open();
  await keyboard.keyboard("{Enter}");
  await waitFor(() => expect(path()).toBe("/profile"));
  expect(screen.queryByRole("menu")).toBeNull();
});
