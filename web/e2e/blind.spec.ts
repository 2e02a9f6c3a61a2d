import { readFileSync } from "node:fs";
import type { Browser, Download, Page } from "@playwright/test";
import { unzipSync } from "fflate";
import { expectAccessible, expectNoSidewaysScroll } from "./accessible";
import { type Upload, wordText } from "./fixtures";
import { expect, type Focal, signIn, test } from "./focal";

/** A CV as it is printed; the first of the files below has lost its head, so nobody's name is on it. */
const cvOf = (head: string, post: string, duty: string, school: string): string =>
  `<meta charset="utf-8"><style>body { font: 11pt/1.4 sans-serif; margin: 18mm }</style>${head}
  <h2>Experience</h2><p><b>${post}</b><br>March 2018 – Present</p><ul>${duty}</ul>
  <h2>Education</h2><p>${school}, 2010 – 2012</p>`;

const sources = {
  "page-two.pdf": cvOf(
    "",
    "Shift Supervisor, Northgate Cold Stores, Hull",
    "<li>Led a team of fourteen pickers.</li><li>Kept the rota that Zorn had begun.</li>",
    "NVQ Level 3 in Warehousing, Scarborough College",
  ),
  "nils.pdf": cvOf(
    "<h1>Nils Amberg</h1><p>nils.amberg@example.net</p>",
    "Glazier, Tarn Glass Works, Leeds",
    "<li>Fitted four hundred windows a year.</li>",
    "NVQ Level 2 in Glazing, Leeds College",
  ),
  "oda.pdf": cvOf(
    "<h1>Oda Brink</h1><p>oda.brink@example.net</p>",
    "Sailmaker, Quay Canvas, Whitby",
    "<li>Sewed ninety sails.</li>",
    "NVQ Level 2 in Sewing, Whitby College",
  ),
};
type File = keyof typeof sources;

async function printed(browser: Browser, names: File[]): Promise<Upload[]> {
  const page = await browser.newPage();
  const files: Upload[] = [];
  for (const name of names) {
    await page.setContent(sources[name]);
    files.push({ name, mimeType: "application/pdf", buffer: await page.pdf({ format: "A4" }) });
  }
  await page.close();
  return files;
}

/** What each of them alone says. */
const works = { "page-two.pdf": "Northgate", "nils.pdf": "Tarn Glass", "oda.pdf": "Quay Canvas" } as const;

const list = (page: Page) => page.getByRole("region", { name: "Result of each CV" });
const document = (page: Page) => page.getByRole("region", { name: /^Document / });
const withheld = (page: Page) => page.getByRole("region", { name: "Withheld" });
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });

/** Makes blind CVs of the files. */
async function convert(page: Page, focal: Focal, files: Upload[]): Promise<void> {
  await signIn(page, focal, focal.newUser({ active: true, credits: 9 }));
  await page.goto("/Application");
  await page.getByRole("button", { name: "Open Styling" }).click();
  await page.getByLabel("Blind CV").selectOption("Blind");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("group", { name: "Old CV" }).locator("input").setInputFiles(files);
  await page.getByRole("button", { name: "Convert CV" }).click();
  await expect(page.getByRole("tab", { name: "Document" })).toBeVisible({ timeout: 30_000 });
}

/** The files that an action saves, and whose CV each is. */
async function saved(page: Page, act: () => Promise<unknown>): Promise<{ name: string; of: File[] }> {
  const [file] = await Promise.all([page.waitForEvent("download"), act()]);
  return { name: file.suggestedFilename(), of: await ownersOf(file) };
}

async function ownersOf(file: Download): Promise<File[]> {
  const bytes = readFileSync(await file.path());
  const docx = file.suggestedFilename().endsWith(".zip")
    ? Object.entries(unzipSync(new Uint8Array(bytes))).flatMap(([name, data]) =>
        name.endsWith(".docx") ? [Buffer.from(data)] : [],
      )
    : [bytes];
  return docx.flatMap((one) => {
    const text = wordText(one);
    return (Object.keys(works) as File[]).filter((name) => text.includes(works[name]));
  });
}

/** The document on the screen is that of this CV, and of no other. */
async function expectDocumentOf(page: Page, file: File): Promise<void> {
  await expect(document(page).getByText(works[file]).first()).toBeVisible();
  for (const other of Object.values(works).filter((work) => work !== works[file]))
    await expect(document(page).getByText(other)).toHaveCount(0);
}

