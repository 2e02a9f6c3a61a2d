import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderApp } from "@/test/app";
import { answer, calls, setUser, signIn } from "@/test/server";

it("a password that was set by somebody else is to be changed, until it is", async () => {
  signIn({ must_change_password: true });
  answer("post", "/auth/change_password", { access_token: "", refresh_token: "" });
  const app = renderApp("/profile");
  await app.keyboard.click(await screen.findByRole("link", { name: "choose your own" }));
  await waitFor(() => expect(screen.getByLabelText("Current password")).toHaveFocus());
  expect(screen.getByRole("link", { name: "choose your own" })).toHaveAttribute(
    "href",
    "/profile#change-password",
  );
  fireEvent.change(screen.getByLabelText("Current password"), { target: { value: "Violet7moon" } });
  fireEvent.change(screen.getByLabelText("New password"), { target: { value: "Violet8moon" } });
  setUser({ must_change_password: false });
  await app.keyboard.click(screen.getByRole("button", { name: "Change password" }));
  await waitFor(() => expect(screen.queryByRole("link", { name: "choose your own" })).toBeNull());
});

it("the first admin is asked to change the printed password, and not before the page of the login is gone", async () => {
  signIn({ user_role: "admin", printed_password: true });
  renderApp("/profile");
  expect(await screen.findByText(/^Your password was printed when/)).toBeVisible();
  expect(screen.getByRole("link", { name: "choose your own" })).toHaveAttribute(
    "href",
    "/profile#change-password",
  );
});

it("at the login itself nothing comes in above the form", async () => {
  signIn({ must_change_password: true });
  renderApp("/login");
  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent("You are already logged in.");
  expect(screen.queryByRole("complementary", { name: "Password" })).toBeNull();
});

it("LO-3: an admin arrives on Home, and finds the way to Admin there", async () => {
  signIn({ user_role: "admin" });
  const app = renderApp("/About");
  await screen.findByRole("button", { name: /Nadia Brook/ });
  await app.keyboard.click(screen.getAllByRole("link", { name: "Home" })[0] as HTMLElement);
  const step = await screen.findByRole("complementary", { name: "Next step" });
  expect(step).toHaveTextContent("You administer this service.");
  expect(screen.getByRole("link", { name: "Admin" })).toHaveAttribute("href", "/admin");
});

it.each([
  ["nothing converted", 0, "Your account is ready. What you convert will be under Past conversions."],
  ["CVs that are taken", 3, "What you have converted is under Past conversions."],
])("LO-3: somebody with a plan is told where to go on with %s", async (_, converted_cvs_count, text) => {
  signIn({ converted_cvs_count });
  const app = renderApp("/About");
  await screen.findByRole("button", { name: /Nadia Brook/ });
  await app.keyboard.click(screen.getAllByRole("link", { name: "Home" })[0] as HTMLElement);
  const step = await screen.findByRole("complementary", { name: "Next step" });
  expect(step).toHaveTextContent(text);
});

it("an admin who has to set up two-factor sign-in is led to it", async () => {
  signIn({ user_role: "admin", totp_required: true });
  renderApp("/profile");
  expect(await screen.findByRole("link", { name: "set it up" })).toHaveAttribute("href", "/profile");
});

it.each(["/admin", "/Application", "/Application/Chat"])("and finds nothing else behind %s", async (path) => {
  signIn({ user_role: "admin", totp_required: true });
  const app = renderApp(path);
  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent(
    "Set up two-factor sign-in first",
  );
  expect(calls("/admin/users-table")).toHaveLength(0);
  await app.keyboard.click(screen.getByRole("link", { name: "Set it up" }));
  expect(await screen.findByRole("heading", { name: "Two-factor sign-in" })).toBeVisible();
});
