/** What the history calls a pasted job advert: the job that it names, else that it was pasted. */
export function pastedJob(text: string): File {
  const lines = text.split("\n", looksAt).map(bare).filter(Boolean);
  const labelled = lines.map((line) => label.exec(line)?.[1] ?? "").find(isTitle);
  const first = lines.find((line) => /\p{L}/u.test(line)) ?? "";
  const title = labelled || (isTitle(first) ? first : "") || "Pasted advert";
  return textFile(`${title}.txt`, text);
}

/** The title stands in the first lines. */
const looksAt = 40;

const label = /^(?:job title|position title|job|position|role|title|vacancy)\s*:\s*(.+)$/iu;

/** Headings that adverts begin with: they name no job. */
const headings =
  /^(?:(?:basic|general|job|position|role|vacancy|company) )?(?:information|details|description|summary|overview|announcement|advert|posting|specification|purpose|profile)$|^(?:about (?:us|the (?:job|role|company|team|position))|(?:the )?(?:job|role|position|vacancy)|who we are|introduction|responsibilities|requirements)$/iu;

const isTitle = (line: string): boolean =>
  line.length > 1 && line.length <= 80 && !/[:.!?]$/.test(line) && !headings.test(line);

/** A line without the signs that texts draw with, and with the letters that a page's source stands for. */
const bare = (line: string): string =>
  decoded(line)
    .replace(/[\\/]/g, "-")
    .replace(/[\p{C}\s]+/gu, " ")
    .replace(/^[#*=\-_. ]+|[#*=\-_ ]+$/g, "");

const named: Record<string, string> = {
  amp: "&",
  quot: '"',
  apos: "'",
  nbsp: " ",
  ndash: "–",
  mdash: "—",
  rsquo: "’",
  lsquo: "‘",
};

/** "Data &amp;amp; Programs" is what some pages give when they are copied. */
function decoded(text: string): string {
  const once = (some: string) =>
    some.replace(
      /&(?:#(\d{2,5})|(\w{3,5}));/g,
      (whole, code: string | undefined, name: string | undefined) =>
        code ? String.fromCodePoint(Number(code)) : (named[name ?? ""] ?? whole),
    );
  return once(once(text));
}

export function textFile(name: string, text: string): File {
  return new File([text], name, { type: "text/plain" });
}
