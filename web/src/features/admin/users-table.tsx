import { ArrowDown, ArrowUp, Pencil, Search, Trash2 } from "lucide-react";
import { Fragment, useCallback, useEffect, useState } from "react";
import { inputStyle } from "@/components/ui/field";
import { cx } from "@/lib/cx";
import { type User, useUser } from "@/lib/user";
import { Pager } from "./pager";
import { columns, type SortColumn, type TableView } from "./queries";
import { userGroups } from "./user-groups";

const counts: SortColumn[] = ["converted_cvs_count", "credits_remaining"];

type UsersTableProps = {
  users: User[];
  total: number;
  pages: number;
  view: TableView;
  onView: (change: Partial<TableView>) => void;
} & RowActs;

type RowActs = {
  onEdit: (user: User) => void;
  onDelete: (user: User) => void;
  onCredits: (user: User) => void;
};

export function UsersTable({ users, total, pages, view, onView, ...acts }: UsersTableProps) {
  // AD-3: the same column flips; any sort or search change goes to page 1.
  const sort = (column: SortColumn) =>
    onView({
      page: 1,
      sort_by: column,
      sort_order: view.sort_by === column && view.sort_order === "asc" ? "desc" : "asc",
    });
  const search = useCallback((text: string) => onView({ page: 1, search: text }), [onView]);
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <SearchBox value={view.search} onSearch={search} />
        <select
          aria-label="Whom to show"
          value={view.only}
          onChange={(event) => onView({ page: 1, only: event.target.value as TableView["only"] })}
          className="min-h-11 rounded-md border border-edge bg-surface px-2"
        >
          {userGroups.map(([value, title]) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </select>
      </div>
      <section
        aria-label="Users"
        className="relative overflow-x-auto rounded-lg border border-line bg-surface"
      >
        <table className="w-full border-collapse text-left text-sm">
          <thead className="border-line border-b bg-sunken text-ink-soft">
            <tr>
              {columns.map(([column, title]) => {
                const active = view.sort_by === column;
                const Arrow = view.sort_order === "asc" ? ArrowUp : ArrowDown;
                return (
                  <th
                    key={column}
                    scope="col"
                    aria-sort={active ? (view.sort_order === "asc" ? "ascending" : "descending") : undefined}
                    className="font-medium"
                  >
                    <button
                      type="button"
                      onClick={() => sort(column)}
                      className={cx(
                        "flex min-h-11 w-full items-center gap-1.5 whitespace-nowrap px-2 hover:text-ink focus-visible:-outline-offset-2",
                        counts.includes(column) && "justify-end", // over the ends of the numbers
                      )}
                    >
                      {title}
                      {active && <Arrow aria-hidden className="size-3.5" />}
                    </button>
                  </th>
                );
              })}
              <th scope="col" className={cx("bg-sunken px-2 font-medium", pinned)}>
                <span className="sr-only">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {users.map((user) => (
              <Row key={user.id} user={user} {...acts} />
            ))}
            {users.length === 0 && (
              <tr>
                <td colSpan={columns.length + 1} className="py-10 text-ink-soft">
                  {/* in view however wide the table is */}
                  <p className="sticky left-0 w-[calc(100vw-2rem)] max-w-full text-center sm:w-[calc(min(100vw,72rem)-5rem)]">
                    No user matches.
                  </p>
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </section>
      {users.length > 0 && (
        <p className="-mt-2 text-ink-soft text-sm xl:hidden">
          Scroll the table sideways for its other columns.
        </p>
      )}
      <Pager total={total} pages={pages} view={view} onView={onView} />
    </div>
  );
}

/** Stays in view; its line (a border would scroll away) tells that the table goes on beneath it, where it does. */
const pinned =
  "sticky right-0 before:absolute before:inset-y-0 before:left-0 before:w-px before:bg-line xl:before:hidden";

function Row({ user, onEdit, onDelete, onCredits }: RowActs & { user: User }) {
  const { user: me } = useUser();
  const cell = "px-2 py-2 align-middle";
  const action = "grid size-11 place-items-center rounded-md text-ink-soft hover:bg-sunken lg:size-9";
  return (
    <tr className="group border-line border-b last:border-b-0 hover:bg-canvas">
      <th scope="row" className={cx(cell, "max-w-32 truncate font-semibold 2xl:max-w-40")} title={user.name}>
        {user.name}
      </th>
      <td className={cell}>
        {/* whole: two people of one agency must not look the same */}
        <span className="wrap-anywhere block w-36 2xl:w-48">
          {user.email.split(/(?<=[@.])/).map((part, index) => (
            <Fragment key={index}>
              {index > 0 && <wbr />}
              {part}
            </Fragment>
          ))}
        </span>
      </td>
      <td className={cx(cell, "whitespace-nowrap")}>
        <span aria-hidden className={cx("mr-2 inline-block size-2.5 rounded-full", dotStyle(user))} />
        {user.suspended_at ? "Suspended" : user.subscription_status}
      </td>
      <td className="px-1 py-1 text-right align-middle font-mono text-[0.8125rem]">
        <button
          type="button"
          aria-label={`Usage of ${user.name}: ${user.credits_remaining} left`}
          onClick={() => onCredits(user)}
          className="text-link min-h-11 min-w-11 px-1.5 text-right lg:min-h-9"
        >
          {user.credits_remaining}
        </button>
      </td>
      <td className={cx(cell, "text-right font-mono text-[0.8125rem]")}>{user.converted_cvs_count}</td>
      <td className={cell}>{user.subscription_plan}</td>
      <td className={cell}>{user.user_role}</td>
      <td className={cx(cell, "max-w-24 truncate 2xl:max-w-28")} title={user.organisation || undefined}>
        {user.organisation || "–"}
      </td>
      <td className={cx(cell, "whitespace-nowrap font-mono text-[0.8125rem]")}>
        {dateText(user.created_at)}
      </td>
      <td className={cx(cell, "whitespace-nowrap font-mono text-[0.8125rem]")}>
        {dateText(user.last_login_time) || "Never"}
      </td>
      {/* in view however far the table is scrolled */}
      <td className={cx("bg-surface px-1 py-1 group-hover:bg-canvas", pinned)}>
        <div className="flex">
          <button
            type="button"
            aria-label={`Edit ${user.name}`}
            onClick={() => onEdit(user)}
            className={cx(action, "hover:text-primary")}
          >
            <Pencil aria-hidden className="size-4" />
          </button>
          {user.id !== me?.id && ( // the own account is deleted in the profile
            <button
              type="button"
              aria-label={`Delete ${user.name}`}
              onClick={() => onDelete(user)}
              className={cx(action, "hover:text-danger")}
            >
              <Trash2 aria-hidden className="size-4" />
            </button>
          )}
        </div>
      </td>
    </tr>
  );
}

function dotStyle({ suspended_at, subscription_status }: User): string {
  if (suspended_at) return "bg-danger";
  return subscription_status === "active" ? "bg-ok" : "border border-edge";
}

/** Searches a moment after the last key, or at once on Enter. */
function SearchBox({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState(value);
  if (value !== seen) {
    setSeen(value);
    // Not what was sent from here: Back or a link changed the address, and the box follows.
    if (value !== sent) {
      setSent(value);
      setText(value);
    }
  }
  const search = useCallback(
    (wanted: string) => {
      setSent(wanted);
      onSearch(wanted);
    },
    [onSearch],
  );
  useEffect(() => {
    if (text.trim() === sent) return;
    const timer = setTimeout(() => search(text.trim()), 300);
    return () => clearTimeout(timer);
  }, [text, sent, search]);
  return (
    <div className="relative min-w-0 max-w-md flex-1 basis-64">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-ink-soft"
      />
      <input
        type="search"
        aria-label="Search users"
        placeholder="Name, email, organisation or plan"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === "Enter" && search(text.trim())}
        className={cx(inputStyle, "pl-10")}
      />
    </div>
  );
}

function dateText(value: string | null | undefined): string {
  return value ? new Date(value).toISOString().slice(0, 10) : "";
}
