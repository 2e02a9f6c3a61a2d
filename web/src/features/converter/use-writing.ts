import { useEffect, useRef, useState } from "react";

/** Words that are being written, by their editor; they outlive the editor when another tab or CV is shown. */
export type Writing = Map<string, string>;

/** An editor of own words: open with what was typed until it is saved or cancelled, and the focus back after. */
export function useWriting(writing: Writing, key: string) {
  const [isOpen, setOpen] = useState(() => writing.has(key));
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return {
    isOpen,
    opener,
    open: () => setOpen(true),
    close: () => {
      writing.delete(key);
      setOpen(false);
    },
  };
}
