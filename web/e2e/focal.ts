import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";

/** The program under test: FOCAL_BIN, or what the Makefile builds. */
const binary = resolve(process.env.FOCAL_BIN ?? join(import.meta.dirname, "../../bin/focal"));

export type Account = { email: string; password: string };

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

  createUser(
    email: string,
    options: { role?: "user" | "admin"; active?: boolean; credits?: number; templates?: string } = {},
  ): Account {
    const password = "Workbench7!";
    this.run(
      "user",
      "create",
      "--email",
      email,
      "--password",
      password,
      "--name",
      "Robin Vale",
      "--role",
      options.role ?? "user",
      ...(options.active ? ["--active"] : []),
      ...(options.credits ? ["--credits", String(options.credits)] : []),
      ...(options.templates ? ["--templates", options.templates] : []),
    );
    return { email, password };
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

/** Console errors and policy violations of a page; the answers named are expected. */
export type Complaints = { list: string[]; expectStatus: (status: number) => void };

export const test = base.extend<{ complaints: Complaints }, { focal: Focal }>({
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
    async ({ page }, use) => {
      const expected = new Set([404]); // "no icon" is a 404 by specification (IC-1)
      const list: string[] = [];
      page.on("console", (message) => {
        const status = /the server responded with a status of (\d+)/.exec(message.text())?.[1];
        if (message.type() === "error" && !(status && expected.has(Number(status))))
          list.push(message.text());
      });
      page.on("pageerror", (error) => list.push(String(error)));
      await page.addInitScript(() => {
        document.addEventListener("securitypolicyviolation", (event) =>
          console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`),
        );
      });
      await use({ list, expectStatus: (status) => expected.add(status) });
      expect(list).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Signs in through the API and puts the tokens where the app keeps them. */
export async function signIn(page: Page, account: Account): Promise<void> {
  const response = await page.request.post("/api/auth/login", { data: account });
  expect(response.ok()).toBe(true);
  const tokens = (await response.json()) as { access_token: string; refresh_token: string };
  await page.addInitScript((pair) => {
    if (sessionStorage.getItem("signed-in")) return;
    sessionStorage.setItem("signed-in", "yes");
    localStorage.setItem("access_token", pair.access_token);
    localStorage.setItem("refresh_token", pair.refresh_token);
  }, tokens);
}
