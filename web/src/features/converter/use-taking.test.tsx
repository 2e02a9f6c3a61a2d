import { act, render, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import type { Download, TaskFile } from "@/lib/conversion";
import { useTaking } from "./use-taking";

const saved: string[] = [];
const [fetchForm, failed, told, makePdf, acceptTaken] = vi.hoisted(() => [
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
    decisions: { apply: async () => undefined },
    held: { waiting, acceptTaken },
    makePdf,
    opened: new Set(opened),
  });
  return null;
}

beforeEach(() => {
  vi.resetAllMocks();
  acceptTaken.mockResolvedValue(null);
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
