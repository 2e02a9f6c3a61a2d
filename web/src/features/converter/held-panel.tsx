import { Check, ScanSearch, Scissors, X } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

type HeldPanelProps = {
  /** whose CV it is, or its file's name */
  name: string;
  /** what the length or page limit costs; "" = nothing, or nothing any more */
  cost: string;
  /** why its reading is doubtful; "" = it is not, or not any more */
  doubt: string;
  /** it is withheld until its name is known, and nobody pays for what cannot be downloaded */
  isWithheld: boolean;
  isDeciding: boolean;
  onDecide: (accept: boolean) => void;
};

const charged = "Accepting it, or any download, uses the 1 credit that is reserved for it.";

const costly = `Looking at the document, and putting back what was left out, is free. ${charged} Refusing it gives the credit back and erases this conversion: then choose another length or page limit and convert again.`;

const doubtful = `Compare it with the original and mend what is wrong in Fix reading; that is free. ${charged} Refusing it gives the credit back and erases what was read.`;

const settled = (name: string) =>
  `Nothing of ${name} is in doubt any more, and nothing is left out for its length. ${charged} Refusing it gives the credit back and erases this conversion.`;

/** What there is to look at, and what is said of it. */
const reasonOf = ({ name, cost, doubt }: HeldPanelProps) => {
  if (cost) {
    return { Icon: Scissors, what: "what does not fit", text: costly };
  }
  return doubt
    ? { Icon: ScanSearch, what: "how it was read", text: doubtful }
    : { Icon: Check, what: "the document", text: settled(name) };
};

/** A doubtful reading, or pages that cost something: nothing is charged until the user has looked at it. */
export function HeldPanel(props: HeldPanelProps) {
  const { name, cost, doubt, isWithheld, isDeciding, onDecide } = props;
  const { Icon, what, text } = reasonOf(props);
  const [isRefusing, setRefusing] = useState(false);
  return (
    <section
      aria-label="Not charged yet"
      className="no-print grid gap-3 rounded-md border-primary border-l-4 bg-surface px-4 py-4 sm:px-6"
    >
      <h3 className="flex items-center gap-2.5 text-lg">
        <Icon aria-hidden className="size-5 shrink-0 text-primary" />
        {`Not charged yet: please look at ${what}`}
      </h3>
      {(cost || doubt) && <p className="max-w-[110ch] font-bold">{`${name}: ${cost || doubt}`}</p>}
      <p className="max-w-[110ch] text-[0.9375rem] text-ink-soft">{text}</p>
      {isWithheld && (
        <p className="max-w-[68ch] font-bold text-[0.9375rem]">
          Give its name first, below: without it the document cannot be downloaded.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button disabled={isDeciding || isWithheld} onClick={() => onDecide(true)}>
          <Check aria-hidden /> Accept, 1 credit
        </Button>
        <Button look="outline" disabled={isDeciding} onClick={() => setRefusing(true)}>
          <X aria-hidden /> Refuse, no charge
        </Button>
      </div>
      <Dialog
        kind="alert"
        open={isRefusing}
        onClose={() => setRefusing(false)}
        title={`Refuse the CV of ${name}?`}
        footer={
          <>
            <Button look="outline" onClick={() => setRefusing(false)}>
              Keep it
            </Button>
            <Button
              onClick={() => {
                setRefusing(false);
                onDecide(false);
              }}
            >
              Refuse and erase
            </Button>
          </>
        }
      >
        <p>
          Its credit goes back, and what was made of this CV is erased with all that you mended in it. That
          cannot be undone; the file can be converted again.
        </p>
      </Dialog>
    </section>
  );
}
