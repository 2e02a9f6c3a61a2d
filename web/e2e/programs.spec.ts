import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expectAccessible, expectNoSidewaysScroll } from "./accessible";
import { jsonCv } from "./fixtures";
import { expect, type Focal, signIn, test } from "./focal";

const password = "Workbench7!";

/** Somebody's program: it keeps what it is told, and answers with the status that it is given. */
async function listener() {
  const heard: { signature: string; body: string }[] = [];
  const program = { url: "", heard, status: 200, close: () => {} };
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", () => {
      heard.push({ signature: String(request.headers["focal-signature"]), body });
      response.writeHead(program.status).end();
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  program.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/focal`;
  program.close = () => server.close();
  return program;
}

async function convert(focal: Focal, key: string): Promise<string> {
  const form = new FormData();
  const cv = jsonCv();
  form.append("files", new Blob([new Uint8Array(cv.buffer)]), cv.name);
  const response = await fetch(`${focal.url}/api/convert/generate-resume-bulk`, {
    method: "POST",
    headers: { Authorization: `Bearer ${key}` },
    body: form,
  });
  expect(response.status).toBe(202);
  return (await response.json()).task_id;
}

const statusWith = (focal: Focal, key: string) =>
  fetch(`${focal.url}/api/convert/history`, { headers: { Authorization: `Bearer ${key}` } }).then(
    (response) => response.status,
  );

test("C3 PF-6: an API key is made, works, is listed with its use, and ends when it is revoked", async ({
  page,
  focal,
  complaints,
}) => {
  complaints.expectStatus(400);
  await signIn(page, focal, focal.newUser({ active: true, credits: 3 }));
  await page.goto("/profile");
  const keys = page.getByRole("region", { name: "API keys" });
  await expect(keys.getByText("No program has a key of yours.")).toBeVisible();
  await keys.getByRole("button", { name: "Create API key" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Name"), "the form begins at its first field").toBeFocused();
  await page.keyboard.type("Applicant tracking");
  await dialog.getByLabel(/^Your password/).fill("Wrong4pass");
  await dialog.getByRole("button", { name: "Create key" }).click();
  await expect(dialog.getByText("The current password is not right.")).toBeVisible();
  await dialog.getByLabel(/^Your password/).fill(password);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Create key" }).click();
  const key = (await dialog.getByText(/^focal_\w{12}_\w{52}$/).textContent()) ?? "";
  await expectAccessible(page);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await dialog.getByRole("button", { name: "Copy" }).click();
  await expect(page.getByText("API key copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
  await dialog.getByRole("button", { name: "I have kept it" }).click();

  await expect(keys.getByText(`${key.slice(0, 18)}…`)).toBeVisible();
  await expect(keys.getByText(/^Never used\. Good until/)).toBeVisible();
  await expect(page.getByText(key), "nowhere any more").toHaveCount(0);
  expect(await statusWith(focal, key)).toBe(200);
  await convert(focal, key);
  await page.reload();
  await expect(keys.getByText(/^Last used \d/)).toBeVisible();
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await keys.getByRole("button", { name: "Revoke Applicant tracking" }).click();
  const alert = page.getByRole("alertdialog");
  await alert.getByRole("button", { name: "Keep it" }).click();
  expect(await statusWith(focal, key)).toBe(200);
  await keys.getByRole("button", { name: "Revoke Applicant tracking" }).click();
  await alert.getByRole("button", { name: "Revoke key" }).click();
  await expect(keys.getByText("No program has a key of yours.")).toBeVisible();
  expect(await statusWith(focal, key)).toBe(401);
});

test("C3 PF-7: a webhook is added, tried, told of a conversion, switched off and removed", async ({
  page,
  focal,
  complaints,
}) => {
  complaints.expectStatus(400);
  const program = await listener();
  const { access_token } = await signIn(page, focal, focal.newUser({ active: true, credits: 3 }));
  await page.goto("/profile");
  const hooks = page.getByRole("region", { name: "Webhooks" });
  await expect(hooks.getByText("No address is told of your conversions.")).toBeVisible();
  await hooks.getByRole("button", { name: "Add webhook" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(/^Your password/).fill(password);
  await dialog.getByLabel("Address").fill("ftp://example.org/x");
  await dialog.getByRole("button", { name: "Add webhook" }).click();
  await expect(dialog.getByText("The address must begin with https://.")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("Address").fill(program.url);
  await dialog.getByRole("button", { name: "Add webhook" }).click();
  const first = (await dialog.getByText(/^focal_whsec_\w+$/).textContent()) ?? "";
  await dialog.getByRole("button", { name: "I have kept it" }).click();
  await hooks.getByRole("button", { name: "Renew secret" }).click();
  await dialog.getByLabel(/^Your password/).fill(password);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Renew secret" }).click();
  const secret = (await dialog.getByText(/^focal_whsec_\w+$/).textContent()) ?? "";
  expect(secret).not.toBe(first);
  await dialog.getByRole("button", { name: "I have kept it" }).click();

  program.status = 500;
  await hooks.getByRole("button", { name: "Send a test" }).click();
  await expect(page.getByText("The test did not arrive. It answered 500, not 2xx.")).toBeVisible();
  program.status = 200;
  await hooks.getByRole("button", { name: "Send a test" }).click();
  await expect(page.getByText("The test arrived.")).toBeVisible();
  const list = hooks.getByRole("list", { name: "Last deliveries" });
  await expect(list.getByRole("listitem")).toHaveCount(2);

  const task = await convert(focal, access_token);
  await expect.poll(() => program.heard.length, { timeout: 20_000 }).toBe(3);
  const { signature, body } = program.heard[2] ?? { signature: "", body: "" };
  const [, at, mac] = /^t=(\d+),v1=(\w+)$/.exec(signature) ?? [];
  expect(mac).toBe(createHmac("sha256", secret).update(`${at}.${body}`).digest("hex"));
  expect(JSON.parse(body)).toMatchObject({
    type: "task.finished",
    data: { task_id: task, status: "Completed", completed: 1, failed: 0 },
  });
  await page.reload();
  await hooks.getByRole("button", { name: "Deliveries" }).click();
  await expect(list.getByRole("listitem").first()).toContainText("Delivered");
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page);

  await hooks.getByRole("button", { name: "Switch off" }).click();
  await expect(hooks.getByText("Off", { exact: true })).toBeVisible();
  await hooks.getByRole("button", { name: "Remove" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove webhook" }).click();
  await expect(hooks.getByText("No address is told of your conversions.")).toBeVisible();
  program.close();
});
