import { useIsMutating, useMutation, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { inputStyle } from "@/components/ui/field";
import { cx } from "@/lib/cx";
import { serverTextOr } from "@/lib/errors";
import { drawnAnew, historyKey, resultQuery } from "@/lib/result-queries";
import { toast } from "@/lib/toasts";
import { decisionsOf, type ReviewedFile } from "./decisions";
import { leftOut, linesText } from "./left-out";

/** How many lines the documents leave out together. */
const linesLeft = (files: ReviewedFile[] = []): number =>
  files.reduce((sum, file) => sum + leftOut(file, decisionsOf(file)).lines, 0);

type LayoutFieldProps = {
  taskId: string;
  isBatch: boolean;
  /** the one that the documents are in, and those that they may be drawn in */
  own: string;
  templates: string[];
  disabled: boolean;
  onDraw: (template: string) => Promise<unknown>;
};

/** The template of what was converted; another one is kept with the conversion. */
export function LayoutField({ taskId, isBatch, own, templates, disabled, onDraw }: LayoutFieldProps) {
  const client = useQueryClient();
  const id = useId();
  const isDrawing = useIsMutating({ mutationKey: drawnAnew(taskId) }) > 0;
  const draw = useMutation({
    mutationKey: drawnAnew(taskId),
    mutationFn: async (template: string) => {
      const before = linesLeft(client.getQueryData(resultQuery(taskId).queryKey)?.files);
      await onDraw(template);
      client.setQueryData(resultQuery(taskId).queryKey, (known) => known && { ...known, template });
      // The server has fitted the CVs to the new layout: other lines may be left out.
      const { files } = await client.fetchQuery({ ...resultQuery(taskId), staleTime: 0 });
      return linesLeft(files) - before;
    },
    onSuccess: (more, template) => {
      void client.invalidateQueries({ queryKey: historyKey });
      if (more > 0)
        toast.info(`${template} has less room: ${linesText(more)} more left out. See the document.`);
      if (more < 0) toast.info(`${template} has more room: ${linesText(-more)} fewer left out.`);
    },
    onError: (error) =>
      toast.error(serverTextOr(error, "The document could not be drawn in this template. Please try again.")),
  });
  if (templates.length < 2) return null;
  return (
    <div className="flex items-center gap-2">
      <label htmlFor={id} className="text-ink-soft">
        Template<span className="sr-only">{isBatch ? " of all documents" : " of this document"}</span>
      </label>
      <select
        id={id}
        className={cx(inputStyle, "h-9 min-h-0 w-auto max-w-44 py-0 pointer-coarse:h-11")}
        value={(draw.isPending && draw.variables) || own}
        disabled={isDrawing || disabled}
        onChange={(event) => draw.mutate(event.target.value)}
      >
        {[...new Set([own, ...templates])].map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </div>
  );
}
