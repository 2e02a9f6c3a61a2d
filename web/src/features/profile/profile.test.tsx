import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { momentText } from "@/lib/times";
import { renderApp } from "@/test/app";
import { answer, calls, setUser, signIn } from "@/test/server";

const refreshed = () =>
  answer("post", "/auth/refresh", {
    access_token: localStorage.getItem("access_token"),
    refresh_token: "refresh-2",
  });

describe("PF-2 subscription", () => {
  it.each([
    ["active", "personal", ["Manage Subscription"], true],
    ["inactive", "personal", ["Manage Subscription"], false],
    ["inactive", "free", [], false],
    ["active", "Free", [], true],
    ["inactive", "", [], false],
  ] as const)("%s %s", async (subscription_status, subscription_plan, buttons, cards) => {
    signIn({ subscription_status, subscription_plan });
    renderApp("/profile");
    await screen.findByRole("heading", { level: 1 });
    expect(screen.queryAllByRole("button", { name: "Manage Subscription" })).toHaveLength(buttons.length);
    expect(screen.queryByText("Credits remaining") !== null).toBe(cards);
    expect(screen.queryByRole("link", { name: "View Pricing" }) !== null).toBe(!cards);
    // an account without a subscription is no account that is switched off
    expect(screen.getByText("Subscription").nextSibling).toHaveTextContent(cards ? "Active" : "None");
    expect(screen.queryByText(/inactive/i)).toBeNull();
  });
});

it("how long files are kept is chosen in the profile", async () => {
  signIn({ retention_days: 30 }); // the operator's
  answer("post", "/auth/update_profile", {});
  const app = renderApp("/profile");
  const box = await screen.findByLabelText("Keep files and results for");
  expect(box).toHaveDisplayValue("As the service sets (30 days)");
  setUser({ retention_days: 7, retention_chosen: true });
  await app.keyboard.selectOptions(box, "7 days");
  expect(calls("/auth/update_profile")[0]?.body).toEqual({ retention_days: 7 });
  await waitFor(() => expect(box).toHaveDisplayValue("7 days"));
  expect(await screen.findByText("Holds from your next conversion on.")).toBeVisible();
  setUser({ retention_days: 30, retention_chosen: undefined });
  await app.keyboard.selectOptions(box, "As the service sets (30 days)");
  expect(calls("/auth/update_profile")[1]?.body).toEqual({ retention_days: -1 });
  await waitFor(() => expect(box).toHaveDisplayValue("As the service sets (30 days)"));
});

describe("PF-1, PF-3, PF-4, PF-5 the form", () => {
  const open = async () => {
    signIn();
    const app = renderApp("/profile");
    const name = await screen.findByLabelText(/^Name/);
    const save = screen.getByRole("button", { name: "Save" });
    return { app, name, save };
  };

  it("the e-mail is read-only", async () => {
    await open();
    expect(screen.getByLabelText("Email")).toHaveAttribute("readonly");
  });

  it("an empty name", async () => {
    const { app, name, save } = await open();
    await app.keyboard.clear(name);
    await app.keyboard.type(name, "   ");
    await app.keyboard.click(save);
    expect(await screen.findByText("Name cannot be empty.")).toBeVisible();
  });

  it("spaces around the same values are no change (D-28)", async () => {
    const { app, name, save } = await open();
    await app.keyboard.type(name, "  ");
    await app.keyboard.click(save);
    expect(await screen.findByText("No changes made to the profile.")).toBeVisible();
    expect(calls("/auth/update_profile")).toHaveLength(0);
  });

  it("cancel", async () => {
    const { app, name } = await open();
    await app.keyboard.type(name, " Jr");
    await app.keyboard.click(screen.getByRole("button", { name: "Cancel" }));
    expect(name).toHaveValue("Nadia Brook");
    expect(await screen.findByText("No changes have been saved.")).toBeVisible();
  });

  it("refreshes first, saves, marks, and the menu shows the new name", async () => {
    const { app, name, save } = await open();
    refreshed();
    answer("post", "/auth/update_profile", { message: "ok" });
    await app.keyboard.clear(name);
    await app.keyboard.type(name, " Nadia Cole ");
    setUser({ name: "Nadia Cole" });
    await app.keyboard.click(save);
    expect(await screen.findByText("Profile updated successfully.")).toBeVisible();
    const order = calls("/auth/").map((call) => call.path);
    expect(order.indexOf("/auth/refresh")).toBeLessThan(order.indexOf("/auth/update_profile"));
    expect(calls("/auth/update_profile")[0]?.body).toEqual({
      name: "Nadia Cole",
      organisation: "Brook Staffing",
    });
    expect(localStorage.getItem("profile_updated")).toMatch(/^\d+$/);
    expect(await screen.findByRole("button", { name: "User menu: Nadia Cole" })).toBeVisible();
  });

  it("D-29 a refused refresh: nothing is sent", async () => {
    const { app, name, save } = await open();
    answer("post", "/auth/refresh", {}, 401);
    await app.keyboard.type(name, " X");
    await app.keyboard.click(save);
    expect(await screen.findByText("Error updating profile. Please try again.")).toBeVisible();
    await waitFor(() => expect(calls("/auth/update_profile")).toHaveLength(0));
  });
});

