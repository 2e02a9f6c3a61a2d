import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { renderApp } from "@/test/app";
import { answer, calls, server, signIn } from "@/test/server";

vi.mock("@/components/document/document-view", () => ({
  DocumentView: ({ name }: { name: string }) => <p>{`Document ${name}`}</p>,
}));

const none = { fields: [], photo: false };
const rate = { name: "rate", label: "Rate", kind: "text", required: true };
const builtin = { name: "Generic", builtin: true, size: 0, created_at: "", asked: none, everybody: true };
const house = {
  name: "House",
  builtin: false,
  size: 20480,
  created_at: "2026-03-01T09:00:00Z",
  asked: { fields: [rate], photo: false },
  everybody: false,
};
const report = { ok: true, problems: [], warnings: [], tags: ["name"], pages: 1, translations: [] };

beforeEach(() => {
  signIn({ user_role: "admin" });
  answer("get", "/admin/templates", { templates: [builtin, house] });
});
const open = async () => {
  const app = renderApp("/admin?tab=templates");
  await screen.findByText("House");
  return app;
};
const button = (name: string) => screen.getByRole("button", { name });

describe("the templates", () => {
  const fill = async (name: string, file: File | null) => {
    const app = await open();
    fireEvent.change(screen.getByLabelText("Template name"), { target: { value: name } });
    if (file) fireEvent.change(screen.getByLabelText(/^Word file/), { target: { files: [file] } });
    await app.keyboard.click(screen.getByRole("button", { name: /^Check and/ }));
    return app;
  };
  const docx = new File(["PK"], "house.docx");

  it.each([
    ["", docx, "Give the template a name."],
    ["New", null, "Choose a Word file (.docx) to upload."],
    ["New", new File([], "a.docx"), "This file is empty. Save it in Word and choose it again."],
    ["New", new File(["x"], "a.pdf"), "A template is a Word file that ends in .docx. Save it so in Word."],
  ])("%j is not sent", async (name, file, text) => {
    await fill(name, file);
    expect(await screen.findByText(text)).toBeVisible();
    expect(calls("/admin/templates/check")).toHaveLength(0);
  });

  it("what is wrong is said with its place, and nothing is kept", async () => {
    answer("post", "/admin/templates/check", {
      ...report,
      ok: false,
      problems: [
        { part: "word/document.xml", text: "{{#work}} Title", message: "The section work is not closed." },
      ],
    });
    await fill("New", docx);
    expect(await screen.findByText("The section work is not closed.")).toBeVisible();
    expect(screen.getByText("{{#work}} Title").parentElement).toHaveTextContent(
      /^In the paragraph: \{\{#work\}\} Title$/,
    );
    expect(calls("/admin/templates").filter(({ method }) => method === "POST")).toHaveLength(1);
  });

  it("a good one is added, with its warnings", async () => {
    answer("post", "/admin/templates/check", report);
    answer(
      "post",
      "/admin/templates",
      { template: house, report: { ...report, warnings: [{ part: "", message: "There is no e-mail." }] } },
      201,
    );
    await fill(" New ", docx);
    expect(await screen.findByText("Template New added.")).toBeVisible();
    expect(screen.getByText("There is no e-mail.")).toBeVisible();
    expect(screen.getByText("New is added."), "said when the toast is gone, too").toBeVisible();
    expect(screen.getByLabelText("Template name")).toHaveValue("");
  });

  it("a name that is taken by somebody else meanwhile", async () => {
    answer("post", "/admin/templates/check", report);
    answer("post", "/admin/templates", { error: "There is a template of this name already." }, 409);
    await fill("Harrow", docx);
    expect(await screen.findByText("There is a template of this name already.")).toBeVisible();
    expect(screen.getByLabelText("Template name")).toHaveValue("Harrow");
  });

  it("the name of an uploaded one, however spelt, replaces it: said before, and sent so", async () => {
    let form: FormData | undefined;
    answer("post", "/admin/templates/check", report);
    server.use(
      http.post("*/api/admin/templates", async ({ request }) => {
        form = await request.formData();
        return HttpResponse.json({ template: house, report }, { status: 201 });
      }),
    );
    const app = await open();
    await app.keyboard.click(button("Replace House"));
    expect(screen.getByLabelText("Template name")).toHaveValue("House");
    expect(screen.getByLabelText(/^Word file/)).toHaveFocus();
    expect(screen.getByRole("heading", { name: "Replace House" })).toBeVisible();
    await app.keyboard.click(button("Cancel"));
    expect(screen.getByRole("heading", { name: "Add a template" })).toBeVisible();
    expect(screen.getByLabelText("Template name")).toHaveValue("");
    fireEvent.change(screen.getByLabelText("Template name"), { target: { value: " house " } });
    expect(screen.getByText("Takes the place of House, for everybody who may use it.")).toBeVisible();
    fireEvent.change(screen.getByLabelText(/^Word file/), { target: { files: [docx] } });
    await app.keyboard.click(button("Check and replace"));
    expect(await screen.findByText("Template House replaced.")).toBeVisible();
    expect([form?.get("name"), form?.get("replace")]).toEqual(["House", "true"]);
    expect(screen.getByText("House is replaced.")).toBeVisible();
    await app.keyboard.click(button("Replace House"));
    expect(screen.queryByText("House is replaced."), "that was the upload before").toBeNull();
  });

  it("preview, starter, delete; built-in ones stay", async () => {
    const app = await open();
    server.use(http.get("*/api/admin/templates/House/:kind", () => new HttpResponse("docx")));
    URL.createObjectURL = vi.fn(() => "blob:x");
    const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
    await app.keyboard.click(button("Preview House"));
    expect(await screen.findByText("Document House")).toBeVisible();
    expect(screen.getByRole("region", { name: "Preview of House" })).toHaveFocus();
    await app.keyboard.click(button("Download House as a starter"));
    await waitFor(() => expect(click).toHaveBeenCalledOnce());
    expect(screen.queryByRole("button", { name: "Delete Generic" })).toBeNull();
    answer("delete", "/admin/templates/House", { message: "Template deleted." });
    answer("get", "/admin/defaults", { options: { template: "House" } });
    await app.client.invalidateQueries({ queryKey: ["admin", "defaults"] });
    await app.keyboard.click(button("Delete House"));
    expect(await screen.findByText(/^It is the team’s default template/)).toBeVisible();
    answer("get", "/admin/defaults", { options: { template: "Generic" } });
    answer("get", "/admin/templates", { templates: [builtin] });
    await app.keyboard.click(
      within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Delete template" }),
    );
    await waitFor(() => expect(screen.getByLabelText("Default template")).toHaveValue("Generic"));
    expect(await screen.findByText("Template deleted.")).toBeVisible();
  });
});

describe("the audit log", () => {
  const event = (id: number) => ({
    id: String(id),
    at: "2026-03-01T09:00:00Z",
    event: `event ${id}`,
    actor: "u1",
    actor_email: id === 50 ? "" : "root@example.org",
    subject: "",
    subject_email: "",
    details: { why: "test" },
  });

  it("pages of 50, newest first", async () => {
    answer("get", "/admin/users-table", {
      users: [],
      total: 0,
      total_items: 0,
      page: 1,
      per_page: 10,
      total_pages: 1,
    });
    server.use(
      http.get("*/api/admin/audit", ({ request }) => {
        const page = Number(new URL(request.url).searchParams.get("page"));
        return HttpResponse.json({
          page,
          events: page === 1 ? Array.from({ length: 50 }, (_, index) => event(index)) : [event(50)],
        });
      }),
    );
    const app = renderApp("/admin");
    await app.keyboard.click(await screen.findByRole("button", { name: "Audit log" }));
    expect(await screen.findByRole("rowheader", { name: "event 0" })).toBeVisible();
    expect(screen.getAllByText("why: test")[0]).toBeVisible();
    expect(screen.getAllByText("root@example.org")[0]).toBeVisible();
    expect(screen.queryByText("u1")).toBeNull();
    expect(button("Newer")).toBeDisabled();
    await app.keyboard.click(button("Older"));
    expect(await screen.findByRole("rowheader", { name: "event 50" })).toBeVisible();
    expect(screen.getByText("u1")).toBeVisible(); // erased: only the id is left
    expect(button("Older")).toBeDisabled();
    expect(app.href()).toContain("tab=audit");
    expect(app.href(), "Back leads to the newer page").toContain("log=2");
  });

  it("is searched, from its first page on", async () => {
    const asked: string[] = [];
    server.use(
      http.get("*/api/admin/audit", ({ request }) => {
        const { searchParams } = new URL(request.url);
        asked.push(`${searchParams.get("page")} ${searchParams.get("q") ?? ""}`.trim());
        return HttpResponse.json({ page: 1, events: searchParams.get("q") ? [] : [event(1)] });
      }),
    );
    const app = renderApp("/admin?tab=audit&log=2");
    await app.keyboard.type(await screen.findByLabelText("Search the log"), "ana@example.org{Enter}");
    expect(await screen.findByText("Nothing in the log matches.")).toBeVisible();
    expect(asked).toContain("1 ana@example.org");
    await app.keyboard.clear(screen.getByLabelText("Search the log"));
    expect(await screen.findByRole("rowheader", { name: "event 1" })).toBeVisible();
  });

  it("the table is of the words that are typed, searched for already or not", async () => {
    answer("get", "/admin/audit", { events: [], page: 1 });
    answer("get", "/admin/audit.csv", {});
    const app = renderApp("/admin?tab=audit");
    await app.keyboard.type(await screen.findByLabelText("Search the log"), " Ärzte ");
    await app.keyboard.click(button("CSV"));
    const wordsOf = (path: string) => new URLSearchParams(calls(path).at(-1)?.path.split("?")[1]).get("q");
    await waitFor(() => expect(wordsOf("/admin/audit.csv")).toBe("Ärzte"));
    await waitFor(() => expect(wordsOf("/admin/audit"), "the list shows the same").toBe("Ärzte"));
  });

  it("swapped dates are said at the field, and nothing is asked for", async () => {
    answer("get", "/admin/audit", { events: [], page: 1 });
    renderApp("/admin?tab=audit");
    fireEvent.change(await screen.findByLabelText("From"), { target: { value: "2026-03-09" } });
    fireEvent.change(screen.getByLabelText("Until"), { target: { value: "2026-03-01" } });
    expect(await screen.findByText(/^The dates are swapped/)).toBeVisible();
    expect(button("CSV")).toBeDisabled();
    expect(calls("/admin/audit").some(({ path }) => path.includes("until="))).toBe(false);
  });

  it("a failure can be repeated", async () => {
    answer("get", "/admin/audit", {}, 500);
    const app = renderApp("/admin?tab=audit");
    expect(await screen.findByText("The audit log could not be loaded.")).toBeVisible();
    answer("get", "/admin/audit", { events: [], page: 1 });
    await app.keyboard.click(button("Retry"));
    expect(await screen.findByText("Nothing is recorded yet.")).toBeVisible();
  });
});

describe("the fields of a template", () => {
  const dialog = () => screen.findByRole("dialog");
  const inRow = async (at: number) =>
    within(within(await dialog()).getAllByRole("listitem")[at] as HTMLElement);

  it("are defined, moved and saved by keyboard, and the tag follows the label", async () => {
    server.use(http.put("*/api/admin/templates/House/fields", () => HttpResponse.json(none)));
    const app = await open();
    expect(screen.getByText("Asks for Rate (required)")).toBeVisible();
    await app.keyboard.click(button("Fields of House"));
    await app.keyboard.click(within(await dialog()).getByRole("button", { name: "Add a field" }));
    const added = await inRow(1);
    await waitFor(() => expect(added.getByLabelText(/^Label/)).toHaveFocus());
    await app.keyboard.type(added.getByLabelText(/^Label/), "Free from (1st day)");
    expect(added.getByLabelText(/^Name in the tag/)).toHaveValue("free_from_1st_day");
    expect(added.getByText("{{fields.free_from_1st_day}}")).toBeVisible();
    await app.keyboard.selectOptions(added.getByLabelText("Kind"), "choice");
    await app.keyboard.type(added.getByLabelText(/^Choices/), "Now{Enter}In May");
    await app.keyboard.click(added.getByRole("checkbox", { name: /^Required/ }));
    await app.keyboard.click(added.getByRole("button", { name: "Move Free from (1st day) up" }));
    await app.keyboard.click(screen.getByRole("button", { name: "Save fields" }));
    expect(await screen.findByText("House asks for its new fields.")).toBeVisible();
    expect(calls("/admin/templates/House/fields")[0]?.body).toEqual({
      fields: [
        {
          name: "free_from_1st_day",
          label: "Free from (1st day)",
          kind: "choice",
          required: true,
          choices: ["Now", "In May"],
        },
        rate,
      ],
    });
  });

  it("a field that no tag prints is said, and the dialog stays", async () => {
    server.use(
      http.put("*/api/admin/templates/House/fields", () =>
        HttpResponse.json({ ...none, without_tag: ["Rate"] }),
      ),
    );
    const app = await open();
    await app.keyboard.click(button("Fields of House"));
    await app.keyboard.click(screen.getByRole("button", { name: "Save fields" }));
    expect(await screen.findByText(/^Saved, but House has no tag for Rate: it is asked for/)).toHaveFocus();
    const own = within(await dialog());
    expect(own.getByRole("button", { name: "Save fields" }), "nothing is left to save").toBeDisabled();
    expect(own.queryByRole("button", { name: "Cancel" })).toBeNull();
    await app.keyboard.type((await inRow(0)).getByLabelText(/^Label/), "s");
    expect(own.getByRole("button", { name: "Save fields" })).toBeEnabled();
    expect(own.getByRole("button", { name: "Cancel" })).toBeVisible();
  });

  it("a name that was typed stays, and what the server refuses is said in the dialog", async () => {
    server.use(
      http.put("*/api/admin/templates/House/fields", () =>
        HttpResponse.json({ error: "There are two fields “Rate”." }, { status: 400 }),
      ),
    );
    const app = await open();
    await app.keyboard.click(button("Fields of House"));
    const row = await inRow(0);
    await app.keyboard.type(row.getByLabelText(/^Label/), " a day");
    expect(row.getByLabelText(/^Name in the tag/)).toHaveValue("rate");
    await app.keyboard.click(screen.getByRole("button", { name: "Save fields" }));
    expect(await screen.findByText("There are two fields “Rate”.")).toHaveFocus();
    await app.keyboard.click(screen.getByRole("button", { name: "Add a field" }));
    const added = await inRow(1);
    await app.keyboard.click(screen.getByRole("button", { name: "Save fields" }));
    expect(added.getByText("Every field needs a label.")).toBeVisible();
    await waitFor(() => expect(added.getByLabelText(/^Label/)).toHaveFocus());
    expect(calls("/admin/templates/House/fields"), "not sent").toHaveLength(1);
    await app.keyboard.click(added.getByRole("button", { name: "Remove this field" }));
    await app.keyboard.click(row.getByRole("button", { name: "Remove Rate a day" }));
    expect(await screen.findByText(/^Nothing is asked for/)).toBeVisible();
  });
});

describe("the tags", () => {
  const groups = [
    { name: "", block: "", tags: [{ tag: "{{name}}", example: "Imogen Fairweather" }] },
    {
      name: "jobs",
      block: "{{#jobs}}\n{{heading}}\n{{/jobs}}",
      tags: [
        { tag: "{{dates}}", example: "Mar 2018 – Present" },
        { tag: "{{organisation}}", example: "Harbour & Tide" },
      ],
    },
  ];

  it("are found by name, by what they print or by section, and copied", async () => {
    answer("get", "/admin/templates/tags", { groups });
    const app = await open();
    const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await app.keyboard.click(button("All tags"));
    await app.keyboard.click(await screen.findByRole("button", { name: "Copy {{name}}" }));
    expect(write).toHaveBeenLastCalledWith("{{name}}");
    await app.keyboard.type(screen.getByLabelText("Find a tag"), "present");
    expect(screen.getByText("{{dates}}")).toBeVisible();
    expect(screen.queryByText("{{organisation}}")).toBeNull();
    await app.keyboard.clear(screen.getByLabelText("Find a tag"));
    await app.keyboard.type(screen.getByLabelText("Find a tag"), "work exp");
    await app.keyboard.click(button("Copy the whole block of Work experience"));
    expect(write).toHaveBeenLastCalledWith("{{#jobs}}\n{{heading}}\n{{/jobs}}");
    expect(await screen.findByText("The block of Work experience copied.")).toBeVisible();
    await app.keyboard.type(screen.getByLabelText("Find a tag"), "zzz");
    expect(screen.getByText(/^There is no tag for/)).toBeVisible();
  });

  it("of another language are shown beside ours", async () => {
    answer("post", "/admin/templates/check", {
      ...report,
      ok: false,
      problems: [{ part: "word/document.xml", message: "it is a template for docxtpl (Jinja)" }],
      translations: [
        { from: "{{ full_name }}", to: "{{name}}" },
        { from: "{% set x = 1 %}", to: "" },
      ],
    });
    const app = await open();
    fireEvent.change(screen.getByLabelText("Template name"), { target: { value: "New" } });
    fireEvent.change(screen.getByLabelText(/^Word file/), {
      target: { files: [new File(["PK"], "house.docx")] },
    });
    await app.keyboard.click(screen.getByRole("button", { name: /^Check and/ }));
    expect(await screen.findByRole("button", { name: "Copy {{name}}" })).toBeVisible();
    expect(screen.getByText("Nothing of the kind: take it out")).toBeVisible();
  });

  it("a preview is filled with the admin's own last CV, with an invented one on demand", async () => {
    const asked: string[] = [];
    server.use(
      http.get("*/api/admin/templates/House/preview", ({ request }) => {
        const { search } = new URL(request.url);
        asked.push(search);
        const headers = { "X-Preview-Of": search ? "own" : "invented", "X-Preview-Samples": String(!search) };
        return new HttpResponse("docx", { headers });
      }),
    );
    const app = await open();
    await app.keyboard.click(button("Preview House"));
    expect(await screen.findByText("House, filled with the CV you converted last")).toBeVisible();
    expect(screen.queryByText(/in brackets as a sample/), "its fields were given").toBeNull();
    await app.keyboard.click(button("With an invented CV"));
    expect(await screen.findByText("House, filled with an invented CV")).toBeVisible();
    expect(screen.getByText(/in brackets as a sample is asked for/)).toBeVisible();
    await app.keyboard.click(button("With my last CV"));
    expect(await screen.findByText("House, filled with the CV you converted last")).toBeVisible();
    expect(asked).toEqual(["?last=true", "", "?last=true"]);
  });

  it("without a conversion of one's own the preview says so", async () => {
    server.use(
      http.get(
        "*/api/admin/templates/House/preview",
        () => new HttpResponse("docx", { headers: { "X-Preview-Of": "invented" } }),
      ),
    );
    const app = await open();
    await app.keyboard.click(button("Preview House"));
    expect(await screen.findByText("House, filled with an invented CV")).toBeVisible();
    expect(screen.getByText(/^Convert a CV of your own/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "With my last CV" })).toBeNull();
  });

  it("B5 while it is saved the tick keeps the focus, and takes no other", async () => {
    server.use(http.put("*/api/admin/templates/House/everybody", () => new Promise(() => {})));
    const app = await open();
    const box = screen.getByRole("checkbox", { name: "House for everybody" });
    await app.keyboard.click(box);
    await waitFor(() => expect(box).toHaveAttribute("aria-disabled", "true"));
    expect(box, "what is disabled loses the focus").toBeEnabled();
    await app.keyboard.click(box);
    expect(calls("/admin/templates/House/everybody")).toHaveLength(1);
  });

  it("B5 one tick is for everybody, and goes back where it could not be set", async () => {
    const app = await open();
    expect(screen.queryByRole("checkbox", { name: "Generic for everybody" })).toBeNull();
    const box = () => screen.getByRole("checkbox", { name: "House for everybody" });
    expect(box()).not.toBeChecked();
    answer("put", "/admin/templates/House/everybody", { message: "The template is for everybody." });
    answer("get", "/admin/templates", { templates: [builtin, { ...house, everybody: true }] });
    await app.keyboard.click(box());
    await waitFor(() => expect(box()).toBeChecked());
    expect(await screen.findByText("Everybody may choose House.")).toBeVisible();
    expect(calls("/admin/templates/House/everybody")[0]?.body).toEqual({ everybody: true });
    answer("put", "/admin/templates/House/everybody", { error: "There is no template of this name." }, 404);
    await app.keyboard.click(box());
    expect(await screen.findByText("There is no template of this name.")).toBeVisible();
    await waitFor(() => expect(box()).toBeChecked());
  });
});
