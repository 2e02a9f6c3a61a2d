import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { APIRequestContext } from "@playwright/test";
import { jsonCv } from "./fixtures";
import { type Account, expect, type Focal, test } from "./focal";

type Operation = { method: string; path: string };

/** Every call below /admin that the API describes. */
function adminCalls(): Operation[] {
  const document = JSON.parse(readFileSync(join(import.meta.dirname, "../../docs/openapi.json"), "utf8")) as {
    paths: Record<string, Record<string, unknown>>;
  };
  return Object.entries(document.paths)
    .filter(([path]) => /^(\/api)?\/admin\//.test(path))
    .flatMap(([path, methods]) =>
      Object.keys(methods)
        .filter((method) => ["get", "post", "put", "delete"].includes(method))
        .map((method) => ({ method: method.toUpperCase(), path: `/api${path.replace(/^\/api/, "")}` })),
    );
}

async function bearer(focal: Focal, account: Account): Promise<{ Authorization: string }> {
  return { Authorization: `Bearer ${(await focal.tokensOf(account)).access_token}` };
}

const send = (request: APIRequestContext, { method, path }: Operation, headers = {}) =>
  request.fetch(path.replace(/\{\w+\}/g, "x"), { method, headers, data: method === "GET" ? undefined : {} });

test("AD-9 D-79: every admin call turns a guest away with 401 and anyone else with 403; the chat is open", async ({
  request,
  focal,
}) => {
  const headers = await bearer(focal, focal.newUser({ active: true }));
  const calls = adminCalls();
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(
    expect.arrayContaining([
      "GET /api/admin/users-table",
      "POST /api/admin/user",
      "GET /api/admin/user/{id}",
      "PUT /api/admin/user/{id}",
      "DELETE /api/admin/user/{id}",
      "PUT /api/admin/user/{id}/templates",
      "POST /api/admin/create-demo-account",
      "POST /api/admin/chat/send",
      "POST /api/admin/chat/reset",
    ]),
  );
  for (const call of calls) {
    const name = `${call.method} ${call.path}`;
    const guest = await send(request, call);
    expect(guest.status(), name).toBe(401);
    expect(await guest.json(), name).toHaveProperty("error");
    const user = await send(request, call, headers);
    if (call.path.includes("/chat/")) expect([200, 400, 422], name).toContain(user.status());
    else expect(user.status(), name).toBe(403);
  }
});

test("EN-1 EN-3: the user, as /auth/profile and the admin's table give it", async ({ request, focal }) => {
  const admin = focal.newUser({ role: "admin" });
  const account = focal.newUser({ active: true, credits: 7, templates: "Modern" });
  const headers = await bearer(focal, account);
  const user = await (await request.get("/api/auth/profile", { headers })).json();
  expect(user).toMatchObject({
    id: expect.stringMatching(/./),
    name: "Robin Vale",
    email: account.email,
    organisation: "",
    user_role: "user",
    subscription_plan: expect.any(String),
    subscription_name: expect.any(String),
    subscription_status: "active",
    credits_remaining: 7,
    converted_cvs_count: 0,
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    last_login_time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    allowed_templates: ["Modern"],
  });
  const table = await (
    await request.get("/api/admin/users-table?page=1&per_page=100", { headers: await bearer(focal, admin) })
  ).json();
  expect(table).toMatchObject({ page: 1, per_page: 100, total: table.total_items });
  expect(table.total_pages).toBeGreaterThanOrEqual(1);
  const listed = table.users.find(({ id }: { id: string }) => id === user.id);
  for (const name of ["email", "user_role", "subscription_status", "credits_remaining", "allowed_templates"])
    expect(listed[name], name).toEqual(user[name]);
  expect(JSON.stringify(table), "no secret is ever sent").not.toMatch(/password_hash|\$argon2|\$2[aby]\$/);
});

test("EN-2: login, refresh, checkout, portal, task, demo account and icon", async ({ request, focal }) => {
  const account = focal.newUser({ credits: 1 });
  const before = Math.floor(Date.now() / 1000);
  const tokens = await focal.tokensOf(account);
  const claims = JSON.parse(Buffer.from(tokens.access_token.split(".")[1] ?? "", "base64url").toString());
  expect(claims.exp - before, "exp in seconds, about a quarter of an hour ahead").toBeGreaterThan(800);
  expect(claims.exp - before).toBeLessThan(1000);
  const refreshed = await request.post("/api/auth/refresh", {
    headers: { Authorization: `Bearer ${tokens.refresh_token}` },
  });
  expect(await refreshed.json()).toMatchObject({
    access_token: expect.any(String),
    refresh_token: expect.any(String),
  });
  const headers = await bearer(focal, account);
  const checkout = await request.post("/api/payment/create-checkout-session", {
    headers,
    data: {
      customer_email: account.email,
      plan_id: "personal",
      success_url: `${focal.url}/pricing?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${focal.url}/pricing?status=cancelled`,
    },
  });
  expect(await checkout.json()).toMatchObject({ checkout_session_url: expect.stringMatching(/^http/) });
  await focal.subscribe(account);
  const portal = await request.post("/api/payment/create-portal-session", {
    headers,
    data: { return_url: `${focal.url}/profile` },
  });
  expect(await portal.json()).toMatchObject({ portal_url: expect.stringMatching(/^http/) });
  const started = await request.post("/api/convert/generate-resume-bulk", {
    headers,
    multipart: { files: jsonCv(), mode: "Strict", template: "Generic" },
  });
  const { task_id } = await started.json();
  const status = await request.get(`/api/convert/task-status/${task_id}`, { headers });
  expect(await status.json()).toMatchObject({
    task_id,
    status: expect.stringMatching(/^(Pending|Processing|Completed)$/),
  });
  const admin = await bearer(focal, focal.newUser({ role: "admin" }));
  const demo = await request.post("/api/admin/create-demo-account", { headers: admin, data: {} });
  expect(await demo.json()).toMatchObject({
    email: expect.stringMatching(/@/),
    password: expect.stringMatching(/.{8,}/),
  });
  const none = await request.get("/api/convert/get-cv-icon", { headers });
  expect(none.status()).toBe(404);
  expect(await none.json()).toMatchObject({ message: "No CV icon found for the user" });
  const png = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR4nGPg8grFihiGlgQAb/gqQSDOGLkAAAAASUVORK5CYII=",
    "base64",
  );
  const saved = await request.post("/api/convert/upload-cv-icon", {
    headers,
    multipart: { icon: { name: "logo.png", mimeType: "image/png", buffer: png } },
  });
  expect(await saved.json()).toMatchObject({ status: "success", message: expect.any(String) });
  const icon = await request.get("/api/convert/get-cv-icon", { headers });
  expect(await icon.json()).toMatchObject({
    icon_mimetype: "image/png",
    icon_data: expect.stringMatching(/^[A-Za-z0-9+/=]+$/),
    icon_filename: "logo.png",
    message: expect.any(String),
  });
});

