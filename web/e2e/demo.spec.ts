import type { Page } from "@playwright/test";
import { answer, callMadeBy, formOf, hold } from "./answers";
import { Clock } from "./clock";
import { fileOf, jsonCv } from "./fixtures";
import { expect, type Focal, signIn, test } from "./focal";

const step = (page: Page, number: number) => page.getByText(`Step ${number} of 5`);
const resume = (page: Page) => page.getByRole("group", { name: "Upload resume" }).locator("input");
const job = (page: Page) => page.getByRole("group", { name: "Upload job description" }).locator("input");
const next = (page: Page) => page.getByRole("button", { name: "Next step" });
const previous = (page: Page) => page.getByRole("button", { name: "Previous step" });
const skip = (page: Page) => page.getByRole("button", { name: "Skip this step" });
const start = (page: Page) => page.getByRole("button", { name: "Start Conversion" });
/** The part of the page that fades between the steps. */
const stage = (page: Page) => page.locator("main .duration-500").first();
const running = { task_id: "t1", status: "Processing", progress: 0, files: [] };

async function open(page: Page, focal: Focal): Promise<void> {
  await signIn(page, focal, focal.newUser());
  await page.goto("/Application/Demo");
  await expect(step(page, 1)).toBeVisible();
}

/** To step 3 without waiting for the automatic advance. */
async function toCustomise(page: Page): Promise<void> {
  await resume(page).setInputFiles(jsonCv());
  await next(page).click();
  await skip(page).click();
  await expect(start(page)).toBeVisible();
}

test("DE-1 DE-2 DE-6 D-44: the guided demo without a subscription, from the resume to the download", async ({
  page,
  focal,
}) => {
  await open(page, focal);
  await resume(page).setInputFiles(jsonCv());
  await expect(step(page, 2)).toBeVisible();
  await skip(page).click();
  await page.getByText("Modern", { exact: true }).click();
  const letGo = await hold(page, "/convert/task-status/{}");
  const render = callMadeBy(page, "POST", "/convert/generate-docx/{}", () => start(page).click());
  await expect(step(page, 4)).toBeVisible();
  await expect(page.getByText("Processing...", { exact: true })).toBeVisible();
  letGo();
  expect(
    formOf(await render).map(([name]) => name),
    "no icon",
  ).toEqual(["task_id", "template"]);
  await expect(step(page, 5)).toBeVisible({ timeout: 20_000 });
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download Resume" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/Marsh.*\.docx$/);
  await page.getByRole("button", { name: "Start Over" }).click();
  await expect(step(page, 1)).toBeVisible();
  await expect(page.getByText("cv.json")).toHaveCount(0);
  await toCustomise(page);
  await expect(page.getByRole("radio", { name: "Generic" }), "the defaults are back").toBeChecked();
  const heights = await page
    .getByRole("radio")
    .evaluateAll((all) => new Set(all.map((one) => one.parentElement?.offsetHeight)).size);
  expect(heights, "choices are of one height, with a hint or without").toBe(1);
});

test("DE-2 DE-3 D-65: a step advances after 1000 ms and fades for 500 ms", async ({ page, focal }) => {
  const clock = await Clock.on(page);
  await open(page, focal);
  await clock.stop();
  const isFading = (yes: boolean) => () =>
    yes
      ? expect(stage(page)).toHaveClass(/opacity-0/, { timeout: 100 })
      : expect(stage(page)).not.toHaveClass(/opacity-0/);
  const fadesTo = (number: number) =>
    clock.exactly(
      500,
      async () => {
        await isFading(true)();
        await expect(step(page, number)).toHaveCount(0);
      },
      () => expect(step(page, number)).toBeVisible({ timeout: 100 }),
    );

  await resume(page).setInputFiles(jsonCv());
  await expect(page.getByText("cv.json")).toBeVisible();
  await clock.exactly(1000, isFading(false), isFading(true));
  await fadesTo(2);
  await isFading(false)();
  await expect(stage(page)).toHaveCSS("transition-duration", "0.5s");

  await job(page).setInputFiles(fileOf("job.pdf"));
  await expect(page.getByText("job.pdf")).toBeVisible();
  await clock.exactly(1000, isFading(false), isFading(true));
  await fadesTo(3);

  await previous(page).click();
  await fadesTo(2);
  await expect(
    page.getByText("job.pdf"),
    "going back keeps the file and does not advance again",
  ).toBeVisible();
  await clock.run(20_000);
  await expect(step(page, 2)).toBeVisible();

  await page.getByRole("button", { name: "Remove job.pdf" }).click();
  await skip(page).click();
  await fadesTo(3);
});

test("DE-2: a file that is taken out again while the step fades leaves the step in sight", async ({
  page,
  focal,
}) => {
  const clock = await Clock.on(page);
  await open(page, focal);
  await clock.stop();
  await resume(page).setInputFiles(jsonCv());
  await expect(page.getByText("cv.json")).toBeVisible();
  await clock.run(1100);
  // told to the button itself: a pointer would have to hit what is fading and closing its frame
  await page.getByRole("button", { name: "Remove cv.json" }).dispatchEvent("click");
  await expect(page.getByText("cv.json")).toHaveCount(0);
  await clock.run(5000);
  await expect(step(page, 1)).toBeVisible();
  await expect(stage(page)).not.toHaveClass(/opacity-0/);
});

