import { call, send } from "@/lib/api";
import type { components } from "@/lib/api-schema.gen";
import { markProfileUpdated, refreshTokens, tokens } from "@/lib/session";

/** PF-5: a token refresh runs first; when it fails nothing is sent (D-29). Afterwards the marker is set. */
export async function updateProfile(profile: { name: string; organisation: string }): Promise<void> {
  await refreshTokens();
  await call("POST", "/auth/update_profile", { json: profile });
  markProfileUpdated();
}

/** Additive (D-30): everything that is kept about the user, as one file. */
export async function exportData(): Promise<Blob> {
  return (await send("GET", "/auth/export")).blob();
}

/** Additive (D-30): erases the account, its files and its history. */
export async function deleteAccount(password: string): Promise<void> {
  await call("POST", "/auth/delete_account", { json: { password } });
  tokens.clear();
}

/** Additive: ends every other session. */
export async function changePassword(form: { current: string; next: string }): Promise<void> {
  await call("POST", "/auth/change_password", {
    json: { current_password: form.current, new_password: form.next },
  });
}

/** An authenticator app that is being set up. */
export type Device = components["schemas"]["TotpBody"];

/** The password is asked for when a device is set up already. */
export const beginTwoFactor = (password?: string) =>
  call("POST", "/auth/totp/begin", password === undefined ? {} : { json: { password } });
export const enableTwoFactor = (code: string) => call("POST", "/auth/totp/enable", { json: { code } });
export const renewRecoveryCodes = (password: string) =>
  call("POST", "/auth/totp/recovery_codes", { json: { password } });
export const disableTwoFactor = (password: string) =>
  call("POST", "/auth/totp/disable", { json: { password } });
