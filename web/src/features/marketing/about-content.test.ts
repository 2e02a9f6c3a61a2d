import { afterEach, expect, it } from "vitest";
import { settings } from "@/lib/settings";
import { aboutQuestions } from "./about-content";

afterEach(() => Object.assign(settings, { registration_closed: false }));

const use = () => aboutQuestions().find(({ id }) => id === "use")?.answer;

it("nobody is told to register where nobody can", () => {
  expect(use()).toMatch(/^Register, /);
  Object.assign(settings, { registration_closed: true });
  expect(use()).not.toMatch(/register/i);
  expect(use()).toMatch(/administrator/);
});
