import { isReadableDate } from "./dates";
import { type Head, headAt, takesText, targetsOf } from "./entries";
import type { Text } from "./evidence";
import { type Gesture, gestures } from "./gestures";
import { isBlank } from "./line-state";
import { meant, type Part, standsTwice, textOf } from "./line-words";
import { isEmployerLine, isTitleLine, type Mark, type SourceLine } from "./marks";

/** What a gesture is about: the words that are meant, by their lines, or else all of the chosen lines. */
export type Meant = { chosen: number[]; parts: { line: number; part: Part }[] };

type About = Pick<Partial<Mark>, "section" | "entry">;

/** What is said by a gesture; of words a mark for each line, those of further lines are added to the first. */
export function marksFor(
  gesture: Gesture,
  lines: SourceLine[],
  { chosen, parts }: Meant,
  about: About = {},
  isAdded = false,
): Mark[] {
  return parts.length > 0
    ? ofWords(gesture, lines, parts, about, isAdded)
    : ofLines(gesture, lines, notOut(gesture, lines, chosen), about, isAdded);
}

/** Of several lines those that are left out stay so; one that is chosen alone is meant. */
function notOut({ as }: Gesture, lines: SourceLine[], chosen: number[]): number[] {
  const rest = chosen.filter((line) => lines[line]?.state !== "out");
  return as === "out" || rest.length === 0 ? chosen : rest;
}

function ofWords(gesture: Gesture, lines: SourceLine[], all: Meant["parts"], about: About, isAdded: boolean) {
  const parts = gesture.takes === "first" ? all.slice(0, 1) : all;
  return parts.map((one, i): Mark => {
    const line = lines[one.line] as SourceLine;
    const words = meant(gesture, line, one.part);
    const adds = gesture.takes === "part" && (isAdded || i > 0);
    return {
      ...about,
      as: gesture.as,
      line: one.line,
      ...(words && { part: words }),
      ...(words && standsTwice(line, words) && { word: one.part[0] + 1 }),
      ...(adds && { add: true }),
    };
  });
}

function ofLines(
  gesture: Gesture,
  lines: SourceLine[],
  chosen: number[],
  { section, ...about }: About,
  isAdded: boolean,
) {
  const posts = gesture.as === "same" && chosen.length > 1 ? postsOf(lines, chosen) : chosen;
  const areEach = gesture.as === "start" && !areRow(lines, chosen); // chosen one by one
  const meantLines = gesture.takes === "first" && !areEach ? chosen.slice(0, 1) : posts;
  const of = section ? { section } : {};
  return meantLines.flatMap((line, i): Mark[] => {
    const mark: Mark = { ...of, ...about, as: gesture.as, line, ...(isAdded && { add: true }) };
    const above = gesture.takes === "part" && !isAdded ? chosen[i - 1] : undefined;
    const goesOn = above !== undefined && lines.slice(above + 1, line).every(({ state }) => state === "out");
    return goesOn ? [mark, { line, as: "join", ...of }] : [mark];
  });
}

