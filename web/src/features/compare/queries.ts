import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call, send } from "@/lib/api";
import type { components } from "@/lib/api-schema.gen";
import { filenameOf, type Saved } from "@/lib/conversion";
import { pastSearch } from "@/lib/past-search";
import { putBackIn, takeOut, theName } from "@/lib/put-back";
import { type AdvertChoice, type Pick, pickId } from "./comparison";

export type Past = components["schemas"]["HistoryItem"];

/** The conversions to choose from, newest first. */
export const pastQuery = (search: string) =>
  queryOptions({
    queryKey: ["history", "to compare", search],
    queryFn: () =>
      call("GET", "/convert/history", { query: { page: 1, per_page: 100, ...pastSearch(search) } }),
    placeholderData: keepPreviousData,
  });

/** The comparison of CVs with adverts, which the server makes in a moment and does not keep. */
export const comparisonQuery = (picks: Pick[], adverts: AdvertChoice[]) =>
  queryOptions({
    queryKey: ["comparison", picks.map(pickId), adverts.map(({ id }) => id)],
    queryFn: ({ signal }) => call("POST", "/convert/compare", { form: formOf(picks, adverts), signal }),
    enabled: picks.length > 0 && adverts.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
    refetchOnWindowFocus: false,
  });

export type Format = "xlsx" | "docx";

export async function fetchComparison(
  picks: Pick[],
  adverts: AdvertChoice[],
  format: Format,
): Promise<Saved> {
  const response = await send("POST", "/convert/compare/{format}", {
    params: { format },
    form: formOf(picks, adverts),
  });
  return {
    blob: await response.blob(),
    filename: filenameOf(response.headers.get("Content-Disposition")) ?? `Comparison.${format}`,
  };
}

/** Takes the name out of a blind CV again in which the user put it back. */
export async function takeNameOut(taskId: string, index: number): Promise<void> {
  const { files } = await call("GET", "/convert/result/{taskId}", { params: { taskId } });
  const file = files.find((one) => one.index === index);
  if (!file) return;
  await takeOut(
    taskId,
    file,
    putBackIn(file).filter(({ what }) => what === theName),
  );
}

function formOf(picks: Pick[], adverts: AdvertChoice[]): FormData {
  const form = new FormData();
  form.append("candidates", picks.map(({ taskId, file }) => `${taskId}:${file}`).join(","));
  adverts.forEach((advert, at) => {
    const name = `advert_${at + 1}`;
    if (advert.kind === "task") form.append(`${name}_task`, advert.taskId);
    else if (advert.kind === "text") form.append(name, advert.text);
    else form.append(name, advert.file, advert.file.name);
  });
  return form;
}

/** Every CV of the past that was converted, with whose it is. */
export const converted = (items: Past[]): { pick: Pick; name: string; item: Past }[] =>
  items.flatMap((item) =>
    item.names.flatMap((file, index) =>
      item.status === "Completed" && (item.converted?.[index] ?? true)
        ? [{ pick: { taskId: item.task_id, file: index }, name: ownName(item, index, file), item }]
        : [],
    ),
  );

/** Whose CV it is, as its user knows it: what stands for a hidden name tells nothing alone. */
const ownName = ({ people, blind: isBlind }: Past, index: number, file: string): string => {
  const person = people?.[index];
  return person && isBlind ? `${person} · ${file}` : person || file;
};

/** What a conversion's advert is called. */
export const advertName = ({ job_title, job_name }: Past): string =>
  job_title || job_name.replace(/\.\w{2,5}$/, "");
