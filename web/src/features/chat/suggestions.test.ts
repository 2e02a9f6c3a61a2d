import { expect, it } from "vitest";
import { withSuggestions } from "./suggestions";

it.each([
  ["an answer alone", "**Prices**\n\nNothing.", "**Prices**\n\nNothing.", []],
  ["one question", "Yes.\n\nYou may also ask: *Is it safe?*", "Yes.", ["Is it safe?"]],
  ["a guess of two", "No idea.\n\nDid you mean: *A?* · *B?*", "No idea.", ["A?", "B?"]],
  ["words that only look like it", "You may also ask: us.", "You may also ask: us.", []],
])("suggestions of %s", (_, text, answer, questions) => {
  expect(withSuggestions(text)).toMatchObject({ answer, questions });
});
