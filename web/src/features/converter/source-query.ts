import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call, send } from "@/lib/api";
import { ApiError } from "@/lib/errors";

/** The lines of the uploaded file, and where each of them went in this state of the result. */
export const sourceQuery = (taskId: string, file: number, revision: string) =>
  queryOptions({
    queryKey: ["source", taskId, file, revision],
    queryFn: () =>
      call("GET", "/convert/source/{taskId}/{file}", { params: { taskId, file: String(file) } as never }),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });

/** A page of the uploaded PDF as a picture. */
export const pictureQuery = (taskId: string, file: number, page: number) =>
  queryOptions({
    queryKey: ["source-page", taskId, file, page],
    queryFn: async () =>
      (
        await send("GET", "/convert/source/{taskId}/{file}/page/{page}", {
          params: { taskId, file: String(file), page: String(page) },
        })
      ).blob(),
    staleTime: Number.POSITIVE_INFINITY,
    // A long file asks for more pages at once than the server draws for one user.
    retry: (times, error) => times < 5 && error instanceof ApiError && error.status === 429,
    retryDelay: (times) => 500 * 2 ** times,
  });
