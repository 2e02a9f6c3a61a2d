import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import type { ReviewedFile } from "./decisions";
import type { LineOrder } from "./line-order";
import type { Mark, SourceLine } from "./marks";
import type { View } from "./mending-props";
import { scrollTo, showRow } from "./show-row";
import { SourcePages } from "./source-pages";
import { sourceQuery } from "./source-query";
import { SourceView } from "./source-view";
import type { FileReview } from "./use-review";

const file = {
  index: 0,
  name: "cv.pdf",
  revision: "1",
  original: {},
  document: {},
  notes: [],
  rejected: [],
  edits: {},
} as unknown as ReviewedFile;

/** A review that only notes what it is told. */
function reviewOf(told: Partial<FileReview> = {}): FileReview {
  const now = { rejected: [], edits: {} };
  const nothing = () => {};
  const steps = { set: nothing, undo: nothing, redo: nothing, mend: nothing, canUndo: false, canRedo: false };
  const state = { now, held: now, pending: 0, marks: [], isMending: false, isReading: false };
  return { ...state, ...steps, ways: { of: "", known: new Map() }, writing: new Map(), ...told };
}

const lineOf = (text: string): SourceLine => ({
  page: 1,
  parts: [text],
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
  role: "highlights",
  fields: ["work[0].highlights[0]"],
  printed: true,
});

function Lines({ review, shown }: { review: FileReview; shown: ReviewedFile }) {
  const [at, setAt] = useState(0);
  const [picks, setPicks] = useState(0);
  const [view, setView] = useState<View>("lines");
  return (
    <>
      <button type="button" onClick={() => setPicks(picks + 1)}>
        Click in the document
      </button>
      <SourceView
        taskId="t1"
        file={shown}
        whole={undefined}
        review={review}
        at={at}
        onAt={setAt}
        picks={picks}
        view={view}
        onView={setView}
        onEdit={() => {}}
      />
    </>
  );
}

function openLines(
  texts: (string | Partial<SourceLine>)[],
  review: FileReview,
  shown = file,
  orders?: LineOrder[],
) {
  const client = new QueryClient();
  client.setQueryData(sourceQuery("t1", 0, "1").queryKey, {
    lines: texts.map((one) => (typeof one === "string" ? lineOf(one) : { ...lineOf(""), ...one })),
    markable: true,
    pages: [],
    pictures: false,
    orders,
  } as never);
  render(
    <QueryClientProvider client={client}>
      <Lines review={review} shown={shown} />
    </QueryClientProvider>,
  );
  screen.getByRole("listbox", { name: "Lines of the original" }).focus();
  return userEvent.setup({ delay: null });
}

/** Lines of a review that is being read again until the button is pressed. */
function Settling({ shown }: { shown: ReviewedFile }) {
  const [isMending, setMending] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setMending(false)}>
        It is read
      </button>
      <Lines review={reviewOf({ isMending })} shown={shown} />
    </>
  );
}

const word = (text: string) => screen.getByText(text, { selector: "[data-word]" });

it("words of the second chosen line make a new post that begins there", async () => {
  const mend = vi.fn<(marks: Mark[]) => void>();
  const user = openLines(["Keeper of lamps", "Deckhand, Mail Boats", "Pilot"], reviewOf({ mend }));
  await user.keyboard("{Shift>}{ArrowDown}{/Shift}");
  await user.pointer({ keys: "[TouchA]", target: word("Deckhand,") });
  await user.keyboard("mnew po{Enter}");
  expect(mend).toHaveBeenCalledWith([
    { as: "move", line: 1, section: "Work Experience", entry: 2, part: "Deckhand," },
  ]);
});

it("a click on one of several chosen lines chooses that one alone", async () => {
  const mend = vi.fn<(marks: Mark[]) => void>();
  const user = openLines(["Keeper of lamps", "Deckhand, Mail Boats", "Pilot"], reviewOf({ mend }));
  await user.keyboard("{Shift>}{ArrowDown}{/Shift}");
  await user.click(word("lamps"));
  await user.keyboard("t");
  await user.click(word("lamps"));
  await user.keyboard("e");
  expect(mend.mock.calls.map(([marks]) => marks)).toEqual([
    [{ as: "title", line: 0, section: "Work Experience" }],
    [{ as: "employer", line: 0, section: "Work Experience", part: "lamps" }],
  ]);
});

