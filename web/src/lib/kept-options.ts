import { call } from "./api";
import type { components } from "./api-schema.gen";
import { type CvOptions, optionsOf } from "./options";
import type { User } from "./user";

/** What is chosen for the next conversion. */
export type Choice = { options: CvOptions; template: string };

const key = "converter-choice";

/**
 * What this tab's user chose and has not converted with yet, over what the server keeps of the last conversion:
 * a reload loses nothing, and whoever signs in after somebody else gets nothing of theirs.
 */
export function choiceOf(user: User | null): Choice {
  const kept = (user?.options as { template?: string } | undefined)?.template;
  const fresh: Choice = { options: optionsOf(user), template: kept || "Generic" };
  try {
    const { id, options, template } = JSON.parse(sessionStorage.getItem(key) ?? "{}");
    if (!user || id !== user.id || !isSameTeam(options, fresh.options)) return fresh;
    return { options: optionsOf({ ...user, options }), template: String(template) };
  } catch {
    return fresh; // storage is blocked, or somebody else's
  }
}

/** Both were begun from the same team defaults: others have the server say what of the choice still is one. */
export const isSameTeam = (one: CvOptions, other: CvOptions): boolean =>
  JSON.stringify(one?.team) === JSON.stringify(other.team);

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
    if (user) sessionStorage.setItem(key, JSON.stringify({ id: user.id, ...choice }));
  } catch {
    // storage is blocked: the choice holds until the page is left
  }
}

/** At sign-out: what still rests is not sent as whoever signs in next. */
export function forgetChoice(): void {
  clearTimeout(waiting);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // it was never kept
  }
}
