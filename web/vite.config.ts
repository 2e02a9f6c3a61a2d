import tailwindcss from "@tailwindcss/vite";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { forTheServer } from "./build-plugin.ts";

// `npm run dev` serves the app with hot reload beside a running `focal serve --dev`.
const api = process.env.FOCAL_API ?? "http://127.0.0.1:8080";

/** What only pages that convert and show results load. */
const ofConversions = [
  "conversion|options|zod|gravity|doubts|kept-of-tasks|left-private|opened-cvs",
  "put-back|result-queries|follow-task|use-pdf|pasted",
].join("|");

export default defineConfig({
  plugins: [
    tanstackRouter({ target: "react", autoCodeSplitting: true, quoteStyle: "double", semicolons: true }),
    react(),
    tailwindcss(),
    forTheServer(),
  ],
  resolve: { alias: { "@": new URL("./src", import.meta.url).pathname } },
  server: { host: "127.0.0.1", proxy: { "/api": api } },
  build: {
    // light-dark() and @property without fallbacks
    cssTarget: ["chrome123", "firefox128", "safari17.5"],
    // The strict CSP has no data: for fonts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // What every page needs in two files instead of thirty: fewer requests, better compression.
        codeSplitting: {
          groups: [
            {
              name: "vendor",
              test: /node_modules\/(react|react-dom|scheduler|@tanstack|clsx|class-variance-authority)\//,
            },
            {
              name: "shell",
              test: new RegExp(
                `src/(components/layout/(?!user-menu)|lib/(?!${ofConversions})|components/ui/(button|link|loading|notice|toaster))`,
              ),
            },
          ],
        },
      },
    },
  },
});
