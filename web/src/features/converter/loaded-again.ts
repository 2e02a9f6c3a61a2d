import { ApiError } from "@/lib/errors";
import { timings } from "@/lib/timings";
import { toast } from "@/lib/toasts";
import { messages } from "./messages";

/** Whether something failed for another window had changed the CV, and that is loaded and said now. */
export async function isLoadedAgain(error: unknown, load: () => Promise<unknown>): Promise<boolean> {
  if (!(error instanceof ApiError) || error.status !== 409) return false;
  const isNew = await load().catch(() => null);
  if (isNew) toast.info(messages.loadedAgain, timings.read);
  return Boolean(isNew);
}
