import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { onSessionLost } from "./lib/api";
import { isMissingCode, noteMissingCode, serverAnswers } from "./lib/connection";
import { isPageReplaced, replacePage, setNavigator } from "./lib/navigation";
import { onSessionChangeElsewhere } from "./lib/session";
import { sessionEnd } from "./lib/session-end";
import { loadSettings } from "./lib/settings";
import { userQuery } from "./lib/user";
import { allowSkippedTransitions } from "./lib/view-transitions";
import { coveredPage, createAppRouter } from "./router";
import "./styles/index.css";

const client = new QueryClient({
  defaultOptions: {
    // "always": without a connection a call fails at once and says so, instead of waiting in silence
    queries: { retry: false, refetchOnWindowFocus: false, networkMode: "always" },
    mutations: { networkMode: "always" },
  },
});
const router = createAppRouter(client);

allowSkippedTransitions(document);
setNavigator((path) => router.navigate({ href: path }));
onSessionLost(() => client.setQueryData(userQuery.queryKey, null));
onSessionChangeElsewhere(() => void client.invalidateQueries({ queryKey: userQuery.queryKey }));

// After an upgrade of the server an old page asks for chunks that are gone: reload once, then give up (D-12).
// Without a connection the page stays as it is: a reload would take away what is in it.
window.addEventListener("vite:preloadError", async (event) => {
  event.preventDefault();
  noteMissingCode();
  if (sessionEnd.isAsking()) return; // what the page holds is kept for its user
  if (!(await serverAnswers())) return;
  if (isPageReplaced()) return; // two chunks are gone at once
  const key = "reloaded-for-chunk";
  if (sessionStorage.getItem(key) === window.location.pathname) {
    sessionStorage.removeItem(key); // the next upgrade may reload here again
    replacePage("/error");
    return;
  }
  sessionStorage.setItem(key, window.location.pathname);
  replacePage();
});

await loadSettings();
const covered = coveredPage(window.history.state);
if (covered) await router.navigate({ to: "/login", search: { from: covered }, replace: true });
// The page's own code is on its way already: wait for it, so that the first thing painted is the page.
await router.load();

const root = document.getElementById("root");
if (root) {
  createRoot(root, {
    onCaughtError: (error) => !isMissingCode() && !isPageReplaced() && console.error(error),
  }).render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
}
