import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { calls, server, signIn, tokenUntil } from "@/test/server";
import { isExpired, markProfileUpdated, onSessionChangeElsewhere, refreshTokens, tokens } from "./session";

const now = 1_700_000_000_000;
const pair = (n: number) => ({ access_token: `access-${n}`, refresh_token: `refresh-${n}` });
const refreshAnswers = (body: unknown, status = 200) =>
  server.use(http.post("*/api/auth/refresh", () => HttpResponse.json(body as never, { status })));

describe("SE-2 an access token is expired when exp is at or before now", () => {
  it.each([
    ["one second ahead", tokenUntil(now / 1000 + 1), false],
    ["equal", tokenUntil(now / 1000), true],
    ["past", tokenUntil(now / 1000 - 1), true],
    ["without exp", `h.${btoa("{}")}.s`, true],
    ["not a token", "rubbish", true],
    ["empty", "", true],
  ])("%s", (_, token, expired) => {
    expect(isExpired(token, now)).toBe(expired);
  });

  it("reads the URL-safe alphabet", () => {
    const payload = btoa(
      JSON.stringify({ exp: now / 1000 + 5, name: "Ünï>>>???".replace(/[^\x20-\x7e]/g, "x") }),
    );
    expect(isExpired(`h.${payload.replace(/\+/g, "-").replace(/\//g, "_")}.s`, now)).toBe(false);
  });
});

describe("SE-5 refresh", () => {
  it("stores the new pair, sent as bearer refresh token without a body", async () => {
    signIn();
    refreshAnswers(pair(2));
    await expect(refreshTokens()).resolves.toEqual(pair(2));
    expect(tokens.access()).toBe("access-2");
    expect(tokens.refresh()).toBe("refresh-2");
    expect(calls("/auth/refresh")).toMatchObject([
      { method: "POST", authorization: "Bearer refresh-1", body: undefined },
    ]);
  });

  it("is one call for parallel callers", async () => {
    signIn();
    refreshAnswers(pair(2));
    await Promise.all([refreshTokens(), refreshTokens(), refreshTokens()]);
    expect(calls("/auth/refresh")).toHaveLength(1);
  });

  it("refused: both tokens go, with the text of the specification", async () => {
    signIn();
    refreshAnswers({ error: "Invalid token" }, 401);
    await expect(refreshTokens()).rejects.toThrow("Failed to refresh token");
    expect(tokens.present()).toBe(false);
  });

  it("an answer without the pair counts as refused", async () => {
    signIn();
    refreshAnswers({ access_token: "only" });
    await expect(refreshTokens()).rejects.toThrow("Failed to refresh token");
    expect(tokens.present()).toBe(false);
  });

  it("without a refresh token nothing is sent", async () => {
    localStorage.setItem("access_token", tokenUntil(1));
    await expect(refreshTokens()).rejects.toThrow("Refresh token not found");
    expect(calls("/auth/refresh")).toHaveLength(0);
    expect(tokens.present()).toBe(false);
  });

  it("no answer: the tokens stay", async () => {
    signIn();
    server.use(http.post("*/api/auth/refresh", () => HttpResponse.error()));
    await expect(refreshTokens()).rejects.toThrow();
    expect(tokens.present()).toBe(true);
  });
});

describe("D-21 tabs take turns", () => {
  const fresh = { access_token: tokenUntil(4_000_000_000), refresh_token: "refresh-elsewhere" };
  const storedElsewhere = () => {
    tokens.store(fresh);
    window.dispatchEvent(new StorageEvent("storage", { key: "access_token" }));
  };
  let passOn: () => void;

  beforeEach(() => {
    const taken = new Promise<void>((resolve) => {
      passOn = resolve;
    });
    const request = async (_: string, ...rest: unknown[]) => {
      const work = rest.at(-1) as (lock: object | null) => unknown;
      if (rest.length > 1) return work(null); // another tab has the turn
      await taken;
      return work({});
    };
    vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { locks: { request } }));
    signIn();
    localStorage.setItem("access_token", tokenUntil(1));
  });
  afterEach(() => {
    // the stubs of the set-up stay
    vi.stubGlobal("navigator", Object.getPrototypeOf(navigator));
  });

  it("the pair that the other tab stored is used", async () => {
    const refreshed = refreshTokens();
    storedElsewhere();
    passOn();
    await expect(refreshed).resolves.toEqual(fresh);
    expect(calls("/auth/refresh")).toHaveLength(0);
  });

  it("also when it arrives after the turn", async () => {
    const refreshed = refreshTokens();
    passOn();
    await new Promise((next) => setTimeout(next));
    storedElsewhere();
    await expect(refreshed).resolves.toEqual(fresh);
    expect(calls("/auth/refresh")).toHaveLength(0);
  });

  it("a tab that failed stores nothing: the next one asks itself", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    refreshAnswers(pair(2));
    const refreshed = refreshTokens();
    passOn();
    await vi.advanceTimersByTimeAsync(1000);
    vi.useRealTimers();
    await expect(refreshed).resolves.toEqual(pair(2));
    expect(calls("/auth/refresh")).toHaveLength(1);
  });

  it("refused, but another tab has stored a pair meanwhile: nobody is signed out", async () => {
    server.use(
      http.post("*/api/auth/refresh", () => {
        tokens.store(fresh);
        return HttpResponse.json({ error: "Invalid token" }, { status: 401 });
      }),
    );
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const refreshed = refreshTokens();
    passOn();
    await vi.advanceTimersByTimeAsync(1000);
    vi.useRealTimers();
    await expect(refreshed).resolves.toEqual(fresh);
    expect(tokens.refresh()).toBe("refresh-elsewhere");
  });
});

it("SE-1 other tabs hear of a profile change and of a sign-out", () => {
  const heard: string[] = [];
  const stop = onSessionChangeElsewhere((change) => heard.push(change));
  markProfileUpdated(42);
  expect(localStorage.getItem("profile_updated")).toBe("42");
  window.dispatchEvent(new StorageEvent("storage", { key: "profile_updated" }));
  window.dispatchEvent(new StorageEvent("storage", { key: "access_token" }));
  window.dispatchEvent(new StorageEvent("storage", { key: "theme" }));
  stop();
  window.dispatchEvent(new StorageEvent("storage", { key: "profile_updated" }));
  expect(heard).toEqual(["profile", "tokens"]);
});