/** Draws the mouse from word to word. */
const draw = (user: ReturnType<typeof userEvent.setup>, ...over: string[]) =>
  user.pointer([
    { keys: "[MouseLeft>]", target: word(over[0] as string) },
    ...over.slice(1).map((target) => ({ target: word(target) })),
    { keys: "[/MouseLeft]" },
  ]);

it.each<[over: string[], meant: Pick<Mark, "line" | "part" | "as">[]]>([
  // from the midst of a line into the midst of the next one: words
  [
    ["of", "lamps", "Mail"],
    [
      { as: "title", line: 0, part: "of lamps" },
      { as: "title", line: 1, part: "Deckhand, Mail" },
    ],
  ],
  [
    ["Mail", "of"],
    [
      { as: "title", line: 0, part: "of lamps" },
      { as: "title", line: 1, part: "Deckhand, Mail" },
    ],
  ],
  // over all of both: the lines
  [
    ["Keeper", "Deckhand,", "Boats"],
    [
      { as: "title", line: 0 },
      { as: "title", line: 1 },
      { as: "join", line: 1 },
    ],
  ],
  // further than the next line: lines
  [
    ["of", "Mail", "Rowed"],
    [
      { as: "title", line: 0 },
      { as: "title", line: 1 },
      { as: "join", line: 1 },
      { as: "title", line: 2 },
      { as: "join", line: 2 },
    ],
  ],
  // and back again: words of one line
  [["of", "Mail", "lamps"], [{ as: "title", line: 0, part: "of lamps" }]],
])("the mouse that is drawn over %s takes words of one line or two, or lines", async (over, meant) => {
  const mend = vi.fn<(marks: Mark[]) => void>();
  const user = openLines(["Keeper of lamps", "Deckhand, Mail Boats", "Rowed mail"], reviewOf({ mend }));
  await draw(user, ...over);
  await user.keyboard("t");
  expect(mend.mock.lastCall?.[0].map(({ as, line, part }) => ({ as, line, ...(part && { part }) }))).toEqual(
    meant,
  );
});

it("what is typed to move lines means a section before an entry that begins like it", async () => {
  const mend = vi.fn<(marks: Mark[]) => void>();
  const titled = {
    ...file,
    original: { work: [{ title: { id: "work[0].title", value: "Internee", lines: [0] } }] },
  } as unknown as ReviewedFile;
  const user = openLines(["Internee", "Choral singing"], reviewOf({ mend }), titled);
  await user.keyboard("{ArrowDown}minter{Enter}");
  await user.keyboard("mintern{Enter}");
  expect(mend.mock.calls.map(([marks]) => marks)).toEqual([
    [{ as: "move", line: 1, section: "Interests" }],
    [{ as: "move", line: 1, section: "Work Experience", entry: 1 }],
  ]);
});

it("words are a place, and a line is moved to be the headline", async () => {
  const mend = vi.fn<(marks: Mark[]) => void>();
  const user = openLines(["Keeper, Skerry Lights", "Vardø in winter"], reviewOf({ mend }));
  await user.keyboard("{ArrowDown}");
  await user.click(word("Vardø"));
  await user.keyboard("l");
  await user.keyboard("mheadl{Enter}");
  expect(mend.mock.calls.map(([marks]) => marks)).toEqual([
    [{ as: "place", line: 1, section: "Work Experience", part: "Vardø" }],
    [{ as: "title", line: 1, section: "Personal Details" }],
  ]);
});

it("of a word that stands twice in its line the one is meant that was chosen", async () => {
  const mend = vi.fn<(marks: Mark[]) => void>();
  const user = openLines(["Rowed the mail, the old mail"], reviewOf({ mend }));
  await user.click(screen.getAllByText("the", { selector: "[data-word]" })[1] as HTMLElement);
  await user.keyboard("x");
  expect(mend).toHaveBeenCalledWith([{ as: "out", line: 0, part: "the", word: 4 }]);
});

it("words are let go after a gesture: the next one is about the line", async () => {
  const mend = vi.fn<(marks: Mark[]) => void>();
  const user = openLines(["Keeper, Skerry Lights"], reviewOf({ mend }));
  await user.click(word("Skerry"));
  await user.click(word("Lights"));
  await user.keyboard("ex");
  expect(mend.mock.calls.map(([marks]) => marks)).toEqual([
    [{ as: "employer", line: 0, section: "Work Experience", part: "Skerry Lights" }],
    [{ as: "out", line: 0 }],
  ]);
});

