import { Link } from "@/components/ui/link";
import { useUser } from "@/lib/user";

/** Somebody else knows the password: it was set by an admin or sent by mail. */
export function MustChangePassword() {
  const { user } = useUser();
  if (!user?.must_change_password) return null;
  return (
    <aside aria-label="Password" className="no-print bg-mark text-on-mark">
      <p className="page py-2.5 font-semibold text-[0.9375rem]">
        Your password was set for you. Please{" "}
        <Link to="/profile" className="underline underline-offset-4">
          choose your own
        </Link>
        .
      </p>
    </aside>
  );
}
