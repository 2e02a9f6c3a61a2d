import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { onSessionLost } from "./lib/api";
import { goTo, setNavigator } from "./lib/navigation";
import { onSessionChangeElsewhere } from "./lib/session";
import { loadSettings } from "./lib/settings";
import { userQuery } from "./lib/user";
import { createAppRouter } from "./router";
import "./styles/index.css";

const client = new QueryClient({
  defaultOptions: {
    // "always": without a connection a call fails at once and says so, instead of waiting in silence
    queries: { retry: false, refetchOnWindowFocus: false, networkMode: "always" },
    mutations: { networkMode: "always" },
  },
});
const router = createAppRouter(client);

setNavigator((path) => void router.navigate({ href: path }));
onSessionLost(() => client.setQueryData(userQuery.queryKey, null));
onSessionChangeElsewhere(() => void client.invalidateQueries({ queryKey: userQuery.queryKey }));

// After an upgrade of the server an old page asks for chunks that are gone: reload once, then give up (D-12).
window.addEventListener("vite:preloadError", (event) => {
  event.preventDefault();
  const key = "reloaded-for-chunk";
  if (sessionStorage.getItem(key) === window.location.pathname) {
    goTo("/error");
    return;
  }
  sessionStorage.setItem(key, window.location.pathname);
  window.location.reload();
});

await loadSettings();
// The page's own code is on its way already: wait for it, so that the first thing painted is the page.
await router.load();

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
}
