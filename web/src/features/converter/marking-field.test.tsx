import { QueryClient, QueryClientProvider, useMutation } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { drawnAnew, resultQuery } from "@/lib/result-queries";
import { toast } from "@/lib/toasts";
import { MarkingField } from "./marking-field";

const call = vi.hoisted(() => vi.fn());
vi.mock("@/lib/api", () => ({ call }));
vi.mock("@/lib/toasts", () => ({ toast: { success: vi.fn(), error: vi.fn() } }));

const fresh = { index: 0, revision: 3, notes: ["marked lower"] };
const files = [
  { index: 0, revision: 3, notes: [] },
  { index: 1, revision: 2, notes: [] },
];

beforeEach(() => {
  vi.clearAllMocks();
  call.mockImplementation(async (method: string) =>
    method === "GET" ? { files: [fresh, { ...fresh, index: 1 }] } : { marking: "OFFICIAL" },
  );
});

/** A layout that is being changed, which never ends. */
function Restyle() {
  const restyle = useMutation({ mutationKey: drawnAnew("t1"), mutationFn: () => new Promise(() => {}) });
  return (
    <button type="button" onClick={() => restyle.mutate()}>
      Restyle
    </button>
  );
}

function show(onMarked: () => Promise<unknown> = () => Promise.resolve()) {
  const client = new QueryClient();
  client.setQueryData(resultQuery("t1").queryKey, { options: { look: {} }, files } as never);
  const markingOf = () => client.getQueryData(resultQuery("t1").queryKey)?.options?.look?.marking;
  render(
    <QueryClientProvider client={client}>
      <MarkingField taskId="t1" marking="" all={1} onMarked={onMarked} />
      <Restyle />
    </QueryClientProvider>,
  );
  const filesOf = () => client.getQueryData(resultQuery("t1").queryKey)?.files;
  return { user: userEvent.setup({ delay: null }), markingOf, filesOf };
}
const add = () => screen.getByRole("button", { name: "Add a marking" });
const field = () => screen.getByLabelText("Protective marking");

it("of a batch it says that it is on all of them", () => {
  const field = (marking: string) => (
    <QueryClientProvider client={new QueryClient()}>
      <MarkingField taskId="t1" marking={marking} all={10} onMarked={() => Promise.resolve()} />
    </QueryClientProvider>
  );
  const { rerender } = render(field(""));
  expect(screen.getByRole("button", { name: "Add a marking to all 10" })).toBeVisible();
  rerender(field("SECRET"));
  expect(screen.getByText("Marked SECRET, all 10 CVs")).toBeVisible();
  expect(screen.getByRole("button", { name: "Change the marking of all 10" })).toBeVisible();
});

it("sets the marking of a finished conversion and has the document drawn anew", async () => {
  const onMarked = vi.fn(() => Promise.resolve());
  const { user, markingOf, filesOf } = show(onMarked);
  await user.click(add());
  expect(field()).toHaveFocus();
  await user.keyboard(" OFFICIAL {Enter}");
  await vi.waitFor(() => expect(toast.success).toHaveBeenCalledWith("Marked OFFICIAL."));
  expect(call.mock.calls).toEqual([
    ["PUT", "/convert/marking/{taskId}", { params: { taskId: "t1" }, json: { marking: " OFFICIAL " } }],
    ["GET", "/convert/result/{taskId}", { params: { taskId: "t1" } }], // what is to be checked speaks of it
  ]);
  expect(onMarked).toHaveBeenCalledOnce();
  expect(markingOf()).toBe("OFFICIAL");
  // the notes speak of the marking; what another window has made of a CV stays to be asked about
  await vi.waitFor(() => expect(filesOf()).toEqual([fresh, files[1]]));
  expect(screen.queryByLabelText("Protective marking")).toBeNull();
  expect(add()).toHaveFocus();
});

it.each(["{Escape}", "{Tab}{Tab}{Enter}"])("is left as it was by %s", async (keys) => {
  const { user } = show();
  await user.click(add());
  await user.keyboard(`SECRET${keys}`);
  expect(add()).toHaveFocus();
  expect(call).not.toHaveBeenCalled();
  await user.click(add());
  expect(field()).toHaveValue("");
});

it("is sent once, however often Enter is pressed", async () => {
  call.mockReturnValue(new Promise(() => {}));
  const { user } = show();
  await user.click(add());
  await user.keyboard("SECRET{Enter}{Enter}");
  expect(call).toHaveBeenCalledOnce();
});

it("says that it is set when only the drawing failed", async () => {
  const { user, markingOf } = show(() => Promise.reject(new Error("down")));
  await user.click(add());
  await user.keyboard("OFFICIAL{Enter}");
  await vi.waitFor(() =>
    expect(toast.error).toHaveBeenCalledWith(expect.stringMatching(/^The marking is set/)),
  );
  expect(markingOf()).toBe("OFFICIAL");
});

it("waits while the layout is changed", async () => {
  const { user } = show();
  await user.click(screen.getByRole("button", { name: "Restyle" }));
  expect(add()).toBeDisabled();
});
