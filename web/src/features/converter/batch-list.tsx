import { Download as DownloadIcon, History, RotateCcw, Upload } from "lucide-react";
import { type ComponentProps, useRef } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { readable } from "@/components/ui/drop-zone";
import { SelectField } from "@/components/ui/field";
import type { TaskFile } from "@/lib/conversion";
import { cx } from "@/lib/cx";
import { type Gravity, gravitiesText } from "@/lib/gravity";
import { settings } from "@/lib/settings";
import { inOrder, type Order, orders } from "./batch-order";
import { CompareLink } from "./compare-link";
import { leftOutText } from "./left-out";

type BatchListProps = {
  taskId: string;
  files: TaskFile[];
  /** index of the CV that is shown below */
  shown: number | undefined;
  /** whose CV it is, as far as is known */
  personOf: (index: number) => string | undefined;
  /** why one waits: what its length costs, or what makes its reading doubtful; undefined = not known yet */
  costOf: (index: number) => string | undefined;
  /** why one is withheld, for it may not be blind; undefined = it is not */
  withheldOf: (index: number) => string | undefined;
  /** how many of its lines the document leaves out */
  leftOf: (index: number) => number;
  /** how much of it is to be checked; undefined = not known yet */
  checksOf: (index: number) => number | undefined;
  /** how it stands before it goes out; undefined = not known yet */
  gravityOf: (index: number) => Gravity | undefined;
  /** how long its document is */
  pagesOf: (index: number) => number | undefined;
  onShow: (index: number) => void;
  onDownload: (index: number) => void;
  /** tries these indices again */
  onRetry: (indices: number[]) => void;
  /** converts these files in place of those that cannot be read */
  onReplace: (files: File[]) => void;
  disabled: boolean;
  hasJob: boolean;
  order: Order;
  onOrder: (order: Order) => void;
  /** the indices of those that are ticked */
  chosen: number[];
  onChoose: (indices: number[]) => void;
  onDownloadChosen: () => void;
  /** takes those that are ticked for a new conversion */
  onUseAgain: () => void;
};

/** What went wrong on our side, or was cancelled, may work the next time; a file that cannot be read never does. */
const mayWork = (file: TaskFile): boolean => file.status === "Error" || isCancelled(file);
const isCancelled = ({ stage }: TaskFile): boolean => stage === "cancelled";

