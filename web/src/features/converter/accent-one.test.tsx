import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { answer, calls, signIn } from "@/test/server";
import { AccentOne } from "./accent-one";
import type { ReviewedFile } from "./decisions";

vi.mock("@/lib/user", () => ({ useUser: () => ({ user: null }) }));
vi.mock("./template-query", () => ({ useAccented: () => ["Agency"] }));

it("a colour may be typed as its number, and half a number is not taken", async () => {
  signIn();
  answer("post", "/convert/review/t1", { index: 0 });
  const file = { index: 0, rejected: [], edits: {}, marks: [] } as unknown as ReviewedFile;
  const draw = vi.fn(async () => {});
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AccentOne
        {...{ taskId: "t1", file, onDraw: draw, onStale: draw, template: "Agency" }}
        isBatch
        disabled={false}
      />
    </QueryClientProvider>,
  );
  const keyboard = userEvent.setup({ delay: null });
  await keyboard.click(screen.getByRole("button", { name: "Colour of this CV" }));
  const number = screen.getByRole("textbox", { name: "The colour as a number" });
  await keyboard.clear(number);
  await keyboard.type(number, "7a1f");
  expect(screen.getByRole("button", { name: "Use it" })).toBeDisabled();
  await keyboard.type(number, "3d!");
  await keyboard.click(screen.getByRole("button", { name: "Use it" }));
  await waitFor(() => expect(calls("/convert/review/t1")[0]?.body).toMatchObject({ accent: "7A1F3D" }));
});
