import { createFileRoute, Navigate } from "@tanstack/react-router";
import { RequireUser } from "@/components/layout/guard";
import { ConverterPage } from "@/features/converter/converter-page";
import { isActive, isAdmin, useUser } from "@/lib/user";

export const Route = createFileRoute("/Application/{-$task}/{-$file}")({
  component: () => (
    <RequireUser>
      <SubscribersOnly />
    </RequireUser>
  ),
});

/** Users with inactive subscriptions are sent to /pricing; admins are not (D-11). */
function SubscribersOnly() {
  const { user } = useUser();
  const { task, file } = Route.useParams();
  return isActive(user) || isAdmin(user) ? (
    <ConverterPage task={task} file={file && /^\d+$/.test(file) ? Number(file) : undefined} />
  ) : (
    <Navigate to="/Pricing" search={{}} replace />
  );
}
