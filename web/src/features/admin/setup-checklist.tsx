import { ChevronDown, CircleAlert, CircleCheck, Info } from "lucide-react";
import { useState } from "react";
import type { components } from "@/lib/api-schema.gen";
import { cx } from "@/lib/cx";

type SetupItem = components["schemas"]["SetupItem"];

const titles: Record<string, string> = {
  production: "Production",
  mail: "Mail",
  payment: "Payment",
  legal: "Legal texts",
  support: "Support address",
  address: "Public address",
  registration: "Registration",
  retention: "Retention",
  two_factor: "Two-factor",
  second_admin: "Second admin",
  backup: "Backup",
};

/** An admin who has closed it does not find it open on the next visit. */
const keyOf = (userId: string) => `setup-closed ${userId}`;

function wasClosed(userId: string): boolean {
  try {
    return localStorage.getItem(keyOf(userId)) !== null;
  } catch {
    return false; // storage is blocked
  }
}

function keepClosed(userId: string, isClosed: boolean): void {
  try {
    if (isClosed) localStorage.setItem(keyOf(userId), "1");
    else localStorage.removeItem(keyOf(userId));
  } catch {
    // it opens once more
  }
}

/** What is missing before people come, for the admin who may never see the log in which the start tells it. */
export function SetupChecklist({ items, userId }: { items: SetupItem[]; userId: string }) {
  const missing = items.filter(({ done }) => !done).length;
  const [isOpen, setOpen] = useState(() => missing > 0 && !wasClosed(userId));
  if (items.length === 0) return null;
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => {
        setOpen(open);
        keepClosed(userId, !open);
      }}
      className={cx("group rounded-md border-l-4 bg-surface px-4", missing > 0 ? "border-mark" : "border-ok")}
    >
      <summary className="flex min-h-11 items-center justify-between gap-4 [&::-webkit-details-marker]:hidden">
        <span>
          <span className="font-semibold">Before going live: </span>
          {missing === 0
            ? "everything is set."
            : missing === 1
              ? "1 thing to set."
              : `${missing} things to set.`}
        </span>
        <ChevronDown
          aria-hidden
          className="size-4.5 shrink-0 text-primary transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <ul className="grid border-line border-t pb-2 text-[0.9375rem]">
        {items.map(({ id, done, choice, state, setting }) => {
          const Icon = choice ? Info : done ? CircleCheck : CircleAlert;
          return (
            <li
              key={id}
              className="grid grid-cols-[1.25rem_1fr] items-start gap-x-3 border-line border-b py-2 last:border-b-0 sm:grid-cols-[1.25rem_9rem_1fr]"
            >
              <Icon
                aria-hidden
                className={cx("mt-0.5 size-4.5", choice ? "text-ink-soft" : done ? "text-ok" : "text-danger")}
              />
              <span className="font-semibold">
                {titles[id] ?? id}
                <span className="sr-only">{choice ? ": your choice" : done ? ": set" : ": to set"}</span>
              </span>
              <span className="max-sm:col-start-2">
                {state}{" "}
                <span className="text-ink-soft">
                  {setting.startsWith("FOCAL_") ? "Setting: " : "Command: "}
                  <code className="wrap-anywhere font-mono text-[0.8125rem]">{setting}</code>
                </span>
              </span>
            </li>
          );
        })}
      </ul>
      <p className="border-line border-t py-2 text-ink-soft text-sm">
        Settings are given to the program when it starts.{" "}
        <code className="font-mono">focal serve --help</code> explains each; the guide to running the service
        comes with the program, as docs/running.md.
      </p>
    </details>
  );
}
