import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import { settings } from "@/lib/settings";
import { renderApp } from "@/test/app";
import { answer, breakCall, calls, server, signIn } from "@/test/server";

vi.mock("@/components/document/document-view", () => ({
  DocumentView: ({ name }: { name: string }) => <p>{`Document ${name}`}</p>,
}));

const spelling = {
  id: "n1",
  kind: "spelling",
  field: "summary[0]",
  before: "programe",
  after: "programme",
  reason: "A misspelling.",
  lines: [1],
};
const person = {
  id: "n2",
  kind: "perspective",
  field: "work[0]",
  before: "I lead",
  after: "She leads",
  reason: "Changed to the third person.",
  lines: [2],
};
const file = {
  index: 0,
  name: "cv.pdf",
  status: "Completed",
  error: "",
  pages: 2,
  original: { summary: [{ id: "summary[0]", value: "Every programe" }] },
  document: { summary: [{ id: "summary[0]", value: "Every programme" }] },
  notes: [spelling, person],
  rejected: [] as object[],
  edits: {},
};

let documents = 0;
beforeEach(() => {
  documents = 0;
  signIn();
  answer("get", "/convert/history", {
    items: [
      {
        task_id: "t1",
        status: "Completed",
        error: "",
        names: ["cv.pdf"],
        job_name: "",
        template: "Generic",
        completed: 1,
        failed: 0,
        created_at: "2026-03-01T09:00:00Z",
        expires_at: "",
      },
    ],
    total: 1,
    page: 1,
    per_page: 5,
    total_pages: 1,
  });
  answer("get", "/convert/task-status/t1", {
    task_id: "t1",
    status: "Completed",
    progress: 1,
    error: "",
    files: [{ index: 0, name: "cv.pdf", status: "Completed", error: "", pages: 2 }],
  });
  answer("get", "/convert/result/t1", { task_id: "t1", options: {}, job_name: "", files: [file] });
  server.use(
    http.post("*/api/convert/generate-docx/t1", () => {
      documents++;
      return new HttpResponse("docx", { headers: { "Content-Type": "application/msword" } });
    }),
  );
});

async function open() {
  const app = renderApp("/Application");
  await app.keyboard.click(await screen.findByRole("button", { name: "Open cv.pdf" }));
  await app.keyboard.click(await screen.findByRole("tab", { name: /What changed/ }));
  await screen.findByText("A misspelling.");
  return app;
}
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const reviews = () => calls("/convert/review/t1");

