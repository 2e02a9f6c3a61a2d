import { expectAccessible, expectNoSidewaysScroll } from "./accessible";
import { expect, signIn, test } from "./focal";

const designs = [
  "Generic",
  "Modern",
  "Corporate",
  "Defence",
  "Europass",
  "Compact",
  "Sidebar",
  "Academic",
  "Agency",
];

test("CV-2: every design shows its first page where a template is chosen", async ({ page, focal }) => {
  await signIn(page, focal, focal.newUser({ active: true, credits: 2, templates: designs.join(",") }));
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/Application");
    const list = page.getByRole("list", { name: "Designs" });
    await expect(list.getByRole("button")).toHaveText(designs);
    const pictures = list.locator("img");
    for (const picture of await pictures.all()) {
      await expect(picture).toHaveJSProperty("naturalWidth", 298);
    }
    await list.getByRole("button", { name: "Agency" }).click();
    await expect(page.getByLabel("Template")).toHaveValue("Agency");
    await expect(page.getByRole("heading", { name: "For Agency" })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    if (process.env.DESIGNS_SHOT) await page.screenshot({ path: `${process.env.DESIGNS_SHOT}-${width}.png` });
  }
});
