import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { FormNotice } from "./form-notice";

it("while the form is on its way again the last notice keeps its place, and is announced anew after it", () => {
  const { rerender } = render(<FormNotice text="Wrong" />);
  const first = screen.getByRole("alert");
  rerender(<FormNotice text={null} busy />);
  expect(screen.getByText("Wrong")).toBeVisible();
  expect(screen.queryByRole("alert")).toBeNull();
  rerender(<FormNotice text="Wrong" />);
  expect(screen.getByRole("alert")).toHaveTextContent("Wrong");
  expect(screen.getByRole("alert")).not.toBe(first);
  rerender(<FormNotice text={null} />);
  expect(screen.queryByText("Wrong")).toBeNull();
  rerender(<FormNotice text={null} busy />);
  expect(screen.queryByText("Wrong")).toBeNull();
});
