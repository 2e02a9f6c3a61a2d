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

/** A state to go back to; isSettled = what came after it was applied at once, and so is going back. */
type Past = { now: Decisions; isSettled: boolean };
type Draft = { now: Decisions; past: Past[] };

/** The decisions about one file that are not in its document yet. */
export type FileReview = {
  now: Decisions;
  held: Decisions;
  pending: number;
  canUndo: boolean;
  set: (next: Decisions) => void;
  /** decides and applies, with all that waits */
  settle: (next: Decisions) => void;
  undo: () => void;
  /** words that are being written and not saved */
  writing: Writing;
  /** what is said of the lines of the file, as it is shown */
  marks: Mark[];
  /** says all that is to be said of lines; applied at once, with the decisions that wait */
  mend: (marks: Mark[]) => void;
  isMending: boolean;
};

/**
 * Decisions show at once and wait here, per file, until they are applied; whatever fails, they stay.
 * `refresh` fetches the document anew.
 */
export function useReview(taskId: string, files: ReviewedFile[], refresh: () => Promise<Download>) {
  const client = useQueryClient();
  const [drafts, setDrafts] = useState<Record<number, Draft>>({});
  const [isApplying, setApplying] = useState(false);
  const [isStale, setStale] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [said, setSaid] = useState<Record<number, Mark[]>>({});
  /** what is to be sent next: of quick gestures only the last state */
  const next = useRef(new Map<number, Mark[]>());
  const isSending = useRef(false);
  /** what is to be applied at once, next: of quick clicks only the last state */
  const settled = useRef(new Map<number, Decisions>());
  const isSettling = useRef(false);
  const writings = useRef(new Map<number, Writing>());
  const writingOf = (index: number): Writing => {
    const known = writings.current.get(index) ?? new Map<string, string>();
    writings.current.set(index, known);
    return known;
  };

  const fileReview = (file: ReviewedFile): FileReview => {
    const held = decisionsOf(file);
    const draft = drafts[file.index] ?? { now: held, past: [] };
    const put = (next: Draft) => setDrafts((all) => ({ ...all, [file.index]: next }));
    const settle = (next: Draft) => {
      put(next);
      settled.current.set(file.index, next.now);
      if (!isSettling.current) void settleNow(file.index);
    };
    return {
      now: draft.now,
      held,
      pending: difference(draft.now, held),
      canUndo: draft.past.length > 0,
      set: (next) => put({ now: next, past: [...draft.past, { now: draft.now, isSettled: false }] }),
      settle: (next) => settle({ now: next, past: [...draft.past, { now: draft.now, isSettled: true }] }),
      undo: () => {
        const last = draft.past.at(-1);
        if (last) (last.isSettled ? settle : put)({ now: last.now, past: draft.past.slice(0, -1) });
      },
      writing: writingOf(file.index),
      marks: said[file.index] ?? file.marks ?? [],
      mend: (marks) => {
        next.current.set(file.index, marks);
        setSaid((all) => ({ ...all, [file.index]: marks }));
        if (!isSending.current) void mendNow(file.index, draft.now);
      },
      isMending: file.index in said,
    };
  };
  const waiting = files.filter((file) => fileReview(file).pending > 0);

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
      setDrafts((all) => ({
        ...all,
        [file.index]: {
          now: decisions,
          past: [...(all[file.index]?.past ?? []), { now: decisionsOf(newer), isSettled: false }],
        },
      }));
      throw new Error(messages.clash(clashes.map((field) => [labelOf(field), newer.edits[field] ?? ""])));
    }
  };

  /** What the server holds of a file now; null when it is what this window shows. */
  const reload = async (file: ReviewedFile): Promise<ReviewedFile | null> => {
    const fresh = await client.fetchQuery({ ...resultQuery(taskId), staleTime: 0 });
    const newer = fresh.files.find((one) => one.index === file.index);
    return newer && newer.revision !== file.revision ? newer : null;
  };

  /** isRead = anew: the states before it name texts that may be gone. */
  const put = (reviewed: ReviewedFile, isRead = false) => {
    client.setQueryData(
      resultQuery(taskId).queryKey,
      (shown) =>
        shown && {
          ...shown,
          files: shown.files.map((one) => (one.index === reviewed.index ? reviewed : one)),
        },
    );
    setDrafts((all) => {
      const draft = all[reviewed.index];
      if (!draft || settled.current.has(reviewed.index)) return all; // more was decided meanwhile
      return {
        ...all,
        [reviewed.index]: { now: decisionsOf(reviewed), past: isRead ? [] : draft.past },
      };
    });
  };

  const heldFile = (index: number): ReviewedFile | undefined =>
    client.getQueryData(resultQuery(taskId).queryKey)?.files.find((one) => one.index === index);

  /** Applies what is to be applied at once until nothing more is decided. */
  const settleNow = async (index: number) => {
    isSettling.current = true;
    while (settled.current.has(index)) {
      const now = settled.current.get(index);
      settled.current.delete(index);
      const file = heldFile(index);
      if (!file || !now || !(await apply({ file, now }))) settled.current.delete(index);
    }
    isSettling.current = false;
  };

  /** Sends what is said of lines until nothing more is said, then fetches the document. */
  const mendNow = async (index: number, waiting: Decisions) => {
    isSending.current = true;
    setProblem(null);
    let now = waiting;
    try {
      while (next.current.has(index)) {
        const marks = next.current.get(index);
        next.current.delete(index);
        const file = heldFile(index);
        if (!file) return;
        const reviewed = await send(file, now, marks);
        put(reviewed, true);
        now = decisionsOf(reviewed);
        if (!next.current.has(index)) await refresh(); // more may be said meanwhile
      }
    } catch (error) {
      next.current.delete(index);
      setProblem(messages.notMended(serverTextOr(error, error instanceof Error ? error.message : "")));
    } finally {
      isSending.current = false;
      setSaid(({ [index]: _, ...others }) => others);
    }
  };

  /** Sends what waits, and what was decided just now, and fetches the document; null when something is still to do. */
  const apply = async (last?: { file: ReviewedFile; now: Decisions }): Promise<Download | null> => {
    setApplying(true);
    setProblem(null);
    const others = waiting.filter(({ index }) => index !== last?.file.index);
    try {
      for (const file of last ? [...others, last.file] : waiting) {
        const reviewed = await send(file, file === last?.file ? last.now : fileReview(file).now);
        setStale(true);
        put(reviewed);
      }
    } catch (error) {
      setProblem(messages.reviewFailed(serverTextOr(error, error instanceof Error ? error.message : "")));
      setApplying(false);
      return null;
    }
    try {
      const fresh = await refresh();
      setStale(false);
      toast.success(messages.reviewed);
      return fresh;
    } catch {
      setProblem(messages.notRefreshed);
      return null;
    } finally {
      setApplying(false);
    }
  };

  return {
    fileReview,
    apply: () => apply(),
    isApplying,
    isStale,
    problem,
    /** some words are being written and not saved; asked when it matters, typing redraws nothing */
    isWriting: () => [...writings.current.values()].some((words) => words.size > 0),
    pending: waiting.reduce((sum, file) => sum + fileReview(file).pending, 0),
  };
}
