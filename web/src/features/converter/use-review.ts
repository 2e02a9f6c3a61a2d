import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { call } from "@/lib/api";
import type { Download } from "@/lib/conversion";
import { ApiError, serverTextOr } from "@/lib/errors";
import { resultQuery } from "@/lib/result-queries";
import { toast } from "@/lib/toasts";
import { type Decisions, decisionsOf, difference, type ReviewedFile } from "./decisions";
import { type Mark, mergeMarks } from "./marks";
import { mergeDecisions } from "./merge";
import { messages } from "./messages";
import { type Ways, waysOf } from "./one-by-one";
import { labelOf } from "./texts";
import type { Writing } from "./use-writing";

/** A state of one kind to go to: of what is decided about texts, or of what is said of lines. */
type Step = { now: Decisions } | { marks: Mark[]; last?: number };
/** `of`: the state of the file that it is about. */
type Draft = { now: Decisions; past: Step[]; future: Step[]; of: string | undefined };

/** The decisions about one file; each goes into the document at once, and every one can be taken back. */
export type FileReview = {
  now: Decisions;
  held: Decisions;
  /** how many are not in the document: while it is drawn anew, or because that failed */
  pending: number;
  set: (next: Decisions) => void;
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
  /** words that are being written and not saved */
  writing: Writing;
  /** which changes were decided one by one */
  ways: Ways;
  /** what is said of the lines of the file, as it is shown */
  marks: Mark[];
  /** says all that is to be said of lines: those behind what was said before are one gesture, whose likes are looked for */
  mend: (marks: Mark[]) => void;
  /** something said of lines is not with the server: texts wait for the new reading */
  isMending: boolean;
  /** that is on its way */
  isReading: boolean;
};

const isSameKind = (a: Step | undefined, b: Step): boolean =>
  a !== undefined && "marks" in a === "marks" in b;

/**
 * Decisions show at once and are sent in their order, of quick ones of a kind only the last state; whatever fails,
 * they stay.
 * `refresh` fetches the document anew.
 */
