import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "./api";
import type { components } from "./api-schema.gen";
import { userQuery } from "./user";

type Schemas = components["schemas"];
export type Note = Schemas["Note"];
export type Requirement = Schemas["Requirement"];
export type Match = Schemas["Match"];

/** The key of what has the documents of a conversion drawn anew: one at a time. */
export const drawnAnew = (taskId: string) => ["drawn anew", taskId];

/** What was read, what was written, and every change between. */
export const resultQuery = (taskId: string) =>
  queryOptions({
    queryKey: ["result", taskId],
    queryFn: () => call("GET", "/convert/result/{taskId}", { params: { taskId } }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What is to be checked, as the server tells it now, of those CVs that no other window has changed meanwhile. */
export async function notesAnew(client: QueryClient, taskId: string): Promise<void> {
  const now = await call("GET", "/convert/result/{taskId}", { params: { taskId } }).catch(() => null);
  if (!now) return;
  client.setQueryData(
    resultQuery(taskId).queryKey,
    (known) =>
      known && {
        ...known,
        files: known.files.map((file) => {
          const one = now.files.find(({ index }) => index === file.index);
          return one?.revision === file.revision ? one : file;
        }),
      },
  );
}

/** The keys of past conversions begin with it. */
export const historyKey = ["history"];

/**
 * A CV was accepted or refused: what was loaded of its conversion, of past ones and of the credits is no longer true. Of what was erased
 * nothing is left to ask for.
 */
export async function tellDecided(client: QueryClient, taskId: string, isErased = false): Promise<void> {
  void client.invalidateQueries({ queryKey: historyKey });
  void client.invalidateQueries({ queryKey: userQuery.queryKey });
  if (!isErased) await client.invalidateQueries({ queryKey: resultQuery(taskId).queryKey });
}
