import { act, fireEvent, renderHook, screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { renderApp } from "@/test/app";
import { answer, calls, server, setUser, signIn } from "@/test/server";
import { tips } from "./messages";
import { useWizard } from "./use-wizard";

vi.mock("@/components/document/document-view", () => ({
  DocumentView: ({ name }: { name: string }) => <p>{`Document ${name}`}</p>,
}));

let form: FormData;
/** The one CV of the conversion, as its result tells of it. */
let converted: Record<string, unknown>;
beforeEach(() => {
  signIn({ subscription_status: "inactive" });
  converted = { index: 0, name: "cv.pdf", notes: [], rejected: [], edits: {} };
  server.use(
    http.post("*/api/convert/generate-resume-bulk", async ({ request }) => {
      form = await request.formData();
      return HttpResponse.json({ task_id: "t1" }, { status: 202 });
    }),
    http.post("*/api/convert/generate-docx/t1", () => new HttpResponse("docx")),
    http.get("*/api/convert/result/t1", () => HttpResponse.json({ task_id: "t1", files: [converted] })),
  );
});

const step = (number: number) => screen.queryByText(new RegExp(`^Step ${number} of 5`)) !== null;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const button = (name: string) => screen.getByRole("button", { name });
const choose = (name = "cv.pdf") =>
  fireEvent.change(screen.getByLabelText(/choose a file/i), {
    target: { files: [new File(["%PDF"], name)] },
  });

/** The page with a clock of the test's own. */
async function open() {
  const app = renderApp("/Application/Demo");
  await screen.findByText(/^Step 1 of 5/);
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"],
    shouldAdvanceTime: false,
  });
  return app;
}
/** Drops a file; the drop zone reads it asynchronously. */
async function put(name?: string) {
  choose(name);
  await pass(0);
  await pass(0);
}

describe("DE-2, DE-3, DE-4 moving on", () => {
  it("1 to 2 after 1000 ms and a 500 ms fade; back keeps the file; next works; 2 to 3 likewise", async () => {
    await open();
    expect(button("Previous step")).toBeDisabled();
    expect(button("Next step")).toBeDisabled();
    await put();
    expect(screen.getByText("cv.pdf")).toBeVisible();
    expect(button("Next step")).toBeEnabled();
    await pass(990);
    expect(step(1)).toBe(true);
    await pass(15);
    expect(step(1)).toBe(true); // fading
    await pass(500);
    expect(step(2)).toBe(true);
    fireEvent.click(button("Previous step"));
    await pass(500);
    expect(step(1)).toBe(true);
    expect(screen.getByText("cv.pdf")).toBeVisible();
    await pass(3000);
    expect(step(1)).toBe(true); // D-65: only a new choice advances
    fireEvent.click(button("Next step"));
    await pass(500);
    expect(step(2)).toBe(true);
    await put("job.pdf");
    await pass(1505);
    expect(step(3)).toBe(true);
    expect(button("Previous step")).toBeEnabled();
    expect(button("Next step")).toBeDisabled();
  });

  it("Skip goes on at once", async () => {
    await open();
    await put();
    await pass(1505);
    expect(within(screen.getByRole("list", { name: "Uploaded" })).getByText("cv.pdf")).toBeVisible();
    fireEvent.click(button("Skip this step"));
    await pass(500);
    expect(step(3)).toBe(true);
    expect(screen.getByRole("link", { name: "Why not chat with us here." })).toHaveAttribute(
      "href",
      "/Application/Chat",
    );
  });
});

