import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { settings } from "@/lib/settings";
import { renderApp } from "@/test/app";
import { answer, aUser, breakCall, calls, liveToken, signIn } from "@/test/server";

const main = () => within(screen.getByRole("main"));

describe("login", () => {
  const submit = async (
    app: ReturnType<typeof renderApp>,
    email = "me@example.org",
    password = "secret123",
  ) => {
    await app.keyboard.type(await screen.findByLabelText(/^Email/), email);
    await app.keyboard.type(screen.getByLabelText(/^Password/), password);
    await app.keyboard.click(main().getByRole("button", { name: "Log in" }));
  };

  it("LO-1 links", async () => {
    renderApp("/login");
    expect(await screen.findByRole("link", { name: "Forgot password?" })).toHaveAttribute(
      "href",
      "/reset-password",
    );
    expect(main().getByRole("link", { name: "Get started" })).toHaveAttribute("href", "/register");
  });

  it("LO-2 the shape, and nothing is sent", async () => {
    const app = renderApp("/login");
    await submit(app, "nobody");
    expect(await screen.findByText("Invalid email format")).toBeVisible();
    expect(calls("/auth/login")).toHaveLength(0);
  });

  it("LO-2, LO-3 stripped, stored, said, and on to where the user came from", async () => {
    answer("post", "/auth/login", { access_token: liveToken(), refresh_token: "refresh-1" });
    answer("get", "/auth/profile", aUser);
    const app = renderApp("/login?from=%2FTerms-and-Conditions");
    await submit(app, "<me>@example.org", "se<cr>et/1\\23");
    expect(await screen.findByText("Login successful!")).toBeVisible();
    expect(calls("/auth/login")[0]?.body).toEqual({ email: "me@example.org", password: "secret123" });
    expect(localStorage.getItem("refresh_token")).toBe("refresh-1");
    expect(app.path()).toBe("/login");
    await waitFor(() => expect(app.path()).toBe("/Terms-and-Conditions"), { timeout: 3000 });
  });

  it.each([
    [401, { error: "anything" }, "Invalid email or password"],
    [500, { error: "anything" }, "Internal server error. Please try again later."],
    [
      429,
      { error: "Too many attempts. Please try again later." },
      "Too many attempts. Please try again later.",
    ],
    [418, {}, "Invalid Email or Password. Please try again."],
    [200, { access_token: "only" }, "Login failed: Unexpected response from server"],
  ])("LO-4 %d %j", async (status, body, text) => {
    answer("post", "/auth/login", body, status);
    const app = renderApp("/login");
    await submit(app);
    expect(await screen.findByText(text)).toBeVisible();
    expect(localStorage.getItem("access_token")).toBeNull();
  });

  it("LO-4 no response", async () => {
    breakCall("post", "/auth/login");
    const app = renderApp("/login");
    await submit(app);
    expect(await screen.findByText(/^No response received/)).toBeVisible();
  });

  it("LO-5 already logged in", async () => {
    signIn();
    answer("get", "/auth/profile", aUser);
    const app = renderApp("/login?from=%2FTerms-and-Conditions");
    expect(await screen.findByText("You are already logged in.")).toBeVisible();
    await waitFor(() => expect(app.path()).toBe("/Terms-and-Conditions"), { timeout: 2500 });
  });
});

