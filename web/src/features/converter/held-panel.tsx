import { Check, ScanLine, X } from "lucide-react";
import { Button } from "@/components/ui/button";

type HeldPanelProps = {
  /** whose CV it is, or its file's name */
  name: string;
  isDeciding: boolean;
  onDecide: (accept: boolean) => void;
};

/** A scan that was read with doubt: nothing is charged until the user has looked at it. */
export function HeldPanel({ name, isDeciding, onDecide }: HeldPanelProps) {
  return (
    <section
      aria-label="Not charged yet"
      className="no-print grid gap-3 rounded-md border-primary border-l-4 bg-surface px-4 py-4 sm:px-6"
    >
      <h3 className="flex items-center gap-2.5 text-lg">
        <ScanLine aria-hidden className="size-5 shrink-0 text-primary" /> Not charged yet: please look at this
        scan
      </h3>
      <p className="max-w-[68ch] text-[0.9375rem] text-ink-soft">
        {`${name} is a scan that could not be read with certainty. Compare it with the original and mend what is wrong; that is free. Accepting it, or any download, uses the 1 credit that is set aside. Refusing it gives the credit back and erases what was read.`}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button disabled={isDeciding} onClick={() => onDecide(true)}>
          <Check aria-hidden /> Accept, 1 credit
        </Button>
        <Button look="outline" disabled={isDeciding} onClick={() => onDecide(false)}>
          <X aria-hidden /> Refuse, no charge
        </Button>
      </div>
    </section>
  );
}
