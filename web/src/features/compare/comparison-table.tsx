import { Link } from "@tanstack/react-router";
import { ArrowDown, ArrowUp } from "lucide-react";
import { useEffect, useRef } from "react";
import { Tooltip } from "@/components/ui/tooltip";
import { cx } from "@/lib/cx";
import {
  type Advert,
  type Candidate,
  type Group,
  headsOf,
  type Sheet,
  type Sort,
  type SortKey,
} from "./comparison";
import { FindingCell } from "./finding-cell";

export type ViewProps = {
  sheet: Sheet;
  advert: Advert;
  /** the groups that are unfolded */
  groups: Group[];
  /** candidates as indices, in the order shown */
  rows: number[];
  sort: Sort;
  onSort: (by: SortKey) => void;
  /** the group that was unfolded last: its columns are brought into view */
  asked?: Group["key"] | undefined;
};

/** A row for each candidate, a column for each requirement; the names stay in view. */
export function ComparisonTable({ sheet, advert, groups, rows, sort, onSort, asked }: ViewProps) {
  const table = useRef<HTMLElement>(null);
  useEffect(() => {
    const head = asked && table.current?.querySelector<HTMLElement>(`[data-group="${asked}"]`);
    const names = table.current?.querySelector<HTMLElement>("thead td");
    if (head) table.current?.scrollTo({ left: head.offsetLeft - (names?.offsetWidth ?? 0) });
  }, [asked]);
  const head = { sort, onSort };
  const heads = headsOf((advert.requirements ?? []).map(({ text }) => text));
  return (
    <section
      ref={table}
      aria-label={`Comparison for ${advert.title}`}
      className="relative max-h-[80vh] overflow-auto rounded-lg border border-line bg-surface max-md:hidden print:max-h-none print:overflow-visible"
    >
      <table className="min-w-full border-separate border-spacing-0 text-left text-sm">
        <thead className="text-ink-soft">
          <tr>
            <td colSpan={2} className={cx("sticky left-0 z-20 bg-sunken", line)} />
            {groups.map(({ key, title, columns }) => (
              <th
                key={key}
                data-group={key}
                scope="colgroup"
                colSpan={columns.length}
                className={cx("bg-sunken px-3 py-2 font-semibold text-ink", line, edge)}
              >
                <span className="sticky left-[15rem] lg:left-[21rem]">{title}</span>
              </th>
            ))}
          </tr>
          <tr>
            <Head {...head} by="name" title="Candidate" className={cx(nameColumn, "z-20")} />
            <Head {...head} by="score" title="Score" className={cx(scoreColumn, "z-20")} />
            {groups.flatMap(({ columns }) =>
              columns.map((column, at) => (
                <Head
                  key={column}
                  {...head}
                  by={column}
                  title={heads[column] ?? ""}
                  whole={advert.requirements?.[column]?.text}
                  quote={advert.requirements?.[column]?.quote}
                  className={cx("min-w-36 max-w-52", at === 0 && edge)}
                />
              )),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const candidate = sheet.candidates?.[row];
            const result = advert.results?.[row];
            return (
              candidate &&
              result && (
                <tr key={row} className="[&:last-child>*]:border-b-0">
                  <th scope="row" className={cx("bg-surface px-3 py-1 font-semibold", nameColumn, line)}>
                    <NameLink candidate={candidate} />
                  </th>
                  <td className={cx("bg-surface px-3 py-1 font-mono text-base", scoreColumn, line)}>
                    {`${result.score}%`}
                  </td>
                  {groups.flatMap(({ columns }) =>
                    columns.map((column, at) => {
                      const finding = result.findings?.[column];
                      return (
                        <td key={column} className={cx("px-3 py-1", line, at === 0 && edge)}>
                          {finding && <FindingCell finding={finding} />}
                        </td>
                      );
                    }),
                  )}
                </tr>
              )
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

const line = "border-line border-b";
/** Where a group begins. */
const edge = "border-line border-l";
const nameColumn = "sticky left-0 z-10 w-36 min-w-36 max-w-36 lg:w-60 lg:min-w-60 lg:max-w-60";
const scoreColumn = "sticky left-36 lg:left-60 z-10 w-22 min-w-22 border-line border-r";

/** Leads to the result of that CV. */
export function NameLink({ candidate }: { candidate: Candidate }) {
  return (
    <Link
      to="/Application/{-$task}/{-$file}"
      params={{ task: candidate.task_id, file: String(candidate.file) }}
      className="text-link inline-flex min-h-11 items-center break-words"
    >
      <span className="min-w-0 py-1">
        {candidate.name}
        {candidate.upload && (
          <span className="no-print wrap-anywhere block font-normal text-ink-soft text-sm">
            {candidate.upload}
          </span>
        )}
      </span>
    </Link>
  );
}

type HeadProps = {
  by: SortKey;
  title: string;
  /** all of it, where the title is the beginning */
  whole?: string;
  /** the words of the advert */
  quote?: string;
  sort: Sort;
  onSort: (by: SortKey) => void;
  className: string;
};

function Head({ by, title, whole = title, quote, sort, onSort, className }: HeadProps) {
  const isActive = sort.by === by;
  const Arrow = sort.down ? ArrowDown : ArrowUp;
  const button = (
    <button
      type="button"
      onClick={() => onSort(by)}
      aria-label={whole}
      className="flex min-h-11 w-full items-start gap-1.5 px-3 py-2 text-left leading-snug hover:text-ink focus-visible:-outline-offset-2"
    >
      <span className="line-clamp-5 min-w-0 break-words">{title}</span>
      {isActive && <Arrow aria-hidden className="mt-0.5 size-3.5 shrink-0" />}
    </button>
  );
  return (
    <th
      scope="col"
      aria-sort={isActive ? (sort.down ? "descending" : "ascending") : undefined}
      className={cx("bg-sunken align-top font-semibold", line, className)}
    >
      {quote || whole !== title ? (
        <Tooltip side="bottom" text={quote ? `“${quote}”` : whole}>
          {button}
        </Tooltip>
      ) : (
        button
      )}
    </th>
  );
}
