import { type Choice, choiceKey } from "@/lib/kept-options";
import { type CvOptions, optionsFrom, optionsOf } from "@/lib/options";
import type { User } from "@/lib/user";

/**
 * What this tab's user chose and has not converted with yet, over what the server keeps of the last conversion:
 * a reload loses nothing, and whoever signs in after somebody else gets nothing of theirs.
 */
export function choiceOf(user: User | null): Choice {
  const kept = (user?.options as { template?: string } | undefined)?.template;
  const fresh: Choice = { options: optionsOf(user), template: kept || "Generic" };
  try {
    const { id, options, template } = JSON.parse(sessionStorage.getItem(choiceKey) ?? "{}");
    if (!user || id !== user.id || !options) return fresh;
    return followed(
      { options: { ...optionsFrom(options), team: options.team }, template: String(template) },
      user,
    );
  } catch {
    return fresh; // storage is blocked, or somebody else's
  }
}

/** The choice over the team defaults that hold now: what is as those were that it began from was never chosen, and follows. */
export function followed(choice: Choice, user: User | null): Choice {
  const team = user?.team_options ?? {};
  if (!user || isSame(choice.options.team, team)) return choice;
  const [then, now] = [teamOf(choice.options.team), teamOf(team)];
  const options = { ...choice.options, look: { ...choice.options.look }, team };
  for (const name of names) follow(options, then.options, now.options, name);
  for (const name of looks) follow(options.look, then.options.look, now.options.look, name);
  return { options, template: choice.template === then.template ? now.template : choice.template };
}

const names = [
  "mode",
  "length",
  "perspective",
  "pronouns",
  "sectionLimits",
  "maxPages",
  "ownWords",
  "civilianRanks",
  "privacy",
] as const;
const looks = ["marking", "accent", "iconAlt", "language"] as const;

const teamOf = (team: unknown): Choice => ({
  options: optionsFrom((team ?? {}) as Partial<CvOptions>),
  template: (team as { template?: string } | undefined)?.template || "Generic",
});

function follow<T, K extends keyof T>(own: T, then: T, now: T, name: K): void {
  if (isSame(own[name], then[name])) own[name] = now[name];
}

/** What is empty is as what is absent, and no order of names makes a difference. */
const isSame = (one: unknown, other: unknown): boolean => plain(one) === plain(other);
const plain = (value: unknown): string =>
  JSON.stringify(value ?? "", (_, of: unknown) =>
    of !== null && typeof of === "object" && !Array.isArray(of)
      ? Object.fromEntries(
          Object.entries(of)
            .filter(([, text]) => text !== "")
            .sort(([a], [b]) => a.localeCompare(b)),
        )
      : of,
  );
