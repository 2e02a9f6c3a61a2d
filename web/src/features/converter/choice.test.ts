import { afterEach, expect, it } from "vitest";
import { optionFields } from "@/lib/conversion";
import { forgetChosen, keepChoice } from "@/lib/kept-options";
import type { User } from "@/lib/user";
import { choiceOf, followed } from "./choice";

afterEach(forgetChosen);

it("D-42 a new browser starts with what the account keeps, the template too", () => {
  const user = {
    id: "u",
    options: { template: "Harrier", look: { marking: "OFFICIAL" } },
  } as unknown as User;
  const { options, template } = choiceOf(user);
  expect([template, options.look.marking]).toEqual(["Harrier", "OFFICIAL"]);
});

const user = (marking: string, template = "Generic", id = "u") =>
  ({ id, options: { look: { marking } }, team_options: { template, look: { marking } } }) as unknown as User;

it("D-42 a choice that nobody has converted with stays where the team defaults change, and the rest follows them", () => {
  const begun = choiceOf(user("OFFICIAL"));
  const chosen = { ...begun, options: { ...begun.options, length: "Concise" as const } };
  keepChoice(user("OFFICIAL"), chosen);
  expect(choiceOf(user("OFFICIAL")).options.length, "a reload").toBe("Concise");
  for (const next of [choiceOf(user("SECRET", "Modern")), followed(chosen, user("SECRET", "Modern"))]) {
    expect([next.options.length, next.options.look.marking, next.template]).toEqual([
      "Concise",
      "SECRET",
      "Modern",
    ]);
    expect(JSON.parse(optionFields(next.options).team ?? "")).toEqual(user("SECRET", "Modern").team_options);
  }
  expect(choiceOf(user("SECRET", "Modern", "another")).options.length).toBe("Regular");
});

it("D-42 an own marking and an own template stay whatever the team has", () => {
  const begun = choiceOf(user("OFFICIAL"));
  const own = { options: { ...begun.options, look: { marking: "MINE" } }, template: "Compact" };
  const next = followed(own, user("SECRET", "Modern"));
  expect([next.options.look.marking, next.template]).toEqual(["MINE", "Compact"]);
  expect(followed(own, user("OFFICIAL")), "nothing changed").toBe(own);
});
