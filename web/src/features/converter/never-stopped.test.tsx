import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderApp } from "@/test/app";
import { answer, calls, server, signIn } from "@/test/server";

vi.mock("@/components/document/document-view", () => ({
  DocumentView: ({ name }: { name: string }) => <p>{`Document ${name}`}</p>,
}));

const file = (name: string, size = 4) => {
  const made = new File(["%PDF"], name);
  Object.defineProperty(made, "size", { value: size });
  return made;
};
async function put(area: string, ...files: File[]) {
  const zone = within(await screen.findByRole("group", { name: area }));
  fireEvent.change(zone.getByLabelText(/choose a file/i), { target: { files } });
}
const jobArea = "Job description (optional)";
let forms: FormData[] = [];

const realRequest = globalThis.XMLHttpRequest;
afterEach(() => vi.stubGlobal("XMLHttpRequest", realRequest));
beforeEach(() => {
  signIn();
  forms = [];
  server.use(
    http.post("*/api/convert/generate-resume-bulk", async ({ request }) => {
      forms.push(await request.formData());
      return HttpResponse.json({ task_id: `t${forms.length}` }, { status: 202 });
    }),
    http.post("*/api/convert/generate-docx/:id", () => new HttpResponse("docx")),
  );
  answer("get", "/convert/result/t1", { files: [], options: {}, job_name: "" });
  answer("get", "/convert/result/t2", { files: [], options: {}, job_name: "" });
});

describe("a selection with bad files: the good ones are taken, each bad one is named with its reason", () => {
  it.each([
    ["wrong type", file("holiday.png"), "it is not a PDF, DOCX, DOC or JSON file."],
    ["empty", file("empty.pdf", 0), "the file is empty."],
    ["too large", file("scan.pdf", (10 << 20) + 1), "it is larger than 10 MB."],
  ])("%s", async (_, bad, reason) => {
    const app = renderApp("/Application");
    await put("Old CV", file("a.pdf"), bad, file("b.docx"));
    expect(await screen.findByText("a.pdf")).toBeVisible();
    expect(screen.getByText("b.docx")).toBeVisible();
    const list = within(screen.getByRole("list", { name: "Not taken: Old CV" }));
    expect(list.getByText(bad.name)).toBeVisible();
    expect(list.getByText(`Not taken: ${reason}`)).toBeVisible();
    await app.keyboard.click(list.getByRole("button", { name: `Dismiss ${bad.name}` }));
    expect(screen.queryByRole("list", { name: "Not taken: Old CV" })).toBeNull();
    expect(screen.getByText("a.pdf")).toBeVisible();
  });

  it("the same file once more is named and not taken", async () => {
    renderApp("/Application");
    const once = file("a.pdf");
    const other = new File(["another"], "a.pdf", { lastModified: 7 });
    await put("Old CV", once, file("b.pdf"));
    await screen.findByText("b.pdf");
    await put("Old CV", once, other);
    expect(
      await screen.findByText("Not taken: this file is in already; every CV is converted once."),
    ).toBeVisible();
    expect(screen.getAllByRole("button", { name: /^Remove/ })).toHaveLength(3);
    expect(screen.getByText(/Uses 3 credits/)).toBeVisible();
  });

  it("the eleventh is named, ten are in", async () => {
    renderApp("/Application");
    await put("Old CV", ...Array.from({ length: 11 }, (_, i) => file(`${i}.pdf`)));
    expect(await screen.findAllByRole("button", { name: /^Remove/ })).toHaveLength(10);
    expect(within(screen.getByRole("list", { name: /^Not taken/ })).getByText("10.pdf")).toBeVisible();
  });

  it("large files fit together", async () => {
    renderApp("/Application");
    await put("Old CV", file("a.pdf", 9 << 20), file("b.pdf", 9 << 20), file("c.pdf", 9 << 20));
    expect(await screen.findAllByRole("button", { name: /^Remove/ })).toHaveLength(3);
    expect(screen.queryByRole("list", { name: /^Not taken/ })).toBeNull();
  });
});

