import { toast } from "./toasts";

/** Puts a text on the clipboard and says so; where the browser refuses, it says what to do. */
export async function copyText(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(`${what} copied.`);
  } catch {
    toast.error("It could not be copied. Please select it and copy it yourself.");
  }
}