/** Every CV of a batch with its state: to show, to download by itself, to try again or to replace. */
export function BatchList({
  taskId,
  files,
  shown,
  personOf,
  costOf,
  withheldOf,
  leftOf,
  checksOf,
  gravityOf,
  pagesOf,
  onShow,
  onDownload,
  onRetry,
  onReplace,
  disabled,
  hasJob,
  order,
  onOrder,
  chosen,
  onChoose,
  onDownloadChosen,
  onUseAgain,
}: BatchListProps) {
  const done = files.filter((file) => file.status === "Completed");
  const isAll = done.length > 0 && chosen.length === done.length;
  const offered = orders.filter(
    ([name]) => name !== "match" || files.some(({ score }) => (score ?? -1) >= 0),
  );
  const failed = files.filter((file) => file.status !== "Completed");
  const known = done.flatMap(({ index }) => gravityOf(index) ?? []);
  const isMixed = new Set(known).size > 1;
  const again = failed.filter(mayWork).map((file) => file.index);
  const broken = failed.filter((file) => !mayWork(file));
  return (
    <section aria-label="Result of each CV" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <label className="flex min-h-11 items-center gap-3 pr-2">
            <input
              type="checkbox"
              className="size-5 shrink-0 accent-primary"
              ref={(box) => {
                if (box) box.indeterminate = chosen.length > 0 && !isAll;
              }}
              checked={isAll}
              onChange={() => onChoose(isAll ? [] : done.map(({ index }) => index))}
            />
            {chosen.length > 0 ? `${chosen.length} chosen` : "Choose all"}
          </label>
          {chosen.length > 0 && (
            <>
              <Button
                look="outline"
                size="sm"
                className="min-h-11"
                disabled={disabled}
                onClick={onDownloadChosen}
              >
                <DownloadIcon aria-hidden />
                {files.some(({ index, held }) => held && !withheldOf(index) && chosen.includes(index))
                  ? "Accept and download chosen"
                  : "Download chosen"}
              </Button>
              <Button look="outline" size="sm" className="min-h-11" disabled={disabled} onClick={onUseAgain}>
                <History aria-hidden /> Use chosen again
              </Button>
              <CompareLink
                taskId={taskId}
                files={done.filter(({ index }) => chosen.includes(index))}
                hasJob={hasJob}
                isChosen
              />
            </>
          )}
        </div>
        <SelectField
          label="Order"
          className="grid-cols-[auto_1fr] items-center"
          options={offered}
          value={order}
          onChange={({ target }) => onOrder(target.value as Order)}
        />
      </div>
      {known.length > 0 && (
        <p className="flex min-h-11 flex-wrap items-center gap-x-4 text-[0.9375rem] text-ink-soft">
          {`${gravitiesText(known)}.`}
          {isMixed && order !== "status" && (
            <button type="button" className="text-link tap" onClick={() => onOrder("status")}>
              Sort by that
            </button>
          )}
        </p>
      )}
      <ul className="border-line border-t">
        {inOrder(files, order, { personOf, leftOf, withheldOf, checksOf, gravityOf }).map((file) => (
          <li
            key={file.index}
            // on a phone what has no room beside its name stands below it
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-b py-2 md:grid md:grid-cols-[1.25rem_1fr_auto_auto]"
          >
            {file.status === "Completed" ? (
              <input
                type="checkbox"
                className="size-5 accent-primary"
                aria-label={`Choose ${file.name}`}
                checked={chosen.includes(file.index)}
                onChange={() =>
                  onChoose(
                    chosen.includes(file.index)
                      ? chosen.filter((other) => other !== file.index)
                      : [...chosen, file.index],
                  )
                }
              />
            ) : (
              <span className="w-5" />
            )}
            <div className="min-w-0 grow basis-40">
              <p
                className={cx("truncate font-mono text-sm", file.index === shown && "font-semibold")}
                title={file.name}
              >
                {file.name}
              </p>
              {file.error && <p className="text-ink-soft text-sm">{withCredit(file.error)}</p>}
              {file.status === "Completed" && (
                <p className="text-ink-soft text-sm">
                  {factsOf(file, personOf(file.index), pagesOf(file.index) ?? file.pages)}
                </p>
              )}
              {file.status === "Completed" && leftOf(file.index) > 0 && (
                <p className="text-danger text-sm">{leftOutText(leftOf(file.index))}</p>
              )}
              {withheldOf(file.index) && (
                <p className="text-danger text-sm">{`${withheldOf(file.index)}. ${file.index === shown ? "Give it below." : "Show it to give its name."}`}</p>
              )}
              {file.held && (
                <p className="text-ink-soft text-sm">
                  {costOf(file.index)} Looking is free; accepting or downloading it uses 1 credit.
                </p>
              )}
            </div>
            <StateBadges
              file={file}
              isWithheld={withheldOf(file.index) !== undefined}
              checks={checksOf(file.index)}
              gravity={gravityOf(file.index)}
            />
            <div className="-ml-2 flex flex-wrap max-md:basis-full md:w-52 md:justify-end">
              {file.status === "Completed" ? (
                <>
                  <Button
                    look="quiet"
                    size="sm"
                    className={cx("min-h-11", file.index === shown && "text-ink-soft! opacity-100!")} // said, not only barred
                    aria-pressed={file.index === shown}
                    aria-label={`Show ${file.name}`}
                    disabled={file.index === shown}
                    onClick={() => onShow(file.index)}
                  >
                    {file.index === shown ? "Shown below" : "Show"}
                  </Button>
                  {!withheldOf(file.index) && (
                    <Button
                      look="quiet"
                      size="icon"
                      className="size-11"
                      aria-label={`Download only ${file.name}`}
                      onClick={() => onDownload(file.index)}
                    >
                      <DownloadIcon aria-hidden />
                    </Button>
                  )}
                </>
              ) : mayWork(file) ? (
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
              ) : (
                <FilePicker
                  look="quiet"
                  size="sm"
                  label={`Choose another file for ${file.name}`}
                  disabled={disabled}
                  onPick={onReplace}
                >
                  <Upload aria-hidden /> Choose another file
                </FilePicker>
              )}
            </div>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 empty:hidden">
        {again.length > 1 && (
          <Button look="outline" className="w-fit" disabled={disabled} onClick={() => onRetry(again)}>
            <RotateCcw aria-hidden /> {`Try all ${again.length} again`}
          </Button>
        )}
        {broken.length > 1 && (
          <FilePicker look="outline" disabled={disabled} isMany onPick={onReplace}>
            <Upload aria-hidden /> {`Choose other files for these ${broken.length}`}
          </FilePicker>
        )}
      </div>
    </section>
  );
}

type StateBadgesProps = {
  file: TaskFile;
  isWithheld: boolean;
  checks: number | undefined;
  gravity: Gravity | undefined;
};

/** What is to be done about a CV, before what it is: done is what needs no look, small notes or none. */
function StateBadges({ file, isWithheld, checks = 0, gravity }: StateBadgesProps) {
  if (isCancelled(file)) return <Badge>Cancelled</Badge>;
  if (file.status !== "Completed") return <Badge tone="danger">Not converted</Badge>;
  const notes = checks > 0 && (checks === 1 ? "1 small note" : `${checks} small notes`);
  const isOpen = isWithheld || Boolean(file.held);
  const toCheck = checks > 0 ? `: ${checks} to check` : "";
  return (
    <div className="flex flex-wrap gap-1.5 md:justify-end">
      {gravity === "mend" && !isWithheld && <Badge tone="danger">{`Mend first${toCheck}`}</Badge>}
      {gravity === "look" && <Badge tone="mark">{`${checks} to check`}</Badge>}
      {gravity === "fine" && isOpen && notes && <Badge>{notes}</Badge>}
      {isWithheld && <Badge tone="danger">Withheld</Badge>}
      {!isWithheld && file.held && <Badge>Not charged yet</Badge>}
      {gravity === "fine" && !isOpen && <Badge tone="ok">{notes ? `Done, ${notes}` : "Done"}</Badge>}
      {!gravity && !isOpen && <Badge>Done</Badge>}
    </div>
  );
}

type FilePickerProps = Pick<ComponentProps<typeof Button>, "look" | "size" | "disabled" | "children"> & {
  label?: string;
  isMany?: boolean;
  onPick: (files: File[]) => void;
};

/** A button that asks for files. */
function FilePicker({ label, isMany, onPick, ...button }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={readable.join(",")}
        multiple={isMany}
        onChange={({ target }) => {
          const picked = [...(target.files ?? [])].slice(0, settings.max_files);
          target.value = "";
          if (picked.length > 0) onPick(picked);
        }}
      />
      <Button
        {...button}
        className="min-h-11 w-fit"
        aria-label={label}
        onClick={() => input.current?.click()}
      />
    </>
  );
}

const withCredit = (error: string): string =>
  /credit/i.test(error) ? error : `${error}${/[.!?]$/.test(error) ? "" : "."} The credit is back.`;

function factsOf({ score }: TaskFile, person: string | undefined, pages: number): string {
  return [
    person,
    pages > 0 && (pages === 1 ? "1 page" : `${pages} pages`),
    score !== undefined && `match ${score}%`,
  ]
    .filter(Boolean)
    .join(", ");
}
