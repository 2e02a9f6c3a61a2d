import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext, Outlet } from "@tanstack/react-router";
import { DocumentMeta } from "@/components/layout/page-meta";
import { Shell } from "@/components/layout/shell";

export const Route = createRootRouteWithContext<{ client: QueryClient }>()({
  component: () => (
    <Shell>
      <DocumentMeta />
      <Outlet />
    </Shell>
  ),
});
