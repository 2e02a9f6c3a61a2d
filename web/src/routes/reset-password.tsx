import { createFileRoute } from "@tanstack/react-router";
import { ResetPage } from "@/features/auth/reset-page";

export const Route = createFileRoute("/reset-password")({
  staticData: {
    meta: {
      title: "Reset password",
      description: "Set a new password with a one-time password sent to your e-mail address.",
    },
  },
  component: ResetPage,
});