describe("a job description that was not taken", () => {
  const open = async () => {
    const app = renderApp("/Application");
    await put("Old CV", file("a.pdf"));
    await put(jobArea, file("job.png"));
    await screen.findByRole("list", { name: `Not taken: ${jobArea}` });
    return app;
  };
  it("Convert asks before it goes on without", async () => {
    const app = await open();
    await app.keyboard.click(screen.getByRole("button", { name: "Convert CV" }));
    const question = within(await screen.findByRole("alertdialog"));
    expect(question.getByText("job.png")).toBeVisible();
    await app.keyboard.click(question.getByRole("button", { name: "Choose another file" }));
    expect(forms).toHaveLength(0);
    await app.keyboard.click(screen.getByRole("button", { name: "Convert CV" }));
    await app.keyboard.click(await screen.findByRole("button", { name: "Convert without it" }));
    await waitFor(() => expect(forms).toHaveLength(1));
  });
  it.each(["dismissed", "replaced"])("nothing is asked once it is %s", async (how) => {
    const app = await open();
    if (how === "dismissed")
      await app.keyboard.click(screen.getByRole("button", { name: "Dismiss job.png" }));
    else {
      await put(jobArea, file("job.pdf"));
      await screen.findByText("job.pdf");
    }
    await app.keyboard.click(screen.getByRole("button", { name: "Convert CV" }));
    await waitFor(() => expect(forms).toHaveLength(1));
  });
});

describe("credits", () => {
  it.each([
    [0, 0, "You have no credits left. Past conversions stay open and free."],
    [1, 3, "You have 1 credit for 3 CVs. Take some out, or get more credits."],
  ])("%d for %d CVs: said before Convert", async (credits_remaining, count, text) => {
    signIn({ credits_remaining });
    renderApp("/Application");
    if (count) await put("Old CV", ...Array.from({ length: count }, (_, i) => file(`${i}.pdf`)));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole("link", { name: "See plans" })).toHaveAttribute("href", "/pricing");
  });
  it("an admin sets them, and buys nothing", async () => {
    signIn({ credits_remaining: 0, user_role: "admin" });
    renderApp("/Application");
    expect(await screen.findByRole("link", { name: "Set your credits" })).toHaveAttribute("href", "/admin");
    expect(screen.queryByRole("link", { name: "See plans" })).toBeNull();
  });
});

