import { Tooltip } from "@base-ui/react/tooltip";
import { Check, CircleDashed, Contrast } from "lucide-react";
import { useId, useState } from "react";
import { cx } from "@/lib/cx";
import { type Finding, quotesOf, statusWords } from "./comparison";

const looks = {
  met: { Icon: Check, tone: "bg-ok-soft text-ok" },
  partly: { Icon: Contrast, tone: "bg-sunken text-ink" },
  not: { Icon: CircleDashed, tone: "text-ink-soft" },
} as const;

/** A sign and the word for it. */
export function Status({ status }: { status: Finding["status"] }) {
  const { Icon, tone } = looks[status];
  return (
    <span
      className={cx(
        "-ml-2 inline-flex items-center gap-1.5 whitespace-nowrap rounded-sm px-2 py-0.5 font-semibold text-sm",
        tone,
      )}
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      {statusWords[status]}
    </span>
  );
}

/** The words of the CV, and what it lacks. */
export function Said({ finding }: { finding: Finding }) {
  return (
    <>
      {quotesOf(finding).map((quote) => (
        <p key={quote}>{quote}</p>
      ))}
      {finding.reason && <p>{finding.reason}</p>}
    </>
  );
}

/** A cell of the table: its status, and on hover, focus or tap what the CV says. */
export function FindingCell({ finding }: { finding: Finding }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const said = [...quotesOf(finding), finding.reason].filter(Boolean).join(" ");
  if (!said) return <Status status={finding.status} />;
  return (
    <Tooltip.Root open={isOpen} onOpenChange={setOpen}>
      <Tooltip.Trigger
        delay={150}
        closeOnClick={false}
        render={
          <button
            type="button"
            aria-describedby={id}
            onClick={() => setOpen(true)}
            className="-mx-2 -my-1 flex min-h-11 w-[calc(100%+1rem)] items-center rounded-sm px-2 hover:bg-sunken focus-visible:-outline-offset-2"
          />
        }
      >
        <Status status={finding.status} />
      </Tooltip.Trigger>
      <span id={id} hidden>
        {said}
      </span>
      <Tooltip.Portal>
        <Tooltip.Positioner sideOffset={6} className="z-50">
          <Tooltip.Popup
            role="tooltip"
            className="grid max-w-80 gap-1.5 rounded-md bg-band px-3.5 py-2.5 text-on-band text-sm shadow-paper transition-opacity duration-150 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0"
          >
            <Said finding={finding} />
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
