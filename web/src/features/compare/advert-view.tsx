import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { cx } from "@/lib/cx";
import {
  type Advert,
  firstSort,
  type Group,
  groupsOf,
  ordered,
  type Sheet,
  type Sort,
  type SortKey,
} from "./comparison";
import { ComparisonCards } from "./comparison-cards";
import { ComparisonTable } from "./comparison-table";

/** The comparison with one advert: must-haves at once, what else it asks for when unfolded. */
export function AdvertView({ sheet, advert }: { sheet: Sheet; advert: Advert }) {
  const all = groupsOf(advert);
  const [unfolded, setUnfolded] = useState<Group["key"][]>([]);
  const [sort, setSort] = useState<Sort>(firstSort("score"));
  const [asked, setAsked] = useState<Group["key"]>();
  const first = all[0]?.key;
  const isShown = ({ key }: Group) => key === first || unfolded.includes(key);
  const press = (by: SortKey) => setSort((now) => (now.by === by ? { by, down: !now.down } : firstSort(by)));
  if (!first)
    return (
      <p className="max-w-[60ch] text-ink-soft">
        No requirements were found in this advert. They are read best each on a line of its own, under a
        heading such as Essential or Desirable.
      </p>
    );
  const view = {
    sheet,
    advert,
    groups: all.filter(isShown),
    rows: ordered(sheet, advert, sort),
    sort,
    onSort: press,
  };
  return (
    <div className="grid gap-4">
      {all.length > 1 && (
        <div className="no-print flex flex-wrap gap-2">
          {all.slice(1).map((group) => (
            <Button
              key={group.key}
              look="outline"
              size="sm"
              className="min-h-11"
              aria-expanded={isShown(group)}
              onClick={() => {
                setAsked(isShown(group) ? undefined : group.key);
                setUnfolded((now) =>
                  now.includes(group.key) ? now.filter((key) => key !== group.key) : [...now, group.key],
                );
              }}
            >
              <ChevronDown
                aria-hidden
                className={cx("transition-transform", !isShown(group) && "-rotate-90")}
              />
              {`${group.title} (${group.columns.length})`}
            </Button>
          ))}
        </div>
      )}
      <ComparisonTable {...view} asked={asked} />
      {view.groups.reduce((sum, { columns }) => sum + columns.length, 0) > 4 && (
        <p className="no-print -mt-2 text-ink-soft text-sm max-md:hidden">
          Scroll the table sideways for its other columns.
        </p>
      )}
      <ComparisonCards {...view} />
    </div>
  );
}
