import { Menu, X } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { buttonStyle } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { usePortal } from "@/lib/portal";
import type { User } from "@/lib/user";
import {
  adminItems,
  convertItem,
  demoItem,
  guestItems,
  mainItems,
  type NavItem,
  pastConversions,
} from "./nav-items";
import { NavLink } from "./nav-link";

const rowStyle =
  "flex min-h-12 w-full items-center rounded-md px-3 text-left text-lg hover:bg-sunken aria-[current=page]:font-semibold aria-[current=page]:text-primary";

type MobileMenuProps = { user: User | null; isGuest: boolean; onSignOut: () => void };

/** SH-6: the same items as the bar, with the user's name and e-mail. */
export function MobileMenu({ user, isGuest, onSignOut }: MobileMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const portal = usePortal();
  const close = () => dialog.current?.close();
  const convert = convertItem(user);
  const demo = demoItem(user);
  return (
    <>
      <button
        type="button"
        aria-label="Open menu"
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
        className="-mr-2.5 grid size-[44px] place-items-center rounded-md hover:bg-sunken lg:hidden"
      >
        <Menu aria-hidden className="size-6" />
      </button>
      <dialog
        ref={dialog}
        aria-label="Menu"
        className="m-0 h-dvh max-h-none w-screen max-w-none overflow-y-auto bg-canvas text-ink lg:hidden"
      >
        <div className="page flex h-16 items-center justify-between gap-3">
          {user ? (
            <div className="min-w-0 leading-snug">
              <p className="truncate font-semibold">{user.name}</p>
              <p className="truncate text-ink-soft text-sm">{user.email}</p>
            </div>
          ) : (
            <p className="font-semibold">Menu</p>
          )}
          <button
            type="button"
            aria-label="Close menu"
            onClick={close}
            className="-mr-2.5 grid size-11 shrink-0 place-items-center rounded-md hover:bg-sunken"
          >
            <X aria-hidden className="size-6" />
          </button>
        </div>
        <nav aria-label="Mobile" className="page grid gap-4 pb-10">
          {convert && (
            <NavLink
              to={convert.to}
              onClick={close}
              className={buttonStyle({ size: "lg", className: "mt-2" })}
            >
              {convert.text}
            </NavLink>
          )}
          {convert && (
            <Link
              to={convert.to}
              hash={pastConversions}
              onClick={close}
              className={buttonStyle({ size: "lg", look: "outline" })}
            >
              Past conversions
            </Link>
          )}
          {demo && (
            <NavLink
              to={demo.to}
              onClick={close}
              className={buttonStyle({ size: "lg", look: "outline", className: "mt-2" })}
            >
              {demo.text}
            </NavLink>
          )}
          <Group items={mainItems} onGo={close} />
          {user && (
            <Group items={[{ text: "Your Profile", to: "/profile" }]} onGo={close}>
              <li>
                <button
                  type="button"
                  className={rowStyle}
                  disabled={portal.isPending}
                  onClick={() => portal.mutate(undefined, { onSettled: close })}
                >
                  Manage Subscription
                </button>
              </li>
            </Group>
          )}
          {adminItems(user).length > 0 && <Group items={adminItems(user)} onGo={close} />}
          {user && (
            <Group items={[]} onGo={close}>
              <li>
                <button
                  type="button"
                  className={rowStyle}
                  onClick={() => {
                    close();
                    onSignOut();
                  }}
                >
                  Sign out
                </button>
              </li>
            </Group>
          )}
          {isGuest && <Group items={guestItems()} onGo={close} />}
        </nav>
      </dialog>
    </>
  );
}

function Group({ items, onGo, children }: { items: NavItem[]; onGo: () => void; children?: ReactNode }) {
  return (
    <ul className="border-line border-t pt-3 *:-mx-3">
      {items.map((item) => (
        <li key={item.to}>
          <NavLink to={item.to} onClick={onGo} className={rowStyle}>
            {item.text}
          </NavLink>
        </li>
      ))}
      {children}
    </ul>
  );
}
