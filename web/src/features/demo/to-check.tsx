import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { doubtsOf } from "@/lib/doubts";
import { resultQuery } from "@/lib/result-queries";

/** So many are named before the rest is asked for: the document stays in sight. */
const first = 4;

/** What to look at before the document goes out, in the words of the converter: here it is read, there it is mended. */
export function ToCheck({ taskId }: { taskId: string }) {
  const [isOpen, setOpen] = useState(false);
  const file = useQuery(resultQuery(taskId)).data?.files[0];
  if (!file) return null;
  const warning = file.page_cost || file.doubt;
  const doubts = doubtsOf(file);
  return (
    <>
      {!file.held && file.page_cost && <p className="max-w-[68ch]">{file.page_cost}</p>}
      {file.held && (
        <section
          aria-label="Not charged yet"
          className="grid max-w-[68ch] gap-1 rounded-md border-danger border-l-4 bg-surface px-4 py-3"
        >
          {warning && <p className="font-bold">{warning}</p>}
          <p>Please compare it with the original first. Nothing is charged until you download it.</p>
        </section>
      )}
      {doubts.length > 0 && (
        <section
          aria-label="Please check"
          className="rounded-md border-primary border-l-4 bg-surface px-4 py-2"
        >
          <h3 className="flex items-baseline gap-2.5 pb-1.5 text-base">
            Please check <span className="font-mono font-normal text-ink-soft text-sm">{doubts.length}</span>
          </h3>
          <ul>
            {(isOpen ? doubts : doubts.slice(0, first)).map(({ key, reason }) => (
              <li key={key} className="border-line border-t py-1.5 text-[0.9375rem] [overflow-wrap:anywhere]">
                {reason}
              </li>
            ))}
          </ul>
          {doubts.length > first && (
            <button
              type="button"
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
              className="text-link min-h-11 w-fit font-semibold"
            >
              {isOpen ? "Show fewer" : `Show all ${doubts.length}`}
            </button>
          )}
        </section>
      )}
    </>
  );
}
