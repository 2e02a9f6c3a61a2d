import { expectAccessible } from "./accessible";
import { expect, test } from "./focal";
import { broken, convert, Keys, settled, textNow, wordOf } from "./mending";

test("A1 a badly read CV is mended by keys alone, at once and free; undo goes back to the start", async ({
  page,
  browser,
  focal,
}) => {
  test.slow(); // eight readings and three downloads
  await convert(page, browser, focal);
  const before = await textNow(page);
  const keys = new Keys(page);
  const from = Date.now();
  await keys.tabTo(page.getByRole("tab", { name: "Document" }));
  await keys.press("ArrowRight", "Enter");
  const lines = page.getByRole("listbox", { name: "Lines of the original" });
  await expect(lines).toBeVisible({ timeout: 30_000 });
  await keys.tabTo(lines);

  await keys.line("Where the sea");
  await keys.press("h", "w", "Enter");
  await keys.line("Skerry Lights");
  await keys.press("p", "e");
  await keys.line("Lamps and fog");
  await keys.press("t");
  await keys.line("2016 – 2022");
  await keys.press("d");
  await keys.line("Rowing the mail");
  await keys.press("p");
  await keys.line("Printed on");
  await keys.press("x");
  await keys.line("What I can");
  await keys.press("h", "s", "k", "Enter");
  await settled(page);
  const seconds = (Date.now() - from) / 1000;
  test
    .info()
    .annotations.push({ type: "mended", description: `${keys.count} keys, ${seconds.toFixed(1)} s` });
  expect(seconds).toBeLessThan(90);

  const document = page.getByRole("region", { name: /^Document / }).last();
  await expect(document.getByText("Skerry Lights Trust").first()).toBeVisible();
  await expect(document.getByText("Key Skills").first()).toBeVisible();
  await settled(page);
  const after = await textNow(page);
  const at = (words: string) => {
    expect(after).toContain(words);
    return after.indexOf(words);
  };
  expect(at("Key Skills")).toBeLessThan(at("Sextant"));
  expect(at("Work Experience")).toBeLessThan(at("Lamps and fog signals"));
  expect(at("Trimmed forty lamps")).toBeLessThan(at("Holm Ferries"));
  expect(at("Holm Ferries")).toBeLessThan(at("Carried 200 letters"));
  expect(after).not.toContain("recycled");
  expect(after).not.toContain("Where the sea took me");
  await expect(page.getByRole("button", { name: /Credits remaining\s*1/ })).toBeVisible();

  // It is kept with the conversion, and undo knows no end.
  await page.reload();
  await page.getByRole("tab", { name: "Fix reading" }).click();
  await lines.focus();
  await expect(lines.getByRole("option", { name: /Printed on.*left out by you/ })).toBeVisible({
    timeout: 30_000,
  });
  for (let i = 0; i < 8; i++) await page.keyboard.press("z");
  await settled(page);
  expect(await textNow(page)).toBe(before);
});

test("A1 lines go to the post that is chosen, and words of a line are meant one by one", async ({
  page,
  browser,
  focal,
}) => {
  await convert(page, browser, focal);
  await page.getByRole("tab", { name: "Fix reading" }).click();
  const lines = page.getByRole("listbox", { name: "Lines of the original" });
  const line = (words: RegExp) => lines.getByRole("option", { name: words });
  await line(/^Where the sea/).click();
  for (const key of ["h", "w", "Enter"]) await page.keyboard.press(key);
  await line(/^Skerry Lights/).click();
  for (const key of ["p", "e"]) await page.keyboard.press(key);
  await line(/^Rowing the mail/).click();
  await page.keyboard.press("p");
  await settled(page);

  await wordOf(line(/^Rowing the mail/), "Holm").click();
  await wordOf(line(/^Rowing the mail/), "Ferries,").click();
  // A heading would take the words before these along, and says so.
  await page.getByRole("button", { name: "Heading" }).click({ force: true }); // it says why it is off
  await expect(page.getByText("Heading takes all words from the first one on.")).toBeVisible();
  await page.keyboard.press("e");
  await settled(page);
  await expect(line(/^Rowing the mail.*employer/)).toBeVisible();
  await expect(page.getByRole("region", { name: /^Document / }).last()).toContainText("Holm Ferries");

  // The posts are offered by name; the last one is nearest, the first one is meant.
  await line(/^Printed on/).click();
  await page.keyboard.press("m");
  const posts = page.getByRole("listbox", { name: "Places" });
  await expect(posts.getByRole("option", { selected: true })).toContainText("Holm Ferries");
  await expectAccessible(page);
  await page.keyboard.type("sker");
  await page.keyboard.press("Enter");
  await settled(page);
  await expect(line(/^Printed on.*Work Experience 1/)).toBeVisible();
  await expect(line(/^Carried 200.*Work Experience 2/)).toBeVisible();

  // Several lines without a shift key, as on a touch screen.
  await line(/^Trimmed forty/).click();
  await page.keyboard.press("s");
  await line(/^Kept the log/).click();
  await page.keyboard.press("x");
  await settled(page);
  await expect(lines.getByRole("option", { name: /left out by you/ })).toHaveCount(2);
});

