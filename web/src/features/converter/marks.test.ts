import { expect, it } from "vitest";
import {
  type Gesture,
  gestures,
  gesturesFor,
  isBeyond,
  isContact,
  lacksPlace,
  nameFor,
  sectionsFor,
} from "./gestures";
import { asShown, asTold, isBlank, isCut, nextAfter, whereOf, withoutWords } from "./line-state";
import { cellOf, labelPart, meant, partsOver, partText, standsTwice, wordsOf, wordsOut } from "./line-words";
import {
  blockOf,
  canAdd,
  entrySection,
  isPlaceClear,
  isSo,
  type Mark,
  mergeMarks,
  type SourceLine,
} from "./marks";

const line = (change: Partial<SourceLine>): SourceLine => ({
  page: 1,
  parts: ["Pilot"],
  x: 0,
  right: 0,
  y: 0,
  size: 11,
  gap: 0,
  bold: false,
  bullet: false,
  state: "placed",
  kind: "",
  section: "Work Experience",
  entry: 0,
  role: "title",
  fields: ["work[0].title"],
  printed: true,
  ...change,
});

const course = () => line({ section: "Education" });

it("words of a line are meant as they stand in it", () => {
  const dated = line({ parts: ["Boatman (Grade II),  Holm Ferries", "2011 – 2016"] });
  expect(wordsOf(dated)).toEqual(["Boatman", "(Grade", "II),", "Holm", "Ferries", "2011", "–", "2016"]);
  expect(partText(dated, [0, 0])).toBe("Boatman");
  expect(partText(dated, [2, 3])).toBe("II),  Holm");
  expect(partText(dated, [4, 5])).toBe("Ferries\t2011");
});

it("brackets that stand close to a word part it for gestures, but not the ending of a word", () => {
  const glued = line({ parts: ["Quay Works", "May – June 2011(Temporary)", "Boatman(s)"] });
  expect(wordsOf(glued).slice(2)).toEqual(["May", "–", "June", "2011", "(Temporary)", "Boatman(s)"]);
  const signed = line({ parts: ["to 21|Home", "Holm,Skerry.", "Oct,2010;Cook", "1,000, C/C++", "A|B,C"] });
  expect(wordsOf(signed).join(" ")).toBe("to 21| Home Holm, Skerry. Oct, 2010; Cook 1,000, C/C++ A| B, C");
  expect(wordsOf(signed)).toHaveLength(13);
  expect(partText(glued, [6, 6])).toBe("(Temporary)");
  expect(partText(glued, [5, 6])).toBe("2011(Temporary)");
  expect(cellOf(glued, 6)).toEqual([2, 6]);
});

it.each([
  [{}, "Work Experience 1, title"],
  [{ printed: false }, "Work Experience 1, title, read, but left out"],
  [
    { state: "lost", section: "Additional Information" },
    "found no place of its own, stands under Additional Information",
  ],
  [{ state: "lost", section: "Additional Information", printed: false }, "found no place"],
  [
    { section: "Additional Information", fields: ["additional[0].items[0]"], ofWork: true },
    "Work Experience, of all posts",
  ],
  [{ state: "none", kind: "heading", fields: [], section: "Education" }, "heading: Education"],
  [{ state: "none", kind: "furniture", fields: [], section: "" }, "no content"],
  [{ state: "out", fields: [] }, "left out by you"],
  [
    { section: "Key Skills", fields: ["skills[0].keywords[1]", "skills[0].keywords[2]"] },
    "Key Skills, skill",
  ],
] as const)("a line says where it went: %o", (change, want) => {
  expect(whereOf(line(change as Partial<SourceLine>))).toBe(want);
});

it("the label of a line of skills can be left out alone", () => {
  const fields = ["skills[0].name", "skills[0].keywords[0]", "skills[0].keywords[1]"];
  const of = (parts: string[], own = fields) =>
    labelPart(line({ parts, fields: own, section: "Key Skills" }));
  expect(of(["Tools: Sextant, Radar"])).toEqual([0, 0]);
  expect(of(["Rope work", "Splices, knots"])).toEqual([0, 1]);
  expect(of(["Rope work"]), "a label alone").toBeNull();
  expect(of(["Tools: Sextant"], ["skills[0].keywords[0]"]), "no label").toBeNull();
});

