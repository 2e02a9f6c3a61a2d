import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";

/** The program under test: FOCAL_BIN, or what the Makefile builds. */
const binary = resolve(process.env.FOCAL_BIN ?? join(import.meta.dirname, "../../bin/focal"));

export type Account = { email: string; password: string };

export type Tokens = { access_token: string; refresh_token: string };

type UserOptions = {
  name?: string;
  role?: "user" | "admin";
  active?: boolean;
  credits?: number;
  templates?: string;
};

/** A running `focal serve` on a fresh data folder. */
export class Focal {
  private constructor(
    readonly url: string,
    readonly data: string,
    private readonly process: ChildProcess,
  ) {}

  static async start(): Promise<Focal> {
    const data = mkdtempSync(join(tmpdir(), "focal-e2e-"));
    const address = `127.0.0.1:${await freePort()}`;
    let log = "";
    const child = spawn(binary, ["serve", "--dev", "--data", data, "--addr", address], {
      stdio: ["ignore", "pipe", "pipe"],
    });
    child.stdout?.on("data", (chunk) => {
      log += chunk;
    });
    child.stderr?.on("data", (chunk) => {
      log += chunk;
    });
    const focal = new Focal(`http://${address}`, data, child);
    for (let attempt = 0; attempt < 150; attempt++) {
      if (child.exitCode !== null) break;
      const healthy = await fetch(`${focal.url}/healthz`).then(
        (response) => response.ok,
        () => false,
      );
      if (healthy) return focal;
      await new Promise((next) => setTimeout(next, 200));
    }
    child.kill("SIGKILL");
    throw new Error(`${binary} did not become ready:\n${log}`);
  }

  /** The command line beside the running server. */
  run(...args: string[]): string {
    const [first = "", second = "", ...rest] = args;
    return execFileSync(binary, [first, second, "--data", this.data, ...rest], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
    });
  }

  createUser(email: string, options: UserOptions = {}): Account {
    const password = "Workbench7!";
    this.run(
      "user",
      "create",
      "--email",
      email,
      "--password",
      password,
      "--name",
      options.name ?? "Robin Vale",
      "--role",
      options.role ?? "user",
      ...(options.active ? ["--active"] : []),
      ...(options.credits ? ["--credits", String(options.credits)] : []),
      ...(options.templates ? ["--templates", options.templates] : []),
    );
    return { email, password };
  }

  private made = 0;

  /** A user of its own for a test. */
  newUser(options: UserOptions = {}): Account {
    return this.createUser(`user-${++this.made}@example.net`, options);
  }

  /** The mails that wait in the outbox for an address, the newest last. */
  mailsTo(email: string): string[] {
    const folder = join(this.data, "outbox");
    return readdirSync(folder)
      .filter((name) => name.endsWith(".eml"))
      .sort()
      .map((name) => readFileSync(join(folder, name), "utf8"))
      .filter((mail) => mail.includes(email));
  }

  /** The tokens of a fresh sign-in. */
  async tokensOf(account: Account): Promise<Tokens> {
    const response = await fetch(`${this.url}/api/auth/login`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(account),
    });
    expect(response.status).toBe(200);
    return (await response.json()) as Tokens;
  }

  async profileOf({ access_token }: Tokens): Promise<{ credits_remaining: number }> {
    const headers = { Authorization: `Bearer ${access_token}` };
    return (await fetch(`${this.url}/api/auth/profile`, { headers })).json();
  }

  /** Buys a plan in the test checkout. */
  async subscribe(account: Account, plan = "personal"): Promise<void> {
    const { access_token } = await this.tokensOf(account);
    const post = async (path: string, body: unknown) => {
      const response = await fetch(`${this.url}/api/payment/${path}`, {
        method: "POST",
        headers: { "Content-Type": "application/json", Authorization: `Bearer ${access_token}` },
        body: JSON.stringify(body),
      });
      expect(response.status, path).toBe(200);
      return response.json();
    };
    const { checkout_session_url } = await post("create-checkout-session", {
      customer_email: account.email,
      plan_id: plan,
      success_url: `${this.url}/pricing?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${this.url}/pricing?status=cancelled`,
    });
    const paid = await fetch(checkout_session_url, {
      method: "POST",
      body: new URLSearchParams({ action: "pay" }),
      redirect: "manual",
    });
    const target = new URL(paid.headers.get("location") ?? "", this.url);
    await post("validate-session", { session_id: target.searchParams.get("session_id") });
  }

  async stop(): Promise<void> {
    const ended = new Promise((done) => this.process.once("exit", done));
    this.process.kill("SIGTERM");
    await ended;
    rmSync(this.data, { recursive: true, force: true });
  }
}

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer();
    probe.once("error", failed);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === "object" ? found(address.port) : failed(new Error("no port")),
      );
    });
  });
}

