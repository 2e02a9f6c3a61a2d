import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { optionFields } from "@/lib/conversion";
import { defaultOptions, describeLook } from "@/lib/options";
import { renderApp } from "@/test/app";
import { answer, signIn } from "@/test/server";

beforeEach(() => {
  signIn({ allowed_templates: ["Corporate", "Compact"] });
  answer("get", "/convert/templates", {
    templates: ["Generic", "Corporate", "Compact"],
    accented: ["Generic", "Corporate"],
  });
});

async function open(): Promise<HTMLElement> {
  fireEvent.click(await screen.findByRole("button", { name: "Open Styling" }));
  const dialog = await screen.findByRole("dialog", { name: "CV Options" });
  const group = within(dialog).getByText("Document").closest("details") as HTMLDetailsElement;
  group.open = true;
  return dialog;
}
const set = (dialog: HTMLElement, label: string, value: string) =>
  fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });

it("a colour is told with one hash, however it is kept", () => {
  const look = { marking: "", language: "", accent: "#7A1F3D", iconAlt: "A gate" };
  expect(describeLook(look)).toBe("colour #7A1F3D, with a text for the logo");
});

describe("what the document shows beside the CV", () => {
  it("is kept on the next visit of this user only", async () => {
    const { unmount } = renderApp("/Application");
    fireEvent.change(await screen.findByLabelText("Template"), { target: { value: "Corporate" } });
    const dialog = await open();
    set(dialog, "Protective marking", "OFFICIAL-SENSITIVE");
    set(dialog, "Language of headings and dates", "de");
    set(dialog, "Pick the accent colour", "#7a1f2b");
    set(dialog, "What the branding icon shows", "  ");
    fireEvent.click(within(dialog).getByRole("button", { name: "Close" }));
    const told = "Strict, Regular, first person, marked OFFICIAL-SENSITIVE, in German, colour #7A1F2B";
    expect(await screen.findByText(new RegExp(told))).toBeVisible();
    unmount();

    const again = renderApp("/Application");
    expect(await screen.findByText(new RegExp(told))).toBeVisible();
    expect(await screen.findByLabelText("Template")).toHaveValue("Corporate");
    again.unmount();

    signIn({ id: "u2" });
    renderApp("/Application");
    expect(await screen.findByText("Strict, Regular, first person")).toBeVisible();
  });

  it("goes along, and what is blank does not", () => {
    const look = { marking: "SECRET", accent: "", iconAlt: "  ", language: "de" };
    const sent = optionFields({ ...defaultOptions, look });
    expect(sent).toMatchObject({ marking: "SECRET", language: "de" });
    for (const name of ["accent", "icon_alt"]) expect(sent).not.toHaveProperty(name);
  });

  it.each([
    ["Generic", "Compact has none."],
    ["Compact", "Compact has no colour to change; another template may."],
  ])("says which templates have no colour, with %s chosen", async (template, hint) => {
    renderApp("/Application");
    fireEvent.change(await screen.findByLabelText("Template"), { target: { value: template } });
    expect(await within(await open()).findByText(new RegExp(hint))).toBeInTheDocument();
  });

  it("says what a colour looks like where it is none", async () => {
    renderApp("/Application");
    const dialog = await open();
    set(dialog, "Accent colour as a number", "blue");
    expect(within(dialog).getByRole("alert")).toHaveTextContent("Six digits or letters A to F");
    set(dialog, "Accent colour as a number", "#1D3557");
    expect(within(dialog).queryByRole("alert")).toBeNull();
    fireEvent.click(within(dialog).getByRole("button", { name: "Clear" }));
    expect(within(dialog).getByLabelText("Accent colour as a number")).toHaveValue("");
  });
});

describe("a limit that is typed", () => {
  it.each([
    ["11", "5"],
    ["10", "10"],
    ["7", "7"],
    ["99", "5"],
  ])("%s leaves %s", async (typed, left) => {
    const { keyboard } = renderApp("/Application");
    const field = within(await open()).getByRole("spinbutton", { name: /^Experience/ });
    await keyboard.tripleClick(field);
    await keyboard.keyboard(typed);
    expect(field).toHaveValue(left);
  });
});

it("a choice before the templates are known leaves the kept template as it is", async () => {
  const options = { template: "Harrier", mode: "Strict" };
  signIn({ options } as unknown as Parameters<typeof signIn>[0]);
  answer("get", "/convert/templates", { error: "Busy" }, 503);
  renderApp("/Application");
  set(await open(), "Protective marking", "SECRET");
  expect(JSON.parse(sessionStorage.getItem("converter-choice") ?? "{}").template).toBe("Harrier");
});
