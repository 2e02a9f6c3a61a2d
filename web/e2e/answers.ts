import { expect, type Page, type Request } from "@playwright/test";

/** A path below /api; "{}" stands for one segment. */
function matches(path: string): (url: URL) => boolean {
  const pattern = new RegExp(`^/api${path.replaceAll("{}", "[^/]+")}$`);
  return (url) => pattern.test(url.pathname);
}

type Answer = { status?: number; json?: unknown; headers?: Record<string, string>; body?: string | Buffer };

/** Answers the calls of a path in the server's place; the newest answer holds. */
export async function answer(page: Page, method: string, path: string, what: Answer): Promise<void> {
  await page.route(matches(path), (route) =>
    route.request().method() === method
      ? route.fulfill(what.body === undefined ? { json: {}, ...what } : what)
      : route.fallback(),
  );
}

/** Lets the calls of a path end without an answer, as when the network is gone. */
export async function silence(page: Page, method: string, path: string): Promise<void> {
  await page.route(matches(path), (route) =>
    route.request().method() === method ? route.abort("connectionrefused") : route.fallback(),
  );
}

/** Holds the calls of a path until they are let go, so that what shows meanwhile can be seen. */
export async function hold(page: Page, path: string): Promise<() => void> {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(matches(path), async (route) => {
    await gone;
    await route.fallback();
  });
  return letGo;
}

/** Every call of a path from now on. */
export function record(page: Page, method: string, path: string): Request[] {
  const is = matches(path);
  const seen: Request[] = [];
  page.on("request", (request) => {
    if (request.method() === method && is(new URL(request.url()))) seen.push(request);
  });
  return seen;
}

/** The one call that an action makes. */
export async function callMadeBy(
  page: Page,
  method: string,
  path: string,
  act: () => Promise<unknown>,
): Promise<Request> {
  const is = matches(path);
  const [request] = await Promise.all([
    page.waitForRequest((made) => made.method() === method && is(new URL(made.url()))),
    act(),
  ]);
  expect(request.method()).toBe(method);
  return request;
}

/** Lets forms be read: the browser tells the files of a call only when the call is intercepted. */
export async function openForms(page: Page): Promise<void> {
  await page.route("**/api/convert/**", (route) => route.fallback());
}

/** The fields of a multipart call; files as "name (type)". */
export function formOf(request: Request): [name: string, value: string][] {
  const body = request.postDataBuffer()?.toString("latin1") ?? "";
  const boundary = /boundary=(.+)$/.exec(request.headers()["content-type"] ?? "")?.[1];
  return body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => {
      const [head = "", ...rest] = part.split("\r\n\r\n");
      const name = /name="([^"]*)"/.exec(head)?.[1] ?? "";
      const file = /filename="([^"]*)"/.exec(head)?.[1];
      const type = /content-type: (\S+)/i.exec(head)?.[1] ?? "";
      return [name, file === undefined ? rest.join("\r\n\r\n").replace(/\r\n$/, "") : `${file} (${type})`];
    });
}