it("an erased account is signed out at once", async () => {
  signIn();
  answer("post", "/auth/delete_account", { message: "Erased." });
  const app = renderApp("/profile");
  await app.keyboard.click(await screen.findByRole("button", { name: "Delete my account" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  expect(
    dialog.getByText("Your Personal Plan ends with it: nothing is charged for it any more."),
  ).toBeVisible();
  expect(dialog.getByRole("button", { name: "Download my data first" })).toBeEnabled();
  await app.keyboard.type(dialog.getByLabelText("Current password"), "Violet7moon");
  await app.keyboard.click(dialog.getByRole("button", { name: "Delete my account" }));
  expect(await screen.findByText("Your account and its files have been erased.")).toBeVisible();
  expect(await screen.findByRole("banner")).toBeVisible();
  expect(screen.queryByRole("button", { name: /^User menu/ })).toBeNull();
  expect(within(screen.getByRole("banner")).getByRole("link", { name: "Login" })).toBeVisible();
  expect(app.path()).toBe("/");
});

it("changing the password: too many tries are the fault of neither field", async () => {
  signIn();
  answer("post", "/auth/change_password", { error: "Too many attempts. Please try again later." }, 429);
  const app = renderApp("/profile");
  await app.keyboard.type(await screen.findByLabelText("Current password"), "Violet7moon");
  await app.keyboard.type(screen.getByLabelText("New password"), "Harbour8lamp{Enter}");
  expect(await screen.findByText("Too many attempts. Please try again later.")).toBeVisible();
  for (const label of ["Current password", "New password"]) {
    expect(screen.getByLabelText(label)).not.toBeInvalid();
  }
});

it.each([
  ["The current password is not right.", "Current password"],
  ["This password is too easy to guess. Please choose another one.", "New password"],
])("changing the password: %s stands at its field", async (error, label) => {
  signIn();
  answer("post", "/auth/change_password", { error }, 400);
  const app = renderApp("/profile");
  await app.keyboard.type(await screen.findByLabelText("Current password"), "Violet7moon");
  await app.keyboard.type(screen.getByLabelText("New password"), "qwerty123{Enter}");
  expect(await screen.findByText(error)).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(error));
});

it("what each credit went on is listed, and leads to its conversion", async () => {
  signIn();
  const at = "2026-03-05T10:00:00Z";
  const moved = (reason: string, change: number, reference: string) => ({
    ...{ at, reason, change, amount: 1, reference, actor: "", actor_email: "" },
  });
  answer("get", "/auth/credits", {
    ...{
      credits_remaining: 11,
      credits_reserved: 0,
      credits_given: 12,
      credits_taken: 1,
      credits_returned: 0,
    },
    ...{ credits_ended: 0, converted_cvs_count: 1, demo_conversions_used: 0 },
    ...{ page: 1, per_page: 20, total: 3, total_pages: 1 },
    movements: [
      { ...moved("reserve", -1, "task1"), ...{ taken: 1, template: "Modern", names: ["a.pdf"] } },
      { ...moved("reserve", 0, "task2"), ...{ returned: 1, template: "", names: undefined } },
      {
        ...moved("reserve", -1, "task3"),
        ...{ template: "Generic", names: ["a.pdf", "b.pdf"], amount: 2, returned: 1 },
      },
      moved("grant", 12, "set by an admin"),
    ],
  });
  const app = renderApp("/profile");
  const own = within(await screen.findByRole("region", { name: "Your credits" }));
  expect(own.queryByRole("list")).toBeNull();
  await app.keyboard.click(own.getByRole("button", { name: "Show the list" }));
  const rows = await own.findAllByRole("listitem");
  expect(rows.map((row) => row.textContent)).toEqual([
    `a.pdf−11 CV, 1 taken · Modern · ${momentText(at)} · Open it`,
    `Conversion of 1 CV01 CV, 1 given back · ${momentText(at)} · erased since`,
    `a.pdf and 1 more−12 CVs, 1 given back, 1 on hold · Generic · ${momentText(at)} · Open it`,
    `Credits added+12${momentText(at)}`,
  ]);
  expect(own.getAllByRole("link", { name: "Open it" })[0]).toHaveAttribute("href", "/Application/task1");
});