it("lines that are clicked with Ctrl are added to those that are chosen", async () => {
  const mend = vi.fn<(marks: Mark[]) => void>();
  const user = openLines(["Keeper", "Page one", "Pilot", "Page two"], reviewOf({ mend }));
  await user.click(word("one"));
  await user.keyboard("{Control>}");
  await user.click(word("two"));
  await user.click(word("Keeper"));
  await user.click(word("Keeper"));
  await user.keyboard("{/Control}x");
  expect(mend).toHaveBeenCalledWith([
    { as: "out", line: 1 },
    { as: "out", line: 3 },
  ]);
});

it("a double click takes the cell that the word is in; in a line of one piece it takes the word", async () => {
  const mend = vi.fn<(marks: Mark[]) => void>();
  const user = openLines(
    [{ parts: ["Holm Ferries and Sons", "Kirkwall", "2016"] }, "Keeper, Skerry Lights"],
    reviewOf({ mend }),
  );
  await user.dblClick(word("Ferries"));
  expect(screen.getByText("Only “Holm Ferries and Sons”")).toBeTruthy();
  await user.keyboard("e");
  await user.dblClick(word("Skerry"));
  await user.keyboard("x");
  expect(mend.mock.calls.map(([marks]) => marks[0]?.part)).toEqual(["Holm Ferries and Sons", "Skerry"]);
});

it("after a gesture on a line the first click on one of its words takes the word", async () => {
  const mend = vi.fn<(marks: Mark[]) => void>();
  const user = openLines(["Keeper, Skerry Lights"], reviewOf({ mend }));
  await user.keyboard("b");
  await user.click(word("Skerry"));
  await user.keyboard("x");
  const words = mend.mock.calls.map(([marks]) => marks[0]?.part);
  expect(words).toEqual([undefined, "Skerry"]);
});

const dated = {
  ...file,
  original: {
    work: [
      { title: { id: "work[0].title", value: "Keeper", lines: [0] }, dates: { text: { value: "" } } },
      {
        title: { id: "work[1].title", value: "Pilot", lines: [2] },
        organisation: { id: "work[1].organisation", value: "Skerry Lights", lines: [2] },
        dates: {
          text: { id: "work[1].dates", value: "May 2014 - Jam 2016", lines: [3] },
          start: { year: 2014, month: 5 },
          end: { year: 2016 },
        },
      },
    ],
  },
} as unknown as ReviewedFile;
const ofPosts = [
  { parts: ["Keeper"], entry: 0, fields: ["work[0].title"] },
  { parts: ["Trimmed forty lamps"], entry: 0, state: "doubt" as const },
  { parts: ["Pilot, Skerry Lights"], entry: 1, fields: ["work[1].title"] },
  { parts: ["May 2014 - Jam 2016"], entry: 1, fields: ["work[1].dates"] },
];

it("each entry stands under what it holds, and what it lacks is said", () => {
  openLines(ofPosts, reviewOf(), dated);
  const heads = [...document.querySelectorAll("[data-head]")].map((head) => head.textContent);
  expect(heads).toEqual([
    "Work 1 · Keeperno employerno dates",
    "Work 2 · Pilot · Skerry Lights · May 2014 - Jam 2016",
  ]);
});

it("an entry is found right, left out, and joined with the one above by a key", async () => {
  const mend = vi.fn<(marks: Mark[]) => void>();
  const user = openLines(ofPosts, reviewOf({ mend }), dated);
  await user.keyboard("R{ArrowDown}{ArrowDown}UX");
  expect(mend.mock.calls.map(([marks]) => marks)).toEqual([
    [{ as: "right", line: 0 }],
    [{ as: "join", line: 2, section: "Work Experience" }],
    [
      { as: "out", line: 2 },
      { as: "out", line: 3 },
    ],
  ]);
});

it("dates with a month that nobody knows are asked for, with what was read of them", async () => {
  const [mend, set] = [vi.fn(), vi.fn()];
  const user = openLines(ofPosts, reviewOf({ mend, set }), dated);
  await user.click(word("Jam"));
  await user.click(word("Jam"));
  await user.click(word("2016"));
  await user.keyboard("d");
  const to = screen.getByRole("combobox", { name: "To: month" });
  expect(screen.getByRole("textbox", { name: "To: year" })).toHaveValue("2016");
  expect(screen.getByRole("combobox", { name: "From: month" })).toHaveFocus();
  await user.selectOptions(to, "Jan");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(mend).not.toHaveBeenCalled();
  expect(set).toHaveBeenCalledWith({ rejected: [], edits: { "work[1].dates": "May 2014 – Jan 2016" } });
});