describe("the layout of what is shown", () => {
  const layout = () => screen.getByLabelText("Template of this document");
  /** The server keeps what is drawn; in Modern there is less room. */
  let kept = "Generic";
  const draw = async ({ request }: { request: Request }) => {
    kept = String((await request.clone().formData()).get("template") || kept);
    return new HttpResponse("docx", { headers: { "Content-Type": "application/msword" } });
  };
  const lost = { ...person, id: "cut", kind: "left-out", field: "work[0].highlights[1]", lines: [4, 5] };
  beforeEach(() => {
    kept = "Generic";
    signIn({ allowed_templates: ["Modern", "Compact"] });
    server.use(
      http.post("*/api/convert/generate-docx/t1", draw),
      http.get("*/api/convert/result/t1", () =>
        HttpResponse.json({
          task_id: "t1",
          options: {},
          job_name: "",
          template: kept,
          files: [kept === "Modern" ? { ...file, notes: [...file.notes, lost], revision: "fitted" } : file],
        }),
      ),
    );
  });

  it("says what another layout leaves out, when it is chosen", async () => {
    const app = await open();
    await app.keyboard.selectOptions(layout(), "Modern");
    expect(await screen.findByText(/Modern has less room: 2 lines more left out/)).toBeVisible();
    await app.keyboard.selectOptions(layout(), "Compact");
    expect(await screen.findByText(/Compact has more room: 2 lines fewer left out/)).toBeVisible();
  });

  it("is the last one that was drawn, also after one that could not be", async () => {
    const app = await open();
    await app.keyboard.selectOptions(layout(), "Modern");
    await waitFor(() => expect(layout()).toBeEnabled());
    expect(layout()).toHaveValue("Modern");
    server.use(http.post("*/api/convert/generate-docx/t1", () => HttpResponse.json({}, { status: 500 })));
    await app.keyboard.selectOptions(layout(), "Compact");
    await screen.findByText(/could not be drawn in this template/);
    expect(layout()).toHaveValue("Modern");
  });

  it("waits while the marking is set, and neither takes the other back", async () => {
    const app = await open();
    await app.keyboard.selectOptions(layout(), "Modern");
    await waitFor(() => expect(layout()).toBeEnabled());
    let set = (_: Response) => {};
    server.use(
      http.put("*/api/convert/marking/t1", () => new Promise<Response>((resolve) => (set = resolve))),
    );
    await app.keyboard.click(button("Add a marking"));
    await app.keyboard.keyboard("SECRET{Enter}");
    await waitFor(() => expect(layout()).toBeDisabled());
    const drawn: FormDataEntryValue[] = [];
    server.use(
      http.post("*/api/convert/generate-docx/t1", async (call) => {
        drawn.push((await call.request.clone().formData()).get("template") ?? "");
        return draw(call);
      }),
    );
    const options = { look: { marking: "SECRET" } };
    answer("get", "/convert/result/t1", { task_id: "t1", options, template: "Modern", files: [file] });
    set(HttpResponse.json({ marking: "SECRET" }));
    expect(await screen.findByText("Marked SECRET")).toBeVisible();
    await waitFor(() => expect(layout()).toBeEnabled());
    expect(layout()).toHaveValue("Modern");
    expect(drawn).toEqual(["Modern"]);
  });
});

