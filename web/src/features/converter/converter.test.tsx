import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { userQuery } from "@/lib/user";
import { renderApp } from "@/test/app";
import { answer, breakCall, calls, server, signIn } from "@/test/server";

vi.mock("@/components/document/render-docx", () => ({
  renderDocx: async () => ({ nodes: [document.createElement("p")], styles: new CSSStyleSheet() }),
}));
vi.mock("@/components/document/document-view", () => ({
  DocumentView: ({ name }: { name: string }) => <p>{`Document ${name}`}</p>,
}));

const pdf = (name = "cv.pdf") => new File(["%PDF"], name, { type: "application/pdf" });
const zone = (name: string) => screen.findByRole("group", { name });
const input = async (name: string) => within(await zone(name)).getByLabelText(/choose a file/i);

/** Puts files in as a drop would. */
async function put(name: string, ...files: File[]) {
  fireEvent.change(await input(name), { target: { files } });
}

let form: FormData;
function submitAnswers() {
  server.use(
    http.post("*/api/convert/generate-resume-bulk", async ({ request }) => {
      form = await request.formData();
      return HttpResponse.json({ task_id: "t1" }, { status: 202 });
    }),
  );
}
const task = (status: string, change: object = {}) => ({
  task_id: "t1",
  status,
  progress: 1,
  error: "",
  files: [{ index: 0, name: "cv.pdf", status, error: "", pages: 2 }],
  ...change,
});
let docxForm: FormData;

/** The last file given to a form under that name; jsdom's files lose their names on the way to the server. */
function sentFile(name: string): File {
  const sent = vi.mocked(FormData.prototype.append).mock.calls.findLast(([field]) => field === name);
  return sent?.[1] as unknown as File;
}
function documentAnswers(headers: Record<string, string>) {
  server.use(
    http.post("*/api/convert/generate-docx/t1", async ({ request }) => {
      docxForm = await request.formData();
      return new HttpResponse("docx", { headers });
    }),
  );
}
const docx = { "Content-Type": "application/vnd.openxmlformats-officedocument.wordprocessingml.document" };

beforeEach(() => {
  vi.spyOn(FormData.prototype, "append");
  signIn();
  submitAnswers();
  answer("get", "/convert/result/t1", { files: [], options: {}, template: "Generic" });
});

describe("CV-1, CV-2, CV-3, CV-13, CV-14 the page", () => {
  it("credits with the tooltip's text, no template choice, the footer", async () => {
    renderApp("/Application");
    expect(await screen.findByRole("button", { name: /Credits remaining\s*12/ })).toHaveAccessibleDescription(
      "1 Credit is equal to 1 CV Conversion",
    );
    expect(screen.queryByLabelText("Template")).toBeNull();
    expect(
      await screen.findByText(/^Template: Generic\. Others are opened to you on request\./),
    ).toBeVisible();
    expect(screen.getByText(/A new version is coming/)).toBeVisible();
    expect(screen.getByText(/up to 10 CVs/)).toBeVisible();
  });

  it("CV-2 a template dropdown with more than Generic", async () => {
    signIn({ allowed_templates: ["Generic", "Modern"] });
    renderApp("/Application");
    const select = await screen.findByLabelText("Template");
    expect(
      within(select)
        .getAllByRole("option")
        .map((option) => option.textContent),
    ).toEqual(["Generic", "Modern"]);
    expect(select).toHaveValue("Generic");
  });

  it("CV-2 the designs to choose by their first pages, those of the organisation drawn from the server's", async () => {
    signIn({ allowed_templates: ["Generic", "Sidebar", "Letterhead"] });
    answer("get", "/convert/templates/Letterhead/preview", {});
    const app = renderApp("/Application");
    const designs = within(await screen.findByRole("list", { name: "Designs" }));
    expect(designs.getAllByRole("button").map((button) => button.textContent)).toEqual([
      "Generic",
      "Sidebar",
      "Letterhead",
    ]);
    await waitFor(() => expect(calls("/convert/templates/Letterhead/preview")).toHaveLength(1));
    expect(calls("/convert/templates/Sidebar/preview")).toHaveLength(0);
    expect(designs.getByRole("button", { name: "Generic" })).toBePressed();
    const sidebar = designs.getByRole("button", { name: "Sidebar" });
    expect(sidebar.querySelector("img")).toHaveAttribute("src", "/media/templates/sidebar.png");
    await app.keyboard.click(sidebar);
    expect(sidebar).toBePressed();
    expect(screen.getByLabelText("Template")).toHaveValue("Sidebar");
  });
});