describe("a batch", () => {
  const one = (index: number, name: string, status: string, error = "") => ({
    index,
    name,
    status,
    error,
    pages: 2,
  });
  const batch = {
    task_id: "t1",
    status: "Completed",
    progress: 1,
    error: "",
    files: [
      one(0, "a.pdf", "Completed"),
      one(1, "bad.pdf", "Failed", "This file is damaged."),
      one(2, "worse.pdf", "Error", "This took too long."),
      one(3, "slow.pdf", "Error", "This was cut short."),
    ],
  };
  const convert = async () => {
    answer("get", "/convert/task-status/t1", batch);
    const app = renderApp("/Application");
    await put("Old CV", file("a.pdf"), file("bad.pdf"), file("worse.pdf"), file("slow.pdf"));
    await app.keyboard.click(await screen.findByRole("button", { name: "Convert CV" }));
    await screen.findByRole("region", { name: "Result of each CV" });
    return app;
  };

  it("every CV has its state; one can be downloaded, what failed on our side tried again", async () => {
    await convert();
    const list = within(screen.getByRole("region", { name: "Result of each CV" }));
    expect(list.getByText("This file is damaged. The credit is back.")).toBeVisible();
    expect(list.getByRole("button", { name: "Download only a.pdf" })).toBeVisible();
    expect(list.getByRole("button", { name: "Try worse.pdf again" })).toBeVisible();
    for (const name of ["a.pdf", "bad.pdf"])
      expect(list.queryByRole("button", { name: `Try ${name} again` })).toBeNull();
    expect(screen.getByRole("button", { name: "Download" })).toBeVisible();
  });

  it("the match of a row is that of the result, which a review may have changed", async () => {
    const reviewed = { ...one(0, "a.pdf", "Completed"), notes: [], rejected: [], edits: {}, revision: "2" };
    const match = { score: 50, requirements: [], missing: [] };
    const files = [{ ...reviewed, match, original: {}, document: {} }];
    answer("get", "/convert/result/t1", { task_id: "t1", options: {}, job_name: "", files });
    await convert();
    expect(await screen.findByText(/2 pages, match 50%/)).toBeVisible();
  });

  const gap = { id: "n1", kind: "advice", reason: "A gap." };
  const employer = "No employer was found for “Keeper”.";
  it.each([
    [{}, "Done", "text-ok", "1 done."],
    [{ notes: [gap] }, "Done, 1 small note", "text-ok", "1 done."],
    [{ in_doubt: 5, notes: [gap] }, "6 to check", "bg-mark", "1 to check."],
    [
      { notes: [{ id: "n2", kind: "reading", field: "work[0].organisation", reason: employer }] },
      "Mend first: 1 to check",
      "text-danger",
      "1 to mend first.",
    ],
  ])("a CV of a batch says how it stands: %j", async (change, said, look, counted) => {
    const reviewed = { ...one(0, "a.pdf", "Completed"), notes: [], rejected: [], edits: {}, revision: "2" };
    const files = [{ ...reviewed, original: {}, document: {}, ...change }];
    answer("get", "/convert/result/t1", { task_id: "t1", options: {}, job_name: "", files });
    await convert();
    const list = within(screen.getByRole("region", { name: "Result of each CV" }));
    expect(await list.findByText(said)).toBeVisible();
    await waitFor(() => expect(list.getByText(said)).toHaveClass(look));
    expect(list.getByText(counted)).toBeVisible();
  });

  it("what is withheld says so, once", async () => {
    const reviewed = {
      ...one(0, "a.pdf", "Completed"),
      notes: [gap],
      rejected: [],
      edits: {},
      revision: "2",
    };
    const files = [{ ...reviewed, original: {}, document: {}, withheld: "No name was found" }];
    answer("get", "/convert/result/t1", { task_id: "t1", options: {}, job_name: "", files });
    await convert();
    const list = within(screen.getByRole("region", { name: "Result of each CV" }));
    expect(await list.findByText("Withheld")).toHaveClass("text-danger");
    expect(list.queryByText(/^Mend first/)).toBeNull();
    expect(list.getByText("1 to mend first.")).toBeVisible();
  });

  it.each([
    ["as they are", "1", "1"],
    ["in another length for all", null, "1"],
    ["in another template for all", "1", null],
  ])("chosen ones are used again %s", async (how, lengths, templates) => {
    signIn({ allowed_templates: ["Compact"] });
    const app = await convert();
    await app.keyboard.click(screen.getByRole("checkbox", { name: "Choose a.pdf" }));
    await app.keyboard.click(screen.getByRole("button", { name: "Use chosen again" }));
    if (lengths === null) {
      await app.keyboard.click(await screen.findByRole("button", { name: "Open Styling" }));
      await app.keyboard.click(await screen.findByRole("radio", { name: /Detailed/ }));
      await app.keyboard.keyboard("{Escape}");
    }
    if (templates === null)
      await app.keyboard.selectOptions(await screen.findByLabelText("Template"), "Compact");
    await app.keyboard.click(await screen.findByRole("button", { name: "Convert CV" }));
    await waitFor(() => expect(forms[1]?.get("reuse_task"), how).toBe("t1"));
    expect(forms[1]?.get("reuse_lengths")).toBe(lengths);
    expect(forms[1]?.get("reuse_templates")).toBe(templates);
    expect(forms[1]?.get("reuse_accents")).toBe("1");
  });

  it("the failed ones are tried again with the same job, and the others are kept", async () => {
    const app = await convert();
    answer("get", "/convert/task-status/t2", {
      ...batch,
      task_id: "t2",
      files: [one(0, "worse.pdf", "Completed"), one(1, "slow.pdf", "Completed")],
    });
    await app.keyboard.click(screen.getByRole("button", { name: "Try all 2 again" }));
    expect(await screen.findByText("The CVs that were through before are kept.")).toBeVisible();
    expect(Object.fromEntries(forms[1] ?? [])).toMatchObject({
      reuse_task: "t1",
      reuse_files: "2,3",
      reuse_job: "1",
    });
    await app.keyboard.click(screen.getByRole("button", { name: "Back to them" }));
    expect(await screen.findByText("This file is damaged. The credit is back.")).toBeVisible();
  });

  it("a file that cannot be read is replaced by another one, with the same job, and the others are kept", async () => {
    const app = await convert();
    answer("get", "/convert/task-status/t2", {
      ...batch,
      task_id: "t2",
      files: [one(0, "better.pdf", "Completed")],
    });
    const row = screen.getByText("bad.pdf").closest("li") as HTMLElement;
    const choose = within(row).getByRole("button", { name: "Choose another file for bad.pdf" });
    const input = row.querySelector("input") as HTMLInputElement;
    const opened = vi.spyOn(input, "click");
    await app.keyboard.click(choose);
    expect(opened).toHaveBeenCalledOnce();
    await app.keyboard.upload(input, file("better.pdf"));
    expect(await screen.findByText("The CVs that were through before are kept.")).toBeVisible();
    expect(forms[1]?.getAll("files")).toHaveLength(1);
    expect(Object.fromEntries(forms[1] ?? [])).toMatchObject({
      reuse_task: "t1",
      reuse_files: "none",
      reuse_job: "1",
    });
    await app.keyboard.click(screen.getByRole("button", { name: "Back to them" }));
    expect(await screen.findByText("This file is damaged. The credit is back.")).toBeVisible();
  });

  it("another try that cannot begin leads back to what there is", async () => {
    const app = await convert();
    answer("post", "/convert/generate-resume-bulk", { error: "No credits." }, 402);
    await app.keyboard.click(screen.getByRole("button", { name: "Try worse.pdf again" }));
    expect(await screen.findByText("Failed to complete action: No credits.")).toBeVisible();
    expect(await screen.findByText("This file is damaged. The credit is back.")).toBeVisible();
  });
});

