import { useRef, useState } from "react";
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
export function useTaking(taking: Taking) {
  const { taskId, done, held, makePdf, opened } = taking;
  const [asking, setAsking] = useState<Asking | null>(null);
  const latest = useRef(taking); // while a question is open, decisions may come into the document
  latest.current = taking;
  const everything = done.map(({ index }) => index);

  /** The document with what was decided; null when that did not work, and the bar below says why. */
  const finished = async (taken: number[]): Promise<Download | null> => {
    const fresh = await latest.current.decisions.apply();
    if (fresh === null) return null;
    try {
      return (await latest.current.held.acceptTaken(taken)) ?? fresh ?? latest.current.download;
    } catch (error) {
      toast.error(serverTextOr(error, messages.notDecided));
      return null;
    }
  };
  /** One click takes several documents, but accepts none that nobody has seen. */
  const take = async (taken: number[], act: (taken: number[]) => Promise<void>, isApart: boolean) => {
    const go = (some: number[]) => {
      setAsking(null);
      return act(some).catch((error) => toast.error(serverTextOr(error, messages.notMade)));
    };
    const unopened = held.waiting.filter((index) => taken.includes(index) && !opened.has(index));
    if (taken.length < 2 || unopened.length === 0) return void (await go(taken));
    const others = taken.filter((index) => !unopened.includes(index));
    setAsking({
      unopened,
      all: () => void go(taken),
      others: isApart && others.length > 0 ? () => void go(others) : null,
    });
  };
  /** Some by themselves: a file, or a zip of their own. */
  const saveThese = async (taken: number[]) => {
    const fresh = await finished(taken);
    if (!fresh) return;
    const { done } = latest.current;
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
    saveForm: (format: Form) => take(everything, saveForms(format), false),
  };
}
