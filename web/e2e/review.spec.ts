import { readFileSync } from "node:fs";
import type { Browser, Locator, Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "./accessible";
import { answer } from "./answers";
import { jsonCv, printPdfs, type Upload, wordText } from "./fixtures";
import { expect, type Focal, signIn, test } from "./focal";

const shown = (page: Page) => page.getByRole("region", { name: /^Document / });
const held = (page: Page) => expect(page.getByText("Done: the document shows it.")).toBeVisible();
const change = (page: Page, what: string) =>
  page.getByRole("button", { name: `${what}: managment to management` });
const tab = (page: Page, name: string | RegExp) => page.getByRole("tab", { name }).click();

async function download(
  page: Page,
  button = page.getByRole("button", { name: "Download", exact: true }),
): Promise<Buffer> {
  const [file] = await Promise.all([page.waitForEvent("download"), button.click()]);
  return readFileSync(await file.path());
}

/** A CV with a slip, converted in its own person, with the changes open. */
async function openChanges(page: Page, browser: Browser, focal: Focal): Promise<void> {
  const { cv } = await printPdfs(browser);
  await signIn(page, focal, focal.newUser({ active: true, credits: 2 }));
  await page.goto("/Application");
  await page.getByRole("group", { name: "Old CV" }).locator("input").setInputFiles(cv);
  await page.getByRole("button", { name: "Convert CV" }).click();
  await expect(shown(page).getByText(/accreditation/)).toContainText("management of ISO 17025", {
    timeout: 30_000,
  });
  await tab(page, /What changed/);
}

test("A4 review: a change is taken back, then all, and the download holds it", async ({
  page,
  browser,
  focal,
}) => {
  const { cv } = await printPdfs(browser);
  await signIn(page, focal, focal.createUser("review@example.net", { active: true, credits: 2 }));
  await page.goto("/Application");
  await page.getByRole("button", { name: "Open Styling" }).click();
  await page.getByText("Third person", { exact: true }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("group", { name: "Old CV" }).locator("input").setInputFiles(cv);
  await page.getByRole("button", { name: "Convert CV" }).click();
  const document = page.getByRole("region", { name: /^Document / });
  await expect(document.getByText(/I enjoy training/)).toHaveCount(0, { timeout: 30_000 });
  await expect(document.getByText(/accreditation/)).toContainText("management of ISO 17025");

  await page.getByRole("tab", { name: /What changed/ }).click();
  await page.getByRole("button", { name: "Reject: managment to management" }).click();
  await held(page);
  await page.getByRole("tab", { name: "Document" }).click();
  await expect(document.getByText(/accreditation/)).toContainText("managment of ISO 17025");

  // The download waits for what is on its way.
  await page.getByRole("tab", { name: /What changed/ }).click();
  await page.getByRole("button", { name: "Reject all" }).click();
  await expect(page.getByRole("button", { name: /^Reject: / })).toHaveCount(0);
  const text = wordText(await download(page));
  for (const own of ["I am a laboratory manager", "I enjoy training new analysts", "managment"]) {
    expect(text).toContain(own);
  }
  await page.getByRole("tab", { name: "Document" }).click();
  await expect(document.getByText(/I enjoy training/)).toBeVisible();
  await expect(page.getByRole("button", { name: /Credits remaining\s*1/ })).toBeVisible();

  // It is kept: opened again from the history, everything is still taken back.
  await page.getByRole("button", { name: "Reset" }).click();
  await page.getByRole("button", { name: "Open Hanna Lindgren" }).click();
  await page.getByRole("tab", { name: /What changed/ }).click();
  await expect(page.getByRole("button", { name: "Restore: managment to management" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Reject: / })).toHaveCount(0);
});

test("A4 review: rejected, restored, undone, written anew, accepted; every step is in the document at once", async ({
  page,
  browser,
  focal,
}) => {
  await openChanges(page, browser, focal);
  await change(page, "Reject").click();
  await held(page);
  await change(page, "Restore").click();
  await expect(change(page, "Reject")).toBeVisible();
  await held(page);
  await page.locator(".review-bar").getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(change(page, "Restore")).toBeVisible();
  await page.getByRole("button", { name: "Accept all" }).click();
  await expect(change(page, "Reject")).toBeVisible();

  await page.getByRole("button", { name: "Edit the text: managment to management" }).click();
  const words = page.getByRole("textbox", { name: "Your wording of the whole bullet" });
  await expect(words).toBeFocused();
  await words.fill("Never mind");
  await page.keyboard.press("Escape");
  await expect(words).toHaveCount(0);
  await page.getByRole("button", { name: "Edit the text: managment to management" }).click();
  await words.fill("Answered for the ISO 17025 accreditation of two sites.");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Your own wording.").first()).toBeVisible();
  await held(page);
  await tab(page, "Document");
  await expect(shown(page).getByText("Answered for the ISO 17025 accreditation of two sites.")).toBeVisible();
  await expect(shown(page).getByText(/management of ISO 17025/)).toHaveCount(0);
  expect(wordText(await download(page))).toContain("Answered for the ISO 17025 accreditation of two sites.");
});

test("review: the document is there after Fix reading, whatever changed meanwhile", async ({
  page,
  browser,
  focal,
}) => {
  await openChanges(page, browser, focal);
  const text = shown(page).getByText(/accreditation/);
  for (const there of ["Fix reading", "Document", "Fix reading", "Document"]) {
    await tab(page, there);
    await expect(text).toBeVisible();
  }
  await tab(page, /What changed/);
  await change(page, "Reject").click();
  await held(page);
  for (const there of ["Document", "Fix reading", "Document"]) {
    await tab(page, there);
    await expect(text).toContainText("managment of ISO 17025");
  }
  const dates = shown(page).getByText("Mar 2019 – Present");
  const heading = shown(page).locator("p", { hasText: "Work Experience" });
  const rightOf = (place: Locator) => place.evaluate((at) => at.getBoundingClientRect().right);
  await expect
    .poll(async () => Math.abs((await rightOf(dates)) - (await rightOf(heading))), "tabs measured in sight")
    .toBeLessThan(1.5);
});

test("A4 review: the keys of What changed work at once, and not where words are typed", async ({
  page,
  browser,
  focal,
}) => {
  await openChanges(page, browser, focal);
  const row = page.locator("[data-note]:focus");
  await page.keyboard.press("r");
  await expect(row, "nothing is decided unseen").toHaveCount(1);
  await expect(page.getByRole("button", { name: /^Restore: / })).toHaveCount(0);
  await page.keyboard.press("r");
  await expect(page.getByRole("button", { name: /^Restore: / })).toHaveCount(1);
  await page.keyboard.press("a");
  await expect(page.getByRole("button", { name: /^Restore: / })).toHaveCount(0);
  await change(page, "Edit the text").click();
  await page.keyboard.press("End");
  await page.keyboard.type(" jar");
  await expect(page.getByRole("textbox", { name: "Your wording of the whole bullet" })).toHaveValue(/ jar$/);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await expect(page.getByText("Done: the document shows it.")).toHaveCount(0);
  await change(page, "Reject").click();
  await held(page);
});

test("review: the layout that was chosen is the conversion's, after a reload and from the history", async ({
  page,
  browser,
  focal,
}) => {
  const { cv } = await printPdfs(browser);
  await signIn(page, focal, focal.newUser({ active: true, credits: 1, templates: "Modern" }));
  await page.goto("/Application");
  await page.getByRole("group", { name: "Old CV" }).locator("input").setInputFiles(cv);
  await page.getByRole("button", { name: "Convert CV" }).click();
  await expect(shown(page)).toBeVisible({ timeout: 30_000 });
  const layout = page.getByLabel("Template of this document");
  const [kept] = await Promise.all([
    page.waitForResponse((response) => response.url().includes("generate-docx") && response.ok()),
    layout.selectOption("Modern"),
  ]);
  expect(kept.request().postData()).toContain('name="keep"');
  await expect(page.getByText("1 page in Word")).toBeVisible();
  await page.reload();
  await expect(layout).toHaveValue("Modern");
  await page.getByRole("button", { name: "Reset" }).click();
  const past = page.getByRole("region", { name: "Past conversions" });
  await expect(past.getByText(/, Modern$/)).toBeVisible();
  const name = "Download Hanna Lindgren";
  const [again] = await Promise.all([
    page.waitForRequest(/generate-docx/),
    download(page, past.getByRole("button", { name, exact: true })),
  ]);
  expect(again.postData()).toMatch(/name="template"\s+Modern/);
});

test("review: what could not be put into the document is kept and can be tried again", async ({
  page,
  browser,
  focal,
  complaints,
}) => {
  complaints.expectStatus(500, 503);
  await openChanges(page, browser, focal);
  const again = page.getByRole("button", { name: "Try again", exact: true });
  const problem: Locator = page.getByRole("alert").filter({ hasText: "try again" });
  await answer(page, "POST", "/convert/review/{}", { status: 503, json: { error: "This took too long." } });
  await change(page, "Reject").click();
  await expect(problem).toContainText("This took too long. They are still here: please try again.");
  await page.unrouteAll();
  await answer(page, "POST", "/convert/generate-docx/{}", { status: 500 });
  await again.click();
  await expect(problem).toContainText("the document could not be fetched. Please try again.");
  await page.unrouteAll();
  await again.click();
  await expect(problem).toHaveCount(0);
  await tab(page, "Document");
  await expect(shown(page).getByText(/accreditation/)).toContainText("managment of ISO 17025");
});

/** A CV without a name, with slips in its facts. */
const nameless: Upload = {
  name: "scan-0412.json",
  mimeType: "application/json",
  buffer: Buffer.from(
    JSON.stringify({
      basics: { email: "wren@example.net", summary: "Keeper of clocks." },
      work: [
        {
          name: "Dyal House",
          position: "Clock maker",
          startDate: "2019-01",
          endDate: "2021-03",
          highlights: ["Mended forty tower clocks.", "Likes cheese."],
        },
        {
          name: "Peal & Sons",
          position: "Bell founder",
          startDate: "2015-02",
          highlights: ["Cast nine bells."],
        },
      ],
    }),
  ),
};

test("A4 review: any text is corrected beside the document, what was missing is filled in, a post is left out and comes back", async ({
  page,
  focal,
}) => {
  test.setTimeout(240_000);
  await signIn(page, focal, focal.newUser({ active: true, credits: 2 }));
  await page.goto("/Application");
  await page.getByRole("group", { name: "Old CV" }).locator("input").setInputFiles(nameless);
  await page.getByRole("button", { name: "Convert CV" }).click();
  await expect(page.getByRole("heading", { name: "Your CV is ready" })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText("scan-0412_CV.docx")).toBeVisible();
  await expect(page.getByText("No name was found. Please add it.")).toBeVisible();
  const button = (name: string | RegExp) => page.getByRole("button", { name });

  // By keyboard alone.
  await button("Edit text").press("Enter");
  await button("Add Name").press("Enter");
  await expect(page.getByRole("textbox", { name: "Name" })).toBeFocused();
  await page.keyboard.type("Wren Alder");
  await page.keyboard.press("Enter");
  await expect(button("Edit Name: Wren Alder")).toBeFocused();

  const write = async (name: string, field: string, text: string) => {
    await button(name).click();
    await page.getByRole("textbox", { name: field }).fill(text);
    await button("Save").click();
  };
  await write("Edit Employer: Dyal House", "Employer", "Dial House");
  await write("Edit Dates: 2019-01 – 2021-03", "Dates", "May 2018 - June 2022");
  await write("Edit Bullet: Likes cheese.", "Bullet", "");
  await expect(button("Edit Bullet: Left out")).toBeVisible();
  await button("Leave out this entry: Bell founder, Peal & Sons").click();
  await held(page);
  await button("Undo").click();
  await expect(button("Edit Job title: Bell founder")).toBeVisible();
  await button("Leave out this entry: Bell founder, Peal & Sons").click();

  await button("Edit Paragraph: Keeper of clocks.").click();
  for (const theme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 1280, height: 860 });
  // A look at the document loses nothing that is being written.
  const paragraph = page.getByRole("textbox", { name: "Paragraph" });
  await paragraph.fill("Keeper of time.");
  await button("Show the document").click();
  await expect(shown(page)).toBeVisible();
  await button("Edit text").click();
  await expect(paragraph).toHaveValue("Keeper of time.");
  await paragraph.press("Escape");
  await expect(page.getByText("No name was found")).toHaveCount(0);
  await button("Show the document").click();
  await expect(shown(page).getByText("Wren Alder").first()).toBeVisible();
  await expect(page.getByText("Wren_Alder_CV.docx")).toBeVisible();
  const text = wordText(await download(page));
  for (const own of ["Wren Alder", "Dial House", "May 2018 – Jun 2022", "Mended forty tower clocks."])
    expect(text).toContain(own);
  for (const gone of ["Dyal", "cheese", "Bell founder", "Peal", "2015", "Cast nine bells"])
    expect(text).not.toContain(gone);

  // It is kept with the conversion, and the post can be put back.
  await button("Reset").click();
  await button("Open Wren Alder").click();
  await button("Edit text").click();
  await button("Put back: Bell founder, Peal & Sons").click();
  const again = wordText(await download(page));
  for (const own of ["Wren Alder", "Dial House", "Bell founder", "Peal & Sons", "Cast nine bells."])
    expect(again).toContain(own);
  await expect(page.getByRole("button", { name: /Credits remaining\s*1/ })).toBeVisible();
});

test("review: from CV to CV of a batch without the list; what is being written in one is still there", async ({
  page,
  focal,
}) => {
  await signIn(page, focal, focal.newUser({ active: true, credits: 2 }));
  await page.goto("/Application");
  await page
    .getByRole("group", { name: "Old CV" })
    .locator("input")
    .setInputFiles([jsonCv(), jsonCv("Ove Lund", "second.json")]);
  await page.getByRole("button", { name: "Convert CV" }).click();
  const heading = (name: string) => page.getByRole("heading", { level: 3, name, exact: true });
  await expect(heading("Tove Marsh")).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText("1 of 2", { exact: false }).last()).toBeVisible();
  await page.getByRole("button", { name: "Edit text" }).click();
  await page.getByRole("button", { name: "Edit Name: Tove Marsh" }).click();
  const words = page.getByRole("textbox", { name: "Name" });
  await words.fill("Tove Mar");
  await page.getByRole("button", { name: "Next CV" }).press("Enter");
  await expect(heading("Ove Lund")).toBeVisible();
  await expect(page.getByRole("button", { name: "Edit Name: Ove Lund" })).toBeVisible();
  await page.getByRole("button", { name: "Next CV" }).press("Enter");
  await expect(heading("Ove Lund"), "there is no further one").toBeVisible();
  const list = page.getByRole("region", { name: "Result of each CV" });
  await expect(list, "a CV that was asked for takes the place of the list").toHaveCount(0);
  await page.getByRole("button", { name: "List all 2 CVs" }).click();
  await list.getByRole("button", { name: "Show cv.json" }).click();
  await expect(words).toHaveValue("Tove Mar");
  await page.getByRole("button", { name: "Reset" }).click();
  await expect(page.getByRole("alertdialog", { name: "Keep what you are writing?" })).toBeVisible();
});