describe("register", () => {
  it("where it is closed nothing leads there, and the page says whom to ask", async () => {
    Object.assign(settings, { registration_closed: true });
    try {
      const app = renderApp("/register");
      expect(await screen.findByText("Ask your administrator for an account.")).toBeVisible();
      expect(screen.queryByLabelText(/^Name/)).toBeNull();
      await app.keyboard.click(main().getByRole("link", { name: "Log in" }));
      expect(await screen.findByText(/Ask your administrator for an account\./)).toBeVisible();
      expect(screen.queryByRole("link", { name: "Get started" })).toBeNull();
      expect(screen.queryByRole("link", { name: "Register" })).toBeNull();
    } finally {
      Object.assign(settings, { registration_closed: false });
    }
  });

  const fill = async (app: ReturnType<typeof renderApp>) => {
    await app.keyboard.type(await screen.findByLabelText(/^Name/), "Nadia Brook");
    await app.keyboard.type(screen.getByLabelText(/^Email/), "nadia@example.org");
    await app.keyboard.type(screen.getByLabelText(/^Password/), "abcdefg1");
    await app.keyboard.type(screen.getByLabelText(/^Confirm password/), "abcdefg1");
    await app.keyboard.click(screen.getByRole("checkbox", { name: /I accept/ }));
  };
  const create = () => main().getByRole("button", { name: "Create account" });

  it("RG-1 a terms PDF, and a toggle on each password field", async () => {
    const app = renderApp("/Register");
    await screen.findByRole("checkbox");
    expect(main().getByRole("link", { name: "Terms and Conditions" })).toHaveAttribute(
      "href",
      "/legal/terms-and-conditions.pdf",
    );
    for (const name of ["Show password", "Show confirm password"]) {
      await app.keyboard.click(screen.getByRole("button", { name }));
    }
    expect(screen.getByLabelText(/^Password/)).toHaveAttribute("type", "text");
    expect(screen.getByLabelText(/^Confirm password/)).toHaveAttribute("type", "text");
  });

  it("RG-2 all texts at once, nothing sent", async () => {
    const app = renderApp("/register");
    await app.keyboard.type(await screen.findByLabelText(/^Confirm password/), "x");
    await app.keyboard.click(create());
    for (const text of [
      "Name is required",
      "Please enter a valid email address",
      "Password must be at least 8 characters long and contain at least one letter and one number",
      "Passwords do not match",
      "You must accept the terms and conditions",
    ]) {
      expect(await screen.findByText(text)).toBeVisible();
    }
    expect(calls("/auth/register")).toHaveLength(0);
  });

  it("RG-2 beside the error, the rule that it leaves out stays readable", async () => {
    const app = renderApp("/register");
    const password = await screen.findByLabelText(/^Password/);
    // managers make up one with dashes unless they are told what is allowed
    expect(password).toHaveAttribute("passwordrules", expect.stringContaining("allowed: [.,!~?];"));
    await app.keyboard.type(password, "Hill-race 42");
    await app.keyboard.click(create());
    expect(
      await screen.findByText(/^Password must be at least 8/),
      "RG-2: for a character, too",
    ).toBeVisible();
    expect(screen.getByText("- space cannot be used: only letters, digits and . , ! ~ ? can.")).toHaveClass(
      "text-danger",
    );
    expect(password).toHaveAccessibleDescription(/- space cannot be used: only letters, digits and/);
    // said once, and nothing that contradicts it
    expect(screen.queryByText(/At least 8 characters:/)).toBeNull();
    await app.keyboard.clear(password);
    await app.keyboard.type(password, "Hill-race");
    expect(await screen.findByText(/^Password must be at least 8/)).toBeVisible();
    expect(screen.getByText("- cannot be used.")).toHaveClass("text-danger");
    expect(screen.getByText(/At least 8 characters:/)).toBeVisible();
    await app.keyboard.clear(password);
    await app.keyboard.type(password, "Hillrace42!");
    expect(screen.queryByText(/cannot be used/)).toBeNull();
  });

  it("RG-4 sent, then /login", async () => {
    answer("post", "/auth/register", { message: "ok" }, 201);
    const app = renderApp("/register");
    await fill(app);
    await app.keyboard.click(create());
    expect(await screen.findByText("Registration successful! Please log in.")).toBeVisible();
    expect(calls("/auth/register")[0]?.body).toEqual({
      name: "Nadia Brook",
      email: "nadia@example.org",
      password: "abcdefg1",
      organisation: "",
    });
    await waitFor(() => expect(app.path()).toBe("/login"), { timeout: 2000 });
    expect(await screen.findByLabelText(/^Email/), "typed once").toHaveValue("nadia@example.org");
  });

  it.each([
    ["There is an account with this email already.", /^Email/],
    ["This password is too easy to guess: many people use it. Please choose another one.", /^Password/],
  ])("what the server refuses is said at its field, which takes the focus: %s", async (error, field) => {
    answer("post", "/auth/register", { error }, 400);
    const app = renderApp("/register");
    await fill(app);
    await app.keyboard.click(create());
    expect(await screen.findByText(error)).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(field)).toHaveFocus());
    expect(screen.getByLabelText(field)).toBeInvalid();
    expect(screen.getAllByText(error), "once").toHaveLength(1);
  });

  it("what is wrong with none of the fields takes the focus, and goes with the next try", async () => {
    answer("post", "/auth/register", { error: "Registration is closed." }, 403);
    const app = renderApp("/register");
    await fill(app);
    await app.keyboard.click(create());
    await waitFor(() => expect(screen.getByText("Registration is closed.")).toHaveFocus());
    await app.keyboard.clear(screen.getByLabelText(/^Name/));
    await app.keyboard.click(create());
    expect(await screen.findByText("Name is required")).toBeVisible();
    expect(screen.queryByText("Registration is closed.")).toBeNull();
  });

  it("RG-4, LO-3 a guest who came from pricing is still on the way there", async () => {
    answer("post", "/auth/register", { message: "ok" }, 201);
    const app = renderApp("/login?from=%2Fpricing");
    await app.keyboard.click(await screen.findByRole("link", { name: "Get started" }));
    await fill(app);
    await app.keyboard.click(create());
    await waitFor(() => expect(app.href()).toBe("/login?from=%2Fpricing"), { timeout: 2000 });
  });

  it.each([
    [409, { error: "Email already registered." }, "Email already registered."],
    [500, {}, "Registration failed. Please check your information and try again."],
  ])("RG-4 on %d", async (status, body, text) => {
    answer("post", "/auth/register", body, status);
    const app = renderApp("/register");
    await fill(app);
    await app.keyboard.click(create());
    expect(await screen.findByText(text)).toBeVisible();
  });

  it("RG-5 already logged in", async () => {
    signIn();
    const app = renderApp("/register");
    expect(await screen.findByText("Already Logged In")).toBeVisible();
    await waitFor(() => expect(app.path()).toBe("/"), { timeout: 4000 });
  });
});

