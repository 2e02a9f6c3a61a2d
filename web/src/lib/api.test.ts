import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { answer, breakCall, calls, server, signIn, tokenUntil } from "@/test/server";
import { call } from "./api";
import { ApiError, NoResponseError, OtherUserError, profileLoadText } from "./errors";
import { setNavigator } from "./navigation";
import { tokens } from "./session";
import { sessionEnd } from "./session-end";

let went: string[] = [];
beforeEach(() => {
  went = [];
  setNavigator((path) => went.push(path));
});

const refreshAnswers = (status: number) =>
  answer(
    "post",
    "/auth/refresh",
    status === 200 ? { access_token: "access-2", refresh_token: "refresh-2" } : { error: "x" },
    status,
  );

/** 401 for every token but the refreshed one. */
const acceptsOnlyNewToken = () =>
  server.use(
    http.get("*/api/convert/history", ({ request }) =>
      request.headers.get("Authorization") === "Bearer access-2"
        ? HttpResponse.json({ ok: true })
        : HttpResponse.json({ error: "Token expired" }, { status: 401 }),
    ),
  );

describe("SE-3 a 401 refreshes once and retries once", () => {
  it("succeeds with the new token", async () => {
    signIn();
    acceptsOnlyNewToken();
    refreshAnswers(200);
    await expect(call("GET", "/convert/history")).resolves.toEqual({ ok: true });
    expect(calls("/convert/history")).toHaveLength(2);
    expect(went).toEqual([]);
  });

  it("parallel calls share the refresh", async () => {
    signIn();
    acceptsOnlyNewToken();
    refreshAnswers(200);
    await Promise.all([
      call("GET", "/convert/history"),
      call("GET", "/convert/history"),
      call("GET", "/convert/history"),
    ]);
    expect(calls("/auth/refresh")).toHaveLength(1);
  });

  it("a second 401 is an error, not a loop", async () => {
    signIn();
    answer("get", "/convert/history", { error: "Invalid token" }, 401);
    refreshAnswers(200);
    await expect(call("GET", "/convert/history")).rejects.toMatchObject({ status: 401 });
    expect(calls("/auth/refresh")).toHaveLength(1);
    expect(calls("/convert/history")).toHaveLength(2);
  });

  it("refresh refused: both tokens go and the browser is at /", async () => {
    signIn();
    acceptsOnlyNewToken();
    refreshAnswers(401);
    await expect(call("GET", "/convert/history")).rejects.toBeInstanceOf(ApiError);
    expect(tokens.present()).toBe(false);
    expect(went).toEqual(["/"]);
  });

  it("no refresh token: the same", async () => {
    signIn();
    localStorage.removeItem("refresh_token");
    acceptsOnlyNewToken();
    await expect(call("GET", "/convert/history")).rejects.toBeInstanceOf(ApiError);
    expect(tokens.present()).toBe(false);
    expect(went).toEqual(["/"]);
  });

  it("SE-5 no token at all: nothing is sent", async () => {
    await expect(call("GET", "/convert/history")).rejects.toThrow("Access token not found");
    expect(calls("/convert/history")).toHaveLength(0);
    expect(went).toEqual(["/"]);
  });

  it("a page that shows its own 401 is not moved (D-20)", async () => {
    signIn();
    acceptsOnlyNewToken();
    refreshAnswers(401);
    await expect(call("GET", "/convert/history", { pageLevel: true })).rejects.toMatchObject({
      serverText: "Token expired",
    });
    expect(went).toEqual([]);
  });

  it("an expired token is renewed before the call", async () => {
    signIn();
    localStorage.setItem("access_token", tokenUntil(1));
    acceptsOnlyNewToken();
    refreshAnswers(200);
    await call("GET", "/convert/history");
    expect(calls("/convert/history")).toHaveLength(1);
  });

  it("login never refreshes (D-20)", async () => {
    signIn();
    answer("post", "/auth/login", { error: "no" }, 401);
    await expect(
      call("POST", "/auth/login", { json: { email: "a@b.cd", password: "x" }, auth: "none" }),
    ).rejects.toMatchObject({
      status: 401,
    });
    expect(calls("/auth/refresh")).toHaveLength(0);
    expect(calls("/auth/login")[0]?.authorization).toBeNull();
  });
});

