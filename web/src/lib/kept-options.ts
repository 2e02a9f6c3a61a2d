import { call } from "./api";
import type { components } from "./api-schema.gen";
import { forgetAll } from "./kept-of-tasks";
import type { CvOptions } from "./options";
import type { User } from "./user";

/** What is chosen for the next conversion. */
export type Choice = { options: CvOptions; template: string };

/** Where the tab keeps it, and where the browser keeps which CVs were opened and which private facts left out at one click. */
export const choiceKey = "converter-choice";
export const openedKey = "opened-cvs";
export const leftKey = "left-private";

/** How long a choice rests before the account keeps it: typing a marking is one choice. */
const rest = 600;
let waiting: ReturnType<typeof setTimeout> | undefined;

/** Has the account keep a choice, so that it is there in every browser, and whatever programs convert with. */
export function keepWithAccount({ options, template }: Choice): void {
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    const { fields: _, photo: __, ...look } = options.look;
    const json = { ...options, look, template } as components["schemas"]["Options"];
    call("PUT", "/convert/options", { json }).catch(() => {}); // this tab keeps it all the same
  }, rest);
}

export function keepChoice(user: User | null, choice: Choice): void {
  try {
    if (user) sessionStorage.setItem(choiceKey, JSON.stringify({ id: user.id, ...choice }));
  } catch {
    // storage is blocked: the choice holds until the page is left
  }
}

/** At sign-out: what still rests is not sent as whoever signs in next, and nothing tells them what was opened here. */
export function forgetChosen(): void {
  clearTimeout(waiting);
  try {
    sessionStorage.removeItem(choiceKey);
  } catch {
    // it was never kept
  }
  forgetAll(openedKey);
  forgetAll(leftKey);
}
