import { expectAccessible, expectNoSidewaysScroll } from "./accessible";
import { expect, signIn, test } from "./focal";

const skills =
  "Ada Bash COBOL Delphi Erlang Fortran Go Haskell Idris Julia Kotlin Lua Modula Nim OCaml Perl Quel Ruby Scala Tcl Unicon Vala Wren Xtend Yorick Zig".split(
    " ",
  );
const cv = {
  basics: { name: "Zoe Marsh", email: "zoe@example.org", summary: "A programmer of old machines." },
  work: [
    {
      name: "Tarn Works",
      position: "Programmer",
      startDate: "2018-01",
      highlights: ["Wrote COBOL for nine banks."],
    },
  ],
  skills: [{ name: "Languages", keywords: skills }],
};

test("D-48: one of the skills that the limit leaves out goes back by itself", async ({ page, focal }) => {
  await signIn(page, focal, focal.newUser({ active: true, credits: 3 }));
  await page.goto("/Application");
  await page.getByRole("button", { name: "Open Styling" }).click();
  const options = page.getByRole("dialog", { name: "CV Options" });
  await options.getByRole("spinbutton", { name: /^Skills/ }).fill("20"); // a limit that nobody sets leaves nothing out beside room
  await options.getByRole("button", { name: "Save", exact: true }).click();
  const file = { name: "zoe.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(cv)) };
  await page.getByRole("group", { name: "Old CV" }).locator("input").setInputFiles(file);
  await page.getByRole("button", { name: "Convert CV" }).click();
  await page.getByRole("tab", { name: /What changed/ }).click({ timeout: 60_000 });
  const chips = page.getByRole("button", { name: /^Put back: \w+$/ });
  const all = await chips.count();
  expect(all).toBeGreaterThan(2);
  const last = page.getByRole("button", { name: "Put back: Zig" });
  await last.focus();
  await page.keyboard.press("r");
  await expect(last).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText(`${all - 1} skills are left out`)).toBeVisible();
  for (const scheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 860 });
      await last.scrollIntoViewIfNeeded();
      await expectNoSidewaysScroll(page);
      await page.screenshot({ path: `test-results/left-skills-${width}-${scheme}.png` });
    }
    await expectAccessible(page);
  }
  await page.getByRole("tab", { name: "Document" }).click();
  const document = page.getByRole("region", { name: /^Document / });
  await expect(document.getByText(/\bZig\b/).first()).toBeVisible();
  await expect(document.getByText(/\bYorick\b/)).toHaveCount(0);
  await page.getByRole("tab", { name: /What changed/ }).click();
  await last.click();
  await expect(last).toHaveAttribute("aria-pressed", "false");
  await page.getByRole("tab", { name: "Document" }).click();
  await expect(document.getByText(/\bZig\b/)).toHaveCount(0);
});
