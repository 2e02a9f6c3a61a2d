import { queryOptions } from "@tanstack/react-query";
import { call } from "@/lib/api";
import type { components } from "@/lib/api-schema.gen";
import { pastSearch } from "@/lib/past-search";
import { historyKey } from "@/lib/result-queries";
import { timings } from "@/lib/timings";

export type HistoryItem = components["schemas"]["HistoryItem"];

const isUnderWay = ({ status }: HistoryItem): boolean => status === "Pending" || status === "Processing";

/** The newest past conversions. */
export const historyQuery = (count: number, search: string) =>
  queryOptions({
    queryKey: [...historyKey, count, search],
    queryFn: () =>
      call("GET", "/convert/history", { query: { page: 1, per_page: count, ...pastSearch(search) } }),
    // what is under way shows its end by itself, and a server that was away its answer
    refetchInterval: ({ state }) =>
      state.status === "error" || state.data?.items.some(isUnderWay) ? timings.poll : false,
  });

/** Erases a conversion and its files at once. */
export const eraseConversion = (taskId: string) =>
  call("DELETE", "/convert/task/{taskId}", { params: { taskId } });
