import { call } from "@/lib/api";
import type { ApiError } from "@/lib/errors";
import type { User } from "@/lib/user";
import { messages } from "./messages";

/** PR-5. The provider sends the browser back to these addresses (D-36). */
export async function startCheckout({ user, priceId }: { user: User; priceId: string }): Promise<string> {
  const origin = window.location.origin;
  const { checkout_session_url } = await call("POST", "/payment/create-checkout-session", {
    json: {
      customer_email: user.email,
      plan_id: priceId,
      success_url: `${origin}/pricing?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${origin}/pricing?status=cancelled`,
    },
    pageLevel: true,
  });
  if (!checkout_session_url) throw new Error(messages.checkoutFailed);
  return checkout_session_url;
}

export type SessionCheck = { valid: boolean; payment_status?: string; subscription_id?: string | null };

/** PR-6. */
export async function validateSession(sessionId: string): Promise<SessionCheck> {
  const check = await call("POST", "/payment/validate-session", {
    json: { session_id: sessionId },
    pageLevel: true,
  });
  if (typeof check.valid !== "boolean") throw new Error(); // the page's fallback words it
  return check;
}

/** PR-7: what the notice says, and how. */
export function sessionNotice(check: SessionCheck): ["success" | "warning" | "error", string] {
  const suffix = check.subscription_id ? messages.subscription(check.subscription_id) : "";
  if (!check.valid) return ["error", messages.notValid + suffix];
  if (check.payment_status === "paid") return ["success", messages.paid + suffix];
  if (check.payment_status === "unpaid") return ["warning", messages.unpaid + suffix];
  return ["success", messages.noPayment + suffix];
}

/** PR-8. */
export function validationErrorText(error: ApiError): string {
  return error.status === 400 ? messages.invalidSession() : messages.validationError;
}
