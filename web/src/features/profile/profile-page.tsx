import { Button, buttonStyle } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { usePortal } from "@/lib/portal";
import { settings } from "@/lib/settings";
import { dateText } from "@/lib/times";
import { type User, useUser } from "@/lib/user";
import { ApiKeys } from "./api-keys";
import { DataRights } from "./data-rights";
import { OwnCredits } from "./own-credits";
import { PasswordForm } from "./password-form";
import { ProfileForm } from "./profile-form";
import { TwoFactor } from "./two-factor";
import { Webhooks } from "./webhooks";

export function ProfilePage() {
  const { user } = useUser();
  if (!user) return null;
  return (
    <div className="page grid gap-10 py-10 sm:py-14">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="grid min-w-0 gap-1">
          <h1 className="page-title break-words">{user.name}</h1>
          <p className="break-all text-ink-soft">{user.email}</p>
        </div>
        <SubscriptionActions user={user} />
      </div>
      {user.subscription_status !== "inactive" && <SubscriptionCards user={user} />}
      <div className="grid items-start gap-10 lg:grid-cols-[3fr_2fr] lg:gap-12">
        <div className="grid gap-10">
          <ProfileForm user={user} />
          <PasswordForm />
        </div>
        <div className="grid content-start items-start gap-10 md:max-lg:grid-cols-2 md:max-lg:gap-x-12">
          <Details user={user} />
          <TwoFactor user={user} />
          <DataRights />
        </div>
      </div>
      <OwnCredits />
      <ApiKeys />
      {settings.webhooks && <Webhooks />}
    </div>
  );
}

/** PF-2: "free" in any spelling, or nothing, means that there is no subscription to manage (D-33). */
function SubscriptionActions({ user }: { user: User }) {
  const portal = usePortal();
  const isFree = ["", "free"].includes((user.subscription_plan ?? "").trim().toLowerCase());
  return (
    <div className="flex flex-wrap gap-3">
      {user.subscription_status === "inactive" && (
        <Link to="/pricing" className={buttonStyle()}>
          View Pricing
        </Link>
      )}
      {!isFree && (
        <Button look="outline" disabled={portal.isPending} onClick={() => portal.mutate()}>
          Manage Subscription
        </Button>
      )}
    </div>
  );
}

function SubscriptionCards({ user }: { user: User }) {
  const cards = [
    ["Plan", user.subscription_name || user.subscription_plan],
    ["Credits remaining", String(user.credits_remaining)],
    ["CVs converted", String(user.converted_cvs_count)],
  ] as const;
  return (
    <dl aria-label="Subscription" className="grid grid-cols-2 gap-4 sm:grid-cols-3">
      {cards.map(([term, value], index) => (
        <div
          key={term}
          className="focus-frame grid content-between gap-1 bg-surface px-5 py-4 max-sm:first:col-span-2 sm:px-6 sm:py-5"
        >
          <dt className="text-[0.9375rem] text-ink-soft">{term}</dt>
          <dd
            className={
              index === 0 ? "font-bold text-2xl [font-stretch:112%]" : "font-medium font-mono text-2xl"
            }
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Details({ user }: { user: User }) {
  const rows = [
    ["Subscription", user.subscription_status === "active" ? "Active" : "None"],
    ["Organisation", user.organisation || "None given"],
    ["Member since", dateText(user.created_at)],
    ["Last login", dateText(user.last_login_time) || "Never"],
  ] as const;
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">Account</h2>
      <dl className="border-line border-t">
        {rows.map(([term, value]) => (
          <div key={term} className="flex justify-between gap-6 border-line border-b py-2.5 text-[0.9375rem]">
            <dt className="text-ink-soft">{term}</dt>
            <dd className="break-words text-right">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
