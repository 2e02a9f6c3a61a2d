import { useState } from "react";
import { type Download, type Form, fetchForm, saveFile, type TaskFile } from "@/lib/conversion";
import { serverTextOr } from "@/lib/errors";
import { toast } from "@/lib/toasts";
import { documentsOf, zipOf } from "./documents";
import { messages } from "./messages";
import type { useHeld } from "./use-held";
import type { useReview } from "./use-review";

type Taking = {
  taskId: string;
  /** the CVs that are through, in the order of the zip */
  done: TaskFile[];
  download: Download;
  decisions: Pick<ReturnType<typeof useReview>, "apply">;
  held: Pick<ReturnType<typeof useHeld>, "waiting" | "acceptTaken">;
  makePdf: (taskId: string) => void;
  /** the CVs whose documents were on the screen */
  opened: ReadonlySet<number>;
};

/** Several CVs are about to be taken away, some of which wait to be accepted and were never opened. */
export type Asking = {
  unopened: number[];
  /** takes all of them; they are accepted by that */
  all: () => void;
  /** takes the others; null = there are none, or they cannot be taken by themselves */
  others: (() => void) | null;
};

/** How documents are taken away: with all that was decided, and those accepted that waited for that. */
export function useTaking({ taskId, done, download, decisions, held, makePdf, opened }: Taking) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const everything = done.map(({ index }) => index);

  /** The document with what was decided; null when that did not work, and the bar below says why. */
  const finished = async (taken: number[]): Promise<Download | null> => {
    const fresh = await decisions.apply();
    if (fresh === null) return null;
    try {
      return (await held.acceptTaken(taken)) ?? fresh ?? download;
    } catch (error) {
      toast.error(serverTextOr(error, messages.notDecided));
      return null;
    }
  };
  /** One click takes several documents, but accepts none that nobody has seen. */
  const take = (taken: number[], act: (taken: number[]) => Promise<void>, isApart: boolean) => {
    const unopened = held.waiting.filter((index) => taken.includes(index) && !opened.has(index));
    if (taken.length < 2 || unopened.length === 0) return act(taken);
    const others = taken.filter((index) => !unopened.includes(index));
    const go = (some: number[]) => () => {
      setAsking(null);
      void act(some);
    };
    setAsking({ unopened, all: go(taken), others: isApart && others.length > 0 ? go(others) : null });
  };
  /** Some by themselves: a file, or a zip of their own. */
  const saveThese = async (taken: number[]) => {
    const fresh = await finished(taken);
    if (!fresh) return;
    if (taken.length === done.length) return saveFile(fresh.blob, fresh.filename);
    const all = await documentsOf(fresh);
    const some = done.flatMap(({ index }, at) => (taken.includes(index) && all[at] ? [all[at]] : []));
    const [only, other] = some;
    if (only) saveFile(other ? await zipOf(some) : only.blob, other ? fresh.filename : only.name);
  };
  const savePdfs = async (taken: number[]) => {
    if (await finished(taken)) makePdf(taskId);
  };
  const saveForms = (format: Form) => async (taken: number[]) => {
    if (!(await finished(taken))) return;
    const { blob, filename } = await fetchForm(taskId, format);
    saveFile(blob, filename);
  };
  return {
    asking,
    stay: () => setAsking(null),
    save: () => take(everything, saveThese, true),
    saveSome: (taken: number[]) => take(taken, saveThese, true),
    savePdf: () => take(everything, savePdfs, false),
    saveForm: async (format: Form) => take(everything, saveForms(format), false),
  };
}
