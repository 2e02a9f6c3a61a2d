import { useEffect, useRef, useState } from "react";

type FormNoticeProps = {
  text: string | null;
  /** The form is on its way again: the last notice stays, so that nothing moves under a second tap. */
  busy?: boolean;
  /** It takes the focus, and is scrolled to: on a phone the button that was pressed is a screen below it. */
  leads?: boolean;
};

/** What is wrong with a form as a whole. */
export function FormNotice({ text, busy = false, leads = false }: FormNoticeProps) {
  const [last, setLast] = useState(text);
  if (!busy && last !== text) setLast(text);
  const shown = busy ? last : text;
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (leads && shown && !busy) place.current?.focus();
  }, [leads, shown, busy]);
  return shown ? (
    <p
      key={String(busy)} // the same text once more is announced once more
      ref={place}
      tabIndex={leads ? -1 : undefined}
      role={busy ? undefined : "alert"}
      className={`scroll-mt-24 rounded-md border-danger border-l-4 bg-danger-soft px-4 py-2.5 text-danger text-[0.9375rem] ${busy ? "opacity-55" : ""}`}
    >
      {shown}
    </p>
  ) : null;
}
