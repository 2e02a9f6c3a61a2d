import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { leaveTo } from "@/lib/navigation";
import { settings } from "@/lib/settings";
import { renderApp } from "@/test/app";
import { answer, breakCall, calls, signIn } from "@/test/server";

vi.mock("@/lib/navigation", { spy: true });

const bar = async () => within(await screen.findByRole("navigation", { name: "Main" }));
const names = (elements: HTMLElement[]) => elements.map((element) => element.textContent);

describe("navigation", () => {
  it("SH-1, SH-5 a guest sees the six entries in order, Login and Register", async () => {
    renderApp("/Terms-and-Conditions");
    expect(names((await bar()).getAllByRole("link"))).toEqual([
      "Home",
      "About",
      "Pricing",
      "Roadmap",
      "How It Works",
      "Scenarios",
    ]);
    const banner = within(screen.getByRole("banner"));
    expect((await banner.findAllByRole("link", { name: "Login" }))[0]).toHaveAttribute("href", "/login");
    expect(banner.getAllByRole("link", { name: "Register" })[0]).toHaveAttribute("href", "/register");
    expect(banner.queryByRole("link", { name: "Convert CVs" })).toBeNull();
  });

  it.each([
    ["active", 1],
    ["inactive", 0],
  ] as const)("SH-2 Convert CVs for %s", async (subscription_status, count) => {
    signIn({ subscription_status });
    renderApp("/Terms-and-Conditions");
    await screen.findByRole("button", { name: /User menu/ });
    expect(screen.queryAllByRole("link", { name: "Convert CVs" }).length > 0).toBe(count > 0);
    expect(screen.queryByRole("link", { name: "Login" })).toBeNull();
  });

  it.each([
    ["user", ["Your Profile", "Manage Subscription", "Sign out"]],
    ["admin", ["Your Profile", "Manage Subscription", "Admin", "Demo", "Chat", "Sign out"]],
  ] as const)("SH-3, SH-4 the menu of a %s", async (user_role, items) => {
    signIn({ user_role });
    const { keyboard } = renderApp("/Terms-and-Conditions");
    await keyboard.click(await screen.findByRole("button", { name: /User menu/ }));
    expect(names(await screen.findAllByRole("menuitem"))).toEqual(items);
  });

  it("SH-7 footer", async () => {
    renderApp("/Terms-and-Conditions");
    const footer = within(await screen.findByRole("contentinfo"));
    expect(footer.getByText(new RegExp(`© 2024–${new Date().getFullYear()} `))).toBeVisible();
    expect(footer.getByRole("link", { name: /@/ })).toHaveAttribute(
      "href",
      expect.stringMatching(/^mailto:/),
    );
    for (const name of ["Terms and Conditions", "Privacy Policy", "Data Breach Policy"]) {
      expect(footer.getByRole("link", { name })).toHaveAttribute(
        "href",
        expect.stringMatching(/^\/legal\/.*\.pdf$/),
      );
    }
  });
});

it.each([
  ["a guest", null, 0],
  ["a user", { subscription_status: "inactive" }, 1],
  ["an admin", { user_role: "admin" }, 1],
] as const)(
  "D-79 the assistant is found at the foot of every page by %s who is signed in",
  async (_, user, count) => {
    if (user) signIn(user);
    renderApp("/Terms-and-Conditions");
    if (user) await screen.findByRole("button", { name: /User menu/ });
    const footer = within(await screen.findByRole("contentinfo"));
    expect(footer.queryAllByRole("link", { name: "Product assistant" })).toHaveLength(count);
  },
);

