import { settings } from "@/lib/settings";

/** Texts of the specification for pricing and the payment return; do not reword. */
export const messages = {
  activated: "Your subscription has been activated.",
  cancelled: "You did not complete the checkout process. Please complete it to access the software.",
  checkoutFailed: "An error occurred. Please try again later.",
  paid: "Payment successful! Your subscription is now active.",
  unpaid: "Payment pending. Please complete the payment to activate your subscription.",
  noPayment: "No payment required. Your subscription is now active.",
  notValid: "Session validation failed. Please try again.",
  subscription: (id: string) => ` Subscription ID: ${id}.`,
  /** D-3: the brackets of the text stand for the provider's name. */
  invalidSession: () => `Invalid ${settings.payment_provider} session ID`,
  validationError: "Error validating session",
  validationFallback: "Error validating session. Please try again.",
} as const;
