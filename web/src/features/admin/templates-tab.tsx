import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Check, Download, Eye, ListChecks, RefreshCw, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { DocumentView } from "@/components/document/document-view";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Spinner } from "@/components/ui/loading";
import { saveFile } from "@/lib/conversion";
import { serverTextOr } from "@/lib/errors";
import { timings } from "@/lib/timings";
import { toast } from "@/lib/toasts";
import { useReloadUser } from "@/lib/user";
import { FieldsDialog } from "./fields-dialog";
import { TagsDrawer } from "./tags-drawer";
import { defaultsQuery, TeamDefaults } from "./team-defaults";
import { TemplateForm } from "./template-form";
import {
  type AdminTemplate,
  deleteTemplate,
  type FileKind,
  setTemplateEverybody,
  type TemplateFile,
  templateFile,
  templatesChanged,
  templatesQuery,
} from "./template-queries";

/** The built-in and the uploaded Word templates. */
export function TemplatesTab() {
  const templates = useQuery(templatesQuery);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [doomed, setDoomed] = useState<string | null>(null);
  const defaults = useQuery(defaultsQuery);
  const [isListing, setListing] = useState(false);
  const [asking, setAsking] = useState<AdminTemplate | null>(null);
  const [name, setName] = useState("");
  const fileInput = useRef<HTMLInputElement>(null);
  const fetchFile = useMutation({
    mutationFn: async ({ name, kind }: { name: string; kind: FileKind }) => {
      const file = await templateFile(name, kind);
      if (kind === "starter") saveFile(file.blob, `${name}.docx`);
      else
        setPreview((now) => ({
          ...file,
          name,
          hasOwn: file.isOwn || (kind === "invented" && !!now?.hasOwn),
        }));
    },
    onError: (failure) => toast.error(notFetched(failure), timings.adminToast),
  });
  if (templates.isPending) return <Spinner />;
  if (templates.isError) {
    return (
      <div className="grid justify-items-start gap-4">
        <p>The templates could not be loaded.</p>
        <Button onClick={() => void templates.refetch()}>Retry</Button>
      </div>
    );
  }
  return (
    <div className="grid gap-8">
      <TemplateForm
        name={name}
        onName={setName}
        uploaded={templates.data.filter(({ builtin }) => !builtin).map((template) => template.name)}
        input={fileInput}
        onKept={() => setPreview(null)}
        onTags={() => setListing(true)}
      />
      <ul aria-label="Templates" className="border-line border-t">
        {templates.data.map((template) => (
          <Row
            key={template.name}
            template={template}
            busy={fetchFile.isPending}
            onFile={(kind) => fetchFile.mutate({ name: template.name, kind })}
            onReplace={() => {
              setName(template.name);
              fileInput.current?.focus();
              fileInput.current?.scrollIntoView({ block: "center" });
            }}
            onFields={() => setAsking(template)}
            onDelete={() => setDoomed(template.name)}
          />
        ))}
      </ul>
      {preview && (
        <PreviewSection
          preview={preview}
          busy={fetchFile.isPending}
          onOther={() => fetchFile.mutate({ name: preview.name, kind: preview.isOwn ? "invented" : "last" })}
          onClose={() => setPreview(null)}
        />
      )}
      <TeamDefaults templates={templates.data} />
      {isListing && <TagsDrawer onClose={() => setListing(false)} />}
      {asking && <FieldsDialog template={asking} onClose={() => setAsking(null)} />}
      {doomed !== null && (
        <DeleteDialog
          name={doomed}
          isDefault={defaults.data?.template === doomed}
          onClose={() => setDoomed(null)}
          onDeleted={() => preview?.name === doomed && setPreview(null)}
        />
      )}
    </div>
  );
}

const notFetched = (failure: Error) =>
  serverTextOr(failure, "The file could not be fetched. Please try again.");

type Preview = TemplateFile & {
  name: string;
  /** there is a CV of one's own to look at it with */
  hasOwn: boolean;
};

type PreviewSectionProps = {
  preview: Preview;
  busy: boolean;
  onOther: () => void;
  onClose: () => void;
};

function PreviewSection({ preview, busy, onOther, onClose }: PreviewSectionProps) {
  const { name, blob, isOwn, hasOwn, hasSamples } = preview;
  return (
    <section
      key={name}
      ref={bringIntoView}
      tabIndex={-1}
      aria-label={`Preview of ${name}`}
      className="grid scroll-mt-20 gap-4 outline-none"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">
          {`${name}, filled with ${isOwn ? "the CV you converted last" : "an invented CV"}`}
        </h2>
        <div className="flex flex-wrap gap-3">
          {hasOwn && (
            <Button look="outline" size="sm" className="min-h-11" disabled={busy} onClick={onOther}>
              {isOwn ? "With an invented CV" : "With my last CV"}
            </Button>
          )}
          <Button look="outline" size="sm" className="min-h-11" onClick={onClose}>
            Close preview
          </Button>
        </div>
      </div>
      {(hasSamples || !hasOwn) && (
        <p className="max-w-[65ch] text-[0.9375rem] text-ink-soft">
          {[
            hasSamples && "What stands in brackets as a sample is asked for with each conversion.",
            !hasOwn && "Convert a CV of your own, and the preview shows that one.",
          ]
            .filter(Boolean)
            .join(" ")}
        </p>
      )}
      <DocumentView blob={blob} name={name} />
    </section>
  );
}

