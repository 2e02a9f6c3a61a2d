import type { ReactNode } from "react";

/** One form in a quiet sheet, with the way to the neighbour page below it. */
export function AuthCard({
  title,
  intro,
  children,
  foot,
}: {
  title: string;
  intro?: string;
  children: ReactNode;
  foot?: ReactNode;
}) {
  return (
    <div className="page section flex-1">
      <div className="mx-auto grid w-full max-w-md gap-6">
        <div className="grid gap-2">
          <h1 className="text-4xl">{title}</h1>
          {intro && <p className="text-ink-soft">{intro}</p>}
        </div>
        <div className="rounded-lg border border-line bg-surface p-5 sm:p-8">{children}</div>
        {foot && <p className="flex flex-wrap items-center gap-x-2 text-ink-soft">{foot}</p>}
      </div>
    </div>
  );
}