describe("CV-3, CV-4 the options", () => {
  it("apply at once; Cancel, Save, the cross and Esc all simply close (D-45)", async () => {
    const app = renderApp("/Application");
    for (const close of ["Cancel", "Save", "Close", "Escape"]) {
      await app.keyboard.click(await screen.findByRole("button", { name: "Open Styling" }));
      const dialog = await screen.findByRole("dialog", { name: "CV Options" });
      const flexible = within(dialog).getByRole("radio", { name: "Flexible" });
      if (close === "Cancel") {
        expect(within(dialog).getByRole("radio", { name: "Strict" })).toBeChecked();
        expect(within(dialog).getByRole("radio", { name: "Regular" })).toBeChecked();
        expect(within(dialog).getByRole("radio", { name: "First person" })).toBeChecked();
        await app.keyboard.click(flexible);
      } else {
        expect(flexible).toBeChecked();
      }
      if (close === "Escape") await app.keyboard.keyboard("{Escape}");
      else await app.keyboard.click(within(dialog).getByRole("button", { name: close }));
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    }
    expect(screen.getByText("Flexible, Regular, first person")).toBeVisible();
  });

  it.each([
    ["Experience", 10],
    ["Projects", 10],
    ["Skills", 20],
  ])("%s: 1 to %d, a typed value outside is ignored", async (name, max) => {
    const app = renderApp("/Application");
    await app.keyboard.click(await screen.findByRole("button", { name: "Open Styling" }));
    const box = await screen.findByRole("spinbutton", { name: new RegExp(`^${name}`) });
    const start = name === "Skills" ? "" : "5"; // Auto
    expect(box).toHaveValue(start);
    for (const [typed, shown] of [
      [String(max + 1), start],
      ["0", start],
      ["-1", start],
      ["2.5", start],
      ["x", start],
      ["1", "1"],
      [String(max), String(max)],
    ] as const) {
      fireEvent.change(box, { target: { value: typed } });
      expect(box).toHaveValue(shown);
    }
    expect(screen.getByRole("button", { name: `More: ${name}` })).toBeDisabled();
  });

  it("D8 a value outside the range is named beside the one that stays", async () => {
    const app = renderApp("/Application");
    await app.keyboard.click(await screen.findByRole("button", { name: "Open Styling" }));
    const box = await screen.findByRole("spinbutton", { name: /^Experience/ });
    const refusal = () => screen.queryByText(/is not from/);
    await app.keyboard.clear(box);
    await app.keyboard.type(box, "11");
    expect(box).toHaveValue("5");
    expect(refusal()).toHaveTextContent("11 is not from 1 to 10: 5 stays.");
    expect(box).toHaveAccessibleDescription("11 is not from 1 to 10: 5 stays.");
    await app.keyboard.click(screen.getByRole("button", { name: "More: Experience" }));
    expect(refusal()).toBeNull();
    expect(box).toHaveValue("6");
    const skills = screen.getByRole("spinbutton", { name: /^Skills/ });
    fireEvent.change(skills, { target: { value: "21" } });
    expect(refusal()).toHaveTextContent("21 is not from 1 to 20: Auto stays.");
  });
});

