import { expect, signIn, test } from "./focal";

test("PR-3 PR-5 PR-6 PR-7 SH-2: from a plan through the test checkout to an active subscription", async ({
  page,
  focal,
}) => {
  await signIn(page, focal.createUser("buyer@example.net"));
  await page.goto("/pricing");
  await expect(page.getByRole("button", { name: /User menu/ })).toBeVisible();
  await expect(page.getByRole("link", { name: "Convert CVs" })).toHaveCount(0);
  await page.getByRole("button", { name: "Get access: Personal Plan" }).click();
  await page.getByRole("button", { name: "Pay (test)" }).click();
  await expect(page.getByText(/^Payment successful! Your subscription is now active\./)).toBeVisible();
  await expect(page).toHaveURL(`${focal.url}/Pricing`);
  await expect(page.getByRole("link", { name: "Convert CVs" }).first()).toBeVisible();

  await page.goto("/profile");
  await expect(page.getByText("Personal Plan")).toBeVisible();
  await expect(page.getByText("200", { exact: true })).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Manage Subscription" }).click();
  await page.waitForURL("**/payment/sandbox/portal/**");
});

test("PR-7: an unpaid checkout warns", async ({ page, focal }) => {
  await signIn(page, focal.createUser("later@example.net"));
  await page.goto("/pricing");
  await page.getByRole("button", { name: "Get access: Personal Plan" }).click();
  await page.getByRole("button", { name: /Pay later/ }).click();
  await expect(
    page.getByText(/^Payment pending\. Please complete the payment to activate your subscription\./),
  ).toBeVisible();
});

test("PR-4: a cancelled checkout says so, once", async ({ page, focal }) => {
  await signIn(page, focal.createUser("undecided@example.net"));
  await page.goto("/pricing");
  await page.getByRole("button", { name: "Get access: Professional Plan" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  const text = "You did not complete the checkout process. Please complete it to access the software.";
  await expect(page.getByText(text)).toBeVisible();
  await expect(page).toHaveURL(`${focal.url}/Pricing`);
  await page.reload();
  await expect(page.getByRole("button", { name: "Get access: Personal Plan" })).toBeVisible();
  await expect(page.getByText(text)).toHaveCount(0);
});

test("PR-8: a made-up session", async ({ page, focal, complaints }) => {
  complaints.expectStatus(400);
  await signIn(page, focal.createUser("curious@example.net"));
  await page.goto("/pricing?session_id=cs_made_up");
  await expect(page.getByText(/Invalid Checkout session ID|Error validating session/)).toBeVisible();
  await expect(page).toHaveURL(`${focal.url}/Pricing`);
});

test("CH-1 CH-5 CH-6: the assistant answers, and forgets", async ({ page, focal }) => {
  await signIn(page, focal.createUser("asking@example.net"));
  await page.goto("/Application/Chat");
  await expect(page).toHaveTitle("DEMO Chatbot");
  const log = page.getByRole("log", { name: "Conversation" });
  await expect(log.getByText("I can answer any questions that you may have with Focal.")).toBeVisible();
  await page.getByPlaceholder("Message Focal...").fill("How many credits does one CV cost?");
  await page.keyboard.press("Enter");
  await expect(log.locator("> ol > li")).toHaveCount(3);
  await expect(log.getByText(/credit/i).last()).toBeVisible();
  const box = page.getByPlaceholder("Message Focal...");
  expect((await box.boundingBox())?.height).toBeCloseTo(50, 0);
  await box.fill("line\n".repeat(20));
  expect((await box.boundingBox())?.height).toBeLessThanOrEqual(120);
  await page.getByRole("button", { name: "Clear chat" }).click();
  await expect(log.locator("> ol > li")).toHaveCount(1);
  await expect(box).toHaveValue("");
});

test("DE-1 DE-2 DE-6 DE-7 D-44: the guided demo without a subscription", async ({ page, focal }) => {
  await signIn(page, focal.createUser("trial@example.net"));
  await page.goto("/Application/Demo");
  await page.locator("input[type=file]").setInputFiles({
    name: "cv.json",
    mimeType: "application/json",
    buffer: Buffer.from(
      JSON.stringify({
        basics: { name: "Tove Marsh", email: "tove@example.net", summary: "Buyer with six years in retail." },
        work: [
          {
            name: "Market Hall Ltd",
            position: "Buyer",
            startDate: "2018-04",
            highlights: ["I cut costs by 12 %."],
          },
        ],
        skills: [{ name: "Negotiation" }],
      }),
    ),
  });
  await expect(page.getByText("Step 2 of 5")).toBeVisible();
  await page.getByRole("button", { name: "Skip this step" }).click();
  await page.getByText("Modern", { exact: true }).click();
  // Step 4 passes in under a second on a fast machine: it is held until it was seen.
  let seen = () => {};
  const held = new Promise<void>((resolve) => {
    seen = resolve;
  });
  await page.route("**/api/convert/task-status/**", async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("button", { name: "Start Conversion" }).click();
  await expect(page.getByText("Step 4 of 5")).toBeVisible();
  seen();
  await expect(page.getByText("Step 5 of 5")).toBeVisible({ timeout: 20_000 });
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download Resume" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/Marsh.*\.docx$/);
  await page.getByRole("button", { name: "Start Over" }).click();
  await expect(page.getByText("Step 1 of 5")).toBeVisible();
});

test("IC-1 IC-2 IC-4: the branding icon is saved, shown and removed", async ({ page, focal }) => {
  await signIn(page, focal.createUser("brand@example.net", { active: true, credits: 1 }));
  await page.goto("/Application");
  await page.getByRole("button", { name: "Open Styling" }).click();
  const png = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR4nGPg8grFihiGlgQAb/gqQSDOGLkAAAAASUVORK5CYII=",
    "base64",
  );
  await page
    .getByLabel("Choose an image")
    .setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: png });
  await expect(page.getByText("File selected. Please save to upload.")).toBeVisible();
  await page.getByRole("button", { name: "Save Icon" }).click();
  await expect(page.getByText("CV icon uploaded successfully.")).toBeVisible();
  await expect(page.getByRole("img", { name: "Saved icon" })).toBeVisible();
  await page.getByRole("button", { name: "Remove Icon" }).click();
  await expect(page.getByText("CV icon removed successfully.")).toBeVisible();
});
