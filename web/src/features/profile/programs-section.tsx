import { type ReactNode, useId } from "react";
import { Button } from "@/components/ui/button";

type ProgramsSectionProps = {
  title: string;
  text: ReactNode;
  /** The button that adds one; `onAdd` undefined while there is no room for another. */
  add: string;
  onAdd?: () => void;
  full?: string;
  children: ReactNode;
};

/** A part of the profile for programs: what it is, what there is, and one more. */
export function ProgramsSection({ title, text, add, onAdd, full, children }: ProgramsSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4 border-line border-t pt-8">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="grid max-w-prose gap-1">
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          <p className="text-[0.9375rem] text-ink-soft">{text}</p>
        </div>
        <Button look="outline" disabled={!onAdd} title={onAdd ? undefined : full} onClick={onAdd}>
          {add}
        </Button>
      </div>
      {children}
    </section>
  );
}

/** What stands where there is nothing yet. */
export function NoneYet({ children }: { children: ReactNode }) {
  return <p className="rounded-md bg-sunken px-5 py-4 text-[0.9375rem] text-ink-soft">{children}</p>;
}

/** A list that could not be loaded. */
export function NotLoaded({ what, onRetry }: { what: string; onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 text-[0.9375rem]">
      <p>{what} could not be loaded.</p>
      <Button look="quiet" size="sm" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