describe("DE-1, DE-6, DE-7 converting", () => {
  const toStep3 = async () => {
    await open();
    await put();
    await pass(1505);
    fireEvent.click(button("Skip this step"));
    await pass(500);
  };
  const settle = async () => {
    for (let i = 0; i < 20; i++) await pass(100);
  };

  it("defaults are sent in lower case; tips rotate; success leads to step 5; Start Over resets", async () => {
    answer("get", "/convert/task-status/t1", { task_id: "t1", status: "Processing", files: [] });
    await toStep3();
    fireEvent.click(button("Start Conversion"));
    await pass(500);
    expect(step(4)).toBe(true);
    expect(screen.getByText(tips[0], { exact: false })).toBeVisible();
    await pass(5510);
    expect(screen.getByText(tips[1], { exact: false })).toBeVisible();
    expect(Object.fromEntries([...form].filter(([, value]) => typeof value === "string"))).toEqual({
      mode: "strict",
      perspective: "first",
      length: "balanced",
      experience_limit: "5",
      project_limit: "5",
      skill_limit: "10",
      template: "Generic",
      demo: "1",
    });
    answer("get", "/convert/task-status/t1", { task_id: "t1", status: "Completed", files: [] });
    for (let i = 0; i < 60 && !step(5); i++) await pass(100);
    expect(step(5)).toBe(true);
    expect(button("Download Resume")).toBeVisible();
    for (const name of ["Please check", "Not charged yet"]) {
      expect(screen.queryByRole("region", { name })).toBeNull();
    }
    expect(calls("/convert/get-cv-icon")).toHaveLength(0);
    fireEvent.click(button("Start Over"));
    await pass(500);
    expect(step(1)).toBe(true);
    expect(screen.queryByText("cv.pdf")).toBeNull();
  });

  it("the third person asks for the pronouns, and sends them", async () => {
    answer("get", "/convert/task-status/t1", { task_id: "t1", status: "Processing", files: [] });
    await toStep3();
    expect(screen.queryByRole("radio", { name: "She" })).toBeNull();
    fireEvent.click(screen.getByRole("radio", { name: "Third person" }));
    expect(screen.getByText(/a CV of such lines alone does not change/)).toBeVisible();
    fireEvent.click(screen.getByRole("radio", { name: "She" }));
    fireEvent.click(button("Start Conversion"));
    await pass(500);
    expect([form.get("perspective"), form.get("pronouns")]).toEqual(["third", "she"]);
  });

  it("DE-3 a pasted advert goes along under its title; six tips all the same, the one that asks for it last", async () => {
    answer("get", "/convert/task-status/t1", { task_id: "t1", status: "Processing", files: [] });
    await open();
    await put();
    await pass(1505);
    fireEvent.click(button("Paste text instead (job description)"));
    await pass(100);
    const text = "Boat builder\nYou have built five boats.";
    fireEvent.change(screen.getByLabelText("Job description"), { target: { value: text } });
    fireEvent.click(button("Use this text"));
    await pass(1505);
    expect(step(3)).toBe(true);
    expect(
      within(screen.getByRole("list", { name: "Uploaded" })).getByText("Boat builder.txt"),
    ).toBeVisible();
    fireEvent.click(button("Start Conversion"));
    await pass(500);
    expect(screen.queryByText(tips[0], { exact: false })).toBeNull();
    expect(screen.getByText(tips[1], { exact: false })).toBeVisible();
    expect(form.get("requirement")).not.toBeNull();
    for (const tip of [...tips.slice(2), tips[0]]) {
      await pass(5000);
      await pass(510);
      expect(screen.getByText(tip, { exact: false })).toBeVisible();
    }
  });

  it("failure: an alert dialog, back to step 1 with the file kept (D-66)", async () => {
    answer("get", "/convert/task-status/t1", {
      task_id: "t1",
      status: "Failed",
      error: "It holds no CV.",
      files: [],
    });
    await toStep3();
    fireEvent.click(button("Start Conversion"));
    await settle();
    const alert = screen.getByRole("alertdialog");
    expect(
      within(alert).getByText("An error occurred during CV conversion. Please try again."),
    ).toBeVisible();
    expect(within(alert).getByText("It holds no CV.")).toBeVisible();
    expect(within(alert).queryByRole("link")).toBeNull();
    fireEvent.click(within(alert).getByRole("button", { name: "OK" }));
    await pass(600);
    expect(step(1)).toBe(true);
    expect(screen.getByText("cv.pdf")).toBeVisible();
  });

  it.each([
    ["a visitor", {}, "See plans", "/pricing"],
    ["an admin", { user_role: "admin" }, "Set your credits", "/admin"],
  ] as const)("%s whose tries are used reads so, with a way on", async (_, user, name, address) => {
    const used = "You have used your 3 free demo conversions.";
    answer("post", "/convert/generate-resume-bulk", { error: used }, 402);
    signIn({ subscription_status: "inactive", ...user });
    await toStep3();
    fireEvent.click(button("Start Conversion"));
    await settle();
    const alert = screen.getByRole("alertdialog");
    expect(within(alert).getByText(used)).toBeVisible();
    expect(within(alert).queryByText(/An error occurred/)).toBeNull();
    expect(within(alert).getByRole("link", { name })).toHaveAttribute("href", address);
  });

  it.each([
    ["of the server", 500, { error: "The disk is full." }, "The disk is full."],
    ["a file that cannot be taken", 400, { error: "It is empty." }, "It is empty."],
    ["a refusal without a reason", 402, {}, ""],
    ["a refusal of another kind without a reason", 403, {}, ""],
  ])(
    "D-110 every other failure has the text of the specification, and the reason where there is one: %s",
    async (_, status, body, reason) => {
      answer("post", "/convert/generate-resume-bulk", body, status);
      await toStep3();
      fireEvent.click(button("Start Conversion"));
      await settle();
      const alert = within(screen.getByRole("alertdialog"));
      expect(alert.getByText("An error occurred during CV conversion. Please try again.")).toBeVisible();
      if (reason) expect(alert.getByText(reason)).toBeVisible();
    },
  );

  it.each([
    [{ subscription_status: "inactive", demo_conversions_left: 1 }, /^Free: 1 conversion is left, and each/],
    [{ subscription_status: "active", credits_remaining: 5 }, /^A conversion takes 1 of your 5 credits\./],
    [{ user_role: "admin", credits_remaining: 1 }, /^A conversion takes your last credit\./],
  ] as const)("what it costs is said before anything is uploaded: %j", async (user, text) => {
    signIn(user);
    await open();
    expect(screen.getByText(text)).toHaveTextContent("Nothing is taken before Start Conversion.");
  });

  it("after a failure the free conversions are those that are left now", async () => {
    answer("post", "/convert/generate-resume-bulk", { error: "You have used your 3 free conversions." }, 402);
    await toStep3();
    expect(screen.getByText(/3 conversions are left/)).toBeVisible();
    setUser({ demo_conversions_left: 0 });
    fireEvent.click(button("Start Conversion"));
    await settle();
    expect(screen.queryByText(/3 conversions are left/)).toBeNull();
    expect(screen.getByText(/^Your free conversions are used/)).toBeInTheDocument();
  });

  it.each([
    ["a visitor past the free tries", { demo_conversions_left: 0 }, /^Your free conversions/, "See plans"],
    [
      "an admin without credits",
      { user_role: "admin", credits_remaining: 0 },
      /^You have no/,
      "Set your credits",
    ],
    [
      "a subscriber without",
      { subscription_status: "active", credits_remaining: 0 },
      /^You have no/,
      "See plans",
    ],
    ["a visitor with one left", { demo_conversions_left: 1, credits_remaining: 0 }, null, ""],
    ["an admin with credits", { user_role: "admin", demo_conversions_left: 0 }, null, ""],
  ] as const)("D1 %s reads so before anything is uploaded", async (_, user, why, name) => {
    signIn({ subscription_status: "inactive", ...user });
    await open();
    const notice = screen.queryByRole("region", { name: "No conversions left" });
    if (!why) return expect(notice).toBeNull();
    expect(within(notice as HTMLElement).getByText(why)).toBeVisible();
    expect(within(notice as HTMLElement).getByRole("link", { name })).toBeVisible();
  });

  it("D1 what a conversion warns of and what is to be checked stand above the document", async () => {
    const reason = (n: number) => ({ id: `r${n}`, kind: "reading", reason: `Line ${n} found no place.` });
    converted = {
      ...converted,
      held: true,
      page_cost: "To fit 2 pages this CV goes without 3 points.",
      notes: [1, 2, 3, 4, 5].map(reason),
    };
    answer("get", "/convert/task-status/t1", { task_id: "t1", status: "Completed", files: [] });
    await toStep3();
    fireEvent.click(button("Start Conversion"));
    for (let i = 0; i < 60 && !step(5); i++) await pass(100);
    const held = screen.getByRole("region", { name: "Not charged yet" });
    expect(within(held).getByText("To fit 2 pages this CV goes without 3 points.")).toBeVisible();
    const check = within(screen.getByRole("region", { name: "Please check" }));
    expect(check.getAllByRole("listitem")).toHaveLength(4);
    fireEvent.click(check.getByRole("button", { name: "Show all 5" }));
    expect(check.getByText("Line 5 found no place.")).toBeVisible();
  });

  it("D1 what its length costs is said once, and when it is taken nothing says that it is not charged", async () => {
    const cost = "To fit 2 pages this CV goes without 3 points.";
    const advice = { id: "a1", kind: "advice", reason: cost };
    converted = { ...converted, held: true, page_cost: cost, notes: [advice] };
    const files = [{ index: 0, name: "cv.pdf", status: "Completed", held: true }];
    answer("get", "/convert/task-status/t1", { task_id: "t1", status: "Completed", files });
    server.use(
      http.post("*/api/convert/accept/t1", () => {
        converted = { ...converted, held: false };
        setUser({ demo_conversions_left: 2 });
        return HttpResponse.json({ erased: false });
      }),
    );
    URL.createObjectURL = vi.fn(() => "blob:x");
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
    await toStep3();
    fireEvent.click(button("Start Conversion"));
    for (let i = 0; i < 60 && !step(5); i++) await pass(100);
    expect(screen.getAllByText(cost)).toHaveLength(1);
    const profiles = calls("/auth/profile").length;
    fireEvent.click(button("Download Resume"));
    await settle();
    expect(calls("/convert/accept/t1")).toHaveLength(1);
    expect(screen.queryByRole("region", { name: "Not charged yet" })).toBeNull();
    expect(screen.getAllByText(cost)).toHaveLength(1);
    expect(calls("/auth/profile").length, "the credits are asked for anew").toBeGreaterThan(profiles);
  });

  it("DE-7 without a CV nothing starts; no way of the page leads there, the wizard refuses all the same", () => {
    const { result } = renderHook(() => useWizard());
    act(() => result.current.convert());
    expect(result.current.alert?.text).toBe("Please select a CV file before proceeding.");
    expect(result.current.conversion.phase).toBe("idle");
    expect(result.current.step).toBe(1);
  });
});
