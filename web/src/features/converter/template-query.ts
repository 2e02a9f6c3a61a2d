import { queryOptions, useQuery } from "@tanstack/react-query";
import { call, send } from "@/lib/api";
import { isAdmin, type User } from "@/lib/user";

/**
 * What the user may choose, "Generic" first (CV-2). The server knows which of the allowed names still exist
 * (D-58) and what the plan adds; until it has answered the profile's own list stands. To an admin the server
 * allows every template there is; the choice stays with the admin's own list all the same.
 */
export function useTemplates(user: User | null): string[] {
  const allowed = allowedTo(user);
  const known = useQuery(templatesQuery(user)).data?.templates;
  if (!known) return allowed;
  return isAdmin(user) ? known.filter((name) => allowed.some((own) => isSame(own, name))) : known;
}

/** Whether the server has answered: until then a kept template may be missing from the list. */
export function useKnowsTemplates(user: User | null): boolean {
  return useQuery(templatesQuery(user)).isSuccess;
}

/** Those whose colour a conversion may change; undefined while it is not known. */
export function useAccented(user: User | null): string[] | undefined {
  return useQuery(templatesQuery(user)).data?.accented;
}

/** What a template asks for with each conversion; undefined = nothing. */
export function useAsked(user: User | null, template: string) {
  return useQuery(templatesQuery(user)).data?.asked?.find((asked) => asked.template === template);
}

/** What all of the user's templates ask for. */
export const useAllAsked = (user: User | null) => useQuery(templatesQuery(user)).data?.asked ?? [];

const allowedTo = (user: User | null): string[] => [
  "Generic",
  ...(user?.allowed_templates ?? []).filter((name) => !isSame(name, "Generic")),
];

const templatesQuery = (user: User | null) =>
  queryOptions({
    queryKey: ["templates", user?.id, user?.subscription_plan, ...allowedTo(user)],
    queryFn: () => call("GET", "/convert/templates"),
    staleTime: 60_000,
  });

/** A template filled with an invented CV. */
export const previewOf = async (name: string): Promise<Blob> =>
  (await send("GET", "/convert/templates/{name}/preview", { params: { name } })).blob();

/** Two names of one template. */
export const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