it.each(["D", "d"])("words that typed dates stand in place of leave no rest: %s", async (key) => {
  const mend = vi.fn<(marks: Mark[]) => void>();
  const lines = [{ parts: ["Keeper of lamps, 2004 - Jum 8"], entry: 1, fields: ["work[1].title"] }];
  const user = openLines([...ofPosts, ...lines], reviewOf({ mend }), dated);
  await user.click(word("Jum"));
  await user.click(word("Jum"));
  await user.click(word("8"));
  await user.keyboard(key);
  const line = ofPosts.length;
  const [said] = mend.mock.calls.at(-1)?.[0] ?? [];
  expect(said).toMatchObject({ as: "dates", line, part: "Jum 8" });
  expect(screen.getByRole("combobox", { name: "From: month" })).toHaveFocus();
});

it("lines are moved by the number of an entry, which is the same for every line", async () => {
  const mend = vi.fn<(marks: Mark[]) => void>();
  const user = openLines([...ofPosts, "Rowed the mail"], reviewOf({ mend }), dated);
  await user.keyboard("{End}m");
  const places = screen.getAllByRole("option", { name: /^\d/ });
  expect(places.map((place) => place.textContent)).toEqual([
    "2Pilot, Skerry Lights, May 2014 - Jam 2016Work 2, 2 lines above",
    "1KeeperWork 1, 4 lines above",
  ]);
  expect(places[0]).toHaveAttribute("aria-selected", "true");
  const all = screen.getAllByRole("option").map((place) => place.textContent);
  const sectionAt = all.indexOf("Key Skills");
  expect(all.indexOf(places[0]?.textContent ?? "")).toBeLessThan(sectionAt);
  expect(all.indexOf(places[1]?.textContent ?? ""), "the nearest entries first").toBeLessThan(sectionAt);
  await user.keyboard("1");
  expect(mend).toHaveBeenCalledWith([{ as: "move", line: 4, section: "Work Experience", entry: 1 }]);
});

it("an entry goes to the one whose lines stand right above it, whatever their order in the document", async () => {
  const mend = vi.fn<(marks: Mark[]) => void>();
  const goesOn = { parts: ["Rowed the mail"], entry: 0 };
  const [first, , second, third] = ofPosts as [object, object, object, object];
  const more = { ...dated.original, work: [...(dated.original?.work ?? [])] } as { work: unknown[] };
  more.work.push({ title: { id: "work[2].title", value: "Mate", lines: [4] } });
  const user = openLines(
    [first, second, third, goesOn, { parts: ["Mate"], entry: 2 }].map((line, at) =>
      at === 1 || at === 2 ? { ...line, entry: 1 } : line,
    ),
    reviewOf({ mend }),
    { ...dated, original: more } as unknown as ReviewedFile,
  );
  await user.keyboard("{End}g");
  expect(mend).toHaveBeenCalledWith([{ as: "move", line: 4, section: "Work Experience", entry: 1 }]);
});

it("of places with the same letters the one that begins with them comes first", async () => {
  const mend = vi.fn<(marks: Mark[]) => void>();
  const user = openLines([...ofPosts, "Rowed the mail"], reviewOf({ mend }), dated);
  await user.keyboard("{End}mski");
  expect(screen.getAllByRole("option", { name: /ski/i }).map((place) => place.textContent)).toEqual([
    "Key Skills",
  ]);
  await user.keyboard("{Backspace}{Backspace}{Backspace}pr");
  expect(screen.getByRole("option", { name: /^Profile/ })).toHaveAttribute("aria-selected", "true");
});

it("several lines are entries of a section at once, each its own, and it is one step", async () => {
  const mend = vi.fn<(marks: Mark[]) => void>();
  const user = openLines(
    ["Keeper", "Radar course, 2012", "Knots, 2013", "Fog signals, 2014"],
    reviewOf({ mend }),
  );
  await user.keyboard("{ArrowDown}{Shift>}{ArrowDown}{ArrowDown}P{/Shift}");
  expect(screen.getByRole("group", { name: "Each is an entry of which section?" })).toBeVisible();
  await user.keyboard("cert{Enter}");
  expect(mend).toHaveBeenCalledTimes(1);
  expect(mend.mock.lastCall?.[0].map(({ as, line, entry, section }) => [as, line, entry, section])).toEqual(
    [1, 2, 3].map((line) => ["move", line, line + 1, "Certifications & Training"]),
  );
});