it("a gesture is about the section that the line stands in", () => {
  const heading = line({ kind: "heading", section: "Education", state: "none" });
  const lost = line({ section: "Additional Information", state: "lost" });
  expect(entrySection([heading, lost], 1)).toBe("Education");
  expect(entrySection([lost], 0)).toBe("Work Experience");
  const skills = line({ kind: "heading", section: "Key Skills", state: "none" });
  expect(entrySection([skills, line({ section: "Education" }), lost], 2), "of the entry above").toBe(
    "Education",
  );
  expect(entrySection([heading, line({})], 1)).toBe("Work Experience");
  const post = line({ section: "Work Experience", fields: ["work[0].title"] });
  const owner = line({ section: "Personal Details", fields: ["person.name"] });
  const place = { as: "place" as const };
  expect(entrySection([owner, line({ section: "" })], 1, [], place), "below the name").toBe(
    "Personal Details",
  );
  expect(entrySection([owner, post, lost], 2, [], place), "among the posts").toBe("Work Experience");
  const inHead = line({ section: "Personal Details", kind: "", fields: [] });
  expect(entrySection([inHead], 0, [], { as: "title" }), "the headline").toBe("Personal Details");
  expect(entrySection([inHead], 0, [], { as: "employer" })).toBe("Work Experience");
  expect(entrySection([lost], 0, [], { as: "title" }), "above all headings").toBe("Personal Details");
  expect(entrySection([heading, lost], 1, [], { as: "title" })).toBe("Education");
  const letter = line({ kind: "heading", section: "Additional Information", state: "none" });
  const name = line({ fields: ["person.name"], section: "Personal Details" });
  const below = [letter, lost, name, lost, heading, lost];
  expect(entrySection(below, 3, [], { as: "title" }), "under the name").toBe("Personal Details");
  expect(entrySection(below, 3, [], { as: "place" }), "where the person lives").toBe("Personal Details");
  expect(entrySection(below, 5, [], { as: "title" }), "below the next heading").toBe("Education");
  const begun: Mark[] = [{ line: 0, as: "start", section: "Work Experience" }];
  expect(entrySection([lost, lost], 1, begun, { as: "title" }), "below a start").toBe("Work Experience");
  const said: Mark[] = [{ line: 0, as: "heading", section: "Education" }];
  expect(entrySection([line({}), line({})], 1, said), "said just now").toBe("Education");
  expect(entrySection([line({}), heading, line({})], 2, said), "of another heading").toBe("Work Experience");
});

const mark = (at: number): Mark => ({ line: at, as: "title" });
it.each([
  ["one more here", [1], [1, 2], [1], [1, 2]],
  ["one more in both", [1], [1, 2], [1, 3], [1, 3, 2]],
  ["undone here, one more there", [1, 2], [1], [1, 2, 3], [1, 3]],
  ["undone there", [1, 2], [1, 2, 4], [1], [1, 4]],
])("marks of two windows: %s", (_, base, mine, theirs, want) => {
  expect(mergeMarks(base.map(mark), mine.map(mark), theirs.map(mark))).toEqual(want.map(mark));
});

const gesture = (key: string) => gestures.find((one) => one.key === key) as Gesture;

it("an entry that begins in the midst of a line has all words from there on", () => {
  const two = line({ parts: ["Diploma, Holm", "Certificate, Kirkwall"] });
  expect(meant(gesture("p"), two, [2, 2])).toBe("Certificate, Kirkwall");
  expect(meant(gesture("p"), two, [0, 1]), "with the first word all of the line").toBe("");
  expect(meant(gesture("t"), two, [2, 2])).toBe("Certificate,");
});

