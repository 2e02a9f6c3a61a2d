import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderApp } from "@/test/app";
import { answer, calls, setUser, signIn } from "@/test/server";

const codes = ["aaaa-bbbb-cccc-dddd-eeee-ffff", "2222-3333-4444-5555-6666-7777"];
const shownCodes = () =>
  within(screen.getByRole("list", { name: "Recovery codes" }))
    .getAllByRole("listitem")
    .map((item) => item.textContent);

describe("two-factor sign-in", () => {
  it("is set up with the key and a first code", async () => {
    signIn();
    answer("post", "/auth/totp/begin", { secret: "ABCD", uri: "otpauth://totp/x?secret=ABCD" });
    answer("post", "/auth/totp/enable", { error: "The one-time code is not right." }, 400);
    const app = renderApp("/profile");
    await app.keyboard.click(await screen.findByRole("button", { name: "Set up two-factor sign-in" }));
    expect(await screen.findByText("ABCD")).toBeVisible();
    expect(await screen.findByRole("img", { name: "QR code for the authenticator app" })).toBeVisible();
    fireEvent.change(screen.getByLabelText("Code from the app"), { target: { value: "123456 " } });
    await app.keyboard.click(screen.getByRole("button", { name: "Turn on" }));
    expect(await screen.findByText("The one-time code is not right.")).toBeVisible();
    answer("post", "/auth/totp/enable", { message: "On.", recovery_codes: codes });
    setUser({ totp_enabled: true });
    await app.keyboard.click(screen.getByRole("button", { name: "Turn on" }));
    expect(await screen.findByRole("button", { name: "Turn off" })).toBeVisible();
    expect(shownCodes()).toEqual(codes);
    expect(screen.getByRole("heading", { name: "Keep your recovery codes" })).toHaveFocus();
    await app.keyboard.click(screen.getByRole("button", { name: "I have kept them" }));
    expect(screen.queryByRole("list", { name: "Recovery codes" })).toBeNull();
    expect(calls("/auth/totp/enable").at(-1)?.body).toEqual({ code: "123456" });
  });

  it("is turned off with the password", async () => {
    signIn({ totp_enabled: true });
    answer("post", "/auth/totp/disable", { message: "Off." });
    const app = renderApp("/profile");
    fireEvent.change(await screen.findByLabelText("Password to change it"), {
      target: { value: "Violet7moon" },
    });
    setUser({ totp_enabled: false });
    await app.keyboard.click(screen.getByRole("button", { name: "Turn off" }));
    expect(await screen.findByRole("button", { name: "Set up two-factor sign-in" })).toBeVisible();
    expect(calls("/auth/totp/disable")[0]?.body).toEqual({ password: "Violet7moon" });
  });

  it("gives new recovery codes for the password", async () => {
    signIn({ totp_enabled: true });
    answer("post", "/auth/totp/recovery_codes", { error: "Current password is not right." }, 400);
    const app = renderApp("/profile");
    fireEvent.change(await screen.findByLabelText("Password to change it"), { target: { value: "Violet7" } });
    await app.keyboard.click(screen.getByRole("button", { name: "New recovery codes" }));
    expect(await screen.findByText("Current password is not right.")).toBeVisible();
    answer("post", "/auth/totp/recovery_codes", { message: "New.", recovery_codes: codes });
    await app.keyboard.click(screen.getByRole("button", { name: "New recovery codes" }));
    await screen.findByRole("list", { name: "Recovery codes" });
    expect(shownCodes()).toEqual(codes);
    expect(calls("/auth/totp/recovery_codes").at(-1)?.body).toEqual({ password: "Violet7" });
  });

  it("moves to another device for the password, and can be left as it is", async () => {
    signIn({ totp_enabled: true });
    answer("post", "/auth/totp/begin", { secret: "ABCD", uri: "otpauth://totp/x?secret=ABCD" });
    answer("post", "/auth/totp/enable", { message: "On.", recovery_codes: codes });
    const app = renderApp("/profile");
    const begin = async () => {
      fireEvent.change(await screen.findByLabelText("Password to change it"), {
        target: { value: "Violet7" },
      });
      await app.keyboard.click(screen.getByRole("button", { name: "Another device" }));
      await screen.findByText("ABCD");
    };
    await begin();
    await app.keyboard.click(screen.getByRole("button", { name: "Cancel set-up" }));
    await begin();
    expect(calls("/auth/totp/begin").at(-1)?.body).toEqual({ password: "Violet7" });
    fireEvent.change(screen.getByLabelText("Code from the app"), { target: { value: "123456" } });
    await app.keyboard.click(screen.getByRole("button", { name: "Turn on" }));
    await screen.findByRole("list", { name: "Recovery codes" });
    expect(screen.getByRole("button", { name: "Turn off" })).toBeVisible();
  });

  it("is asked for at login only when the account has it", async () => {
    answer("post", "/auth/login", { error: "A one-time code is required." }, 401);
    const app = renderApp("/login");
    fireEvent.change(await screen.findByLabelText(/^Email/), { target: { value: "nadia@example.org" } });
    fireEvent.change(screen.getByLabelText(/^Password/), { target: { value: "Violet7moon" } });
    expect(screen.queryByLabelText("One-time code")).toBeNull();
    await app.keyboard.click(screen.getByRole("main").querySelector("button[type=submit]") as HTMLElement);
    const code = await screen.findByLabelText("One-time code");
    expect(code).toHaveFocus();
    expect(screen.queryByText(/A one-time code is required/)).toBeNull(); // the password was right
    fireEvent.change(code, { target: { value: "123456" } });
    await app.keyboard.click(screen.getByRole("main").querySelector("button[type=submit]") as HTMLElement);
    expect(calls("/auth/login").at(-1)?.body).toMatchObject({ totp_code: "123456" });
    answer("post", "/auth/login", { error: "The one-time code is not right." }, 401);
    await app.keyboard.click(screen.getByRole("main").querySelector("button[type=submit]") as HTMLElement);
    expect(await screen.findByText("The one-time code is not right.")).toBeVisible();
  });
});
