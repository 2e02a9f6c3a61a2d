import { EyeOff } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";

type WithheldPanelProps = {
  fileName: string;
  /** why nobody can tell whether the CV is blind */
  why: string;
  /** what was read as the name with doubt; "" = nothing */
  read: string;
  /** decisions are being put into the document */
  disabled: boolean;
  /** the name, which is taken out of the document */
  onName: (name: string) => void;
  onFix: () => void;
};

/** A blind CV whose name nobody knows is not handed out: says so, and asks for the name. */
export function WithheldPanel({ fileName, why, read, disabled, onName, onFix }: WithheldPanelProps) {
  const [name, setName] = useState(read);
  const [isMissing, setMissing] = useState(false);
  const give = (event: FormEvent) => {
    event.preventDefault();
    const given = name.trim();
    setMissing(given === "");
    if (given) onName(given);
  };
  return (
    <section
      aria-label="Withheld"
      className="no-print mb-4 grid gap-3 rounded-md border-danger border-l-4 bg-surface px-4 py-4 sm:px-6"
    >
      <h3 className="flex items-center gap-2.5 text-lg">
        <EyeOff aria-hidden className="size-5 shrink-0 text-danger" />
        Withheld: this CV may not be blind
      </h3>
      <p className="max-w-[68ch] font-bold [overflow-wrap:anywhere]">{`${fileName}: ${why}.`}</p>
      <p className="max-w-[68ch] text-[0.9375rem] text-ink-soft">
        A name that is not known cannot be taken out, so it may still be read in the document. Give the name
        here, or mark its line in Fix reading: it goes wherever it stands, and the CV can be downloaded. Both
        are free.
      </p>
      <form noValidate className="grid items-start gap-3 lg:flex" onSubmit={give}>
        <Field
          label="Name of the candidate"
          className="w-full sm:w-72"
          value={name}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
          {...(isMissing && { error: "Please type the name." })}
        />
        <div className="flex flex-wrap gap-3 max-sm:*:grow lg:pt-7.5">
          <Button type="submit" disabled={disabled}>
            Take this name out
          </Button>
          <Button look="outline" disabled={disabled} onClick={onFix}>
            Mark it in Fix reading
          </Button>
        </div>
      </form>
    </section>
  );
}
