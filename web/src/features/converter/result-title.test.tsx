import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Download } from "@/lib/conversion";
import { ResultTitle } from "./result-title";

const download = (isZip: boolean): Download => ({ blob: new Blob(), filename: "resumes.zip", isZip, of: [] });

it.each([
  [1, 2, true, "1 of 2 CVs is ready"],
  [2, 2, true, "2 of 2 CVs are ready"],
  [2, 3, true, "2 of 3 CVs are ready"],
  [1, 1, false, "Your CV is ready"],
])("D14 %d of %d: %s", (done, all, isZip, says) => {
  render(
    <ResultTitle
      download={download(isZip)}
      done={done}
      all={all}
      isWithheld={false}
      person="Ida Storm"
      job={undefined}
    />,
  );
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe(says);
});
