import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, vi } from "vitest";
import { notices } from "@/lib/notices";
import { dismissAllToasts } from "@/lib/toasts";
import { resetServer, server } from "./server";

// The machine may be busy: waiting longer costs nothing when all is well.
configure({ asyncUtilTimeout: 8000, getElementError: (message) => new Error(message ?? "not found") });

// What jsdom does not have.
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
vi.stubGlobal("scrollTo", () => {});
Element.prototype.scrollIntoView = () => {};

beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  resetServer();
  notices.close();
  dismissAllToasts();
  localStorage.clear();
  sessionStorage.clear();
});
afterAll(() => server.close());
