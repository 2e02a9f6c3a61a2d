import type { Page } from "@playwright/test";
import { expect, signIn, test } from "./focal";

const main = (page: Page) => page.getByRole("main");

test("HO-1 HO-2 HO-3 HO-5: the home page", async ({ page, focal }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Focus your CV for Unlimited Opportunities",
  );
  await expect(main(page).getByRole("link", { name: "Register Now" })).toHaveAttribute("href", "/register");
  await expect(main(page).getByRole("link", { name: "How It Works" })).toHaveAttribute(
    "href",
    "/how-it-works",
  );
  await expect(main(page).getByRole("link", { name: "Explore Scenarios" })).toHaveAttribute(
    "href",
    "/scenarios",
  );
  await expect(main(page).getByRole("listitem").getByRole("heading")).toHaveText([
    "Aligned with the position",
    "Format and content, your way",
    "Spelling and grammar, corrected",
    "The right number of pages",
    "First person to third",
    "One CV, many jobs",
  ]);
  await expect(main(page).getByRole("listitem")).toHaveCount(6);
  await expect(main(page).getByRole("link", { name: "Learn more" })).toHaveAttribute("href", "/about");
  await expect(main(page).getByRole("link", { name: "Contact Us for Corporate Solutions" })).toHaveAttribute(
    "href",
    /^mailto:/,
  );
  await expect(main(page).getByRole("link", { name: "View Use Cases" })).toHaveAttribute(
    "href",
    "/scenarios",
  );
  await expect(main(page).getByRole("term")).toHaveText([
    "Branded templates",
    "Standardised formats",
    "A better candidate experience",
    "Dedicated support",
  ]);
  await signIn(page, focal, focal.createUser("home@example.net"));
  await page.goto("/Home");
  await expect(page.getByRole("button", { name: /User menu/ })).toBeVisible();
  await expect(main(page).getByRole("link", { name: "Register Now" })).toHaveCount(0);
});

