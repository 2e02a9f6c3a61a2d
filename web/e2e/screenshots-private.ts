import type { Page } from "@playwright/test";
import { answer, hold, silence } from "./answers";
import { brokenPdf, fileOf, jsonCv, type Upload } from "./fixtures";
import type { Shot } from "./screenshots-public";

const oldCv = (page: Page) => page.getByRole("group", { name: "Old CV" }).locator("input");
const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first().click();
const dialogButton = (page: Page, name: string) => page.getByRole("dialog").getByRole("button", { name });

/** A picture of one pixel. */
const pixel: Upload = {
  name: "mark.png",
  mimeType: "image/png",
  buffer: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ),
};

const toCustomise = async (page: Page) => {
  await page.getByRole("group", { name: "Upload resume" }).locator("input").setInputFiles(jsonCv());
  await press(page, "Next step");
  await press(page, "Skip this step");
  await page.getByRole("button", { name: "Start Conversion" }).waitFor();
};

const ask = async (page: Page, question: string) => {
  await page.getByPlaceholder(/^Message /).fill(question);
  await page.keyboard.press("Enter");
};

const reply = [
  "One credit converts **one CV**. A conversion that fails is not charged.",
  "",
  "| plan | credits |",
  "|---|---|",
  "| Demo | 3 |",
  "| Personal | 200 |",
  "",
  "- [x] tick what you need",
  "- [ ] `Strict` keeps the wording",
  "",
  "> See https://example.net for more.",
].join("\n");

/** The converter before there is a result, the demo, the chat and the profile. */
export const userShots: Shot[] = [
  { name: "profile", path: "/profile" },
  {
    name: "profile-errors",
    path: "/profile",
    prepare: async (page) => {
      await page.getByRole("textbox", { name: "Name", exact: false }).first().fill(" ");
      await page.getByRole("button", { name: "Save" }).first().click();
      await page.getByText("Name cannot be empty.").first().waitFor();
    },
  },
  {
    name: "profile-delete-account",
    path: "/profile",
    prepare: (page) => press(page, "Delete my account"),
    viewport: true,
  },
  {
    name: "profile-new-key",
    path: "/profile",
    prepare: (page) => press(page, "Create API key"),
    viewport: true,
  },
  {
    name: "profile-new-webhook",
    path: "/profile",
    prepare: (page) => press(page, "Add webhook"),
    viewport: true,
  },
  { name: "converter", path: "/Application" },
  {
    name: "converter-asked-fields",
    path: "/Application",
    prepare: async (page) => {
      await page.getByLabel("Template", { exact: true }).selectOption("Agency");
      await page.getByRole("heading", { name: "For Agency" }).waitFor();
    },
  },
  {
    name: "converter-files",
    path: "/Application",
    prepare: (page) => oldCv(page).setInputFiles([jsonCv(), jsonCv("Ove Lund", "second.json")]),
  },
  {
    name: "converter-wrong-type",
    path: "/Application",
    prepare: async (page) => {
      await oldCv(page).setInputFiles({
        name: "photo.png",
        mimeType: "image/png",
        buffer: pixel.buffer,
      });
      await page.getByText("Please upload a PDF, DOCX, DOC, JSON file").first().waitFor();
    },
  },
  {
    name: "converter-no-cv",
    path: "/Application",
    prepare: (page) => press(page, "Convert CV"),
    viewport: true,
  },
  {
    name: "converter-paste",
    path: "/Application",
    prepare: (page) => press(page, "Paste text instead"),
    viewport: true,
  },
  {
    name: "options",
    path: "/Application",
    prepare: (page) => press(page, "Open Styling"),
    viewport: true,
  },
  {
    name: "options-icon-selected",
    path: "/Application",
    prepare: async (page) => {
      await press(page, "Open Styling");
      await page.getByRole("dialog").locator("input[type=file]").setInputFiles(pixel);
      await page.getByRole("button", { name: "Save Icon" }).scrollIntoViewIfNeeded();
    },
    viewport: true,
  },
  {
    name: "converter-processing",
    path: "/Application",
    prepare: async (page) => {
      await hold(page, "/convert/task-status/{}");
      await oldCv(page).setInputFiles(jsonCv());
      await press(page, "Convert CV");
      await page.getByText("Processing...").first().waitFor();
    },
  },
  {
    name: "converter-failed",
    path: "/Application",
    prepare: async (page) => {
      await oldCv(page).setInputFiles(brokenPdf);
      await press(page, "Convert CV");
      await page.getByText("CV Conversion failed. Please try again.").first().waitFor({ timeout: 30_000 });
    },
  },
  {
    name: "converter-no-credits",
    path: "/Application",
    prepare: async (page) => {
      const error = "You have no credits remaining. Please upgrade your plan.";
      await answer(page, "POST", "/convert/generate-resume-bulk", { status: 402, json: { error } });
      await oldCv(page).setInputFiles(jsonCv());
      await press(page, "Convert CV");
      await page.getByText(error).first().waitFor();
    },
  },
  {
    name: "converter-offline",
    path: "/Application",
    prepare: async (page) => {
      await silence(page, "POST", "/convert/generate-resume-bulk");
      await oldCv(page).setInputFiles(jsonCv());
      await press(page, "Convert CV");
      await page
        .getByText(/check your internet connection/)
        .first()
        .waitFor();
    },
  },
  { name: "demo-1", path: "/Application/Demo" },
  {
    name: "demo-2",
    path: "/Application/Demo",
    prepare: async (page) => {
      await page.getByRole("group", { name: "Upload resume" }).locator("input").setInputFiles(jsonCv());
      await page.getByText("Step 2 of 5").waitFor();
    },
  },
  { name: "demo-3", path: "/Application/Demo", prepare: toCustomise },
  {
    name: "demo-4",
    path: "/Application/Demo",
    prepare: async (page) => {
      await hold(page, "/convert/task-status/{}");
      await toCustomise(page);
      await press(page, "Start Conversion");
      await page.getByText("Processing...").first().waitFor();
    },
  },
  {
    name: "demo-5",
    path: "/Application/Demo",
    prepare: async (page) => {
      await toCustomise(page);
      await press(page, "Start Conversion");
      await page.getByText("Step 5 of 5").waitFor({ timeout: 30_000 });
    },
  },
  {
    name: "demo-failed",
    path: "/Application/Demo",
    prepare: async (page) => {
      await answer(page, "POST", "/convert/generate-resume-bulk", { status: 500 });
      await toCustomise(page);
      await press(page, "Start Conversion");
      await page.getByRole("alertdialog").waitFor();
    },
    viewport: true,
  },
  { name: "chat", path: "/Application/Chat", viewport: true },
  {
    name: "chat-conversation",
    path: "/Application/Chat",
    prepare: async (page) => {
      await answer(page, "POST", "/admin/chat/send", { json: { response: reply } });
      await ask(page, "What does a credit buy, and what if a conversion fails?");
      await page.getByRole("table").waitFor();
    },
    viewport: true,
  },
  {
    name: "chat-waiting",
    path: "/Application/Chat",
    prepare: async (page) => {
      await hold(page, "/admin/chat/send");
      await ask(page, "How do I cancel?");
    },
    viewport: true,
  },
  {
    name: "chat-errors",
    path: "/Application/Chat",
    prepare: async (page) => {
      await answer(page, "POST", "/admin/chat/send", { status: 500 });
      await ask(page, "How do I cancel?");
      await page.getByText("I encountered an error").waitFor();
      await ask(page, "?");
    },
    viewport: true,
  },
  { name: "admin-unauthorised", path: "/admin", viewport: true },
];