test("DE-3: six tips, one every 5000 ms with a fade of 500 ms", async ({ page, focal }) => {
  const clock = await Clock.on(page);
  await open(page, focal);
  await answer(page, "POST", "/convert/generate-resume-bulk", { status: 202, json: { task_id: "t1" } });
  await answer(page, "GET", "/convert/task-status/t1", { json: running });
  await answer(page, "GET", "/convert/task-progress/t1", { json: { task: running, seen: "1" } });
  await toCustomise(page);
  await clock.stop();
  await start(page).click();
  await clock.exactly(
    500,
    () => expect(step(page, 4)).toHaveCount(0),
    () => expect(step(page, 4)).toBeVisible({ timeout: 100 }),
  );
  const tip = page.locator("p").filter({ hasText: /^Tip: / });
  const seen = [await tip.textContent()];
  for (let change = 1; change <= 6; change++) {
    const before = seen.at(-1) ?? "";
    await clock.exactly(
      change === 1 ? 5000 : 4500,
      () => expect(tip).not.toHaveClass(/opacity-0/),
      () => expect(tip).toHaveClass(/opacity-0/, { timeout: 100 }),
    );
    await clock.exactly(
      500,
      () => expect(tip).toHaveText(before),
      () => expect(tip).not.toHaveText(before, { timeout: 100 }),
    );
    seen.push(await tip.textContent());
  }
  expect(new Set(seen.slice(0, 6)).size, "six different ones").toBe(6);
  expect(seen[6], "and then the first again").toBe(seen[0]);
});

test("DE-4 DE-5: the arrows, the dots and the way to the chat, step by step", async ({ page, focal }) => {
  await open(page, focal);
  const current = page.getByRole("list", { name: "Steps" }).locator("[aria-current=step]");
  const chat = page.getByRole("link", { name: "Why not chat with us here." });
  const shows = async (number: number, back: boolean, on: boolean) => {
    await expect(step(page, number)).toBeVisible({ timeout: 20_000 });
    await expect(previous(page)).toBeEnabled({ enabled: back });
    await expect(next(page)).toBeEnabled({ enabled: on });
    await expect(page.getByRole("list", { name: "Steps" }).getByRole("listitem")).toHaveCount(5);
    await expect(current).toHaveText(
      ["Upload resume", "Upload job description", "Customise", "Processing", "Result"][number - 1] ?? "",
    );
    await expect(chat).toHaveCount(number <= 3 ? 1 : 0);
  };
  await shows(1, false, false);
  await resume(page).setInputFiles(jsonCv());
  await shows(2, true, true);
  await previous(page).click();
  await shows(1, false, true);
  await next(page).click();
  await shows(2, true, true);
  await next(page).click();
  await shows(3, true, false);
  await page.goBack(); // the browser's own way back is the same one
  await shows(2, true, true);
  await page.goBack();
  await shows(1, false, true);
  await page.goForward();
  await shows(2, true, true);
  await next(page).click();
  await shows(3, true, false);
  const letGo = await hold(page, "/convert/task-status/{}");
  await start(page).click();
  await shows(4, false, false);
  letGo();
  await shows(5, false, false);
  await page.getByRole("button", { name: "Start Over" }).click();
  await shows(1, false, false);
  await chat.click();
  await expect(page).toHaveURL(/\/Application\/Chat$/);
});

test("DE-6: what is sent, with the defaults and with everything chosen", async ({ page, focal }) => {
  await open(page, focal);
  await answer(page, "POST", "/convert/generate-resume-bulk", { status: 202, json: { task_id: "t1" } });
  await answer(page, "GET", "/convert/task-status/t1", { json: { ...running, status: "Failed" } });
  await toCustomise(page);
  await expect(page.getByRole("radio")).toHaveCount(9);
  const send = async () => {
    const call = await callMadeBy(page, "POST", "/convert/generate-resume-bulk", () => start(page).click());
    await page.getByRole("alertdialog").getByRole("button", { name: "OK" }).click();
    await expect(step(page, 1)).toBeVisible();
    return formOf(call);
  };
  const fixed = [
    ["experience_limit", "5"],
    ["project_limit", "5"],
    ["skill_limit", "10"],
    ["demo", "1"],
  ];
  expect(await send()).toEqual([
    ["files", "cv.json (application/json)"],
    ["mode", "strict"],
    ["perspective", "first"],
    ["length", "balanced"],
    ...fixed,
    ["template", "Generic"],
  ]);
  await next(page).click();
  await job(page).setInputFiles(fileOf("job.pdf", "x", "application/pdf"));
  await expect(start(page)).toBeVisible();
  for (const choice of ["Flexible", "Third person", "Detailed", "Modern"])
    await page.getByText(choice, { exact: true }).click();
  expect(await send()).toEqual([
    ["files", "cv.json (application/json)"],
    ["requirement", "job.pdf (application/pdf)"],
    ["mode", "flexible"],
    ["perspective", "third"],
    ["length", "detailed"],
    ...fixed,
    ["template", "Modern"],
  ]);
  await next(page).click();
  await expect(step(page, 2)).toBeVisible();
  await next(page).click();
  await page.getByText("Concise", { exact: true }).click();
  expect((await send()).find(([name]) => name === "length")).toEqual(["length", "concise"]);
});