test("review: a bullet stands beside its text on a phone, also before an address longer than a line", async ({
  page,
  focal,
}) => {
  const address = `https://www.example.net/${"portfolio".repeat(12)}`;
  const cv = {
    basics: { name: "Tove Marsh", email: "tove@example.net" },
    work: [{ name: "Market Hall Ltd", position: "Buyer", startDate: "2018-04", highlights: [address] }],
  };
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, focal, focal.newUser({ active: true, credits: 1 }));
  await page.goto("/Application");
  await page
    .getByRole("group", { name: "Old CV" })
    .locator("input")
    .setInputFiles({ ...jsonCv(), buffer: Buffer.from(JSON.stringify(cv)) });
  await page.getByRole("button", { name: "Convert CV" }).click();
  const bullet = shown(page).locator("p", { hasText: address });
  await expect(bullet).toBeVisible({ timeout: 30_000 });
  const lines = await bullet.evaluate((paragraph) => {
    const text = document.createRange();
    text.selectNodeContents(paragraph);
    const marker = getComputedStyle(paragraph, "::before");
    return {
      above: text.getBoundingClientRect().top - paragraph.getBoundingClientRect().top,
      height: Number.parseFloat(getComputedStyle(paragraph).fontSize),
      marker: marker.position,
      lefts: [...text.getClientRects()].map(({ left }) => Math.round(left)),
    };
  });
  expect(lines.above, "the address begins in the bullet's line").toBeLessThan(lines.height);
  expect(lines.marker).toBe("absolute");
  expect(new Set(lines.lefts).size, "every line begins at the same place").toBe(1);
});

