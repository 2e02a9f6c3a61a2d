import { buttonStyle } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { isActive, isAdmin, type User } from "@/lib/user";

/** Where to get what a conversion costs: an administrator sets it, anybody else chooses a plan. */
export function WayOn({ user }: { user: User | null }) {
  return (
    <Link to={isAdmin(user) ? "/admin" : "/pricing"} className={buttonStyle({ look: "outline" })}>
      {isAdmin(user) ? "Set your credits" : "See plans"}
    </Link>
  );
}

/** Nothing to convert with is said before anything is uploaded, with what helps. */
export function UsedUp({ user }: { user: User | null }) {
  const text = user && whyNot(user);
  if (!text) return null;
  return (
    <section
      aria-label="No conversions left"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md border-danger border-l-4 bg-surface px-4 py-3"
    >
      <p className="max-w-[60ch]">{text}</p>
      <WayOn user={user} />
    </section>
  );
}

function whyNot(user: User): string {
  if (isActive(user) || isAdmin(user)) {
    if (user.credits_remaining > 0) return "";
    return isAdmin(user)
      ? "You have no credits. As an administrator you can give yourself some."
      : "You have no credits left. A plan gives you more.";
  }
  return user.demo_conversions_left > 0
    ? ""
    : "Your free conversions are used. A plan lets you convert more CVs.";
}
