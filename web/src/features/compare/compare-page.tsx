import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { FileSpreadsheet, FileText } from "lucide-react";
import { useState } from "react";
import { usePutBackQuestion } from "@/components/put-back-question";
import { Button } from "@/components/ui/button";
import { FormNotice } from "@/components/ui/form-notice";
import { Link } from "@/components/ui/link";
import { Spinner } from "@/components/ui/loading";
import { Tabs } from "@/components/ui/tabs";
import { saveFile } from "@/lib/conversion";
import { serverTextOr } from "@/lib/errors";
import { theName } from "@/lib/put-back";
import { toast } from "@/lib/toasts";
import { AdvertView } from "./advert-view";
import { AdvertsPanel } from "./adverts-panel";
import { CandidatesPanel } from "./candidates-panel";
import { type AdvertChoice, most, type Pick, pickId } from "./comparison";
import {
  advertName,
  comparisonQuery,
  converted,
  type Format,
  fetchComparison,
  pastQuery,
  takeNameOut,
} from "./queries";

type ComparePageProps = {
  picks: Pick[];
  /** conversions whose adverts the address names */
  jobs: string[];
  /** pasted and chosen adverts that the address names; they are kept for this visit, so that Back finds them */
  own: string[];
  /** the conversion that the user came from, or the CV of it: task/file */
  from: string | undefined;
  /** what the address is to name */
  onChange: (change: { picks?: Pick[]; jobs?: string[]; own?: string[] }) => void;
};

const ownKey = (id: string) => ["comparison advert", id];

/** Up to ten converted CVs beside the requirements of up to three adverts (D-95). */
export function ComparePage({ picks, jobs, own, from, onChange }: ComparePageProps) {
  const client = useQueryClient();
  const adverts: AdvertChoice[] = [
    ...jobs.map((taskId) => ({ kind: "task" as const, id: taskId, taskId })),
    ...own.flatMap((id) => client.getQueryData<AdvertChoice>(ownKey(id)) ?? []),
  ].slice(0, most.adverts);
  const add = (advert: AdvertChoice) => {
    if (advert.kind === "task") return onChange({ jobs: [...jobs, advert.taskId] });
    client.setQueryDefaults(ownKey(advert.id), { gcTime: Number.POSITIVE_INFINITY });
    client.setQueryData(ownKey(advert.id), advert);
    onChange({ own: [...own, advert.id] });
  };
  const past = useQuery(pastQuery(""));
  const comparison = useQuery(comparisonQuery(picks, adverts));
  const isAsked = picks.length > 0 && adverts.length > 0;
  const sheet = isAsked ? comparison.data : undefined;
  const [tab, setTab] = useState("0");
  const known = past.data?.items ?? [];
  const names = new Map([
    ...converted(known).map(({ pick, name }) => [pickId(pick), name] as const),
    ...(comparison.data?.candidates ?? []).map(
      ({ task_id, file, name, upload }) =>
        [pickId({ taskId: task_id, file }), upload ? `${name} · ${upload}` : name] as const,
    ),
  ]);
  const advertTitle = (advert: AdvertChoice, at: number): string => {
    const item = advert.kind === "task" ? known.find(({ task_id }) => task_id === advert.taskId) : undefined;
    const title = !comparison.isPlaceholderData && sheet?.adverts?.[at]?.title;
    return (
      title || (item && advertName(item)) || (advert.kind === "file" ? advert.file.name : `Advert ${at + 1}`)
    );
  };
  const { question, ask } = usePutBackQuestion();
  const save = useMutation({
    mutationFn: async (format: Format) => {
      const named = (sheet?.candidates ?? []).filter((candidate) => candidate.named);
      if (named.length > 0) {
        const answer = await ask(
          named.map(({ name }) => ({ name, what: [theName] })),
          picks.length,
          true,
        );
        if (answer === null) return null;
        if (answer === "out") {
          for (const { task_id, file } of named) await takeNameOut(task_id, file);
          void client.invalidateQueries();
        }
      }
      return fetchComparison(picks, adverts, format);
    },
    onSuccess: (made) => made && saveFile(made.blob, made.filename),
    onError: (error) => toast.error(serverTextOr(error, "The file could not be made. Please try again.")),
  });
  const [only, other] = new Set(picks.map(({ taskId }) => taskId));
  const back = from ?? (other ? undefined : only);
  const shown = String(Math.min(Number(tab), (sheet?.adverts?.length ?? 1) - 1));
  return (
    // What was chosen takes little room, so that of the table more than its head is in sight.
    <div className="page flex flex-1 flex-col gap-6 py-6 sm:py-8">
      <div className="grid gap-2">
        <h1 className="page-title">Compare candidates</h1>
        <p className="max-w-[62ch] text-ink-soft lg:max-w-none">
          Who shows what the job asks for, in the words of the CVs. The score counts requirements only: name,
          sex, age, address and the names of schools have no part in it.
        </p>
      </div>
      <div className="no-print grid gap-x-10 gap-y-6 lg:grid-cols-2">
        <CandidatesPanel
          picks={picks}
          nameOf={(pick) => names.get(pickId(pick)) ?? "CV"}
          onChange={(next) => onChange({ picks: next })}
        />
        <AdvertsPanel
          adverts={adverts}
          nameOf={advertTitle}
          onAdd={add}
          onRemove={(id) =>
            onChange({ jobs: jobs.filter((job) => job !== id), own: own.filter((other) => other !== id) })
          }
        />
      </div>
      <FormNotice
        text={
          isAsked && comparison.isError
            ? serverTextOr(comparison.error, "The comparison could not be made. Please try again.")
            : null
        }
      />
      {isAsked && comparison.isPending && <Spinner label="Comparing" />}
      {sheet && !comparison.isError && (
        <section aria-label="Comparison" aria-busy={comparison.isFetching} className="grid gap-5">
          <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
            <h2 className="min-w-0 text-2xl">
              {sheet.adverts?.length === 1 ? sheet.adverts[0]?.title : `${sheet.adverts?.length} adverts`}
            </h2>
            <div className="no-print flex flex-wrap gap-2">
              <Button look="outline" disabled={save.isPending} onClick={() => save.mutate("xlsx")}>
                <FileSpreadsheet aria-hidden /> Download for Excel
              </Button>
              <Button look="outline" disabled={save.isPending} onClick={() => save.mutate("docx")}>
                <FileText aria-hidden /> Download for Word
              </Button>
            </div>
          </div>
          {sheet.adverts?.length === 1 && sheet.adverts[0] ? (
            <AdvertView sheet={sheet} advert={sheet.adverts[0]} />
          ) : (
            <Tabs
              label="Adverts"
              value={shown}
              onChange={setTab}
              tabs={(sheet.adverts ?? []).map((advert, at) => ({
                value: String(at),
                label: advert.title,
                panel: <AdvertView sheet={sheet} advert={advert} />,
              }))}
            />
          )}
          <p className="no-print max-w-[68ch] text-[0.9375rem] text-ink-soft">
            To download or convert some of them again, open one by its name: in the list of its conversion
            they can be ticked. Who is out of the running goes by the cross at the name above.
          </p>
        </section>
      )}
      {question}
      <p className="no-print border-line border-t pt-6 text-[0.9375rem] text-ink-soft">
        <Link
          to={back ? `/Application/${back}` : "/Application"}
          className="text-link inline-flex min-h-11 items-center"
        >
          {back ? "Back to the conversion" : "Back to the converter"}
        </Link>
      </p>
    </div>
  );
}
