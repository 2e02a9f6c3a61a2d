import { isActive, isAdmin, type User } from "@/lib/user";

/** What a conversion here takes, before anything is uploaded; who has nothing left reads that instead. */
export function Cost({ user }: { user: User | null }) {
  const text = user && costText(user);
  return text ? <p className="text-ink-soft">{text}</p> : null;
}

function costText(user: User): string {
  if (isActive(user) || isAdmin(user)) {
    const left = user.credits_remaining;
    if (left === 0) return "";
    return `A conversion takes ${left === 1 ? "your last credit" : `1 of your ${left} credits`}. ${begins}`;
  }
  const left = user.demo_conversions_left;
  if (left === 0) return "";
  return `Free: ${left === 1 ? "1 conversion is" : `${left} conversions are`} left, and each CV that you start takes one. ${begins}`;
}

const begins = "Nothing is taken before Start Conversion.";
