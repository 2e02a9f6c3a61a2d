import { act, render, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import type { Download, TaskFile } from "@/lib/conversion";
import { useTaking } from "./use-taking";

const saved: string[] = [];
const [fetchForm, failed] = vi.hoisted(() => [vi.fn(), vi.fn()]);
vi.mock("@/lib/toasts", () => ({ toast: { error: failed } }));
vi.mock("@/lib/conversion", async (original) => ({
  ...(await original<object>()),
  saveFile: async (blob: Blob, name: string) => saved.push(`${name}: ${await blob.text()}`),
  fetchForm,
}));
vi.mock("./documents", () => ({
  documentsOf: async ({ blob }: Download) => {
    const text = await blob.text();
    return [0, 1, 2].map((at) => ({ name: `${at}.docx`, blob: new Blob([`${at} ${text}`]), pages: 1 }));
  },
  zipOf: async (some: { name: string }[]) => new Blob([some.map(({ name }) => name).join(" ")]),
}));

const done = [0, 1, 2].map((index) => ({ index, name: `${index}.pdf`, status: "Completed" }) as TaskFile);
const download = (text: string): Download => ({ blob: new Blob([text]), filename: "all.zip", isZip: true });
let taking: ReturnType<typeof useTaking>;

function Page({ text, waiting, opened }: { text: string; waiting: number[]; opened: number[] }) {
  taking = useTaking({
    taskId: "t1",
    done,
    download: download(text),
    decisions: { apply: async () => undefined },
    held: { waiting, acceptTaken: async () => null },
    makePdf: () => {},
    opened: new Set(opened),
  });
  return null;
}

beforeEach(() => {
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