it.each([
  ["p", [1, 1], false],
  ["x", [1, 1], false],
  ["m", [0, 0], false],
  ["h", [0, 1], false],
  ["h", [1, 1], true],
  ["u", [1, 1], false],
  ["b", [1, 1], false],
  ["g", [1, 1], false],
] as const)("%s of the words %o takes more than these: %s", (key, part, want) => {
  expect(isBeyond(gesture(key), part)).toBe(want);
});

it("an entry that begins in a line without a place is of a section that is asked for", () => {
  const lost = line({ section: "Additional Information", state: "lost" });
  const said = (at: number) => [{ line: at, as: "heading", section: "Work Experience" }] as Mark[];
  expect(isPlaceClear([line({}), lost], 0, [])).toBe(true);
  expect(isPlaceClear([line({}), lost], 1, [])).toBe(false);
  expect(isPlaceClear([line({}), lost], 1, said(0)), "below a heading said just now").toBe(true);
  const heading = line({ kind: "heading", state: "none", section: "Key Skills" });
  expect(isPlaceClear([line({}), heading, lost], 2, said(0)), "another heading stands between").toBe(false);
  expect(sectionsFor(gesture("p"))).not.toContain("Key Skills");
});

it("between two entries of a section, or below its heading, it is plain of which an entry is", () => {
  const lost = line({ section: "Additional Information", state: "lost" });
  const heading = line({ kind: "heading", state: "none", section: "Interests" });
  const education = line({ kind: "heading", state: "none", section: "Education" });
  for (const below of [[], [course(), course()], [heading]])
    expect(isPlaceClear([education, lost, ...below], 1, [])).toBe(true);
  expect(isPlaceClear([education, course(), lost, heading], 2, []), "the last of it").toBe(true);
  expect(isPlaceClear([education, course(), lost, line({})], 2, []), "another section goes on").toBe(false);
  expect(isPlaceClear([education, line({}), lost, heading], 2, []), "the heading was not its").toBe(false);
  expect(isPlaceClear([line({}), lost, line({})], 1, [])).toBe(true);
  expect(isPlaceClear([line({}), lost, course()], 1, []), "two sections").toBe(false);
  expect(isPlaceClear([line({}), heading, lost, line({})], 2, []), "a heading").toBe(false);
  expect(isPlaceClear([lost, line({})], 0, []), "nothing above").toBe(false);
});

it("behind lines that are settled the next one to look at is found, round from the end", () => {
  const doubt = line({ state: "doubt" });
  const lines = [doubt, line({}), doubt, line({ state: "lost" }), line({})];
  expect(nextAfter(lines, [0])).toBe(2);
  expect(nextAfter(lines, [2, 1])).toBe(3);
  expect(nextAfter(lines, [3])).toBe(0);
  expect(nextAfter(lines, [0, 2, 3])).toBeUndefined();
});

it("gestures are called by what entries of a section have", () => {
  expect(nameFor(gesture("p"), "Education")).toBe("Course starts here");
  expect(nameFor(gesture("e"), "Certifications & Training")).toBe("Issuer");
  expect(nameFor(gesture("t"), "Personal Details")).toBe("Headline");
  expect(nameFor(gesture("x"), "Education")).toBe("Leave out");
});

it("the lines of an entry are chosen together, with what stands among them", () => {
  const none = { state: "none", kind: "furniture", section: "", fields: [] } as Partial<SourceLine>;
  const lines = [
    line({ kind: "heading", state: "none" }),
    line({}),
    line(none),
    line({}),
    line({ entry: 1 }),
    line({ section: "Interests", entry: 3 }),
    line({ section: "Interests", entry: 4 }),
  ];
  expect(blockOf(lines, 1)).toEqual([1, 3]);
  expect(blockOf(lines, 3)).toEqual([1, 3]);
  expect(blockOf(lines, 4)).toEqual([4, 4]);
  expect(blockOf(lines, 5), "no entries with a head: all of the section").toEqual([5, 6]);
});

it("what a limit left out was read well all the same", () => {
  expect(isCut(line({ printed: false }))).toBe(true);
  expect(isCut(line({}))).toBe(false);
  expect(isCut(line({ printed: false, state: "lost" }))).toBe(false);
  expect(isCut(line({ printed: false, kind: "heading", state: "none" }))).toBe(false);
});