test("review: under a finger everything is 44 px high, and what sticks leaves what has the focus in sight", async ({
  page,
  browser,
  focal,
}) => {
  await openChanges(page, browser, focal);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  await page.setViewportSize({ width: 360, height: 740 });
  const small = () =>
    page
      .getByRole("main")
      .locator("button:visible, summary:visible, select:visible")
      .evaluateAll((all) =>
        all
          .filter((one) => one.getBoundingClientRect().height < 44)
          .map((one) => one.getAttribute("aria-label") || one.textContent),
      );
  await change(page, "Reject").click();
  // the counter of the credits explains itself on a tap anywhere in its line
  const isControl = (name: string | null) => !name?.startsWith("Credits remaining");
  expect((await small()).filter(isControl)).toEqual([]);
  const last = page.getByRole("button", { name: /^(Reject|Restore): / }).last();
  await page.getByRole("button", { name: "Undo" }).focus();
  await last.focus();
  const bar = page.locator(".review-bar");
  const gap = async () => ((await bar.boundingBox())?.y ?? 0) - ((await last.boundingBox())?.y ?? 0);
  expect(await gap(), "above the bar").toBeGreaterThanOrEqual(44);
  await tab(page, "Document");
  expect((await small()).filter(isControl)).toEqual([]);
});

