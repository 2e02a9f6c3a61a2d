import { expect, it, vi } from "vitest";
import { offsetAt, spotlight, textAround, textClicked } from "./spotlight";

/** Two posts of one name, far apart. */
const drawn = () => {
  const root = document.createElement("div");
  const filler = Array.from({ length: 12 }, (_, at) => `Kept the log of night ${at}`);
  const texts = ["Keeper", "Skerry Lights", "2016", ...filler, "Keeper", "Holm Lights", "2011"];
  root.innerHTML = `<section class="docx">${texts.map((text) => `<p>${text}</p>`).join("")}</section>`;
  return { root, paragraphs: [...root.querySelectorAll("p")] };
};

it("of equal texts the one of the same entry is shown", () => {
  const { root, paragraphs } = drawn();
  expect(spotlight(root, [{ text: "Keeper", near: ["Holm Lights", "2011"] }])).toBe(paragraphs[15]);
  expect(spotlight(root, [{ text: "keeper", near: ["Skerry Lights"] }])).toBe(paragraphs[0]);
  expect(root.querySelectorAll("[data-spot]"), "of the last time").toHaveLength(1);
  expect(spotlight(root, [{ text: "", near: [] }])).toBeNull();
});

it("a click on one of equal texts is about its entry", () => {
  const { root, paragraphs } = drawn();
  const texts = [
    { id: "work[0].title", text: "Keeper", near: ["Skerry Lights"] },
    { id: "work[1].title", text: "Keeper", near: ["Holm Lights"] },
  ];
  for (const [at, id] of [
    [0, "work[0].title"],
    [15, "work[1].title"],
  ] as const)
    expect(textClicked("Keeper", textAround(root, paragraphs[at] as Element), texts)?.id).toBe(id);
  expect(textClicked("Nothing of it", [], texts)).toBeNull();
});

it("of several texts of a line the one under the pointer was clicked, though it is the shorter", () => {
  const texts = ["COBOL", "JavaScript", "HTML"].map((text) => ({ text, near: [] }));
  const line = "COBOL: JavaScript, HTML";
  const at = (offset: number | null) => textClicked(line, [], texts, offset)?.text;
  expect([at(1), at(9), at(line.length - 1)]).toEqual(["COBOL", "JavaScript", "HTML"]);
  expect([at(5), at(null)], "beside all of them, or unknown: the longest").toEqual([
    "JavaScript",
    "JavaScript",
  ]);
});

it("the letter under the pointer is counted over the pieces of a paragraph, as it shows", () => {
  const { root } = drawn();
  const paragraph = root.querySelector("p") as Element;
  paragraph.innerHTML = "  <span>COBOL:</span>  <span>Java</span>";
  // Each letter is 10 wide, by its place among all of them.
  const rects = vi.fn(function (this: Range) {
    const before = document.createRange();
    before.setStart(paragraph, 0);
    before.setEnd(this.startContainer, this.startOffset);
    const left = before.toString().length * 10;
    return [{ left, right: left + 9, top: 0, bottom: 10 }];
  });
  Range.prototype.getClientRects = rects as never;
  const x = paragraph.textContent?.indexOf("Java") ?? 0;
  expect(offsetAt(paragraph, x * 10 + 5, 5)).toBe("COBOL: ".length);
  expect(offsetAt(paragraph, 5, 50)).toBeNull();
});
