import { settings } from "@/lib/settings";

/** Texts of the specification for the chat; do not reword. */
export const messages = {
  greeting: () => `I can answer any questions that you may have with ${settings.product}.`,
  placeholder: () => `Message ${settings.product}...`,
  tooShort: "Please enter a valid question (at least 2 characters).",
  failed: "I'm sorry, but I encountered an error. Please try again later.",
  resetFailed: "Failed to reset chat. Please try again.",
} as const;
