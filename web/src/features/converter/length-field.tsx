import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { inputStyle } from "@/components/ui/field";
import { call } from "@/lib/api";
import { cx } from "@/lib/cx";
import { serverTextOr } from "@/lib/errors";
import { drawnAnew, resultQuery } from "@/lib/result-queries";
import { toast } from "@/lib/toasts";
import { decisionsOf, type ReviewedFile } from "./decisions";
import { isLoadedAgain } from "./loaded-again";

const lengths = ["Concise", "Regular", "Detailed"] as const;

type LengthFieldProps = {
  taskId: string;
  file: ReviewedFile;
  isBatch: boolean;
  disabled: boolean;
  /** fetches the document anew */
  onDraw: () => Promise<unknown>;
  /** loads what another window has made of it */
  onStale: () => Promise<unknown>;
};

/** How long one CV is, of a batch too: set anew at once and free, with all that was decided about it. */
export function LengthField({ taskId, file, isBatch, disabled, onDraw, onStale }: LengthFieldProps) {
  const client = useQueryClient();
  const id = useId();
  const set = useMutation({
    mutationKey: drawnAnew(taskId),
    mutationFn: async (length: (typeof lengths)[number]) => {
      const { index, revision, marks } = file;
      const next = await call("POST", "/convert/review/{taskId}", {
        params: { taskId },
        json: { file: index, revision, ...decisionsOf(file), marks, length },
      });
      client.setQueryData(
        resultQuery(taskId).queryKey,
        (known) => known && { ...known, files: known.files.map((one) => (one.index === index ? next : one)) },
      );
      await onDraw().catch(() =>
        toast.error("The length is set, but the document could not be drawn. Please reload."),
      );
    },
    onError: async (error) => {
      if (await isLoadedAgain(error, onStale)) return;
      toast.error(serverTextOr(error, "The document could not be set in this length. Please try again."));
    },
  });
  return (
    <div className="flex items-center gap-2">
      <label htmlFor={id}>{isBatch ? "Length of this CV" : "Length"}</label>
      <select
        id={id}
        className={cx(inputStyle, "h-9 min-h-0 w-auto max-w-44 py-0 pr-8 pointer-coarse:h-11")}
        value={(set.isPending && set.variables) || file.length}
        disabled={set.isPending || disabled}
        onChange={(event) => set.mutate(event.target.value as (typeof lengths)[number])}
      >
        {lengths.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </div>
  );
}
