import { passwordRule } from "@/lib/password-rule";

/** Texts of the specification for the profile; do not reword. */
export const messages = {
  nameRequired: "Name cannot be empty.",
  unchanged: "No changes made to the profile.",
  cancelled: "No changes have been saved.",
  saved: "Profile updated successfully.",
  failed: "Error updating profile. Please try again.",
  passwordHint: passwordRule,
  loadFailed: "Failed to load user profile. Please try again.",
} as const;
