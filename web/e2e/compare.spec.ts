import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { expectAccessible } from "./accessible";
import { type Upload, wordText } from "./fixtures";
import { type Account, expect, type Focal, signIn, test } from "./focal";

const advert = [
  "Quality Laboratory Lead",
  "Essential",
  "- Experience with ISO 17025",
  "- Knowledge of HPLC",
  "- Swedish",
  "Desirable",
  "- Forklift licence",
].join("\n");

const second = ["Buyer", "Essential", "- Experience of negotiation", "- Knowledge of HPLC"].join("\n");

/** A CV as data, the quickest way into a conversion. */
function cvOf(name: string, skills: string[], languages: string[] = []): Upload {
  const resume = {
    basics: { name, email: "someone@example.net", summary: "Nine years at work." },
    work: [
      {
        name: "Severn Food Analytics",
        position: "Analyst",
        startDate: "2018-04",
        highlights: skills.map((skill) => `Responsible for ${skill} in the laboratory of ${name}.`),
      },
    ],
    languages: languages.map((language) => ({ language, fluency: "native" })),
  };
  const file = `${name.toLowerCase().replace(/\W+/g, "-")}.json`;
  return { name: file, mimeType: "application/json", buffer: Buffer.from(JSON.stringify(resume)) };
}

const three = [
  cvOf("Ines Varga", ["HPLC"]),
  cvOf("Hanna Lindgren", ["ISO 17025 accreditation", "HPLC"], ["Swedish"]),
  cvOf("Bo Quill", ["negotiation with suppliers"]),
];

/** Converts CVs in one task and returns its id. */
async function convert(
  focal: Focal,
  account: Account,
  files: Upload[],
  fields: Record<string, string> = {},
): Promise<string> {
  const headers = { Authorization: `Bearer ${(await focal.tokensOf(account)).access_token}` };
  const form = new FormData();
  for (const { name, buffer, mimeType } of files)
    form.append("files", new Blob([new Uint8Array(buffer)], { type: mimeType }), name);
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const sent = await fetch(`${focal.url}/api/convert/generate-resume-bulk`, {
    method: "POST",
    headers,
    body: form,
  });
  expect(sent.status).toBe(202);
  const { task_id } = (await sent.json()) as { task_id: string };
  await expect
    .poll(
      async () => {
        const answer = await fetch(`${focal.url}/api/convert/task-status/${task_id}`, { headers });
        return ((await answer.json()) as { status: string }).status;
      },
      { timeout: 30_000 },
    )
    .toBe("Completed");
  return task_id;
}

const names = (page: Page) => page.getByRole("rowheader").allTextContents();
const cell = (page: Page, person: string, at: number) =>
  page
    .getByRole("row", { name: new RegExp(person) })
    .getByRole("cell")
    .nth(at);

