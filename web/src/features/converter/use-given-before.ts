import { useQuery } from "@tanstack/react-query";
import { type CvOptions, isNameless, optionsFrom } from "@/lib/options";
import { resultQuery } from "@/lib/result-queries";
import type { Reused } from "./converter-state";
import { givenTo, type TemplateAsked, type Values } from "./given";
import { isSame } from "./template-query";

/**
 * What CVs that are used again were given in the template, by their place; undefined while that is not known. It may say
 * whose CV it is: nothing of an open document is proposed for a blind one.
 */
export function useGivenBefore(
  reused: Reused | null,
  asked: TemplateAsked | undefined,
  isBlind: boolean,
): ((at: number) => Values) | undefined {
  const { data } = useQuery({
    ...resultQuery(reused?.task_id ?? ""),
    enabled: reused !== null && (asked?.fields.length ?? 0) > 0,
  });
  if (!data || !reused || !asked) return undefined;
  const name = (file?: { template?: string }) => file?.template || data.template;
  if (isBlind && !isNameless(optionsFrom(data.options as Partial<CvOptions>))) return () => ({});
  return (at) => {
    const file = data.files.find(({ index }) => index === (reused.files?.[at] ?? at));
    // another client's form may ask for the same by name
    return isSame(name(file), asked.template) ? givenTo(asked, file) : {};
  };
}
