import { expect, it } from "vitest";
import { spotlight, textAround, textClicked } from "./spotlight";

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
