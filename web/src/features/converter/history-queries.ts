import { queryOptions } from "@tanstack/react-query";
import { call } from "@/lib/api";
import type { components } from "@/lib/api-schema.gen";

export type HistoryItem = components["schemas"]["HistoryItem"];

export const historyKey = ["history"];

/** The newest past conversions. */
export const historyQuery = (count: number) =>
  queryOptions({
    queryKey: [...historyKey, count],
    queryFn: () => call("GET", "/convert/history", { query: { page: 1, per_page: count } }),
  });

/** Erases a conversion and its files at once. */
export const eraseConversion = (taskId: string) =>
  call("DELETE", "/convert/task/{taskId}", { params: { taskId } });
