import { CircleHelp, SlidersHorizontal } from "lucide-react";
import { Button } from "@/components/ui/button";
import { SelectField } from "@/components/ui/field";
import { Tooltip } from "@/components/ui/tooltip";
import { cx } from "@/lib/cx";
import { type CvOptions, describeOptions } from "@/lib/options";
import { messages } from "./messages";
import { OnlyTemplate } from "./template-left";
import { TemplatePictures } from "./template-pictures";

type ConverterHeaderProps = {
  credits: number;
  /** reserved for what is being converted or waits to be accepted */
  reserved: number;
  /** what may be chosen, "Generic" first */
  templates: string[];
  template: string;
  onTemplate: (template: string) => void;
  /** null = those of the conversion on the screen are not known yet */
  options: CvOptions | null;
  onStyling: () => void;
  /** while processing, or with a result (CV-12) */
  locked: boolean;
  /** a result is shown: on a phone it has the room */
  isResult: boolean;
};

export function ConverterHeader({
  credits,
  reserved,
  templates,
  template,
  onTemplate,
  options,
  onStyling,
  locked,
  isResult,
}: ConverterHeaderProps) {
  const isBeside = isResult && reserved === 0; // on a phone the credits stand beside the title of the result
  return (
    // with a result, the page is about that
    <div
      className={cx(
        locked ? "-mb-2 grid gap-3 max-sm:mb-1 sm:-mt-4" : "grid gap-5",
        isBeside && "beside-title max-sm:relative max-sm:mb-0",
      )}
    >
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h1
          className={cx(
            locked ? "font-bold font-display text-2xl" : "page-title",
            isResult && "max-sm:sr-only",
          )}
        >
          CV Converter
        </h1>
        <div
          className={cx(
            "flex flex-wrap items-center gap-x-3",
            isBeside && "max-sm:absolute max-sm:-top-1 max-sm:right-0",
          )}
        >
          <Tooltip text={messages.creditTooltip} isAlone>
            <button
              type="button"
              aria-description={messages.creditTooltip}
              className="inline-flex min-h-10 cursor-help items-center gap-2 rounded-md text-ink-soft"
            >
              <span>
                Credits <span className={cx(isBeside && "max-sm:sr-only")}>remaining</span>{" "}
                <span className="ml-1 font-medium font-mono text-ink text-lg">{credits}</span>
              </span>
              <CircleHelp aria-hidden className="size-4" />
            </button>
          </Tooltip>
          {reserved > 0 && (
            <p className="text-ink-soft">
              {"and "}
              <span className="font-mono text-ink">{reserved}</span> reserved, not charged yet
            </p>
          )}
        </div>
      </div>
      {/* on a phone what cannot be changed now gives its place to the result */}
      <div className={cx("flex flex-wrap items-end gap-x-4 gap-y-3", locked && "max-sm:hidden")}>
        {templates.length > 1 ? (
          <SelectField
            label={isResult ? "Converted in" : "Template"} // which it is drawn in now is chosen beside the result
            className={cx("min-w-44", locked && "sm:grid-cols-[auto_1fr] sm:items-center")}
            // that of an older conversion may not be among them any more
            options={(templates.includes(template) ? templates : [template, ...templates]).map(
              (name) => [name, name] as const,
            )}
            value={template}
            disabled={locked}
            onChange={(event) => onTemplate(event.target.value)}
          />
        ) : (
          !locked && <OnlyTemplate />
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <Button
            look="outline"
            disabled={locked}
            title={isResult ? "For another person or a blind version, see Other options below." : undefined}
            onClick={onStyling}
          >
            <SlidersHorizontal aria-hidden /> Open Styling
          </Button>
          <p className="text-[0.9375rem] text-ink-soft">
            {options && `${locked ? "Made with: " : ""}${describeOptions(options)}`}
            {options && isResult && (
              <span className="sr-only">
                . For another person or a blind version, see Other options below.
              </span>
            )}
          </p>
        </div>
      </div>
      {!locked && <TemplatePictures templates={templates} chosen={template} onChoose={onTemplate} />}
    </div>
  );
}
