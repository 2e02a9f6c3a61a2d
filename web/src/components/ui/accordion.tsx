import { Plus } from "lucide-react";
import type { ReactNode } from "react";

export type Question = { id: string; question: string; answer: ReactNode };

/** Questions that open one below the other; native details elements, so find-in-page opens them. */
export function Accordion({ items, name }: { items: Question[]; name: string }) {
  return (
    <div className="border-line border-t">
      {items.map((item) => (
        <details key={item.id} id={item.id} name={name} className="group border-line border-b">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-semibold hover:text-primary [&::-webkit-details-marker]:hidden">
            {item.question}
            <Plus
              aria-hidden
              className="size-5 shrink-0 text-primary transition-transform duration-150 group-open:rotate-45"
            />
          </summary>
          <div className="max-w-[65ch] pb-5 text-ink-soft">{item.answer}</div>
        </details>
      ))}
    </div>
  );
}
