import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { renderApp } from "@/test/app";
import { answer, calls, server, signIn } from "@/test/server";
import { above, missingOf, nothingGiven, proposed, type TemplateAsked } from "./given";

vi.mock("@/components/document/document-view", () => ({
  DocumentView: ({ name }: { name: string }) => <p>{`Document ${name}`}</p>,
}));
vi.mock("@/components/document/render-docx", () => ({
  renderDocx: async () => ({ nodes: [document.createElement("p")], styles: new CSSStyleSheet() }),
}));

const spec = (name: string, label: string, kind: string, change: object = {}) => ({
  name,
  label,
  kind,
  required: false,
  ...change,
});
const agency = {
  template: "Agency",
  photo: true,
  fields: [
    spec("reference", "Reference", "text", { required: true }),
    spec("rate", "Day rate", "number"),
    spec("free", "Free from", "date"),
    spec("notice", "Notice", "choice", { choices: ["None", "A month"] }),
    spec("comment", "Comment", "note"),
  ],
};
let sent: FormData | null;

beforeEach(() => {
  sent = null;
  sessionStorage.clear();
  signIn({ allowed_templates: ["Agency"] });
  answer("get", "/convert/templates", {
    templates: ["Generic", "Agency"],
    accented: [],
    asked: [agency],
  });
  server.use(
    http.post("*/api/convert/generate-resume-bulk", async ({ request }) => {
      sent = await request.formData();
      return HttpResponse.json({ task_id: "t1" }, { status: 202 });
    }),
  );
});

async function openWith(template: string) {
  const app = renderApp("/Application");
  await app.keyboard.selectOptions(await screen.findByLabelText("Template"), template);
  const zone = await screen.findByRole("group", { name: "Old CV" });
  fireEvent.change(within(zone).getByLabelText(/choose a file/i), {
    target: { files: [new File(["%PDF"], "cv.pdf", { type: "application/pdf" })] },
  });
  await screen.findByText("cv.pdf");
  return app;
}
const convert = () => screen.getByRole("button", { name: "Convert CV" });

it("says of several CVs that all of them get the same", async () => {
  await openWith("Agency");
  expect(screen.queryByText(/^The same is printed/)).toBeNull();
  const zone = screen.getByRole("group", { name: "Old CV" });
  fireEvent.change(within(zone).getByLabelText(/choose a file/i), {
    target: { files: [new File(["%PDF 2"], "other.pdf", { type: "application/pdf" })] },
  });
  expect(await screen.findByText(/^The same is printed in all 2 documents/)).toBeVisible();
});

it("each CV of a batch may have its own, and whose is missing is said before anything is sent", async () => {
  const app = await openWith("Agency");
  const zone = screen.getByRole("group", { name: "Old CV" });
  fireEvent.change(within(zone).getByLabelText(/choose a file/i), {
    target: { files: [new File(["%PDF 2"], "other.pdf", { type: "application/pdf" })] },
  });
  await app.keyboard.click(await screen.findByRole("checkbox", { name: /^Different from CV to CV/ }));
  await app.keyboard.type(screen.getAllByLabelText("Day rate")[0] as HTMLElement, "640");
  const of = (name: string) => within(screen.getByRole("group", { name }));
  await app.keyboard.type(of("cv.pdf").getByLabelText(/^Reference/), "HK-1");
  await app.keyboard.click(convert());
  expect(await screen.findByText(/^Agency needs Reference for other\.pdf\. Please fill it in/)).toBeVisible();
  await waitFor(() => expect(of("other.pdf").getByLabelText(/^Reference/)).toHaveFocus());
  expect(sent).toBeNull();
  await app.keyboard.type(of("other.pdf").getByLabelText(/^Reference/), "HK-2");
  await app.keyboard.type(of("other.pdf").getByLabelText("Day rate"), "700");
  await app.keyboard.click(convert());
  await waitFor(() => expect(sent).not.toBeNull());
  expect(JSON.parse(String(sent?.get("fields")))).toEqual({ rate: "640" });
  expect(JSON.parse(String(sent?.get("fields_each")))).toEqual([
    { reference: "HK-1" },
    { reference: "HK-2", rate: "700" },
  ]);
});

