import { useLocation } from "@tanstack/react-router";
import { Link } from "@/components/ui/link";
import { type User, useUser } from "@/lib/user";
import { isSigningIn } from "./nav-items";

const textOf = (user: User): [why: string, what: string] | null => {
  if (user.totp_required) return ["Administrators need two-factor sign-in here. Please ", "set it up"];
  if (user.must_change_password) return ["Your password was set for you. Please ", "choose your own"];
  if (user.printed_password)
    return ["Your password was printed when this service first started. Please ", "choose your own"];
  return null;
};

/**
 * Somebody else may know the password: it was set by an admin, sent by mail or printed. Or
 * this service wants two-factor sign-in of its admins and this one has none yet.
 */
export function MustChangePassword() {
  const { user } = useUser();
  const path = useLocation({ select: (location) => location.pathname });
  const text = user && textOf(user);
  if (!text || isSigningIn(path)) return null; // it comes with the page behind, and moves nothing
  const [why, what] = text;
  const place = user.totp_required ? undefined : "change-password";
  return (
    <aside aria-label="Password" className="no-print bg-mark text-on-mark">
      <p className="page py-2.5 font-semibold text-[0.9375rem]">
        {why}
        <Link to="/profile" {...(place && { hash: place })} className="underline underline-offset-4">
          {what}
        </Link>
        .
      </p>
    </aside>
  );
}
