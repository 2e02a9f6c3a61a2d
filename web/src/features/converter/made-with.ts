import type { Choice } from "@/lib/kept-options";
import { type CvOptions, optionsFrom } from "@/lib/options";
import type { resultQuery } from "@/lib/result-queries";
import type { Stage } from "./converter-state";

type Result = Awaited<ReturnType<NonNullable<ReturnType<typeof resultQuery>["queryFn"]>>>;

/**
 * What the conversion on the screen is made with: one that begins with what is chosen, one that is through with what
 * the server keeps of it, which may be something else than the next one will be made with. null = not known yet.
 */
export function madeWith(stage: Stage, result: Result | undefined, chosen: Choice): Choice | null {
  switch (stage.name) {
    case "choosing":
    case "converting":
      return chosen;
    case "retrying":
    case "opening":
    case "showing":
      return result?.options
        ? { options: optionsFrom(result.options as Partial<CvOptions>), template: result.template }
        : null;
  }
}

/** The conversion whose result tells: another try is made as the one that it began from. "" = there is none yet. */
export function shownTask(stage: Stage): string {
  if (stage.name === "choosing") return "";
  return stage.name === "retrying" ? stage.before.task_id : stage.shown.task_id;
}

/** So many pages the options ask for at most, of a CV whose own length may be another; 0 = any number. */
export const pagesAimedAt = (kept: unknown, own?: string): number => {
  const { length, maxPages } = optionsFrom((kept ?? {}) as Partial<CvOptions>);
  const aims: Record<string, number> = { Concise: 1, Regular: 2, Detailed: 0 };
  return kept ? maxPages || (aims[own ?? length] ?? 0) : 0;
};