it("what was typed for one CV is there again when the box is ticked again, and when it is the only one left", async () => {
  const app = await openWith("Agency");
  const zone = screen.getByRole("group", { name: "Old CV" });
  fireEvent.change(within(zone).getByLabelText(/choose a file/i), {
    target: { files: [new File(["%PDF 2"], "other.pdf", { type: "application/pdf" })] },
  });
  const box = await screen.findByRole("checkbox", { name: /^Different from CV to CV/ });
  const own = () => within(screen.getByRole("group", { name: "cv.pdf" })).getByLabelText(/^Reference/);
  await app.keyboard.click(box);
  await app.keyboard.type(own(), "HK-1");
  await app.keyboard.click(box);
  expect(screen.queryByRole("group", { name: "cv.pdf" })).toBeNull();
  await app.keyboard.click(box);
  expect(own()).toHaveValue("HK-1");
  await app.keyboard.click(screen.getByRole("button", { name: "Remove other.pdf" }));
  expect(screen.getByLabelText(/^Reference/)).toHaveValue("HK-1");
  await app.keyboard.click(convert());
  await waitFor(() => expect(JSON.parse(String(sent?.get("fields")))).toEqual({ reference: "HK-1" }));
  expect(sent?.has("fields_each")).toBe(false);
});

/** A past conversion of two CVs, of which each had a reference of its own. */
function answerPast() {
  const given = (index: number, reference: string) => ({
    index,
    name: `${index}.pdf`,
    status: "Completed",
    notes: [],
    rejected: [],
    edits: {},
    fields: [
      { key: "reference", label: "Reference", value: reference, kind: "text" },
      { key: "rate", label: "Day rate", value: "640", kind: "number" },
      { key: "notice", label: "Notice", value: "A year", kind: "choice" }, // not one of its choices any more
    ],
  });
  const item = { task_id: "old", status: "Completed", names: ["0.pdf", "1.pdf"], template: "Agency" };
  const more = {
    error: "",
    job_name: "",
    completed: 2,
    failed: 0,
    created_at: "2026-05-04T10:00:00Z",
    expires_at: "",
  };
  const pages = { total: 1, page: 1, per_page: 5, total_pages: 1 };
  answer("get", "/convert/history", { items: [{ ...item, ...more }], ...pages });
  answer("get", "/convert/result/old", {
    task_id: "old",
    options: {},
    template: "Agency",
    files: [given(0, "HK-1"), given(1, "HK-2")],
  });
}
const blank = { reference: "", rate: "", free: "", notice: "", comment: "" };

it("what CVs that are used again were given stands in their fields, and what is cleared there is not taken from before", async () => {
  answerPast();
  const app = renderApp("/Application");
  await app.keyboard.click(await screen.findByRole("button", { name: /^Use .* again$/ }));
  const of = (name: string) => within(screen.getByRole("group", { name })).getByLabelText(/^Reference/);
  await waitFor(() => expect(of("0.pdf")).toHaveValue("HK-1"));
  expect(of("1.pdf")).toHaveValue("HK-2");
  expect(screen.getAllByLabelText("Day rate")[0]).toHaveValue("640");
  await app.keyboard.clear(screen.getAllByLabelText("Day rate")[0] as HTMLElement);
  await app.keyboard.clear(of("1.pdf"));
  await app.keyboard.type(of("1.pdf"), "HK-3");
  await app.keyboard.click(screen.getByRole("button", { name: /^Convert/ }));
  await waitFor(() => expect(sent).not.toBeNull());
  expect(JSON.parse(String(sent?.get("fields")))).toEqual({});
  expect(JSON.parse(String(sent?.get("fields_each")))).toEqual([
    { ...blank, reference: "HK-1" },
    { ...blank, reference: "HK-3" },
  ]);
});

it("nothing that an open document said is proposed for a blind one, nor taken from before", async () => {
  answerPast();
  signIn({ allowed_templates: ["Agency"], options: { privacy: { level: "Blind" } } });
  const app = renderApp("/Application");
  await app.keyboard.click(await screen.findByRole("button", { name: /^Use .* again$/ }));
  await waitFor(() => expect(calls("/convert/result/old")).toHaveLength(1));
  await app.keyboard.type(await screen.findByLabelText(/^Reference/), "B-7");
  expect(screen.queryByText(/what was given before stands here/)).toBeNull();
  await app.keyboard.click(screen.getByRole("button", { name: /^Convert/ }));
  await waitFor(() => expect(sent).not.toBeNull());
  expect(JSON.parse(String(sent?.get("fields")))).toEqual({ reference: "B-7" });
  expect(JSON.parse(String(sent?.get("fields_each")))).toEqual([blank, blank]);
});