test("A4 what was decided outlives one length after the other, and is never older than the document", async ({
  page,
  browser,
  focal,
}) => {
  await openChanges(page, browser, focal);
  await change(page, "Reject").click();
  await held(page);
  const length = page.getByRole("combobox", { name: "Length" });
  for (const next of ["Concise", "Detailed", "Regular"]) {
    await length.selectOption(next);
    await expect(length).toBeEnabled({ timeout: 30_000 });
    await expect(length).toHaveValue(next);
    await expect(change(page, "Restore")).toBeVisible();
    await expect(page.getByText("The document is older than your decisions.")).toHaveCount(0);
  }
  await change(page, "Restore").click();
  await expect(change(page, "Reject")).toBeVisible();
  await held(page);
  expect(wordText(await download(page))).toContain("management of ISO 17025");
});

test("history: the same bytes again for nothing, opened or straight from the list; then erased", async ({
  page,
  focal,
}) => {
  await signIn(page, focal, focal.newUser({ active: true, credits: 2 }));
  await page.goto("/Application");
  await page.getByRole("group", { name: "Old CV" }).locator("input").setInputFiles(jsonCv());
  await page.getByRole("button", { name: "Convert CV" }).click();
  await expect(page.getByRole("heading", { name: "Your CV is ready" })).toBeVisible({ timeout: 30_000 });
  const first = await download(page);

  await page.goto("/Application");
  const past = page.getByRole("region", { name: "Past conversions" });
  const fetched = download(page, past.getByRole("button", { name: "Download Tove Marsh" }));
  expect((await fetched).equals(first), "byte for byte").toBe(true);
  await past.getByRole("button", { name: "Open Tove Marsh" }).click();
  await expect(page.getByRole("heading", { name: "Your CV is ready" })).toBeVisible({ timeout: 30_000 });
  expect((await download(page)).equals(first), "byte for byte").toBe(true);
  await expect(page.getByRole("button", { name: /Credits remaining\s*1/ })).toBeVisible();

  await page.getByRole("button", { name: "Reset" }).click();
  const question = page.getByRole("alertdialog");
  await past.getByRole("button", { name: "Erase Tove Marsh" }).click();
  await question.getByRole("button", { name: "Keep it" }).click();
  await expect(past.getByText("Tove Marsh")).toBeVisible();
  await past.getByRole("button", { name: "Erase Tove Marsh" }).click();
  await question.getByRole("button", { name: "Erase" }).click();
  await expect(page.getByText("Conversion erased.")).toBeVisible();
  await expect(past.getByText("Tove Marsh")).toHaveCount(0);
});

