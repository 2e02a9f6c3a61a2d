import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { type Download, saveFile } from "./conversion";
import { serverTextOr } from "./errors";

/**
 * Has a PDF made, which takes seconds, and saves it. The server stops making it when the screen is left;
 * that is no failure.
 */
export function usePdf<T>(
  fetchPdf: (of: T, signal: AbortSignal) => Promise<Download>,
  onFailure?: (text: string) => void,
) {
  const control = useRef<AbortController | null>(null);
  useEffect(() => () => control.current?.abort(), []);
  const making = useMutation({
    mutationFn: (of: T) => {
      control.current = new AbortController();
      return fetchPdf(of, control.current.signal);
    },
    onSuccess: ({ blob, filename }) => {
      if (!control.current?.signal.aborted) saveFile(blob, filename);
    },
    onError: (error) => {
      if (!control.current?.signal.aborted) onFailure?.(failureText(error));
    },
  });
  return {
    make: making.mutate,
    isMaking: making.isPending,
    /** what is being made, or was last */
    of: making.variables,
    saved: making.data?.filename,
    problem: making.error ? failureText(making.error) : null,
  };
}

const failureText = (error: unknown): string =>
  serverTextOr(error, "The PDF could not be made. Please try again, or download the Word document.");
