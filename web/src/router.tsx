import type { QueryClient } from "@tanstack/react-query";
import { createRouter, type HistoryLocation, type RouterHistory } from "@tanstack/react-router";
import { Spinner } from "./components/ui/loading";
import { ErrorRedirect } from "./features/marketing/error-page";
import { NotFoundPage } from "./features/marketing/not-found-page";
import { routeTree } from "./routeTree.gen";

/**
 * A page gives way to another. Sorting a table or opening a tab is none, and before the first page of a visit there
 * was none: to fade it in would only show it later, and every load would draw a dozen pictures more.
 */
export const pageGivesWay = ({
  fromLocation,
  pathChanged,
}: {
  fromLocation?: unknown;
  pathChanged: boolean;
}): string[] | false => (fromLocation && pathChanged ? ["page"] : false);

/** Matches without regard to case (RT-5): the library's default, which the route table's test pins down. */
export function createAppRouter(client: QueryClient, history?: RouterHistory) {
  return createRouter({
    routeTree,
    history,
    context: { client },
    caseSensitive: false,
    defaultPreload: "intent",
    defaultPendingComponent: Spinner,
    defaultPendingMs: 300,
    defaultErrorComponent: ErrorRedirect,
    defaultNotFoundComponent: NotFoundPage,
    scrollRestoration: true,
    defaultViewTransition: { types: pageGivesWay },
  });
}

/** The page that was loaded anew while its session had ended (D-20), from the browser's history. */
export function coveredPage(state: unknown): string | null {
  const page = (state as { __tempLocation?: Partial<HistoryLocation> } | null)?.__tempLocation;
  return page?.state?.isCovered ? `${page.pathname}${page.search ?? ""}` : null;
}

declare module "@tanstack/react-router" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged into the library's
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
  // biome-ignore lint/style/useConsistentTypeDefinitions: merged into the library's, too
  interface HistoryState {
    /** Who has just registered or set a new password: the login form starts with it. */
    email?: string;
    /** The demo's step, so that the phone's Back goes one step back instead of out of it. */
    demoStep?: number;
    /** The session has ended over this page, and the address says / until its user is back (D-20). */
    isCovered?: boolean;
  }
}
