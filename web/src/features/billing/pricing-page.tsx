import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Check } from "lucide-react";
import { Accordion } from "@/components/ui/accordion";
import { Badge } from "@/components/ui/badge";
import { Button, buttonStyle } from "@/components/ui/button";
import { FocusWord } from "@/components/ui/focus-word";
import { Link } from "@/components/ui/link";
import { cx } from "@/lib/cx";
import { ApiError, serverTextOr, showPageError } from "@/lib/errors";
import { leaveTo } from "@/lib/navigation";
import { type Plan, settings } from "@/lib/settings";
import { toast } from "@/lib/toasts";
import { isActive, isAdmin, type User, useUser } from "@/lib/user";
import { messages } from "./messages";
import { commonLines, lineOf, pricingQuestions } from "./pricing-content";
import { startCheckout } from "./queries";
import { usePaymentReturn } from "./use-payment-return";

export function PricingPage() {
  usePaymentReturn();
  const { user } = useUser();
  const navigate = useNavigate();
  const checkout = useMutation({
    mutationFn: startCheckout,
    onSuccess: leaveTo,
    onError: (error) => {
      if (error instanceof ApiError && error.status === 401) {
        showPageError(error, messages.checkoutFailed);
        void navigate({ to: "/login", search: { from: "/pricing" } });
      } else {
        toast.error(serverTextOr(error, messages.checkoutFailed));
      }
    },
  });
  const choose = (plan: Plan) => {
    if (user) checkout.mutate({ user, priceId: plan.price_id });
    else void navigate({ to: "/login", search: { from: "/pricing" } });
  };
  return (
    <>
      <div className="page grid gap-4 pt-12 pb-10 sm:pt-20 sm:pb-12">
        <h1 className="page-title">
          One credit, one <FocusWord>CV</FocusWord>
        </h1>
        <div className="flex items-center justify-between gap-6 sm:min-h-16">
          <p className="max-w-[56ch] text-ink-soft text-lg">
            One credit converts one CV. A conversion that fails is not charged.
          </p>
          {isActive(user) && (
            <Link
              to="/Application"
              className={buttonStyle({ size: "lg", className: "shrink-0 max-sm:hidden" })} // there it is in the menu
            >
              Convert a CV
            </Link>
          )}
        </div>
      </div>
      {user && !isActive(user) && !isAdmin(user) && (
        <p role="status" className="page pb-8">
          {whyInactive(user)}
        </p>
      )}
      <div className="page grid items-start gap-6 pb-16 lg:grid-cols-3">
        {settings.plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            user={user?.subscription_plan.toLowerCase() === plan.id ? user : null}
            action={
              user ? (
                <div className="grid gap-1.5">
                  <Button
                    size="lg"
                    look={plan.most_popular && !isActive(user) ? "primary" : "outline"}
                    disabled={checkout.isPending || closedFor(plan, user) !== null}
                    onClick={() => choose(plan)}
                    aria-label={`Get access: ${plan.name}`}
                  >
                    Get access
                  </Button>
                  <p className="text-center text-ink-soft text-sm empty:hidden">
                    {closedFor(plan, user) ?? creditsAfter(plan, user)}
                  </p>
                </div>
              ) : (
                <div className="grid justify-items-center gap-1.5">
                  <Link
                    to="/login"
                    search={{ from: "/pricing" }}
                    className={buttonStyle({
                      size: "lg",
                      look: plan.most_popular ? "primary" : "outline",
                      className: "w-full",
                    })}
                  >
                    Log in
                    <span className="sr-only">{` for the ${plan.name}`}</span>
                  </Link>
                  {!settings.registration_closed && (
                    <Link to="/register" search={{ from: "/pricing" }} className="text-link tap">
                      Register
                      <span className="sr-only">{` for the ${plan.name}`}</span>
                    </Link>
                  )}
                </div>
              )
            }
          />
        ))}
      </div>
      <section className="border-line border-t bg-surface">
        <div className="page section grid gap-8 lg:grid-cols-[2fr_3fr]">
          <h2 className="section-title">Before you choose</h2>
          <Accordion name="pricing" items={pricingQuestions()} />
        </div>
      </section>
    </>
  );
}

