import type { ReactNode } from "react";

/** A page that says one thing and offers the ways on. */
export function MessagePage({
  title,
  text,
  children,
}: {
  title: string;
  text?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="page section grid flex-1 place-items-center">
      <div className="focus-frame grid w-full max-w-xl gap-5 px-6 py-10 sm:px-12 sm:py-14">
        <h1 className="text-3xl sm:text-4xl">{title}</h1>
        {text && <div className="text-ink-soft">{text}</div>}
        {children && <div className="flex flex-wrap gap-3">{children}</div>}
      </div>
    </div>
  );
}
