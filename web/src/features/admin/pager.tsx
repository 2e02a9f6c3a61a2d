import { ChevronLeft, ChevronRight } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { TableView } from "./queries";

const sizes = [10, 20, 50] as const;

type PagerProps = {
  total: number;
  pages: number;
  view: TableView;
  onView: (change: Partial<TableView>) => void;
};

/** AD-2: sizes 10, 20, 50; from page 1; a page out of range is ignored. */
export function Pager({ total, pages, view, onView }: PagerProps) {
  const go = (page: number) => {
    if (page >= 1 && page <= pages) onView({ page });
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 text-[0.9375rem]">
      <p className="text-ink-soft">
        <span className="font-mono text-sm">{total}</span> {total === 1 ? "user" : "users"}
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <label className="flex items-center gap-2">
          Rows
          <select
            value={view.per_page}
            onChange={(event) =>
              onView({ page: 1, per_page: Number(event.target.value) as TableView["per_page"] })
            }
            className="min-h-11 rounded-md border border-edge bg-surface px-2"
          >
            {sizes.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </select>
        </label>
        <nav aria-label="Pages" className="flex items-center gap-2">
          <Button
            look="outline"
            size="icon"
            className="min-h-11 min-w-11"
            aria-label="Previous page"
            disabled={view.page <= 1}
            onClick={() => go(view.page - 1)}
          >
            <ChevronLeft aria-hidden />
          </Button>
          <p aria-live="polite" className="whitespace-nowrap">
            Page <span className="font-mono text-sm">{view.page}</span> of{" "}
            <span className="font-mono text-sm">{pages}</span>
          </p>
          <Button
            look="outline"
            size="icon"
            className="min-h-11 min-w-11"
            aria-label="Next page"
            disabled={view.page >= pages}
            onClick={() => go(view.page + 1)}
          >
            <ChevronRight aria-hidden />
          </Button>
        </nav>
      </div>
    </div>
  );
}
