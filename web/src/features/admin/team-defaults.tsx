import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field, SelectField } from "@/components/ui/field";
import { FormNotice } from "@/components/ui/form-notice";
import { call } from "@/lib/api";
import type { components } from "@/lib/api-schema.gen";
import { serverTextOr } from "@/lib/errors";
import { type CvOptions, lengthHints, modeHints, optionsFrom, privacyLevels } from "@/lib/options";
import { timings } from "@/lib/timings";
import { toast } from "@/lib/toasts";
import { type AdminTemplate, defaultsKey } from "./template-queries";

type Level = keyof typeof privacyLevels;
type Defaults = CvOptions & { template: string };

export const defaultsQuery = queryOptions({
  queryKey: [...defaultsKey],
  queryFn: async (): Promise<Defaults> => {
    const { options } = await call("GET", "/admin/defaults");
    const template = (options as { template?: string } | undefined)?.template || "Generic";
    return { ...optionsFrom((options ?? {}) as Partial<CvOptions>), template };
  },
});

/** The names that hints are given for, to choose from. */
const named = (hints: Record<string, string>) => Object.keys(hints).map((name) => [name, name] as const);

/** D-42: what conversions start with, until their user chooses otherwise. */
export function TeamDefaults({ templates }: { templates: AdminTemplate[] }) {
  const kept = useQuery(defaultsQuery);
  if (kept.isError)
    return <FormNotice text="The team defaults could not be loaded. Please try again later." />;
  return kept.data ? <DefaultsForm kept={kept.data} templates={templates} /> : null;
}

function DefaultsForm({ kept, templates }: { kept: Defaults; templates: AdminTemplate[] }) {
  const client = useQueryClient();
  const [chosen, setForm] = useState(kept);
  // one that was deleted meanwhile is not the default any more
  const isThere = templates.some(({ name }) => name === chosen.template);
  const form = isThere ? chosen : { ...chosen, template: kept.template };
  const set = (change: Partial<Defaults>) => setForm((now) => ({ ...now, ...change }));
  const save = useMutation({
    mutationFn: () =>
      call("PUT", "/admin/defaults", { json: form as unknown as components["schemas"]["Options"] }),
    onSuccess: () => {
      client.setQueryData(defaultsQuery.queryKey, form);
      toast.success(
        "Team defaults saved. They hold from the next conversion on, on pages that are open too.",
      );
    },
    onError: (failure) =>
      toast.error(
        serverTextOr(failure, "The defaults could not be saved. Please try again."),
        timings.adminToast,
      ),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <form aria-label="Team defaults" onSubmit={submit} className="grid gap-4">
      <h2 className="text-xl">Team defaults</h2>
      <p className="max-w-[68ch] text-[0.9375rem] text-ink-soft">
        What conversions start with, until a user chooses otherwise. A template counts for those who may use
        it.
      </p>
      <div className="grid items-end gap-4 sm:grid-cols-3">
        <SelectField
          label="Default template"
          value={form.template}
          options={[...new Set([form.template, ...templates.map(({ name }) => name)])].map(
            (name) => [name, name] as const,
          )}
          onChange={(event) => set({ template: event.target.value })}
        />
        <Field
          label="Default marking"
          autoComplete="off"
          maxLength={60}
          placeholder="none"
          value={form.look.marking ?? ""}
          onChange={(event) => set({ look: { ...form.look, marking: event.target.value } })}
        />
        <SelectField
          label="Blind CV"
          value={form.privacy.level ?? ""}
          options={Object.entries(privacyLevels).map(([key, { name }]) => [key, name] as const)}
          onChange={(event) => set({ privacy: { level: event.target.value as Level } })}
        />
        <SelectField
          label="Default length"
          value={form.length}
          options={named(lengthHints)}
          onChange={(event) => set({ length: event.target.value as Defaults["length"] })}
        />
        <SelectField
          label="Default mode"
          value={form.mode}
          options={named(modeHints)}
          onChange={(event) => set({ mode: event.target.value as Defaults["mode"] })}
        />
        <SelectField
          label="Default person"
          value={form.perspective}
          options={[
            ["FirstPerson", "First person"],
            ["ThirdPerson", "Third person"],
          ]}
          onChange={(event) => set({ perspective: event.target.value as Defaults["perspective"] })}
        />
      </div>
      {!templates.some(({ name, everybody }) => everybody && name === form.template) && (
        <p className="text-ink-soft text-sm">
          {`Only users who are allowed ${form.template} start with it (above, “For everybody”, or Users, Edit user, Allowed templates); all others start with Generic.`}
        </p>
      )}
      <Button type="submit" look="outline" className="w-fit" disabled={save.isPending}>
        Save defaults
      </Button>
    </form>
  );
}
