import { afterEach, expect, it } from "vitest";
import { settings, shortName } from "@/lib/settings";
import { aboutQuestions } from "./about-content";

const { plans } = settings;
afterEach(() => Object.assign(settings, { registration_closed: false, plans }));

const answerOf = (question: string) => aboutQuestions().find(({ id }) => id === question)?.answer;
const use = () => answerOf("use");

it.each([
  [
    ["Demo", "Personal", "Professional"],
    "There is a free Demo Plan with 3 credits, then Personal and Professional per month. ",
  ],
  [["Demo"], "There is a free Demo Plan with 3 credits. "],
  [["Personal"], "Personal is paid per month. "],
  [["Personal", "Professional"], "Personal and Professional are paid per month. "],
  [[], ""],
])("what an installation with the plans %j costs", (names, said) => {
  const kept = plans.filter((plan) => (names as string[]).includes(shortName(plan)));
  Object.assign(settings, { plans: kept });
  expect(answerOf("cost")).toBe(`${said}One credit is one CV.`);
});

it("nobody is told to register where nobody can", () => {
  expect(use()).toMatch(/^Register, /);
  Object.assign(settings, { registration_closed: true });
  expect(use()).not.toMatch(/register/i);
  expect(use()).toMatch(/administrator/);
});
