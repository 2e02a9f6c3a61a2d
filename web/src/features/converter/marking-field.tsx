import { useIsMutating, useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { call } from "@/lib/api";
import { serverTextOr } from "@/lib/errors";
import { drawnAnew, notesAnew, resultQuery } from "@/lib/result-queries";
import { toast } from "@/lib/toasts";

type MarkingFieldProps = {
  taskId: string;
  /** as it is */
  marking: string;
  /** so many CVs it is on: of a batch on all */
  all: number;
  /** has the document drawn anew */
  onMarked: () => Promise<unknown>;
};

/** The protective marking of a finished conversion: forgotten before, it costs nothing now. */
export function MarkingField({ taskId, marking, all, onMarked }: MarkingFieldProps) {
  const client = useQueryClient();
  const [typed, setTyped] = useState<string | null>(null); // null = closed
  const isOpen = typed !== null;
  const isBatch = all > 1;
  const act = marking ? ["Change the marking", `of all ${all}`] : ["Add a marking", `to all ${all}`];
  const isDrawing = useIsMutating({ mutationKey: drawnAnew(taskId) }) > 0;
  const place = useRef<HTMLDivElement>(null);
  const wasUsed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening and closing take the focused button away
  useEffect(() => {
    if (document.activeElement === document.body && wasUsed.current)
      place.current?.querySelector<HTMLElement>("input, button")?.focus();
  }, [isOpen]);
  const turn = (text: string | null) => {
    wasUsed.current = true;
    setTyped(text);
  };
  const mark = useMutation({
    mutationKey: drawnAnew(taskId),
    mutationFn: async (text: string) => {
      const said = await call("PUT", "/convert/marking/{taskId}", {
        params: { taskId },
        json: { marking: text },
      });
      client.setQueryData(
        resultQuery(taskId).queryKey,
        (known) =>
          known && {
            ...known,
            options: { ...known.options, look: { ...known.options?.look, marking: said.marking } },
          },
      );
      void notesAnew(client, taskId); // what is to be checked speaks of it
      const isDrawn = await onMarked().then(
        () => true,
        () => false,
      );
      return { ...said, isDrawn };
    },
    onSuccess: (said) => {
      turn(null);
      if (!said.isDrawn)
        toast.error("The marking is set, but the document could not be drawn. Please reload.");
      else toast.success(said.marking ? `Marked ${said.marking}.` : "The marking is taken out.");
    },
    onError: (error) => toast.error(serverTextOr(error, "The marking could not be set. Please try again.")),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed === null || client.isMutating({ mutationKey: drawnAnew(taskId) }) > 0) return;
    if (typed.trim() === marking) turn(null);
    else mark.mutate(typed);
  };
  return (
    <div ref={place} className={typed === null ? undefined : "max-w-full basis-[30rem]"}>
      {typed === null ? (
        <p className="flex flex-wrap items-center gap-x-3 text-[0.9375rem]">
          <span className={marking ? "font-semibold" : "text-ink-soft"}>
            {marking ? `Marked ${marking}${isBatch ? `, all ${all} CVs` : ""}` : "No protective marking"}
          </span>
          <button
            type="button"
            className="text-link min-h-9 pointer-coarse:min-h-11"
            disabled={isDrawing}
            onClick={() => turn(marking)}
          >
            {isBatch ? act.join(" ") : act[0]}
          </button>
        </p>
      ) : (
        <form onSubmit={submit} className="flex flex-wrap items-end gap-2">
          <Field
            label={isBatch ? `Protective marking of all ${all} CVs` : "Protective marking"}
            className="flex-1 basis-32"
            autoComplete="off"
            maxLength={60}
            placeholder="none"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => event.key === "Escape" && !mark.isPending && turn(null)}
          />
          {typed.trim() !== marking && (
            <Button type="submit" look="outline" disabled={isDrawing}>
              {typed.trim() ? "Mark" : "Take out"}
            </Button>
          )}
          <Button look="quiet" disabled={mark.isPending} onClick={() => turn(null)}>
            Cancel
          </Button>
        </form>
      )}
    </div>
  );
}