describe("reset", () => {
  const toStep2 = async (app: ReturnType<typeof renderApp>) => {
    answer("post", "/auth/request_password_reset", { message: "ok" });
    await app.keyboard.type(await screen.findByLabelText(/^Email/), "me@example.org");
    await app.keyboard.click(main().getByRole("button", { name: "Send one-time password" }));
    await screen.findByLabelText(/^One-time password/);
  };

  it("RS-1 empty", async () => {
    const app = renderApp("/reset-password");
    await app.keyboard.click(await screen.findByRole("button", { name: "Send one-time password" }));
    expect(await screen.findByText("Please enter your email address")).toBeVisible();
  });

  it.each([
    [429, "Too many attempts. Please try again later."],
    [500, "Failed to request one-time password. Please try again."],
  ])("RS-1 on %d", async (status, text) => {
    answer("post", "/auth/request_password_reset", {}, status);
    const app = renderApp("/reset-password");
    await app.keyboard.type(await screen.findByLabelText(/^Email/), "me@example.org");
    await app.keyboard.click(screen.getByRole("button", { name: "Send one-time password" }));
    expect(await screen.findByText(text)).toBeVisible();
  });

  it("RS-1, RS-2 the second step and its texts", async () => {
    const app = renderApp("/reset-password");
    await toStep2(app);
    expect(screen.getByText("One-time password has been sent to your email")).toBeVisible();
    await app.keyboard.type(screen.getByLabelText(/^Confirm new password/), "x");
    await app.keyboard.click(screen.getByRole("button", { name: "Reset password" }));
    for (const text of [
      "Please enter the one-time password",
      "New password must be at least 8 characters long",
      "New password and confirm password do not match",
    ]) {
      expect(await screen.findByText(text)).toBeVisible();
    }
  });

  it.each([
    [200, "Password reset successful!"],
    [400, "Invalid email or one-time password"],
    [500, "Internal server error. Please try again later."],
    [429, "Too many requests. Please try again later."],
    [418, "An error occurred. Please try again."],
  ])("RS-3 on %d", async (status, text) => {
    answer("post", "/auth/reset_password_with_code", { message: "ok" }, status);
    const app = renderApp("/reset-password");
    await toStep2(app);
    await app.keyboard.type(screen.getByLabelText(/^One-time password/), "123456");
    await app.keyboard.type(screen.getByLabelText(/^New password/), "abcdefgh");
    await app.keyboard.type(screen.getByLabelText(/^Confirm new password/), "abcdefgh");
    await app.keyboard.click(screen.getByRole("button", { name: "Reset password" }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(calls("/auth/reset_password_with_code")[0]?.body).toEqual({
      email: "me@example.org",
      code: "123456",
      new_password: "abcdefgh",
    });
    if (status === 200) await waitFor(() => expect(app.path()).toBe("/login"), { timeout: 3000 });
  });

  it("D-25 a new password that is refused is not called a wrong code", async () => {
    const error = "This password is too easy to guess: many people use it. Please choose another one.";
    answer("post", "/auth/reset_password_with_code", { error }, 400);
    const app = renderApp("/reset-password");
    await toStep2(app);
    await app.keyboard.type(screen.getByLabelText(/^One-time password/), "123456");
    await app.keyboard.type(screen.getByLabelText(/^New password/), "password1");
    await app.keyboard.type(screen.getByLabelText(/^Confirm new password/), "password1{Enter}");
    expect(await screen.findByText(error)).toBeVisible();
    expect(screen.getByLabelText(/^New password/)).toBeInvalid();
    expect(screen.queryByText("Invalid email or one-time password")).toBeNull();
  });

  it("API keys are revoked with it where that is chosen", async () => {
    answer("post", "/auth/reset_password_with_code", { message: "ok" });
    const app = renderApp("/reset-password");
    await toStep2(app);
    await app.keyboard.type(screen.getByLabelText(/^One-time password/), "123456");
    await app.keyboard.type(screen.getByLabelText(/^New password/), "abcdefgh");
    await app.keyboard.type(screen.getByLabelText(/^Confirm new password/), "abcdefgh");
    await app.keyboard.click(screen.getByRole("checkbox", { name: "Revoke all API keys too" }));
    await app.keyboard.click(screen.getByRole("button", { name: "Reset password" }));
    await waitFor(() =>
      expect(calls("/auth/reset_password_with_code")[0]?.body).toMatchObject({ revoke_keys: true }),
    );
  });

  it("where nothing came, it is asked for again, the address still there", async () => {
    const app = renderApp("/reset-password");
    await toStep2(app);
    expect(screen.getByLabelText(/^One-time password/)).toHaveFocus();
    await app.keyboard.click(screen.getByRole("button", { name: "Ask again, or for another address" }));
    expect(await screen.findByLabelText(/^Email/)).toHaveValue("me@example.org");
    await app.keyboard.click(main().getByRole("button", { name: "Send one-time password" }));
    await screen.findByLabelText(/^One-time password/);
    expect(calls("/auth/request_password_reset")).toHaveLength(2);
  });

  it("RS-4 a logged-in visitor goes to /Home", async () => {
    signIn();
    const app = renderApp("/reset-password");
    await waitFor(() => expect(app.path()).toBe("/Home"));
  });
});