it.each([
  ["Mobile: +47 900 11 223", true],
  ["marit @lamps.example", true],
  ["www.lamps.example", true],
  ["022-25555005", true],
  ["2011 - 2016", false],
  ["01/2011 - 05/2016", false],
  ["12-04-1996", false],
  ["Keeper of the lamps", false],
  ["12/04/2016 - 15/06/2022", false],
  ["01.04.2016 - 31.12.2022", false],
  ["2016-04-12 – 2022-06-15", false],
  ["Senior Keeper @ Skerry Lights", false],
])("what a person is reached by: %s %s", (text, want) => {
  expect(isContact(text)).toBe(want);
});

it("a contact is offered where words look like one, and nothing is refused", () => {
  const offered = (text: string) =>
    gesturesFor(text)
      .filter(({ isRare }) => !isRare)
      .map(({ key }) => key);
  expect(offered("Mobile: 900112233")).toContain("o");
  expect(offered("Skerry Lights Trust")).not.toContain("o");
  expect(
    gesturesFor("Saved 1 200 000 kroner")
      .map(({ key }) => key)
      .sort(),
  ).toEqual(gestures.map(({ key }) => key).sort());
});

it("no two gestures have the same key or the same name", () => {
  for (const section of ["Work Experience", "Education", "Projects", "Key Skills"]) {
    const names = gestures.map((one) => nameFor(one, section));
    expect(new Set(names).size, section).toBe(names.length);
  }
  expect(new Set(gestures.map(({ key }) => key)).size).toBe(gestures.length);
});

it("a lone dot is nothing to look at", () => {
  expect(isBlank(line({ parts: ["."], state: "none", fields: [] }))).toBe(true);
  expect(isBlank(line({ parts: ["•", "Tools"], state: "none" }))).toBe(false);
  expect(isBlank(line({ parts: ["—"], state: "lost" }))).toBe(false);
});

it("words are meant over several lines", () => {
  const lines = [
    line({ parts: ["by Skerry Lights (at"] }),
    line({ parts: ["the isles)", "2016"] }),
    line({ parts: ["Keeper"] }),
  ];
  expect(partsOver(lines, [0, 1, 2], [1, 5])).toEqual([
    { line: 0, part: [1, 3] },
    { line: 1, part: [0, 1] },
  ]);
  expect(partsOver(lines, [0, 1, 2], [7, 7])).toEqual([{ line: 2, part: [0, 0] }]);
});

it("words can be added where something stands already", () => {
  const lines = [line({ fields: ["work[0].organisation"] }), line({ fields: [], state: "lost" })];
  expect(canAdd(lines, 1, "Work Experience", gesture("e"))).toBe(true);
  expect(canAdd(lines, 1, "Work Experience", gesture("t"))).toBe(false);
  expect(canAdd(lines, 1, "Education", gesture("e"))).toBe(false);
});

it("only what can be seen to be so is said to be so", () => {
  const texts = [{ id: "work[0].title", value: "Assistant", lines: [3] }];
  const lines = [line({}), line({}), line({}), line({ parts: ["Assistant"] }), line({})];
  const said = (line: number, part?: string): Mark => ({ line, as: "title", ...(part && { part }) });
  expect(isSo(said(3), texts, lines)).toBe(true);
  expect(isSo(said(3, "assistant,"), texts, lines)).toBe(true);
  expect(isSo(said(3, "Manager"), texts, lines)).toBe(false);
  expect(isSo(said(3, "AS"), texts, lines), "the first half of a word").toBe(false);
  expect(isSo(said(4), texts, lines)).toBe(false);
  expect(isSo({ line: 3, as: "text" }, texts, lines), "nothing tells").toBeUndefined();
  const longer = [{ ...texts[0], value: "Stack, SS7 Assistant" } as (typeof texts)[number]];
  expect(isSo(said(3), longer, lines), "with other words").toBe(false);
});

