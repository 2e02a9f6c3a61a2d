import { expectAccessible, expectNoSidewaysScroll } from "./accessible";
import { printPdfs, wordText } from "./fixtures";
import { expect, signIn, test } from "./focal";

/** A CV with a post that the limit leaves out, and the job that asks for what it proves. */
const resume = {
  basics: { name: "Tove Marsh", email: "tove@example.net", summary: "Buyer with nine years in retail." },
  work: [
    {
      name: "Market Hall Ltd",
      position: "Buyer",
      startDate: "2018-04",
      highlights: ["I cut costs by 12 %.", "I negotiated with 40 suppliers."],
    },
    {
      name: "Quay Foods",
      position: "Assistant Buyer",
      startDate: "2015-01",
      endDate: "2018-03",
      highlights: ["I ran category reviews with SAP Ariba.", "I wrote tenders for packaging."],
    },
  ],
  skills: [{ name: "Negotiation" }, { name: "Forecasting" }],
};
const advert = `Category Buyer

Requirements
- Experience with SAP Ariba is essential
- You must negotiate with suppliers
- Forecasting
`;

test("A2 what proves a requirement is marked in the shown document, and a requirement leads to it", async ({
  page,
  browser,
  focal,
}) => {
  test.slow(); // twelve screens
  await signIn(page, focal, focal.newUser({ active: true, credits: 2 }));
  const { cv, job } = await printPdfs(browser);
  await page.goto("/Application");
  await page.getByRole("group", { name: "Old CV" }).locator("input").setInputFiles(cv);
  await page
    .getByRole("group", { name: /^Job description/ })
    .locator("input")
    .setInputFiles(job);
  await page.getByRole("button", { name: "Convert CV" }).click();
  await expect(page.getByRole("heading", { name: "Your CV is ready" })).toBeVisible({ timeout: 60_000 });

  const shown = page.getByRole("region", { name: /^Document / }).first();
  const marks = shown.locator("mark[data-proof]");
  await expect(marks.filter({ hasText: "ISO 17025" }).first()).toHaveAttribute("title", /Shows: .*ISO 17025/);
  await expect(page.getByText(/is what shows \d of \d requirements/)).toBeVisible();
  for (const theme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 860 });
      await expectNoSidewaysScroll(page);
      await page.screenshot({ path: `test-results/evidence-${width}-${theme}.png`, fullPage: true });
    }
    await expectAccessible(page);
  }
  await page.getByRole("button", { name: "Hide the highlights" }).click();
  await expect(marks).toHaveCount(0);
  await page.getByRole("button", { name: "Show the highlights" }).click();
  await expect(marks).not.toHaveCount(0);

  // By keyboard, from the match to the line of the document and of the original.
  await page.getByRole("tab", { name: /^Match/ }).click();
  await page.screenshot({ path: "test-results/evidence-match-1280.png", fullPage: true });
  const requirement = page
    .getByRole("tabpanel", { name: /^Match/ })
    .getByRole("button", { name: /ISO 17025/ });
  await requirement.first().focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("tab", { name: "Document", exact: true })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await expect(shown.locator("[data-spot]")).toContainText("ISO 17025");
  await expect(shown.locator("[data-spot]")).toBeInViewport();
  await expect(shown).toBeFocused();

  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole("tab", { name: /^Match/ }).click();
  await expectNoSidewaysScroll(page);
  await page
    .getByRole("button", { name: /^In the original: .*ISO 17025/ })
    .first()
    .click();
  const line = page
    .getByRole("listbox", { name: "Lines of the original" })
    .getByRole("option", { selected: true });
  await expect(line).toContainText("ISO 17025");
  await expect(line).toBeInViewport();

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download", exact: true }).click(),
  ]);
  expect(wordText(await download.path()), "the file is the document alone").not.toContain("Shows:");
});

