import { call } from "./api";
import type { components } from "./api-schema.gen";

type ReviewedFile = components["schemas"]["ResultFile"];
export type PutBack = components["schemas"]["PutBack"];

/** A CV in which something stands that its conversion takes out: whose it is, and what. */
export type Exposed = { name: string; what: string[] };

/** As the server names the name, which stands in the names of files and in comparisons, too. */
export const theName = "the name";

export const putBackIn = (file: ReviewedFile | undefined): PutBack[] => file?.put_back ?? [];

/** Each thing once, in the order in which it is told. */
export const exposed = (file: ReviewedFile): Exposed => ({
  name: file.document?.person?.name?.value || file.name,
  what: [...new Set(putBackIn(file).map(({ what }) => what))],
});

/** Equal changes of one field are decided together: their ids differ in a suffix only. */
const keyOf = (id: string | undefined): string | undefined => id?.split("-")[0];

/** What was decided, but for what put these things back. */
export function withoutPutBack<D extends { rejected: string[]; edits: Record<string, string> }>(
  decisions: D,
  back: PutBack[],
): D {
  return {
    ...decisions,
    rejected: decisions.rejected.filter((id) => !back.some(({ note }) => keyOf(note) === keyOf(id))),
    edits: Object.fromEntries(
      Object.entries(decisions.edits).filter(([id]) => !back.some(({ edit }) => edit === id)),
    ),
  };
}

/** Takes these things out of a CV again, whose review is not on the screen. */
export async function takeOut(taskId: string, file: ReviewedFile, back: PutBack[]): Promise<void> {
  const decisions = { rejected: file.rejected.map(({ id }) => id), edits: file.edits };
  await call("POST", "/convert/review/{taskId}", {
    params: { taskId },
    json: {
      file: file.index,
      revision: file.revision,
      marks: file.marks,
      ...withoutPutBack(decisions, back),
    },
  });
}
