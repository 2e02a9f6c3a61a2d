import { useState } from "react";
import { Button } from "@/components/ui/button";
import { inputStyle } from "@/components/ui/field";
import { cx } from "@/lib/cx";
import { useUser } from "@/lib/user";
import { useAccented } from "./template-query";
import { type AloneProps, useSetAlone } from "./use-set-alone";

/** What the picker shows while no colour is chosen. */
const neutral = "#1d3557";

/** The colour of one CV, of a batch too: it is drawn in it at once, and the others stay as they are. */
export function AccentOne(props: AloneProps & { template: string; isBatch: boolean; disabled: boolean }) {
  const { file, template, isBatch } = props;
  const { user } = useUser();
  const accented = useAccented(user);
  const [picked, setPicked] = useState<string | null>(null); // null = closed
  const set = useSetAlone(props, "colour");
  if (!accented?.includes(template)) return null;
  const label = isBatch ? "Colour of this CV" : "Colour";
  const off = set.isPending || props.disabled;
  const isColour = /^#[0-9a-f]{6}$/i.test(picked ?? "");
  const apply = (accent: string) => set.mutate({ accent }, { onSettled: () => setPicked(null) });
  if (picked === null)
    return (
      <button
        type="button"
        className="text-link min-h-9 pointer-coarse:min-h-11"
        disabled={off}
        onClick={() => setPicked(file.accent ? `#${file.accent.toLowerCase()}` : neutral)}
      >
        {label}
      </button>
    );
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span aria-hidden className="whitespace-nowrap">
        {label}
      </span>
      <input
        type="color"
        aria-label={label}
        // biome-ignore lint/a11y/noAutofocus: the button that was pressed is gone now
        autoFocus
        value={isColour ? picked.toLowerCase() : neutral}
        onChange={(event) => setPicked(event.target.value)}
        className="h-9 w-12 shrink-0 cursor-pointer rounded-md border border-edge bg-surface p-1 pointer-coarse:h-11"
      />
      <input
        aria-label="The colour as a number"
        aria-invalid={!isColour}
        autoComplete="off"
        spellCheck={false}
        value={picked}
        onChange={({ target }) => setPicked(`#${target.value.replace(/[^0-9a-f]/gi, "").slice(0, 6)}`)}
        className={cx(inputStyle, "h-9 min-h-0 w-28 py-0 font-mono pointer-coarse:h-11")}
      />
      <Button
        look="outline"
        size="sm"
        disabled={off || !isColour}
        onClick={() => apply(picked.slice(1).toUpperCase())}
      >
        Use it
      </Button>
      {file.accent && (
        <Button look="quiet" size="sm" disabled={off} onClick={() => apply("")}>
          The template’s own
        </Button>
      )}
      <Button look="quiet" size="sm" disabled={set.isPending} onClick={() => setPicked(null)}>
        Cancel
      </Button>
    </div>
  );
}