/** The dashboard. */
export const adminShots: Shot[] = [
  { name: "admin", path: "/admin" },
  { name: "admin-no-match", path: "/admin?search=nobody-at-all" },
  {
    name: "admin-failed",
    path: "/Terms-and-Conditions",
    prepare: async (page) => {
      await answer(page, "GET", "/admin/users-table", { status: 500 });
      await page.goto("/admin");
      await page.getByText("An error occurred while loading user data.").waitFor();
    },
  },
  { name: "admin-create", path: "/admin", prepare: (page) => press(page, "Add user"), viewport: true },
  {
    name: "admin-create-errors",
    path: "/admin",
    prepare: async (page) => {
      await press(page, "Add user");
      await dialogButton(page, "Create user").click();
    },
    viewport: true,
  },
  {
    name: "admin-edit",
    path: "/admin",
    prepare: async (page) => {
      await press(page, /^Edit /);
      await page.getByRole("dialog").getByLabel("Name").waitFor();
    },
    viewport: true,
  },
  { name: "admin-delete", path: "/admin", prepare: (page) => press(page, /^Delete /), viewport: true },
  {
    name: "admin-demo-account",
    path: "/admin",
    prepare: (page) => press(page, "Demo account"),
    viewport: true,
  },
  {
    name: "admin-demo-account-made",
    path: "/admin",
    prepare: async (page) => {
      const made = { email: "demo-7k2m9q@demo.local", password: "River7stone" };
      await answer(page, "POST", "/admin/create-demo-account", { json: made });
      await press(page, "Demo account");
      await dialogButton(page, "Create Demo Account").click();
      await page.getByRole("button", { name: "Copy Account Details" }).waitFor();
    },
    viewport: true,
  },
  {
    name: "admin-templates",
    path: "/admin?tab=templates",
    prepare: (page) => page.getByRole("list", { name: "Templates" }).waitFor(),
  },
  {
    name: "admin-templates-refused",
    path: "/admin?tab=templates",
    prepare: async (page) => {
      const line = "{{nmae}}, {{name|titel}}";
      const report = {
        ok: false,
        tags: ["name"],
        pages: 0,
        problems: [
          { part: "word/document.xml", text: line, message: "there is no {{nmae}}: did you mean {{name}}?" },
          { part: "word/vbaProject.bin", text: "", message: "it contains macros: save it without them" },
        ],
        warnings: [{ part: "word/footer1.xml", text: "«City»", message: "«City» is printed as it stands" }],
        translations: [],
      };
      await answer(page, "POST", "/admin/templates/check", { json: report });
      await page.getByLabel("Template name").fill("House style");
      await page.getByLabel(/^Word file/).setInputFiles(fileOf("house-style.docx"));
      await press(page, "Check and add");
      await page.getByText("This template cannot be used yet:").waitFor();
    },
  },
  {
    name: "admin-templates-preview",
    path: "/admin?tab=templates",
    prepare: async (page) => {
      await press(page, "Preview Generic");
      await page.getByRole("region", { name: "Preview of Generic" }).waitFor();
    },
    viewport: true,
  },
  {
    name: "admin-templates-tags",
    path: "/admin?tab=templates",
    prepare: async (page) => {
      await press(page, /tags/i);
      await page.getByRole("dialog").getByRole("heading", { name: "Work experience" }).waitFor();
    },
    viewport: true,
  },
  {
    name: "admin-templates-fields",
    path: "/admin?tab=templates",
    prepare: async (page) => {
      await press(page, "Fields of Agency");
      await dialogButton(page, "Save fields").waitFor();
    },
    viewport: true,
  },
  { name: "admin-audit", path: "/admin?tab=audit" },
];
