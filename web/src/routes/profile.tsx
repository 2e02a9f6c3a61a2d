import { createFileRoute } from "@tanstack/react-router";
import { RequireUser } from "@/components/layout/guard";
import { ProfilePage } from "@/features/profile/profile-page";

export const Route = createFileRoute("/profile")({
  staticData: {
    meta: { title: "Your profile", description: "Your details, your subscription and your password." },
  },
  component: () => (
    <RequireUser>
      <ProfilePage />
    </RequireUser>
  ),
});
