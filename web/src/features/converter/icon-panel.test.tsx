import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { renderApp } from "@/test/app";
import { answer, breakCall, calls, signIn } from "@/test/server";

const image = (type = "image/png", size = 10) => {
  const file = new File(["x"], "logo.img", { type });
  Object.defineProperty(file, "size", { value: size });
  return file;
};
const saved = { icon_mimetype: "image/png", icon_data: btoa("png"), icon_filename: "logo.png" };

async function open() {
  const app = renderApp("/Application");
  await app.keyboard.click(await screen.findByRole("button", { name: "Open Styling" }));
  await screen.findByRole("heading", { name: "Branding icon" });
  return app;
}
const select = (file: File) =>
  fireEvent.change(screen.getByLabelText("Choose an image"), { target: { files: [file] } });

beforeEach(() => {
  signIn();
  URL.createObjectURL = () => "blob:x";
  URL.revokeObjectURL = () => {};
});

describe("IC-1, IC-2 states", () => {
  it.each([
    [404, { message: "No CV icon found for the user" }],
    [200, { message: "No CV icon found for the user" }],
  ])("none on %d", async (status, body) => {
    answer("get", "/convert/get-cv-icon", body, status);
    await open();
    expect(await screen.findByText("No icon")).toBeVisible();
    expect(screen.queryByRole("button", { name: /Icon$/ })).toBeNull();
  });

  it("saved, then selected", async () => {
    answer("get", "/convert/get-cv-icon", saved);
    await open();
    expect(await screen.findByAltText("Saved icon")).toHaveAttribute(
      "src",
      `data:image/png;base64,${saved.icon_data}`,
    );
    expect(screen.getByRole("button", { name: "Remove Icon" })).toBeVisible();
    select(image());
    expect(await screen.findByRole("button", { name: "Save Icon" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Remove Icon" })).toBeNull();
  });
});

describe("IC-3 type and size", () => {
  it.each([
    ["image/png", 5242880, true],
    ["image/png", 5242881, false],
    ["image/jpeg", 1, true],
    ["image/webp", 1, true],
    ["image/gif", 1, true],
    ["image/bmp", 1, true],
    ["image/tiff", 1, true],
    ["image/svg+xml", 1, false],
    ["application/pdf", 1, false],
  ])("%s of %d bytes: %s", async (type, size, accepted) => {
    await open();
    select(image(type, size));
    expect(
      await screen.findByText(
        accepted
          ? "File selected. Please save to upload."
          : "Invalid file format or size. Please select an image file up to 5MB.",
      ),
    ).toBeVisible();
    expect(screen.queryByRole("button", { name: "Save Icon" }) !== null).toBe(accepted);
  });
});

describe("IC-4 saving and removing", () => {
  it.each([
    [200, { status: "success", message: "CV icon uploaded successfully." }, "CV icon uploaded successfully."],
    [200, { status: "error" }, "Upload failed"],
    [415, { status: "error", message: "Not an image." }, "Not an image."],
    [500, {}, "Failed to upload and save icon. Please try again."],
  ])("upload %d %j", async (status, body, text) => {
    answer("post", "/convert/upload-cv-icon", body, status);
    const app = await open();
    select(image());
    await app.keyboard.click(await screen.findByRole("button", { name: "Save Icon" }));
    expect(await screen.findByText(text)).toBeVisible();
  });

  it.each([
    [200, { status: "success", message: "CV icon removed successfully." }, "CV icon removed successfully."],
    [404, {}, "Removal failed"],
    [0, {}, "Failed to remove icon. Please try again."],
  ])("remove %d %j", async (status, body, text) => {
    answer("get", "/convert/get-cv-icon", saved);
    if (status === 0) breakCall("delete", "/convert/remove-cv-icon");
    else answer("delete", "/convert/remove-cv-icon", body, status);
    const app = await open();
    await app.keyboard.click(await screen.findByRole("button", { name: "Remove Icon" }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(calls("/convert/remove-cv-icon")).toHaveLength(1);
  });
});

it("IC-5 the notice closes itself after 3000 ms", async () => {
  await open();
  select(image());
  await screen.findByText("File selected. Please save to upload.");
  await waitFor(() => expect(screen.queryByText("File selected. Please save to upload.")).toBeNull(), {
    timeout: 3500,
  });
});

describe("CV-3 the drawer's own Save with an image chosen", () => {
  const save = () => screen.getByRole("button", { name: "Save" });

  it("saves the icon, then closes", async () => {
    answer("post", "/convert/upload-cv-icon", { status: "success", message: "CV icon uploaded." });
    const app = await open();
    select(image());
    await app.keyboard.click(save());
    await waitFor(() => expect(screen.queryByRole("heading", { name: "Branding icon" })).toBeNull());
    expect(calls("/convert/upload-cv-icon")).toHaveLength(1);
  });

  it("stays open, with the reason, when the icon is refused", async () => {
    answer("post", "/convert/upload-cv-icon", { status: "error", message: "That is not an image." });
    const app = await open();
    select(image());
    await app.keyboard.click(save());
    expect(await screen.findByText("That is not an image.")).toBeVisible();
    expect(save()).toBeVisible();
  });

  it("without one, and with Cancel, nothing is sent", async () => {
    const app = await open();
    await app.keyboard.click(save());
    await waitFor(() => expect(screen.queryByRole("heading", { name: "Branding icon" })).toBeNull());
    await app.keyboard.click(screen.getByRole("button", { name: "Open Styling" }));
    await screen.findByRole("heading", { name: "Branding icon" });
    select(image());
    await app.keyboard.click(screen.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("heading", { name: "Branding icon" })).toBeNull());
    expect(calls("/convert/upload-cv-icon")).toHaveLength(0);
  });
});
