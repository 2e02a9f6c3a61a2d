import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { call } from "@/lib/api";
import type { ReviewedFile } from "./decisions";

const wholeQuery = (taskId: string, file: number, revision: string) =>
  queryOptions({
    queryKey: ["whole", taskId, file, revision],
    queryFn: () =>
      call("GET", "/convert/whole/{taskId}/{file}", { params: { taskId, file: String(file) } as never }),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });

const word = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** The document with all of the reading, where its length leaves something out; null = it is all there, or not known yet. */
export function useWhole(taskId: string, file: ReviewedFile, isOpen: boolean) {
  const isCut = file.notes.some(({ kind }) => kind === "left-out" || kind === "shortened");
  const whole = useQuery({ ...wholeQuery(taskId, file.index, file.revision), enabled: isCut && isOpen }).data;
  return useMemo(() => {
    if (!isCut || !whole?.trimmed) return null;
    const bytes = Uint8Array.from(atob(whole.word), (char) => char.charCodeAt(0));
    return { blob: new Blob([bytes], { type: word }), document: whole.document };
  }, [isCut, whole]);
}
