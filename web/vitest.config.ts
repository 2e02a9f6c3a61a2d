import { readdirSync, readFileSync } from "node:fs";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

/** A module that one file replaces would stay replaced, or loaded as it is, for the next one. */
const replacing = readdirSync(`${import.meta.dirname}/src`, { recursive: true, encoding: "utf8" })
  .map((file) => `src/${file}`)
  .filter((file) => /\.test\.tsx?$/.test(file))
  .filter((file) => readFileSync(`${import.meta.dirname}/${file}`, "utf8").includes("vi.mock("));

export default defineConfig({
  plugins: [react()],
  resolve: { alias: { "@": new URL("./src", import.meta.url).pathname } },
  test: {
    environment: "jsdom",
    environmentOptions: { jsdom: { url: "http://localhost/" } },
    setupFiles: ["src/test/setup.ts"],
    restoreMocks: true,
    testTimeout: 30_000,
    maxWorkers: 1,
    projects: [
      // One page and one copy of the modules for all: a page of its own costs each file a second.
      {
        extends: true,
        test: {
          name: "shared",
          include: ["src/**/*.test.{ts,tsx}"],
          exclude: replacing,
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      { extends: true, test: { name: "replacing", include: replacing, sequence: { groupOrder: 1 } } },
    ],
  },
});
