import { existsSync } from "node:fs";
import { defineConfig, devices } from "@playwright/test";

// The system's Chromium, without its windows where Debian's package of that is there; nothing is downloaded.
const shell = "/usr/bin/chromium-headless-shell";
const chromium = {
  executablePath: process.env.CHROMIUM ?? (existsSync(shell) ? shell : "/usr/bin/chromium"),
  args: [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};

export default defineConfig({
  testDir: "e2e",
  testMatch: "*.spec.ts",
  fullyParallel: true, // each worker has a server of its own, each test its own users
  workers: 3, // on two processors: a page waits for half of the time, for a timer, a transition or an answer
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  // A loaded machine of the CI may cost one test a second try, which the report then calls flaky;
  // at a desk there is none, so that a flake is seen at once.
  retries: process.env.CI ? 1 : 0,
  reporter: [["list"]],
  use: {
    ...devices["Desktop Chrome"],
    viewport: { width: 1280, height: 860 },
    launchOptions: chromium,
    screenshot: "only-on-failure",
    // Not by default: the recorder reads blob: addresses, which the pages' policy forbids and reports.
    trace: process.env.TRACE ? "retain-on-failure" : "off",
  },
});
