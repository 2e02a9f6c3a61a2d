import { expectAccessible } from "./accessible";
import { expect, test } from "./focal";
import { convert, settled, textNow } from "./mending";

const rows = [
  ["Work Experience", "Certificates"],
  ["Lamp Keeper, Skerry Lights Trust", "Sea Survival 2021"],
  ["2016 – 2022", "Fire Fighting 2020"],
  ["Ferry Operator, Holm Ferries", "First Aid 2019"],
  ["2011 – 2016", "Radio Operator 2015"],
  ["Deck Hand, Orkney Boats", "Tanker Safety 2012"],
  ["2008 – 2011", "Crowd Control 2009"],
];

/** Two columns on common baselines with figures in every row: a page that is taken for a table. */
const across = `<!doctype html><meta charset="utf-8"><style>body { font: 11pt/1.5 sans-serif; margin: 18mm } table { width: 100% } td { width: 50% }</style>
<h1>Marit Solberg</h1>
<p>marit.solberg@example.net</p>
<table>${rows.map(([left, right]) => `<tr><td>${left}</td><td>${right}</td></tr>`).join("")}</table>`;

test("A1 a file that was read across its columns is read by columns with one click, and undo takes it back", async ({
  page,
  browser,
  focal,
}) => {
  test.slow(); // five readings and three downloads
  await convert(page, browser, focal, across);
  const before = await textNow(page);
  await page.getByRole("tab", { name: "Fix reading" }).click();
  const lines = page.getByRole("listbox", { name: "Lines of the original" });
  const line = (words: RegExp) => lines.getByRole("option", { name: words });
  await expect(line(/^2016 – 2022.*Fire/)).toBeVisible({ timeout: 30_000 });

  // What is said before stays with lines that are the same, and is named where they are not.
  await line(/^Marit Solberg/).click();
  await page.keyboard.press("r");
  await line(/^2008 – 2011/).click();
  await page.keyboard.press("x");
  await settled(page);

  await page.getByRole("button", { name: "Lines in the wrong order?" }).click();
  const asked = page.getByRole("dialog", { name: "Lines in the wrong order?" });
  await expect(asked.getByRole("button", { name: "As it was read, as it is now" })).toBeVisible();
  await expectAccessible(page);
  await asked.getByRole("button", { name: "Each column by itself" }).click();
  await settled(page);
  await expect(line(/^2016 – 2022(?!.*Fire)/)).toBeVisible();
  await expect(
    page.getByText(/^Lines: each column by itself.*“2008 – 2011 Crowd Control 2009”/),
  ).toBeVisible();
  const after = await textNow(page);
  const at = (words: string) => {
    expect(after).toContain(words);
    return after.indexOf(words);
  };
  expect(at("Lamp Keeper")).toBeLessThan(at("Deck Hand"));
  for (const firm of ["Skerry Lights Trust", "Holm Ferries", "Orkney Boats"]) at(firm);
  await expect(page.getByRole("button", { name: /Credits remaining\s*1/ })).toBeVisible();

  // Further gestures are about the lines as they are now; all is there after a reload, among the changes too.
  await line(/^Crowd Control/).click();
  await page.keyboard.press("x");
  await settled(page);
  await page.reload();
  await page.getByRole("tab", { name: /What changed/ }).click();
  await expect(page.getByText("Lines in another order")).toBeVisible();
  await page.getByRole("tab", { name: "Fix reading" }).click();
  await expect(line(/^Crowd Control.*left out by you/)).toBeVisible({ timeout: 30_000 });
  await lines.focus();
  for (let i = 0; i < 3; i++) await page.keyboard.press("z");
  await settled(page);
  await expect(line(/^2016 – 2022.*Fire/)).toBeVisible();
  expect(await textNow(page)).toBe(before);
});

test("A1 a word that is typed beside the lines does nothing; on a line a key does, says so, and offers undo", async ({
  page,
  browser,
  focal,
}) => {
  await convert(page, browser, focal);
  await page.getByRole("tab", { name: "Fix reading" }).click();
  const lines = page.getByRole("listbox", { name: "Lines of the original" });
  await expect(page.getByText(/^Click a line, or go to the list with Tab/)).toBeVisible({ timeout: 30_000 });
  await page.keyboard.type("Profile");
  await expect(page.getByRole("button", { name: "Undo", exact: true })).toBeDisabled();
  await expect(page.getByRole("dialog")).toHaveCount(0);

  const line = lines.getByRole("option", { name: /^Printed on/ });
  await line.click();
  await page.keyboard.press("x");
  await settled(page);
  await expect(lines.getByRole("option", { name: /^Printed on.*left out by you/ })).toBeVisible();
  await page.getByRole("button", { name: "Undo this gesture" }).click();
  await settled(page);
  await expect(page.getByText("Taken back.")).toBeVisible();
  await expect(lines.getByRole("option", { name: /left out by you/ })).toHaveCount(0);
});
