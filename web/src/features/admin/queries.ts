import { keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "@/lib/api";
import type { User } from "@/lib/user";
import type { UserGroup } from "./user-groups";

/** What an admin looks up most comes first: on a tablet the last ones are behind a scroll. */
export const columns = [
  ["name", "Name"],
  ["email", "Email"],
  ["subscription_status", "Status"],
  ["credits_remaining", "Credits"],
  ["converted_cvs_count", "Converted"],
  ["subscription_plan", "Plan"],
  ["user_role", "Role"],
  ["organisation", "Organisation"],
  ["created_at", "Created"],
  ["last_login_time", "Last login"],
] as const;

export type SortColumn = (typeof columns)[number][0];

/** AD-2, AD-3: what the table shows, kept in the address. */
export type TableView = {
  page: number;
  per_page: 10 | 20 | 50;
  search: string;
  only: UserGroup | "";
  sort_by: SortColumn;
  sort_order: "asc" | "desc";
};

/** What is set and what is missing before people come. */
export const setupQuery = queryOptions({
  queryKey: ["admin", "setup"],
  queryFn: async () => (await call("GET", "/admin/setup")).items,
  retry: false,
});

export const usersQuery = (view: TableView) =>
  queryOptions({
    queryKey: ["admin", "users", view],
    queryFn: async () => {
      const table = await call("GET", "/admin/users-table", {
        query: { ...view, only: view.only || undefined },
      });
      return {
        users: table.users,
        total: table.total_items ?? table.total,
        pages: Math.max(1, table.total_pages),
      };
    },
    placeholderData: keepPreviousData,
  });

export const userByIdQuery = (id: string) =>
  queryOptions({
    queryKey: ["admin", "user", id],
    queryFn: () => call("GET", "/admin/user/{id}", { params: { id } }),
    gcTime: 0,
  });

export type NewUser = {
  name: string;
  email: string;
  password: string;
  user_role: string;
  organisation: string;
  credits_remaining: number;
  subscription_status: string;
  own_password?: string;
};

/** AD-4, with the templates in the same call: half a user could not be created again. */
export const createUser = (user: NewUser, templates: string[]) =>
  call("POST", "/admin/user", {
    json: templates.length > 0 ? { ...user, allowed_templates: templates } : user,
  });

export type UserChange = Partial<
  Pick<
    User,
    | "name"
    | "email"
    | "organisation"
    | "user_role"
    | "subscription_status"
    | "credits_remaining"
    | "converted_cvs_count"
  >
> & { credits_reason?: string; own_password?: string };

/** AD-5: the fields first, then the templates when they changed. */
export async function updateUser(id: string, change: UserChange, templates: string[] | null): Promise<void> {
  await call("PUT", "/admin/user/{id}", { params: { id }, json: change });
  if (templates) await call("PUT", "/admin/user/{id}/templates", { params: { id }, json: { templates } });
}

export const deleteUser = (id: string, password: string) =>
  call("DELETE", "/admin/user/{id}", { params: { id }, json: { password } });

/** A user came, changed or went: the table, and what it says of the admins above it, are no longer true. */
export const usersChanged = (client: QueryClient): Promise<unknown> =>
  Promise.all(
    [["admin", "users"], setupQuery.queryKey].map((queryKey) => client.invalidateQueries({ queryKey })),
  );

export type DemoAccount = { email: string; password: string };

export const createDemoAccount = (details: { name?: string; organisation?: string }) =>
  call("POST", "/admin/create-demo-account", { json: details });