test("A1 what an entry holds is in view; it is found right, mended by month and year, and stays so", async ({
  page,
  browser,
  focal,
}) => {
  await convert(page, browser, focal, broken.replace("Keeper of the lamps, ", ""));
  await page.getByRole("tab", { name: "Fix reading" }).click();
  const lines = page.getByRole("listbox", { name: "Lines of the original" });
  await expect(lines.locator("[data-head]").first()).toContainText("no title", { timeout: 30_000 });
  const post = lines.getByRole("option", { name: /^Skerry Lights/ });
  await expect(post).toHaveAttribute("data-state", "doubt");
  await post.click();
  await page.keyboard.press("Shift+R");
  await expect(post).toHaveAttribute("data-state", "placed", { timeout: 30_000 });
  await settled(page);
  await page.reload();
  await page.getByRole("tab", { name: "Fix reading" }).click();
  await expect(post).toHaveAttribute("data-state", "placed", { timeout: 30_000 });

  await lines.getByRole("option", { name: /^Ferry Operator/ }).click();
  await page.keyboard.press("Shift+D");
  await expectAccessible(page);
  await page.getByRole("combobox", { name: "From: month" }).selectOption("Mar");
  await page.getByRole("combobox", { name: "To: month" }).selectOption("present");
  await page.getByRole("button", { name: "Save" }).click();
  const document = page.getByRole("region", { name: /^Document / }).last();
  await expect(document).toContainText(/Mar(ch)? 2011 – present/i, { timeout: 30_000 });
});

test("A1 the document says what was not understood and leads to where it is mended; what cannot change says so", async ({
  page,
  browser,
  focal,
}) => {
  await convert(page, browser, focal);
  const reading = page.getByRole("region", { name: "Reading" });
  await expect(reading).toContainText("1 line of the CV was read with doubt.");
  await expectAccessible(page);
  await reading.getByRole("button", { name: "Fix reading" }).click();
  const lines = page.getByRole("listbox", { name: "Lines of the original" });
  await expect(lines.getByRole("option", { selected: true })).toHaveAttribute("data-state", "doubt");
  await expect(page.getByText(/^\d+ lines? to check/)).toBeVisible();

  // A choice of sections takes more room; the chosen line and the page stay where they are.
  const chosen = lines.getByRole("option", { selected: true });
  await lines.getByRole("option", { name: /^Sextant/ }).click();
  const before = await page.evaluate(() => window.scrollY);
  for (const key of ["h", "m"]) {
    await page.keyboard.press(key);
    await expect(page.getByRole("button", { name: "Cancel" })).toBeVisible();
    await expect(chosen).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Escape");
  }
  expect(await page.evaluate(() => window.scrollY)).toBe(before);

  // Nothing stands above the name that it could go on with.
  await lines.getByRole("option", { name: /^Marit Solberg/ }).click();
  await page.keyboard.press("u");
  await expect(page.getByText(/^Nothing changed: there is no text above/)).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press("z");
  await expect(page.getByText("Taken back.")).toBeVisible();
});

test("A1 words begin an entry in the midst of a line; a whole entry becomes text of the one above; all is undone", async ({
  page,
  browser,
  focal,
}) => {
  test.slow();
  await convert(page, browser, focal);
  await page.getByRole("tab", { name: "Fix reading" }).click();
  const lines = page.getByRole("listbox", { name: "Lines of the original" });
  const line = (words: RegExp) => lines.getByRole("option", { name: words });
  await line(/^Where the sea/).click();
  for (const key of ["h", "w", "Enter"]) await page.keyboard.press(key);
  await line(/^Skerry Lights/).click();
  for (const key of ["p", "e"]) await page.keyboard.press(key);
  await line(/^Rowing the mail/).click();
  await expect(page.getByRole("button", { name: "Post starts here" })).toBeVisible();
  await page.keyboard.press("p");
  await settled(page);
  await expect(line(/^Carried 200.*Work Experience 2/)).toBeVisible();

  // The whole post, with its bullets, in one gesture.
  await page.keyboard.press("g");
  await settled(page);
  await expect(line(/^Carried 200.*Work Experience 1/)).toBeVisible();
  await expect(line(/^Rowing the mail.*Work Experience 1/)).toBeVisible();
  await page.keyboard.press("z");
  await settled(page);
  await expect(line(/^Carried 200.*Work Experience 2/)).toBeVisible();

  // A post that begins in the midst of a line.
  await line(/^Rowing the mail/).click();
  await wordOf(line(/^Rowing the mail/), "Holm").click();
  await page.keyboard.press("p");
  await settled(page);
  await expect(line(/^Carried 200.*Work Experience 3/)).toBeVisible();
  await page.keyboard.press("z");
  await settled(page);
  await expect(line(/^Carried 200.*Work Experience 2/)).toBeVisible();

  // All lines of an entry are chosen by one key.
  await line(/^Kept the log/).click();
  await page.keyboard.press("a");
  await expect(lines.getByRole("option", { selected: true })).toHaveCount(5);
  await expectAccessible(page);
});

test("A1 a post that the CV does not have is added in the user's own words", async ({
  page,
  browser,
  focal,
}) => {
  await convert(page, browser, focal);
  await page.getByRole("button", { name: "Edit text" }).click();
  await page.getByRole("button", { name: "Add a post" }).click();
  for (const words of ["Harbour pilot", "Skerry Pilots", "", "2023 – 2024", "Brought in ninety ships.", ""]) {
    if (words) await page.keyboard.type(words);
    await page.keyboard.press("Enter");
  }
  await expect(page.getByText("Added by you; the CV does not have it.")).toBeVisible();
  await expect(page.getByText("Done: the document shows it.")).toBeVisible();
  await expectAccessible(page);
  const after = await textNow(page);
  for (const own of ["Harbour pilot", "Skerry Pilots", "Brought in ninety ships."])
    expect(after).toContain(own);
  await page.getByRole("tab", { name: /What changed/ }).click();
  await expect(page.getByText("You added this.").first()).toBeVisible();
});
