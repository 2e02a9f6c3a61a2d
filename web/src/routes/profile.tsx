import { createFileRoute } from "@tanstack/react-router";
import { RequireUser } from "@/components/layout/guard";
import { ProfilePage } from "@/features/profile/profile-page";

export const Route = createFileRoute("/profile")({
  component: () => (
    <RequireUser>
      <ProfilePage />
    </RequireUser>
  ),
});