/** It opens below the list, where nobody would look for it. */
function bringIntoView(section: HTMLElement | null): void {
  section?.focus({ preventScroll: true });
  section?.scrollIntoView({ block: "start" });
}

type RowProps = {
  template: AdminTemplate;
  busy: boolean;
  onFile: (kind: "last" | "starter") => void;
  onReplace: () => void;
  onFields: () => void;
  onDelete: () => void;
};

function Row({ template, busy, onFile, onReplace, onFields, onDelete }: RowProps) {
  const { name, builtin, size, created_at, asked } = template;
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-2 border-line border-b py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="break-words font-semibold">{name}</p>
        <p className="text-ink-soft text-sm">
          {builtin
            ? "Comes with the product"
            : `${Math.ceil(size / 1024)} KB, added ${created_at.slice(0, 10)}`}
        </p>
        {asked.fields.length > 0 && (
          <p className="text-ink-soft text-sm">
            {`Asks for ${asked.fields.map(({ label, required }) => (required ? `${label} (required)` : label)).join(", ")}`}
          </p>
        )}
      </div>
      <Everybody template={template} />
      <Badge tone={builtin ? "plain" : "ok"}>{builtin ? "Built in" : "Uploaded"}</Badge>
      <div className="-ml-2 flex flex-wrap sm:gap-1">
        <Button
          look="quiet"
          size="sm"
          disabled={busy}
          aria-label={`Preview ${name}`}
          onClick={() => onFile("last")}
        >
          <Eye aria-hidden /> Preview
        </Button>
        <Button
          look="quiet"
          size="sm"
          disabled={busy}
          aria-label={`Download ${name} as a starter`}
          onClick={() => onFile("starter")}
        >
          <Download aria-hidden /> Starter
        </Button>
        <Button look="quiet" size="sm" aria-label={`Fields of ${name}`} onClick={onFields}>
          <ListChecks aria-hidden /> Fields
        </Button>
        {!builtin && (
          <>
            <Button look="quiet" size="sm" aria-label={`Replace ${name}`} onClick={onReplace}>
              <RefreshCw aria-hidden /> Replace
            </Button>
            <Button look="quiet" size="sm" aria-label={`Delete ${name}`} onClick={onDelete}>
              <Trash2 aria-hidden /> Delete
            </Button>
          </>
        )}
      </div>
    </li>
  );
}

/** One tick lets everybody choose it, who has an account and who gets one later; Generic is theirs anyway. */
function Everybody({ template: { name, everybody } }: { template: AdminTemplate }) {
  const client = useQueryClient();
  const reloadUser = useReloadUser();
  // The mutation says that it runs only after this turn; until then the box would jump back.
  const [wanted, setWanted] = useState<boolean | null>(null);
  const set = useMutation({
    mutationFn: setTemplateEverybody,
    onMutate: ({ everybody }) => setWanted(everybody),
    onSettled: () => setWanted(null),
    onSuccess: async (_, { everybody }) => {
      toast.success(
        everybody ? `Everybody may choose ${name}.` : `Only those who are allowed ${name} may choose it.`,
        timings.adminToast,
      );
      await templatesChanged(client);
      void reloadUser();
    },
    onError: (failure) =>
      toast.error(
        serverTextOr(failure, `Who may choose ${name} could not be changed. Please try again.`),
        timings.adminToast,
      ),
  });
  if (name === "Generic") {
    return (
      <p className="flex min-h-11 items-center gap-2 text-ink-soft text-sm">
        <Check aria-hidden className="size-5 p-0.5 text-ok" /> For everybody
      </p>
    );
  }
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2 text-sm">
      <input
        type="checkbox"
        className="size-5 accent-primary"
        checked={wanted ?? everybody}
        // disabled it would lose the focus
        aria-disabled={set.isPending}
        aria-label={`${name} for everybody`}
        onChange={(event) => !set.isPending && set.mutate({ name, everybody: event.target.checked })}
      />
      For everybody
    </label>
  );
}

type DeleteDialogProps = {
  name: string;
  /** the team starts with it */
  isDefault: boolean;
  onClose: () => void;
  onDeleted: () => void;
};

function DeleteDialog({ name, isDefault, onClose, onDeleted }: DeleteDialogProps) {
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: deleteTemplate,
    onSuccess: async () => {
      toast.success("Template deleted.", timings.adminToast);
      onClose();
      onDeleted();
      await templatesChanged(client);
    },
    onError: (failure) =>
      toast.error(
        serverTextOr(failure, "The template could not be deleted. Please try again."),
        timings.adminToast,
      ),
  });
  return (
    <Dialog
      kind="alert"
      open
      onClose={onClose}
      title={`Delete ${name}`}
      footer={
        <>
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button look="danger" disabled={remove.isPending} onClick={() => remove.mutate(name)}>
            Delete template
          </Button>
        </>
      }
    >
      <p>
        Nobody can choose it any more. Past conversions in it are drawn in Generic, until another template is
        chosen for them, which is free. This cannot be undone.
      </p>
      {isDefault && <p className="mt-3">It is the team’s default template: that goes back to Generic.</p>}
    </Dialog>
  );
}
