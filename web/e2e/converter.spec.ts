import type { Page } from "@playwright/test";
import { answer, callMadeBy, formOf, hold, record, silence } from "./answers";
import { Clock } from "./clock";
import { drop, fileOf, jsonCv } from "./fixtures";
import { expect, type Focal, signIn, test } from "./focal";

const oldCv = (page: Page) => page.getByRole("group", { name: "Old CV" });
const job = (page: Page) => page.getByRole("group", { name: "Job description" });
const convert = (page: Page) => page.getByRole("button", { name: "Convert CV" });
const styling = (page: Page) => page.getByRole("button", { name: "Open Styling" });
const credits = (page: Page, left: number) =>
  page.getByRole("button", { name: new RegExp(`Credits remaining\\s*${left}$`) });
const toast = (page: Page, text: string) => page.locator("[data-toast=error]").filter({ hasText: text });
const running = { task_id: "t1", status: "Processing", progress: 10, files: [] };

async function open(
  page: Page,
  focal: Focal,
  options: { credits?: number; templates?: string } = {},
): Promise<void> {
  await signIn(page, focal, focal.newUser({ active: true, credits: 3, ...options }));
  await page.goto("/Application");
  await expect(page).toHaveTitle(/^CV Converter/);
  await expect(convert(page)).toBeVisible();
}

/** A conversion that never ends by itself; its task is "t1". */
async function openRunning(page: Page, focal: Focal): Promise<void> {
  await open(page, focal, { templates: "Modern" });
  await answer(page, "POST", "/convert/generate-resume-bulk", { status: 202, json: { task_id: "t1" } });
  await answer(page, "GET", "/convert/task-status/t1", { json: running });
  await answer(page, "GET", "/convert/task-progress/t1", { json: { task: running, seen: "1" } });
  await oldCv(page).locator("input").setInputFiles(jsonCv());
}

test("CV-1 CV-13: the credits with their meaning, and the footer's words", async ({ page, focal }) => {
  await open(page, focal);
  await expect(credits(page, 3)).toBeVisible();
  await expect(credits(page, 3)).toHaveAccessibleDescription("1 Credit is equal to 1 CV Conversion");
  await credits(page, 3).hover();
  await expect(page.getByRole("tooltip")).toHaveText("1 Credit is equal to 1 CV Conversion");
  const { support_email } = await (await fetch(`${focal.url}/api/config`)).json();
  const footer = page.getByText(/A new version is coming\. Please send feedback or bug reports to/);
  await expect(footer.getByRole("link", { name: support_email })).toHaveAttribute(
    "href",
    `mailto:${support_email}`,
  );
});

test("CV-2: templates to choose from only beyond Generic", async ({ page, visitor, focal }) => {
  await open(page, focal);
  await expect(page.getByLabel("Template", { exact: true })).toHaveCount(0);
  const other = await visitor();
  await open(other, focal, { templates: "Modern" });
  await expect(other.getByLabel("Template", { exact: true })).toHaveValue("Generic");
  await expect(other.getByLabel("Template", { exact: true }).getByRole("option")).toHaveText([
    "Generic",
    "Modern",
  ]);
});

test("CV-5: files by click and by drop, one by one removed again", async ({ page, focal }) => {
  await open(page, focal);
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    oldCv(page).getByRole("button", { name: "Choose files" }).click(),
  ]);
  expect(chooser.isMultiple()).toBe(true);
  await chooser.setFiles(fileOf("first.pdf"));
  await drop(oldCv(page), [fileOf("second.DOCX"), fileOf("third.doc"), fileOf("fourth.Json")]);
  await expect(oldCv(page).getByRole("listitem")).toHaveCount(4);
  await oldCv(page).getByRole("button", { name: "Remove second.DOCX" }).click();
  await expect(oldCv(page).getByRole("listitem")).toHaveCount(3);
  await expect(oldCv(page).getByText("second.DOCX")).toHaveCount(0);

  const [jobChooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    job(page).getByRole("button", { name: "Choose a file", exact: true }).click(),
  ]);
  expect(jobChooser.isMultiple()).toBe(false);
  await jobChooser.setFiles(fileOf("job.docx"));
  await job(page).getByRole("button", { name: "Remove job.docx" }).click();
  await drop(job(page), [fileOf("dropped.pdf")]);
  await expect(job(page).getByText("dropped.pdf")).toBeVisible();
});

