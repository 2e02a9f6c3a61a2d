import type { Locator, Page } from "@playwright/test";
import { answer, callMadeBy, hold, record, silence } from "./answers";
import { Clock } from "./clock";
import { expect, type Focal, signIn, test } from "./focal";

const box = (page: Page) => page.getByPlaceholder("Message Focal...");
const send = (page: Page) => page.getByRole("button", { name: "Send" });
const bubbles = (page: Page) => page.getByRole("log", { name: "Conversation" }).locator("> ol > li");
const greeting = "I can answer any questions that you may have with Focal.";
const sorry = "I'm sorry, but I encountered an error. Please try again later.";
const tooShort = "Please enter a valid question (at least 2 characters).";

async function open(page: Page, focal: Focal): Promise<void> {
  await signIn(page, focal, focal.newUser());
  await page.goto("/Application/Chat");
  await expect(bubbles(page)).toHaveText([greeting]);
}

/** What the assistant says next. */
const reply = (page: Page, response: string) =>
  answer(page, "POST", "/admin/chat/send", { json: { response } });

async function ask(page: Page, question: string): Promise<void> {
  await box(page).fill(question);
  await page.keyboard.press("Enter");
}

/** Red, green and blue of an element's background as the screen shows it. */
const coloursOf = (target: Locator) =>
  target.evaluate((element) => {
    const canvas = document.createElement("canvas").getContext("2d");
    if (!canvas) throw new Error("no canvas");
    canvas.fillStyle = getComputedStyle(element).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3) as [number, number, number];
  });

test("D10 CH-1 CH-5: the assistant greets, is asked and answers", async ({ page, focal }) => {
  await open(page, focal);
  await expect(page).toHaveTitle("DEMO Chatbot");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Product Assistant");
  await expect(page.getByRole("button", { name: "Clear chat" })).toBeEnabled();
  await box(page).fill("  How many credits does one CV cost?  ");
  const call = await callMadeBy(page, "POST", "/admin/chat/send", () => send(page).click());
  expect(call.postDataJSON()).toEqual({ message: "How many credits does one CV cost?" });
  await expect(bubbles(page)).toHaveCount(3);
  await expect(bubbles(page).nth(1)).toHaveText("How many credits does one CV cost?");
  await expect(bubbles(page).nth(2)).toContainText(/one|1/i);
  await expect(bubbles(page).nth(2)).toContainText(/credit/i);
  await expect(box(page)).toHaveValue("");
});

test("D10 what the assistant suggests is asked by a click", async ({ page, focal }) => {
  await open(page, focal);
  await box(page).fill("How many credits does one CV cost?");
  await send(page).click();
  await expect(bubbles(page)).toHaveCount(3);
  const suggested = bubbles(page).nth(2).getByRole("button").first();
  const question = (await suggested.textContent()) ?? "";
  expect(question).toMatch(/\?$/);
  await suggested.click();
  await expect(bubbles(page)).toHaveCount(5);
  await expect(bubbles(page).nth(3)).toHaveText(question);
  await expect(bubbles(page).nth(4)).not.toContainText("don't know");
});

