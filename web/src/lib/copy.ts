import { toast } from "./toasts";

type Words = {
  /** What is said once it is copied, in place of "<what> copied." */
  done?: string;
  /** What to do where the browser refuses. */
  failed?: string;
  /** How long the toast stands, in milliseconds. */
  shownFor?: number;
};

/** Puts a text on the clipboard and says so; where the browser refuses, it says what to do. */
export async function copyText(text: string, what: string, words: Words = {}): Promise<void> {
  const {
    done = `${what} copied.`,
    failed = "It could not be copied. Please select it and copy it yourself.",
    shownFor,
  } = words;
  try {
    await navigator.clipboard.writeText(text);
    toast.success(done, shownFor);
  } catch {
    toast.error(failed, shownFor);
  }
}
