import { expect, it } from "vitest";
import { type Frame, markFolds, markPageNumbers, numberSheets } from "./page-numbers";

type Child = NonNullable<Frame["rootElement"]>;

const text = (text: string): Child => ({ type: "text", text });
const field = (name: string, result: string): Child[] => [
  { type: "complexField", charType: "begin" },
  { type: "instruction", text: ` ${name} ` },
  { type: "complexField", charType: "separate" },
  text(result),
  { type: "complexField", charType: "end" },
];
const footer = (): Frame => ({
  rootElement: {
    type: "footer",
    children: [
      {
        type: "paragraph",
        children: [text("Page "), ...field("PAGE", "1"), text(" of "), ...field("NUMPAGES", "3")],
      },
    ],
  },
});

/** The words of a footer, drawn on so many sheets. */
function drawn(sheets: number): string[] {
  const frame = footer();
  const pages = markPageNumbers([{}, frame]);
  const words = (frame.rootElement?.children?.[0]?.children ?? []).map(({ type, text }) =>
    type === "text" ? text : "",
  );
  const all = Array.from({ length: sheets }, () => {
    const sheet = document.createElement("section");
    sheet.append(...words.map((one) => document.createTextNode(one ?? "")));
    return sheet;
  });
  numberSheets(all, pages);
  return all.map((sheet) => sheet.textContent ?? "");
}

it("A1 a sheet that holds all pages names them; a sheet for each page names its own; else nobody knows", () => {
  expect(drawn(1)).toEqual(["Page 1–3 of 3"]);
  expect(drawn(2)).toEqual(["Page … of 3", "Page … of 3"]);
  expect(drawn(3)).toEqual(["Page 1 of 3", "Page 2 of 3", "Page 3 of 3"]);
});

it("A1 a sheet that runs on shows about where each next page begins; sheets of a page each need no mark", () => {
  const sheet = () => {
    const one = document.createElement("section");
    one.style.cssText = "min-height: 842pt; padding: 50pt 40pt 42pt";
    return one;
  };
  const folds = (sheets: HTMLElement[]) => {
    markFolds(sheets, 3);
    return sheets.flatMap((one) =>
      [...one.querySelectorAll<HTMLElement>(".fold")].map(({ style, textContent }) => [
        style.top,
        textContent,
      ]),
    );
  };
  expect(folds([sheet()])).toEqual([
    ["800pt", "page 2, about here"],
    ["1550pt", "page 3, about here"],
  ]);
  expect(folds([sheet(), sheet(), sheet()])).toEqual([]);
});
