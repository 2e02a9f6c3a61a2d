import { Thumbnail } from "@/components/document/thumbnail";
import { cx } from "@/lib/cx";
import { previewOf } from "./template-query";

/** Those that have a picture of their first page; the server's tests see to it that it is the present one. */
const pictured = [
  "Generic",
  "Modern",
  "Corporate",
  "Defence",
  "Europass",
  "Compact",
  "Sidebar",
  "Academic",
  "Agency",
];

type TemplatePicturesProps = {
  templates: string[];
  chosen: string;
  onChoose: (template: string) => void;
};

/** First pages of the designs, to choose by their look; those of the organisation's own are drawn here. */
export function TemplatePictures({ templates, chosen, onChoose }: TemplatePicturesProps) {
  if (templates.length < 2) return null;
  return (
    <ul aria-label="Designs" className="-m-1 flex gap-2 overflow-x-auto p-1">
      {templates.map((name) => (
        <li key={name} className="shrink-0">
          <button
            type="button"
            aria-pressed={name === chosen}
            onClick={() => onChoose(name)}
            className={cx(
              "grid w-24 cursor-pointer gap-1.5 rounded-md p-1.5 text-ink-soft text-sm sm:w-28",
              "hover:bg-sunken hover:text-ink aria-pressed:text-ink",
              name === chosen && "outline outline-2 outline-primary",
            )}
          >
            {pictured.includes(name) ? (
              <img
                src={`/media/templates/${name.toLowerCase()}.png`}
                alt=""
                width={298}
                height={421}
                className="h-auto w-full rounded-sm border border-line bg-paper"
              />
            ) : (
              <Thumbnail name={name} load={() => previewOf(name)} />
            )}
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}
