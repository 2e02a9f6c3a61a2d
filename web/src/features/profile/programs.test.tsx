import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, describe, expect, it } from "vitest";
import { settings } from "@/lib/settings";
import { renderApp } from "@/test/app";
import { answer, calls, server, signIn } from "@/test/server";
import type { ApiKey, Delivery, Webhook } from "./queries";

const aKey: ApiKey = {
  id: "k3vq7xm2abcd",
  name: "Applicant tracking",
  scopes: ["read"],
  created_at: "2026-11-01T09:00:00Z",
  expires_at: "",
  expired: false,
  last_used: "",
};

const aHook: Webhook = {
  id: "h1",
  url: "https://example.org/focal",
  events: ["task.finished"],
  enabled: true,
  off_reason: "",
  failures: 0,
  created_at: "2026-11-01T09:00:00Z",
};

const part = (name: string) => screen.findByRole("region", { name });

afterEach(() => {
  settings.webhooks = false;
});

describe("PF-6 API keys", () => {
  it.each([
    [{}, ["Read", "Never used. Does not expire."]],
    [
      { scopes: ["read", "convert"], expires_at: "2027-01-31T00:00:00Z" },
      ["Convert", /Good until 31 January 2027/],
    ],
    [{ expired: true, expires_at: "2026-10-31T00:00:00Z" }, ["Expired", /Expired 31 October 2026/]],
    [{ last_used: "2026-11-20T08:30:00Z" }, [/Last used 20 Nov 2026/]],
  ] as [Partial<ApiKey>, (string | RegExp)[]][])("%o", async (change, texts) => {
    signIn();
    server.use(http.get("*/api/auth/keys", () => HttpResponse.json({ keys: [{ ...aKey, ...change }] })));
    renderApp("/profile");
    const list = await screen.findByRole("list", { name: "API keys" });
    expect(within(list).getByText("focal_k3vq7xm2abcd…")).toBeVisible();
    for (const text of texts) expect(within(list).getByText(text)).toBeVisible();
  });

  it("none, a refused one, one that is shown once", async () => {
    signIn();
    const app = renderApp("/profile");
    const keys = await part("API keys");
    expect(await within(keys).findByText("No program has a key of yours.")).toBeVisible();
    await app.keyboard.click(within(keys).getByRole("button", { name: "Create API key" }));
    const create = screen.getByRole("button", { name: "Create key" });
    expect(create).toBeDisabled();
    for (const name of [/^Name/, /^Your password/])
      expect(within(screen.getByRole("dialog")).getByLabelText(name)).toBeRequired();
    await app.keyboard.type(within(screen.getByRole("dialog")).getByLabelText(/^Name/), "Robot");
    await app.keyboard.click(screen.getByRole("checkbox", { name: "Convert" }));
    await app.keyboard.type(screen.getByLabelText(/^Your password/), "secret7A");
    answer("post", "/auth/keys", { error: "The current password is not right." }, 400);
    await app.keyboard.click(create);
    expect(await screen.findByText("The current password is not right.")).toBeVisible();
    expect(screen.getByLabelText(/^Your password/)).toHaveAttribute("aria-invalid", "true");
    answer("post", "/auth/keys", { ...aKey, key: "focal_k3vq7xm2abcd_secret" }, 201);
    await app.keyboard.click(create);
    expect(await screen.findByText("focal_k3vq7xm2abcd_secret")).toBeVisible();
    expect(calls("/auth/keys").at(-2)?.body ?? calls("/auth/keys").at(-1)?.body).toEqual({
      name: "Robot",
      scopes: ["read"],
      expires_in_days: 90,
      password: "secret7A",
    });
    await app.keyboard.keyboard("{Escape}"); // shown once: no slip closes it
    await app.keyboard.click(screen.getByRole("button", { name: "I have kept it" }));
    await waitFor(() => expect(screen.queryByText("focal_k3vq7xm2abcd_secret")).toBeNull());
  });

  it("revoking asks first", async () => {
    signIn();
    server.use(http.get("*/api/auth/keys", () => HttpResponse.json({ keys: [aKey] })));
    answer("delete", "/auth/keys/:id", { message: "ok" });
    const app = renderApp("/profile");
    await app.keyboard.click(await screen.findByRole("button", { name: "Revoke Applicant tracking" }));
    expect(calls("/auth/keys/k3vq7xm2abcd")).toHaveLength(0);
    await app.keyboard.click(await screen.findByRole("button", { name: "Revoke key" }));
    expect(await screen.findByText("API key revoked.")).toBeVisible();
    expect(calls("/auth/keys/k3vq7xm2abcd")).toHaveLength(1);
  });
});

