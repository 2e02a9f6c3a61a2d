import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { CheckField } from "@/components/ui/check-field";
import { Dialog } from "@/components/ui/dialog";
import { Field, SelectField, TextArea } from "@/components/ui/field";
import { FormNotice } from "@/components/ui/form-notice";
import { serverTextOr } from "@/lib/errors";
import { focusFirstInvalid } from "@/lib/focus";
import { timings } from "@/lib/timings";
import { toast } from "@/lib/toasts";
import { type AdminTemplate, type FieldSpec, setTemplateFields, templatesChanged } from "./template-queries";

const kinds = [
  ["text", "One line"],
  ["note", "Several lines"],
  ["number", "Number"],
  ["date", "Date"],
  ["choice", "Choice"],
] as const;

const most = 20;

/** The tag name of a label: "Day rate (£)" is day_rate. */
const nameOf = (label: string): string =>
  label
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9\s_-]/g, "")
    .replace(/[\s_-]+/g, "_")
    .replace(/^[_\d]+|_+$/g, "");

type Draft = FieldSpec & {
  key: number;
  /** the name follows the label until it is typed, and while the field is new */
  isNamed: boolean;
};

/** What a template asks for with each conversion. */
export function FieldsDialog({ template, onClose }: { template: AdminTemplate; onClose: () => void }) {
  const client = useQueryClient();
  const next = useRef(template.asked.fields.length);
  const list = useRef<HTMLOListElement>(null);
  const [drafts, setDrafts] = useState<Draft[]>(() =>
    template.asked.fields.map((spec, key) => ({ ...spec, key, isNamed: true })),
  );
  const kept = useRef<Draft[] | null>(null);
  const [isChecked, setChecked] = useState(false);
  const save = useMutation({
    mutationFn: setTemplateFields,
    onMutate: () => {
      kept.current = drafts;
    },
    onSuccess: async ({ without_tag }) => {
      toast.success(`${template.name} asks for its new fields.`, timings.adminToast);
      if (!without_tag?.length) onClose();
      await templatesChanged(client);
    },
  });
  // What is saved with a hint stays open, and says so: there is nothing to cancel any more, nor to save twice.
  const isKept = save.isSuccess && kept.current === drafts;
  const change = (key: number, to: Partial<Draft>) =>
    setDrafts((before) => before.map((draft) => (draft.key === key ? { ...draft, ...to } : draft)));
  const move = (at: number, by: -1 | 1) =>
    setDrafts((before) => {
      const after = [...before];
      const [moved] = after.splice(at, 1);
      if (moved) after.splice(at + by, 0, moved);
      return after;
    });
  const focusField = (at: number) =>
    requestAnimationFrame(() => list.current?.children[at]?.querySelector<HTMLElement>("input")?.focus());
  const add = () => {
    const key = next.current++;
    setDrafts([...drafts, { key, isNamed: false, name: "", label: "", kind: "text", required: false }]);
    focusField(drafts.length);
  };
  const remove = (key: number) => {
    setDrafts(drafts.filter((draft) => draft.key !== key));
    focusField(0);
  };
  const optional = drafts.find(({ required, name }) => !required && name);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if (drafts.some(faultOf)) return focusFirstInvalid(event.currentTarget);
    const fields = drafts.map(({ key: _key, isNamed: _isNamed, choices, ...spec }) => ({
      ...spec,
      ...(spec.kind === "choice" && { choices: choices ?? [] }),
    }));
    save.mutate({ name: template.name, fields });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Fields of ${template.name}`}
      description="Asked for with each conversion in this template, and printed where its tags say."
      footer={
        <>
          <Button look="outline" onClick={onClose}>
            {isKept ? "Close" : "Cancel"}
          </Button>
          <Button type="submit" form="template-fields" disabled={save.isPending || isKept}>
            Save fields
          </Button>
        </>
      }
    >
      <form id="template-fields" noValidate onSubmit={submit} className="grid gap-5">
        {template.builtin && template.asked.fields.length === 0 && (
          <p className="border-mark border-l-4 bg-sunken px-4 py-3 text-[0.9375rem]">
            {`${template.name} comes with the product and has no place for fields: what is given for them would not be printed. To print it, download its starter, write the field's tag where the value belongs, and upload the file as a template of your own.`}
          </p>
        )}
        {drafts.length === 0 && (
          <p className="text-ink-soft">
            Nothing is asked for. Add a field for what no CV says: a reference, a rate, when somebody is free.
          </p>
        )}
        <ol ref={list} className="grid gap-5">
          {drafts.map((draft, at) => (
            <FieldRow
              key={draft.key}
              draft={draft}
              fault={isChecked ? faultOf(draft) : null}
              onChange={(to) => change(draft.key, to)}
              onUp={at > 0 ? () => move(at, -1) : null}
              onDown={at < drafts.length - 1 ? () => move(at, 1) : null}
              onRemove={() => remove(draft.key)}
            />
          ))}
        </ol>
        {optional?.name && (
          <p className="text-ink-soft text-sm">
            {"Words beside a tag stay where nothing is given for it. Write "}
            <span className="break-all font-mono">{`{{#fields.${optional.name}}}`}</span>
            {" before them and "}
            <span className="break-all font-mono">{`{{/fields.${optional.name}}}`}</span>
            {" behind, and they go with it."}
          </p>
        )}
        <div>
          <Button look="outline" onClick={add} disabled={drafts.length >= most}>
            <Plus aria-hidden /> Add a field
          </Button>
        </div>
        {save.data?.without_tag?.length && !save.isPending && (
          <p
            ref={leadThere}
            role="status"
            tabIndex={-1}
            className="border-mark border-l-4 pl-3 text-[0.9375rem]"
          >
            {`Saved, but ${template.name} has no tag for ${save.data.without_tag.join(", ")}: ${save.data.without_tag.length > 1 ? "they are" : "it is"} asked for with each conversion and printed nowhere. Add the tag to the Word file and replace the template, or remove the field.`}
          </p>
        )}
        <FormNotice
          leads
          text={
            save.isError ? serverTextOr(save.error, "The fields could not be saved. Please try again.") : null
          }
        />
      </form>
    </Dialog>
  );
}

