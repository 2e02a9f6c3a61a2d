import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { usePutBackQuestion } from "@/components/put-back-question";
import { type Download, type Form, fetchForm, noteDownload, saveFile, type TaskFile } from "@/lib/conversion";
import { serverTextOr } from "@/lib/errors";
import { exposed, putBackIn, withoutPutBack } from "@/lib/put-back";
import { resultQuery } from "@/lib/result-queries";
import { timings } from "@/lib/timings";
import { toast } from "@/lib/toasts";
import { documentsOf, zipOf } from "./documents";
import { messages } from "./messages";
import type { useHeld } from "./use-held";
import type { useReview } from "./use-review";

type Taking = {
  taskId: string;
  /** the CVs that are through */
  done: TaskFile[];
  download: Download;
  decisions: Pick<ReturnType<typeof useReview>, "apply" | "fileReview" | "loadAgain">;
  held: Pick<ReturnType<typeof useHeld>, "waiting" | "acceptTaken">;
  makePdf: (taskId: string) => void;
  /** the CVs whose documents were on the screen */
  opened: ReadonlySet<number>;
};

/** Several CVs are about to be taken away, some of which wait to be accepted and were never opened. */
export type Asking = {
  unopened: number[];
  /** how many are taken away, and how many of those use a credit by it */
  count: number;
  credits: number;
  /** takes all of them; they are accepted by that */
  all: () => void;
  /** takes the others; null = there are none, or they cannot be taken by themselves */
  others: (() => void) | null;
};

/** How documents are taken away: with all that was decided, and those accepted that waited for that. */
export function useTaking(taking: Taking) {
  const { taskId, done, download, held, makePdf, opened } = taking;
  const [asking, setAsking] = useState<Asking | null>(null);
  const latest = useRef(taking); // while a question is open, decisions may come into the document
  latest.current = taking;
  const client = useQueryClient();
  const { question, ask } = usePutBackQuestion();
  const everything = done.map(({ index }) => index);

  /** Those of some that a download hands out; the others are named, for which the user has asked. */
  const handedOut = (taken: number[], { of }: Download): number[] => {
    const withheld = of.flatMap(({ index, withheld }) => (withheld && taken.includes(index) ? [index] : []));
    const some = taken.filter((index) => !withheld.includes(index));
    const names = done.flatMap(({ index, name }) => (withheld.includes(index) ? [name] : []));
    if (some.length === 0) toast.error(messages.allWithheld);
    else if (names.length > 0) toast.info(messages.withheld(names));
    return some;
  };
  /** Nothing that its conversion takes out is taken away unasked; null = nothing is to be taken, or that failed. */
  const asPrivate = async (taken: number[]): Promise<Download | null | undefined> => {
    // not on the screen yet, or it could not be read before: what nobody looked at is not taken unasked either
    const result = await client.ensureQueryData(resultQuery(taskId)).catch(() => null);
    const files = result?.files ?? [];
    const open = files.filter((file) => taken.includes(file.index) && putBackIn(file).length > 0);
    if (open.length === 0) return undefined;
    const answer = await ask(open.map(exposed), taken.length);
    if (answer !== "out") return answer === null ? null : undefined;
    for (const file of open) {
      const review = latest.current.decisions.fileReview(file);
      review.set(withoutPutBack(review.now, putBackIn(file)));
    }
    return latest.current.decisions.apply();
  };
  /** The document with what was decided, and those that are taken of it; null when that did not work, and it is said why. */
  const finished = async (asked: number[]): Promise<{ fresh: Download; taken: number[] } | null> => {
    const applied = await latest.current.decisions.apply();
    if (applied === null) return null;
    // what another window has changed is taken as it is now; without an answer, as it stands here
    const others = await latest.current.decisions.loadAgain().catch(() => null);
    if (others) toast.info(messages.changedElsewhere, timings.read);
    const hidden = await asPrivate(asked);
    if (hidden === null) return null;
    const now = hidden ?? others ?? applied ?? latest.current.download;
    const taken = handedOut(asked, now);
    if (taken.length === 0) return null;
    try {
      return { fresh: (await latest.current.held.acceptTaken(taken)) ?? now, taken };
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
    const withheld = download.of.filter(({ withheld }) => withheld).map(({ index }) => index);
    const unopened = held.waiting.filter(
      (index) => taken.includes(index) && !opened.has(index) && !withheld.includes(index),
    );
    if (taken.length < 2 || unopened.length === 0) return void (await go(taken));
    const others = taken.filter((index) => !unopened.includes(index));
    const isFree = (index: number) => !withheld.includes(index);
    setAsking({
      unopened,
      count: taken.filter(isFree).length,
      credits: held.waiting.filter((index) => taken.includes(index) && isFree(index)).length,
      all: () => void go(taken),
      others: isApart && others.some(isFree) ? () => void go(others) : null,
    });
  };
  /** Some by themselves: a file, or a zip of their own. */
  const saveThese = async (asked: number[]) => {
    const made = await finished(asked);
    if (!made) return;
    const { fresh, taken } = made;
    void noteDownload(taskId);
    if (taken.length === latest.current.done.length) return saveFile(fresh.blob, fresh.filename);
    const some = (await documentsOf(fresh)).filter(({ index }) => taken.includes(index));
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
    /** what is asked about things that were put back */
    question,
    stay: () => setAsking(null),
    save: () => take(everything, saveThese, true),
    saveSome: (taken: number[]) => take(taken, saveThese, true),
    savePdf: () => take(everything, savePdfs, false),
    saveForm: (format: Form) => take(everything, saveForms(format), false),
  };
}
