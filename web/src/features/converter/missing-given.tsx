import { useUser } from "@/lib/user";
import type { ReviewedFile } from "./decisions";
import { missingFields } from "./given";
import { useAllAsked } from "./template-query";

type MissingGivenProps = {
  files: ReviewedFile[];
  /** the demo asks for nothing */
  isDemo: boolean;
  /** the template of those that have none of their own */
  own: string;
  onShow: (index: number) => void;
};

/** Which CVs lack what their template needs: one that was chosen later may ask for something. */
export function MissingGiven({ files, isDemo, own, onShow }: MissingGivenProps) {
  const { user } = useUser();
  const all = useAllAsked(user);
  const lacking = files.flatMap((file) => {
    const given = Object.fromEntries((file.fields ?? []).map(({ key, value }) => [key, value]));
    const asked = all.find(({ template }) => template === (file.template || own));
    const labels = file.document ? missingFields(asked, given).map(({ label }) => label) : [];
    return asked && labels.length > 0 ? [{ file, template: asked.template, labels }] : [];
  });
  if (isDemo || lacking.length === 0) return null;
  return (
    <ul
      aria-label="What templates need"
      className="no-print rounded-md border-danger border-l-4 bg-surface px-4 py-1 text-[0.9375rem]"
    >
      {lacking.map(({ file, template, labels }) => (
        <li key={file.index} className="flex flex-wrap items-center gap-x-3">
          <span className="min-w-0 break-words">
            {`${template} needs ${new Intl.ListFormat("en-GB").format(labels)}, missing in ${file.name}.`}
          </span>
          {files.length > 1 && (
            <button
              type="button"
              aria-label={`Give it for ${file.name}`}
              className="text-link min-h-11"
              onClick={() => onShow(file.index)}
            >
              Give it
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