for (const path of ["/", "/About"]) {
  test(`H4 HO-4 AB-1: the video on ${path}, from idle to ended`, async ({ page }) => {
    await page.goto(path);
    const video = page.locator("video");
    expect(await video.evaluate((element: HTMLVideoElement) => element.muted && element.poster !== "")).toBe(
      true,
    );
    const play = page.getByRole("button", { name: "Discover the 3-Step CV Conversion Process" });
    await play.click();
    await expect(play).toBeHidden();
    await video.evaluate((element: HTMLVideoElement) => element.pause());
    await expect(play).toBeVisible();
    await play.click();
    const duration = () => video.evaluate((element: HTMLVideoElement) => element.duration);
    await expect.poll(duration).toBeGreaterThan(1); // unknown until the head of the file is there
    await video.evaluate((element: HTMLVideoElement) => {
      element.currentTime = element.duration - 0.2;
    });
    await expect(page.getByRole("button", { name: "Watch Again" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Try Now" })).toHaveAttribute("href", "/Register");
    await page.getByRole("button", { name: "Watch Again" }).click();
    await expect(page.getByRole("button", { name: "Watch Again" })).toBeHidden();
  });
}

test("H4 the film plays to its end, with captions to its end and a poster of before and after", async ({
  page,
}) => {
  await page.goto("/");
  const video = page.locator("video");
  const poster = await video.evaluate(async (element: HTMLVideoElement) => {
    const picture = new Image();
    picture.src = element.poster;
    await picture.decode();
    return [picture.naturalWidth, picture.naturalHeight];
  });
  expect(poster[0], "the poster is as sharp as a page is wide").toBeGreaterThanOrEqual(1120);
  expect((poster[0] ?? 0) / (poster[1] ?? 1), "and of the shape of the film").toBeCloseTo(1.6, 1);

  await page.getByRole("button", { name: "Discover the 3-Step CV Conversion Process" }).click();
  // all of it is shown, so that a frame that cannot be drawn ends it
  await video.evaluate((element: HTMLVideoElement) => {
    element.playbackRate = 8;
  });
  await expect(page.getByRole("button", { name: "Watch Again" })).toBeVisible({ timeout: 60_000 });
  const shown = await video.evaluate((element: HTMLVideoElement) => {
    const cues = [...(element.textTracks[0]?.cues ?? [])] as VTTCue[];
    return {
      error: element.error?.message ?? null,
      isEnded: element.ended,
      duration: element.duration,
      from: element.played.start(0),
      to: element.played.end(element.played.length - 1),
      isSharp: element.videoWidth >= 1120,
      mode: element.textTracks[0]?.mode,
      cues: cues.map(({ startTime, endTime, text }) => ({ startTime, endTime, text })),
    };
  });
  expect(shown).toMatchObject({ error: null, isEnded: true, from: 0, isSharp: true, mode: "showing" });
  expect(shown.to).toBeCloseTo(shown.duration, 0);
  expect(shown.duration, "a film, not a blink").toBeGreaterThan(20);
  expect(shown.duration).toBeLessThan(45);
  expect(shown.cues.map(({ text }) => text).join(" ")).toMatch(/Upload.*Choose.*Read.*Download/);
  expect(shown.cues.at(0)?.startTime).toBe(0);
  expect(shown.cues.at(-1)?.endTime, "the last one stands to the end").toBeCloseTo(shown.duration, 0);
  for (const [at, cue] of shown.cues.slice(1).entries())
    expect(cue.startTime - (shown.cues[at]?.endTime ?? 0), "no gap between them").toBeLessThan(0.2);

  const other = await page.evaluate(async () => {
    const film = document.createElement("video");
    film.src = "/media/demo.mp4";
    film.muted = true;
    await new Promise((done, failed) => {
      film.oncanplay = done;
      film.onerror = () => failed(new Error(film.error?.message));
      film.load();
    });
    return film.duration;
  });
  expect(other, "both files are the same film").toBeCloseTo(shown.duration, 0);
});

test("H1 H2 the first screen says what is promised, and parts a real CV before and after", async ({
  page,
}) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: width === 360 ? 740 : 860 });
    await page.goto("about:blank"); // else the page is where it was scrolled to on the phone
    await page.goto("/");
    await expect(
      page.getByText("Nothing leaves the machine that runs this service, nothing is invented."),
    ).toBeInViewport();
    const handle = page.getByRole("slider", { name: "How much of the old CV is shown" });
    const before = page.getByRole("img", { name: /^The CV as it came in/ });
    const after = page.getByRole("img", { name: /^The finished document/ });
    for (const picture of [before, after])
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    const cut = () => before.evaluate((image) => getComputedStyle(image).clipPath);
    const middle = await cut();
    await handle.focus();
    await page.keyboard.press("End");
    await expect(handle).toHaveValue("100");
    expect(await cut()).not.toBe(middle);
    await handle.scrollIntoViewIfNeeded();
    // The page may still move below the pointer while pictures arrive.
    await expect(async () => {
      const box = await handle.boundingBox();
      if (!box) throw new Error("the handle is not drawn");
      await page.mouse.move(box.x + box.width - 4, box.y + 40);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width / 4, box.y + 40, { steps: 4 });
      await page.mouse.up();
      expect(Number(await handle.inputValue())).toBeLessThan(40);
    }).toPass();
  }
});

