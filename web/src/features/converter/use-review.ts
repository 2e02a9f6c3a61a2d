import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { call } from "@/lib/api";
import type { Download } from "@/lib/conversion";
import { ApiError, serverTextOr } from "@/lib/errors";
import { toast } from "@/lib/toasts";
import { type Decisions, decisionsOf, difference, type ReviewedFile } from "./decisions";
import { type Mark, mergeMarks } from "./marks";
import { mergeDecisions } from "./merge";
import { messages } from "./messages";
import { resultQuery } from "./result-queries";
import { labelOf } from "./texts";
import type { Writing } from "./use-writing";

/** A state of one kind to go to: of what is decided about texts, or of what is said of lines. */
type Step = { now: Decisions } | { marks: Mark[] };
type Draft = { now: Decisions; past: Step[]; future: Step[] };

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
  /** what is said of the lines of the file, as it is shown */
  marks: Mark[];
  /** says all that is to be said of lines */
  mend: (marks: Mark[]) => void;
  isMending: boolean;
};

/**
 * Decisions show at once and are sent in their order, of quick ones only the last state; whatever fails, they stay.
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
  /** what is to be sent next, by file */
  const wanted = useRef(new Map<number, { now?: Decisions; marks?: Mark[] }>());
  const sending = useRef<Promise<Download | null | undefined> | null>(null);
  const stale = useRef(false);
  const writings = useRef(new Map<number, Writing>());
  const writingOf = (index: number): Writing => {
    const known = writings.current.get(index) ?? new Map<string, string>();
    writings.current.set(index, known);
    return known;
  };
  const keep = (index: number, draft: Draft) => {
    drafts.current.set(index, draft);
    redraw((times) => times + 1);
  };

  const fileReview = (file: ReviewedFile): FileReview => {
    const { index } = file;
    const held = decisionsOf(file);
    const draft = drafts.current.get(index) ?? { now: held, past: [], future: [] };
    const marks = said[index] ?? file.marks ?? [];
    const back = (step: Step): Step => ("marks" in step ? { marks } : { now: draft.now });
    const go = (step: Step, past: Step[], future: Step[]) => {
      keep(index, { now: "now" in step ? step.now : draft.now, past, future });
      if ("marks" in step) setSaid((all) => ({ ...all, [index]: step.marks }));
      wanted.current.set(index, { ...wanted.current.get(index), ...step });
      void sendAll();
    };
    // what was said of lines in an earlier visit goes one by one
    const earlier = marks.length > 0 ? { marks: marks.slice(0, -1) } : undefined;
    const last = draft.past.at(-1) ?? earlier;
    const next = draft.future.at(-1);
    const become = (step: Step) => go(step, [...draft.past, back(step)], []);
    return {
      now: draft.now,
      held,
      pending: difference(draft.now, held),
      set: (now) => become({ now }),
      undo: () => last && go(last, draft.past.slice(0, -1), [...draft.future, back(last)]),
      redo: () => next && go(next, [...draft.past, back(next)], draft.future.slice(0, -1)),
      canUndo: last !== undefined,
      canRedo: next !== undefined,
      writing: writingOf(index),
      marks,
      mend: (marks) => become({ marks }),
      isMending: index in said,
    };
  };

  const send = async (
    file: ReviewedFile,
    now: Decisions,
    marks: Mark[] = file.marks,
  ): Promise<ReviewedFile> => {
    try {
      return await call("POST", "/convert/review/{taskId}", {
        params: { taskId },
        json: { file: file.index, revision: file.revision, ...now, marks },
      });
    } catch (error) {
      const newer = error instanceof ApiError && error.status === 409 && (await reload(file));
      if (!newer) throw error;
      const all = mergeMarks(file.marks, marks, newer.marks);
      const { decisions, clashes } = mergeDecisions(decisionsOf(file), now, decisionsOf(newer));
      if (clashes.length === 0) {
        toast.success(messages.merged);
        return send(newer, decisions, all);
      }
      keep(file.index, {
        now: decisions,
        past: [...(drafts.current.get(file.index)?.past ?? []), { now: decisionsOf(newer) }],
        future: [],
      });
      throw new Error(messages.clash(clashes.map((field) => [labelOf(field), newer.edits[field] ?? ""])));
    }
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
    if (!draft || wanted.current.get(reviewed.index)?.now) return; // more was decided meanwhile
    keep(reviewed.index, { ...draft, now: decisionsOf(reviewed) });
  };

  const heldFile = (index: number): ReviewedFile | undefined =>
    client.getQueryData(resultQuery(taskId).queryKey)?.files.find((one) => one.index === index);

  /** The files of which not every decision is with the server, whatever is drawn already. */
  const unsent = (): number[] =>
    files.flatMap(({ index }) => {
      const [file, draft] = [heldFile(index), drafts.current.get(index)];
      return file && draft && difference(draft.now, decisionsOf(file)) > 0 ? [index] : [];
    });

  /** Sends what is wanted of one file, and what waits for it; false where it failed. */
  const sendOne = async (index: number): Promise<boolean> => {
    const { now, marks } = wanted.current.get(index) ?? {};
    wanted.current.delete(index);
    const file = heldFile(index);
    if (!file) return true;
    try {
      const reviewed = await send(file, now ?? drafts.current.get(index)?.now ?? decisionsOf(file), marks);
      stale.current = true;
      put(reviewed);
      return true;
    } catch (error) {
      const text = serverTextOr(error, error instanceof Error ? error.message : "");
      const draft = drafts.current.get(index);
      if (marks && draft) keep(index, { ...draft, past: draft.past.slice(0, -1) });
      setProblem(marks ? messages.notMended(text) : messages.reviewFailed(text));
      wanted.current.delete(index);
      return false;
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
    setSaid({});
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
          wanted.current.set(index, { now: drafts.current.get(index)?.now as Decisions });
      return sendAll();
    },
    /** nothing is on its way and nothing waits */
    isIdle: () => sending.current === null && !stale.current && unsent().length === 0,
    /** waits for what is on its way; false when something is not in the document */
    isSettled: async () => {
      await sending.current;
      return !stale.current && unsent().length === 0;
    },
    isApplying,
    isStale,
    problem,
    /** some words are being written and not saved; asked when it matters, typing redraws nothing */
    isWriting: () => [...writings.current.values()].some((words) => words.size > 0),
    pending: files.reduce((sum, file) => sum + fileReview(file).pending, 0),
  };
}
