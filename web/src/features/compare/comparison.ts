import type { components } from "@/lib/api-schema.gen";

export type Sheet = components["schemas"]["Sheet"];
export type Advert = components["schemas"]["Advert"];
export type Finding = components["schemas"]["Finding"];
export type Candidate = components["schemas"]["Candidate"];

/** How many fit into a comparison. */
export const most = { candidates: 10, adverts: 3 } as const;

/** A converted CV, as it stands in the address: "TASK.INDEX". */
export type Pick = { taskId: string; file: number };

export const pickId = ({ taskId, file }: Pick): string => `${taskId}.${file}`;

/** The CVs that an address names, each once, as many as fit. */
export function picksOf(text: string | undefined): Pick[] {
  const found = (text ?? "").split(",").flatMap((one) => {
    const parts = /^([A-Za-z0-9]+)\.(\d{1,3})$/.exec(one.trim());
    return parts?.[1] && parts[2] ? [{ taskId: parts[1], file: Number(parts[2]) }] : [];
  });
  const ids = found.map(pickId);
  return found.filter((pick, at) => ids.indexOf(pickId(pick)) === at).slice(0, most.candidates);
}

/** What the CVs are compared with: the advert of a conversion, pasted text, or a file. */
export type AdvertChoice =
  | { kind: "task"; id: string; taskId: string }
  | { kind: "text"; id: string; text: string }
  | { kind: "file"; id: string; file: File };

export const statusWords: Record<Finding["status"], string> = {
  met: "Met",
  partly: "Partly",
  not: "Not evidenced",
};

export type Group = { key: "must" | "nice" | "soft"; title: string; columns: number[] };

/** The requirements in their groups, as indices; only groups that hold some. */
export function groupsOf(advert: Advert): Group[] {
  const groups: Group[] = [
    { key: "must", title: "Must-haves", columns: [] },
    { key: "nice", title: "Nice-to-haves", columns: [] },
    { key: "soft", title: "Personal qualities, not scored", columns: [] },
  ];
  (advert.requirements ?? []).forEach(({ level, scored }, index) => {
    const key = !scored ? "soft" : level === "nice" ? "nice" : "must";
    groups.find((group) => group.key === key)?.columns.push(index);
  });
  return groups.filter(({ columns }) => columns.length > 0);
}

/** What rows are sorted by: the score, the name, or a requirement by its index. */
export type SortKey = "score" | "name" | number;
export type Sort = { by: SortKey; down: boolean };

/** The best first, and names from A: what a first press on a column asks for. */
export const firstSort = (by: SortKey): Sort => ({ by, down: by !== "name" });

const worth: Record<Finding["status"], number> = { met: 2, partly: 1, not: 0 };

/** The rows of an advert in order, as indices of candidates; equal ones by score, then as they were chosen. */
export function ordered(sheet: Sheet, advert: Advert, { by, down }: Sort): number[] {
  const rows = advert.results ?? [];
  const names = (sheet.candidates ?? []).map(({ name }) => name);
  const compare = (a: number, b: number): number => {
    if (by === "name") return (names[a] ?? "").localeCompare(names[b] ?? "", "en-GB");
    if (by === "score") return scoreOf(rows[a]) - scoreOf(rows[b]) || musts(advert, a) - musts(advert, b);
    return worthOf(rows[a]?.findings?.[by]) - worthOf(rows[b]?.findings?.[by]);
  };
  return rows
    .map((_, index) => index)
    .sort((a, b) => (down ? -1 : 1) * compare(a, b) || scoreOf(rows[b]) - scoreOf(rows[a]) || a - b);
}

const scoreOf = (row: { score: number } | undefined): number => row?.score ?? 0;
const worthOf = (finding: Finding | undefined): number => (finding ? worth[finding.status] : 0);

/** How many must-haves a candidate meets. */
export const musts = (advert: Advert, candidate: number): number =>
  groupsOf(advert)
    .filter(({ key }) => key === "must")
    .flatMap(({ columns }) => columns)
    .filter((column) => advert.results?.[candidate]?.findings?.[column]?.status === "met").length;

/** The quotation marks are ours, the words are the CV's. */
export const quotesOf = ({ evidence }: Finding): string[] => (evidence ?? []).map((line) => `“${line}”`);

/** So much of a requirement is read above its column. */
const headLength = 76;

/** The beginning of a text, up to the end of a word. */
const startOf = (text: string, most: number): string => text.slice(0, most + 1).replace(/\s+\S*$/, "");

/** How many characters two texts share at their beginning, up to the end of a word. */
function shared(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return one.slice(0, at).search(/\S*$/);
}

/** Requirements as they stand above their columns: two that begin alike tell where they differ. */
export function headsOf(texts: string[]): string[] {
  return texts.map((text, at) => {
    if (text.length <= headLength) return text;
    const start = startOf(text, headLength);
    const twins = texts.filter((other, index) => index !== at && other !== text && other.startsWith(start));
    if (twins.length === 0) return `${start}…`;
    const from = Math.max(...twins.map((other) => shared(text, other)));
    const rest = text.slice(from);
    const told = rest.length > headLength / 2 ? `${startOf(rest, headLength / 2)}…` : rest;
    return `${startOf(text, headLength / 2)} … ${told}`;
  });
}