it("a template that is not open any more is named, with a way out", async () => {
  signIn({ options: { template: "Modern" } });
  renderApp("/Application");
  const said = await screen.findByText(/^The template Modern is not available to you any more, so Generic/);
  expect(said).toHaveTextContent("Generic is chosen; ask your administrator. Ask for it"); // a deleted one cannot be opened
  expect(screen.getByRole("link", { name: "Ask for it" })).toHaveAttribute("href", "/contact");
});

it("a template whose name is written otherwise by now is not gone", async () => {
  signIn({ allowed_templates: ["Agency"], options: { template: "agency" } });
  renderApp("/Application");
  await waitFor(async () => expect(await screen.findByLabelText("Template")).toHaveValue("Agency"));
  expect(screen.queryByText(/is not available/)).toBeNull();
});

it("who opens templates himself is not told to ask for one", async () => {
  signIn({ options: { template: "Modern" }, user_role: "admin" });
  renderApp("/Application");
  expect(await screen.findByText(/so Generic is chosen\.$/)).toBeVisible();
  expect(screen.queryByRole("link", { name: "Ask for it" })).toBeNull();
});

describe("what a template asks for", () => {
  it("is not there for a template that asks for nothing, and nothing is sent", async () => {
    const app = await openWith("Generic");
    expect(screen.queryByRole("heading", { name: "For Agency" })).toBeNull();
    await app.keyboard.click(convert());
    await waitFor(() => expect(sent).not.toBeNull());
    expect(sent?.has("fields")).toBe(false);
  });

  it("what is needed is said, with the focus on it, before anything is sent", async () => {
    const app = await openWith("Agency");
    const reference = await screen.findByLabelText(/^Reference/);
    expect(reference).toBeRequired();
    await app.keyboard.click(convert());
    expect(await screen.findByText(/^Agency needs Reference\. Please fill it in/)).toBeVisible();
    expect(screen.getByText("Reference is needed.")).toBeVisible();
    await waitFor(() => expect(reference).toHaveFocus());
    expect(sent).toBeNull();
    await app.keyboard.type(reference, "HK-1");
    expect(screen.queryByText("Reference is needed.")).toBeNull();
  });

  it("every kind is sent as one object of texts, and the photograph where it is wanted", async () => {
    const app = await openWith("Agency");
    await app.keyboard.type(await screen.findByLabelText(/^Reference/), "HK-20418");
    await app.keyboard.type(screen.getByLabelText("Day rate"), "640");
    fireEvent.change(screen.getByLabelText("Free from"), { target: { value: "2027-03-09" } });
    await app.keyboard.selectOptions(screen.getByLabelText("Notice"), "A month");
    await app.keyboard.type(screen.getByLabelText("Comment"), "Calm.{Enter}Clear.");
    await app.keyboard.click(screen.getByRole("checkbox", { name: /^Room for a photograph/ }));
    await app.keyboard.click(convert());
    await waitFor(() => expect(sent).not.toBeNull());
    expect(JSON.parse(String(sent?.get("fields")))).toEqual({
      reference: "HK-20418",
      rate: "640",
      free: "2027-03-09",
      notice: "A month",
      comment: "Calm.\nClear.",
    });
    expect(sent?.get("photo")).toBe("1");
  });

  it("the result says what was given for a CV, and another is given for it alone", async () => {
    const fields = [
      { key: "reference", label: "Reference", value: "HK-20418", kind: "text" },
      { key: "free", label: "Free from", value: "2027-03-09", kind: "date" },
    ];
    const one = {
      index: 0,
      name: "cv.pdf",
      status: "Completed",
      error: "",
      pages: 2,
      notes: [],
      rejected: [],
      edits: {},
      marks: [],
      revision: "1",
      original: {},
      document: {},
    };
    answer("get", "/convert/source/t1/0", { markable: false, lines: [] });
    answer("get", "/convert/task-status/t1", {
      task_id: "t1",
      status: "Completed",
      progress: 1,
      error: "",
      files: [one],
    });
    answer("get", "/convert/result/t1", {
      task_id: "t1",
      job_name: "",
      job_title: "",
      template: "Agency",
      options: {},
      files: [{ ...one, fields }],
    });
    let drawn = 0;
    server.use(
      http.post("*/api/convert/generate-docx/t1", () => {
        drawn++;
        return new HttpResponse("docx");
      }),
      http.put("*/api/convert/fields/t1", () =>
        HttpResponse.json({
          ...one,
          fields: [{ ...fields[0], value: "HK-7" }],
          revision: "2",
          notes: [
            ...one.notes,
            {
              ...{ id: "cut", kind: "left-out", field: "interests[0]", before: "Sailing", after: "" },
              ...{ reason: "Left out for 1 page.", lines: [40, 41] },
            },
          ],
        }),
      ),
    );
    signIn({ allowed_templates: ["Agency"] });
    const app = renderApp("/Application/t1");
    const given = await screen.findByLabelText("Given for this CV", {}, { timeout: 5000 });
    expect(given).toHaveTextContent("Reference: HK-20418Free from: 9 Mar 2027");
    const before = drawn;
    await app.keyboard.click(screen.getByRole("button", { name: "Change for this CV" }));
    const reference = await screen.findByLabelText(/^Reference/);
    await app.keyboard.clear(reference);
    await app.keyboard.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Reference is needed.")).toBeVisible();
    await app.keyboard.type(reference, "HK-7");
    await app.keyboard.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getByLabelText("Given for this CV")).toHaveTextContent(/^Reference: HK-7$/);
    expect(screen.getByText(/^This takes the room of 2 lines more of the CV/)).toBeVisible();
    const givenNow = calls("/convert/fields/t1")[0]?.body;
    answer("post", "/convert/review/t1", { ...one, revision: "3" });
    await app.keyboard.click(await screen.findByRole("button", { name: /^Put back: / }));
    await waitFor(() => expect(screen.queryByText(/^This takes the room/), "it is back").toBeNull());
    expect(givenNow).toEqual({
      file: 0,
      revision: one.revision,
      fields: { reference: "HK-7", rate: "", free: "2027-03-09", notice: "", comment: "" },
    });
    await waitFor(() => expect(drawn, "for what was given, and for what was put back").toBe(before + 2));
  });
});