it("dates are chosen for the award that a line is in", async () => {
  const award = { ...lineOf("Silver Lamp"), section: "Awards", fields: ["awards[0].title"] };
  const shown = {
    ...file,
    original: { awards: [{ title: { id: "awards[0].title", value: "Silver Lamp", lines: [0] } }] },
  } as unknown as ReviewedFile;
  const user = openLines([award], reviewOf(), shown);
  await user.keyboard("{Shift>}D{/Shift}");
  expect(screen.getByRole("combobox", { name: "Of what" })).toHaveDisplayValue("Award 1: Silver Lamp");
});

it("a gesture that asks says so, and is not dropped without a word", async () => {
  const lost = {
    parts: ["Rowed the mail"],
    state: "lost" as const,
    section: "Additional Information",
    fields: [],
  };
  const user = openLines(["Keeper", lost], reviewOf());
  await user.keyboard("{ArrowDown}p");
  expect(screen.getByRole("group", { name: "An entry of which section starts here?" })).toBeVisible();
  await user.click(word("Keeper"));
  expect(screen.getByText("Entry starts here was not done: it was left without an answer.")).toBeVisible();
});

it("a section is found by its letters, and none of them is taken for a gesture", async () => {
  const mend = vi.fn<(marks: Mark[]) => void>();
  const user = openLines(["Sea charts", "Pilot"], reviewOf({ mend }));
  await user.keyboard("hproj");
  expect(screen.getAllByRole("option", { name: /^Pro/ })).toHaveLength(1);
  expect(mend).not.toHaveBeenCalled();
  await user.keyboard("ects{Enter}");
  expect(mend.mock.calls).toEqual([[[{ as: "heading", line: 0, section: "Projects" }]]]);
});

it("Escape closes the rarer gestures, however they were opened", async () => {
  const user = openLines(["Keeper"], reviewOf());
  await user.click(screen.getAllByRole("button", { name: "More" })[0] as HTMLElement);
  expect(screen.getByRole("region", { name: "More gestures" })).toBeVisible();
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("region", { name: "More gestures" })).toBeNull();
});

it("an entry goes to the one above once: what stands around it there stays", async () => {
  const mend = vi.fn<(marks: Mark[]) => void>();
  const marks: Mark[] = [{ as: "move", line: 1, section: "Work Experience", entry: 1 }];
  const user = openLines(ofPosts, reviewOf({ mend, marks }), dated);
  await user.keyboard("{ArrowDown}g");
  expect(mend).not.toHaveBeenCalled();
  expect(screen.getByText(/^It was moved already/)).toBeVisible();
});

it("where too many lines are chosen to show their words, all of them stay chosen", async () => {
  const user = openLines(["One", "Two", "Three", "Four", "Five"], reviewOf());
  await user.keyboard("{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}{ArrowRight}");
  expect(screen.getByText("5 lines", { selector: ".font-semibold" })).toBeVisible();
  expect(screen.getByText("Words are chosen from at most 4 lines.")).toBeVisible();
});

it("what is typed stays with its field while another tab is open", async () => {
  const set = vi.fn();
  const review = reviewOf({ set });
  const user = openLines(ofPosts, review, dated);
  await user.keyboard("{ArrowDown}{ArrowDown}f");
  await user.type(screen.getByRole("textbox", { name: "Place" }), "Kirkwall");
  await user.type(screen.getByRole("textbox", { name: "One more bullet" }), "Lit the lamps");
  cleanup();
  openLines(ofPosts, review, dated);
  expect(screen.getByRole("combobox", { name: "Of what" })).toHaveValue("work[1]");
  expect(screen.getByRole("textbox", { name: "Place" })).toHaveValue("Kirkwall");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(set).toHaveBeenCalledWith({
    rejected: [],
    edits: { "work[1].location": "Kirkwall", "work[1].highlights[1000]": "Lit the lamps" },
  });
  expect(screen.queryByRole("combobox", { name: "Of what" })).toBeNull();
});

