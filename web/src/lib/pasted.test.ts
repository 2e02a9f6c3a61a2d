import { expect, it } from "vitest";
import { pastedJob } from "./pasted";

it.each([
  ["Product Manager\nWe look for …", "Product Manager.txt"],
  ["# Sales Representative #\n", "Sales Representative.txt"],
  ["Basic information:\nPosition title: Product Manager\nGrade 13", "Product Manager.txt"],
  ["JOB DETAILS\nFull time, in Ely", "Pasted advert.txt"],
  ["We are a team of forty and look for a person who minds the bells of Ely.", "Pasted advert.txt"],
  [
    "Departmental Analyst 12 - Data &amp; Programs Unit",
    "Departmental Analyst 12 - Data & Programs Unit.txt",
  ],
  ["Data &amp;amp; Programs", "Data & Programs.txt"],
  ["Engineer (C++/Go)", "Engineer (C++-Go).txt"],
  ["", "Pasted advert.txt"],
])("a pasted advert is called after its job: %s", (text, name) => {
  expect(pastedJob(text).name).toBe(name);
});