test("a blind CV without a name says that it is withheld and why, and is handed out once the name is given", async ({
  page,
  focal,
  browser,
}) => {
  await convert(page, focal, await printed(browser, ["page-two.pdf"]));
  await expect(withheld(page)).toContainText("No name was found in this CV");
  await expectDocumentOf(page, "page-two.pdf");
  await expect(document(page).getByText("DRAFT - MAY NOT BE BLIND").first()).toBeVisible();
  await page.reload();
  await expect(withheld(page)).toBeVisible();
  for (const theme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 860 });
      await expectNoSidewaysScroll(page);
      await page.screenshot({ path: `test-results/withheld-${width}-${theme}.png` });
    }
    await expectAccessible(page);
  }

  let isSaved = false;
  page.on("download", () => {
    isSaved = true;
  });
  for (const name of ["Download", "Download as text"]) {
    await button(page, name).click();
    const notice = page.getByRole("alert").filter({ hasText: "Nothing is downloaded" });
    await expect(notice).toContainText("Give the name of the candidate first");
    await expect(notice).toHaveCount(0);
  }
  expect(isSaved).toBe(false);

  await withheld(page).getByLabel("Name of the candidate").fill("Quill Zorn");
  await withheld(page).getByRole("button", { name: "Take this name out" }).click();
  await expect(withheld(page)).toHaveCount(0);
  await expect(document(page).getByText("DRAFT")).toHaveCount(0);
  await expect(document(page).getByText("Zorn")).toHaveCount(0);
  const file = await saved(page, () => button(page, "Download").click());
  expect(file.name).toMatch(/^Candidate-\d{4}\.docx$/);
  expect(file.of).toEqual(["page-two.pdf"]);

  // Whatever puts the name in doubt again, the page stays.
  await button(page, "Undo").click();
  await expect(withheld(page)).toBeVisible();
  await expect(document(page).getByText("DRAFT - MAY NOT BE BLIND").first()).toBeVisible();
  await expectDocumentOf(page, "page-two.pdf");
});

test("of several blind CVs each shows and saves its own document; the one without a name is left out, and that is said", async ({
  page,
  focal,
  browser,
}) => {
  test.slow();
  await convert(page, focal, await printed(browser, ["page-two.pdf", "nils.pdf", "oda.pdf"]));
  const row = (file: File) => list(page).getByRole("listitem").filter({ hasText: file });
  await expect(row("page-two.pdf")).toContainText("Withheld");
  await expect(row("page-two.pdf")).toContainText("No name was found in this CV");
  await expect(list(page).getByText("Withheld", { exact: true })).toHaveCount(1);
  await expect(list(page).getByRole("button", { name: "Download only page-two.pdf" })).toHaveCount(0);
  for (const file of ["nils.pdf", "oda.pdf"] as const) {
    const only = await saved(page, () =>
      list(page)
        .getByRole("button", { name: `Download only ${file}` })
        .click(),
    );
    expect(only.of).toEqual([file]);
  }

  const leftOut = page.getByText("1 CV is left out", { exact: false });
  const noticed = async () => {
    await expect(leftOut).toContainText("page-two.pdf");
    await expect(leftOut).toHaveCount(0);
  };
  const all = await saved(page, () => button(page, "Download").click());
  expect(all.of).toEqual(["nils.pdf", "oda.pdf"]);
  await noticed();
  await list(page).getByRole("checkbox", { name: "Choose page-two.pdf" }).check();
  await list(page).getByRole("checkbox", { name: "Choose oda.pdf" }).check();
  const some = await saved(page, () => list(page).getByRole("button", { name: "Download chosen" }).click());
  expect(some.of).toEqual(["oda.pdf"]);
  await noticed();
  const [texts] = await Promise.all([
    page.waitForEvent("download"),
    button(page, "Download as text").click(),
  ]);
  expect(Object.keys(unzipSync(readFileSync(await texts.path())))).toHaveLength(3); // two CVs and the report
  await noticed();

  await expect(withheld(page)).toBeVisible();
  await expectDocumentOf(page, "page-two.pdf");
  await button(page, "Next CV").click();
  await expect(withheld(page)).toHaveCount(0);
  await expectDocumentOf(page, "nils.pdf");
  await button(page, "Next CV").click();
  await expectDocumentOf(page, "oda.pdf");

  // With its name it goes out like the others.
  await button(page, "Previous CV").click();
  await button(page, "Previous CV").click();
  await withheld(page).getByLabel("Name of the candidate").fill("Quill Zorn");
  await page.keyboard.press("Enter");
  await expect(withheld(page)).toHaveCount(0);
  const named = await saved(page, () => button(page, "Download").click());
  expect(named.of).toEqual(["page-two.pdf", "nils.pdf", "oda.pdf"]);
  await expect(leftOut).toHaveCount(0);
});
