import { strToU8, zipSync } from "fflate";
import { expect, it } from "vitest";
import { documentsOf } from "./documents";

const docx = (pages: string) =>
  zipSync({
    "word/document.xml": strToU8("<w:p/>"),
    "docProps/app.xml": strToU8(`<Properties>${pages}</Properties>`),
  });
const blobOf = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)]);

it("a document says how long it is, alone and in a zip", async () => {
  const one = { filename: "a.docx", isZip: false, blob: blobOf(docx("<Pages>3</Pages>")) };
  expect(await documentsOf(one)).toMatchObject([{ name: "a.docx", pages: 3 }]);
  const zip = zipSync({
    "a.docx": docx("<Pages>12</Pages>"),
    "b.docx": docx(""),
    "report.txt": strToU8("x"),
  });
  const many = await documentsOf({ filename: "resumes.zip", isZip: true, blob: blobOf(zip) });
  expect(many).toMatchObject([
    { name: "a.docx", pages: 12 },
    { name: "b.docx", pages: 0 },
  ]);
});

it("one that is broken leaves the others of a zip as they are", async () => {
  const zip = zipSync({ "a.docx": strToU8("no document"), "b.docx": docx("<Pages>2</Pages>") });
  const many = await documentsOf({ filename: "resumes.zip", isZip: true, blob: blobOf(zip) });
  expect(many.map(({ name, pages }) => [name, pages])).toEqual([
    ["a.docx", 0],
    ["b.docx", 2],
  ]);
});
