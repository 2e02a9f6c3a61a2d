import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "@/lib/api";

const unprintedQuery = (taskId: string, template: string, revision: string) =>
  queryOptions({
    queryKey: ["unprinted", taskId, template, revision],
    queryFn: () => call("GET", "/convert/unprinted/{taskId}", { params: { taskId }, query: { template } }),
  });

type UnprintedPanelProps = {
  taskId: string;
  /** the place of the CV among the conversion's files */
  file: number;
  /** in which the document is drawn */
  template: string;
  /** of the result: another one may hold other texts */
  revision: string;
};

/** What the document leaves out because its template has no tag for it; built-in templates have them all. */
export function UnprintedPanel({ taskId, file, template, revision }: UnprintedPanelProps) {
  const list = useQuery(unprintedQuery(taskId, template, revision)).data?.files?.[file] ?? [];
  if (list.length === 0) return null;
  const count = list.reduce((sum, { texts }) => sum + texts, 0);
  return (
    <section
      aria-label="Not in this document"
      className="no-print grid gap-2 rounded-md border-danger border-l-4 bg-surface px-4 py-4 sm:px-6"
    >
      <h3 className="text-lg">
        {`The template ${template} leaves out ${count === 1 ? "1 text" : `${count} texts`} of this CV`}
      </h3>
      <p className="max-w-[68ch] text-[0.9375rem] text-ink-soft">
        It has no tag for them, so they are on no page of the document. Choose another template, or ask your
        administrator to add the tags.
      </p>
      <ul className="list-disc pl-5 text-[0.9375rem]">
        {list.map(({ section, text }) => (
          <li key={section} className="break-words">
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