describe("D-20 a call is its user's own, whoever signs in meanwhile", () => {
  // One end for all: two tokens of one user are equal though a second passed between them.
  const exp = Math.floor(Date.now() / 1000) + 6000;
  const tokenOf = (sub: string) => `h.${btoa(JSON.stringify({ sub, exp }))}.s`;
  let gaveWay = 0;
  let welcomed = 0;
  let left = () => {};
  let pageOf: string | null = "ada";
  beforeEach(() => {
    gaveWay = 0;
    welcomed = 0;
    pageOf = "ada";
    answer("get", "/convert/history", {});
    tokens.store({ access_token: tokenOf("bo"), refresh_token: "r" });
    sessionEnd.setPage({
      userId: () => pageOf,
      giveWay: () => {
        gaveWay++;
        pageOf = null;
        return new Promise<void>((resolve) => {
          left = resolve;
        });
      },
      welcome: () => welcomed++,
    });
    return () => {
      left();
      sessionEnd.setPage(null);
    };
  });

  it("nothing is sent with another's token, and the page gives way once", async () => {
    for (let round = 0; round < 2; round++)
      await expect(call("GET", "/convert/history")).rejects.toBeInstanceOf(OtherUserError);
    expect(calls("/convert/history")).toHaveLength(0);
    expect([gaveWay, welcomed]).toEqual([1, 0]);
    left();
    await vi.waitFor(() => expect(welcomed).toBe(1));
    await call("GET", "/convert/history"); // the other's own
    expect(tokens.access(), "the other stays signed in").toBe(tokenOf("bo"));
  });

  it("nor after the dialog was answered for another, or a refresh brought another's", async () => {
    tokens.clear();
    const asked = call("GET", "/convert/history");
    tokens.store({ access_token: tokenOf("bo"), refresh_token: "r" });
    sessionEnd.settle(true);
    await expect(asked).rejects.toBeInstanceOf(OtherUserError);
    expect(calls("/convert/history")).toHaveLength(0);
    left();
    await vi.waitFor(() => expect(welcomed).toBe(1));

    pageOf = "ada";
    localStorage.setItem("access_token", tokenUntil(1));
    answer("post", "/auth/refresh", { access_token: tokenOf("bo"), refresh_token: "r2" });
    await expect(call("GET", "/convert/history")).rejects.toBeInstanceOf(OtherUserError);
    expect(calls("/convert/history")).toHaveLength(0);
  });

  it("their own goes on", async () => {
    tokens.clear();
    const asked = call("GET", "/convert/history");
    tokens.store({ access_token: tokenOf("ada"), refresh_token: "r" });
    sessionEnd.settle(true);
    await asked;
    expect(calls("/convert/history")[0]?.authorization).toBe(`Bearer ${tokenOf("ada")}`);
  });
});

describe("SE-10 only 2xx is success", () => {
  beforeEach(() => signIn());

  it.each([200, 201, 202, 204])("%d", async (status) => {
    server.use(
      http.get("*/api/convert/history", () => new HttpResponse(status === 204 ? null : "{}", { status })),
    );
    await expect(call("GET", "/convert/history")).resolves.not.toThrow();
  });
  it.each([400, 402, 404, 422, 500])("%d is an error with the server's words", async (status) => {
    answer("get", "/convert/history", { error: "Why." }, status);
    await expect(call("GET", "/convert/history")).rejects.toMatchObject({
      status,
      serverText: "Why.",
      message: "Why.",
    });
  });
  it("a caller may accept more", async () => {
    answer("post", "/contact", { status: "error", message: "No." }, 422);
    await expect(call("POST", "/contact", { accepts: (status) => status < 500 })).resolves.toEqual({
      status: "error",
      message: "No.",
    });
  });
  it("no answer", async () => {
    breakCall("get", "/convert/history");
    await expect(call("GET", "/convert/history")).rejects.toBeInstanceOf(NoResponseError);
  });
});

describe("a file that changed after it was chosen", () => {
  const sent = (file: File) => {
    signIn();
    breakCall("post", "/admin/templates/check");
    const form = new FormData();
    form.append("file", file);
    return call("POST", "/admin/templates/check", { form });
  };
  it("is named, not the connection", async () => {
    const file = new File(["x"], "Quay.docx");
    const gone = () => Promise.reject(new DOMException("changed", "NotReadableError"));
    file.slice = () => Object.assign(new Blob(), { arrayBuffer: gone });
    await expect(sent(file)).rejects.toMatchObject({
      status: 400,
      serverText: "“Quay.docx” was changed or moved after it was chosen. Choose it again.",
    });
  });
  it("is not blamed for a lost connection", async () => {
    await expect(sent(new File(["x"], "Quay.docx"))).rejects.toBeInstanceOf(NoResponseError);
  });
});

describe("SE-8 profile load errors", () => {
  it.each([
    [400, "Bad request. Please check your input and try again."],
    [401, "Unauthorized. Please log in again."],
    [403, "Forbidden. You do not have permission to access this resource."],
    [404, "Resource not found. Please check the URL and try again."],
    [500, "Internal server error. Please try again later."],
    [503, "Service unavailable. Please try again later."],
    [418, "An error occurred. Please try again."],
  ])("%d", (status, text) => {
    expect(profileLoadText(new ApiError(status, "anything"))).toBe(text);
  });
  it("no response", () => {
    expect(profileLoadText(new NoResponseError())).toBe(
      "No response received from the server. Please check your internet connection and try again.",
    );
  });
});