test("A4 what was left out although the job asks for it is said first, and put back by one click", async ({
  page,
  focal,
}) => {
  await signIn(page, focal, focal.newUser({ active: true, credits: 2 }));
  await page.goto("/Application");
  await page.getByRole("button", { name: "Open Styling" }).click();
  const dialog = page.getByRole("dialog", { name: "CV Options" });
  await dialog.getByRole("spinbutton", { name: /^Experience/ }).fill("1");
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await page
    .getByRole("group", { name: "Old CV" })
    .locator("input")
    .setInputFiles({
      name: "tove.json",
      mimeType: "application/json",
      buffer: Buffer.from(JSON.stringify(resume)),
    });
  await page.getByRole("button", { name: "Paste text instead (job description)" }).click();
  await page.getByRole("dialog").getByRole("textbox").fill(advert);
  await page.getByRole("dialog").getByRole("button", { name: /use/i }).click();
  await page.getByRole("button", { name: "Convert CV" }).click();
  const cut = page.getByRole("region", { name: "Left out of the document" });
  await expect(cut.getByRole("listitem").first()).toContainText("The job asks for it: SAP Ariba");
  const shown = page.getByRole("region", { name: /^Document / }).first();
  await expect(shown).not.toContainText("Quay Foods");
  await expectAccessible(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 860 });
    await page.screenshot({ path: `test-results/cut-${width}.png`, fullPage: true });
  }
  await cut.getByRole("button", { name: "Put back: SAP Ariba" }).click();
  await expect(cut.getByText("The job asks for it")).toHaveCount(0);
  await expect(page.locator("body"), "the focus is not lost with the button").not.toBeFocused();
  await expect(shown).toContainText("Quay Foods");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download", exact: true }).click(),
  ]);
  expect(wordText(await download.path())).toContain("SAP Ariba");
});

test("A4 whatever was left out goes back by one click, in quick succession too, and undo by one more", async ({
  page,
  focal,
}) => {
  await signIn(page, focal, focal.newUser({ active: true, credits: 2 }));
  await page.goto("/Application");
  await page.getByRole("button", { name: "Open Styling" }).click();
  const dialog = page.getByRole("dialog", { name: "CV Options" });
  await dialog.getByRole("spinbutton", { name: /^Experience/ }).fill("1");
  await dialog.getByRole("spinbutton", { name: /^Skills/ }).fill("1");
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await page
    .getByRole("group", { name: "Old CV" })
    .locator("input")
    .setInputFiles({
      name: "tove.json",
      mimeType: "application/json",
      buffer: Buffer.from(JSON.stringify(resume)),
    });
  await page.getByRole("button", { name: "Convert CV" }).click();
  const tab = (name: string | RegExp) => page.getByRole("tab", { name }).click();
  const shown = page.getByRole("region", { name: /^Document / }).first();
  await expect(shown).toContainText("Market Hall");
  await expect(shown).not.toContainText("Quay Foods");
  await expect(shown).not.toContainText("Forecasting");
  await tab(/^What changed/);
  const back = (name: RegExp) => page.getByRole("button", { name });
  await back(/^Put back: .*Quay Foods/).click();
  await back(/^Put back: .*(Forecasting|Negotiation)/).click();
  await expect(back(/^Put back: /)).toHaveCount(0);
  await expect(page.getByText("Done: the document shows it.").first()).toBeAttached();
  await tab("Document");
  await expect(shown).toContainText("Quay Foods");
  await expect(shown).toContainText("Forecasting");
  await expect(shown).toContainText("Negotiation");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(shown).not.toContainText(/Forecasting.*Negotiation|Negotiation.*Forecasting/s);
  await expect(shown).toContainText("Quay Foods");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(shown).not.toContainText("Quay Foods");
  await tab(/^What changed/);
  await page.getByRole("button", { name: "Left out: put every one back" }).click();
  await tab("Document");
  await expect(shown).toContainText("Quay Foods");
  await expect(shown).toContainText("Forecasting");
  // what the user leaves out goes and comes in the same way
  await page.getByRole("button", { name: "Edit text" }).click();
  await back(/^Leave out this entry: .*Quay Foods/).click();
  await page.getByRole("button", { name: "Show the document" }).click();
  await expect(shown).not.toContainText("Quay Foods");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(shown).toContainText("Quay Foods");
  await page.getByRole("button", { name: "Edit text" }).click();
  await back(/^Leave out this entry: .*Quay Foods/).click();
  await back(/^Put back: .*Quay Foods/).click();
  await back(/^Leave out this entry: .*Quay Foods/).click();
  await page.getByRole("button", { name: "Show the document" }).click();
  await expect(shown).not.toContainText("Quay Foods");
  await tab(/^What changed/);
  await back(/^Put back: .*Quay Foods/).click();
  await tab("Document");
  await expect(shown).toContainText("Quay Foods");
  await expect(page.getByText("Done: the document shows it.").first()).toBeAttached();
});
