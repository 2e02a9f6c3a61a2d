import { expectAccessible } from "./accessible";
import { expect, test } from "./focal";
import { broken, convert, settled, wordOf } from "./mending";

test("A1 a number is made a contact, an employer goes on in the next line, what the lines lack is typed", async ({
  page,
  browser,
  focal,
}) => {
  test.slow();
  await convert(page, browser, focal, broken);
  await page.getByRole("tab", { name: "Fix reading" }).click();
  const lines = page.getByRole("listbox", { name: "Lines of the original" });
  const line = (words: RegExp) => lines.getByRole("option", { name: words });
  const document = page.getByRole("region", { name: /^Document / }).last();

  // What a person is reached by is likely a contact.
  await line(/^marit.solberg/).click();
  await expect(page.getByRole("group", { name: "What this line is" })).toContainText("Contact");
  await line(/^Cell at the pier/).click();
  await page.getByRole("button", { name: "More", exact: true }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Contact" }).click();
  await settled(page);
  await expect(line(/^Cell at the pier.*phone/)).toBeVisible();

  // Words over two lines are one employer.
  await wordOf(line(/^Keeper of the lamps/), "Skerry").hover();
  await page.mouse.down();
  await wordOf(line(/^outer isles/), "isles),").hover();
  await page.mouse.up();
  await expect(page.getByText("Only “Skerry Lights Trust (at the outer isles),”")).toBeVisible();
  await page.keyboard.press("e");
  await settled(page);
  await expect(document).toContainText("Skerry Lights Trust (at the outer isles)");

  // Several lines end with the click that ends them, and with Escape.
  await line(/^Trimmed forty/).click();
  await page.keyboard.press("s");
  await page.keyboard.press("Escape");
  await line(/^Carried 200/).click();
  await expect(lines.getByRole("option", { selected: true })).toHaveCount(1);

  // A picture on the page has text that no line has.
  await page.getByRole("button", { name: "Type" }).click();
  await page.getByRole("combobox", { name: "Of what" }).selectOption("Personal details");
  await page.getByRole("textbox", { name: "Location" }).fill("Old Slip 4, Kirkwall");
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(document).toContainText("Old Slip 4, Kirkwall", { timeout: 30_000 });
});

/** A post whose words stand twice, and a form with its labels above its values. */
const twice = `<!doctype html><meta charset="utf-8"><style>body { font: 11pt/1.4 sans-serif; margin: 18mm } p { margin: 3pt 0 }</style>
<h1>Marit Solberg</h1>
<p>Kirkwall · marit.solberg@example.net · 07700 900123</p>
<h2>Work Experience</h2>
<p>Keeper of the lamps, Skerry Lights Trust, 2016 – 2022</p>
<ul><li>Rowed the mail to Holm and the mail to Leith.</li><li>Kept the log of every night.</li></ul>
<h2>Interests</h2>
<p>Date of birth</p><p>Nationality</p>
<p>1 May 1990</p><p>British</p>`;

test("A1 the words that are drawn over or left out are those that are meant, and lines that are settled are let go", async ({
  page,
  browser,
  focal,
}) => {
  test.slow();
  await convert(page, browser, focal, twice);
  await page.getByRole("tab", { name: "Fix reading" }).click();
  const lines = page.getByRole("listbox", { name: "Lines of the original" });
  const line = (words: RegExp) => lines.getByRole("option", { name: words });
  const chosen = lines.getByRole("option", { selected: true });
  const document = page.getByRole("region", { name: /^Document / }).last();
  await expect(lines).toBeVisible({ timeout: 30_000 });

  // The second "mail", drawn over in a line that is not chosen.
  const mail = line(/^Rowed the mail/).locator('[data-word="7"]');
  await expect(mail).toHaveText("mail");
  const box = await mail.boundingBox();
  if (!box) throw new Error("the word is not shown");
  await page.mouse.move(box.x + 1, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 1, box.y + box.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect(page.getByText("Only “mail”")).toBeVisible();
  await page.keyboard.press("x");
  await settled(page);
  await expect(mail).toHaveClass(/line-through/);
  await expect(line(/^Rowed the mail/).locator('[data-word="2"]')).not.toHaveClass(/line-through/);
  await expect(document).toContainText("Rowed the mail to Holm and the to Leith");

  // Labels and the values below them find each other.
  await line(/^Date of birth/).click();
  await line(/^British/).click({ modifiers: ["Shift"] });
  await page.keyboard.press("m");
  await page.keyboard.type("personal");
  await page.keyboard.press("Enter");
  await settled(page);
  await expect(line(/^British.*Personal Details/)).toBeVisible();
  await expect(document).toContainText(/Nationality:?\s*British/);

  // What is forgotten of several lines lets them go.
  await expect(chosen).toHaveCount(4);
  await page.keyboard.press("c");
  await settled(page);
  await expect(chosen).toHaveCount(1);
});

/** A head with labels of its own, addresses that look like one, and a list below a name that is no skill. */
const labelled = `<!doctype html><meta charset="utf-8"><style>body { font: 11pt/1.4 sans-serif; margin: 18mm } p { margin: 3pt 0 }</style>
<h1>Marit Solberg</h1>
<p>Contact: 9876 1091 (mobile); marit.solberg@example.net (e-mail)</p>
<h2>Work Experience</h2>
<p>Keeper of the lamps, Skerry Lights Trust, 2016 – 2022</p>
<ul><li>Trimmed forty lamps on nine islands.</li></ul>
<h2>Software Skills</h2>
<p>Charts: Sextant Pro, Skerry Atlas</p>
<p>Office: Word and Excel</p>
<p><b>NOTICE PERIOD</b></p>
<p>3 months</p>`;

test("A1 a contact prints no label of its line, and a list is moved with its name", async ({
  page,
  browser,
  focal,
}) => {
  test.slow();
  await convert(page, browser, focal, labelled);
  await page.getByRole("tab", { name: "Fix reading" }).click();
  const lines = page.getByRole("listbox", { name: "Lines of the original" });
  const line = (words: RegExp) => lines.getByRole("option", { name: words });
  const document = page.getByRole("region", { name: /^Document / }).last();
  await expect(lines).toBeVisible({ timeout: 30_000 });

  await line(/^Contact:/).click();
  await page.getByRole("button", { name: "Contact" }).click();
  await settled(page);
  await expect(document).toContainText("9876 1091");
  await expect(document).not.toContainText(/Contact|mobile/);

  await line(/^NOTICE PERIOD/).click();
  await page.keyboard.press("m");
  await page.keyboard.type("additional");
  await page.keyboard.press("Enter");
  await settled(page);
  await expect(line(/^3 months.*Additional Information/)).toBeVisible();
  await expect(line(/^Office.*Key Skills/)).toBeVisible();
});

/** Two courses beside each other, and two lines that were read with doubt. */
const beside = `<!doctype html><meta charset="utf-8"><style>body { font: 11pt/1.4 sans-serif; margin: 18mm } p { margin: 3pt 0 } td { width: 88mm }</style>
<h1>Marit Solberg</h1>
<p>Kirkwall · marit.solberg@example.net · 07700 900123</p>
<h2>Work Experience</h2>
<p>Keeper of the lamps, Skerry Lights Trust, 2016 – 2022</p>
<ul><li>Trimmed forty lamps on nine islands.</li></ul>
<h2>Education</h2>
<table><tr><td>B.Sc. (Hons) in Marine Technology</td><td>G.C.E Advanced Level</td></tr>
<tr><td>University of Kirkwall | CGPA - 3.63</td><td>Holm Convent, Stromness | z-score - 1.89</td></tr>
<tr><td>2012 - 2016</td><td>2009 - 2011</td></tr></table>
<h2>Interests</h2>
<p>Knots</p>`;

test("A1 a double click takes a cell, and of two courses beside each other each has its own", async ({
  page,
  browser,
  focal,
}) => {
  await convert(page, browser, focal, beside);
  await page.getByRole("tab", { name: "Fix reading" }).click();
  const lines = page.getByRole("listbox", { name: "Lines of the original" });
  const heads = lines.locator("[data-head^=education]");
  await expect(lines).toBeVisible({ timeout: 30_000 });
  await wordOf(lines.getByRole("option", { name: /^B.Sc./ }), "Advanced").dblclick();
  await expect(page.getByText("Only “G.C.E Advanced Level”")).toBeVisible();
  await page.keyboard.press("p");
  await settled(page);
  await expect(heads).toHaveCount(2);
  await expect(heads.first()).toContainText(/Marine Technology.*Kirkwall.*2012 - 2016/);
  await expect(heads.last()).toContainText(/Advanced Level.*Holm Convent.*2009 - 2011/);
  await expectAccessible(page);

  // What looks right is followed by the next line to look at.
  const chosen = lines.getByRole("option", { selected: true });
  const look = page.getByText(/^\d+ lines? to check/);
  for (let i = 0; i < 12 && (await look.count()) > 0; i++) {
    await page.getByRole("button", { name: "Next line" }).click();
    await page.keyboard.press("r");
    await settled(page);
    if ((await look.count()) > 0) await expect(chosen).not.toHaveAttribute("data-state", "placed");
  }
});