test("CV-5 D-51: a wrong type is refused for 3 seconds, in both areas; a file that cannot be taken says so", async ({
  page,
  focal,
}) => {
  const clock = await Clock.on(page);
  await open(page, focal);
  await clock.stop();
  const text = "Please upload a PDF, DOCX, DOC, JSON file";
  for (const [area, name] of [
    [oldCv(page), "notes.txt"],
    [oldCv(page), "photo.png"],
    [oldCv(page), "pdf"],
    [job(page), "job.odt"],
  ] as const) {
    await area.locator("input").setInputFiles(fileOf(name));
    const said = page.getByRole("alert").getByText(text, { exact: true });
    await clock.until(() => expect(said).toBeVisible({ timeout: 100 }));
    await expect(area.getByRole("listitem")).toHaveCount(0);
    await clock.exactly(
      3000,
      () => expect(said).toBeVisible(),
      () => expect(said).toHaveCount(0, { timeout: 100 }),
    );
  }
  await drop(oldCv(page), [fileOf("notes.txt")]);
  await clock.until(() =>
    expect(page.getByRole("alert").getByText(text, { exact: true })).toBeVisible({ timeout: 100 }),
  );
  for (const name of ["large.pdf", "empty.pdf"]) {
    await clock.run(3000);
    await oldCv(page)
      .locator("input")
      .setInputFiles(fileOf(name, name === "large.pdf" ? (10 << 20) + 1 : 0));
    const said = page.getByRole("alert").getByText("Error uploading file. Please try again.");
    await clock.until(() => expect(said).toBeVisible({ timeout: 100 }));
    await expect(oldCv(page).getByText(name)).toHaveCount(0);
  }
  await oldCv(page)
    .locator("input")
    .setInputFiles(fileOf("full.pdf", 10 << 20));
  await expect(oldCv(page).getByText("full.pdf"), "10 MB are allowed").toBeVisible();
});

test("CV-6: without a CV nothing is sent, and the server would refuse it too", async ({
  page,
  focal,
  complaints,
}) => {
  complaints.expectStatus(400);
  await open(page, focal);
  const sent = record(page, "POST", "/convert/generate-resume-bulk");
  await convert(page).click();
  await expect(toast(page, "Please upload a CV before converting.")).toBeVisible();
  await job(page).locator("input").setInputFiles(fileOf("job.pdf"));
  await convert(page).click();
  await expect(toast(page, "Please upload a CV before converting.")).toBeVisible();
  expect(sent).toHaveLength(0);
  const refused = await page.request.post("/api/convert/generate-resume-bulk", {
    headers: { Authorization: `Bearer ${await page.evaluate(() => localStorage.getItem("access_token"))}` },
    multipart: { mode: "Strict" },
  });
  expect(refused.status()).toBe(400);
  expect(await refused.json()).toMatchObject({ error: "No CV files uploaded." });
});

test("CV-7: what is sent, with the defaults and with everything chosen", async ({ page, focal }) => {
  await open(page, focal, { templates: "Modern" });
  await answer(page, "POST", "/convert/generate-resume-bulk", { status: 202, json: { task_id: "t1" } });
  await answer(page, "GET", "/convert/task-status/t1", { json: { ...running, status: "Error" } });
  const send = async () => {
    const call = await callMadeBy(page, "POST", "/convert/generate-resume-bulk", () => convert(page).click());
    await expect(convert(page)).toBeVisible();
    return formOf(call);
  };
  await oldCv(page)
    .locator("input")
    .setInputFiles(fileOf("one.pdf", "x", "application/pdf"));
  expect(await send()).toEqual([
    ["files", "one.pdf (application/pdf)"],
    ["mode", "Strict"],
    ["perspective", "FirstPerson"],
    ["length", "Regular"],
    ["experience_limit", "5"],
    ["project_limit", "5"],
    ["pronouns", "none"],
    ["team", "{}"],
    ["template", "Generic"],
  ]);

  await oldCv(page)
    .locator("input")
    .setInputFiles(fileOf("two.json", "{}", "application/json"));
  await job(page)
    .locator("input")
    .setInputFiles(fileOf("job.pdf", "x", "application/pdf"));
  await page.getByLabel("Template", { exact: true }).selectOption("Modern");
  await styling(page).click();
  for (const choice of ["Flexible", "Detailed", "Third person", "He"])
    await page.getByRole("dialog").getByText(choice, { exact: true }).click();
  await page.getByRole("spinbutton", { name: /Experience/ }).fill("10");
  await page.getByRole("spinbutton", { name: /Projects/ }).fill("1");
  await page.getByRole("spinbutton", { name: /Skills/ }).fill("20");
  await page.getByLabel("Page limit").selectOption("3");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  expect(await send()).toEqual([
    ["files", "one.pdf (application/pdf)"],
    ["files", "two.json (application/json)"],
    ["requirement", "job.pdf (application/pdf)"],
    ["mode", "Flexible"],
    ["perspective", "ThirdPerson"],
    ["length", "Detailed"],
    ["experience_limit", "10"],
    ["project_limit", "1"],
    ["skill_limit", "20"],
    ["pronouns", "he"],
    ["max_pages", "3"],
    ["team", "{}"],
    ["template", "Modern"],
  ]);
});

