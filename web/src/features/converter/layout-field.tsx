import { useIsMutating, useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { inputStyle } from "@/components/ui/field";
import { cx } from "@/lib/cx";
import { serverTextOr } from "@/lib/errors";
import { drawnAnew, historyKey, resultQuery } from "@/lib/result-queries";
import { toast } from "@/lib/toasts";
import { decisionsOf, type ReviewedFile } from "./decisions";
import { leftOut, linesText } from "./left-out";
import { type AloneProps, useSetAlone } from "./use-set-alone";

/** How many lines the documents leave out together. */
const linesLeft = (files: ReviewedFile[] = []): number =>
  files.reduce((sum, file) => sum + leftOut(file, decisionsOf(file)).lines, 0);

/** Whose template is another than their conversion's. */
const alone = (files: ReviewedFile[] = [], own = ""): ReviewedFile[] =>
  files.filter(({ template }) => template && template !== own);

type LayoutFieldProps = {
  taskId: string;
  /** the one of the conversion, and those that documents may be drawn in */
  own: string;
  templates: string[];
  disabled: boolean;
  onDraw: (template: string) => Promise<unknown>;
};

/** The template of what was converted; another one is kept with the conversion. */
export function LayoutField(props: LayoutFieldProps) {
  const all = useSetForAll(props);
  return (
    <TemplateSelect
      {...props}
      whose="of this document"
      isOfOne
      value={(all.isPending && all.variables) || props.own}
      onChange={all.mutate}
    />
  );
}

/** The same of a batch: for all of its documents, or for the CV on the screen alone. */
export function BatchLayoutField({ cv, ...props }: LayoutFieldProps & { cv: AloneProps }) {
  const id = useId();
  const all = useSetForAll(props);
  const one = useSetAlone(cv, "template");
  const set = one.variables && "template" in one.variables ? one.variables.template : undefined;
  const shown = cv.file.template || props.own;
  const [isMeant, setMeant] = useState(false);
  const isAlone = isMeant || shown !== props.own;
  const isDrawing = useIsMutating({ mutationKey: drawnAnew(props.taskId) }) > 0;
  const turn = () => {
    setMeant(!isAlone);
    if (isAlone && shown !== props.own) one.mutate({ template: props.own });
  };
  if (props.templates.length < 2) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <TemplateSelect
        {...props}
        whose={isAlone ? "of this CV" : "of all documents"}
        value={(all.isPending && all.variables) || (one.isPending && set) || shown}
        onChange={(template) => (isAlone ? one.mutate({ template }) : all.mutate(template))}
      />
      <label htmlFor={id} className="flex min-h-9 items-center gap-2 pointer-coarse:min-h-11">
        <input
          id={id}
          type="checkbox"
          className="size-5 shrink-0 accent-primary"
          checked={isAlone}
          disabled={isDrawing || props.disabled}
          onChange={turn}
        />
        for this CV alone
      </label>
    </div>
  );
}

/** Sets every CV of a conversion in another template, which is kept with it. */
function useSetForAll({ taskId, own, onDraw }: Pick<LayoutFieldProps, "taskId" | "own" | "onDraw">) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: drawnAnew(taskId),
    mutationFn: async (template: string) => {
      const before = client.getQueryData(resultQuery(taskId).queryKey)?.files;
      await onDraw(template);
      client.setQueryData(resultQuery(taskId).queryKey, (known) => known && { ...known, template });
      // The server has fitted the CVs to the new layout: other lines may be left out.
      const { files } = await client.fetchQuery({ ...resultQuery(taskId), staleTime: 0 });
      return { more: linesLeft(files) - linesLeft(before), had: alone(before, own).length };
    },
    onSuccess: ({ more, had }, template) => {
      void client.invalidateQueries({ queryKey: historyKey });
      const lines = linesText(Math.abs(more));
      if (more > 0) toast.info(`${template} has less room: ${lines} more left out. See the document.`);
      if (more < 0) toast.info(`${template} has more room: ${lines} fewer left out.`);
      if (had > 0)
        toast.info(`All documents are in ${template} now, ${had} that had one of their own among them.`);
    },
    onError: (error) =>
      toast.error(serverTextOr(error, "The document could not be drawn in this template. Please try again.")),
  });
}

type TemplateSelectProps = Pick<LayoutFieldProps, "taskId" | "own" | "templates" | "disabled"> & {
  /** whose template it is; where there is one CV, for those who do not see where it stands */
  whose: string;
  isOfOne?: boolean;
  value: string;
  onChange: (template: string) => void;
};

function TemplateSelect(props: TemplateSelectProps) {
  const { taskId, own, templates, disabled, whose, isOfOne = false, value, onChange } = props;
  const id = useId();
  const isDrawing = useIsMutating({ mutationKey: drawnAnew(taskId) }) > 0;
  if (templates.length < 2) return null;
  return (
    <div className="flex items-center gap-2">
      <label htmlFor={id} className="text-ink-soft">
        Template<span className={cx(isOfOne && "sr-only")}>{` ${whose}`}</span>
      </label>
      <select
        id={id}
        className={cx(inputStyle, "h-9 min-h-0 w-auto max-w-44 py-0 pointer-coarse:h-11")}
        value={value}
        disabled={isDrawing || disabled}
        onChange={(event) => onChange(event.target.value)}
      >
        {[...new Set([own, value, ...templates])].map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </div>
  );
}