test("A4 dates that cannot be are said beside the field, where texts are written and in Fix reading", async ({
  page,
  browser,
  focal,
}) => {
  await openChanges(page, browser, focal);
  await tab(page, "Document");
  await page.getByRole("button", { name: "Edit text" }).click();
  await page
    .getByRole("button", { name: /^Edit Dates: / })
    .first()
    .click();
  const dates = page.getByRole("textbox", { name: "Dates" });
  await dates.fill("31/13/2016");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "There is no date “31/13/2016”" })).toBeVisible();
  await expect(dates).toBeFocused();
  for (const [width, scheme] of [
    [360, "light"],
    [360, "dark"],
    [1280, "dark"],
    [1280, "light"],
  ] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width, height: 800 });
    await dates.scrollIntoViewIfNeeded();
    await expectNoSidewaysScroll(page);
    await page.screenshot({ path: `test-results/dates-${width}-${scheme}.png` });
  }
  await expectAccessible(page);
  await dates.fill("May 2014 – Jun 2016");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Edit Dates: May 2014 – Jun 2016" })).toBeVisible();

  await tab(page, "Fix reading");
  await page.getByRole("button", { name: "Type it in" }).click();
  const form = page.getByRole("form", { name: "Type what is missing" });
  await form.getByRole("combobox", { name: "Of what" }).selectOption("Add a post");
  await form.getByRole("textbox", { name: "From: year" }).fill("2020");
  await form.getByRole("textbox", { name: "To: year" }).fill("2016");
  await page.keyboard.press("Enter");
  await expect(form.getByRole("alert")).toContainText("The end is before the start");
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    await page.screenshot({ path: `test-results/dates-form-${width}.png` });
  }
});