test("CV-7 D-31: a conversion that cannot start", async ({ page, focal, complaints }) => {
  complaints.expectStatus(402, 500);
  complaints.expect(/net::ERR_CONNECTION_REFUSED/);
  await open(page, focal, { credits: 0 });
  await oldCv(page).locator("input").setInputFiles(jsonCv());
  await convert(page).click();
  await expect(
    toast(page, "Failed to complete action: You have no credits remaining. Please upgrade your plan."),
  ).toBeVisible();
  await answer(page, "POST", "/convert/generate-resume-bulk", { status: 500 });
  await convert(page).click();
  await expect(toast(page, "Failed to complete action: Request failed with status code 500")).toBeVisible();
  await silence(page, "POST", "/convert/generate-resume-bulk");
  await convert(page).click();
  await expect(toast(page, "Failed to complete action: No response received from the server.")).toBeVisible();
  await expect(oldCv(page).getByText("cv.json"), "the file stays").toBeVisible();
});

test("CV-8 CV-12 D-54: the bar, an early look after 400 ms, then one every 4000 ms; styling is locked", async ({
  page,
  focal,
}) => {
  const clock = await Clock.on(page);
  await openRunning(page, focal);
  await expect(page.getByLabel("Template", { exact: true })).toBeEnabled();
  await expect(styling(page)).toBeEnabled();
  const looks = record(page, "GET", "/convert/task-status/t1");
  await clock.stop();
  const upload = await callMadeBy(page, "POST", "/convert/generate-resume-bulk", () => convert(page).click());
  await (await upload.response())?.finished(); // the clock of the first look begins here
  await expect(page.getByText("Processing...", { exact: true })).toBeVisible();
  const bar = page.getByRole("status").filter({ hasText: "Processing..." }).locator("[aria-hidden] > div");
  expect(await bar.evaluate((element) => getComputedStyle(element).animationIterationCount)).toBe("infinite");
  await expect(page.getByLabel("Template", { exact: true })).toBeDisabled();
  await expect(styling(page)).toBeDisabled();
  await expect(convert(page)).toHaveCount(0);
  for (const [index, delay] of [400, 4000, 4000, 4000].entries()) {
    await clock.exactly(
      delay,
      async () => expect(looks).toHaveLength(index),
      async () => expect(looks).toHaveLength(index + 1),
    );
    await (await looks[index]?.response())?.finished();
    await clock.run(0);
  }
});

for (const { text, what, status, shown } of [
  {
    text: "Failed",
    status: 200,
    what: { ...running, status: "Failed", error: "The file is empty." },
    shown: "CV Conversion failed. Please try again.",
  },
  {
    text: "Error",
    status: 200,
    what: { ...running, status: "Error" },
    shown: "CV Conversion failed. Please try again.",
  },
  {
    text: "a refused look",
    status: 500,
    what: {},
    shown: "An error occurred while fetching CV conversion results.",
  },
]) {
  test(`CV-10 D-54: ${text} ends the polling and says so`, async ({ page, focal, complaints }) => {
    complaints.expectStatus(500);
    const clock = await Clock.on(page);
    await openRunning(page, focal);
    const looks = record(page, "GET", "/convert/task-status/t1");
    await answer(page, "GET", "/convert/task-status/t1", { status, json: what });
    await clock.stop();
    await callMadeBy(page, "POST", "/convert/generate-resume-bulk", () => convert(page).click());
    // The 400 ms to the first look begin with the answer to the upload, which may still be on its way.
    await clock.until(() => expect(toast(page, shown)).toBeVisible({ timeout: 100 }), 400);
    if (what.status === "Failed")
      await expect(page.getByText("The file is empty. Your credit has been returned.")).toBeVisible();
    await clock.run(60_000);
    expect(looks).toHaveLength(1);
    await expect(convert(page)).toBeVisible();
    await expect(oldCv(page).getByText("cv.json"), "the file stays").toBeVisible();
    await expect(styling(page)).toBeEnabled();
  });
}