/** The dialog is longer than the screen: what is said at its foot is scrolled to. */
function leadThere(said: HTMLElement | null): void {
  said?.focus();
}

/** What a field lacks; its name follows its label. */
type Fault = "label" | "name" | null;

const faultOf = ({ label, name }: Draft): Fault => {
  if (!label.trim()) return "label";
  return name.trim() ? null : "name";
};

type FieldRowProps = {
  draft: Draft;
  fault: Fault;
  onChange: (to: Partial<Draft>) => void;
  /** null at the end of the list */
  onUp: (() => void) | null;
  onDown: (() => void) | null;
  onRemove: () => void;
};

function FieldRow({ draft, fault, onChange, onUp, onDown, onRemove }: FieldRowProps) {
  const { label, name, kind, required, choices = [] } = draft;
  const called = label.trim() || "this field";
  return (
    <li className="grid gap-4 rounded-lg border border-line p-4">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field
          label="Label"
          required
          maxLength={40}
          autoComplete="off"
          placeholder="Day rate"
          {...(fault === "label" && { error: "Every field needs a label." })}
          value={label}
          onChange={(event) => {
            const { value } = event.target;
            onChange({ label: value, ...(!draft.isNamed && { name: nameOf(value) }) });
          }}
        />
        <SelectField
          label="Kind"
          value={kind}
          options={kinds}
          onChange={(event) => onChange({ kind: event.target.value as FieldSpec["kind"] })}
        />
      </div>
      <Field
        label="Name in the tag"
        required
        maxLength={40}
        autoComplete="off"
        spellCheck={false}
        value={name}
        {...(fault === "name" && { error: "Every field needs a name for its tag." })}
        hint={<span className="break-all font-mono">{`{{fields.${name || "name"}}}`}</span>}
        onChange={(event) => onChange({ name: event.target.value, isNamed: true })}
      />
      {kind === "choice" && (
        <TextArea
          label="Choices"
          hint="One on each line."
          value={choices.join("\n")}
          onChange={(event) => onChange({ choices: event.target.value.split("\n") })}
        />
      )}
      <div className="flex flex-wrap items-start justify-between gap-3">
        <CheckField
          label="Required"
          hint="Nothing is converted without it."
          checked={required}
          onChange={(event) => onChange({ required: event.target.checked })}
        />
        <div className="flex gap-1">
          <Button
            look="quiet"
            size="icon"
            aria-label={`Move ${called} up`}
            disabled={!onUp}
            onClick={() => onUp?.()}
          >
            <ArrowUp aria-hidden />
          </Button>
          <Button
            look="quiet"
            size="icon"
            aria-label={`Move ${called} down`}
            disabled={!onDown}
            onClick={() => onDown?.()}
          >
            <ArrowDown aria-hidden />
          </Button>
          <Button look="quiet" size="icon" aria-label={`Remove ${called}`} onClick={onRemove}>
            <Trash2 aria-hidden />
          </Button>
        </div>
      </div>
    </li>
  );
}
