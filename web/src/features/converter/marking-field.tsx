import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { call } from "@/lib/api";
import { serverTextOr } from "@/lib/errors";
import { toast } from "@/lib/toasts";
import { resultQuery } from "./result-queries";

type MarkingFieldProps = {
  taskId: string;
  /** as it is */
  marking: string;
  /** has the document drawn anew */
  onMarked: () => Promise<unknown>;
};

/** The protective marking of a finished conversion: forgotten before, it costs nothing now. */
export function MarkingField({ taskId, marking, onMarked }: MarkingFieldProps) {
  const client = useQueryClient();
  const [typed, setTyped] = useState(marking);
  const [isOpen, setOpen] = useState(false);
  const mark = useMutation({
    mutationFn: () =>
      call("PUT", "/convert/marking/{taskId}", { params: { taskId }, json: { marking: typed } }),
    onSuccess: async (said) => {
      setTyped(said.marking);
      client.setQueryData(
        resultQuery(taskId).queryKey,
        (known) =>
          known && {
            ...known,
            options: { ...known.options, look: { ...known.options?.look, marking: said.marking } },
          },
      );
      await onMarked();
      setOpen(false);
      toast.success(said.marking ? `Marked ${said.marking}.` : "The marking is taken out.");
    },
    onError: (error) => toast.error(serverTextOr(error, "The marking could not be set. Please try again.")),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mark.mutate();
  };
  if (!isOpen) {
    return (
      <p className="flex flex-wrap items-center gap-x-3 text-[0.9375rem]">
        {marking ? `Marked ${marking}` : "No protective marking"}
        <button
          type="button"
          className="text-link min-h-9 pointer-coarse:min-h-11"
          onClick={() => setOpen(true)}
        >
          {marking ? "Change the marking" : "Add a marking"}
        </button>
      </p>
    );
  }
  return (
    <form onSubmit={submit} className="flex w-full max-w-96 items-end gap-2">
      <Field
        label="Protective marking"
        className="flex-1"
        autoComplete="off"
        maxLength={60}
        placeholder="none"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {typed.trim() !== marking && (
        <Button type="submit" look="outline" disabled={mark.isPending}>
          {typed.trim() ? "Mark" : "Take out"}
        </Button>
      )}
    </form>
  );
}
