import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Pencil } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { FormNotice } from "@/components/ui/form-notice";
import { call } from "@/lib/api";
import { serverTextOr } from "@/lib/errors";
import { focusFirstInvalid } from "@/lib/focus";
import { drawnAnew, resultQuery } from "@/lib/result-queries";
import { toast } from "@/lib/toasts";
import { FieldInputs } from "./asked-fields";
import { decisionsOf, type ReviewedFile } from "./decisions";
import { missingFields, type TemplateAsked } from "./given";
import { leftOut, linesText } from "./left-out";
import { isLoadedAgain } from "./loaded-again";

type GivenFieldsProps = {
  taskId: string;
  file: ReviewedFile;
  /** whose CV it is */
  name: string;
  /** what the present layout asks for */
  asked: TemplateAsked | undefined;
  disabled: boolean;
  /** has the document drawn anew */
  onGiven: () => Promise<unknown>;
  /** loads what another window has made of it */
  onStale: () => Promise<unknown>;
};

/** What was given for this CV, beside what it says; what differs from person to person is written here. */
export function GivenFields({ taskId, file, name, asked, disabled, onGiven, onStale }: GivenFieldsProps) {
  const [isOpen, setOpen] = useState(false);
  const [last, setLast] = useState({ before: 0, cost: 0 }); // lines that went for what was given last
  const isAsked = (asked?.fields.length ?? 0) > 0;
  const fields = file.fields ?? [];
  if (!isAsked && fields.length === 0) return null;
  const cost = Math.min(last.cost, linesOut(file) - last.before); // some may have been put back
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1 pb-2 text-[0.9375rem]">
      <dl aria-label="Given for this CV" className="contents">
        {fields.map(({ label, value, kind }) => (
          <div key={label} className={kind === "note" ? "basis-full" : "min-w-0"}>
            <dt className="inline text-ink-soft">{`${label}: `}</dt>
            <dd className="inline whitespace-pre-line break-words font-semibold">
              {kind === "date" ? dayOf(value) : value}
            </dd>
          </div>
        ))}
      </dl>
      {asked && isAsked && (
        <Button
          look="quiet"
          size="sm"
          className="-ml-2 min-h-11"
          disabled={disabled}
          onClick={() => setOpen(true)}
        >
          <Pencil aria-hidden /> {fields.length > 0 ? "Change for this CV" : `Fields of ${asked.template}`}
        </Button>
      )}
      {cost > 0 && (
        <p role="status" className="basis-full text-danger">
          {`This takes the room of ${linesText(cost)} more of the CV, left out now and named below.`}
        </p>
      )}
      {asked && isOpen && (
        <GiveDialog
          {...{ taskId, file, name, asked, onGiven, onStale }}
          onCost={setLast}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

type GiveDialogProps = Omit<GivenFieldsProps, "disabled" | "asked"> & {
  asked: TemplateAsked;
  /** how many lines were left out before, and how many more are now */
  onCost: (lines: { before: number; cost: number }) => void;
  onClose: () => void;
};

/** Lines of a CV that its document leaves out. */
const linesOut = (file: ReviewedFile): number => leftOut(file, decisionsOf(file)).lines;

function GiveDialog({ taskId, file, name, asked, onGiven, onStale, onCost, onClose }: GiveDialogProps) {
  const client = useQueryClient();
  const [values, setValues] = useState<Record<string, string>>(() =>
    Object.fromEntries((file.fields ?? []).map(({ key, value }) => [key, value])),
  );
  const [isChecked, setChecked] = useState(false);
  const missing = missingFields(asked, values);
  const give = useMutation({
    mutationKey: drawnAnew(taskId),
    mutationFn: async () => {
      const own = asked.fields.flatMap((spec) => [[spec.name, values[spec.name] ?? ""]]);
      const given = await call("PUT", "/convert/fields/{taskId}", {
        params: { taskId },
        json: { file: file.index, revision: file.revision, fields: Object.fromEntries(own) },
      });
      client.setQueryData(
        resultQuery(taskId).queryKey,
        (known) =>
          known && { ...known, files: known.files.map((one) => (one.index === given.index ? given : one)) },
      );
      const before = linesOut(file);
      onCost({ before, cost: linesOut(given) - before });
      onClose();
      await onGiven().catch(() =>
        toast.error("The fields are kept, but the document could not be drawn. Please reload."),
      );
    },
    onError: async (error) => {
      if (await isLoadedAgain(error, onStale)) give.reset(); // what is typed stays
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    const form = event.currentTarget;
    if (missing.length > 0) requestAnimationFrame(() => focusFirstInvalid(form));
    else if (!give.isPending) give.mutate();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={`For ${name}`}
      description={`What ${asked.template} prints beside what this CV says. Other CVs of the conversion keep theirs. It takes room: where the pages are full, lines of the CV may go for it.`}
      footer={
        <>
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="given-fields" disabled={give.isPending}>
            {give.isPending ? "Saving…" : "Save"}
          </Button>
        </>
      }
    >
      <form id="given-fields" noValidate onSubmit={submit} className="grid gap-4">
        <FormNotice
          text={
            give.isError ? serverTextOr(give.error, "The fields could not be kept. Please try again.") : null
          }
        />
        <FieldInputs
          asked={asked}
          values={values}
          missing={isChecked ? missing : []}
          onChange={(change) => setValues({ ...values, ...change })}
        />
      </form>
    </Dialog>
  );
}

const dayOf = (iso: string): string =>
  new Date(`${iso}T00:00:00Z`).toLocaleDateString("en-GB", { dateStyle: "medium", timeZone: "UTC" });
