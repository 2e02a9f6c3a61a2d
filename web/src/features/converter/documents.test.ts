import { strToU8, zipSync } from "fflate";
import { expect, it } from "vitest";
import { documentsOf } from "./documents";

const docx = (pages: string) =>
  zipSync({
    "word/document.xml": strToU8("<w:p/>"),
    "docProps/app.xml": strToU8(`<Properties>${pages}</Properties>`),
  });
const of = (...indices: number[]) => indices.map((index) => ({ index, withheld: index === 0 }));
const blobOf = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)]);

it("a document says how long it is, alone and in a zip", async () => {
  const one = { filename: "a.docx", isZip: false, of: of(1), blob: blobOf(docx("<Pages>3</Pages>")) };
  expect(await documentsOf(one)).toMatchObject([{ name: "a.docx", pages: 3 }]);
  const zip = zipSync({
    "a.docx": docx("<Pages>12</Pages>"),
    "b.docx": docx(""),
    "report.txt": strToU8("x"),
  });
  const many = await documentsOf({ filename: "resumes.zip", isZip: true, of: of(1, 2), blob: blobOf(zip) });
  expect(many).toMatchObject([
    { name: "a.docx", pages: 12 },
    { name: "b.docx", pages: 0 },
  ]);
});

it("one that is broken leaves the others of a zip as they are", async () => {
  const zip = zipSync({ "a.docx": strToU8("no document"), "b.docx": docx("<Pages>2</Pages>") });
  const many = await documentsOf({ filename: "resumes.zip", isZip: true, of: of(0, 1), blob: blobOf(zip) });
  expect(many.map(({ name, pages }) => [name, pages])).toEqual([
    ["a.docx", 0],
    ["b.docx", 2],
  ]);
});

it("each document of a zip is that of the CV which the server names", async () => {
  const zip = zipSync({ "a.docx": docx(""), "report.txt": strToU8("x"), "b.docx": docx("") });
  const download = { filename: "resumes.zip", isZip: true, blob: blobOf(zip) };
  expect(await documentsOf({ ...download, of: of(0, 2) })).toMatchObject([
    { name: "a.docx", index: 0, withheld: true },
    { name: "b.docx", index: 2, withheld: false },
  ]);
  for (const told of [of(), of(1), of(0, 1, 2)])
    await expect(documentsOf({ ...download, of: told })).rejects.toThrow("whose documents");
});
