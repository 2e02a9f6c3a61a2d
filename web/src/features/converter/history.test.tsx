import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, it, vi } from "vitest";
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
  answer("get", "/convert/result/t1", { files: [] });
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

it("a past conversion is erased at once", async () => {
  answer("delete", "/convert/task/t2", { message: "Conversion erased." });
  const app = renderApp("/Application");
  await app.keyboard.click(await screen.findByRole("button", { name: "Erase a.pdf and 1 more" }));
  expect(await screen.findByText("Conversion erased.")).toBeVisible();
  await waitFor(() => expect(calls("/convert/history").length).toBeGreaterThan(1));
});
