import { passwordRule } from "@/lib/password-rule";

/** Texts of the specification for the admin dashboard; do not reword. */
export const messages = {
  unauthorized: "Unauthorized access.",
  loadFailed: "An error occurred while loading user data.",
  fetchFailed: "Error fetching data. Please try again.",
  required: "Please fill in all required fields.",
  email: "Please enter a valid email address.",
  password: "Password must be at least 8 characters long.",
  passwordHint: passwordRule,
  activeWithoutCredits: "Subscription Status is set to Active with no Credits remaining.",
  created: "User created successfully!",
  addedElsewhere: (name: string) => `${name} is not on this page of the table.`,
  createFailed: "Error creating user. Please try again.",
  createError: "An error occurred while creating the user. Please try again.",
  updated: "User updated successfully!",
  updateFailed: "Error updating user. Please try again.",
  ownPassword: "Please enter your own password.",
  confirmDelete: "Are you sure you want to delete this user? This action cannot be undone.",
  deleted: "User deleted successfully!",
  deleteFailed: "Error deleting user. Please try again.",
  demoCreated: "Demo account created successfully!",
  demoCopied: "Demo account details copied to clipboard",
  demoFailed: "Failed to generate demo account",
  anyError: "An error has occurred. Please try again.",
} as const;
