import { expect, it } from "vitest";
import { markProofs } from "./proofs";

const drawn = (html: string): HTMLElement => {
  const root = document.createElement("div");
  root.innerHTML = `<section class="docx">${html}</section>`;
  return root;
};
const marked = (root: HTMLElement) => [...root.querySelectorAll("mark")].map((mark) => mark.textContent);

it.each([
  ["a word of its own", "<p>Django and Go</p>", ["Go"], ["Go"]],
  [
    "over several runs, with folded spaces",
    "<p><span>ran  the</span><b> night</b> shift</p>",
    ["the night"],
    ["the", " night"],
  ],
  ["in the shortest paragraph", "<p>French wine was sold</p><p>French (B2)</p>", ["French"], ["French"]],
  ["what is not there", "<p>Rust</p>", ["Go"], []],
  ["of words within words the first", "<p>Power BI reports</p>", ["Power BI", "Power"], ["Power BI"]],
])("marks %s", (_, html, words, want) => {
  const root = drawn(html);
  markProofs(
    root,
    words.map((one) => ({ words: one, why: `Shows: ${one}` })),
  );
  expect(marked(root)).toEqual(want);
  for (const mark of root.querySelectorAll("mark")) expect(mark.title).toMatch(/^Shows: /);
});

it("takes all marks away again, and the text is as it was", () => {
  const html = "<p><span>ran the</span><b> night</b> shift in Go</p>";
  const root = drawn(html);
  const before = root.innerHTML;
  expect(
    markProofs(root, [
      { words: "the night", why: "a" },
      { words: "Go", why: "b" },
    ]),
  ).toBe(2);
  expect(markProofs(root, [])).toBe(0);
  expect(root.innerHTML).toBe(before);
});
