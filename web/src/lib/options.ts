import { settings } from "./settings";
import type { User } from "./user";

/** CV options (specification, section 3) with the additive ones of D-42 and D-47. */
export type CvOptions = {
  mode: "Strict" | "Flexible";
  length: "Concise" | "Regular" | "Detailed";
  perspective: "FirstPerson" | "ThirdPerson";
  /** skill: 0 = by the length, see `skillsByLength` */
  sectionLimits: { experience: number; project: number; skill: number };
  pronouns: "they" | "she" | "he";
  /** 0 = from the length */
  maxPages: number;
  /** no language model sees anything of it, also where the installation has one */
  ownWords: boolean;
};

export const defaultOptions: CvOptions = {
  mode: "Strict",
  length: "Regular",
  perspective: "FirstPerson",
  sectionLimits: { experience: 5, project: 5, skill: 0 },
  pronouns: "they",
  maxPages: 0,
  ownWords: false,
};

/** Skills that a length stands for, in words. */
export const skillsByLength = { Concise: "10", Regular: "20", Detailed: "all" } as const;

/** The user's last choice, kept by the server, over the defaults. */
export function optionsOf(user: User | null): CvOptions {
  const kept = (user?.options ?? {}) as Partial<CvOptions>;
  return {
    ...defaultOptions,
    ...kept,
    sectionLimits: { ...defaultOptions.sectionLimits, ...kept.sectionLimits },
  };
}

/** "Strict, Regular, first person": shown beside the button that opens the options. */
export function describeOptions(options: CvOptions): string {
  const person =
    options.perspective === "ThirdPerson" ? `third person (${options.pronouns})` : "first person";
  const pages =
    options.maxPages === 0 ? "" : options.maxPages === 1 ? ", 1 page" : `, ${options.maxPages} pages`;
  return `${options.mode}, ${options.length}, ${person}${pages}${describeModel(options)}`;
}

/** Who else sees the CV; Strict keeps its wording. */
function describeModel({ mode, ownWords }: CvOptions): string {
  if (!settings.wording_by || ownWords) return "";
  return mode === "Flexible" ? `, wording by ${settings.wording_by}` : `, reading with ${settings.wording_by}`;
}