describe("CV-5 uploads", () => {
  it.each(["a.pdf", "a.PDF", "a.docx", "a.doc", "a.json"])(
    "%s is taken, and can be removed",
    async (name) => {
      const app = renderApp("/Application");
      await put("Old CV", pdf(name));
      expect(await screen.findByText(name)).toBeVisible();
      await app.keyboard.click(screen.getByRole("button", { name: `Remove ${name}` }));
      expect(screen.queryByText(name)).toBeNull();
    },
  );

  it.each(["advert.txt", "advert.MD"])("%s is taken as a job advert, and not as a CV", async (name) => {
    renderApp("/Application");
    await put("Old CV", pdf(name));
    expect(await screen.findByText(/it is not a PDF, DOCX, DOC or JSON file/)).toBeVisible();
    await put("Job description (optional)", pdf(name));
    expect(await screen.findByRole("button", { name: `Remove ${name}` })).toBeVisible();
  });

  it("the words of a text file are taken as if they were pasted", async () => {
    const app = renderApp("/Application");
    await put("Old CV", pdf("cv.txt"));
    await app.keyboard.click(await screen.findByRole("button", { name: "Paste its text instead" }));
    expect(await screen.findByRole("button", { name: "Remove cv.txt" })).toBeVisible();
    expect(screen.queryByText(/it is not a PDF, DOCX, DOC or JSON file/)).toBeNull();
  });

  it.each(["a.png", "pdf", "a.pdf.exe"])(
    "%s is refused for 3 seconds on both areas",
    async (name) => {
      renderApp("/Application");
      for (const area of ["Old CV", "Job description (optional)"]) {
        await put(area, pdf(name));
        expect(await screen.findByText("Please upload a PDF, DOCX, DOC, JSON file")).toBeVisible();
        await waitFor(
          () => expect(screen.queryByText("Please upload a PDF, DOCX, DOC, JSON file")).toBeNull(),
          { timeout: 3500 },
        );
      }
    },
    10_000,
  );

  it("D-51 too large", async () => {
    renderApp("/Application");
    const big = pdf();
    Object.defineProperty(big, "size", { value: (10 << 20) + 1 });
    await put("Old CV", big);
    expect(await screen.findByText("Error uploading file. Please try again.")).toBeVisible();
  });

  it("D-52 up to ten", async () => {
    renderApp("/Application");
    await put("Old CV", ...Array.from({ length: 11 }, (_, i) => pdf(`${i}.pdf`)));
    expect(await screen.findByText("You can upload up to 10 CVs at a time.")).toBeVisible();
    await put("Old CV", ...Array.from({ length: 10 }, (_, i) => pdf(`${i}.pdf`)));
    expect(await screen.findAllByRole("button", { name: /^Remove/ })).toHaveLength(10);
  });
});