test("EN-3 D-27: both reset calls answer with a message, for any address alike", async ({
  request,
  focal,
}) => {
  const account = focal.newUser();
  const texts: unknown[] = [];
  for (const email of [account.email, "nobody-at-all@example.net"]) {
    const asked = await request.post("/api/auth/request_password_reset", { data: { email } });
    expect(asked.status()).toBe(200);
    texts.push(await asked.json());
  }
  expect(texts[0]).toEqual(texts[1]);
  expect(texts[0]).toMatchObject({ message: expect.stringMatching(/./) });
  await expect.poll(() => focal.mailsTo(account.email)).toHaveLength(1);
  const code = /\b\d{6}\b/.exec(
    focal
      .mailsTo(account.email)[0]
      ?.split(/\r?\n\r?\n/)
      .slice(1)
      .join("\n") ?? "",
  )?.[0];
  const done = await request.post("/api/auth/reset_password_with_code", {
    data: { email: account.email, code, new_password: "Lanternfish4" },
  });
  expect(done.status()).toBe(200);
  expect(await done.json()).toMatchObject({ message: expect.stringMatching(/./) });
});

test("EN-3 D-31: a conversion costs one credit, a failed one none", async ({ request, focal }) => {
  const account = focal.newUser({ active: true, credits: 5 });
  const headers = await bearer(focal, account);
  const balance = async () => {
    const user = await (await request.get("/api/auth/profile", { headers })).json();
    return [user.credits_remaining, user.converted_cvs_count];
  };
  for (const [file, left] of [
    [jsonCv(), [4, 1]],
    [{ ...jsonCv(), buffer: Buffer.from("{") }, [4, 1]],
  ] as const) {
    const started = await request.post("/api/convert/generate-resume-bulk", {
      headers,
      multipart: { files: file },
    });
    if (started.ok()) {
      const { task_id } = await started.json();
      await expect
        .poll(
          async () =>
            (await (await request.get(`/api/convert/task-status/${task_id}`, { headers })).json()).status,
          {
            timeout: 30_000,
          },
        )
        .toMatch(/Completed|Failed|Error/);
    }
    expect(await balance()).toEqual(left);
  }
});
