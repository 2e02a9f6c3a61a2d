import { ChevronDown } from "lucide-react";
import type { User } from "@/lib/user";

/** What stands in the bar for the user; also until the menu's code is there, so that nothing moves when it comes. */
export function UserFace({ user }: { user: User }) {
  return (
    <>
      <span
        aria-hidden
        className="grid size-8 place-items-center rounded-md bg-primary font-semibold text-on-primary text-sm uppercase"
      >
        {user.name.trim().charAt(0) || "?"}
      </span>
      <span className="max-w-32 truncate">{user.name}</span>
      <ChevronDown aria-hidden className="size-4 text-ink-soft" />
    </>
  );
}

export const userFaceStyle =
  "-mr-2 flex min-h-10 items-center gap-2 rounded-md py-1 pr-2 pl-1.5 text-[0.9375rem]";
