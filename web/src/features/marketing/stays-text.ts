import { settings } from "@/lib/settings";

/**
 * True on the own machine as well as on a phone that asks somebody's server; the assistant says it in the same words.
 * "" = it is not true here: the operator has sentences worded by a model elsewhere, or keeps files or accounts there.
 */
export const staysText = (): string =>
  settings.wording_by || settings.file_store || settings.database
    ? ""
    : "Nothing leaves the machine that runs this service";