/** A line of the head of an entry, as against its text. */
const isHeadLine = ({ fields }: SourceLine): boolean =>
  fields.some((field) => !/\.(highlights|summary)(\[|$)/.test(field));

/** Whether lines are a row: nothing but blank lines and those that are left out stands between them. */
const areRow = (lines: SourceLine[], chosen: number[]): boolean =>
  lines.every(
    (line, at) =>
      at < (chosen[0] ?? 0) ||
      at > (chosen.at(-1) ?? 0) ||
      chosen.includes(at) ||
      isBlank(line) ||
      line.state === "out",
  );

/**
 * The lines of posts: of each entry one that tells what it was, never that of a name above several; of its text the lines that were
 * chosen one by one, or with no head, or that tell a time.
 */
function postsOf(lines: SourceLine[], chosen: number[]): number[] {
  const entryOf = ({ section, entry }: SourceLine) => `${section} ${entry}`;
  const entries = new Map<string, number[]>();
  lines.forEach((line, at) => {
    if (line.fields.length > 0 && line.kind === "")
      entries.set(entryOf(line), [...(entries.get(entryOf(line)) ?? []), at]);
  });
  const isText = !areRow(lines, chosen) || !chosen.some((at) => isHeadLine(lines[at] as SourceLine));
  return chosen.filter((at) => {
    const line = lines[at] as SourceLine;
    const own = line.fields.length > 0 ? (entries.get(entryOf(line)) ?? []) : [];
    if (own.length === 0) return true;
    if (own.every((one) => isEmployerLine(lines[one]))) return false;
    const isWhole = own.length > 1 && own.every((one) => chosen.includes(one));
    const heads = isWhole
      ? own
      : own.filter((one) => chosen.includes(one) && isHeadLine(lines[one] as SourceLine));
    if (isWhole || isHeadLine(line)) return at === (heads.find((one) => isTitleLine(lines[one])) ?? heads[0]);
    return isText || isReadableDate(textOf(line), false);
  });
}

const joined = gestures.find(({ as }) => as === "join") as Gesture;

type ToAbove = { from: number; section: string; moved: number[]; parts: Meant["parts"] };

/**
 * Lines, or words, as text of the entry above them in their section, or as the rest of its name where it has no text; undefined where
 * there is none.
 */
export function toAbove(
  gesture: Gesture,
  lines: SourceLine[],
  heads: Head[],
  { from, section, moved, parts }: ToAbove,
): Mark[] | undefined {
  const own = headAt(heads, lines, from);
  const isOther = (index: number) => {
    const head = headAt(heads, lines, index);
    return head?.section === section && head !== own;
  };
  const nearest = headAt(
    heads,
    lines,
    lines.findLastIndex((_, index) => index < from && isOther(index)),
  );
  const isContent = (index: number) => moved.length === 1 || lines[index]?.state !== "none";
  const content = moved.filter(isContent);
  if (!takesText(section)) {
    const headOf = (index: number) => headAt(heads, lines, index);
    // the further lines of an entry are part of its name already; those of none each go on with the one above
    const firsts = content.filter((index, i) => {
      const before = content[i - 1];
      return before === undefined || !headOf(index) || headOf(index) !== headOf(before);
    });
    return nearest && marksFor(joined, lines, { chosen: firsts, parts }, { section });
  }
  const above = targetsOf(heads, parts.length > 0 ? [] : moved).find(({ head }) => head === nearest);
  if (!above) return undefined;
  const what = { chosen: content, parts };
  return marksFor({ ...gesture, takes: "lines" }, lines, what, { section, entry: above.line + 1 });
}

/** Leaves an entry out by its words, where its lines are those of another one, too; what both say, as the employer, stays. */
export function outByWords(path: string, texts: Text[], lines: SourceLine[]): Mark[] {
  const isOwn = ({ id }: Text) => id.startsWith(`${path}.`);
  return texts.filter(isOwn).flatMap(({ value, lines: from }): Mark[] => {
    const isShared = texts.some(
      (other) => !isOwn(other) && other.value === value && other.lines.some((l) => from.includes(l)),
    );
    const line = from.find((at) => {
      const of = lines[at];
      return of && textOf(of).includes(value) && !standsTwice(of, value);
    });
    return value === "" || isShared || line === undefined ? [] : [{ as: "out", line, part: value }];
  });
}

const isNumbered = ({ parts, bullet }: SourceLine): boolean =>
  bullet || /^[[(]?\d{1,3}([\].)]|$)/.test((parts[0] ?? "").trim());

/** A line that is only a date. */
const isDateAlone = (line: SourceLine): boolean => {
  const text = textOf(line);
  return /\d/.test(text) && isReadableDate(text, true);
};

/** A line that cannot be the end of what it tells. */
const isOpenEnd = (text: string): boolean =>
  /([,;&–-]|\s(and|of|the|for|in|with|to|at|by|und|oder|der|des|dem|für|im|mit|zur|zum|von|et|de|du))\s*$/i.test(
    text,
  );

/** A line that is drawn up to the edge of its page and whose last sentence has not ended: the next one goes on with it. */
const isFull = (lines: SourceLine[], line: SourceLine): boolean =>
  line.right > 0 &&
  line.right > 0.95 * Math.max(...lines.filter(({ page }) => page === line.page).map(({ right }) => right)) &&
  !/[.!?)\d]\s*$/.test(textOf(line));

/** The items that chosen lines make: numbered or bulleted ones, those below a date each, or else each line with those that go on with it. */
export function itemsOf(lines: SourceLine[], chosen: number[]): number[][] {
  const own = chosen.filter((at) => {
    const { state, kind } = lines[at] as SourceLine;
    return state !== "out" && kind !== "heading" && kind !== "furniture";
  });
  const at = (index: number) => lines[index] as SourceLine;
  const areLed = (leads: (line: SourceLine) => boolean): boolean =>
    own.length > 1 && leads(at(own[0] ?? 0)) && own.slice(1).some((one) => leads(at(one)));
  // a date that stands first is that of what is below: taken for the end of the one above it would date another entry
  const leads = [isNumbered, isDateAlone].find(areLed);
  const items: number[][] = [];
  for (const one of own) {
    const last = items.at(-1);
    const text = textOf(at(one));
    const above = last?.at(-1);
    const goesOn = leads
      ? !leads(at(one))
      : /^\p{Ll}/u.test(text) ||
        isDateAlone(at(one)) ||
        (above !== undefined && (isOpenEnd(textOf(at(above))) || isFull(lines, at(above))));
    if (last && goesOn) last.push(one);
    else items.push([one]);
  }
  return items;
}

/** Makes each item of the chosen lines an entry of a section. */
export const eachAnEntry = (lines: SourceLine[], chosen: number[], section: string): Mark[] =>
  itemsOf(lines, chosen).flatMap((item) =>
    item.map((line): Mark => ({ as: "move", line, section, entry: (item[0] ?? line) + 1 })),
  );
