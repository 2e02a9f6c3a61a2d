import { queryOptions } from "@tanstack/react-query";
import { call, send } from "@/lib/api";
import type { components } from "@/lib/api-schema.gen";
import { markProfileUpdated, refreshTokens, tokens } from "@/lib/session";

/** PF-5: a token refresh runs first; when it fails nothing is sent (D-29). Afterwards the marker is set. */
export async function updateProfile(profile: { name: string; organisation: string }): Promise<void> {
  await refreshTokens();
  await call("POST", "/auth/update_profile", { json: profile });
  markProfileUpdated();
}

/** For what is converted from now on. */
export const setRetention = (days: number) =>
  call("POST", "/auth/update_profile", { json: { retention_days: days } });

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

/** A program's key without its secret part. */
export type ApiKey = components["schemas"]["ApiKeyBody"];
type NewApiKey = { name: string; scopes: string[]; expires_in_days: number; password: string };

export const apiKeysQuery = queryOptions({
  queryKey: ["api-keys"],
  queryFn: async ({ signal }) => (await call("GET", "/auth/keys", { signal })).keys,
});
export const createApiKey = (json: NewApiKey) => call("POST", "/auth/keys", { json });
export const revokeApiKey = (id: string) => call("DELETE", "/auth/keys/{id}", { params: { id } });

export const revokeApiKeys = () => call("DELETE", "/auth/keys");

/** An address that is told when conversions end. */
export type Webhook = components["schemas"]["WebhookBody"];
export type Delivery = components["schemas"]["DeliveryBody"];

export const webhooksQuery = queryOptions({
  queryKey: ["webhooks"],
  queryFn: async ({ signal }) => (await call("GET", "/webhooks", { signal })).webhooks,
});
export const deliveriesQuery = (id: string) =>
  queryOptions({
    queryKey: ["webhooks", id, "deliveries"],
    queryFn: async ({ signal }) =>
      (await call("GET", "/webhooks/{id}/deliveries", { params: { id }, signal })).deliveries,
  });
type NewWebhook = { url: string; events: string[]; password: string };
export const createWebhook = (json: NewWebhook) => call("POST", "/webhooks", { json });
export const renewWebhookSecret = ({ id, password }: { id: string; password: string }) =>
  call("POST", "/webhooks/{id}/secret", { params: { id }, json: { password } });
export const switchWebhook = ({ id, enabled }: { id: string; enabled: boolean }) =>
  call("PUT", "/webhooks/{id}", { params: { id }, json: { enabled } });
export const removeWebhook = (id: string) => call("DELETE", "/webhooks/{id}", { params: { id } });
export const testWebhook = (id: string) => call("POST", "/webhooks/{id}/test", { params: { id } });
