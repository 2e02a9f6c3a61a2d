import { useLocation } from "@tanstack/react-router";
import { useRef } from "react";
import { Link } from "@/components/ui/link";
import { settings } from "@/lib/settings";
import { isActive, isAdmin, type User, useUser } from "@/lib/user";
import { pastConversions } from "./nav-items";

/** Where somebody without a plan arrives: after login, and sent away from the converter. */
const places = /^\/(home|pricing)?\/?$/i;

/** An admin arrives on the page for visitors (LO-3), and finds the way to what is to be administered. */
function AdminStep() {
  return (
    <aside aria-label="Next step" className="no-print border-line border-b bg-surface">
      <p className="page py-3 text-[0.9375rem]">
        <span className="font-semibold">You administer this service.</span> Users, templates and the audit log
        are under{" "}
        <Link to="/admin" className="text-link font-semibold">
          Admin
        </Link>
        .
      </p>
    </aside>
  );
}

/** Somebody with a plan arrives there, too (LO-3), and came for the converter or for what is converted. */
function ConverterStep({ isCounted }: { isCounted: boolean }) {
  return (
    <aside aria-label="Next step" className="no-print border-line border-b bg-surface">
      <p className="page py-3 text-[0.9375rem]">
        {isCounted
          ? "What you have converted is under "
          : "Your account is ready. What you convert will be under "}
        <Link to="/Application" hash={pastConversions} className="text-link font-semibold">
          Past conversions
        </Link>
        .
      </p>
    </aside>
  );
}

/** How many CVs the free plan is good for, while it can still be taken. */
function freePlanText({ subscription_plan }: User): string {
  const free = settings.plans.find(({ price }) => price === 0);
  if (!free || !["", "free"].includes(subscription_plan.toLowerCase())) return "";
  return ` and converts ${free.credits === 1 ? "1 CV" : `${free.credits} CVs`}`;
}

/** Says what opens the converter, to a user who has no plan, and where an admin's work is. */
export function NextStep() {
  const { user } = useUser();
  const path = useLocation({ select: (location) => location.pathname });
  /** who comes to a page known, as from the login; where the user is known later, the page would be pushed down */
  const arrived = useRef({ path: "", isKnown: false });
  if (arrived.current.path !== path) arrived.current = { path, isKnown: user !== null };
  if (!user || !places.test(path)) return null;
  if (isAdmin(user)) return arrived.current.isKnown && !/pricing/i.test(path) ? <AdminStep /> : null;
  if (isActive(user))
    return arrived.current.isKnown && !/pricing/i.test(path) ? (
      <ConverterStep isCounted={user.converted_cvs_count > 0} />
    ) : null;
  if (user.switched_off) return null; // Pricing says why; no demo and no plan is a way for them
  const left = user.demo_conversions_left;
  const isPricing = /pricing/i.test(path);
  return (
    <aside aria-label="Next step" className="no-print border-line border-b bg-surface">
      <p className="page py-3 text-[0.9375rem]">
        <span className="font-semibold">You have no plan yet.</span> With one you can convert CVs; the Demo
        Plan costs nothing{freePlanText(user)}.{" "}
        {left > 0 && (
          <>
            <Link to="/Application/Demo" className="text-link font-semibold">
              Try the guided demo
            </Link>
            {left === 1 ? ", 1 conversion is free" : `, ${left} conversions are free`}
            {isPricing ? ", or choose below." : ", or "}
          </>
        )}
        {!isPricing && (
          <Link to="/pricing" className="text-link font-semibold">
            {left > 0 ? "choose a plan" : "Choose a plan"}
          </Link>
        )}
        {!isPricing && "."}
      </p>
    </aside>
  );
}