describe("PF-6 all API keys", () => {
  it("are revoked at once, which asks first", async () => {
    signIn();
    const two = [aKey, { ...aKey, id: "other", name: "Other" }];
    server.use(http.get("*/api/auth/keys", () => HttpResponse.json({ keys: two })));
    answer("delete", "/auth/keys", { message: "ok" });
    const app = renderApp("/profile");
    await app.keyboard.click(await screen.findByRole("button", { name: "Revoke all" }));
    expect(calls("/auth/keys").filter((one) => one.method === "DELETE")).toHaveLength(0);
    await app.keyboard.click(await screen.findByRole("button", { name: "Revoke all keys" }));
    expect(await screen.findByText("All API keys revoked.")).toBeVisible();
  });
});

describe("PF-7 webhooks", () => {
  const withHook = (change: Partial<Webhook> = {}, deliveries: Partial<Delivery>[] = []) => {
    signIn();
    settings.webhooks = true;
    server.use(
      http.get("*/api/webhooks", () => HttpResponse.json({ webhooks: [{ ...aHook, ...change }] })),
      http.get("*/api/webhooks/h1/deliveries", () => HttpResponse.json({ deliveries })),
    );
    return renderApp("/profile");
  };

  it("are not there where the operator has none", async () => {
    signIn();
    renderApp("/profile");
    await part("API keys");
    expect(screen.queryByRole("region", { name: "Webhooks" })).toBeNull();
  });

  it.each([
    [{}, "On"],
    [{ failures: 3 }, "Failing"],
    [{ enabled: false }, "Off"],
    [{ enabled: false, off_reason: "It answered 410." }, "Switched off. It answered 410."],
  ] as [Partial<Webhook>, string][])("%o", async (change, text) => {
    withHook(change);
    const list = await screen.findByRole("list", { name: "Webhooks" });
    expect(within(list).getByText(text)).toBeVisible();
  });

  it("a test says what became of it, and the deliveries open", async () => {
    const app = withHook({}, [
      {
        event_id: "e1",
        event: "task.failed",
        state: "retrying",
        status: 500,
        error: "It answered 500, not 2xx.",
        tries: 2,
        tried_at: "2026-11-20T08:30:00Z",
        next_try_at: "2026-11-20T08:35:00Z",
      },
    ]);
    answer("post", "/webhooks/:id/test", { state: "failed", error: "There was no answer." });
    await app.keyboard.click(await screen.findByRole("button", { name: "Send a test" }));
    expect(await screen.findByText("The test did not arrive. There was no answer.")).toBeVisible();
    const list = await screen.findByRole("list", { name: "Last deliveries" });
    expect(within(list).getByText("Trying again")).toBeVisible();
    expect(
      within(list).getByText(/It answered 500, not 2xx\. Tried 2 times\. Next try 20 Nov 2026/),
    ).toBeVisible();
  });

  it("adding shows the secret once; a refused address says why", async () => {
    const app = withHook();
    await app.keyboard.click(await screen.findByRole("button", { name: "Add webhook" }));
    const dialog = await screen.findByRole("dialog");
    await app.keyboard.type(within(dialog).getByLabelText(/^Address/), "http://example.org");
    await app.keyboard.type(within(dialog).getByLabelText(/^Your password/), "secret7A");
    answer("post", "/webhooks", { error: "The address must begin with https://." }, 400);
    await app.keyboard.click(within(dialog).getByRole("button", { name: "Add webhook" }));
    expect(await screen.findByText("The address must begin with https://.")).toBeVisible();
    answer("post", "/webhooks", { error: "The current password is not right." }, 400);
    await app.keyboard.click(within(dialog).getByRole("button", { name: "Add webhook" }));
    expect(await screen.findByText("The current password is not right.")).toBeVisible();
    expect(within(dialog).getByLabelText(/^Your password/)).toHaveAttribute("aria-invalid", "true");
    answer("post", "/webhooks", { ...aHook, secret: "focal_whsec_x" }, 201);
    await app.keyboard.click(within(dialog).getByRole("button", { name: "Add webhook" }));
    expect(await screen.findByText("focal_whsec_x")).toBeVisible();
  });

  it("renewing the secret asks for the password and shows the new one once", async () => {
    const app = withHook();
    await app.keyboard.click(await screen.findByRole("button", { name: "Renew secret" }));
    const dialog = await screen.findByRole("dialog");
    const renew = within(dialog).getByRole("button", { name: "Renew secret" });
    expect(renew).toBeDisabled();
    await app.keyboard.type(within(dialog).getByLabelText(/^Your password/), "secret7A");
    answer("post", "/webhooks/:id/secret", { error: "The current password is not right." }, 400);
    await app.keyboard.click(renew);
    expect(await screen.findByText("The current password is not right.")).toBeVisible();
    answer("post", "/webhooks/:id/secret", { ...aHook, secret: "focal_whsec_y" });
    await app.keyboard.click(renew);
    expect(await screen.findByText("focal_whsec_y")).toBeVisible();
    await app.keyboard.click(screen.getByRole("button", { name: "I have kept it" }));
    await waitFor(() => expect(screen.queryByText("focal_whsec_y")).toBeNull());
  });
});
