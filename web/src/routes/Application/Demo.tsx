import { createFileRoute } from "@tanstack/react-router";
import { RequireUser } from "@/components/layout/guard";
import { DemoPage } from "@/features/demo/demo-page";

export const Route = createFileRoute("/Application/Demo")({
  staticData: { meta: { title: "Guided demo", description: "Convert a CV in five steps." } },
  component: () => (
    <RequireUser>
      <DemoPage />
    </RequireUser>
  ),
});
