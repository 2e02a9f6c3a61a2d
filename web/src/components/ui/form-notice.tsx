import { useState } from "react";

type FormNoticeProps = {
  text: string | null;
  /** The form is on its way again: the last notice stays, so that nothing moves under a second tap. */
  busy?: boolean;
};

/** What is wrong with a form as a whole. */
export function FormNotice({ text, busy = false }: FormNoticeProps) {
  const [last, setLast] = useState(text);
  if (!busy && last !== text) setLast(text);
  const shown = busy ? last : text;
  return shown ? (
    <p
      key={String(busy)} // the same text once more is announced once more
      role={busy ? undefined : "alert"}
      className={`rounded-md border-danger border-l-4 bg-danger-soft px-4 py-2.5 text-danger text-[0.9375rem] ${busy ? "opacity-55" : ""}`}
    >
      {shown}
    </p>
  ) : null;
}
