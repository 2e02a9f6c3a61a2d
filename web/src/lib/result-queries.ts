import { queryOptions } from "@tanstack/react-query";
import { call } from "./api";
import type { components } from "./api-schema.gen";

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
