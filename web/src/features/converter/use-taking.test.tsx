import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, render as renderBare, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import type { ReactElement } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import type { Download, TaskFile } from "@/lib/conversion";
import { resultQuery } from "@/lib/result-queries";
import { timings } from "@/lib/timings";
import { server, signIn } from "@/test/server";
import { messages } from "./messages";
import { useTaking } from "./use-taking";

/** what is decided about every CV */
const kept = { rejected: ["n1", "n2"], edits: {} };
let client: QueryClient;
function render(page: ReactElement) {
  const wrapper = ({ children }: { children: ReactElement }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderBare(page, { wrapper: wrapper as never });
}

const saved: string[] = [];
const [fetchForm, failed, told, makePdf, acceptTaken, apply, loadAgain, set] = vi.hoisted(() => [
  vi.fn(),
  vi.fn(),
  vi.fn(),
  vi.fn(),
  vi.fn(),
  vi.fn(),
  vi.fn(),
  vi.fn(),
]);
vi.mock("@/lib/toasts", () => ({ toast: { error: failed, info: told } }));
vi.mock("@/lib/conversion", async (original) => ({
  ...(await original<object>()),
  saveFile: async (blob: Blob, name: string) => saved.push(`${name}: ${await blob.text()}`),
  fetchForm,
}));
vi.mock("./documents", () => ({
  documentsOf: async ({ blob, of }: Download) => {
    const text = await blob.text();
    return of.map((whose) => ({
      ...whose,
      name: `${whose.index}.docx`,
      blob: new Blob([`${whose.index} ${text}`]),
      pages: 1,
    }));
  },
  zipOf: async (some: { name: string }[]) => new Blob([some.map(({ name }) => name).join(" ")]),
}));

const done = [0, 1, 2].map((index) => ({ index, name: `${index}.pdf`, status: "Completed" }) as TaskFile);
const download = (text: string, withheld: number[]): Download => ({
  blob: new Blob([text]),
  filename: "all.zip",
  isZip: true,
  of: done.map(({ index }) => ({ index, withheld: withheld.includes(index) })),
});
let taking: ReturnType<typeof useTaking>;

type PageProps = { text: string; waiting: number[]; opened: number[]; withheld?: number[] };

function Page({ text, waiting, opened, withheld = [] }: PageProps) {
  taking = useTaking({
    taskId: "t1",
    done,
    download: download(text, withheld),
    decisions: { apply, loadAgain, fileReview: (() => ({ now: kept, set })) as never },
    held: { waiting, acceptTaken },
    makePdf,
    opened: new Set(opened),
  });
  return taking.question;
}

beforeEach(() => {
  vi.resetAllMocks();
  client = new QueryClient();
  apply.mockResolvedValue(undefined);
  acceptTaken.mockResolvedValue(null);
  loadAgain.mockResolvedValue(null);
  saved.length = 0;
});

it("D-101: what is taken after the question is the document as it is then", async () => {
  const page = { waiting: [1, 2], opened: [] };
  const { rerender } = render(<Page {...page} text="as it was" />);
  act(() => void taking.save());
  expect(taking.asking?.unopened).toEqual([1, 2]);
  rerender(<Page {...page} text="as it is" />);
  act(() => taking.asking?.others?.());
  await waitFor(() => expect(saved).toEqual(["0.docx: 0 as it is"]));
});

it("what another window has changed is taken as it is now, and that is said", async () => {
  loadAgain.mockResolvedValue(download("as it is", []));
  render(<Page text="as it was" waiting={[]} opened={[]} />);
  await act(() => taking.saveSome([0]));
  await waitFor(() => expect(saved).toEqual(["0.docx: 0 as it is"]));
  expect(told).toHaveBeenCalledWith(messages.changedElsewhere, timings.read);
});

it("without an answer about other windows the document is taken as it stands", async () => {
  loadAgain.mockRejectedValue(new Error("offline"));
  render(<Page text="as it stands" waiting={[]} opened={[]} />);
  await act(() => taking.saveSome([0]));
  await waitFor(() => expect(saved).toEqual(["0.docx: 0 as it stands"]));
});

it("D-101: what fails after the question is said", async () => {
  fetchForm.mockRejectedValue(new Error("gone"));
  render(<Page text="" waiting={[1]} opened={[]} />);
  act(() => void taking.saveForm("md"));
  act(() => taking.asking?.all());
  await waitFor(() => expect(failed).toHaveBeenCalledWith("The file could not be made. Please try again."));
});

it("what is withheld is left out of whatever is taken, accepted by nobody, and named", async () => {
  render(<Page text="drawn" waiting={[0, 1]} opened={[1]} withheld={[0]} />);
  await act(() => taking.save());
  expect(taking.asking, "it is not asked about, either").toBeNull();
  await waitFor(() => expect(saved).toEqual(["all.zip: 1.docx 2.docx"]));
  expect(acceptTaken).toHaveBeenCalledWith([1, 2]);
  expect(told).toHaveBeenCalledWith(
    "1 CV is left out, for it may not be blind: 0.pdf. Open it and give its name.",
  );
  await act(() => taking.saveSome([0, 2]));
  await waitFor(() => expect(saved[1]).toBe("2.docx: 2 drawn"));
  expect(told).toHaveBeenCalledTimes(2);
  await act(() => taking.saveSome([1]));
  expect(told, "what nobody asked for is not named").toHaveBeenCalledTimes(2);
});

it("what is withheld is not counted, and is nothing to take instead of what nobody opened", async () => {
  const page = { text: "", waiting: [0, 1, 2] };
  const { rerender } = render(<Page {...page} opened={[2]} withheld={[0]} />);
  await act(() => taking.save());
  expect(taking.asking).toMatchObject({ unopened: [1], count: 2, credits: 2 });
  expect(taking.asking?.others).not.toBeNull();
  rerender(<Page {...page} opened={[]} withheld={[0]} />);
  await act(() => taking.save());
  expect(taking.asking).toMatchObject({ unopened: [1, 2], count: 2, others: null });
});

it("where all is withheld nothing is asked of the server, and that is said", async () => {
  render(<Page text="" waiting={[0]} opened={[]} withheld={[0, 1, 2]} />);
  for (const take of [() => taking.save(), () => taking.savePdf(), () => taking.saveForm("txt")]) {
    await act(take);
    expect(failed).toHaveBeenLastCalledWith(
      "Nothing is downloaded, for it may not be blind. Give the name of the candidate first.",
    );
  }
  expect(failed).toHaveBeenCalledTimes(3);
  expect([saved, makePdf.mock.calls, fetchForm.mock.calls, acceptTaken.mock.calls]).toEqual([[], [], [], []]);
});

const putBack = (index: number, name: string, ...what: string[]) => ({
  index,
  name: `${index}.pdf`,
  rejected: [],
  edits: {},
  document: { person: { name: { value: name } } },
  put_back: what.map((one) => ({ note: "n1-2", what: one, text: name })),
});
const openIn = (...files: object[]) =>
  client.setQueryData(resultQuery("t1").queryKey, { task_id: "t1", files } as never);

it.each([
  ["save", () => taking.save(), "The name of 1 of 3 CVs can be read in the files"],
  ["some", () => taking.saveSome([1]), "The name can be read in this CV"],
  ["PDF", () => taking.savePdf(), "The name of 1 of 3 CVs can be read in the files"],
  ["form", () => taking.saveForm("txt"), "The name of 1 of 3 CVs can be read in the files"],
])(
  "C1: what was put back into a private CV is asked about before it is taken away: %s",
  async (_, take, title) => {
    const user = userEvent.setup();
    openIn(putBack(0, "Candidate 1234"), putBack(1, "Imogen Fairweather", "the name"));
    fetchForm.mockResolvedValue({ blob: new Blob(["x"]), filename: "all.zip" });
    render(<Page text="as it is" waiting={[]} opened={[]} />);
    act(() => void take());
    expect(await screen.findByRole("alertdialog", { name: title })).toBeVisible();
    expect(screen.getByText("Imogen Fairweather: the name")).toBeVisible();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect([saved, makePdf.mock.calls, fetchForm.mock.calls, set.mock.calls]).toEqual([[], [], [], []]);
    act(() => void take());
    await user.click(await screen.findByRole("button", { name: "Download as it is" }));
    await waitFor(() => expect(saved.length + makePdf.mock.calls.length).toBe(1));
    expect(set).not.toHaveBeenCalled();
  },
);

it("C1: it is taken out again, and what is saved is without it", async () => {
  const user = userEvent.setup();
  openIn(putBack(0, "Mo"), putBack(1, "Imogen Fairweather", "the name", "contacts"));
  render(<Page text="as it is" waiting={[]} opened={[]} />);
  act(() => void taking.save());
  await screen.findByText("Imogen Fairweather: the name and contacts");
  apply.mockResolvedValue(download("blind again", []));
  await user.click(screen.getByRole("button", { name: "Take it out and download" }));
  await waitFor(() => expect(saved).toEqual(["all.zip: blind again"]));
  expect(set.mock.calls).toEqual([[{ rejected: ["n2"], edits: {} }]]);
});

it("C1: nothing is asked of a CV that nobody put anything back into", async () => {
  openIn(putBack(0, "Candidate 1234"), putBack(1, "Imogen", "the name"));
  render(<Page text="as it is" waiting={[]} opened={[]} />);
  act(() => void taking.saveSome([0]));
  await waitFor(() => expect(saved).toEqual(["0.docx: 0 as it is"]));
});

it("C1: it is asked about also where the changes were not on the screen yet", async () => {
  const files = [putBack(1, "Imogen Fairweather", "the name")];
  signIn();
  server.use(http.get("*/api/convert/result/t1", () => HttpResponse.json({ task_id: "t1", files })));
  render(<Page text="as it is" waiting={[]} opened={[]} />);
  act(() => void taking.saveSome([1]));
  expect(await screen.findByRole("alertdialog", { name: "The name can be read in this CV" })).toBeVisible();
  expect(saved).toEqual([]);
});
