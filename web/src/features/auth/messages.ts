import { passwordRule, registrationRule } from "@/lib/password-rule";

/** Texts of the specification for login, register and reset; do not reword. */
export const messages = {
  login: {
    success: "Login successful!",
    invalidEmail: "Invalid email format",
    passwordRequired: "Please enter your password",
    wrong: "Invalid email or password",
    serverError: "Internal server error. Please try again later.",
    fallback: "Invalid Email or Password. Please try again.",
    unexpected: "Login failed: Unexpected response from server",
    already: "You are already logged in.",
  },
  register: {
    success: "Registration successful! Please log in.",
    name: "Name is required",
    email: "Please enter a valid email address",
    password: "Password must be at least 8 characters long and contain at least one letter and one number",
    passwordSigns: (refused: string) => `${refused} cannot be used: only letters, digits and . , ! ~ ? can.`,
    passwordHint: registrationRule,
    confirmation: "Passwords do not match",
    terms: "You must accept the terms and conditions",
    fallback: "Registration failed. Please check your information and try again.",
    already: "Already Logged In",
  },
  reset: {
    email: "Please enter your email address",
    sent: "One-time password has been sent to your email",
    tooManyAttempts: "Too many attempts. Please try again later.",
    requestFallback: "Failed to request one-time password. Please try again.",
    code: "Please enter the one-time password",
    password: "New password must be at least 8 characters long",
    passwordHint: passwordRule,
    confirmation: "New password and confirm password do not match",
    success: "Password reset successful!",
    invalid: "Invalid email or one-time password",
    serverError: "Internal server error. Please try again later.",
    tooManyRequests: "Too many requests. Please try again later.",
    fallback: "An error occurred. Please try again.",
  },
} as const;