test("C2 CC-1 CC-3 CC-4 CC-5 CC-7: from a result to a comparison that can be sorted and quotes the CVs", async ({
  page,
  focal,
}) => {
  const account = focal.newUser({ active: true, credits: 5 });
  const task = await convert(focal, account, three, { requirement_text: advert });
  await signIn(page, focal, account);
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.goto(`/Application/${task}`);
  await page.getByRole("link", { name: "Compare candidates" }).first().click();
  await expect(page.getByRole("heading", { name: "Quality Laboratory Lead" })).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole("rowheader").first(), "the best one is in sight").toBeInViewport({
    ratio: 0.9,
  });
  await page.screenshot({ path: "test-results/compare-1280x800.png" });
  // best first, must-haves as columns, nice-to-haves folded
  expect(await names(page)).toEqual(["Hanna Lindgren", "Ines Varga", "Bo Quill"]);
  await expect(page.getByRole("columnheader", { name: "Score" })).toHaveAttribute("aria-sort", "descending");
  await expect(page.getByRole("columnheader", { name: /Forklift/ })).toHaveCount(0);
  const fold = page.getByRole("button", { name: "Nice-to-haves (1)" });
  await expect(fold).toHaveAttribute("aria-expanded", "false");
  await fold.click();
  await expect(page.getByRole("columnheader", { name: /Forklift/ })).toBeInViewport({ ratio: 0.9 });
  await fold.click();
  await expect(page.getByRole("columnheader", { name: /Forklift/ })).toHaveCount(0);
  await page.setViewportSize({ width: 768, height: 860 });
  const table = page.getByRole("region", { name: /^Comparison for / });
  expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth), "three columns are whole").toBe(0);
  await page.setViewportSize({ width: 1280, height: 860 });

  // the words of the CV: on focus, on hover, and on a press
  const met = cell(page, "Hanna Lindgren", 1).getByRole("button");
  await expect(met).toHaveText("Met");
  await expect(met).toHaveAccessibleDescription(/“Responsible for ISO 17025 accreditation/);
  const quote = page.getByRole("tooltip");
  await met.hover();
  await expect(quote).toContainText(
    "“Responsible for ISO 17025 accreditation in the laboratory of Hanna Lindgren.”",
  );
  await page.keyboard.press("Escape");
  await page.mouse.move(0, 0);
  await expect(quote).toHaveCount(0);
  await page.getByRole("link", { name: "Hanna Lindgren" }).focus();
  await page.keyboard.press("Tab");
  await expect(met).toBeFocused();
  await expect(quote).toContainText("ISO 17025 accreditation");
  await page.keyboard.press("Escape");
  const missing = cell(page, "Bo Quill", 1).getByRole("button");
  await expect(missing).toHaveText("Not evidenced");

  // every column sorts, the second press turns it round
  await page.getByRole("button", { name: "Candidate", exact: true }).click();
  await expect(page.getByRole("columnheader", { name: "Candidate" })).toHaveAttribute(
    "aria-sort",
    "ascending",
  );
  expect(await names(page)).toEqual(["Bo Quill", "Hanna Lindgren", "Ines Varga"]);
  await page.getByRole("button", { name: /HPLC/ }).click();
  expect(await names(page)).toEqual(["Hanna Lindgren", "Ines Varga", "Bo Quill"]);
  await page.getByRole("button", { name: /HPLC/ }).click();
  await expect(page.getByRole("columnheader", { name: /HPLC/ })).toHaveAttribute("aria-sort", "ascending");
  expect((await names(page))[0]).toBe("Bo Quill");
  await expectAccessible(page);

  // the way back leads to the batch, not to an empty upload
  await page.getByRole("link", { name: "Back to the conversion" }).click();
  await expect(page.getByRole("region", { name: "Result of each CV" })).toBeVisible();
  await page.goBack();

  // the address holds what is compared; a name leads to its result, and no credit went
  await page.reload();
  await expect(page.getByRole("rowheader", { name: "Hanna Lindgren" })).toBeVisible();
  await page.getByRole("link", { name: "Bo Quill" }).click();
  await page.waitForURL(`**/Application/${task}/2`);
  await page.goto("/Application");
  await expect(page.getByRole("button", { name: /Credits remaining\s*2/ })).toBeVisible();
});