test("AB-2 AB-3: About", async ({ page }) => {
  await page.goto("/about");
  const sections = [
    "Personalised Tailoring",
    "CV Creation from Text",
    "Swift CV Processing",
    "Format Standardisation",
  ];
  for (const [index, title] of sections.entries()) {
    await expect(page.locator(`#FeatureDetail_${index + 1}`).getByRole("heading")).toHaveText(title);
  }
  for (const [question, answer] of [
    ["How do I use Focal?", /upload/i],
    ["How do I cancel?", /My Profile > Manage Subscription/],
    ["What does it cost?", /29\.99|credit/i],
    ["How do I change my details?", /My Profile/],
  ] as const) {
    const entry = page.locator("details").filter({ has: page.getByText(question, { exact: true }) });
    await expect(entry.getByText(answer).last()).toBeHidden();
    await entry.getByText(question, { exact: true }).click();
    await expect(entry.getByText(answer).last()).toBeVisible();
  }
  await page.getByRole("link", { name: "Back to top" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
});

test("HW-1: How It Works", async ({ page }) => {
  await page.goto("/how-it-works");
  await expect(main(page).getByRole("article").getByRole("heading", { level: 2 })).toHaveText([
    "Smart CV Customisation",
    "Bulk CV Conversion",
    "CV Content Control",
    "CV Length Optimisation",
    "Professional Tone Adjustment",
    "Personal Branding",
  ]);
  await expect(main(page).getByRole("link", { name: "Explore Scenarios" })).toHaveAttribute(
    "href",
    "/scenarios",
  );
  const cards = main(page).getByRole("article");
  for (const card of await cards.all()) {
    await expect(card.getByRole("paragraph").first()).toHaveText(/\S.{20,}/);
    await expect(card.getByRole("heading", { level: 3 })).toHaveText(["Steps", "Benefits"]);
    for (const list of [card.locator("ol > li"), card.locator("ul > li")])
      expect(await list.count()).toBeGreaterThanOrEqual(2);
  }
  await main(page).getByRole("link", { name: "Back to top" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
});

test("RM-1: Roadmap", async ({ page }) => {
  await page.goto("/Roadmap");
  await expect(main(page).getByText("Complete", { exact: true })).toHaveCount(5);
  await expect(main(page).getByText("Upcoming", { exact: true })).toHaveCount(4);
  await expect(main(page).getByRole("heading", { level: 2 })).toHaveText([
    "Foundations",
    "Tailoring",
    "Language quality",
    "Teams",
    "Speed",
    "Template creation tool",
    "Enhanced customisation",
    "Custom CV creation from scratch",
    "Analytics and insights",
  ]);
  await expect(page.getByText("Average conversion now 5 seconds, previously 30-60 seconds.")).toBeVisible();
  const entries = main(page).locator("ol > li");
  await expect(entries).toHaveCount(9);
  for (const [index, entry] of (await entries.all()).entries()) {
    await expect(entry.getByText(index < 5 ? "Complete" : "Upcoming", { exact: true })).toBeVisible();
    await expect(entry.getByRole("paragraph").first(), "a version").toHaveText(/\d/);
    await expect(entry.getByRole("paragraph").nth(1), "a summary").toHaveText(/\S.{10,}/);
    expect(await entry.getByRole("listitem").count(), "points").toBeGreaterThan(0);
  }
  const left = async (index: number) => (await entries.nth(index).boundingBox())?.x ?? 0;
  expect(await left(4), "phases 1 to 5 in one column").toBeCloseTo(await left(0), 0);
  expect(await left(5), "6 to 9 in the other").toBeGreaterThan((await left(0)) + 300);
  const colour = (text: string) =>
    main(page)
      .getByText(text, { exact: true })
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor + getComputedStyle(element).color);
  expect(await colour("Complete")).not.toBe(await colour("Upcoming"));
});

test("DP-1: Data Privacy", async ({ page }) => {
  await page.goto("/DataPrivacy");
  const anchors = main(page).getByRole("link", { name: /^Read more/ });
  await expect(anchors).toHaveCount(4);
  for (const anchor of await anchors.all()) {
    await expect(page.locator((await anchor.getAttribute("href")) ?? "none")).toHaveCount(1);
  }
  await anchors.first().click();
  await expect(page).toHaveURL(/#/);
  const questions = main(page).locator("details");
  await expect(questions).toHaveCount(4);
  for (const entry of await questions.all()) {
    await expect(entry).toHaveAttribute("id", /./);
    await entry.locator("summary").click();
    await expect(entry.locator("summary + div")).toHaveText(/\S/);
  }
});

test("SC-1 SC-2 SC-3: Scenarios", async ({ page }) => {
  await page.goto("/Scenarios");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Practical Scenarios: Focal in Action");
  await expect(main(page).getByRole("link", { name: "How It Works" })).toHaveAttribute(
    "href",
    "/how-it-works",
  );
  const titles = await main(page).getByRole("listitem").getByRole("heading", { level: 2 }).allTextContents();
  expect(titles.map((title) => title.toLowerCase())).toEqual([
    "rapid response team formation",
    "security clearance pre-screening",
    "cross-departmental talent allocation",
    "training programme optimisation",
    "international coalition building",
    "veteran transition support",
    "specialised task force assembly",
    "succession planning",
    "r&d team formation",
    "disaster response coordination",
    "compliance and audit preparation",
    "interagency collaboration",
  ]);
  await expect(page.getByRole("heading", { name: "Key Features Enabling These Scenarios" })).toBeVisible();
  for (const card of (await main(page).locator("ul").first().getByRole("listitem").all()).slice(0, 12)) {
    await expect(card.getByRole("paragraph").nth(0), "a short description").toHaveText(/\S.{5,}/);
    await expect(card.getByRole("paragraph").nth(1), "details").toHaveText(/\S.{20,}/);
  }
  const features = await main(page).getByRole("heading", { level: 3 }).allTextContents();
  expect(features.map((title) => title.toLowerCase())).toEqual([
    "bulk cv conversion",
    "standardised format creation",
    "job description tailoring",
    "security clearance highlighting",
    "skill gap analysis",
    "cross-departmental skill mapping",
    "multilingual support",
    "compliance checking",
  ]);
  await expect(
    main(page).getByRole("link", { name: "Contact Us for Advanced Defence Solutions" }),
  ).toHaveAttribute("href", "/contact");
});

test("RT-7: Terms & Conditions is a title without content", async ({ page }) => {
  await page.goto("/Terms-and-Conditions");
  await expect(main(page)).toHaveText("Terms & Conditions");
});

test("D-30: download my data, then delete my account", async ({ page, focal, complaints }) => {
  complaints.expectStatus(401);
  const account = focal.createUser("leaving@example.net");
  await signIn(page, focal, account);
  await page.goto("/profile");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download my data" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^my-data\./);
  await page.getByRole("button", { name: "Delete my account" }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("textbox", { name: "Password" }).fill(account.password);
  await dialog.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByText("Your account and its files have been erased.")).toBeVisible();
  const again = await page.request.post("/api/auth/login", { data: account });
  expect(again.status()).toBe(401);
});

test("the first page needs at most 140 KB of script", async ({ page }) => {
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  const bytes = await page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter((entry) => new URL(entry.name).pathname.endsWith(".js"))
      .reduce((sum, entry) => sum + entry.encodedBodySize, 0),
  );
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(140 * 1024);
  console.log(`first page: ${(bytes / 1024).toFixed(1)} KB of script`);
});

test("H3 How It Works and Scenarios show screens of the product, in the theme of the page", async ({
  page,
}) => {
  for (const [path, count] of [
    ["/How-It-Works", 6],
    ["/Scenarios", 3],
  ] as const) {
    for (const theme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme: theme });
      await page.goto(path);
      const pictures = main(page).locator("img:visible");
      await expect(pictures).toHaveCount(count);
      for (const picture of await pictures.all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect(picture).toHaveAttribute("src", new RegExp(`-${theme}\\.webp$`));
        await expect(picture).toHaveAttribute("alt", /\w/);
        await expect(picture).toHaveJSProperty("naturalWidth", 840);
      }
    }
  }
});

test("the brackets of a finished text stand on its paper in both themes", async ({ page }) => {
  await page.goto("/About");
  const text = page.getByText("She was responsible for the management of stock in SAP EWM.").first();
  const inside = await text.evaluate((element) =>
    Number.parseFloat(getComputedStyle(element, "::before").top),
  );
  expect(inside, "at its edge they are lost in the dark").toBeGreaterThan(2);
});
