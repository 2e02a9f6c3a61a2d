import { useSyncExternalStore } from "react";

export type Theme = "light" | "dark";

const key = "theme"; // shared with public/theme.js, as are the colours below
/** What the browser paints around the page: the canvas of each theme (tokens.css) as sRGB. */
const chrome: Record<Theme, string> = { light: "#f2f8f8", dark: "#05171b" };
const listeners = new Set<() => void>();
const system = () => window.matchMedia("(prefers-color-scheme: dark)");

function current(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === "light" || chosen === "dark") return chosen;
  return system().matches ? "dark" : "light";
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const media = system();
  media.addEventListener("change", listener);
  return () => {
    listeners.delete(listener);
    media.removeEventListener("change", listener);
  };
}

/** The theme in force and a toggle; the choice outlives the visit, the system's theme is the default. */
export function useTheme(): [Theme, () => void] {
  const theme = useSyncExternalStore(subscribe, current, () => "light" as const);
  const toggle = () => {
    const next: Theme = theme === "dark" ? "light" : "dark";
    document.documentElement.dataset.theme = next;
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
      meta.content = chrome[next];
    try {
      localStorage.setItem(key, next);
    } catch {
      // storage is blocked: the choice holds until the page is left
    }
    for (const listener of listeners) listener();
  };
  return [theme, toggle];
}