it("a blank is nothing, whoever it is given for", () => {
  const cvs = [
    { key: "a", name: "a.pdf" },
    { key: "b", name: "b.pdf" },
  ];
  const given = {
    ...nothingGiven,
    fields: { reference: " " },
    isEach: true,
    each: { a: { reference: "HK-1" } },
  };
  expect(missingOf(agency as TemplateAsked, given, cvs)).toEqual(["Reference for b.pdf"]);
});

describe("what CVs that are used again were given", () => {
  const asked = agency as unknown as TemplateAsked;
  const ana = { key: "ana", name: "Ana", before: { reference: "R-1", rate: "500" } };

  it("is for all where all had it, and never for a new file beside them", () => {
    expect(proposed(asked, [ana, { ...ana, key: "bo" }])).toMatchObject({
      fields: ana.before,
      isEach: false,
    });
    const mixed = proposed(asked, [ana, { key: "new", name: "New" }]);
    expect(mixed).toMatchObject({ fields: {}, each: { ana: ana.before }, isEach: true });
    expect(missingOf(asked, mixed, [ana, { key: "new", name: "New" }])).toEqual(["Reference for New"]);
  });

  it("stands below what was typed before it was known", () => {
    const typed = { ...nothingGiven, fields: { rate: "650", comment: "" } };
    expect(above(typed, proposed(asked, [ana])).fields).toEqual({
      reference: "R-1",
      rate: "650",
      comment: "",
    });
    const late = above(typed, proposed(asked, [ana, { key: "new", name: "New" }]));
    expect(late).toMatchObject({ fields: typed.fields, each: { ana: ana.before }, isEach: true });
    expect(above(null, nothingGiven)).toBe(nothingGiven);
  });
});
