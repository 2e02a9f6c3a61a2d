import { afterEach, expect, it, vi } from "vitest";
import { optionFields } from "./conversion";
import { choiceOf, forgetChoice, keepChoice, keepWithAccount } from "./kept-options";
import { defaultOptions } from "./options";
import type { User } from "./user";

const call = vi.hoisted(() => vi.fn(() => Promise.resolve({})));
vi.mock("./api", () => ({ call }));
afterEach(() => {
  vi.useRealTimers();
  call.mockClear();
});

it("D-42 the account keeps the last of a row of choices, without what is said of one candidate", () => {
  vi.useFakeTimers();
  const look = { marking: "OFFICIAL-SENSITIVE", photo: true, fields: [{ label: "Rate", value: "9" }] };
  keepWithAccount({ options: defaultOptions, template: "Generic" });
  keepWithAccount({ options: { ...defaultOptions, look }, template: "Harrier" });
  vi.runAllTimers();
  const json = { ...defaultOptions, look: { marking: "OFFICIAL-SENSITIVE" }, template: "Harrier" };
  expect(call.mock.calls).toEqual([["PUT", "/convert/options", { json }]]);
});

it("a choice that rests when its user signs out is kept with nobody's account", () => {
  vi.useFakeTimers();
  keepWithAccount({ options: defaultOptions, template: "Harrier" });
  forgetChoice();
  vi.runAllTimers();
  expect(call).not.toHaveBeenCalled();
});

it("D-42 a new browser starts with what the account keeps, the template too", () => {
  const user = {
    id: "u",
    options: { template: "Harrier", look: { marking: "OFFICIAL" } },
  } as unknown as User;
  const { options, template } = choiceOf(user);
  expect([template, options.look.marking]).toEqual(["Harrier", "OFFICIAL"]);
});

it("D-42 a choice that was begun from other team defaults than hold now is the server's to judge", () => {
  const user = (marking: string) =>
    ({ id: "u", options: { look: { marking } }, team_options: { look: { marking } } }) as unknown as User;
  const begun = choiceOf(user("OFFICIAL"));
  keepChoice(user("OFFICIAL"), { ...begun, options: { ...begun.options, length: "Concise" } });
  expect(choiceOf(user("OFFICIAL")).options.length, "a reload").toBe("Concise");
  const { options } = choiceOf(user("SECRET"));
  expect([options.look.marking, options.team]).toEqual(["SECRET", { look: { marking: "SECRET" } }]);
  expect(optionFields(options).team, "sent along").toBe('{"look":{"marking":"SECRET"}}');
  forgetChoice();
});
