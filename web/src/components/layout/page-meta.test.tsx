import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import pages from "@/lib/pages.json";
import { routeTree } from "@/routeTree.gen";
import { renderApp } from "@/test/app";
import { signIn } from "@/test/server";

const canonical = () => document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
const robots = () => document.head.querySelector<HTMLMetaElement>('meta[name="robots"]')?.content;

it("D-13 the table of pages and the routes are the same", () => {
  const paths = Object.values(routeTree.children ?? {}).map((route) => {
    const { path } = (route as { options: { path?: string } }).options;
    return path && path.length > 1 ? path.replace(/(\/\{-\$\w+\})*\/?$/, "") : path;
  });
  expect(Object.keys(pages).sort()).toEqual(paths.sort());
});

it.each([
  ["/about", "About – Focal", "/About", undefined],
  ["/Home", "Focus your CV for Unlimited Opportunities – Focal", "/", undefined],
  ["/application/chat", "DEMO Chatbot", undefined, "noindex"],
  ["/nowhere", "Page not found – Focal", undefined, "noindex"],
])("D-10, D-13 %s is called %s", async (path, title, address, index) => {
  signIn();
  renderApp(path);
  await waitFor(() => expect(document.title).toBe(title));
  expect(canonical()).toBe(address === undefined ? undefined : `http://localhost${address}`);
  expect(robots()).toBe(index);
});

it("a new page is tabbed through from its beginning", async () => {
  const { keyboard } = renderApp("/Terms-and-Conditions");
  await keyboard.click((await screen.findAllByRole("link", { name: "Roadmap" }))[0] as HTMLElement);
  await screen.findByRole("heading", { name: "Roadmap" });
  await waitFor(() => expect(screen.getByRole("main")).toHaveFocus());
});
