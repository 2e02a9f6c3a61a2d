import { expectAccessible, expectNoSidewaysScroll } from "./accessible";
import { jsonCv } from "./fixtures";
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

test("B4 CV-2: every design shows its first page where a template is chosen", async ({ page, focal }) => {
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

test("D5 what is shown of each design is what its file looks like", async ({ page, focal }) => {
  await signIn(page, focal, focal.newUser({ active: true, credits: 2, templates: designs.join(",") }));
  await page.goto("/Application");
  await page.getByRole("group", { name: "Old CV" }).locator("input").setInputFiles(jsonCv());
  await page.getByRole("button", { name: "Convert CV" }).click();
  const choice = page.getByLabel("Template of this document");
  const shown = page.locator("section.docx").first();
  for (const design of designs) {
    await choice.selectOption(design);
    await expect(shown.locator("p.docx_title")).toHaveText("Tove Marsh");
    await expect(page.getByText("Opening the document")).toBeHidden();
    await expect(choice).toBeEnabled();
    const found = () =>
      shown.evaluate((section) => {
        const css = (selector: string, pseudo?: string) => {
          const element = section.querySelector(selector);
          return element && getComputedStyle(element, pseudo);
        };
        const dates = section.querySelector(".tab-end > .tab-rest");
        const gap = (one?: DOMRect, other?: DOMRect) =>
          one && other ? Math.round(Math.abs(one.right - other.right)) : undefined;
        return {
          room: Number.parseFloat(css("p.docx_heading1")?.paddingLeft ?? "0"),
          letters: css("p.docx_heading1")?.letterSpacing,
          datesFromEdge: gap(
            dates?.getBoundingClientRect(),
            dates?.parentElement?.parentElement?.querySelector("p.docx_bodytext")?.getBoundingClientRect(),
          ),
          bullet: css("p.docx_entrybullet", "::before")?.content,
          bulletIndent: Number.parseFloat(css("p.docx_entrybullet")?.marginInlineStart ?? "0"),
          band: section.querySelector("p.docx_title")?.getBoundingClientRect().left,
          text: section.querySelector("p.docx_bodytext")?.getBoundingClientRect().left,
          plane: css(".plane")?.backgroundColor,
        };
      });
    // The page of the design before may still stand while the new one is drawn.
    await expect(async () => {
      const { letters, room, datesFromEdge, bullet, bulletIndent, band, text, plane } = await found();
      if (design !== "Generic") expect(letters, design).toMatch(/^[\d.]+px$/);
      if (datesFromEdge !== undefined) expect(datesFromEdge, design).toBeLessThan(2);
      if (design === "Modern") expect(room, "between bar and letters").toBeGreaterThan(8);
      if (design === "Corporate") expect(Math.abs((band ?? 0) - (text ?? 99)), "band").toBeLessThan(2);
      if (design === "Sidebar") expect(plane, "plane").toMatch(/^rgb/);
      if (design === "Academic") {
        expect(bullet).toContain("•");
        expect(bulletIndent).toBeGreaterThan(150);
      }
    }).toPass({ timeout: 10_000 });
  }
});
