import { createFileRoute } from "@tanstack/react-router";
import { RequireUser } from "@/components/layout/guard";
import { DemoPage } from "@/features/demo/demo-page";

export const Route = createFileRoute("/Application/Demo")({
  component: () => (
    <RequireUser>
      <DemoPage />
    </RequireUser>
  ),
});
