import { expect, it } from "vitest";
import { literals } from "./literals";

const files = import.meta.glob(
  ["../**/*.{ts,tsx,json}", "!./**", "!../**/*.test.*", "!../lib/api-schema.gen.ts"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
) as Record<string, string>;
const source = Object.values(files)
  .join("\n")
  .replace(/\$\{settings\.product\}/g, "{product}")
  .replace(/\$\{settings\.payment_provider\}/g, "[payment provider]")
  .replace(/\$\{(message|id)\}/g, "{$1}");

// The server says it; the app shows it behind "Failed to complete action: ".
const serverTexts = new Set(["No CV files uploaded."]);

it.each(literals.filter(([text]) => !serverTexts.has(text)))(
  "%s (%s) is in the product, to the letter",
  (text) => {
    expect(source).toContain(text);
  },
);
