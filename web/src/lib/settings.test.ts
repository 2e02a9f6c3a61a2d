import { afterEach, beforeEach, expect, it, vi } from "vitest";

async function load() {
  vi.resetModules();
  const module = await import("./settings");
  await module.loadSettings();
  return module.settings;
}

function send(text: string): void {
  const element = document.createElement("script");
  element.type = "application/json";
  element.id = "settings";
  element.textContent = text;
  document.head.append(element);
}

beforeEach(() => {
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => Response.json({ product: "Asked" })),
  );
});

afterEach(() => {
  document.getElementById("settings")?.remove();
  vi.unstubAllGlobals();
});

it.each([
  ["that came with the page, without a call", '{"product":"Acme","currency":"EUR"}', "Acme", "EUR", 0],
  ["empty ones leave the defaults", '{"product":"","unknown":1}', "Focal", "USD", 0],
  ["broken ones leave the defaults", "{", "Focal", "USD", 0],
  ["asked for where none came", null, "Asked", "USD", 1],
])("D-1, D-35 settings %s", async (_, text, product, currency, calls) => {
  if (text !== null) send(text);
  const settings = await load();
  expect(settings).toMatchObject({ product, currency });
  expect(fetch).toHaveBeenCalledTimes(calls);
});
