import { createFileRoute, Navigate } from "@tanstack/react-router";
import { RequireUser } from "@/components/layout/guard";
import { ConverterPage } from "@/features/converter/converter-page";
import { isActive, isAdmin, useUser } from "@/lib/user";

export const Route = createFileRoute("/Application/")({
  component: () => (
    <RequireUser>
      <SubscribersOnly />
    </RequireUser>
  ),
});

/** Users with inactive subscriptions are sent to /pricing; admins are not (D-11). */
function SubscribersOnly() {
  const { user } = useUser();
  return isActive(user) || isAdmin(user) ? <ConverterPage /> : <Navigate to="/Pricing" search={{}} replace />;
}
