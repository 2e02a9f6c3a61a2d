import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "@/lib/api";
import { serverTextOr } from "@/lib/errors";
import { drawnAnew, resultQuery } from "@/lib/result-queries";
import { toast } from "@/lib/toasts";
import { decisionsOf, type ReviewedFile } from "./decisions";
import { isLoadedAgain } from "./loaded-again";

/** What one CV of a conversion may have for itself. */
type Own = { length: "Concise" | "Regular" | "Detailed" } | { template: string } | { accent: string };

export type AloneProps = {
  taskId: string;
  file: ReviewedFile;
  /** fetches the document anew */
  onDraw: () => Promise<unknown>;
  /** loads what another window has made of it */
  onStale: () => Promise<unknown>;
};

/** Sets one CV in another length, template or colour, at once and free, with all that was decided about it. */
export function useSetAlone(
  { taskId, file, onDraw, onStale }: AloneProps,
  what: "length" | "template" | "colour",
) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: drawnAnew(taskId),
    mutationFn: async (own: Own) => {
      const { index, revision, marks } = file;
      const next = await call("POST", "/convert/review/{taskId}", {
        params: { taskId },
        json: { file: index, revision, ...decisionsOf(file), marks, ...own },
      });
      client.setQueryData(
        resultQuery(taskId).queryKey,
        (known) => known && { ...known, files: known.files.map((one) => (one.index === index ? next : one)) },
      );
      await onDraw().catch(() =>
        toast.error(`The ${what} is set, but the document could not be drawn. Please reload.`),
      );
    },
    onError: async (error) => {
      if (await isLoadedAgain(error, onStale)) return;
      toast.error(serverTextOr(error, `The document could not be set in this ${what}. Please try again.`));
    },
  });
}
