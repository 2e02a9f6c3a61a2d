import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { renderApp } from "@/test/app";
import { answer, calls, server, signIn } from "@/test/server";

vi.mock("@/components/document/document-view", () => ({
  DocumentView: ({ name }: { name: string }) => <p>{`Document ${name}`}</p>,
}));

const item = (change: object) => ({
  task_id: "t1",
  status: "Completed",
  error: "",
  names: ["cv.pdf"],
  job_name: "",
  template: "Modern",
  completed: 1,
  failed: 0,
  created_at: "2026-05-04T10:00:00Z",
  expires_at: "",
  ...change,
});

beforeEach(() => {
  signIn();
  answer("get", "/convert/history", {
    items: [
      item({}),
      item({ task_id: "t2", names: ["a.pdf", "b.pdf"] }),
      item({ task_id: "t3", status: "Failed", names: ["bad.pdf"] }),
    ],
    total: 3,
    page: 1,
    per_page: 5,
    total_pages: 1,
  });
});

it("D-31, D-63 a past conversion opens again with its own template and costs nothing", async () => {
  answer("get", "/convert/task-status/t1", {
    task_id: "t1",
    status: "Completed",
    progress: 1,
    error: "",
    files: [],
  });
  answer("get", "/convert/result/t1", { files: [], options: {}, template: "Modern" });
  let template: FormDataEntryValue | null = null;
  server.use(
    http.post("*/api/convert/generate-docx/t1", async ({ request }) => {
      template = (await request.formData()).get("template");
      return new HttpResponse("docx", {
        headers: { "Content-Disposition": 'attachment; filename="again.docx"' },
      });
    }),
  );
  const app = renderApp("/Application");
  const section = within(await screen.findByRole("region", { name: "Past conversions" }));
  expect(section.queryByRole("button", { name: "Open bad.pdf" })).toBeNull();
  await app.keyboard.click(section.getByRole("button", { name: "Open cv.pdf" }));
  expect(await screen.findByText("again.docx")).toBeVisible();
  expect(template).toBe("Modern");
  expect(calls("/convert/generate-resume-bulk")).toHaveLength(0);
  expect(screen.getByRole("button", { name: /Credits remaining\s*12/ })).toBeVisible();
});

it("A3 a batch names whom it holds, and can be searched for", async () => {
  const people = ["Ada Moss", "", "Jo Li"];
  answer("get", "/convert/history", {
    ...{ total: 1, page: 1, per_page: 5, total_pages: 1 },
    items: [item({ names: ["a.pdf", "b.pdf", "c.pdf"], people, job_title: "Pilot" })],
  });
  const app = renderApp("/Application");
  expect(await screen.findByText("Ada Moss and 2 more")).toBeVisible();
  expect(screen.getByText("b.pdf, Jo Li")).toBeVisible();
  await app.keyboard.type(screen.getByLabelText("Search past conversions"), "LÍ pilot");
  await waitFor(() => {
    const marked = [...document.querySelectorAll("mark")].map(({ textContent }) => textContent);
    expect(marked, "the hits are marked, whatever their case and accents").toEqual(["Li", "Pilot"]);
  });
  const asked = new URLSearchParams(calls("/convert/history").at(-1)?.path.split("?")[1]);
  expect(asked.get("utc_offset"), "a day is one of this clock").toBe(`${-new Date().getTimezoneOffset()}`);
});

it("a past conversion is erased at once, after a question", async () => {
  answer("delete", "/convert/task/t2", { message: "Conversion erased." });
  const app = renderApp("/Application");
  const cross = await screen.findByRole("button", { name: "Erase a.pdf and 1 more" });
  await app.keyboard.click(cross);
  await app.keyboard.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Keep it" }));
  await waitFor(() => expect(cross).toHaveFocus());
  expect(calls("/convert/task/t2")).toHaveLength(0);
  await app.keyboard.click(cross);
  await app.keyboard.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Erase" }));
  expect(await screen.findByText("Conversion erased.")).toBeVisible();
  await waitFor(() => expect(calls("/convert/history").length).toBeGreaterThan(1));
});

it("D-64 past CVs are used again with another job; nothing is uploaded twice", async () => {
  let form = new FormData();
  server.use(
    http.post("*/api/convert/generate-resume-bulk", async ({ request }) => {
      form = await request.formData();
      return HttpResponse.json({ error: "Stop here." }, { status: 400 });
    }),
  );
  const app = renderApp("/Application");
  await app.keyboard.click(await screen.findByRole("button", { name: "Use a.pdf and 1 more again" }));
  const zone = within(screen.getByRole("region", { name: "Old CV" }));
  expect(zone.getByText("a.pdf")).toBeVisible();
  expect(zone.getByText("b.pdf")).toBeVisible();
  expect(screen.getByText(/^Uses 2 credits/)).toBeVisible();
  await app.keyboard.click(screen.getByRole("button", { name: "Paste text instead (job description)" }));
  await app.keyboard.type(await screen.findByLabelText("Job description"), "Welder, 3 years of experience");
  await app.keyboard.click(screen.getByRole("button", { name: "Use this text" }));
  await app.keyboard.click(screen.getByRole("button", { name: "Convert CV" }));
  expect(await screen.findByText("Failed to complete action: Stop here.")).toBeVisible();
  expect(form.get("reuse_task")).toBe("t2");
  expect(form.getAll("files")).toHaveLength(0);
  expect(form.get("requirement")).not.toBeNull();
  await app.keyboard.click(screen.getByRole("button", { name: "Use other CVs" }));
  expect(screen.getByRole("group", { name: "Old CV" })).toBeVisible();
});

it("a past conversion is downloaded without opening it", async () => {
  const save = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:x", revokeObjectURL: () => {} }));
  server.use(http.post("*/api/convert/generate-docx/t1", () => new HttpResponse("docx")));
  const app = renderApp("/Application");
  expect(screen.queryByRole("button", { name: "Download bad.pdf" })).toBeNull();
  await app.keyboard.click(await screen.findByRole("button", { name: "Download cv.pdf" }));
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  save.mockRestore();
});

it("what is under way shows its end by itself", async () => {
  const page = { total: 1, page: 1, per_page: 5, total_pages: 1 };
  answer("get", "/convert/history", { items: [item({ status: "Processing" })], ...page });
  renderApp("/Application");
  expect(await screen.findByText("Working")).toBeVisible();
  answer("get", "/convert/history", { items: [item({})], ...page });
  expect(await screen.findByText("Done")).toBeVisible();
});

describe("states", () => {
  it("empty", async () => {
    answer("get", "/convert/history", { items: [], total: 0, page: 1, per_page: 5, total_pages: 1 });
    renderApp("/Application");
    expect(await screen.findByText(/^None yet. What you convert is kept here for 30 days/)).toBeVisible();
  });
  it("not loaded", async () => {
    answer("get", "/convert/history", { error: "x" }, 500);
    renderApp("/Application");
    expect(await screen.findByText("They could not be loaded.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Retry" })).toBeVisible();
  });
});