test("CC-1 CC-2: from the history, with candidates and adverts of one's own choice", async ({
  page,
  focal,
}) => {
  const account = focal.newUser({ active: true, credits: 9 });
  await convert(focal, account, three.slice(0, 2), { requirement_text: advert });
  await convert(focal, account, three.slice(2));
  await signIn(page, focal, account);
  await page.goto("/Application");
  await page
    .getByRole("region", { name: "Past conversions" })
    .getByRole("link", { name: "Compare candidates" })
    .click();
  await expect(page.getByText("Choose converted CVs.")).toBeVisible();
  await page.getByRole("button", { name: "Choose candidates" }).click();
  const drawer = page.getByRole("dialog");
  await drawer.getByRole("checkbox", { name: /Bo Quill/ }).check();
  await drawer.getByRole("checkbox", { name: /Hanna Lindgren/ }).check();
  await drawer.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("heading", { name: /^Candidates/ })).toContainText("2 of 10");

  await page.getByRole("button", { name: "Use an earlier one" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Quality Laboratory Lead" }).click();
  await expect(page.getByRole("heading", { name: "Quality Laboratory Lead" })).toBeVisible();

  await page.getByRole("button", { name: "Paste an advert" }).click();
  await page.getByRole("textbox", { name: "Advert", exact: true }).fill(second);
  await page.getByRole("button", { name: "Use this text" }).click();
  await page.getByRole("tab", { name: "Buyer" }).click();
  await expect(cell(page, "Bo Quill", 1).getByRole("button")).toHaveText("Met");

  // a look at a CV, and back: what was pasted is still there
  await page.getByRole("link", { name: "Bo Quill" }).click();
  await expect(page.getByRole("heading", { name: /ready$/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("tab", { name: "Buyer" })).toBeVisible();

  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose a file" }).click();
  await (await choosing).setFiles({
    name: "third.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("Driver\nEssential\n- Driving licence\n- English\n"),
  });
  await expect(page.getByRole("tab")).toHaveCount(3);
  await expect(page.getByRole("button", { name: "Paste an advert" })).toBeDisabled();
  await page.getByRole("button", { name: "Remove Hanna Lindgren" }).click();
  await expect(page.getByRole("rowheader", { name: "Hanna Lindgren" })).toHaveCount(0);
});

test("CC-2: an advert that cannot be read is named, and goes by its cross", async ({
  page,
  focal,
  complaints,
}) => {
  complaints.expectStatus(415, 422);
  const account = focal.newUser({ active: true, credits: 2 });
  const task = await convert(focal, account, three.slice(0, 1), { requirement_text: advert });
  await signIn(page, focal, account);
  await page.goto(`/Application/Compare?cvs=${task}.0&job=${task}`);
  await expect(page.getByRole("rowheader", { name: "Ines Varga" })).toBeVisible();
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose a file" }).click();
  await (await choosing).setFiles({
    name: "broken.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("no PDF"),
  });
  await expect(page.getByRole("alert").first()).toContainText("Advert 2 cannot be read.");
  await page.getByRole("button", { name: "Remove broken.pdf" }).click();
  await expect(page.getByRole("rowheader", { name: "Ines Varga" })).toBeVisible();
});

test("C2 CC-6 D-97: the workbook and the Word document say the same, and a blind CV stays blind", async ({
  page,
  focal,
}) => {
  const account = focal.newUser({ active: true, credits: 5 });
  const open = await convert(focal, account, three.slice(0, 1), { requirement_text: advert });
  const blind = await convert(focal, account, three.slice(1, 2), { privacy: "Blind" });
  await signIn(page, focal, account);
  await page.goto(`/Application/Compare?cvs=${open}.0,${blind}.0&job=${open}`);
  const hidden = page.getByRole("rowheader", { name: /Candidate \d{4}/ });
  await expect(hidden).toBeVisible();
  await expect(page.getByText("Lindgren", { exact: true })).toHaveCount(0);
  await expect(hidden).toContainText("hanna-lindgren.json"); // its user knows which file it is, nobody else is told
  await page.emulateMedia({ media: "print" });
  await expect(hidden.getByText("hanna-lindgren.json")).toBeHidden(); // nor is it on paper
  await page.emulateMedia({ media: "screen" });
  const download = async (name: string) => {
    const event = page.waitForEvent("download");
    await page.getByRole("button", { name }).click();
    const file = await event;
    return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
  };
  const word = await download("Download for Word");
  expect(word.name).toBe("Quality_Laboratory_Lead_comparison.docx");
  const book = await download("Download for Excel");
  expect(book.name).toBe("Quality_Laboratory_Lead_comparison.xlsx");
  const parts = unzipSync(new Uint8Array(book.bytes));
  const cells = Object.entries(parts)
    .filter(([name]) => name.endsWith(".xml"))
    .map(([, data]) => strFromU8(data))
    .join("\n");
  const alias = (await hidden.textContent())?.match(/Candidate \d{4}/)?.[0] ?? "none";
  const today = new Date().getFullYear().toString();
  for (const text of [wordText(word.bytes), cells]) {
    for (const said of ["Ines Varga", alias, "ISO 17025", "Not evidenced", today])
      expect(text).toContain(said);
    for (const secret of ["Hanna", "Lindgren", "lindgren"]) expect(text).not.toContain(secret);
  }
});

test("CC-5: on a phone each candidate is a card, whose requirements open to the words of the CV", async ({
  page,
  focal,
}) => {
  const account = focal.newUser({ active: true, credits: 5 });
  const task = await convert(focal, account, three, { requirement_text: advert });
  await signIn(page, focal, account);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/Application/Compare?cvs=${[0, 1, 2].map((at) => `${task}.${at}`).join(",")}&job=${task}`);
  const cards = page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3 }) });
  await expect(cards.first()).toContainText("Hanna Lindgren");
  await expect(cards.first()).toContainText("3 of 3 must-haves met");
  await expect(page.getByRole("table")).toHaveCount(0);
  await cards
    .first()
    .getByText("Knowledge of HPLC")
    .or(cards.first().getByText("HPLC", { exact: true }))
    .first()
    .click();
  await expect(
    cards.first().getByText("“Responsible for HPLC in the laboratory of Hanna Lindgren.”"),
  ).toBeVisible();
  await page.getByLabel("Sort by").selectOption({ label: "Name" });
  await expect(cards.first()).toContainText("Bo Quill");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await expectAccessible(page);
});