it("a line that was doubted is settled by what is said of it", () => {
  openLines(ofPosts, reviewOf({ marks: [{ as: "text", line: 1 }] }), dated);
  expect(screen.getByText(/^No line is to be checked, but \d entr.* incomplete/)).toBeVisible();
  cleanup();
  openLines(["Keeper of lamps"], reviewOf());
  expect(screen.getByText("Every line has found its place.")).toBeVisible();
  cleanup();
  openLines(ofPosts, reviewOf(), dated);
  expect(screen.getByText("1 line")).toBeVisible();
});

it("words that are left out of a line are struck through, and no others", () => {
  openLines(["Lit lamps in sector -85"], reviewOf({ marks: [{ as: "out", line: 0, part: "in sector" }] }));
  const struck = [...document.querySelectorAll("[data-word].line-through")].map((one) => one.textContent);
  expect(struck).toEqual(["in", "sector"]);
});

it("letters act on the list of lines and nowhere else, and how to get there is said", async () => {
  const mend = vi.fn<(marks: Mark[]) => void>();
  const user = openLines(["Keeper", "Pilot"], reviewOf({ mend }));
  const hint = () => screen.queryByText(/^Click a line, or go to the list with Tab/);
  await waitFor(() => expect(hint()).toBeNull());
  (document.activeElement as HTMLElement).blur();
  await user.keyboard("Profile");
  expect(await screen.findByText(/^Click a line, or go to the list with Tab/)).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Click in the document" })); // the keys are the list's again
  await user.keyboard("x");
  expect(mend).toHaveBeenCalledOnce();
  expect(mend).toHaveBeenCalledWith([{ as: "out", line: 0 }]);
});

const twoOrders = [
  { order: 1, chosen: true, rows: 9, sample: ["Keeper   Radar", "Pilot   Charts"] },
  { order: 2, chosen: false, rows: 0, sample: ["Keeper", "Pilot", "Radar"] },
];

it("all lines are put in another order by one click; what is said is numbered anew by that", async () => {
  const mend = vi.fn<(marks: Mark[]) => void>();
  const marks: Mark[] = [{ as: "out", line: 1 }];
  const user = openLines(["Keeper", "Pilot"], reviewOf({ mend, marks }), file, twoOrders);
  await user.click(screen.getByRole("button", { name: "Lines in the wrong order?" }));
  expect(screen.getByText("Keeper Radar")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "As it was read, as it is now" }));
  expect(mend).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Lines in the wrong order?" }));
  await user.click(screen.getByRole("button", { name: "Each column by itself" }));
  expect(mend).toHaveBeenCalledWith([...marks, { as: "order", line: -1, order: 2 }]);
});

it("what is in no entry is typed as the text that it is", async () => {
  const set = vi.fn();
  const id = "additional[0].items[0]";
  const other = { id, value: "Rows well", lines: [0] };
  const shown = { ...file, original: { additional: [{ items: [{ text: other }] }] } };
  const line = { parts: ["Rows well"], section: "Additional Information", fields: [id] };
  const user = openLines([line], reviewOf({ set }), shown as unknown as ReviewedFile);
  await user.keyboard("f");
  const box = screen.getByRole("textbox");
  expect(box).toHaveValue("Rows well");
  expect(screen.getByRole("combobox", { name: "Of what" })).toHaveDisplayValue(
    "This line: Additional Information",
  );
  await user.type(box, "!");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(set).toHaveBeenCalledWith({ rejected: [], edits: { [id]: "Rows well!" } });
});

it("only a line that was just chosen scrolls the page", () => {
  render(
    <section>
      <div role="listbox">
        <p>A line</p>
      </div>
    </section>,
  );
  const scroll = vi.spyOn(Element.prototype, "scrollIntoView");
  scrollTo(screen.getByText("A line"));
  expect(scroll).not.toHaveBeenCalled();
  showRow(screen.getByText("A line"));
  expect(scroll).toHaveBeenCalledOnce();
  scroll.mockRestore();
});

