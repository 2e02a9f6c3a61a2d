import type { components } from "@/lib/api-schema.gen";
import type { ReviewedFile } from "./decisions";

export type TemplateAsked = components["schemas"]["TemplateAsked"];
export type Spec = components["schemas"]["FieldSpec"];
export type Values = Record<string, string>;

/** What is given for one conversion; it is not kept for the next. */
export type Given = {
  fields: Values;
  photo: boolean;
  /** of one CV, by its key; kept while all have the same */
  each: Record<string, Values>;
  isEach: boolean;
};

export const nothingGiven: Given = { fields: {}, photo: false, each: {}, isEach: false };

/** A CV that is about to be converted; `before`: where it is used again, what it was given. */
export type Cv = { key: string; name: string; before?: Values };

/** What a CV of a conversion was given, as far as a template still takes it. */
export const givenTo = (asked: TemplateAsked, file: ReviewedFile | undefined): Values =>
  Object.fromEntries(
    (file?.fields ?? [])
      .filter(({ key, value }) =>
        asked.fields.some(
          ({ name, kind, choices }) => name === key && (kind !== "choice" || choices?.includes(value)),
        ),
      )
      .map(({ key, value }) => [key, value]),
  );

/** What is proposed where nothing was typed yet: what all had before for all, and what one had for that one. */
export function proposed(asked: TemplateAsked | undefined, cvs: Cv[]): Given {
  const again = cvs.filter(({ before }) => before);
  if (!asked || again.length === 0) return nothingGiven;
  const names = asked.fields.map(({ name }) => name);
  /** what a new file beside them has not is nobody's but theirs */
  const isShared = (name: string) =>
    again.length === cvs.length
      ? again.every(({ before }) => before?.[name] === again[0]?.before?.[name])
      : again.every(({ before }) => !before?.[name]);
  const only = (values: Values = {}, isWanted: (name: string) => boolean) =>
    Object.fromEntries(
      names.flatMap((name) => (values[name] && isWanted(name) ? [[name, values[name]]] : [])),
    );
  const each = Object.fromEntries(
    again.map(({ key, before }) => [key, only(before, (name) => !isShared(name))]),
  );
  return { ...nothingGiven, fields: only(again[0]?.before, isShared), each, isEach: !names.every(isShared) };
}

/** What was typed, above what is proposed: that may come later, or be another template's. */
export function above(typed: Given | null | undefined, below: Given): Given {
  if (!typed) return below;
  const keys = new Set([...Object.keys(below.each), ...Object.keys(typed.each)]);
  return {
    ...typed,
    fields: { ...below.fields, ...typed.fields },
    each: Object.fromEntries([...keys].map((key) => [key, { ...below.each[key], ...typed.each[key] }])),
    isEach: typed.isEach || (below.isEach && Object.keys(typed.each).length === 0),
  };
}

/** The fields that have to be given and are not. */
export const missingFields = (asked: TemplateAsked | undefined, fields: Values): Spec[] =>
  (asked?.fields ?? []).filter(({ name, required }) => required && !fields[name]?.trim());

const filled = (values: Values = {}): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim()));

/** What is given for one CV: its own, else that of all. */
export const valuesOf = ({ fields, each, isEach }: Given, { key }: Cv): Values => ({
  ...fields,
  ...(isEach && filled(each[key])),
});

/** What has to be given and is not, as it is said: "Reference", or whose where each CV has its own. */
export function missingOf(asked: TemplateAsked | undefined, given: Given, cvs: Cv[]): string[] {
  const lacking = (asked?.fields ?? []).flatMap((spec): [Spec, Cv[]][] => {
    const without = cvs.filter((cv) => missingFields(asked, valuesOf(given, cv)).includes(spec));
    return without.length > 0 ? [[spec, without]] : [];
  });
  return lacking.map(([{ label }, without]) =>
    given.isEach && cvs.length > 1
      ? `${label} for ${new Intl.ListFormat("en-GB").format(without.map(({ name }) => name))}`
      : label,
  );
}

/** As sent; nothing for a template that asks for nothing. What a CV had before gives way to what stands here. */
export function givenFields(
  asked: TemplateAsked | undefined,
  given: Given,
  isBlind: boolean,
  cvs: Cv[],
): Record<string, string> {
  if (!asked) return {};
  const known = (values: Values) =>
    Object.fromEntries(asked.fields.flatMap(({ name }) => (values[name] ? [[name, values[name]]] : [])));
  const [first] = cvs;
  const isOne = cvs.length === 1 && first;
  const blank = Object.fromEntries(asked.fields.map(({ name }) => [name, ""]));
  const own = (cv: Cv) => ({
    ...(cv.before && blank),
    ...(given.isEach && !isOne && known(filled(given.each[cv.key]))),
  });
  const isApart = (given.isEach && !isOne) || cvs.some(({ before }) => before);
  return {
    fields: JSON.stringify(known(isOne ? valuesOf(given, first) : given.fields)),
    ...(isApart && { fields_each: JSON.stringify(cvs.map(own)) }),
    ...(asked.photo && given.photo && !isBlind && { photo: "1" }),
  };
}
