import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { settings } from "@/lib/settings";
import { ModelChoice } from "./model-choice";

afterEach(() => {
  settings.wording_by = "";
});

it("is not there where there is no model", () => {
  const { container } = render(<ModelChoice isFlexible ownWords={false} onChange={() => {}} />);
  expect(container).toBeEmptyDOMElement();
});

it("names model and host, says what is sent, and can be switched off", async () => {
  settings.wording_by = "small at gpu.example.com";
  const onChange = vi.fn();
  const { rerender } = render(<ModelChoice isFlexible ownWords={false} onChange={onChange} />);
  expect(screen.getByText(/Wording by small at gpu\.example\.com/)).toHaveTextContent(
    /what goes first for a job.*lists of tasks and skills, and the job’s requirements.*employers are replaced/,
  );
  await userEvent.click(screen.getByRole("radio", { name: "Off" }));
  expect(onChange).toHaveBeenCalledWith(true);
  rerender(<ModelChoice isFlexible ownWords onChange={onChange} />);
  expect(screen.getByText("Nothing of this CV goes to a language model.")).toBeVisible();
  rerender(<ModelChoice isFlexible={false} ownWords={false} onChange={onChange} />);
  expect(screen.getByText(/Strict keeps the wording/)).toBeVisible();
});
