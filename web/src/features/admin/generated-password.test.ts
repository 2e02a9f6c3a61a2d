import { expect, it } from "vitest";
import { generatedPassword } from "./generated-password";

it("a generated password fits every rule, reads well and is another one each time", () => {
  const made = Array.from({ length: 200 }, generatedPassword);
  for (const password of made) {
    expect(password).toMatch(/^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d.,!~?]{8,}$/); // of registration
    expect(password).toMatch(/^(?:[a-z]{3}\d\.){3}[a-z]{3}\d$/);
    expect(password).not.toMatch(/[lo01]/);
  }
  expect(new Set(made).size).toBe(made.length);
});
