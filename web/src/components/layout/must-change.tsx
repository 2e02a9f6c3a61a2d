import { Link } from "@/components/ui/link";
import { useUser } from "@/lib/user";

/**
 * Somebody else knows the password: it was set by an admin or sent by mail. Or
 * this service wants two-factor sign-in of its admins and this one has none yet.
 */
export function MustChangePassword() {
  const { user } = useUser();
  if (!user?.must_change_password && !user?.totp_required) return null;
  return (
    <aside aria-label="Password" className="no-print bg-mark text-on-mark">
      <p className="page py-2.5 font-semibold text-[0.9375rem]">
        {user.totp_required
          ? "Administrators need two-factor sign-in here. Please "
          : "Your password was set for you. Please "}
        <Link to="/profile" className="underline underline-offset-4">
          {user.totp_required ? "set it up" : "choose your own"}
        </Link>
        .
      </p>
    </aside>
  );
}
