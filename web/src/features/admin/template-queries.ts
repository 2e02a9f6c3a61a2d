import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { call, send } from "@/lib/api";
import type { components } from "@/lib/api-schema.gen";

export type AdminTemplate = components["schemas"]["TemplateBody"];
export type FieldSpec = components["schemas"]["FieldSpec"];
export type TemplateReport = components["schemas"]["Report"];

export const templatesQuery = queryOptions({
  queryKey: ["admin", "templates"],
  queryFn: async () => (await call("GET", "/admin/templates")).templates,
});

export const defaultsKey = ["admin", "defaults"] as const;

/** A template came, changed or went: the admin's list, what users may choose, their pictures and the team's are no longer true. */
export const templatesChanged = (client: QueryClient): Promise<unknown> =>
  Promise.all(
    [templatesQuery.queryKey, ["templates"], ["thumbnail"], defaultsKey].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );

/** Examines the file and keeps it only when nothing forbids its use. */
export async function addTemplate({
  name,
  file,
  replace,
}: {
  name: string;
  file: File;
  replace: boolean;
}): Promise<TemplateReport> {
  const form = new FormData();
  form.append("file", file, file.name);
  const report = await call("POST", "/admin/templates/check", { form });
  if (!report.ok) return report;
  form.append("name", name);
  if (replace) form.append("replace", "true");
  return (await call("POST", "/admin/templates", { form })).report;
}

export const deleteTemplate = (name: string) =>
  call("DELETE", "/admin/templates/{name}", { params: { name } });

export const setTemplateFields = ({ name, fields }: { name: string; fields: FieldSpec[] }) =>
  call("PUT", "/admin/templates/{name}/fields", { params: { name }, json: { fields } });

/** Whoever has an account may choose it, or those alone whom it is allowed. */
export const setTemplateEverybody = ({ name, everybody }: { name: string; everybody: boolean }) =>
  call("PUT", "/admin/templates/{name}/everybody", { params: { name }, json: { everybody } });

export type TagGroup = components["schemas"]["TagGroup"];

export const tagsQuery = queryOptions({
  queryKey: ["admin", "template-tags"],
  queryFn: async () => (await call("GET", "/admin/templates/tags")).groups,
  staleTime: Number.POSITIVE_INFINITY,
});

/** "last" is filled with the admin's last CV, or an invented one where that cannot be shown; "starter" is the template itself. */
export type FileKind = "last" | "invented" | "starter";

/** `hasSamples`: a field that nobody has given stands there in brackets. */
export type TemplateFile = { blob: Blob; isOwn: boolean; hasSamples: boolean };

export async function templateFile(name: string, kind: FileKind): Promise<TemplateFile> {
  const params = { name };
  const response =
    kind === "starter"
      ? await send("GET", "/admin/templates/{name}/starter", { params })
      : await send("GET", "/admin/templates/{name}/preview", {
          params,
          ...(kind === "last" && { query: { last: true } }),
        });
  const { headers } = response;
  return {
    blob: await response.blob(),
    isOwn: headers.get("X-Preview-Of") === "own",
    hasSamples: headers.get("X-Preview-Samples") === "true",
  };
}

export const auditPageSize = 50;

/** What of the trail is looked at: words, and days in UTC; "" = all. */
export type AuditFilter = { q: string; from: string; until: string };

export const auditQuery = (page: number, filter: AuditFilter) =>
  queryOptions({
    queryKey: ["admin", "audit", page, filter],
    queryFn: async () =>
      (await call("GET", "/admin/audit", { query: { page, per_page: auditPageSize, ...filter } })).events,
  });

export const auditTable = async (filter: AuditFilter): Promise<Blob> =>
  (await send("GET", "/admin/audit.csv", { query: filter })).blob();
