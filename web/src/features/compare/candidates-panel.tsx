import { useQuery } from "@tanstack/react-query";
import { Users, X } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Spinner } from "@/components/ui/loading";
import { most, type Pick, pickId } from "./comparison";
import { advertName, converted, type Past, pastQuery } from "./queries";

type CandidatesPanelProps = {
  picks: Pick[];
  nameOf: (pick: Pick) => string;
  onChange: (picks: Pick[]) => void;
};

/** Whose CVs are compared. */
export function CandidatesPanel({ picks, nameOf, onChange }: CandidatesPanelProps) {
  const [isChoosing, setChoosing] = useState(false);
  return (
    <section aria-labelledby="candidates" className="grid content-start gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="candidates" className="text-xl">
          Candidates
          <span className="ml-2 font-mono font-normal text-ink-soft text-sm">{`${picks.length} of ${most.candidates}`}</span>
        </h2>
        <Button look="outline" className="w-fit" onClick={() => setChoosing(true)}>
          <Users aria-hidden /> Choose candidates
        </Button>
      </div>
      {picks.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {picks.map((pick) => (
            <Chosen
              key={pickId(pick)}
              name={nameOf(pick)}
              onRemove={() => onChange(picks.filter((other) => pickId(other) !== pickId(pick)))}
            />
          ))}
        </ul>
      ) : (
        <p className="text-ink-soft">Choose converted CVs. Comparing them costs no credit.</p>
      )}
      {isChoosing && <ChooseDialog picks={picks} onClose={() => setChoosing(false)} onChange={onChange} />}
    </section>
  );
}

/** Something that was chosen, with its way out. */
export function Chosen({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <li className="flex min-h-11 min-w-0 max-w-full items-center rounded-md border border-line bg-surface pl-3.5 text-[0.9375rem]">
      <span className="min-w-0 truncate" title={name}>
        {name}
      </span>
      <button
        type="button"
        aria-label={`Remove ${name}`}
        onClick={onRemove}
        className="grid size-11 shrink-0 place-items-center rounded-md text-ink-soft hover:bg-sunken hover:text-danger"
      >
        <X aria-hidden className="size-4" />
      </button>
    </li>
  );
}

type ChooseDialogProps = { picks: Pick[]; onClose: () => void; onChange: (picks: Pick[]) => void };

/** The CVs that were converted, newest first. */
function ChooseDialog({ picks, onClose, onChange }: ChooseDialogProps) {
  const [search, setSearch] = useState("");
  const past = useQuery(pastQuery(useDeferredValue(search.trim())));
  const list = converted(past.data?.items ?? []);
  const chosen = picks.map(pickId);
  const isFull = picks.length >= most.candidates;
  const toggle = (pick: Pick) =>
    onChange(
      chosen.includes(pickId(pick))
        ? picks.filter((other) => pickId(other) !== pickId(pick))
        : [...picks, pick],
    );
  return (
    <Dialog
      kind="drawer"
      open
      onClose={onClose}
      title="Choose candidates"
      description={`${picks.length} of ${most.candidates} chosen`}
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <div className="grid gap-4">
        <Field
          label="Search past conversions"
          placeholder="Person, job, file, reference, day"
          type="search"
          autoComplete="off"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        {past.isPending && <Spinner />}
        {past.isError && (
          <p className="text-ink-soft">Your conversions could not be loaded. Please try again.</p>
        )}
        {past.data && list.length === 0 && (
          <p className="text-ink-soft">
            {search ? `Nothing holds “${search}”.` : "Nothing is converted yet. Convert some CVs first."}
          </p>
        )}
        <ul className="border-line border-t empty:hidden">
          {list.map(({ pick, name, item }) => {
            const isChosen = chosen.includes(pickId(pick));
            return (
              <li key={pickId(pick)} className="border-line border-b">
                <label className="flex min-h-12 items-center gap-3 py-2 has-disabled:opacity-55">
                  <input
                    type="checkbox"
                    className="size-5 shrink-0 accent-primary"
                    checked={isChosen}
                    disabled={!isChosen && isFull}
                    onChange={() => toggle(pick)}
                  />
                  <span className="min-w-0">
                    <span className="block break-words font-semibold">{name}</span>
                    <span className="block break-words text-ink-soft text-sm">{about(item)}</span>
                  </span>
                </label>
              </li>
            );
          })}
        </ul>
      </div>
    </Dialog>
  );
}

const about = (item: Past): string =>
  [
    advertName(item) && `for ${advertName(item)}`,
    new Date(item.created_at)
      .toLocaleDateString("en-GB", { day: "numeric", month: "short", year: "numeric" })
      .replaceAll(" ", "\u00a0"),
  ]
    .filter(Boolean)
    .join(", ");
