import { readFileSync } from "node:fs";
import type { Browser, Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "./accessible";
import { jsonCv, type Upload, wordText } from "./fixtures";
import { expect, type Focal, signIn, test } from "./focal";

/** A page without its head: nobody's name is on it. Small, so that it is recognised at once. */
const page = `<body style="margin: 30px; font: 18px Georgia"><h2>Experience</h2>
<p><b>Shift Supervisor, Northgate Cold Stores</b><br>March 2018 - present</p>
<ul><li>Led a team of fourteen pickers.</li><li>Reduced damaged pallets by a fifth.</li></ul>
<h2>Education</h2><p>NVQ Level 3 in Warehousing, Scarborough College, 2014</p></body>`;

async function scan(browser: Browser): Promise<Upload> {
  const tab = await browser.newPage({ viewport: { width: 560, height: 400 } });
  await tab.setContent(page);
  const picture = (await tab.screenshot()).toString("base64");
  await tab.setContent(
    `<body style="margin: 0"><img style="width: 100%" src="data:image/png;base64,${picture}">`,
  );
  const buffer = await tab.pdf({
    width: "148mm",
    height: "105mm",
    printBackground: true,
    pageRanges: "1",
  });
  await tab.close();
  return { name: "scan.pdf", mimeType: "application/pdf", buffer };
}

// Recognising takes a processor each.
test.describe.configure({ mode: "serial" });

const credits = (tab: Page, count: number) =>
  expect(tab.getByRole("button", { name: new RegExp(`Credits remaining\\s*${count}$`) })).toBeVisible();

async function convert(tab: Page, focal: Focal, files: Upload[]): Promise<void> {
  await signIn(tab, focal, focal.newUser({ active: true, credits: 5 }));
  await tab.goto("/Application");
  await tab.getByRole("group", { name: "Old CV" }).locator("input").setInputFiles(files);
  await tab.getByRole("button", { name: "Convert CV" }).click();
  await expect(tab.getByRole("tab", { name: "Document" })).toBeVisible({ timeout: 90_000 });
}

test("A5 D-101: a doubtful scan is looked at for nothing, and refusing it gives the credit back", async ({
  page: tab,
  browser,
  focal,
}) => {
  test.slow();
  await convert(tab, focal, [await scan(browser)]);
  const panel = tab.getByRole("region", { name: "Not charged yet" });
  await expect(panel).toContainText("could not be read with certainty");
  await expect(
    tab
      .getByRole("region", { name: /^Document / })
      .getByText(/DRAFT/)
      .first(),
  ).toBeVisible();
  await credits(tab, 4);
  for (const theme of ["light", "dark"] as const) {
    await tab.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    await tab.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(tab);
    await expectAccessible(tab);
  }
  await tab.setViewportSize({ width: 1280, height: 860 });
  await panel.getByRole("button", { name: "Refuse, no charge" }).click();
  await tab.getByRole("alertdialog").getByRole("button", { name: "Keep it" }).click();
  await expect(panel).toBeVisible();
  await panel.getByRole("button", { name: "Refuse, no charge" }).click();
  await tab.getByRole("alertdialog").getByRole("button", { name: "Refuse and erase" }).click();
  await expect(tab.getByText("Refused. The credit is back.")).toBeVisible();
  await expect(tab.getByRole("button", { name: "Convert CV" })).toBeVisible();
  await credits(tab, 5);
  await expect(tab.getByText("None yet.", { exact: false })).toBeVisible();
  expect(focal.run("ledger", "verify")).not.toMatch(/wrong/);
});

test("A5 D-101: whoever takes a doubtful scan away accepts it; the others of the batch were charged at once", async ({
  page: tab,
  browser,
  focal,
}) => {
  test.slow();
  await convert(tab, focal, [jsonCv(), await scan(browser)]);
  await credits(tab, 3);
  const list = tab.getByRole("region", { name: "Result of each CV" });
  await expect(list.getByText("Not charged yet")).toHaveCount(1);
  await expect(list.getByText("This scan could not be read with certainty.")).toHaveCount(1);
  await expect(tab.getByRole("region", { name: "Not charged yet" })).toHaveCount(0); // the other one is shown
  await list.getByRole("button", { name: "Show scan.pdf" }).click();
  await expect(tab.getByRole("region", { name: "Not charged yet" })).toBeVisible();
  await tab
    .getByRole("region", { name: "Not charged yet" })
    .getByRole("button", { name: /^Accept/ })
    .click();
  await expect(tab.getByText("Accepted. 1 credit is used.")).toBeVisible();
  await expect(tab.getByRole("region", { name: "Not charged yet" })).toHaveCount(0);
  await expect(tab.getByRole("region", { name: /^Document / }).getByText(/DRAFT/)).toHaveCount(0);
  await credits(tab, 3);
  await expect(tab.getByRole("button", { name: "Download", exact: true })).toBeVisible();
});

test("A5 D-101: a download accepts and bears no mark of a draft", async ({ page: tab, browser, focal }) => {
  test.slow();
  await convert(tab, focal, [await scan(browser)]);
  const [file] = await Promise.all([
    tab.waitForEvent("download"),
    tab.getByRole("button", { name: "Accept and download" }).click(),
  ]);
  const text = wordText(readFileSync(await file.path()));
  expect(text).toContain("Northgate");
  expect(text).not.toContain("DRAFT");
  await expect(tab.getByRole("region", { name: "Not charged yet" })).toHaveCount(0);
  await credits(tab, 4);
});

/** Ten years of points, no two alike: no page holds them all. */
function manyPoints(name = "Ole Brand"): Upload {
  const post = (position: string, startDate: string, endDate?: string) => ({
    position,
    name: "Quay Works",
    startDate,
    ...(endDate && { endDate }),
    highlights: Array.from(
      { length: 14 },
      (_, at) =>
        `Rebuilt winch ${position.slice(0, 2)}${at + 1} of the harbour, with its brake, its drum and both of the cables that the storm had taken.`,
    ),
  });
  const resume = {
    basics: { name, email: `${name.toLowerCase().replace(" ", ".")}@example.net` },
    work: [
      post("Foreman", "2022-01"),
      post("Fitter", "2020-01", "2021-12"),
      post("Rigger", "2018-01", "2019-12"),
    ],
  };
  const file = name === "Ole Brand" ? "long.json" : `${name}.json`;
  return { name: file, mimeType: "application/json", buffer: Buffer.from(JSON.stringify(resume)) };
}

test("B1 D-101: what a page limit costs is said before anything is charged, and refusing it costs nothing", async ({
  page: tab,
  focal,
}) => {
  test.slow();
  await signIn(tab, focal, focal.newUser({ active: true, credits: 5 }));
  await tab.goto("/Application");
  await tab.getByRole("button", { name: "Open Styling" }).click();
  await tab.getByLabel("Page limit").selectOption("1");
  await tab.getByRole("button", { name: "Save", exact: true }).click();
  await tab.getByRole("group", { name: "Old CV" }).locator("input").setInputFiles(manyPoints());
  await tab.getByRole("button", { name: "Convert CV" }).click();
  const panel = tab.getByRole("region", { name: "Not charged yet" });
  await expect(panel).toContainText("please look at what does not fit", { timeout: 60_000 });
  await expect(panel).toContainText(
    /To fit 1 page this CV goes without .*points? from the posts of the last ten years; with 2 pages (\d+|all) of them/,
  );
  await credits(tab, 4);
  for (const theme of ["light", "dark"] as const) {
    await tab.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    for (const width of [360, 1280]) {
      await tab.setViewportSize({ width, height: 860 });
      await expectNoSidewaysScroll(tab);
      await tab.screenshot({ path: `test-results/page-cost-${width}-${theme}.png` });
    }
    await expectAccessible(tab);
  }
  await panel.getByRole("button", { name: "Refuse, no charge" }).click();
  await tab.getByRole("alertdialog").getByRole("button", { name: "Keep it" }).click();
  await expect(panel).toBeVisible();
  await panel.getByRole("button", { name: "Refuse, no charge" }).click();
  await tab.getByRole("alertdialog").getByRole("button", { name: "Refuse and erase" }).click();
  await expect(tab.getByText("Refused. The credit is back.")).toBeVisible();
  await credits(tab, 5);

  // With the room it needs nothing waits.
  await tab.getByRole("button", { name: "Open Styling" }).click();
  await tab.getByLabel("Page limit").selectOption("6");
  await tab.getByRole("button", { name: "Save", exact: true }).click();
  await tab.getByRole("group", { name: "Old CV" }).locator("input").setInputFiles(manyPoints());
  await tab.getByRole("button", { name: "Convert CV" }).click();
  await expect(tab.getByRole("button", { name: "Download", exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(panel).toHaveCount(0);
  expect(focal.run("ledger", "verify")).not.toMatch(/wrong/);
});

test("B1 D-101: whoever downloads one CV of a batch accepts that one alone, and the list says so at once", async ({
  page: tab,
  focal,
}) => {
  test.slow();
  await signIn(tab, focal, focal.newUser({ active: true, credits: 5 }));
  await tab.goto("/Application");
  await tab.getByRole("button", { name: "Open Styling" }).click();
  await tab.getByLabel("Page limit").selectOption("1");
  await tab.getByRole("button", { name: "Save", exact: true }).click();
  const files = ["Ida Kron", "Per Lund", "Una Moor"].map(manyPoints);
  await tab.getByRole("group", { name: "Old CV" }).locator("input").setInputFiles(files);
  await tab.getByRole("button", { name: "Convert CV" }).click();
  const list = tab.getByRole("region", { name: "Result of each CV" });
  await expect(list.getByText("Not charged yet")).toHaveCount(3, { timeout: 60_000 });
  await credits(tab, 2);
  await expect(tab.getByText("and 3 reserved, not charged yet")).toBeVisible();
  await Promise.all([
    tab.waitForEvent("download"),
    list.getByRole("button", { name: "Download only Per Lund.json" }).click(),
  ]);
  const told = async () => {
    await expect(list.getByText("Not charged yet")).toHaveCount(2);
    await expect(list.getByRole("listitem").filter({ hasText: "Per Lund" })).toContainText(
      /Done|\d to check/,
    );
    await credits(tab, 2);
    await expect(tab.getByText("and 2 reserved, not charged yet")).toBeVisible();
  };
  await told();
  await tab.reload();
  await told();
});

test("D D-101: one click accepts no document that was never opened; the list says of each what its page says", async ({
  page: tab,
  focal,
}) => {
  test.slow();
  await signIn(tab, focal, focal.newUser({ active: true, credits: 5 }));
  await tab.goto("/Application");
  await tab.getByRole("button", { name: "Open Styling" }).click();
  await tab.getByLabel("Page limit").selectOption("1");
  await tab.getByRole("button", { name: "Save", exact: true }).click();
  const files = ["Ida Kron", "Per Lund", "Una Moor"].map(manyPoints);
  await tab
    .getByRole("group", { name: "Old CV" })
    .locator("input")
    .setInputFiles([...files, jsonCv()]);
  await tab.getByRole("button", { name: "Convert CV" }).click();
  const list = tab.getByRole("region", { name: "Result of each CV" });
  await expect(list.getByText("Not charged yet")).toHaveCount(3, { timeout: 60_000 });

  const said = list
    .getByRole("listitem")
    .filter({ hasText: "Per Lund" })
    .getByText(/left out of the document/);
  const words = (await said.textContent()) ?? "";
  await list.getByRole("button", { name: "Show Per Lund.json" }).click();
  await expect(tab.getByRole("heading", { name: "Per Lund" })).toBeVisible();
  const left = tab.getByRole("region", { name: "Left out of the document" });
  await expect(left.getByText(words, { exact: true })).toBeVisible();

  // on a phone the document is what stands first
  await tab.setViewportSize({ width: 360, height: 740 });
  await expect(left).toBeHidden();
  const line = tab.getByRole("button", { name: /^\d+ lines left out/ });
  await expect(line).toHaveAttribute("aria-expanded", "false");
  await expectAccessible(tab);
  await line.click();
  await expect(left).toBeVisible();
  await tab.setViewportSize({ width: 1280, height: 860 });

  const dialog = tab.getByRole("alertdialog", { name: "Accept 2 CVs that were not opened?" });
  const press = () => tab.getByRole("button", { name: "Accept and download", exact: true }).first().click();
  await press();
  await expect(dialog).toContainText("4 CVs and uses 3 credits in all");
  await expect(dialog.getByRole("listitem")).toHaveText(["Ida Kron", "Una Moor"]);
  await tab.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await press();
  await Promise.all([
    tab.waitForEvent("download"),
    dialog.getByRole("button", { name: "Download without them" }).click(),
  ]);
  await expect(tab.getByText("and 2 reserved, not charged yet")).toBeVisible();
  await press();
  await dialog.getByRole("button", { name: "Look at the first" }).click();
  await expect(tab.getByRole("heading", { name: "Ida Kron" })).toBeVisible();
  await expect(tab.locator("[tabindex='-1']:focus").getByRole("heading", { name: "Ida Kron" })).toBeVisible();
  await press();
  const one = tab.getByRole("alertdialog", { name: "Accept 1 CV that was not opened?" });
  await Promise.all([
    tab.waitForEvent("download"),
    one.getByRole("button", { name: "Accept and download" }).click(),
  ]);
  await expect(tab.getByText("not charged yet")).toHaveCount(0);
  await credits(tab, 1);
  expect(focal.run("ledger", "verify")).not.toMatch(/wrong/);
});
