import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { onSessionLost } from "@/lib/api";
import { setNavigator } from "@/lib/navigation";
import { userQuery } from "@/lib/user";
import { createAppRouter } from "@/router";

/** The whole app at a path, as main.tsx puts it together, on a history in memory. */
export function renderApp(path: string) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = createAppRouter(client, createMemoryHistory({ initialEntries: [path] }));
  setNavigator((to) => void router.navigate({ href: to }));
  onSessionLost(() => client.setQueryData(userQuery.queryKey, null));
  const view = render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return {
    ...view,
    client,
    keyboard: userEvent.setup({ delay: null }),
    path: () => router.state.location.pathname,
    href: () => router.state.location.href,
  };
}