export function useReview(taskId: string, files: ReviewedFile[], refresh: () => Promise<Download>) {
  const client = useQueryClient();
  const [isApplying, setApplying] = useState(false);
  const [isStale, setStale] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [said, setSaid] = useState<Record<number, Mark[]>>({});
  const [, redraw] = useState(0);
  const drafts = useRef(new Map<number, Draft>());
  /** what is to be sent, by file, in its order */
  const wanted = useRef(new Map<number, Step[]>());
  const waiting = (index: number): Step[] => wanted.current.get(index) ?? [];
  const want = (index: number, steps: Step[]) => {
    if (steps.length > 0) wanted.current.set(index, steps);
    else wanted.current.delete(index);
  };
  /** files that hold what another window decided, too */
  const shared = useRef(new Set<number>());
  const sending = useRef<Promise<Download | null | undefined> | null>(null);
  /** the file of which something is being sent */
  const underWay = useRef<number | null>(null);
  const stale = useRef(false);
  const writings = useRef(new Map<number, Writing>());
  const writingOf = (index: number): Writing => {
    const known = writings.current.get(index) ?? new Map<string, string>();
    writings.current.set(index, known);
    return known;
  };
  const ways = useRef(new Map<number, Ways>());
  const waysIn = (index: number): Ways => {
    const known = ways.current.get(index) ?? waysOf(taskId, index);
    ways.current.set(index, known);
    return known;
  };
  const keep = (index: number, draft: Draft) => {
    drafts.current.set(index, draft);
    redraw((times) => times + 1);
  };
  /** What is decided about a file: where all is sent, what the server holds, whatever else of the file was set meanwhile. */
  const draftOf = (file: ReviewedFile): Draft => {
    const { index, revision } = file;
    const draft = drafts.current.get(index) ?? { now: decisionsOf(file), past: [], future: [], of: revision };
    const isSent = waiting(index).length === 0 && underWay.current !== index;
    return draft.of !== revision && isSent ? { ...draft, now: decisionsOf(file), of: revision } : draft;
  };

  const fileReview = (file: ReviewedFile): FileReview => {
    const { index } = file;
    const held = decisionsOf(file);
    const draft = draftOf(file);
    const marks = said[index] ?? file.marks ?? [];
    const back = (step: Step): Step => ("marks" in step ? { marks } : { now: draft.now });
    const go = (step: Step, past: Step[], future: Step[]) => {
      keep(index, { now: "now" in step ? step.now : draft.now, past, future, of: file.revision });
      if ("marks" in step) setSaid((all) => ({ ...all, [index]: step.marks }));
      const before = waiting(index);
      want(index, [...(isSameKind(before.at(-1), step) ? before.slice(0, -1) : before), step]);
      void sendAll();
    };
    // A text is another one in another reading.
    const isMending = index in said;
    const isOff = (step: Step | undefined) => step === undefined || (isMending && "now" in step);
    // what was said of lines in an earlier visit goes one by one
    const isOwn = marks.length > 0 && !shared.current.has(index);
    const earlier = isOwn ? { marks: marks.slice(0, -1) } : undefined;
    const last = draft.past.at(-1) ?? earlier;
    const next = draft.future.at(-1);
    const become = (step: Step) => go(step, [...draft.past, back(step)], []);
    return {
      now: draft.now,
      held,
      pending: difference(draft.now, held),
      set: (now) => !isMending && become({ now }),
      undo: () => last && !isOff(last) && go(last, draft.past.slice(0, -1), [...draft.future, back(last)]),
      redo: () => next && !isOff(next) && go(next, [...draft.past, back(next)], draft.future.slice(0, -1)),
      canUndo: !isOff(last),
      canRedo: !isOff(next),
      writing: writingOf(index),
      ways: waysIn(index),
      marks,
      mend: (next) => become({ marks: next, last: Math.max(0, next.length - marks.length) }),
      isMending,
      isReading: isMending && isApplying,
    };
  };

  /** A step goes with what the server holds of the other kind. */
  const send = (file: ReviewedFile, step: Step): Promise<ReviewedFile> =>
    call("POST", "/convert/review/{taskId}", {
      params: { taskId },
      json: {
        file: file.index,
        revision: file.revision,
        ...decisionsOf(file),
        marks: file.marks,
        ...("marks" in step ? step : step.now),
      },
    });

  /**
   * All that this window has decided since `file`, on top of what another one has made of it: `newer`. A step back
   * from before that would take the work of the other away, so there is none.
   */
  const merge = (file: ReviewedFile, newer: ReviewedFile, step: Step): { step: Step; clashes: string[] } => {
    const { index } = file;
    const decided = (now: Decisions) => mergeDecisions(decisionsOf(file), now, decisionsOf(newer));
    const onTop = (one: Step): Step =>
      "marks" in one
        ? { ...one, marks: mergeMarks(file.marks, one.marks, newer.marks) }
        : { now: decided(one.now).decisions };
    const clashes = "now" in step ? decided(step.now).clashes : [];
    shared.current.add(index);
    want(index, waiting(index).map(onTop));
    keep(index, {
      now: decided(drafts.current.get(index)?.now ?? decisionsOf(file)).decisions,
      past: clashes.length > 0 ? [{ now: decisionsOf(newer) }] : [],
      future: [],
      of: newer.revision,
    });
    setSaid((all) => {
      const marks = all[index];
      return marks ? { ...all, [index]: mergeMarks(file.marks, marks, newer.marks) } : all;
    });
    return { step: onTop(step), clashes };
  };

  /** What the server holds of a file now; null when it is what this window shows. */
  const reload = async (file: ReviewedFile): Promise<ReviewedFile | null> => {
    const fresh = await client.fetchQuery({ ...resultQuery(taskId), staleTime: 0 });
    const newer = fresh.files.find((one) => one.index === file.index);
    return newer && newer.revision !== file.revision ? newer : null;
  };

  const put = (reviewed: ReviewedFile) => {
    client.setQueryData(
      resultQuery(taskId).queryKey,
      (shown) =>
        shown && {
          ...shown,
          files: shown.files.map((one) => (one.index === reviewed.index ? reviewed : one)),
        },
    );
    const draft = drafts.current.get(reviewed.index);
    if (!draft) return;
    const isMore = waiting(reviewed.index).some((step) => "now" in step); // more was decided meanwhile
    keep(reviewed.index, { ...draft, ...(!isMore && { now: decisionsOf(reviewed) }), of: reviewed.revision });
  };

  const heldFile = (index: number): ReviewedFile | undefined =>
    client.getQueryData(resultQuery(taskId).queryKey)?.files.find((one) => one.index === index);

  /** The files of which not every decision is with the server, whatever is drawn already. */
  const unsent = (): number[] =>
    files.flatMap(({ index }) => {
      const file = heldFile(index);
      const isBehind = file && difference(draftOf(file).now, decisionsOf(file)) > 0;
      return isBehind || waiting(index).length > 0 ? [index] : [];
    });

  /** Sends what is wanted first of one file; where that failed it is wanted still: false. */
  const sendOne = async (index: number): Promise<boolean> => {
    const [first, ...later] = waiting(index);
    want(index, later);
    const held = heldFile(index);
    if (!held || !first) return true;
    let [file, step]: [ReviewedFile, Step] = [held, first];
    let isMerged = false;
    underWay.current = index;
    try {
      for (;;) {
        try {
          put(await send(file, step));
          break;
        } catch (error) {
          const newer: ReviewedFile | null | false =
            error instanceof ApiError && error.status === 409 && (await reload(file));
          if (!newer) throw error;
          const merged = merge(file, newer, step);
          [file, step, isMerged] = [newer, merged.step, true];
          if (merged.clashes.length > 0)
            throw new Error(
              messages.clash(merged.clashes.map((field) => [labelOf(field), newer.edits[field] ?? ""])),
            );
        }
      }
      stale.current = true;
      if (isMerged) toast.success(messages.merged);
      return true;
    } catch (error) {
      const text = serverTextOr(error, error instanceof Error ? error.message : "");
      const newer = waiting(index);
      if (!isSameKind(newer[0], step)) want(index, [step, ...newer]);
      setProblem("marks" in step ? messages.notMended(text) : messages.reviewFailed(text));
      return false;
    } finally {
      underWay.current = null;
    }
  };

  /** Sends until nothing is wanted, then fetches the document; undefined = it is as it was, null = that failed. */
  const sendUntilDone = async (): Promise<Download | null | undefined> => {
    setApplying(true);
    setProblem(null);
    let fresh: Download | undefined;
    let isDone = true;
    try {
      while (isDone && (wanted.current.size > 0 || stale.current)) {
        const [index] = wanted.current.keys();
        if (index !== undefined) isDone = await sendOne(index);
        else {
          fresh = await refresh();
          stale.current = wanted.current.size > 0;
        }
      }
    } catch {
      isDone = false;
      setProblem(messages.notRefreshed);
    }
    setStale(stale.current);
    setApplying(false);
    setSaid((all) =>
      Object.fromEntries(
        Object.entries(all).filter(([index]) => waiting(Number(index)).some((step) => "marks" in step)),
      ),
    );
    return isDone ? fresh : null;
  };
  const sendAll = (): Promise<Download | null | undefined> => {
    sending.current ??= sendUntilDone().finally(() => {
      sending.current = null;
    });
    return sending.current;
  };

  return {
    fileReview,
    /** waits for what is on its way, or tries again what failed: the fresh document, null when that failed too */
    apply: () => {
      if (!sending.current)
        for (const index of unsent())
          if (waiting(index).length === 0)
            want(index, [{ now: drafts.current.get(index)?.now as Decisions }]);
      return sendAll();
    },
    /** nothing is on its way and nothing waits */
    isIdle: () => sending.current === null && !stale.current && unsent().length === 0,
    /** waits for what is on its way; false when something is not in the document */
    isSettled: async () => {
      await sending.current;
      return !stale.current && unsent().length === 0;
    },
    /** What other windows have made of the CVs since: the document as it is now, or null where it is what this window shows. */
    loadAgain: async (): Promise<Download | null> => {
      const key = resultQuery(taskId).queryKey;
      const before = client.getQueryData(key);
      if (sending.current || wanted.current.size > 0) return null; // what waits here is sent first, and merged
      const now = await client.fetchQuery({ ...resultQuery(taskId), staleTime: 0 });
      const stateOf = (result: typeof before) =>
        JSON.stringify([result?.options, result?.template, result?.files.map(({ revision }) => revision)]);
      if (!before || stateOf(before) === stateOf(now)) return null;
      for (const { index, revision } of now.files) {
        if (before.files.find((file) => file.index === index)?.revision === revision) continue;
        drafts.current.delete(index); // a step back from there would take the work of the other window away
        shared.current.add(index);
      }
      redraw((times) => times + 1);
      return refresh();
    },
    isApplying,
    isStale,
    /** something waits to be sent, or to be sent again */
    isWaiting: wanted.current.size > 0,
    problem,
    /** some words are being written and not saved; asked when it matters, typing redraws nothing */
    isWriting: () => [...writings.current.values()].some((words) => words.size > 0),
    pending: files.reduce((sum, file) => sum + fileReview(file).pending, 0),
  };
}