describe("reviewing the changes", () => {
  it("reject one: struck and sent at once, the document is fetched anew", async () => {
    const app = await open();
    answer("post", "/convert/review/t1", { ...file, notes: [person], rejected: [spelling] });
    await app.keyboard.click(button("Reject: programe to programme"));
    expect(button("Restore: programe to programme")).toHaveFocus();
    expect(await screen.findByText("Done: the document shows it.")).toBeVisible();
    expect(reviews()[0]?.body).toEqual({ file: 0, rejected: ["n1"], edits: {} });
    expect(documents).toBe(2);
    expect(button("Restore: programe to programme")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
    expect(screen.getByRole("tab", { name: /What changed\s*1/ })).toBeVisible();
  });

  it("what was left out is put back and left out again: it is never called rejected", async () => {
    const cut = { ...spelling, id: "cut", kind: "left-out", reason: "For the length." };
    file.notes.push(cut);
    const app = await open();
    file.notes.pop();
    answer("post", "/convert/review/t1", { ...file, notes: [spelling, person], rejected: [cut] });
    await app.keyboard.click(button(/^Put back: /));
    expect(button(/^Leave out again: /)).toHaveFocus();
    expect(screen.getByText("Put back")).toBeVisible();
    expect(screen.queryByText("Rejected")).toBeNull();
  });

  it("Reset asks nothing and can be undone", async () => {
    const app = await open();
    await app.keyboard.click(button("Reset"));
    expect(await screen.findByRole("button", { name: "Convert CV" })).toBeVisible();
    await app.keyboard.click(button("Undo: back to it"));
    expect(await screen.findByRole("heading", { name: "Your CV is ready" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Undo: back to it" })).toBeNull();
  });

  it("a result that was left and erased is not offered", async () => {
    const app = await open();
    await app.keyboard.click(button("Reset"));
    expect(await screen.findByRole("button", { name: "Undo: back to it" })).toBeVisible();
    answer("delete", "/convert/task/t1", { message: "Conversion erased." });
    await app.keyboard.click(await screen.findByRole("button", { name: /^Erase / }));
    await app.keyboard.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Erase" }));
    await waitFor(() => expect(screen.queryByRole("button", { name: "Undo: back to it" })).toBeNull());
  });

  /** The server does what it is told. */
  const obey = (...own: object[]) => obeyAbout([spelling, person], ...own);
  const obeyAbout = (all: { id: string }[], ...own: object[]) =>
    server.use(
      http.post("*/api/convert/review/t1", async ({ request }) => {
        const { rejected, edits } = (await request.clone().json()) as { rejected: string[]; edits: object };
        return HttpResponse.json({
          ...file,
          notes: [...all.filter(({ id }) => !rejected.includes(id)), ...own],
          rejected: all.filter(({ id }) => rejected.includes(id)),
          edits,
        });
      }),
    );

  it("undo goes back one decision at a time, redo forward again", async () => {
    const app = await open();
    obey();
    const restore = () => screen.queryAllByRole("button", { name: /^Restore/ }).length;
    await app.keyboard.click(button("Reject all"));
    await app.keyboard.click(button("Restore: I lead to She leads"));
    expect(restore()).toBe(1);
    await app.keyboard.click(button("Undo"));
    expect(restore()).toBe(2);
    await app.keyboard.click(button("Undo"));
    expect(restore()).toBe(0);
    await waitFor(() => expect(reviews().at(-1)?.body).toMatchObject({ rejected: [] }));
    await app.keyboard.click(button("Redo"));
    expect(restore()).toBe(2);
    await waitFor(() => expect(reviews().at(-1)?.body).toMatchObject({ rejected: ["n1", "n2"] }));
    expect(await screen.findByText("Done: the document shows it.")).toBeVisible();
  });

  it("A4 its letters are for the list alone: not in the user menu, nor where they are used already", async () => {
    const app = await open();
    await app.keyboard.keyboard("j");
    expect(document.activeElement).toHaveAttribute("data-note", "n1");
    await app.keyboard.click(button(/User menu/));
    await app.keyboard.keyboard("jr");
    expect(document.activeElement).toHaveAttribute("role", "menuitem");
    await app.keyboard.keyboard("{Escape}r");
    expect(reviews()).toHaveLength(0);
    screen.getByText("A misspelling.").closest<HTMLElement>("[data-note]")?.focus();
    const use = (event: Event) => event.preventDefault();
    document.body.addEventListener("keydown", use);
    await app.keyboard.keyboard("r");
    document.body.removeEventListener("keydown", use);
    expect(reviews()).toHaveLength(0);
    answer("post", "/convert/review/t1", { ...file, notes: [person], rejected: [spelling] });
    await app.keyboard.keyboard("r");
    await waitFor(() => expect(reviews()).toHaveLength(1));
  });

  it("R takes its own rejection back", async () => {
    const app = await open();
    await app.keyboard.keyboard("j");
    answer("post", "/convert/review/t1", { ...file, notes: [person], rejected: [spelling] });
    await app.keyboard.keyboard("r");
    await waitFor(() => expect(reviews().at(-1)?.body).toMatchObject({ rejected: ["n1"] }));
    await screen.findByText("Done: the document shows it.");
    answer("post", "/convert/review/t1", file);
    await app.keyboard.keyboard("r");
    await waitFor(() => expect(reviews().at(-1)?.body).toMatchObject({ rejected: [] }));
  });

  it("A4 the filter counts, and limits what is rejected", async () => {
    const app = await open();
    const kinds = within(screen.getByRole("group", { name: "Kind of change" }));
    expect(kinds.getAllByRole("button").flatMap((one) => one.textContent || [])).toEqual([
      "All 2",
      "Spelling 1",
      "Person 1",
    ]);
    await app.keyboard.click(kinds.getByRole("button", { name: "Person 1" }));
    expect(screen.queryByText("A misspelling.")).toBeNull();
    await app.keyboard.click(button("Reject all shown"));
    await app.keyboard.click(kinds.getByRole("button", { name: "All 2" }));
    expect(button("Reject: programe to programme")).toBeVisible();
    expect(button("Restore: I lead to She leads")).toBeVisible();
    await app.keyboard.click(button("Accept all"));
    expect(screen.queryByRole("button", { name: /^Restore/ })).toBeNull();
  });

  it("A4 Accept all leaves what was refused by itself, and says so", async () => {
    const app = await open();
    obey();
    await app.keyboard.click(button("Reject: programe to programme"));
    await app.keyboard.click(button("Accept all"));
    expect(screen.getByText(/All accepted but your refusal\./)).toBeVisible();
    expect(button("Restore: programe to programme")).toBeVisible();
    await app.keyboard.click(button("That one too"));
    expect(screen.queryByRole("button", { name: /^Restore/ })).toBeNull();
    expect(screen.queryByText(/All accepted but/)).toBeNull();
    await waitFor(() => expect(reviews().at(-1)?.body).toMatchObject({ rejected: [] }));
  });

  it("A4 Reject all leaves what was accepted by itself, and own words", async () => {
    const words = { ...spelling, id: "n3", kind: "edited", field: "work[0].title", reason: "Own wording." };
    file.notes.push(words);
    Object.assign(file, { edits: { "work[0].title": "Pilot" } });
    const app = await open();
    file.notes.pop();
    Object.assign(file, { edits: {} });
    obey(words);
    await app.keyboard.click(button("Reject: I lead to She leads"));
    await app.keyboard.click(button("Restore: I lead to She leads"));
    await app.keyboard.click(button("Reject all"));
    expect(screen.getByText(/All rejected but the 2 that you accepted or wrote\./)).toBeVisible();
    await waitFor(() =>
      expect(reviews().at(-1)?.body).toMatchObject({ rejected: ["n1"], edits: { "work[0].title": "Pilot" } }),
    );
  });

  it("A4 all of a kind is taken back by one click, and accepted by the next", async () => {
    const app = await open();
    await app.keyboard.click(button("Person: take every one back"));
    expect(button("Restore: I lead to She leads")).toBeVisible();
    expect(button("Reject: programe to programme")).toBeVisible();
    expect(button("Person: accept every one"), "it has the place of the other").toHaveFocus();
    await app.keyboard.click(button("Person: accept every one"));
    expect(screen.queryByRole("button", { name: /^Restore/ })).toBeNull();
  });

  it("A4 the button of a kind goes on working where one was accepted by itself", async () => {
    const other = { ...person, id: "n4", field: "work[1]", before: "I row", after: "She rows" };
    file.notes.push(other);
    const app = await open();
    file.notes.pop();
    obeyAbout([spelling, person, other]);
    await app.keyboard.click(button("Reject: I row to She rows"));
    await app.keyboard.click(button("Restore: I row to She rows"));
    await app.keyboard.click(button("Person: take every one back"));
    expect(button("Restore: I lead to She leads")).toBeVisible();
    await app.keyboard.click(button("Person: accept every one"));
    expect(screen.queryByRole("button", { name: /^Restore/ })).toBeNull();
  });

  it("A4 a kind of which some were restored one by one can be taken back as well as accepted", async () => {
    const others = [4, 5].map((n) => ({ ...person, id: `n${n}`, field: `work[${n}]`, before: `I row ${n}` }));
    file.notes.push(...others);
    const app = await open();
    file.notes.splice(2);
    obeyAbout([spelling, person, ...others]);
    await app.keyboard.click(button("Person: take every one back"));
    for (const n of [4, 5]) await app.keyboard.click(button(`Restore: I row ${n} to She leads`));
    expect(button("Person: accept every one")).toBeVisible();
    await app.keyboard.click(button("Person: take every one back"));
    expect(screen.getByText(/All rejected but the 2 that you accepted/)).toBeVisible();
    await app.keyboard.click(button("These too"));
    expect(screen.getAllByRole("button", { name: /^Restore: I/ })).toHaveLength(3);
    expect(screen.queryByRole("button", { name: "Person: take every one back" })).toBeNull();
  });

  it("an own wording: Cancel changes nothing, Save puts it into the document", async () => {
    const app = await open();
    const paragraph = "Your wording of the whole paragraph";
    await app.keyboard.click(button("Edit the text: programe to programme"));
    const box = screen.getByLabelText(paragraph);
    expect(box).toHaveFocus();
    expect(box).toHaveValue("Every programme");
    const { selectionStart, selectionEnd } = box as HTMLTextAreaElement;
    expect("Every programme".slice(selectionStart, selectionEnd), "marked").toBe("programme");
    fireEvent.change(box, { target: { value: "Nothing" } });
    await app.keyboard.keyboard("{Escape}");
    expect(button("Edit the text: programe to programme")).toHaveFocus();
    await app.keyboard.click(button("Edit the text: programe to programme"));
    fireEvent.change(screen.getByLabelText(paragraph), { target: { value: "Each programme " } });
    answer("post", "/convert/review/t1", { ...file, edits: { "summary[0]": "Each programme" } });
    await app.keyboard.click(button("Save"));
    expect(screen.getByText("Each programme")).toBeVisible();
    // what the original does not hold cannot be written anew
    expect(screen.queryByRole("button", { name: "Edit the text: I lead to She leads" })).toBeNull();
    await waitFor(() =>
      expect(reviews()[0]?.body).toEqual({
        file: 0,
        rejected: [],
        edits: { "summary[0]": "Each programme" },
      }),
    );
  });

  it("words that are not saved outlive another tab, and leaving asks about them", async () => {
    const app = await open();
    await app.keyboard.click(button("Edit the text: programe to programme"));
    const words = () => screen.getByRole("textbox", { name: "Your wording of the whole paragraph" });
    fireEvent.change(words(), { target: { value: "Half a thou" } });
    await app.keyboard.click(screen.getByRole("tab", { name: "Document" }));
    expect(screen.queryByRole("textbox")).toBeNull();
    await app.keyboard.click(screen.getByRole("tab", { name: /What changed/ }));
    expect(words()).toHaveValue("Half a thou");
    await app.keyboard.click(button("Reset"));
    const question = within(await screen.findByRole("alertdialog", { name: "Keep what you are writing?" }));
    expect(question.queryByRole("button", { name: "Try again and leave" })).toBeNull();
    await app.keyboard.click(question.getByRole("button", { name: "Stay" }));
    await waitFor(() => expect(words()).toHaveValue("Half a thou"));
    await app.keyboard.click(button("Cancel"));
    await app.keyboard.click(button("Reset"));
    expect(await screen.findByRole("button", { name: "Convert CV" })).toBeVisible();
  });

  it("the changes stand where they are in the CV, with their kind; a section can be folded", async () => {
    const app = await open();
    const headings = screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent);
    expect(headings).toEqual(["Profile", "Work Experience"]);
    expect(screen.getByText("A misspelling.").textContent).toBe("Spelling: A misspelling.");
    expect(screen.getByText("2 changes")).toBeVisible();
    await app.keyboard.click(button("Reject: programe to programme"));
    expect(screen.getByText("2 changes, 1 rejected")).toBeVisible();
    await app.keyboard.click(screen.getByText("Profile"));
    expect(screen.getByText("A misspelling.")).not.toBeVisible();
  });

  it("nothing is lost when the call fails, and it can be repeated", async () => {
    const app = await open();
    breakCall("post", "/convert/review/t1");
    await app.keyboard.click(button("Reject all"));
    const failed = /check your internet connection.*They are still here: please try again\./;
    expect(await screen.findByText(failed)).toHaveAttribute("role", "alert");
    expect(screen.getAllByRole("button", { name: /^Restore/ })).toHaveLength(2);
    answer("post", "/convert/review/t1", { ...file, notes: [], rejected: [spelling, person] });
    await app.keyboard.click(button("Try again"));
    expect(await screen.findByText("Done: the document shows it.")).toBeVisible();
    expect(screen.queryByText(failed)).toBeNull();
  });

  it("decisions are kept but the document fails: another try fetches it", async () => {
    const app = await open();
    answer("post", "/convert/review/t1", { ...file, notes: [person], rejected: [spelling] });
    answer("post", "/convert/generate-docx/t1", { error: "x" }, 503);
    await app.keyboard.click(button("Reject: programe to programme"));
    expect(
      await screen.findByText(/Your decisions are kept, but the document could not be fetched/),
    ).toBeVisible();
    server.use(http.post("*/api/convert/generate-docx/t1", () => new HttpResponse("docx")));
    await app.keyboard.click(button("Try again"));
    expect(await screen.findByText("Done: the document shows it.")).toBeVisible();
    expect(reviews()).toHaveLength(1);
  });

  it("Download waits for what is on its way", async () => {
    const app = await open();
    URL.createObjectURL = vi.fn(() => "blob:x");
    const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
    answer("post", "/convert/review/t1", { ...file, notes: [person], rejected: [spelling] });
    await app.keyboard.click(button("Reject: programe to programme"));
    await app.keyboard.click(button("Download"));
    await waitFor(() => expect(click).toHaveBeenCalledOnce());
    expect(reviews()).toHaveLength(1);
    expect(documents).toBe(2);
  });
});

describe("CV-9 the document as PDF, where the server offers it", () => {
  beforeEach(() => {
    settings.pdf = true;
    URL.createObjectURL = vi.fn(() => "blob:x");
    saved = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    names = [];
  });
  afterEach(() => {
    settings.pdf = false;
  });
  let saved: MockInstance;
  let names: string[];
  const pdfs = () => calls("/convert/generate-pdf/t1");
  const answerPdf = (wait: Promise<void> = Promise.resolve()) =>
    server.use(
      http.post("*/api/convert/generate-pdf/t1", async () => {
        await wait;
        return new HttpResponse("%PDF", {
          headers: {
            "Content-Type": "application/pdf",
            "Content-Disposition": 'attachment; filename="Jo_CV.pdf"',
          },
        });
      }),
    );

  it("nothing of it is shown where it is not", async () => {
    settings.pdf = false;
    await open();
    expect(screen.queryByRole("button", { name: /PDF/ })).toBeNull();
  });

  it("it says that it is being made, keeps the focus, takes one press, and is saved", async () => {
    const app = await open();
    let ready = () => {};
    answerPdf(new Promise((resolve) => (ready = resolve)));
    await app.keyboard.click(button("Download PDF"));
    const making = await screen.findByRole("button", { name: "Making PDF…" });
    expect(making).toHaveFocus();
    expect(screen.getByText("The PDF is being made.")).toHaveAttribute("role", "status");
    await app.keyboard.click(making);
    expect(button("Download")).toBeEnabled();
    ready();
    expect(await screen.findByText("Jo_CV.pdf is downloaded.")).toHaveAttribute("role", "status");
    expect(button("Download PDF")).toHaveFocus();
    expect(pdfs()).toHaveLength(1);
    expect(names).toEqual(["Jo_CV.pdf"]);
  });

  it("it waits for what is on its way", async () => {
    const app = await open();
    answerPdf();
    answer("post", "/convert/review/t1", { ...file, notes: [person], rejected: [spelling] });
    await app.keyboard.click(button("Reject: programe to programme"));
    await app.keyboard.click(button("Download PDF"));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    expect(reviews()).toHaveLength(1);
  });

  it.each([
    [
      "in the server's words",
      () => answer("post", "/convert/generate-pdf/t1", { error: "Too many at once." }, 503),
      "Too many at once.",
    ],
    ["without an answer", () => breakCall("post", "/convert/generate-pdf/t1"), /^The PDF could not be made/],
  ])("a failure is told %s; the Word document stays, and another press helps", async (_, fail, text) => {
    const app = await open();
    fail();
    await app.keyboard.click(button("Download PDF"));
    expect(await screen.findByText(text)).toHaveAttribute("role", "alert");
    await app.keyboard.click(button("Download"));
    expect(saved).toHaveBeenCalledOnce();
    answerPdf();
    await app.keyboard.click(button("Download PDF"));
    await waitFor(() => expect(names).toContain("Jo_CV.pdf"));
    expect(screen.queryByText(text)).toBeNull();
  });

  it("leaving the result ends it, without a word", async () => {
    const app = await open();
    let ended = false;
    server.use(
      http.post("*/api/convert/generate-pdf/t1", async ({ request }) => {
        await new Promise<void>((resolve) => {
          request.signal.addEventListener("abort", () => {
            ended = true;
            resolve();
          });
        });
        return HttpResponse.error();
      }),
    );
    await app.keyboard.click(button("Download PDF"));
    await waitFor(() => expect(pdfs()).toHaveLength(1));
    await app.keyboard.click(button("Reset"));
    await waitFor(() => expect(ended).toBe(true));
    expect(screen.queryByText(/could not be made/)).toBeNull();
    expect(saved).not.toHaveBeenCalled();
  });

  it("from the list of past conversions too", async () => {
    answerPdf();
    const app = renderApp("/Application");
    await app.keyboard.click(await screen.findByRole("button", { name: "PDF of cv.pdf" }));
    expect(await screen.findByText("Jo_CV.pdf is downloaded.")).toBeVisible();
    expect(names).toEqual(["Jo_CV.pdf"]);
    answer("post", "/convert/generate-pdf/t1", { error: "Too many at once." }, 503);
    await app.keyboard.click(button("PDF of cv.pdf"));
    expect(await screen.findByText("Too many at once.")).toBeVisible();
  });
});

describe("decisions that could not be put into the document", () => {
  const reject = async (what = "Reject: programe to programme") => {
    const app = await open();
    breakCall("post", "/convert/review/t1");
    await app.keyboard.click(button(what));
    await screen.findByRole("button", { name: "Try again" });
    return app;
  };
  it.each([
    ["Reset", () => button("Reset"), "/Application"],
    ["a link", () => screen.getAllByRole("link", { name: "Pricing" })[0] as HTMLElement, "/Pricing"],
  ])("%s asks; Stay keeps them, Leave forgets them", async (_, way, path) => {
    const app = await reject();
    await app.keyboard.click(way());
    const question = within(await screen.findByRole("alertdialog", { name: "Keep your decisions?" }));
    await app.keyboard.click(question.getByRole("button", { name: "Stay" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(button("Restore: programe to programme")).toBeVisible();
    await app.keyboard.click(way());
    await app.keyboard.click(await screen.findByRole("button", { name: "Leave without them" }));
    await waitFor(() => expect(screen.queryByRole("tab", { name: /What changed/ })).toBeNull());
    expect(app.path()).toBe(path);
  });

  it("Try again and leave puts them into the document first", async () => {
    const app = await reject();
    answer("post", "/convert/review/t1", { ...file, notes: [person], rejected: [spelling] });
    const sent = documents;
    await app.keyboard.click(button("Reset"));
    await app.keyboard.click(await screen.findByRole("button", { name: "Try again and leave" }));
    await waitFor(() => expect(screen.queryByRole("tab", { name: /What changed/ })).toBeNull());
    expect(documents).toBe(sent + 1);
  });

  it("leaving waits for what is on its way, and asks nothing", async () => {
    const app = await open();
    answer("post", "/convert/review/t1", { ...file, notes: [person], rejected: [spelling] });
    await app.keyboard.click(button("Reject: programe to programme"));
    await app.keyboard.click(button("Reset"));
    expect(await screen.findByRole("button", { name: "Convert CV" })).toBeVisible();
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(documents).toBe(2);
  });

  it("says so where words are being written as well, which are not saved", async () => {
    const app = await reject("Reject: I lead to She leads");
    const question = async () => {
      await app.keyboard.click(button("Reset"));
      return within(await screen.findByRole("alertdialog", { name: "Keep your decisions?" }));
    };
    const asked = await question();
    expect(asked.queryByText(/An editor is open/)).toBeNull();
    await app.keyboard.click(asked.getByRole("button", { name: "Stay" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await app.keyboard.click(button("Edit the text: programe to programme"));
    const words = screen.getByRole("textbox", { name: "Your wording of the whole paragraph" });
    fireEvent.change(words, { target: { value: "Half a thou" } });
    expect((await question()).getByText(/An editor is open/)).toBeVisible();
  });

  it("nothing is asked when all is in the document", async () => {
    const app = await open();
    await app.keyboard.click(button("Reset"));
    expect(await screen.findByRole("button", { name: "Convert CV" })).toBeVisible();
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });
});