describe("guards", () => {
  it("SH-10 no user", async () => {
    renderApp("/profile");
    expect(await screen.findByRole("heading", { name: "Please log in to access this page." })).toBeVisible();
    const main = within(screen.getByRole("main"));
    expect(main.getByRole("link", { name: "Login" })).toHaveAttribute("href", "/login?from=%2Fprofile");
    expect(main.getByRole("link", { name: "Go Home" })).toHaveAttribute("href", "/");
  });

  it.each([
    [1, /The guided demo converts 1 CV free of charge\. It takes an account/],
    [0, /The guided demo takes an account/],
  ])("a guest of the demo learns what it takes, with %d free", async (allowance, text) => {
    const before = settings.demo_allowance;
    settings.demo_allowance = allowance;
    try {
      renderApp("/Application/Demo/");
      expect(await screen.findByText(text)).toBeVisible();
    } finally {
      settings.demo_allowance = before;
    }
  });

  it("SH-9, SE-8 the profile failed to load", async () => {
    signIn();
    answer("get", "/auth/profile", { error: "x" }, 503);
    renderApp("/profile");
    expect(await screen.findByRole("heading", { name: "Oh no. An error has occurred." })).toBeVisible();
    expect(names(within(screen.getByRole("main")).getAllByRole("link"))).toEqual([
      "Login",
      "Go Home",
      "See Pricing",
    ]);
    expect(screen.getByText("Service unavailable. Please try again later.")).toBeVisible();
  });

  it("SE-8 no response", async () => {
    signIn();
    breakCall("get", "/auth/profile");
    renderApp("/profile");
    expect(
      await screen.findByText(
        "No response received from the server. Please check your internet connection and try again.",
      ),
    ).toBeVisible();
  });

  it("SE-8 a 401 logs out and leads to /login", async () => {
    signIn();
    answer("get", "/auth/profile", { error: "Invalid token" }, 401);
    answer("post", "/auth/refresh", { error: "Invalid token" }, 401);
    const app = renderApp("/profile");
    expect(await screen.findByText("Unauthorized. Please log in again.")).toBeVisible();
    await waitFor(() => expect(app.path()).toBe("/login"));
    expect(localStorage.getItem("access_token")).toBeNull();
  });

  it("PR-9 an inactive subscription leads to /pricing", async () => {
    signIn({ subscription_status: "inactive" });
    const app = renderApp("/Application");
    await waitFor(() => expect(app.path()).toBe("/Pricing"));
  });
});

describe("SE-7 sign-out", () => {
  const signOut = async (app: ReturnType<typeof renderApp>) => {
    await app.keyboard.click(await screen.findByRole("button", { name: /User menu/ }));
    await app.keyboard.click(await screen.findByRole("menuitem", { name: "Sign out" }));
  };

  it("overlay, both texts, then /", async () => {
    signIn();
    answer("post", "/auth/logout", { message: "ok" });
    const app = renderApp("/profile");
    await signOut(app);
    expect((await screen.findAllByText("Logging out..."))[0]).toBeVisible();
    expect(await screen.findByText("Logged out successfully. Redirecting...")).toBeVisible();
    expect(localStorage.getItem("refresh_token")).toBeNull();
    await waitFor(() => expect(app.path()).toBe("/"), { timeout: 2500 });
  });

  it("failure: the text, and the overlay is gone", async () => {
    signIn();
    answer("post", "/auth/logout", {}, 500);
    const app = renderApp("/profile");
    await signOut(app);
    const notice = await screen.findByText("Error logging out. Please try again.");
    expect(notice.closest("[data-kind]")).toHaveAttribute("data-kind", "error");
    expect(screen.queryByText("Logging out...")).toBeNull();
    expect(localStorage.getItem("refresh_token")).not.toBeNull();
    await app.keyboard.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByText("Error logging out. Please try again.")).toBeNull();
  });
});

describe("SH-13 billing portal", () => {
  const openPortal = async () => {
    const app = renderApp("/Terms-and-Conditions");
    await app.keyboard.click(await screen.findByRole("button", { name: /User menu/ }));
    await app.keyboard.click(await screen.findByRole("menuitem", { name: "Manage Subscription" }));
    return app;
  };

  it("sends this page's address", async () => {
    signIn();
    vi.mocked(leaveTo).mockImplementation(() => {});
    answer("post", "/payment/create-portal-session", { portal_url: "https://pay.example/portal" });
    await openPortal();
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith("https://pay.example/portal"));
    expect(calls("/payment/create-portal-session")[0]?.body).toEqual({ return_url: window.location.href });
  });

  it.each([
    [500, {}, "Error creating portal session"],
    [500, { error: "The provider is down." }, "The provider is down."],
    [401, { error: "Token expired" }, "Session Expired. Please log in again."],
    [401, { error: "Invalid token" }, "Unauthorized. Please log in again."],
  ])("SE-4, SE-9 on %d %j", async (status, body, text) => {
    signIn();
    answer("post", "/payment/create-portal-session", body, status);
    answer("post", "/auth/refresh", {}, 401);
    const app = await openPortal();
    expect(await screen.findByText(text)).toBeVisible();
    if (status === 401) {
      await waitFor(() => expect(app.path()).toBe("/login"));
      expect(localStorage).toHaveLength(0);
    }
  });
});
