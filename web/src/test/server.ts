import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import type { User } from "@/lib/user";

export const aUser: User = {
  id: "u1",
  name: "Nadia Brook",
  email: "nadia@example.org",
  organisation: "Brook Staffing",
  user_role: "user",
  subscription_plan: "personal",
  subscription_name: "Personal Plan",
  subscription_status: "active",
  credits_remaining: 12,
  converted_cvs_count: 3,
  created_at: "2026-03-01T09:00:00Z",
  last_login_time: "2026-03-02T09:00:00Z",
  allowed_templates: [],
  demo_conversions_left: 3,
  locale: "",
  must_change_password: false,
  retention_days: 30,
  totp_enabled: false,
  totp_required: false,
};

/** A token that expires at that second. */
export const tokenUntil = (exp: number): string => `h.${btoa(JSON.stringify({ exp }))}.s`;
export const liveToken = (): string => tokenUntil(Math.floor(Date.now() / 1000) + 600);

let user: User | null = null;

export type Seen = { method: string; path: string; authorization: string | null; body: unknown };
/** Every request to the API, in order. */
const seen: Seen[] = [];

/** Signs in with that user: tokens in local storage and a profile that answers. */
export function signIn(as: Partial<User> = {}): void {
  user = { ...aUser, ...as };
  localStorage.setItem("access_token", liveToken());
  localStorage.setItem("refresh_token", "refresh-1");
}

export function setUser(change: Partial<User>): void {
  if (user) user = { ...user, ...change };
}

export const server = setupServer(
  http.get("*/api/auth/profile", () =>
    user ? HttpResponse.json(user) : HttpResponse.json({ error: "Invalid token" }, { status: 401 }),
  ),
  http.get("*/api/convert/history", () =>
    HttpResponse.json({ items: [], total: 0, page: 1, per_page: 5, total_pages: 1 }),
  ),
  http.get(
    "*/api/convert/templates",
    () => HttpResponse.json({ templates: [...new Set(["Generic", ...(user?.allowed_templates ?? [])])] }), // each once, as the server
  ),
  http.get("*/api/admin/templates", () =>
    HttpResponse.json({
      templates: ["Generic", "Modern", "Corporate"].map((name) => ({
        name,
        builtin: true,
        size: 0,
        created_at: "",
        asked: { fields: [], photo: false },
        everybody: name === "Generic",
      })),
    }),
  ),
  // without an answer the regular looks go on alone
  http.get("*/api/convert/task-progress/:id", () =>
    HttpResponse.json({ error: "Not found" }, { status: 404 }),
  ),
  http.post("*/api/convert/downloaded/:id", () => HttpResponse.json({ message: "Noted." })),
  http.get("*/api/auth/keys", () => HttpResponse.json({ keys: [] })),
  http.get("*/api/webhooks", () => HttpResponse.json({ webhooks: [] })),
  http.get("*/api/convert/get-cv-icon", () =>
    HttpResponse.json({ message: "No CV icon found for the user" }, { status: 404 }),
  ),
);

server.events.on("request:start", async ({ request }) => {
  const type = request.headers.get("Content-Type") ?? "";
  const copy = request.clone();
  const entry: Seen = {
    method: request.method,
    path: new URL(request.url).pathname.replace(/^\/api/, "") + new URL(request.url).search,
    authorization: request.headers.get("Authorization"),
    body: undefined,
  };
  seen.push(entry);
  if (type.startsWith("application/json")) entry.body = await copy.json();
});

export function resetServer(): void {
  server.resetHandlers();
  user = null;
  seen.length = 0;
}

/** Answers one call of the API. */
export function answer(
  method: "get" | "post" | "put" | "delete",
  path: string,
  body: unknown,
  status = 200,
): void {
  server.use(http[method](`*/api${path}`, () => HttpResponse.json(body as never, { status })));
}

/** The next call alone is answered so. */
export function once(method: "get" | "post", path: string, body: unknown, status: number): void {
  server.use(
    http[method](`*/api${path}`, () => HttpResponse.json(body as never, { status }), { once: true }),
  );
}

/** Makes a call of the API fail without an answer. */
export function breakCall(method: "get" | "post" | "put" | "delete", path: string): void {
  server.use(http[method](`*/api${path}`, () => HttpResponse.error()));
}

export const calls = (path: string): Seen[] => seen.filter((request) => request.path.startsWith(path));