it.each([
  ["Module", "Jan 2014 – present", "Module Lead", true],
  ["Module", "2014 - 2022", "Team Lead", false],
  ["Module", "Block 7", "Module Lead", false],
  ["2014 - 2022", "", "2014 - 2022", true],
])("a title goes on in the next line past the period of its own: %s %s", (first, second, value, want) => {
  const lines = [line({ parts: [first, second].filter(Boolean) }), line({ parts: ["Lead"] })];
  const texts = [{ id: "work[0].title", value, lines: [0, 1] }] as never;
  expect(isSo({ line: 0, as: "title" }, texts, lines, true)).toBe(want);
});

it.each([
  [["Trimmed forty lamps"], "doubt", "Work Experience 1, text"],
  [["Forty", "lamps on nine"], "lost", "found no place"], // a word alone stands in many texts
  [["Holm"], "doubt", "Work Experience 1, employer"],
  [["Rowed the mail"], "lost", "found no place"],
  [["Trimmed for"], "lost", "found no place"],
])("%j found a place if the document prints it", (parts, state, where) => {
  const printed = [
    { id: "work[0].highlights[0]", value: "Trimmed forty lamps on nine islands.", lines: [] },
    { id: "work[0].organisation", value: "Holm", lines: [] },
  ];
  const read = line({ state: "lost", section: "Additional Information", fields: [], parts });
  const [shown] = asTold([read], [], printed);
  expect(shown?.state).toBe(state);
  expect(whereOf(shown as SourceLine)).toBe(where);
});

it("what only the length cuts is not said to be left out while all is shown", () => {
  const texts = [{ id: "work[0].title", value: "Ferry Operator", lines: [0] }];
  const cut = line({ parts: ["Ferry Operator"], fields: ["work[0].title"], printed: false });
  const other = line({ parts: ["Rowing"], fields: ["interests[0]"], printed: false });
  const some = line({ parts: ["Ferry Operator, Diver"], fields: ["work[0].title"], missing: [1, 2] });
  expect(asShown([cut, other], texts).map(isCut)).toEqual([false, true]);
  expect(asShown([some], texts).map(withoutWords)).toEqual(["not in the document: “Diver”"]);
  expect(asShown([cut], []).map(isCut), "nothing more is shown").toEqual([true]);
});

it("says where nothing has a place", () => {
  expect(lacksPlace(line({ section: "Key Skills" }), "Work Experience")).toBe("Key Skills");
  expect(lacksPlace(line({ section: "Projects" }), "Projects")).toBe("Projects");
  expect(lacksPlace(line({ section: "Work Experience" }), "Work Experience")).toBe("");
});

it("of equal words that are struck it is those that were left out", () => {
  const twice = line({ parts: ["Rowed the mail,", "the mail and the mail"] });
  const out = (part: string, word?: number): Mark => ({ as: "out", line: 3, part, ...(word && { word }) });
  expect(wordsOut([out("the", 4)], 3, twice)).toEqual([3]);
  expect(wordsOut([out("the mail", 7), out("mail,")], 3, twice)).toEqual([6, 7, 2]);
  expect(wordsOut([out("the")], 3, twice)).toEqual([1]);
  expect(wordsOut([out("the", 4)], 2, twice)).toEqual([]);
  expect(wordsOut([{ as: "out", line: 3 }], 3, twice)).toEqual([]);
});

it("words stand twice also where they overlap", () => {
  expect(standsTwice(line({ parts: ["tick tick tick"] }), "tick tick")).toBe(true);
  expect(standsTwice(line({ parts: ["tick tick"] }), "tick tick")).toBe(false);
});

it("of a line that is printed the words that the document lacks are said", () => {
  const own = line({
    parts: ["Matlab, SAS,", "Jupyter"],
    section: "Key Skills",
    printed: true,
    missing: [1, 2],
  });
  expect(withoutWords(own)).toBe("not in the document: “SAS, Jupyter”");
  expect(whereOf(own)).toContain("not in the document: “SAS, Jupyter”");
  expect(withoutWords({ ...own, printed: false })).toBe("");
});
