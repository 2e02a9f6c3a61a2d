import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { EvidenceLegend } from "./evidence-legend";

it.each([
  [5, 0, "5 of 12 requirements. Only"],
  [1, 1, "1 of 12 requirements, in part. Only"],
  [5, 2, "5 of 12 requirements, 2 of them in part. Only"],
])("what is shown in part only is called so: %i, %i", (proved, partly, want) => {
  render(<EvidenceLegend proved={proved} partly={partly} all={12} isOn onToggle={() => {}} />);
  expect(screen.getByText(/is what shows/)).toHaveTextContent(want);
});
