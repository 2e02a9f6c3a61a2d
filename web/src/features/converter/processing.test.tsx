import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { renderApp } from "@/test/app";
import { answer, calls, server, signIn } from "@/test/server";

vi.mock("@/components/document/document-view", () => ({
  DocumentView: ({ name }: { name: string }) => <p>{`Document ${name}`}</p>,
}));

const row = (index: number, status: string, stage?: string) => ({
  index,
  name: `cv-${index}.pdf`,
  status,
  ...(stage && { stage }),
  error: stage === "cancelled" ? "You cancelled this CV." : "",
  pages: 0,
});
const batch = (status: string, ...files: object[]) => ({
  task_id: "t1",
  status,
  progress: 0,
  error: "",
  files,
});

/** What the server tells from look to look; the last state stays. */
function tell(...states: object[]) {
  let at = 0;
  server.use(
    http.get("*/api/convert/task-progress/t1", async () => {
      const task = states[Math.min(at++, states.length - 1)];
      return HttpResponse.json({ task, seen: `s${at}` });
    }),
  );
}

const panelRow = (name: string) =>
  screen.findByText(name).then((found) => found.closest("li") as HTMLLIElement);
const running = batch("Processing", row(0, "Completed"), row(1, "Processing", "reading"), row(2, "Pending"));

beforeEach(() => {
  signIn();
  answer("get", "/convert/result/t1", { files: [], options: {}, template: "Generic" });
  answer("get", "/convert/task-status/t1", running);
});

describe("A3 the steps of a conversion", () => {
  it("each row says what is happening to it, long before the next look", async () => {
    const begun = Date.now();
    tell(
      running,
      batch(
        "Processing",
        row(0, "Completed"),
        row(1, "Processing", "tailoring"),
        row(2, "Processing", "layout"),
      ),
    );
    renderApp("/Application/t1");
    expect(within(await panelRow("cv-1.pdf")).getByText("Reading")).toBeVisible();
    expect(within(await panelRow("cv-2.pdf")).getByText("Waiting")).toBeVisible();
    expect(await screen.findByText("Tailoring")).toBeVisible();
    expect(within(await panelRow("cv-2.pdf")).getByText("Laying out")).toBeVisible();
    expect(within(await panelRow("cv-0.pdf")).getByText("Done")).toBeVisible();
    expect(screen.getByText("1 of 3 CVs are through.")).toBeVisible();
    expect(calls("/convert/task-status/t1").length).toBe(1);
    expect(Date.now() - begun).toBeLessThan(3500);
  });

  it("the end shows at once", async () => {
    tell(running, batch("Completed", row(0, "Completed"), row(1, "Completed"), row(2, "Completed")));
    renderApp("/Application/t1");
    await panelRow("cv-1.pdf");
    answer("get", "/convert/task-status/t1", batch("Failed", row(0, "Failed")));
    expect(await screen.findByText("CV Conversion failed. Please try again.")).toBeVisible();
  });

  it("a server that tells no stages is asked as before", async () => {
    renderApp("/Application/t1");
    await panelRow("cv-1.pdf");
    await waitFor(() => expect(calls("/convert/task-progress/t1").length).toBe(1));
    expect(within(await panelRow("cv-1.pdf")).getByText("Reading")).toBeVisible();
  });
});

describe("A3 cancelling one CV of a batch", () => {
  it("is answered at once, told to who cannot see it, and leaves the others", async () => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let asked = "";
    server.use(
      http.post("*/api/convert/cancel/t1", async ({ request }) => {
        asked = new URL(request.url).search;
        await held;
        return HttpResponse.json({ kept: 1, erased: false });
      }),
    );
    const app = renderApp("/Application/t1");
    const button = await screen.findByRole("button", { name: "Cancel cv-1.pdf" });
    expect(screen.queryByRole("button", { name: "Cancel cv-0.pdf" })).toBeNull();
    button.focus();
    await app.keyboard.keyboard("{Enter}");
    expect(within(await panelRow("cv-1.pdf")).getByText("Cancelling…")).toBeVisible();
    expect(button).toBeDisabled();
    expect(screen.getByRole("button", { name: "Cancel cv-2.pdf" })).toBeEnabled();
    expect(asked).toBe("?file=1");
    answer(
      "get",
      "/convert/task-status/t1",
      batch("Processing", row(0, "Completed"), row(1, "Failed", "cancelled"), row(2, "Pending")),
    );
    letGo();
    expect(within(await panelRow("cv-1.pdf")).getByText("Cancelling…")).toBeVisible();
    expect(await screen.findByText("Cancelled: cv-1.pdf.")).toHaveAttribute("role", "status");
    expect(within(await panelRow("cv-1.pdf")).getByText("Cancelled")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Cancel cv-1.pdf" })).toBeNull();
    expect(screen.getByRole("button", { name: "Cancel cv-2.pdf" })).toHaveFocus();
    expect(within(await panelRow("cv-2.pdf")).getByText("Waiting")).toBeVisible();
  });

  it("one that cannot be cancelled can be tried again", async () => {
    answer("post", "/convert/cancel/t1", { error: "The service is busy." }, 503);
    const app = renderApp("/Application/t1");
    await app.keyboard.click(await screen.findByRole("button", { name: "Cancel cv-1.pdf" }));
    expect(await screen.findByText("The service is busy.")).toBeVisible();
    await waitFor(() => expect(screen.getByRole("button", { name: "Cancel cv-1.pdf" })).toBeEnabled());
  });

  it("all of them: every row that goes on says so until the server shows it", async () => {
    answer("post", "/convert/cancel/t1", { kept: 1, erased: false });
    const app = renderApp("/Application/t1");
    await app.keyboard.click(await screen.findByRole("button", { name: "Cancel all" }));
    expect(screen.getByRole("button", { name: "Cancelling…" })).toBeDisabled();
    expect(screen.getAllByText("Cancelling…")).toHaveLength(3);
    await waitFor(() => expect(calls("/convert/task-status/t1").length).toBe(2));
    expect(screen.getByRole("button", { name: "Cancelling…" })).toBeDisabled();
  });

  it("the last one: the conversion is gone", async () => {
    answer("post", "/convert/cancel/t1", { kept: 0, erased: true });
    const app = renderApp("/Application/t1");
    await app.keyboard.click(await screen.findByRole("button", { name: "Cancel cv-1.pdf" }));
    expect(await screen.findByText("The conversion is cancelled. Nothing was charged.")).toBeVisible();
    expect(await screen.findByRole("button", { name: "Convert CV" })).toBeVisible();
  });
});