test("CH-2: who sits where in which colour, how wide, and three dots while waiting", async ({
  page,
  focal,
}) => {
  await open(page, focal);
  await reply(page, "wide ".repeat(200));
  const letGo = await hold(page, "/admin/chat/send");
  await ask(page, "long ".repeat(200));
  const dots = bubbles(page).last().locator("span[aria-hidden].rounded-full");
  await expect(dots).toHaveCount(3);
  for (const dot of await dots.all())
    expect(await dot.evaluate((element) => getComputedStyle(element).animationIterationCount)).toBe(
      "infinite",
    );
  letGo();
  const asked = bubbles(page).nth(1);
  const answered = bubbles(page).nth(2);
  await expect(answered).toContainText("wide");
  await expect(dots).toHaveCount(0);
  await expect(answered.locator("svg"), "the assistant has an icon").toHaveCount(1);
  await expect(asked.locator("svg")).toHaveCount(0);
  const [red, , blue] = await coloursOf(asked);
  expect(blue, "the user is blue").toBeGreaterThan(red + 40);
  const grey = await coloursOf(answered.locator("div").first());
  expect(Math.max(...grey) - Math.min(...grey), "the assistant is grey").toBeLessThan(20);
  for (const [width, share] of [
    [1280, 0.8],
    [390, 0.85],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const list = await page.getByRole("log").locator("> ol").boundingBox();
    const mine = await asked.boundingBox();
    const theirs = await answered.boundingBox();
    if (!list || !mine || !theirs) throw new Error("nothing to measure");
    expect(mine.width / list.width).toBeCloseTo(share, 2);
    expect(theirs.width / list.width).toBeLessThanOrEqual(share + 0.001);
    expect(mine.x + mine.width, "the user is at the right").toBeCloseTo(list.x + list.width, 0);
    expect(theirs.x, "the assistant at the left").toBeCloseTo(list.x, 0);
  }
});

test("CH-3: the box grows from 50 to 120 px; Shift+Enter is a new line, Enter sends", async ({
  page,
  focal,
}) => {
  await open(page, focal);
  const sent = record(page, "POST", "/admin/chat/send");
  const height = async () => (await box(page).boundingBox())?.height ?? 0;
  expect(await height()).toBeCloseTo(50, 0);
  await box(page).focus();
  await page.keyboard.type("First line");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.type("second line");
  await expect(box(page)).toHaveValue("First line\nsecond line");
  expect(sent).toHaveLength(0);
  const two = await height();
  expect(two).toBeGreaterThan(50);
  await box(page).fill("line\n".repeat(20));
  expect(await height()).toBeCloseTo(120, 0);
  await box(page).fill("First line\nsecond line");
  expect(await height()).toBeCloseTo(two, 0);
  await reply(page, "Yes.");
  await page.keyboard.press("Enter");
  await expect(bubbles(page)).toHaveCount(3);
  await expect(bubbles(page).nth(1)).toHaveText("First line second line");
});

test("CH-4: fewer than two characters are not sent, and typing clears the complaint", async ({
  page,
  focal,
}) => {
  await open(page, focal);
  const sent = record(page, "POST", "/admin/chat/send");
  await expect(send(page)).toBeDisabled();
  for (const short of ["", "a", "   ", " a "]) {
    await ask(page, short);
    await expect(page.getByText(tooShort), `"${short}"`).toBeVisible();
    await expect(send(page)).toBeDisabled();
    await page.keyboard.type("b");
    await expect(page.getByText(tooShort)).toHaveCount(0);
  }
  expect(sent).toHaveLength(0);
  await box(page).fill(" ab ");
  await expect(send(page)).toBeEnabled();
  await reply(page, "Yes.");
  await page.keyboard.press("Enter");
  await expect(bubbles(page)).toHaveCount(3);
});

for (const [state, path] of [
  ["processing", "/admin/chat/send"],
  ["clearing", "/admin/chat/reset"],
] as const) {
  test(`CH-4: while ${state} the box is read-only, keys do nothing and nothing can be sent`, async ({
    page,
    focal,
  }) => {
    await open(page, focal);
    const letGo = await hold(page, path);
    const sent = record(page, "POST", "/admin/chat/send");
    if (state === "processing") {
      await ask(page, "What is a credit?");
      await expect.poll(() => sent.length).toBe(1); // the request leaves a moment after the click
    } else {
      await box(page).fill("Not sent yet");
      await page.getByRole("button", { name: "Clear chat" }).click();
    }
    const before = sent.length;
    const text = await box(page).inputValue();
    await expect(box(page)).not.toBeEditable();
    await expect(send(page)).toBeDisabled();
    await expect(page.getByRole("button", { name: "Clear chat" })).toBeDisabled();
    await box(page).focus();
    await page.keyboard.type("more");
    await page.keyboard.press("Enter");
    await expect(box(page)).toHaveValue(text);
    expect(sent).toHaveLength(before);
    letGo();
    await expect(box(page)).toBeEditable();
  });
}

test("CH-5: an empty reply and a failure are answered with an apology", async ({
  page,
  focal,
  complaints,
}) => {
  complaints.expectStatus(500);
  complaints.expect(/net::ERR_CONNECTION_REFUSED/);
  await open(page, focal);
  for (const [index, what] of [
    { json: { response: "" } },
    { json: { response: "  \n " } },
    { status: 500 },
  ].entries()) {
    await answer(page, "POST", "/admin/chat/send", what);
    await ask(page, "What is a credit?");
    await expect(bubbles(page)).toHaveCount(3 + 2 * index);
    await expect(bubbles(page).last()).toHaveText(sorry);
    await expect(box(page)).toBeEditable();
  }
  await silence(page, "POST", "/admin/chat/send");
  await ask(page, "What is a credit?");
  await expect(bubbles(page)).toHaveCount(9);
  await expect(bubbles(page).last()).toHaveText(sorry);
});

test("CH-6 D-81: clearing fades, and after 300 ms only the greeting is left", async ({ page, focal }) => {
  const clock = await Clock.on(page);
  await open(page, focal);
  await reply(page, "Yes.");
  await ask(page, "What is a credit?");
  await expect(bubbles(page)).toHaveCount(3);
  await ask(page, "a");
  await expect(page.getByText(tooShort)).toBeVisible();
  await clock.stop();
  const call = await callMadeBy(page, "POST", "/admin/chat/reset", () =>
    page.getByRole("button", { name: "Clear chat" }).click(),
  );
  await (await call.response())?.finished();
  await expect(page.getByRole("log").locator("> ol")).toHaveCSS("opacity", "0");
  await clock.exactly(
    300,
    () => expect(bubbles(page)).toHaveCount(3),
    () => expect(bubbles(page)).toHaveText([greeting], { timeout: 100 }),
  );
  await expect(box(page)).toHaveValue("");
  await expect(page.getByText(tooShort)).toHaveCount(0);
  await expect(page.getByRole("log").locator("> ol")).toHaveCSS("opacity", "1");
});

test("CH-6: a refused clearing says so and the messages come back", async ({ page, focal, complaints }) => {
  complaints.expectStatus(500);
  await open(page, focal);
  await reply(page, "Yes.");
  await ask(page, "What is a credit?");
  await expect(bubbles(page)).toHaveCount(3);
  await answer(page, "POST", "/admin/chat/reset", { status: 500 });
  await page.getByRole("button", { name: "Clear chat" }).click();
  await expect(page.getByText("Failed to reset chat. Please try again.")).toBeVisible();
  await expect(bubbles(page)).toHaveCount(3);
  await expect(page.getByRole("log").locator("> ol")).toHaveCSS("opacity", "1");
  await expect(box(page)).toBeEditable();
});

const markdown = `# One
## Two

A [link](https://example.net/a), an automatic https://example.net/b and www.example.net, \`code\`, ~~gone~~, *soft*, **loud**.

> quoted

- bread
1. first

- [x] done
- [ ] open

| a | b |
|---|---|
| c | d |

\`\`\`
block
\`\`\`

[mail](mailto:me@example.net) [irc](irc://example.net/x) [ircs](ircs://example.net/x) [xmpp](xmpp:me@example.net) [http](http://example.net/)

[script](javascript:alert(1)) [data](data:text/html,x) [file](file:///etc/hosts) [other](ftp://example.net/)

<b onclick="alert(1)">raw</b> <script>window.hacked = 1</script> ![picture](https://example.net/p.png)`;

test("CH-7 D-83: every message has an id: the first, the one being written, and times that differ", async ({
  page,
  focal,
}) => {
  const clock = await Clock.on(page);
  await open(page, focal);
  const ids = () =>
    bubbles(page).evaluateAll((all) => all.map((bubble) => bubble.getAttribute("data-message")));
  expect(await ids()).toEqual(["initial"]);
  await reply(page, "Yes.");
  await clock.stop();
  const letGo = await hold(page, "/admin/chat/send");
  await ask(page, "What is a credit?");
  await expect(bubbles(page)).toHaveCount(3);
  expect(await ids()).toEqual(["initial", expect.stringMatching(/^\d{13}$/), "streaming"]);
  letGo();
  await expect(bubbles(page).last()).toHaveText("Yes.");
  const [, asked, answered] = await ids();
  expect(answered, "even within one millisecond").not.toBe(asked);
  const now = await page.evaluate(() => Date.now());
  expect(Math.abs(Number(asked) - now)).toBeLessThan(60_000);
});

test("CH-7 D-82: replies are markdown with safe links, without raw HTML and pictures", async ({
  page,
  focal,
}) => {
  await open(page, focal);
  await reply(page, markdown);
  await ask(page, "Everything, please");
  const bubble = bubbles(page).last();
  await expect(bubble.getByRole("heading", { name: "One" })).toBeVisible();
  for (const [selector, count] of [
    ["h1", 1],
    ["h2", 1],
    ["blockquote", 1],
    ["ul", 2],
    ["ol", 1],
    ["table", 1],
    ["td", 2],
    ["pre code", 1],
    ["del", 1],
    ["em", 1],
    ["strong", 1],
    ["input[type=checkbox]", 2],
    ["input[type=checkbox]:checked", 1],
    ["img", 0],
    ["script", 0],
    ["b", 0],
  ] as const) {
    await expect(bubble.locator(selector), selector).toHaveCount(count);
  }
  const tick = await bubble.locator("input[type=checkbox]").first().boundingBox();
  expect(Math.min(tick?.width ?? 0, tick?.height ?? 0), "a box that can be seen").toBeGreaterThanOrEqual(14);
  const links = bubble.getByRole("link");
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual([
    "https://example.net/a",
    "https://example.net/b",
    "http://www.example.net",
    "mailto:me@example.net",
    "irc://example.net/x",
    "ircs://example.net/x",
    "xmpp:me@example.net",
    "http://example.net/",
  ]);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", /noopener/);
  }
  for (const dead of ["script", "data", "file", "other"])
    await expect(bubble.getByText(dead, { exact: true })).toBeVisible();
  expect(await page.evaluate(() => "hacked" in window)).toBe(false);
});
