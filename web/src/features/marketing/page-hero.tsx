import type { ReactNode } from "react";

/** The head of a public page: left-aligned title, one paragraph, the ways on. */
export function PageHero({
  title,
  intro,
  children,
}: {
  title: ReactNode;
  intro?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="page grid gap-5 pt-12 pb-10 sm:pt-20 sm:pb-14">
      <h1 className="page-title max-w-[20ch]">{title}</h1>
      {intro && <p className="max-w-[62ch] text-balance text-ink-soft text-lg">{intro}</p>}
      {children && <div className="flex flex-wrap gap-3 pt-1">{children}</div>}
    </div>
  );
}

export function BackToTop() {
  return (
    <a href="#content" className="text-link inline-flex min-h-11 w-fit items-center font-semibold">
      Back to top
    </a>
  );
}
