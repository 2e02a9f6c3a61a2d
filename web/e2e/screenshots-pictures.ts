import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Locator, Page } from "@playwright/test";
import { brokenPdf, type Upload } from "./fixtures";

const samples = join(import.meta.dirname, "../../samples");
const folder = join(import.meta.dirname, "../public/media/screens");
const shape = 16 / 9;
const edge = 10;
const width = 840; // of a picture's pixels

/** Cropped screens of How It Works and Scenarios, from the samples; `make screenshots` renews them. */
export async function takePictures(page: Page, browser: Browser): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const press = await (await browser.newContext()).newPage();
  const crop = async (name: string, target: Locator, most = 640) => {
    for (const theme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
      await target.waitFor();
      await target.scrollIntoViewIfNeeded();
      // the bar that stays at the top of the screen is no part of what stands below
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
      await page.waitForFunction(() =>
        document.getAnimations().every(({ playState }) => playState !== "running"),
      );
      const box = await target.boundingBox();
      if (!box) throw new Error(name);
      const wide = Math.min(box.width, most);
      const isOver = (await page.getByRole("dialog").count()) > 0;
      const top = box.y + (isOver ? 0 : await page.evaluate(() => scrollY));
      const picture = await page.screenshot({
        fullPage: !isOver,
        clip: { x: box.x - edge, y: top - edge, width: wide + 2 * edge, height: (wide + 2 * edge) / shape },
      });
      writeFileSync(join(folder, `${name}-${theme}.webp`), await smaller(press, picture));
    }
  };
  const convert = async (cvs: Upload[]) => {
    await page.goto("/Application");
    await page.getByRole("group", { name: "Old CV" }).locator("input").setInputFiles(cvs);
    await page
      .getByRole("group", { name: "Job description" })
      .locator("input")
      .setInputFiles(join(samples, "job-programme-manager.docx"));
  };
  const options = async () => {
    await page.getByRole("button", { name: "Open Styling" }).click();
    return page.getByRole("dialog");
  };

  await page.setViewportSize({ width: 680, height: 900 });
  await convert([sample("amara-osei.pdf")]);
  const dialog = await options();
  await dialog.getByText("Third person", { exact: true }).click();
  await dialog.getByText("She", { exact: true }).click();
  await crop("limits", dialog.locator("fieldset", { hasText: "Section limits" }));
  await crop("length", dialog.locator("fieldset", { hasText: "Length" }));
  await dialog.locator("input[type=file]").setInputFiles(join(import.meta.dirname, "../public/icon-192.png"));
  await dialog.getByRole("button", { name: "Save Icon" }).click();
  await dialog.getByRole("button", { name: "Remove" }).waitFor();
  await crop("icon", dialog.getByText("Branding icon", { exact: true }).locator(".."));
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("button", { name: "Convert CV" }).click();
  await page.getByRole("tab", { name: "Match" }).click({ timeout: 60_000 });
  await crop("match", page.getByRole("heading", { name: "Must have" }).locator(".."));
  await page.getByRole("tab", { name: "What changed" }).click();
  await crop(
    "changes",
    page
      .getByRole("tabpanel")
      .getByRole("heading", { name: /^Profile/ })
      .locator(".."),
  );

  await convert([sample("amara-osei.pdf"), brokenPdf, sample("tomas-lindqvist.docx")]);
  await page.getByRole("button", { name: "Convert CV" }).click();
  await crop("several", page.getByRole("region", { name: "Result of each CV" }));
  await page.setViewportSize({ width: 1100, height: 900 });
  await page.getByRole("link", { name: "Compare candidates" }).click();
  await crop("compare", page.getByRole("region", { name: /^Comparison for / }), 720);
  await press.context().close();
}

const sample = (name: string): Upload => ({
  name,
  mimeType: "application/octet-stream",
  buffer: readFileSync(join(samples, name)),
});

/** A picture as small as it is shown. */
async function smaller(page: Page, picture: Buffer): Promise<Buffer> {
  const address = await page.evaluate(
    async ([source, across, ratio]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${source}`;
      await image.decode();
      const canvas = document.createElement("canvas");
      canvas.width = across;
      canvas.height = Math.round(across / ratio);
      canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL("image/webp", 0.8);
    },
    [picture.toString("base64"), width, shape] as const,
  );
  return Buffer.from(address.split(",")[1] ?? "", "base64");
}
