// Records public/media/demo.{webm,mp4}, its captions and its poster (before and after, from hero-*.webp): the app
// itself at work, filmed through the browser's screencast, nearer where there is something to read. Needs ffmpeg
// and a running server with an account that has credits:
//   node scripts/record-demo.mjs http://127.0.0.1:8080 EMAIL PASSWORD CV.pdf JOB.pdf
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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
const shownSize = { width: 1344, height: 840 };
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

/** What the film goes near to, and when. */
const near = [];
const lookAt = async (locator, scale, ms) => {
  const box = await locator.boundingBox();
  const from = (Date.now() - start) / 1000;
  await rest(ms);
  near.push({
    from,
    to: (Date.now() - start) / 1000,
    scale,
    // of what is wider than the picture, the beginning
    x: (box.x + Math.min(box.width, size.width / scale - 40) / 2) / size.width,
    y: (box.y + Math.min(box.height, size.height) / 2) / size.height,
  });
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
await lookAt(page.getByText("Third person", { exact: true }), 1.5, 1800);
await press(page.getByRole("button", { name: "Save", exact: true }));
await rest(500);
await press(page.getByRole("button", { name: "Convert CV" }));
const asked = (Date.now() - start) / 1000;
await page.getByRole("heading", { name: "Your CV is ready" }).waitFor();
const answered = (Date.now() - start) / 1000;
await page
  .getByRole("region", { name: /^Document/ })
  .getByText(/./)
  .first()
  .waitFor();
await rest(1000);

caption("Read the finished document: what the job asks for is marked");
const read = page.getByRole("region", { name: /^Document/ });
await read
  .getByText(/^Profile$/i)
  .first()
  .evaluate((heading) =>
    window.scrollBy({ top: heading.getBoundingClientRect().top - 300, behavior: "smooth" }),
  );
await rest(1500);
await lookAt(read.getByText(/^Profile$/i).first(), 1.5, 3200);
await scroll(0);

caption("See every change, and the evidence for each requirement");
await press(page.getByRole("tab", { name: /What changed/ }));
await scroll(260);
await lookAt(
  page
    .getByRole("tabpanel")
    .getByRole("heading", { name: /^Profile/ })
    .locator(".."),
  1.5,
  3000,
);
await press(page.getByRole("tab", { name: /Match/ }));
await rest(500);
await scroll(330);
await lookAt(page.getByRole("tabpanel").locator("li").first(), 1.4, 2500);

caption("Download it as a Word document");
await scroll(0);
const download = page.getByRole("button", { name: "Download", exact: true });
await press(download);
await lookAt(download, 1.4, 2600);
await rest(900);
await cdp.send("Page.stopScreencast");
const length = (Date.now() - start) / 1000;
await poster();
await browser.close();

/** The old CV and the new one, side by side, each with a word for which it is. */
async function poster() {
  const still = await browser.newPage({ viewport: size });
  const picture = (name) =>
    `data:image/webp;base64,${readFileSync(join(media, `hero-${name}.webp`)).toString("base64")}`;
  const font = readFileSync(
    new URL(
      "../node_modules/@fontsource-variable/mona-sans/files/mona-sans-latin-wght-normal.woff2",
      import.meta.url,
    ),
  ).toString("base64");
  await still.setContent(`<style>
    @font-face { font-family: Mona; font-weight: 200 900; src: url(data:font/woff2;base64,${font}) }
    body { margin: 0; height: ${size.height}px; display: grid; grid-template-columns: 1fr 1fr; gap: 56px; padding: 28px 96px 0; box-sizing: border-box; overflow: hidden; background: #032b31 }
    figure { margin: 0 }
    figcaption { font: 700 26px/1 Mona; color: #eef6f6; margin-bottom: 18px }
    img { width: 100%; border-radius: 6px 6px 0 0; box-shadow: 0 24px 60px #0008 }
  </style>${["Before", "After"].map((word) => `<figure><figcaption>${word}</figcaption><img src="${picture(word.toLowerCase())}"></figure>`).join("")}`);
  await still.waitForTimeout(500);
  const raw = join(frames, "still.png");
  await still.screenshot({ path: raw });
  execFileSync("ffmpeg", [
    ...["-y", "-loglevel", "error", "-i", raw, "-vf"],
    "split[a][b];[a]palettegen=max_colors=64[p];[b][p]paletteuse=dither=none",
    join(media, "demo-poster.png"),
  ]);
}

const cut = (time) => time - Math.max(0, Math.min(time, answered) - (asked + 3));
const longest = 40; // seconds that anybody looks at
const pace = Math.min(1, longest / cut(length));
/** A time of the recording in the film: a busy machine's conversion is cut to three seconds, and its waits are sped up. */
const shown = (time) => cut(time) * pace;
for (const at of near) Object.assign(at, { from: shown(at.from), to: shown(at.to) });
for (const cue of captions) cue.at = shown(cue.at);

const ease = 0.6; // seconds
/** Goes near and back, as a filter of ffmpeg; "it" is the time of a frame. */
const nearer = () => {
  const part = ({ from, to, scale }) =>
    `${scale - 1}*clip((it-${from})/${ease},0,1)*clip((${to + ease}-it)/${ease},0,1)`;
  const place = (axis, whole) =>
    near.reduceRight(
      (rest, at) =>
        `if(between(it,${at.from},${at.to + ease}),clip(${at[axis]}*${whole}-${whole}/zoom/2,0,${whole}-${whole}/zoom),${rest})`,
      "0",
    );
  return `zoompan=d=1:fps=25:s=${shownSize.width}x${shownSize.height}:z='1+${near.map(part).join("+")}':x='${place("x", "iw")}':y='${place("y", "ih")}'`;
};

const first = film[0].at;
const list = film
  .map(
    ({ file, at }, index) =>
      `file '${file}'\nduration ${Math.max(0, shown((film[index + 1]?.at ?? first + length) - first) - shown(at - first)).toFixed(3)}`,
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
  `fps=25,scale=${filmSize.width}:${filmSize.height},${nearer()}`,
  "-an",
  "-t", // the last picture would stand on, past the captions
  String(shown(length)),
];
execFileSync("ffmpeg", [
  ...input,
  "-c:v",
  "libx264",
  "-preset",
  "slow",
  "-crf",
  "29",
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
  "52",
  "-b:v",
  "0",
  "-row-mt",
  "1",
  "-deadline",
  "realtime",
  "-cpu-used",
  "6",
  join(media, "demo.webm"),
]);
const clock = (seconds) => new Date(Math.max(0, seconds) * 1000).toISOString().slice(11, 23);
const cues = captions.map(
  ({ text, at }, index) =>
    `${clock(at)} --> ${clock((captions[index + 1]?.at ?? shown(length)) - 0.05)} line:92%\n${text}`,
);
writeFileSync(join(media, "demo.vtt"), `WEBVTT\n\n${cues.join("\n\n")}\n`);
rmSync(frames, { recursive: true });
console.log(`${shown(length).toFixed(1)} s, ${film.length} frames`);
