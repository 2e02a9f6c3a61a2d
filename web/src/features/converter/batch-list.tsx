import { Download as DownloadIcon, RotateCcw } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { TaskFile } from "@/lib/conversion";
import { cx } from "@/lib/cx";

type BatchListProps = {
  files: TaskFile[];
  /** index of the CV that is shown below */
  shown: number | undefined;
  onShow: (index: number) => void;
  onDownload: (index: number) => void;
  /** tries these indices again */
  onRetry: (indices: number[]) => void;
  disabled: boolean;
};

/** Every CV of a batch with its state: to show, to download by itself, or to try again. */
export function BatchList({ files, shown, onShow, onDownload, onRetry, disabled }: BatchListProps) {
  const failed = files.filter((file) => file.status !== "Completed").map((file) => file.index);
  return (
    <section aria-label="Result of each CV" className="grid gap-3">
      <ul className="border-line border-t">
        {files.map((file) => (
          <li
            key={file.index}
            className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 border-line border-b py-2 sm:grid-cols-[1fr_auto_auto]"
          >
            <div className="min-w-0">
              <p
                className={cx("truncate font-mono text-sm", file.index === shown && "font-semibold")}
                title={file.name}
              >
                {file.name}
              </p>
              {file.error && <p className="text-ink-soft text-sm">{withCredit(file.error)}</p>}
              {file.status === "Completed" && <p className="text-ink-soft text-sm">{factsOf(file)}</p>}
            </div>
            {file.status === "Completed" ? (
              <Badge tone="ok">Done</Badge>
            ) : (
              <Badge tone="danger">Not converted</Badge>
            )}
            <div className="-ml-2 flex max-sm:col-span-2 sm:w-52 sm:justify-end">
              {file.status === "Completed" ? (
                <>
                  <Button
                    look="quiet"
                    size="sm"
                    className="min-h-11"
                    aria-pressed={file.index === shown}
                    aria-label={`Show ${file.name}`}
                    disabled={file.index === shown}
                    onClick={() => onShow(file.index)}
                  >
                    {file.index === shown ? "Shown below" : "Show"}
                  </Button>
                  <Button
                    look="quiet"
                    size="icon"
                    className="size-11"
                    aria-label={`Download only ${file.name}`}
                    onClick={() => onDownload(file.index)}
                  >
                    <DownloadIcon aria-hidden />
                  </Button>
                </>
              ) : (
                <Button
                  look="quiet"
                  size="sm"
                  className="min-h-11"
                  aria-label={`Try ${file.name} again`}
                  disabled={disabled}
                  onClick={() => onRetry([file.index])}
                >
                  <RotateCcw aria-hidden /> Try again
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {failed.length > 1 && (
        <Button look="outline" className="w-fit" disabled={disabled} onClick={() => onRetry(failed)}>
          <RotateCcw aria-hidden /> {`Try all ${failed.length} again`}
        </Button>
      )}
    </section>
  );
}

const withCredit = (error: string): string =>
  `${error}${/[.!?]$/.test(error) ? "" : "."} The credit is back.`;

function factsOf({ pages, score }: TaskFile): string {
  return [pages > 0 && (pages === 1 ? "1 page" : `${pages} pages`), score !== undefined && `match ${score}%`]
    .filter(Boolean)
    .join(", ");
}