it("a key about an entry waits for the reading that is on its way, and is done then", async () => {
  const client = new QueryClient();
  const lines = [{ ...lineOf("Keeper"), fields: ["work[0].title"] }, lineOf("Rowed")];
  client.setQueryData(sourceQuery("t1", 0, "1").queryKey, {
    lines,
    markable: true,
    pages: [],
    pictures: false,
  } as never);
  const shown = {
    ...file,
    original: { work: [{ title: { id: "work[0].title", value: "Keeper", lines: [0] } }] },
  } as unknown as ReviewedFile;
  render(
    <QueryClientProvider client={client}>
      <Settling shown={shown} />
    </QueryClientProvider>,
  );
  const user = userEvent.setup({ delay: null });
  screen.getByRole("listbox", { name: "Lines of the original" }).focus();
  await user.keyboard("f");
  expect(screen.queryByRole("form", { name: "Type what is missing" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "It is read" }));
  expect(screen.getByRole("form", { name: "Type what is missing" })).toBeVisible();
});

it("Enter on the present, behind which no year is typed, keeps the form", async () => {
  const set = vi.fn<FileReview["set"]>();
  const shown = {
    ...file,
    original: { work: [{ title: { id: "work[0].title", value: "Keeper", lines: [0] } }] },
  } as unknown as ReviewedFile;
  const user = openLines([{ ...lineOf("Keeper"), fields: ["work[0].title"] }], reviewOf({ set }), shown);
  await user.keyboard("f");
  const month = screen.getByRole("combobox", { name: "From: month" });
  await user.selectOptions(month, "5");
  month.focus();
  await user.keyboard("{Enter}");
  expect(set, "a month needs its year").not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(set).not.toHaveBeenCalled();
  expect(screen.getByRole("alert")).toHaveTextContent("A month needs its year");
  expect(month).toHaveFocus();
  await user.type(screen.getByRole("textbox", { name: "From: year" }), "2019");
  await user.selectOptions(screen.getByRole("combobox", { name: "To: month" }), "present");
  screen.getByRole("combobox", { name: "To: month" }).focus();
  await user.keyboard("{Enter}");
  expect(set).toHaveBeenCalledOnce();
});

it.each([
  ["a year without its figures", "20", "2021", "A year has four figures"],
  ["an end before its start", "2021", "2019", "The end is before the start"],
])("does not save %s, and says what to write", async (_, from, to, said) => {
  const set = vi.fn<FileReview["set"]>();
  const shown = {
    ...file,
    original: { work: [{ title: { id: "work[0].title", value: "Keeper", lines: [0] } }] },
  } as unknown as ReviewedFile;
  const user = openLines([{ ...lineOf("Keeper"), fields: ["work[0].title"] }], reviewOf({ set }), shown);
  await user.keyboard("f");
  await user.type(screen.getByRole("textbox", { name: "From: year" }), from);
  expect(screen.queryByRole("alert"), "what is half typed is not wrong yet").toBeNull();
  await user.type(screen.getByRole("textbox", { name: "To: year" }), `${to}{Enter}`);
  expect(set).not.toHaveBeenCalled();
  expect(screen.getByRole("alert")).toHaveTextContent(said);
  await user.clear(screen.getByRole("textbox", { name: "From: year" }));
  await user.type(screen.getByRole("textbox", { name: "From: year" }), "2018{Enter}");
  expect(set.mock.lastCall?.[0].edits).toEqual({ "work[0].dates": `2018 – ${to}` });
});

it("dates that were typed before another tab was open are looked at when they are saved", async () => {
  const set = vi.fn<FileReview["set"]>();
  const shown = {
    ...file,
    original: { work: [{ title: { id: "work[0].title", value: "Keeper", lines: [0] } }] },
  } as unknown as ReviewedFile;
  const review = reviewOf({ set, writing: new Map([["type work[0].dates", "2021 – 2019"]]) });
  const user = openLines([{ ...lineOf("Keeper"), fields: ["work[0].title"] }], review, shown);
  if (!screen.queryByRole("textbox", { name: "From: year" })) await user.keyboard("f");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(set).not.toHaveBeenCalled();
  expect(screen.getByRole("alert")).toHaveTextContent("The end is before the start");
  expect(screen.getByRole("textbox", { name: "To: year" })).toBeInvalid();
});

