import { settings } from "./settings";
import type { User } from "./user";

/** CV options (specification, section 3) with the additive ones of D-42 and D-47. */
export type CvOptions = {
  mode: "Strict" | "Flexible";
  length: "Concise" | "Regular" | "Detailed";
  perspective: "FirstPerson" | "ThirdPerson";
  /** skill: 0 = by the length, see `skillsByLength` */
  sectionLimits: { experience: number; project: number; skill: number };
  /** none: sentences go without a subject behind the first */
  pronouns: "none" | "they" | "she" | "he";
  /** 0 = from the length */
  maxPages: number;
  /** no language model sees anything of it, also where the installation has one */
  ownWords: boolean;
  /** civilian words stand behind ranks and trades of the armed forces */
  civilianRanks: boolean;
  /** what the result does not tell; "" = everything is shown */
  privacy: {
    level?: "" | "ClientSafe" | "Blind" | "BlindPlus";
    candidate?: "" | "Initials";
    employers?: "" | "Described";
  };
  /** what the document shows beside the CV; nothing of it has to be set */
  look: {
    marking?: string;
    /** RRGGBB; "" = the template's own */
    accent?: string;
    iconAlt?: string;
    /** a key of `languages`; "" = as the CV */
    language?: string;
    /** given for one conversion, in a result only */
    fields?: { label: string; value: string; kind?: string }[];
    photo?: boolean;
  };
  /** the team defaults that these were begun from, for the server: what is as there follows the team */
  team?: unknown;
};

/** A blind CV: the name is hidden, and so is whatever shows the person. */
export const isNameless = ({ privacy: { level } }: CvOptions): boolean =>
  level === "Blind" || level === "BlindPlus";

/** What headings and dates can be printed in; "" follows the CV. */
export const languages = {
  "": "As the CV",
  en: "English",
  de: "German",
  fr: "French",
  es: "Spanish",
  it: "Italian",
  pt: "Portuguese",
  nl: "Dutch",
  pl: "Polish",
} as const;

const languageName = (key = ""): string => (key in languages ? languages[key as keyof typeof languages] : "");

/** The levels as they are called, and what each takes out. */
export const privacyLevels = {
  "": { name: "None", hint: "Everything is shown." },
  ClientSafe: { name: "Client-safe", hint: "Without email, phone, address, profiles and identity numbers." },
  Blind: {
    name: "Blind",
    hint: "Also without the name, birth, age, relatives, pay, referees, supervisors and photo, in the texts and in the file’s name too. Nationality, sex and marital status stay.",
  },
  BlindPlus: {
    name: "Blind plus",
    hint: "Also without schools, dates of study, links, nationality, religion, marital status, and words that tell sex. What is said of pay stays.",
  },
} as const;

export const defaultOptions: CvOptions = {
  mode: "Strict",
  length: "Regular",
  perspective: "FirstPerson",
  sectionLimits: { experience: 5, project: 5, skill: 0 },
  pronouns: "none",
  maxPages: 0,
  ownWords: false,
  civilianRanks: false,
  privacy: {},
  look: {},
};

/** Skills that a length stands for, in words. */
export const skillsByLength = { Concise: "10", Regular: "20", Detailed: "all" } as const;

/** The user's last choice, kept by the server, over the defaults. */
export function optionsOf(user: User | null): CvOptions {
  const options = optionsFrom((user?.options ?? {}) as Partial<CvOptions>);
  return user ? { ...options, team: user.team_options ?? {} } : options;
}

/** What the server keeps, over the defaults. */
export function optionsFrom(kept: Partial<CvOptions>): CvOptions {
  return {
    ...defaultOptions,
    ...kept,
    sectionLimits: { ...defaultOptions.sectionLimits, ...kept.sectionLimits },
    look: { ...kept.look },
  };
}

/** "Strict, Regular, first person": shown beside the button that opens the options. */
export function describeOptions(options: CvOptions): string {
  const person =
    options.perspective !== "ThirdPerson"
      ? "first person"
      : options.pronouns === "none"
        ? "third person"
        : `third person (${options.pronouns})`;
  const pages =
    options.maxPages === 0 ? "" : options.maxPages === 1 ? ", 1 page" : `, ${options.maxPages} pages`;
  const level = options.privacy.level || "";
  const privacy = level ? `, ${privacyLevels[level].name.toLowerCase()}` : "";
  const look = describeLook(options.look);
  return `${options.mode}, ${options.length}, ${person}${pages}${privacy}${options.civilianRanks ? ", civilian words" : ""}${look && `, ${look}`}${describeModel(options)}`;
}

/** "marked SECRET, in German, colour #7A1F2B"; "" = as the template has it. */
export function describeLook({ marking, language, accent, iconAlt }: CvOptions["look"]): string {
  return [
    marking && `marked ${marking}`,
    language && `in ${languageName(language)}`,
    accent && `colour #${accent.replace(/^#/, "")}`,
    iconAlt && "with a text for the logo",
  ]
    .filter(Boolean)
    .join(", ");
}

/** Who else sees the CV; Strict keeps its wording. */
function describeModel({ mode, ownWords }: CvOptions): string {
  if (!settings.wording_by || ownWords) return "";
  return mode === "Flexible"
    ? `, wording by ${settings.wording_by}`
    : `, reading with ${settings.wording_by}`;
}

/** What a choice means, said beside it. */
export const modeHints = {
  Strict: "Keeps the candidate’s wording; corrects, selects and orders.",
  Flexible: "May also rephrase, merge and write a summary, from the CV’s own facts.",
};

export const lengthHints = {
  Concise: "One page where that is possible.",
  Regular: "Up to two pages.",
  Detailed: "No page target; only the section limits.",
};

/** Where the third person changes nothing is said before it is paid for, as it is of the length. */
export const personHints = {
  FirstPerson: "“I led a team”.",
  ThirdPerson:
    "“I led a team” becomes “Led a team”, or has the pronoun that you choose. Lines without a subject, such as bullets, are the same in both: a CV of such lines alone does not change.",
};