/** What the pages of a test complained about; the test declares what belongs to it. */
class Complaints {
  private readonly heard: { text: string; address: string }[] = [];
  private readonly expected: ((complaint: { text: string; address: string }) => boolean)[] = [
    // "no icon" is a 404 by specification (IC-1)
    ({ text, address }) => statusOf(text) === 404 && address.endsWith("/api/convert/get-cv-icon"),
    // where there is no such page, the page that says so comes with a 404
    ({ text, address }) => statusOf(text) === 404 && !/\/(api|assets|media)\//.test(address),
  ];

  /** An answer that the test provokes; the browser reports each on the console. */
  expectStatus(...statuses: number[]): void {
    this.expected.push(({ text }) => statuses.includes(statusOf(text)));
  }

  /** A message that belongs to what the test does. */
  expect(message: RegExp): void {
    this.expected.push(({ text }) => message.test(text));
  }

  add(text: string, address = ""): void {
    this.heard.push({ text, address });
  }

  unexpected(): string[] {
    return this.heard
      .filter((complaint) => !this.expected.some((isExpected) => isExpected(complaint)))
      .map(({ text, address }) => `${text} ${address}`.trim());
  }

  /** Listens to every page of a context: the console, uncaught errors and rejections, the policy. */
  async listenTo(context: BrowserContext): Promise<void> {
    context.on("console", (message) => {
      if (message.type() === "error") this.add(message.text(), message.location().url);
    });
    context.on("weberror", (failure) => this.add(String(failure.error())));
    await context.addInitScript(() => {
      document.addEventListener("securitypolicyviolation", (event) =>
        console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`),
      );
    });
  }
}

const statusOf = (text: string): number =>
  Number(/the server responded with a status of (\d+)/.exec(text)?.[1] ?? 0);

type Fixtures = {
  complaints: Complaints;
  /** A page of another visitor: own storage, same watch. */
  visitor: () => Promise<Page>;
};

export const test = base.extend<Fixtures, { focal: Focal }>({
  focal: [
    // biome-ignore lint/correctness/noEmptyPattern: the library demands the pattern
    async ({}, use) => {
      const focal = await Focal.start();
      await use(focal);
      await focal.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ focal }, use) => use(focal.url),
  // In every test: no console error, no uncaught error, no policy violation.
  complaints: [
    async ({ context }, use) => {
      const complaints = new Complaints();
      await complaints.listenTo(context);
      await use(complaints);
      expect(complaints.unexpected(), "the pages complain").toEqual([]);
    },
    { auto: true },
  ],
  visitor: async ({ browser, complaints, focal }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ baseURL: focal.url });
      contexts.push(context);
      await complaints.listenTo(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

export { expect };

/** Signs in through the API and puts the tokens where the app keeps them. */
export async function signIn(page: Page, focal: Focal, account: Account): Promise<Tokens> {
  const tokens = await focal.tokensOf(account);
  await keepTokens(page, tokens);
  return tokens;
}

/** Puts tokens where the app keeps them, before the first page of the visit loads. */
export async function keepTokens(page: Page, tokens: Tokens): Promise<void> {
  await page.addInitScript((pair) => {
    if (sessionStorage.getItem("signed-in")) return;
    sessionStorage.setItem("signed-in", "yes");
    localStorage.setItem("access_token", pair.access_token);
    localStorage.setItem("refresh_token", pair.refresh_token);
  }, tokens);
}