describe("conversion", () => {
  const convert = async () => {
    const app = renderApp("/Application");
    await put("Old CV", pdf());
    await screen.findByText("cv.pdf");
    await app.keyboard.click(screen.getByRole("button", { name: "Convert CV" }));
    return app;
  };

  it("CV-6 without a CV", async () => {
    const app = renderApp("/Application");
    await app.keyboard.click(await screen.findByRole("button", { name: "Convert CV" }));
    expect(await screen.findByText("Please upload a CV before converting.")).toBeVisible();
    expect(calls("/convert/generate")).toHaveLength(0);
  });

  it("a result shows what it was made with, not what the next conversion will be", async () => {
    const told = { mode: "Flexible", length: "Concise", perspective: "ThirdPerson", pronouns: "none" };
    answer("get", "/convert/task-status/t1", task("Completed"));
    documentAnswers(docx);
    answer("get", "/convert/result/t1", {
      template: "Modern",
      options: { ...told, sectionLimits: { experience: 5, project: 5, skill: 0 }, privacy: {}, look: {} },
      files: [],
    });
    sessionStorage.setItem(
      "converter-choice",
      JSON.stringify({ id: "u1", options: { privacy: { level: "ClientSafe" } }, template: "Generic" }),
    );
    signIn({ id: "u1", allowed_templates: ["Generic", "Modern"] });
    renderApp("/Application/t1");
    expect(await screen.findByText(/^Made with: Flexible, Concise, third person/)).toBeVisible();
    expect(screen.getByRole("combobox", { name: "Converted in" })).toHaveValue("Modern");
    expect(screen.queryByText(/client-safe/)).toBeNull();
  });

  it("other options begin with those that the CV was made with", async () => {
    answer("get", "/convert/task-status/t1", task("Completed"));
    documentAnswers(docx);
    answer("get", "/convert/result/t1", {
      template: "Modern",
      options: { mode: "Flexible", privacy: { level: "ClientSafe" }, look: {} },
      files: [],
    });
    signIn({ id: "u1", allowed_templates: ["Generic", "Modern"] });
    const { keyboard } = renderApp("/Application/t1");
    await screen.findByText(/^Made with: Flexible/);
    await keyboard.click(screen.getByRole("button", { name: "Other options or blind, 1 credit" }));
    expect(await screen.findByText("Flexible, Regular, first person, client-safe")).toBeInTheDocument();
  });

  it("what a CV was made with follows the length that was chosen for it alone, and so do other options", async () => {
    answer("get", "/convert/task-status/t1", task("Completed"));
    documentAnswers(docx);
    const one = { index: 0, name: "a.pdf", notes: [], rejected: [], edits: {}, revision: "2" };
    answer("get", "/convert/result/t1", {
      template: "Generic",
      options: { mode: "Flexible", length: "Regular", look: {}, privacy: {} },
      files: [{ ...one, length: "Concise", original: {}, document: {} }],
    });
    signIn();
    const { keyboard } = renderApp("/Application/t1");
    await screen.findByText(/^Made with: Flexible, Concise/);
    await keyboard.click(screen.getByRole("button", { name: "Other options or blind, 1 credit" }));
    expect(await screen.findByText("Flexible, Concise, first person")).toBeInTheDocument();
  });

  it("CV-7, CV-8, CV-9, CV-11, CV-12 from Convert to Reset", async () => {
    answer("get", "/convert/task-status/t1", task("Completed"));
    documentAnswers({ ...docx, "Content-Disposition": 'attachment; filename="Nadia_CV.docx"' });
    const app = await convert();
    expect(await screen.findByText("Processing...")).toBeVisible();
    expect(screen.getByRole("button", { name: "Open Styling" })).toBeDisabled();
    expect(await screen.findByText("Nadia_CV.docx")).toBeVisible();
    expect(Object.fromEntries([...form].filter(([, value]) => typeof value === "string"))).toEqual({
      team: "{}",
      mode: "Strict",
      perspective: "FirstPerson",
      length: "Regular",
      experience_limit: "5",
      project_limit: "5",
      pronouns: "none",
      template: "Generic",
    });
    expect(sentFile("files").name).toBe("cv.pdf");
    expect(form.has("requirement")).toBe(false);
    expect(docxForm.get("task_id")).toBe("t1");
    expect(docxForm.get("template")).toBe("Generic");
    expect(docxForm.has("icon_image")).toBe(false);
    expect(screen.getByRole("button", { name: "Open Styling" })).toBeDisabled();
    expect(screen.getByRole("button", { name: "Download" })).toBeVisible();
    await app.keyboard.click(screen.getByRole("button", { name: "Reset" }));
    expect(await zone("Old CV")).toBeVisible();
    expect(screen.queryByText("cv.pdf")).toBeNull();
    expect(screen.getByRole("button", { name: "Open Styling" })).toBeEnabled();
  });

  it("CV-9 the displayed credits go down by 1 at once", async () => {
    answer("get", "/convert/task-status/t1", task("Completed"));
    documentAnswers(docx);
    await convert();
    let free = () => {};
    server.use(
      http.get("*/api/auth/profile", async () => {
        await new Promise<void>((resolve) => {
          free = resolve;
        });
        return HttpResponse.json({});
      }),
    );
    expect(await screen.findByRole("button", { name: /Credits remaining\s*11/ })).toBeVisible();
    free();
  });

  it.each([
    [docx, "ConvertedCV.docx"],
    [
      { "Content-Type": "application/zip", "Content-Disposition": 'attachment; filename="other.zip"' },
      "resumes.zip",
    ],
    [
      {
        "Content-Type": "application/zip",
        "Content-Disposition": "attachment; filename=\"resumes.zip\"; filename*=UTF-8''Buyer_2026-11-24.zip",
      },
      "Buyer_2026-11-24.zip",
    ],
  ])("CV-9 %j", async (headers, name) => {
    answer("get", "/convert/task-status/t1", task("Completed"));
    documentAnswers(headers);
    await convert();
    expect(await screen.findByText(name)).toBeVisible();
  });

  it("CV-9 the saved icon goes along as a named file", async () => {
    answer("get", "/convert/get-cv-icon", {
      icon_mimetype: "image/png",
      icon_data: btoa("png"),
      icon_filename: "logo.png",
    });
    answer("get", "/convert/task-status/t1", task("Completed"));
    documentAnswers(docx);
    await convert();
    await screen.findByText("ConvertedCV.docx");
    expect(docxForm.has("icon_image")).toBe(true);
    const icon = sentFile("icon_image");
    expect([icon.name, icon.type]).toEqual(["logo.png", "image/png"]);
  });

  it.each(["Failed", "Error"])("CV-10, D-54 status %s ends it, with the reason", async (status) => {
    answer("get", "/convert/task-status/t1", task(status, { error: "This PDF is encrypted." }));
    await convert();
    expect(await screen.findByText("CV Conversion failed. Please try again.")).toBeVisible();
    expect(screen.getByText(/This PDF is encrypted\. Your credit has been returned\./)).toBeVisible();
    expect(calls("/convert/task-status")).toHaveLength(1);
    expect(screen.getByText("cv.pdf")).toBeVisible();
  });

  it.each([
    ["the server is gone", () => breakCall("get", "/convert/task-status/t1")],
    [
      "it was asked too often",
      () => answer("get", "/convert/task-status/t1", { error: "Too many requests" }, 429),
    ],
  ])("CV-10 polling fails: %s", async (_, fail) => {
    fail();
    await convert();
    expect(await screen.findByText("An error occurred while fetching CV conversion results.")).toBeVisible();
    expect(screen.getByText(/^The conversion goes on without this page/)).toBeVisible();
  });

  it("CV-10 the server is gone while it converts: the page and the files stay", async () => {
    answer("get", "/convert/task-status/t1", task("Processing"));
    const app = await convert();
    await screen.findByText("Processing...");
    for (const path of ["/convert/task-status/t1", "/convert/history", "/auth/profile"])
      breakCall("get", path);
    expect(await screen.findByText("An error occurred while fetching CV conversion results.")).toBeVisible();
    expect(await screen.findByText(/^No response received from the server/)).toBeVisible();
    expect(screen.getByRole("heading", { name: "CV Converter" })).toBeVisible();
    expect(screen.getByText("cv.pdf")).toBeVisible();
    expect(app.path()).toBe("/Application");
  });

  it("CV-10 the download fails", async () => {
    answer("get", "/convert/task-status/t1", task("Completed"));
    answer("post", "/convert/generate-docx/t1", { error: "Gone." }, 404);
    await convert();
    expect(await screen.findByText("An error occurred while fetching CV conversion results.")).toBeVisible();
  });

  it("CV-7 the start fails", async () => {
    answer(
      "post",
      "/convert/generate-resume-bulk",
      { error: "You have no credits remaining. Please upgrade your plan." },
      402,
    );
    await convert();
    expect(
      await screen.findByText(
        "Failed to complete action: You have no credits remaining. Please upgrade your plan.",
      ),
    ).toBeVisible();
  });

  it("CV-8 after the first look one every 4000 ms", async () => {
    answer("get", "/convert/task-status/t1", task("Processing"));
    await convert();
    await waitFor(() => expect(calls("/convert/task-status")).toHaveLength(1));
    const first = Date.now();
    await waitFor(() => expect(calls("/convert/task-status")).toHaveLength(2), { timeout: 5000 });
    expect(Date.now() - first).toBeGreaterThan(3800);
  }, 8000);

  it("D-50 pasted text becomes a file", async () => {
    answer("get", "/convert/task-status/t1", task("Processing"));
    const app = renderApp("/Application");
    await app.keyboard.click(await screen.findByRole("button", { name: "Paste text instead (CV)" }));
    await app.keyboard.type(await screen.findByLabelText("CV text"), "Nadia Brook, buyer, 2019 to 2024");
    await app.keyboard.click(screen.getByRole("button", { name: "Use this text" }));
    await app.keyboard.click(await screen.findByRole("button", { name: "Convert CV" }));
    await screen.findByText("Processing...");
    const pasted = sentFile("files");
    expect([pasted.name, pasted.type, pasted.size]).toEqual(["pasted-cv.txt", "text/plain", 32]);
  });

  it.each([
    ["# Senior C/C++ engineer{enter}You write firmware.", "Senior C-C++ engineer.txt"],
    ["---{enter}  Buyer  {enter}You order what we need.", "Buyer.txt"],
    [`We are looking for ${"somebody ".repeat(12)}`, "Pasted advert.txt"],
  ])("a pasted job description is called by its title: %s", async (text, name) => {
    answer("get", "/convert/task-status/t1", task("Processing"));
    const app = renderApp("/Application");
    await put("Old CV", pdf());
    await app.keyboard.click(screen.getByRole("button", { name: "Paste text instead (job description)" }));
    await app.keyboard.type(await screen.findByRole("textbox"), text);
    await app.keyboard.click(screen.getByRole("button", { name: "Use this text" }));
    await app.keyboard.click(await screen.findByRole("button", { name: "Convert CV" }));
    await screen.findByText("Processing...");
    expect(sentFile("requirement").name).toBe(name);
  });
});

it("D-42 team defaults that change under the page are said, and what was chosen and not converted with stays", async () => {
  const team = (marking: string) => ({ team_options: { look: { marking } }, options: { look: { marking } } });
  signIn(team("OFFICIAL") as unknown as Parameters<typeof signIn>[0]);
  const app = renderApp("/Application");
  fireEvent.click(await screen.findByRole("button", { name: "Open Styling" }));
  fireEvent.click(await screen.findByRole("radio", { name: /Concise/ }));
  app.client.setQueryData(
    userQuery.queryKey,
    (user) => user && { ...user, ...(team("SECRET") as unknown as typeof user) },
  );
  expect(
    await screen.findByText(/The team’s defaults have changed; what you chose yourself stays/),
  ).toBeVisible();
  expect(await screen.findByText(/^Strict, Concise, first person, marked SECRET$/)).toBeInTheDocument();
});