/** The plan that this user has. */
function CurrentPlan({ user }: { user: User }) {
  const isRunning = isActive(user);
  return (
    <div className="grid gap-1 border-ok border-l-4 bg-canvas px-4 py-2.5 text-[0.9375rem]">
      <p>
        <span className="font-semibold">{isRunning ? "Your plan." : "Your plan has ended."}</span>{" "}
        {user.credits_remaining === 1 ? "1 credit left." : `${user.credits_remaining} credits left.`}
      </p>
      <p className="flex flex-wrap gap-x-4">
        {isRunning && (
          <Link to="/Application" className="text-link">
            Convert CVs
          </Link>
        )}
        <Link to="/profile" className="text-link">
          Your profile
        </Link>
      </p>
    </div>
  );
}

function PlanCard({
  plan,
  user,
  action,
}: {
  plan: Plan;
  /** whose plan this is; null = it is not the visitor's */
  user: User | null;
  action: React.ReactNode;
}) {
  return (
    <article
      className={cx(
        "grid gap-6 p-[min(1.5rem,7vw)] sm:p-8 sm:max-lg:grid-cols-2 sm:max-lg:gap-8 lg:max-xl:px-6",
        plan.most_popular ? "focus-frame bg-surface lg:-mt-4 lg:py-12" : "rounded-lg border border-line",
      )}
    >
      <div className="grid content-start gap-6">
        <div className="grid gap-2">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h2 className="text-2xl lg:max-xl:text-xl">{plan.name}</h2>
            {plan.most_popular && <Badge tone="mark">Most popular</Badge>}
          </div>
          <p className="text-balance text-ink-soft lg:min-h-[3.2em]">{lineOf(plan)}</p>
        </div>
        <p className="grid gap-1.5">
          <span className="font-bold text-[min(3rem,19vw)] leading-none tracking-[-0.03em] [font-stretch:112%]">
            {priceText(plan.price)}
          </span>
          <span className="text-ink-soft">per month</span>
        </p>
        <p>
          <span className="font-medium font-mono text-lg">{plan.credits}</span> credits
        </p>
        <p className="text-[0.9375rem] text-ink-soft lg:min-h-[3lh]">{toKnow(plan)}</p>
        {user && <CurrentPlan user={user} />}
        {action}
      </div>
      <ul className="grid content-center gap-2 border-line border-t pt-5 sm:max-lg:border-t-0 sm:max-lg:border-l sm:max-lg:pt-0 sm:max-lg:pl-8">
        {commonLines.map((line) => (
          <li key={line} className="flex items-start gap-3 text-[0.9375rem]">
            <Check aria-hidden className="mt-1 size-4 shrink-0 text-ok" />
            {line}
          </li>
        ))}
      </ul>
    </article>
  );
}

/** What one learns before it is bought: a paid plan has fewer templates than what is tried, which is given once. */
const toKnow = (plan: Plan): string =>
  plan.price > 0
    ? "Template Generic; others on request"
    : "Templates Generic and Modern, to try. Given once to a new account; it does not renew.";

const hasHadPlan = (user: User): boolean =>
  !["", "free"].includes(user.subscription_plan.trim().toLowerCase());

/** Nobody pays for nothing; the free plan is taken once per account (D-33), and is no way back in for who an admin made inactive. */
function closedFor(plan: Plan, user: User): string | null {
  if (plan.price > 0) return null;
  if (hasHadPlan(user)) return "For new accounts, once.";
  return user.switched_off ? "Ask your administrator." : null;
}

/** What a purchase makes of the credits that are left (D-34): nobody should learn it afterwards. */
function creditsAfter(plan: Plan, user: User): string | null {
  const left = user.credits_remaining;
  if (left === 0) return null;
  if (left >= plan.credits) return `You keep your ${left} credits; the plan adds none to them.`;
  return `Fills your credits up to ${plan.credits}: ${plan.credits - left} on top of the ${left} that you have.`;
}

/** Why somebody was sent here instead of the converter, and what helps. */
function whyInactive(user: User): string {
  const left = user.credits_remaining;
  const credits = left === 1 ? "1 credit" : `${left} credits`;
  if (user.switched_off) {
    const stay = left > 0 ? ` Your ${credits} stay${left === 1 ? "s" : ""}.` : "";
    return `You cannot convert CVs: an administrator has made your account inactive.${stay} Ask your administrator, or write to ${settings.support_email}.`;
  }
  const why =
    left > 0
      ? `You have ${credits}, but no active plan, and credits can only be used with one.`
      : "You have no active plan, so you cannot convert CVs yet.";
  return `${why} If your organisation runs this service, ask its administrator to make your account active; otherwise choose a plan.`;
}

function priceText(price: number): string {
  return new Intl.NumberFormat("en", {
    style: "currency",
    currency: settings.currency,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: price === 0 ? 0 : 2,
  }).format(price);
}
