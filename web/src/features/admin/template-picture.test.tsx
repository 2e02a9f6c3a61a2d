import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { Thumbnail } from "@/components/document/thumbnail";
import { templatesChanged } from "./template-queries";

vi.mock("@/components/document/render-docx", () => ({
  renderDocx: async (blob: Blob) => {
    const page = document.createElement("p");
    page.textContent = await blob.text();
    const fold = document.createElement("div");
    fold.className = "fold";
    fold.textContent = "about here page 2";
    page.append(fold);
    return { nodes: [page], styles: new CSSStyleSheet(), pageWidth: 794 };
  },
}));

it("a template's picture is drawn anew once the template has changed", async () => {
  const client = new QueryClient();
  let version = "first";
  const { container } = render(
    <QueryClientProvider client={client}>
      <Thumbnail name="House" load={async () => new Blob([version])} />
    </QueryClientProvider>,
  );
  const text = () => container.querySelector("[aria-hidden]")?.shadowRoot?.textContent;
  await waitFor(() => expect(text()).toBe("first"));
  version = "second";
  await templatesChanged(client);
  await waitFor(() => expect(text()).toBe("second"));
});
