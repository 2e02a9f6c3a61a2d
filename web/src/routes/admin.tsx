import { createFileRoute } from "@tanstack/react-router";
import { useCallback } from "react";
import { RequireUser } from "@/components/layout/guard";
import { AdminPage, type AdminTab } from "@/features/admin/admin-page";
import type { SortColumn, TableView } from "@/features/admin/queries";
import { type UserGroup, userGroups } from "@/features/admin/user-groups";

const sortable =
  "name email organisation user_role subscription_plan subscription_status converted_cvs_count credits_remaining created_at last_login_time";

/** The table's view lives in the address; what is absent or odd is the default (AD-2, AD-3). */
type AdminSearch = {
  tab?: "templates" | "audit";
  log?: number;
  page?: number;
  per_page?: 20 | 50;
  search?: string;
  only?: UserGroup;
  sort_by?: SortColumn;
  sort_order?: "desc";
};

export const Route = createFileRoute("/admin")({
  validateSearch: (search: Record<string, unknown>): AdminSearch => ({
    tab: search.tab === "templates" || search.tab === "audit" ? search.tab : undefined,
    log: Number(search.log) > 1 ? Math.floor(Number(search.log)) : undefined,
    page: Number(search.page) > 1 ? Math.floor(Number(search.page)) : undefined,
    per_page: Number(search.per_page) === 20 ? 20 : Number(search.per_page) === 50 ? 50 : undefined,
    search: search.search ? String(search.search) : undefined,
    only: search.only ? userGroups.find(([group]) => group === search.only)?.[0] || undefined : undefined,
    sort_by: sortable.split(" ").includes(String(search.sort_by))
      ? (search.sort_by as SortColumn)
      : undefined,
    sort_order: search.sort_order === "desc" ? "desc" : undefined,
  }),
  component: function AdminRoute() {
    const {
      tab = "users",
      log = 1,
      page = 1,
      per_page = 10,
      search = "",
      only = "",
      sort_by = "name",
      sort_order = "asc",
    } = Route.useSearch();
    const navigate = Route.useNavigate();
    const isSearching = search !== "";
    const setView = useCallback(
      (change: Partial<TableView>) =>
        void navigate({
          search: (now) => ({ ...now, ...change }) as AdminSearch,
          // one search is one step back, however it was typed
          replace: change.search !== undefined && isSearching,
        }),
      [navigate, isSearching],
    );
    const setTab = (next: AdminTab) =>
      void navigate({ search: (now) => ({ ...now, tab: next === "users" ? undefined : next }) });
    return (
      <RequireUser>
        <AdminPage
          tab={tab}
          onTab={setTab}
          log={log}
          onLog={(next) => void navigate({ search: (now) => ({ ...now, log: next > 1 ? next : undefined }) })}
          view={{ page, per_page, search, only, sort_by, sort_order }}
          onView={setView}
        />
      </RequireUser>
    );
  },
});
