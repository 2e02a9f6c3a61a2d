// Records public/media/demo.{webm,mp4}, its poster and captions: the app itself at work, filmed through the
// browser's screencast. Needs ffmpeg and a running server with an account that has credits:
//   node scripts/record-demo.mjs http://127.0.0.1:8080 EMAIL PASSWORD CV.pdf JOB.pdf
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";

const [base, email, password, cv, job] = process.argv.slice(2);
if (!job) {
  console.error("usage: node scripts/record-demo.mjs URL EMAIL PASSWORD CV JOB");
  process.exit(2);
}
const size = { width: 1120, height: 700 };
const density = 1.5; // sharp at the full width of a page
const filmSize = { width: size.width * density, height: size.height * density };
const media = new URL("../public/media", import.meta.url).pathname;
const frames = mkdtempSync(join(tmpdir(), "focal-film-"));
mkdirSync(media, { recursive: true });

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--headless", "--no-sandbox", "--disable-gpu"],
});
const page = await browser.newPage({
  viewport: size,
  baseURL: base,
  colorScheme: "light",
  deviceScaleFactor: density,
});
const tokens = await (await page.request.post("/api/auth/login", { data: { email, password } })).json();
await page.addInitScript((pair) => {
  localStorage.setItem("access_token", pair.access_token);
  localStorage.setItem("refresh_token", pair.refresh_token);
}, tokens);
await page.goto("/Application");
await page.getByRole("button", { name: "Convert CV" }).waitFor();
await page.evaluate(() => {
  const pointer = document.createElement("div");
  Object.assign(pointer.style, {
    position: "fixed",
    left: "0",
    top: "0",
    width: "22px",
    height: "22px",
    borderRadius: "50%",
    background: "oklch(0.86 0.145 88 / 0.85)",
    border: "2px solid oklch(0.25 0.035 210)",
    zIndex: "2147483647",
    pointerEvents: "none",
    transition: "transform 500ms cubic-bezier(.3,0,.2,1)",
    transform: "translate(560px, 520px)",
  });
  pointer.id = "pointer";
  document.body.append(pointer);
});

const film = [];
const cdp = await page.context().newCDPSession(page);
cdp.on("Page.screencastFrame", ({ data, metadata, sessionId }) => {
  const file = join(frames, `${String(film.length).padStart(5, "0")}.jpg`);
  writeFileSync(file, Buffer.from(data, "base64"));
  film.push({ file, at: metadata.timestamp });
  void cdp.send("Page.screencastFrameAck", { sessionId });
});
await cdp.send("Page.startScreencast", {
  format: "jpeg",
  quality: 92,
  maxWidth: filmSize.width,
  maxHeight: filmSize.height,
});

const start = Date.now();
const captions = [];
const caption = (text) => captions.push({ text, at: (Date.now() - start) / 1000 });
const rest = (ms) => page.waitForTimeout(ms);
const point = async (locator) => {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  await page.evaluate(
    ({ x, y }) => {
      document.getElementById("pointer").style.transform = `translate(${x - 11}px, ${y - 11}px)`;
    },
    { x: box.x + box.width / 2, y: box.y + box.height / 2 },
  );
  await rest(750);
};
const press = async (locator) => {
  await point(locator);
  await locator.click();
};
const scroll = async (to) => {
  await page.evaluate((top) => window.scrollTo({ top, behavior: "smooth" }), to);
  await rest(1300);
};

/** A picture of the page as it is now, without the pointer; few colours, small file. */
const stillOf = async (name) => {
  const show = (value) =>
    page.evaluate((visibility) => {
      document.getElementById("pointer").style.visibility = visibility;
    }, value);
  await show("hidden");
  const raw = join(frames, "still.png");
  await page.screenshot({ path: raw });
  await show("visible");
  execFileSync("ffmpeg", [
    ...["-y", "-loglevel", "error", "-i", raw, "-vf"],
    `scale=${size.width}:${size.height}:flags=area,split[a][b];[a]palettegen=max_colors=96[p];[b][p]paletteuse=dither=none`,
    join(media, name),
  ]);
};

caption("Upload the CV you have, and the job description");
await rest(1200);
const oldCv = page.getByRole("group", { name: "Old CV" });
await point(oldCv.getByText("Choose files"));
await oldCv.locator("input").setInputFiles(cv);
await rest(1100);
const vacancy = page.getByRole("group", { name: "Job description" });
await point(vacancy.getByText("Choose a file"));
await vacancy.locator("input").setInputFiles(job);
await rest(1200);

caption("Choose the person, the length and the tone");
await press(page.getByRole("button", { name: "Open Styling" }));
await rest(900);
await press(page.getByText("Third person", { exact: true }));
await rest(500);
await press(page.getByText("She", { exact: true }));
await rest(700);
await press(page.getByRole("button", { name: "Save", exact: true }));
await rest(500);
await press(page.getByRole("button", { name: "Convert CV" }));
await page.getByRole("heading", { name: "Your CV is ready" }).waitFor();
await page
  .getByRole("region", { name: /^Document/ })
  .getByText(/./)
  .first()
  .waitFor();
await rest(1000);

caption("Read the finished document, every change, and the evidence");
await scroll(560); // the document fills the picture
await rest(700);
await stillOf("demo-poster.png");
await rest(800);
await scroll(0);
await press(page.getByRole("tab", { name: /What changed/ }));
await scroll(260);
await rest(1400);
await press(page.getByRole("tab", { name: /Match/ }));
await rest(500);
await scroll(330);
await rest(1600);

caption("Download it as a Word document");
await scroll(0);
await press(page.getByRole("button", { name: "Download", exact: true }));
await rest(1800);
await cdp.send("Page.stopScreencast");
const length = (Date.now() - start) / 1000;
await browser.close();

const first = film[0].at;
const list = film
  .map(
    ({ file, at }, index) =>
      `file '${file}'\nduration ${((film[index + 1]?.at ?? first + length) - at).toFixed(3)}`,
  )
  .join("\n");
writeFileSync(join(frames, "list.txt"), `${list}\nfile '${film.at(-1).file}'\n`);
const input = [
  "-y",
  "-loglevel",
  "error",
  "-f",
  "concat",
  "-safe",
  "0",
  "-i",
  join(frames, "list.txt"),
  "-vf",
  `fps=25,scale=${filmSize.width}:${filmSize.height}`,
  "-an",
];
execFileSync("ffmpeg", [
  ...input,
  "-c:v",
  "libx264",
  "-preset",
  "slow",
  "-crf",
  "27",
  "-pix_fmt",
  "yuv420p",
  "-movflags",
  "+faststart",
  join(media, "demo.mp4"),
]);
execFileSync("ffmpeg", [
  ...input,
  "-c:v",
  "libvpx-vp9",
  "-crf",
  "38",
  "-b:v",
  "0",
  "-row-mt",
  "1",
  "-cpu-used",
  "3",
  join(media, "demo.webm"),
]);
const clock = (seconds) => new Date(Math.max(0, seconds) * 1000).toISOString().slice(11, 23);
const cues = captions.map(
  ({ text, at }, index) =>
    `${clock(at)} --> ${clock((captions[index + 1]?.at ?? length) - 0.05)} line:92%\n${text}`,
);
writeFileSync(join(media, "demo.vtt"), `WEBVTT\n\n${cues.join("\n\n")}\n`);
rmSync(frames, { recursive: true });
console.log(`${length.toFixed(1)} s, ${film.length} frames`);
