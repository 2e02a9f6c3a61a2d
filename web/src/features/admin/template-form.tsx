import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Braces } from "lucide-react";
import { type RefObject, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field, inputStyle } from "@/components/ui/field";
import { FormNotice } from "@/components/ui/form-notice";
import { cx } from "@/lib/cx";
import { serverTextOr } from "@/lib/errors";
import { timings } from "@/lib/timings";
import { toast } from "@/lib/toasts";
import { useReloadUser } from "@/lib/user";
import { addTemplate, type TemplateReport, templatesChanged } from "./template-queries";
import { Translations } from "./translations";

const largest = 10 << 20;

type TemplateFormProps = {
  name: string;
  onName: (name: string) => void;
  /** Names of the uploaded templates; the same name again replaces one. */
  uploaded: string[];
  input: RefObject<HTMLInputElement | null>;
  onKept: () => void;
  onTags: () => void;
};

/** Takes a Word template in; what is wrong with it is said line by line. */
export function TemplateForm({ name, onName: setName, uploaded, input, onKept, onTags }: TemplateFormProps) {
  const client = useQueryClient();
  const reloadUser = useReloadUser();
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  /** what came of the last upload is told until another one is begun */
  const [isTold, setTold] = useState(false);
  const id = useId();
  const replaced = uploaded.find((other) => other.toLowerCase() === name.trim().toLowerCase());
  const add = useMutation({
    mutationFn: addTemplate,
    onSuccess: (report, { name, replace }) => {
      if (!report.ok) return;
      toast.success(`Template ${name} ${replace ? "replaced" : "added"}.`, timings.adminToast);
      onKept();
      clear();
      void templatesChanged(client);
      void reloadUser(); // it is the admin's own now
    },
    onSettled: () => setTold(true),
    onError: (failure) =>
      setProblem(serverTextOr(failure, "The template could not be uploaded. Please try again.")),
  });
  const clear = () => {
    setName("");
    setFile(null);
    if (input.current) input.current.value = "";
  };
  const submit = () => {
    setTold(false);
    const wrong = problemOf(name, file);
    setProblem(wrong);
    if (!wrong && file) add.mutate({ name: replaced ?? name.trim(), file, replace: replaced !== undefined });
  };
  const told = isTold && (!add.data?.ok || name === "") ? add.data : undefined;
  return (
    <form
      noValidate
      aria-label={replaced ? `Replace ${replaced}` : "Add a template"}
      className="grid gap-4 rounded-lg border border-line bg-surface p-4 sm:p-6"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="grid gap-1">
        <h2 className="text-lg">{replaced ? `Replace ${replaced}` : "Add a template"}</h2>
        <p className="max-w-[65ch] text-[0.9375rem] text-ink-soft">
          Download a starter below, change its fonts, colours and order in Word, keep its tags, and upload it
          here. It is checked and filled once with an invented CV before it is kept. Then tick “For everybody”
          in the list below, or allow it to some under Users.
        </p>
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field
          label="Template name"
          value={name}
          maxLength={60}
          hint={replaced && `Takes the place of ${replaced}, for everybody who may use it.`}
          onChange={(event) => setName(event.target.value)}
        />
        <div className="grid gap-1.5">
          <label htmlFor={id} className="font-semibold text-[0.9375rem]">
            Word file (.docx, up to 10 MB)
          </label>
          <input
            ref={input}
            id={id}
            type="file"
            accept=".docx"
            className={cx(
              inputStyle,
              "file:mr-3 file:cursor-pointer file:rounded-sm file:border-0 file:bg-sunken file:-my-1 file:px-3 file:py-1 file:font-semibold file:text-ink",
            )}
            onClick={(event) => {
              // The same file, saved again, is another choice.
              event.currentTarget.value = "";
              setFile(null);
            }}
            onChange={(event) => setFile(event.target.files?.[0] ?? null)}
          />
        </div>
      </div>
      <FormNotice text={problem} />
      {told?.ok && add.variables && (
        <p role="status" className="border-ok border-l-4 pl-3 font-semibold">
          {`${add.variables.name} is ${add.variables.replace ? "replaced" : "added"}.`}
          <span className="font-normal text-ink-soft">
            {" "}
            You can choose it now. For others, tick “For everybody” below, or allow it under Users.
          </span>
        </p>
      )}
      {told && <Findings report={told} />}
      {told && told.translations.length > 0 && <Translations list={told.translations} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={add.isPending}>
          {add.isPending ? "Checking…" : replaced ? "Check and replace" : "Check and add"}
        </Button>
        {replaced && (
          <Button
            look="outline"
            disabled={add.isPending}
            onClick={() => {
              clear();
              setProblem(null);
              setTold(false);
            }}
          >
            Cancel
          </Button>
        )}
        <Button look="outline" onClick={onTags}>
          <Braces aria-hidden /> All tags
        </Button>
      </div>
    </form>
  );
}

function problemOf(name: string, file: File | null): string | null {
  if (name.trim() === "") return "Give the template a name.";
  if (!file) return "Choose a Word file (.docx) to upload.";
  if (!/\.docx$/i.test(file.name)) return "A template is a Word file that ends in .docx. Save it so in Word.";
  if (file.size === 0) return "This file is empty. Save it in Word and choose it again.";
  if (file.size > largest) return "A template may have at most 10 MB.";
  return null;
}

function Findings({ report }: { report: TemplateReport }) {
  const lists = [
    ["This template cannot be used yet:", report.problems, "border-danger bg-danger-soft"],
    ["Worth knowing:", report.warnings, "border-mark bg-sunken"],
  ] as const;
  return lists.map(
    ([title, findings, style]) =>
      findings.length > 0 && (
        <div key={title} role="alert" className={`grid gap-2 rounded-md border-l-4 px-4 py-3 ${style}`}>
          <p className="font-semibold">{title}</p>
          <ul className="grid list-disc gap-2 pl-5 text-[0.9375rem]">
            {findings.map((finding, index) => (
              <li key={index}>
                {finding.message.charAt(0).toUpperCase() + finding.message.slice(1)}
                {finding.text && (
                  <span className="block break-words text-ink-soft text-sm">
                    {placeOf(finding.part)}
                    <span className="font-mono">{finding.text}</span>
                  </span>
                )}
              </li>
            ))}
          </ul>
        </div>
      ),
  );
}

/** Where the paragraph stands, in words of Word. */
function placeOf(part = ""): string {
  if (/header/.test(part)) return "In the header: ";
  if (/footer/.test(part)) return "In the footer: ";
  return "In the paragraph: ";
}
