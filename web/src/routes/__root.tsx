import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext, Outlet } from "@tanstack/react-router";
import { DocumentMeta } from "@/components/layout/page-meta";
import { Shell } from "@/components/layout/shell";
import { SessionEnded } from "@/features/auth/session-ended";

export const Route = createRootRouteWithContext<{ client: QueryClient }>()({
  component: () => (
    <Shell>
      <DocumentMeta />
      <Outlet />
      <SessionEnded />
    </Shell>
  ),
});
