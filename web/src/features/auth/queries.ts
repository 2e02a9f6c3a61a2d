import { call } from "@/lib/api";
import { ApiError, serverTextOr } from "@/lib/errors";
import { tokens } from "@/lib/session";
import { messages } from "./messages";

type Credentials = { email: string; password: string; totp_code?: string };

/** Signs in and stores the tokens; an answer without them is a failure too. */
export async function logIn(credentials: Credentials): Promise<void> {
  const answer = await call("POST", "/auth/login", {
    json: credentials,
    auth: "none",
  });
  if (!answer.access_token || !answer.refresh_token) throw new Error(messages.login.unexpected);
  tokens.store({ access_token: answer.access_token, refresh_token: answer.refresh_token });
}

/** The password was right, and the account has two-factor sign-in. */
export const asksForCode = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 401 && /one-time code/i.test(error.serverText);

/** LO-4. */
export function loginErrorText(error: unknown): string {
  if (!(error instanceof ApiError)) return error instanceof Error ? error.message : messages.login.fallback;
  if (asksForCode(error)) return serverTextOr(error, messages.login.fallback);
  if (error.status === 401) return messages.login.wrong;
  if (error.status === 500) return messages.login.serverError;
  return serverTextOr(error, messages.login.fallback);
}

type Registration = { name: string; email: string; password: string; organisation: string };

export async function register({ name, email, password, organisation }: Registration): Promise<void> {
  await call("POST", "/auth/register", { json: { name, email, password, organisation }, auth: "none" });
}

/** The field that the server refuses; null = it is about none, or not known. */
export function registerFault(error: unknown): "email" | "password" | null {
  const text = error instanceof ApiError && error.status < 429 ? error.serverText : "";
  if (isAboutPassword(text)) return "password";
  return /e-?mail/i.test(text) ? "email" : null;
}

const isAboutPassword = (text: string): boolean => /^(This|New|)\s*password (is|must) /i.test(text);

export async function requestPasswordReset(email: string): Promise<void> {
  await call("POST", "/auth/request_password_reset", { json: { email }, auth: "none" });
}

/** RS-1. */
export function resetRequestErrorText(error: unknown): string {
  const limited = error instanceof ApiError && error.status === 429;
  return limited ? messages.reset.tooManyAttempts : messages.reset.requestFallback;
}

type ResetForm = { email: string; code: string; password: string; revokeKeys?: boolean };

export async function resetPassword(form: ResetForm): Promise<void> {
  await call("POST", "/auth/reset_password_with_code", {
    json: {
      email: form.email,
      code: form.code,
      new_password: form.password,
      revoke_keys: form.revokeKeys || undefined,
    },
    auth: "none",
  });
}

/** What is wrong with the new password, where the server refuses that and not the code; "" = it does not. */
export function newPasswordFault(error: unknown): string {
  const text = error instanceof ApiError && error.status === 400 ? error.serverText : "";
  return isAboutPassword(text) ? text : "";
}

/** RS-3. */
export function resetErrorText(error: unknown): string {
  const status = error instanceof ApiError ? error.status : 0;
  const texts: Record<number, string> = {
    400: messages.reset.invalid,
    500: messages.reset.serverError,
    429: messages.reset.tooManyRequests,
  };
  return texts[status] ?? messages.reset.fallback;
}