/** An upload that goes on when the test says so. */
class SlowUpload {
  static current: SlowUpload;
  upload: { onprogress?: (event: object) => void } = {};
  responseType = "";
  response = new ArrayBuffer(0);
  status = 0;
  onload = () => {};
  onerror = () => {};
  body: unknown;
  headers: Record<string, string> = {};
  open() {
    SlowUpload.current = this;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader = () => "application/json";
  send(body: unknown) {
    this.body = body;
  }
  answer(status: number, body: object) {
    this.status = status;
    this.response = new TextEncoder().encode(JSON.stringify(body)).buffer;
    this.onload();
  }
}

describe("a large upload", () => {
  const begin = async () => {
    vi.stubGlobal("XMLHttpRequest", SlowUpload);
    const app = renderApp("/Application");
    await put("Old CV", new File([new Uint8Array(600 << 10)], "big.pdf"));
    await app.keyboard.click(await screen.findByRole("button", { name: "Convert CV" }));
    await waitFor(() => expect(SlowUpload.current?.body).toBeInstanceOf(FormData));
    return SlowUpload.current;
  };
  it("tells how much of it is through", async () => {
    answer("get", "/convert/task-status/t9", { task_id: "t9", status: "Processing", files: [] });
    const upload = await begin();
    expect(upload.headers.authorization).toMatch(/^Bearer /);
    act(() => upload.upload.onprogress?.({ lengthComputable: true, loaded: 41, total: 100 }));
    expect(screen.getByText("41%")).toBeVisible();
    expect(screen.getByRole("progressbar", { name: "Upload" })).toHaveAttribute("value", "0.41");
    upload.answer(202, { task_id: "t9" });
    await waitFor(() => expect(calls("/convert/task-status/t9")).not.toHaveLength(0));
    expect(screen.queryByText("41%")).toBeNull();
  });
  it.each([
    ["refused", (upload: SlowUpload) => upload.answer(413, { error: "Too large." }), "Too large."],
    ["cut off", (upload: SlowUpload) => upload.onerror(), "No response received from the server."],
  ])("%s: said, and the files are still there", async (_, end, text) => {
    const upload = await begin();
    act(() => end(upload));
    expect(await screen.findByText(new RegExp(`^Failed to complete action: ${text}`))).toBeVisible();
    expect(screen.getByText("big.pdf")).toBeVisible();
  });
});
