import {
  type Gesture,
  isEmployerLine,
  type Mark,
  meant,
  type Part,
  type SourceLine,
  standsTwice,
} from "./marks";

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
  const posts =
    gesture.as === "same" && chosen.length > 1
      ? chosen.filter((line) => !isEmployerLine(lines[line]))
      : chosen;
  const meantLines = gesture.takes === "first" ? chosen.slice(0, 1) : posts;
  const of = section ? { section } : {};
  return meantLines.flatMap((line, i): Mark[] => {
    const mark: Mark = { ...of, ...about, as: gesture.as, line, ...(isAdded && { add: true }) };
    const above = gesture.takes === "part" && !isAdded ? chosen[i - 1] : undefined;
    const goesOn = above !== undefined && lines.slice(above + 1, line).every(({ state }) => state === "out");
    return goesOn ? [mark, { line, as: "join", ...of }] : [mark];
  });
}
