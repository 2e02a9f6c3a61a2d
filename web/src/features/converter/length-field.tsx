import { useId } from "react";
import { inputStyle } from "@/components/ui/field";
import { cx } from "@/lib/cx";
import { type AloneProps, useSetAlone } from "./use-set-alone";

const lengths = ["Concise", "Regular", "Detailed"] as const;
type Length = (typeof lengths)[number];

/** How long one CV is, of a batch too. */
export function LengthField(props: AloneProps & { isBatch: boolean; disabled: boolean }) {
  const id = useId();
  const set = useSetAlone(props, "length");
  const chosen = set.variables && "length" in set.variables ? set.variables.length : undefined;
  return (
    <div className="flex items-center gap-2">
      <label htmlFor={id} className="whitespace-nowrap">
        {props.isBatch ? "Length of this CV" : "Length"}
      </label>
      <select
        id={id}
        className={cx(inputStyle, "h-9 min-h-0 w-auto max-w-44 py-0 pr-8 pointer-coarse:h-11")}
        value={(set.isPending && chosen) || props.file.length}
        disabled={set.isPending || props.disabled}
        onChange={(event) => set.mutate({ length: event.target.value as Length })}
      >
        {lengths.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </div>
  );
}
