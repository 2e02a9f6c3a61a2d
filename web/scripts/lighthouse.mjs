// Measures Home, Pricing and Login with Lighthouse, on a simulated phone and a desktop; prints the median of the runs.
// Needs a running server and Lighthouse, which is no part of the project (npm install lighthouse, in a folder of its own):
//   LIGHTHOUSE=/elsewhere/node_modules/.bin/lighthouse node scripts/lighthouse.mjs http://127.0.0.1:8080 5
import { execFileSync } from "node:child_process";

const [base, runs = "5"] = process.argv.slice(2);
if (!base) {
  console.error("usage: LIGHTHOUSE=… node scripts/lighthouse.mjs URL [RUNS]");
  process.exit(2);
}
const program = process.env.LIGHTHOUSE ?? "lighthouse";
// Without a network the browser must not look for one.
const flags = [
  "--headless=new",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
const median = (list) => list.sort((a, b) => a - b)[Math.floor(list.length / 2)];

/** One report, at the third attempt at the latest: a busy machine makes Lighthouse give up; chromium is Debian's unless CHROME_PATH says otherwise. */
function measure(page, form, attempt = 1) {
  try {
    return report(page, form);
  } catch (error) {
    if (attempt === 3) throw error;
    return measure(page, form, attempt + 1);
  }
}

function report(page, form) {
  const out = execFileSync(
    program,
    [
      base + page,
      "--quiet",
      "--output=json",
      "--throttling-method=simulate",
      ...(form === "desktop" ? ["--preset=desktop"] : []),
      `--chrome-flags=${flags.join(" ")}`,
    ],
    {
      env: { CHROME_PATH: "/usr/bin/chromium", ...process.env },
      maxBuffer: 64 << 20,
      stdio: ["ignore", "pipe", "ignore"],
    },
  );
  return JSON.parse(String(out));
}

for (const page of ["/", "/Pricing", "/login"]) {
  for (const form of ["mobile", "desktop"]) {
    const reports = Array.from({ length: Number(runs) }, () => measure(page, form));
    const score = (name) => median(reports.map(({ categories }) => Math.round(categories[name].score * 100)));
    const value = (name, digits = 0) =>
      median(reports.map(({ audits }) => audits[name].numericValue)).toFixed(digits);
    const scores = ["performance", "accessibility", "best-practices", "seo"].map(score).join(" ");
    const paint = `LCP ${value("largest-contentful-paint")} ms, blocked ${value("total-blocking-time")} ms`;
    const machine = Math.round(median(reports.map(({ environment }) => environment.benchmarkIndex)));
    console.log(
      `${page} ${form}: ${scores}; ${paint}, shift ${value("cumulative-layout-shift", 3)}; machine ${machine}`,
    );
  }
}