test("D1 DE-7 D-66: a failure is told in an alert and leads back to step 1 with the file", async ({
  page,
  focal,
  complaints,
}) => {
  complaints.expectStatus(500);
  await open(page, focal);
  await answer(page, "POST", "/convert/generate-resume-bulk", { status: 202, json: { task_id: "t1" } });
  for (const what of [
    { json: { ...running, status: "Failed" } },
    { json: { ...running, status: "Error" } },
    { status: 500 },
  ]) {
    await answer(page, "GET", "/convert/task-status/t1", what);
    await toCustomise(page);
    await start(page).click();
    const alert = page.getByRole("alertdialog");
    await expect(alert).toContainText("An error occurred during CV conversion. Please try again.");
    await alert.getByRole("button", { name: "OK" }).click();
    await expect(step(page, 1)).toBeVisible();
    await page.getByRole("button", { name: "Remove cv.json" }).click();
  }
});

test("D1 who has used the free conversions reads so beforehand, and in the alert, with a way on", async ({
  page,
  focal,
  complaints,
}) => {
  complaints.expectStatus(402);
  const visitor = focal.newUser();
  await signIn(page, focal, visitor);
  const { access_token } = await focal.tokensOf(visitor);
  const convert = () =>
    page.request.post("/api/convert/generate-resume-bulk", {
      headers: { Authorization: `Bearer ${access_token}` },
      multipart: { files: jsonCv(), demo: "1" },
    });
  await page.goto("/Application/Demo");
  await toCustomise(page);
  const notice = page.getByRole("region", { name: "No conversions left" });
  await expect(
    page.getByText("Free: 3 conversions are left, and each CV that you start takes one."),
  ).toBeVisible();
  await expect(notice).toHaveCount(0);
  for (let use = 0; use < 3; use++) expect((await convert()).status()).toBe(202);
  await start(page).click(); // the page does not know it yet
  const alert = page.getByRole("alertdialog");
  await expect(alert).toContainText("You have used your 3 free demo conversions.");
  await expect(alert).not.toContainText("An error occurred");
  await alert.getByRole("link", { name: "See plans" }).click();
  await expect(page).toHaveURL(/\/pricing$/i);
  await page.goto("/Application/Demo");
  await expect(notice).toContainText("Your free conversions are used.");
  await expect(notice.getByRole("link", { name: "See plans" })).toBeVisible();
});

test("D1 an admin without credits reads so in the demo, and gets to where they are given", async ({
  page,
  focal,
  complaints,
}) => {
  complaints.expectStatus(402);
  await signIn(page, focal, focal.newUser({ role: "admin" }));
  await page.goto("/Application/Demo");
  await expect(page.getByRole("region", { name: "No conversions left" })).toContainText(
    "You have no credits.",
  );
  await toCustomise(page);
  await start(page).click();
  const alert = page.getByRole("alertdialog");
  await expect(alert).toContainText("As an administrator you can give yourself some");
  await expect(alert).not.toContainText("An error occurred");
  await expect(alert.getByRole("link", { name: "Set your credits" })).toHaveAttribute("href", "/admin");
});

test("D1 a conversion of the demo shows what it warns of and what is to be checked", async ({
  page,
  focal,
}) => {
  await open(page, focal);
  const cv = jsonCv();
  const { basics, ...rest } = JSON.parse(cv.buffer.toString("utf8"));
  const nameless = { ...rest, basics: { ...basics, name: "" } };
  await resume(page).setInputFiles({ ...cv, buffer: Buffer.from(JSON.stringify(nameless)) });
  await next(page).click();
  await skip(page).click();
  await start(page).click();
  await expect(step(page, 5)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole("region", { name: "Please check" })).toContainText("No name was found.");
});

test("the title of the demo is in sight after a step that was scrolled", async ({ page, focal }) => {
  await page.setViewportSize({ width: 768, height: 500 });
  await open(page, focal);
  await toCustomise(page);
  const title = page.getByRole("heading", { name: "Guided demo" });
  const bar = page.getByRole("banner");
  const isClear = async () => {
    const [text, above] = [await title.boundingBox(), await bar.boundingBox()];
    return text !== null && above !== null && text.y >= above.y + above.height;
  };
  await page.mouse.wheel(0, 90);
  await expect.poll(isClear, "scrolled by hand").toBe(false);
  await start(page).click();
  await expect(step(page, 5)).toBeVisible({ timeout: 20_000 });
  await expect.poll(isClear).toBe(true);
});
