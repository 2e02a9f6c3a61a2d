import { useMatches } from "@tanstack/react-router";
import { useEffect } from "react";
import { settings } from "@/lib/settings";

/** Set by each route (D-13). `index: false` keeps private pages out of search engines. */
type PageMeta = { title: string; description?: string; exactTitle?: boolean };

declare module "@tanstack/react-router" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged into the library's
  interface StaticDataRouteOption {
    meta?: PageMeta;
  }
}

/** Writes the current route's title, description and canonical address into the document's head. */
export function DocumentMeta() {
  const meta = useMatches({
    select: (matches) => matches.findLast((match) => match.staticData.meta)?.staticData.meta,
  });
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? "/" });
  useEffect(() => {
    const title = meta?.title ?? "Page not found";
    document.title = meta?.exactTitle ? title : `${title} – ${settings.product}`;
    setTag("meta", "name", "description", "content", meta?.description ?? `${title} – ${settings.product}`);
    const canonical = /^\/home\/?$/i.test(path) ? "/" : path;
    setTag("link", "rel", "canonical", "href", window.location.origin + canonical);
  }, [meta, path]);
  return null;
}

function setTag(tag: string, key: string, name: string, attribute: string, value: string): void {
  let element = document.head.querySelector(`${tag}[${key}="${name}"]`);
  if (!element) {
    element = document.createElement(tag);
    element.setAttribute(key, name);
    document.head.append(element);
  }
  element.setAttribute(attribute, value);
}
