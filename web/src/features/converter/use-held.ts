import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type Download, decideHeld, type TaskFile } from "@/lib/conversion";
import { serverTextOr } from "@/lib/errors";
import { tellDecided } from "@/lib/result-queries";
import { toast } from "@/lib/toasts";
import { messages } from "./messages";

type Held = {
  taskId: string;
  files: Pick<TaskFile, "index" | "held">[];
  /** fetches the document anew: it is no draft any more */
  onRefresh: () => Promise<Download>;
  /** a reading was refused; erased: nothing is left of the conversion */
  onRefused: (erased: boolean) => void;
};

/** The CVs that wait to be accepted or refused (D-101). */
export function useHeld({ taskId, files, onRefresh, onRefused }: Held) {
  const client = useQueryClient();
  const waiting = files.filter(({ held }) => held).map(({ index }) => index);
  const accept = async (indices: number[]): Promise<Download> => {
    for (const index of indices) await decideHeld(taskId, index, true);
    await tellDecided(client, taskId);
    return onRefresh();
  };
  const decide = useMutation({
    mutationFn: async ({ index, isAccepted }: { index: number; isAccepted: boolean }) => {
      if (isAccepted) {
        await accept([index]);
        toast.success(messages.accepted);
        return;
      }
      const erased = await decideHeld(taskId, index, false);
      toast.success(messages.refused);
      await tellDecided(client, taskId, erased);
      onRefused(erased);
    },
    onError: (error) => toast.error(serverTextOr(error, messages.notDecided)),
  });
  return {
    waiting,
    isDeciding: decide.isPending,
    decide: (index: number, isAccepted: boolean) => decide.mutate({ index, isAccepted }),
    /** Who takes files away accepts these, and no others: the document without their draft's mark, or null when none of
     *  them waits. */
    acceptTaken: async (taken: number[]) => {
      const held = waiting.filter((index) => taken.includes(index));
      return held.length > 0 ? accept(held) : null;
    },
  };
}
