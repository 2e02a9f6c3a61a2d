import { useMatches } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import pages from "@/lib/pages.json";
import { settings } from "@/lib/settings";

/**
 * What a page is called (D-13). `canonical` is its other address, `private` keeps it out of search engines,
 * `below` is how many parts of an address may follow, for the server.
 */
type Page = {
  title: string;
  description: string;
  exactTitle?: boolean;
  canonical?: string;
  private?: boolean;
  below?: number;
};

const known: Record<string, Page> = pages;
const notFound: Page = { title: "Page not found", description: "There is no such page.", private: true };

/**
 * Keeps the document's head in step with the route. The server writes the same into the pages it sends
 * (internal/httpapi/pages.go), from the same table, for readers that run no script.
 */
export function DocumentMeta() {
  const path = useMatches({
    select: (matches) => matches.findLast((match) => pathOf(match.routeId) in known)?.routeId,
  });
  const before = useRef(path);
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    moveFocus();
  }, [path]);
  useEffect(() => {
    const here = path === undefined ? undefined : pathOf(path);
    const page = here === undefined ? notFound : (known[here] ?? notFound);
    document.title = page.exactTitle ? page.title : `${page.title} – ${settings.product}`;
    setTag("meta", "name", "description", "content", page.description);
    setTag("meta", "name", "robots", "content", page.private ? "noindex" : null);
    const address = new URL(page.canonical ?? here ?? "/", publicAddress()).href;
    setTag("meta", "property", "og:url", "content", address);
    setTag("link", "rel", "canonical", "href", page.private ? null : address);
  }, [path]);
  return null;
}

/** A title of what a page shows, in place of the page's own while it shows it. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (!title) return;
    const before = document.title;
    const mine = `${title} – ${settings.product}`;
    document.title = mine;
    return () => {
      if (document.title === mine) document.title = before;
    };
  }, [title]);
}

/** A new page is read, and tabbed through, from its beginning; a page that has put the focus itself keeps it. */
function moveFocus(): void {
  const main = document.getElementById("content");
  if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true });
}

/** An index route's id ends in a slash; what is shown on a page may be named behind its address. */
const pathOf = (routeId: string): string => routeId.replace(/(?<=.)(\/\{-\$\w+\})*\/?$/, "");

/** The operator's public address is in the page as it was sent; `npm run dev` has only its own. */
const publicAddress = (): string =>
  document.head.querySelector<HTMLMetaElement>('meta[property="og:url"]')?.content ?? window.location.origin;

function setTag(tag: string, key: string, name: string, attribute: string, value: string | null): void {
  let element = document.head.querySelector(`${tag}[${key}="${name}"]`);
  if (value === null) {
    element?.remove();
    return;
  }
  if (!element) {
    element = document.createElement(tag);
    element.setAttribute(key, name);
    document.head.append(element);
  }
  element.setAttribute(attribute, value);
}
