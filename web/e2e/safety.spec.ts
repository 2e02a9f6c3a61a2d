import { printPdfs } from "./fixtures";
import { expect, signIn, test } from "./focal";

const payloads = [
  "<script>window.hacked=1</script>",
  '<img src=x onerror="window.hacked=1">',
  '"><svg onload=window.hacked=1>',
  "javascript:window.hacked=1",
  "{{constructor.constructor('window.hacked=1')()}}",
];

test("assurance 39: names, organisations, file names and CV text are text everywhere", async ({
  page,
  focal,
  complaints,
}) => {
  complaints.expectStatus(400);
  page.on("dialog", () => complaints.add("a dialog opened"));
  page.on("request", (request) => {
    if (!request.url().startsWith(focal.url) && !/^(data|blob):/.test(request.url()))
      complaints.add(`request to ${request.url()}`);
  });
  const account = focal.createUser("odd@example.net", { role: "admin", active: true, credits: 3 });
  await signIn(page, focal, account);

  await page.goto("/profile");
  await page.getByRole("textbox", { name: "Organisation" }).fill(payloads.join(" "));
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Profile updated successfully.")).toBeVisible();
  await page.goto("/admin?search=odd@example.net");
  await expect(page.getByRole("cell", { name: /window\.hacked/ }).first()).toBeVisible();

  await page.goto("/Application");
  await page
    .getByRole("group", { name: "Old CV" })
    .locator("input")
    .setInputFiles({
      name: `${payloads[1]}.json`,
      mimeType: "application/json",
      buffer: Buffer.from(
        JSON.stringify({
          basics: {
            name: "Ove Lund",
            email: "ove@example.net",
            summary: payloads.join(" "),
            url: "javascript:window.hacked=1",
          },
          work: [
            {
              name: payloads[0],
              position: payloads[1],
              url: "javascript:window.hacked=1",
              startDate: "2019",
              highlights: payloads,
            },
          ],
          skills: [{ name: payloads[2] }],
        }),
      ),
    });
  await page.getByRole("button", { name: "Convert CV" }).click();
  await expect(page.getByRole("heading", { name: "Your CV is ready" })).toBeVisible({ timeout: 20_000 });
  await expect(
    page
      .getByRole("region", { name: /^Document / })
      .getByText("Ove Lund")
      .first(),
  ).toBeVisible();
  await page.getByRole("tab", { name: /What changed/ }).click();
  await page.getByRole("button", { name: "Reset" }).click();
  await expect(page.getByRole("region", { name: "Past conversions" })).toBeVisible();
  expect(await page.evaluate(() => "hacked" in window)).toBe(false);
});

for (const from of ["//evil.example/x", "/\\evil.example", "https://evil.example", "javascript:alert(1)"]) {
  test(`assurance 40: after login nobody is led to ${from}`, async ({ page, focal }) => {
    const name = `redirect-${Buffer.from(from).toString("hex").slice(0, 12)}@example.net`;
    const account = focal.createUser(name);
    await page.goto(`/login?from=${encodeURIComponent(from)}`);
    await page.getByLabel("Email").fill(account.email);
    await page.getByRole("textbox", { name: /^Password/ }).fill(account.password);
    await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
    await page.waitForURL(`${focal.url}/Home`);
  });
}

test("D-12: a page whose chunk is gone reloads once, then shows /error", async ({ page, complaints }) => {
  complaints.expectStatus(404);
  await page.goto("/Terms-and-Conditions");
  await page.route("**/assets/Roadmap-*.js", (route) => route.fulfill({ status: 404, body: "gone" }));
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.getByRole("link", { name: "Roadmap" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Something went wrong.");
  expect(documents).toEqual(["/Roadmap", "/error"]);
});

test("a lost connection is said, and the page stays usable", async ({ page, context, focal, complaints }) => {
  complaints.expect(/net::ERR_INTERNET_DISCONNECTED/); // the browser itself reports the refused requests
  await signIn(page, focal, focal.createUser("tunnel@example.net", { active: true, credits: 1 }));
  await page.goto("/profile");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Robin Vale");
  await context.setOffline(true);
  await page.getByRole("textbox", { name: "Name", exact: false }).first().fill("Robin Dale");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Error updating profile. Please try again.")).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Profile updated successfully.")).toBeVisible();
});

test("without a connection a page that is not there yet says so, and opens when it is back", async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/net::ERR_INTERNET_DISCONNECTED/);
  await page.goto("/login");
  await page.getByLabel("Email").fill("ida@example.net");
  await context.setOffline(true);
  const entry = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Scenarios" });
  const fetched = page.waitForEvent("requestfailed", (request) => /Scenarios/.test(request.url()));
  await entry.hover();
  await fetched;
  await expect(page.getByLabel("Email"), "to point at a link costs nothing").toHaveValue("ida@example.net");
  await entry.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No connection");
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Log in");
  await entry.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No connection");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No connection");
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Practical Scenarios/);
});

test("assurance 36: everything runs under a policy without unsafe-inline", async ({
  page,
  browser,
  focal,
}) => {
  const strict =
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), "content-security-policy": strict } });
  });
  const { cv, job } = await printPdfs(browser);
  await signIn(
    page,
    focal,
    focal.createUser("strict@example.net", { role: "admin", active: true, credits: 2 }),
  );
  for (const path of [
    "/",
    "/Pricing",
    "/profile",
    "/admin",
    "/Application/Chat",
    "/Application/Demo",
    "/Application",
  ]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await page.getByRole("button", { name: "Open Styling" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("group", { name: "Old CV" }).locator("input").setInputFiles(cv);
  await page.getByRole("group", { name: "Job description" }).locator("input").setInputFiles(job);
  await page.getByRole("button", { name: "Convert CV" }).click();
  const document = page.getByRole("region", { name: /^Document / });
  await expect(document.getByText("Hanna Lindgren").first()).toBeVisible({ timeout: 20_000 });
  const size = await document
    .getByText("Hanna Lindgren")
    .first()
    .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  expect(size, "the document's own styles apply").toBeGreaterThan(20);
});