test("CV-10: a document that cannot be fetched", async ({ page, focal, complaints }) => {
  complaints.expectStatus(500);
  await openRunning(page, focal);
  await answer(page, "GET", "/convert/task-status/t1", { json: { ...running, status: "Completed" } });
  await answer(page, "POST", "/convert/generate-docx/t1", { status: 500 });
  await answer(page, "GET", "/convert/result/t1", { status: 500 });
  await convert(page).click();
  await expect(toast(page, "An error occurred while fetching CV conversion results.")).toBeVisible();
});

test("CV-9 CV-11 CV-12 D-62: the document's name, one credit less at once, and back to the start", async ({
  page,
  focal,
}) => {
  await open(page, focal, { templates: "Modern" });
  await page.getByLabel("Template", { exact: true }).selectOption("Modern");
  await oldCv(page).locator("input").setInputFiles(jsonCv());
  await job(page)
    .locator("input")
    .setInputFiles(fileOf("job.json", '{"title":"Buyer"}', "application/json"));
  await job(page).getByRole("button", { name: "Remove job.json" }).click();
  const letGo = await hold(page, "/auth/profile");
  const call = await callMadeBy(page, "POST", "/convert/generate-docx/{}", () => convert(page).click());
  const task = new URL(call.url()).pathname.split("/").at(-1) ?? "";
  expect(formOf(call), "no icon without an icon").toEqual([
    ["task_id", task],
    ["template", "Modern"],
  ]);
  await expect(page.getByRole("heading", { name: "Your CV is ready" })).toBeVisible({ timeout: 30_000 });
  await expect(credits(page, 2), "before the profile was asked for").toBeVisible();
  letGo();
  await expect(page.getByText(/^Marsh.*_CV\.docx$|^Tove.*Marsh.*_CV\.docx$/).first()).toBeVisible();
  await expect(page.getByLabel("Converted in", { exact: true })).toBeDisabled();
  await expect(styling(page)).toBeDisabled();

  await page.getByRole("button", { name: "Reset" }).click();
  await expect(oldCv(page).getByRole("listitem")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Your CV is ready" })).toHaveCount(0);
  await expect(page.getByLabel("Template", { exact: true }), "options and template stay").toHaveValue(
    "Modern",
  );
  await expect(styling(page)).toBeEnabled();

  // Without a name from the server the file has its default name again.
  await page.route("**/api/convert/generate-docx/**", async (route) => {
    const response = await route.fetch();
    const { "content-disposition": _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await oldCv(page).locator("input").setInputFiles(jsonCv());
  await convert(page).click();
  await expect(page.getByText("ConvertedCV.docx", { exact: true })).toBeVisible({ timeout: 30_000 });
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download", exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("ConvertedCV.docx");
});

test("CV-14 D-52: ten CVs and no more", async ({ page, focal }) => {
  await open(page, focal);
  const ten = Array.from({ length: 10 }, (_, index) => fileOf(`cv-${index + 1}.pdf`));
  await oldCv(page).locator("input").setInputFiles(ten.slice(0, 9));
  await expect(page.getByText("Uses 9 credits.")).toBeVisible();
  await drop(oldCv(page), [fileOf("cv-10.pdf"), fileOf("cv-11.pdf")]);
  await expect(page.getByText("You can upload up to 10 CVs at a time.").first()).toBeVisible();
  await expect(oldCv(page).getByText("cv-11.pdf")).toHaveCount(0);
});

test("D-50: a CV and a job description as pasted text", async ({ page, focal }) => {
  await open(page, focal);
  await page.getByRole("button", { name: "Paste text instead (CV)" }).click();
  await page
    .getByLabel("CV text")
    .fill(
      "Ole Brand\nole@example.net\n\nWork Experience\nBaker, Corner Bakery, Leeds\n2015 – 2020\nI baked bread for 200 guests a day.\n\nSkills\nBaking, Ordering",
    );
  await page.getByRole("button", { name: "Use this text" }).click();
  await page.getByRole("button", { name: "Paste text instead (job description)" }).click();
  await page
    .getByLabel("Job description", { exact: true })
    .last()
    .fill("Head baker\nRequirements\nBaking experience is essential.");
  await page.getByRole("button", { name: "Use this text" }).click();
  await convert(page).click();
  await expect(page.getByRole("heading", { name: "Your CV is ready" })).toBeVisible({ timeout: 30_000 });
  await expect(
    page
      .getByRole("region", { name: /^Document / })
      .getByText("Corner Bakery")
      .first(),
  ).toBeVisible();
  await page.getByRole("tab", { name: /Match/ }).click();
  await expect(page.getByRole("heading", { name: "Must have" })).toBeVisible();
});
