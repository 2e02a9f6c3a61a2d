import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "./accessible";
import { answer, callMadeBy, hold } from "./answers";
import { expect, signIn, test } from "./focal";

const names = [
  "amara-ndiaye.pdf",
  "a-very-long-file-name-of-a-curriculum-vitae-2026-final.docx",
  "lee.doc",
  "okafor.pdf",
  "locked.pdf",
];
const stages: [status: string, stage?: string][] = [
  ["Completed"],
  ["Processing", "tailoring"],
  ["Processing", "layout"],
  ["Pending"],
  ["Failed"],
];
const rows = (cancelled?: number) =>
  names.map((name, index) => {
    const [status, stage] = index === cancelled ? ["Failed", "cancelled"] : (stages[index] ?? []);
    const error =
      index === 4 ? "This PDF is encrypted." : index === cancelled ? "You cancelled this CV." : "";
    return { index, name, status, ...(stage && { stage }), error, pages: 0 };
  });
const state = (cancelled?: number) => ({
  task_id: "t1",
  status: "Processing",
  progress: 0.4,
  error: "",
  files: rows(cancelled),
});

async function tell(page: Page, cancelled?: number): Promise<void> {
  await answer(page, "GET", "/convert/task-status/t1", { json: state(cancelled) });
  await answer(page, "GET", "/convert/task-progress/t1", {
    json: { task: state(cancelled), seen: String(cancelled) },
  });
}

const row = (page: Page, index: number) => page.getByRole("listitem").filter({ hasText: names[index] ?? "" });

test("A3: every row says what is happening, and one of them is cancelled by its own button", async ({
  page,
  focal,
}) => {
  await signIn(page, focal, focal.newUser({ active: true, credits: 9 }));
  await tell(page);
  await page.goto("/Application/t1");
  for (const [index, text] of ["Done", "Tailoring", "Laying out", "Waiting", "Failed"].entries())
    await expect(row(page, index)).toContainText(text);
  await expect(row(page, 4)).toContainText("This PDF is encrypted.");
  for (const scheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 860 });
      await expectNoSidewaysScroll(page);
      await page.screenshot({ path: `test-results/progress-${width}-${scheme}.png`, fullPage: true });
    }
    await expectAccessible(page);
  }
  await expect(page.getByRole("button", { name: "Cancel amara-ndiaye.pdf" })).toHaveCount(0);

  const letGo = await hold(page, "/convert/cancel/{}");
  await answer(page, "POST", "/convert/cancel/t1", { json: { kept: 1, erased: false } });
  const button = page.getByRole("button", { name: "Cancel lee.doc" });
  await button.focus();
  const call = await callMadeBy(page, "POST", "/convert/cancel/t1", () => page.keyboard.press("Enter"));
  expect(new URL(call.url()).search).toBe("?file=2");
  await expect(row(page, 2)).toContainText("Cancelling…");
  await expect(button).toBeDisabled();
  await page.screenshot({ path: "test-results/progress-cancelling.png" });
  await tell(page, 2);
  letGo();
  await expect(row(page, 2).getByText("Cancelled", { exact: true })).toBeVisible();
  await expect(page.getByText("Cancelled: lee.doc.")).toHaveCount(1);
  await expect(
    page.getByRole("button", { name: "Cancel okafor.pdf" }),
    "the focus goes on to the next",
  ).toBeFocused();
  await expect(row(page, 3)).toContainText("Waiting");
});