it("dates that the CV itself has are no fault of whoever types a title", async () => {
  const set = vi.fn<FileReview["set"]>();
  const dates = {
    text: { id: "work[0].dates", value: "2008 – 2004", lines: [0] },
    start: { year: 2008 },
    end: { year: 2004 },
  };
  const shown = {
    ...file,
    original: { work: [{ title: { id: "work[0].title", value: "Keeper", lines: [0] }, dates }] },
  } as unknown as ReviewedFile;
  const user = openLines([{ ...lineOf("Keeper"), fields: ["work[0].title"] }], reviewOf({ set }), shown);
  await user.keyboard("f");
  const year = screen.getByRole("textbox", { name: "To: year" });
  await user.clear(year);
  await user.type(year, "2009");
  await user.clear(year);
  await user.type(year, "2004");
  const title = screen.getByRole("textbox", { name: "Job title" });
  await user.clear(title);
  await user.type(title, "Warden{Enter}");
  expect(set.mock.lastCall?.[0].edits).toEqual({ "work[0].title": "Warden" });
});

it("pages mark the lines that the same is offered for", () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <SourcePages
        taskId="t1"
        file={0}
        pages={[{ width: 595, height: 842 }]}
        lines={[lineOf("Keeper"), lineOf("Pilot")]}
        offered={[{ as: "title", line: 1 } as Mark]}
        at={0}
        chosen={[]}
        onLine={() => {}}
        onDrawWords={() => {}}
        onDrawLines={() => {}}
        parts={{} as never}
      />
    </QueryClientProvider>,
  );
  const marked = screen.getAllByRole("option").map((line) => line.dataset.offered);
  expect(marked).toEqual(["false", "true"]);
});

it("of a line of skills the label alone is left out, or all of it by the key once more", async () => {
  const mend = vi.fn<(marks: Mark[]) => void>();
  const fields = ["skills[0].name", "skills[0].keywords[0]"];
  const tools = { ...lineOf("Tools: Sextant, Radar"), section: "Key Skills", fields };
  const user = openLines([tools, "Rowed"], reviewOf({ mend }));
  await user.keyboard("x");
  expect(mend).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: /Only “Tools:”/ }));
  await user.keyboard("xx");
  await user.keyboard("xl");
  expect(mend.mock.calls.map(([marks]) => marks)).toEqual([
    [{ as: "out", line: 0, part: "Tools:" }],
    [{ as: "out", line: 0 }],
    [{ as: "out", line: 0, part: "Tools:" }],
  ]);
  mend.mockClear();
  await user.keyboard("x{ArrowRight}l");
  const leftOut = mend.mock.calls.flatMap(([marks]) => marks).filter(({ as }) => as === "out");
  expect(leftOut, "another key is no answer").toEqual([]);
});

/** A review whose marks can be taken back beside the lines. */
function Elsewhere() {
  const [marks, setMarks] = useState<Mark[]>([]);
  return (
    <>
      <button type="button" onClick={() => setMarks([])}>
        Take back elsewhere
      </button>
      <Lines review={reviewOf({ marks, mend: setMarks })} shown={file} />
    </>
  );
}

it("what was said of a gesture goes with a click in the document, and when its marks are taken back elsewhere", async () => {
  const client = new QueryClient();
  client.setQueryData(sourceQuery("t1", 0, "1").queryKey, {
    lines: [lineOf("Keeper of lamps"), lineOf("Pilot")],
    markable: true,
    pages: [],
    pictures: false,
  } as never);
  render(
    <QueryClientProvider client={client}>
      <Elsewhere />
    </QueryClientProvider>,
  );
  const user = userEvent.setup({ delay: null });
  screen.getByRole("listbox", { name: "Lines of the original" }).focus();
  await user.keyboard("b");
  expect(screen.getByText("Just text: “Keeper of lamps”")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Take back elsewhere" }));
  expect(screen.queryByText(/Just text: “/)).toBeNull();
  expect(screen.getByText("Taken back.")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Click in the document" }));
  expect(screen.queryByText("Taken back.")).toBeNull();
});

it("asks for dates where there is an entry, and not for the personal details in their place", async () => {
  const user = userEvent.setup();
  openLines(
    [
      {
        parts: ["Ana Rigger"],
        section: "Personal Details",
        entry: -1,
        role: "name",
        fields: ["person.name"],
      },
    ],
    reviewOf(),
  );
  await user.keyboard("D");
  expect(screen.getByText("Dates belong to an entry: choose a line of one.")).toBeVisible();
  expect(screen.queryByRole("group", { name: /Personal Details/ })).toBeNull();
  expect(screen.queryByRole("textbox")).toBeNull();
  await user.keyboard("f");
  expect(screen.getAllByRole("textbox").length).toBeGreaterThan(0);
});
