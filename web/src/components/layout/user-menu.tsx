import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Link } from "@/components/ui/link";
import { cx } from "@/lib/cx";
import { usePortal } from "@/lib/portal";
import type { User } from "@/lib/user";
import { adminItems } from "./nav-items";
import { UserFace, userFaceStyle } from "./user-face";

const itemStyle =
  "flex min-h-10 w-full cursor-pointer items-center rounded-md px-3 text-left text-[0.9375rem] outline-offset-[-2px] hover:bg-sunken hover:text-primary focus:bg-sunken focus:text-primary";

type UserMenuProps = { user: User; onSignOut: () => void };

/**
 * SH-3, SH-4. A menu button of our own: it stays inside the bar, where a landmark holds it, and needs none of
 * the focus guards that a library's pop-up puts around itself.
 */
export function UserMenu({ user, onSignOut }: UserMenuProps) {
  const portal = usePortal();
  const admin = adminItems(user);
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const items = () => [...(root.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];

  useEffect(() => {
    if (!isOpen) return;
    root.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
    const closeOutside = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener("pointerdown", closeOutside);
    return () => document.removeEventListener("pointerdown", closeOutside);
  }, [isOpen]);

  const close = () => {
    setOpen(false);
    trigger.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const list = items();
    const at = list.indexOf(document.activeElement as HTMLElement);
    const go = (index: number) => list[(index + list.length) % list.length]?.focus();
    if (event.key === "Escape") close();
    else if (event.key === "ArrowDown") go(at + 1);
    else if (event.key === "ArrowUp") go(at - 1);
    else if (event.key === "Home") go(0);
    else if (event.key === "End") go(-1);
    else if (event.key === "Tab") return setOpen(false);
    else return;
    event.preventDefault();
  };
  const openBelow = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <div ref={root} className="relative">
      <button
        ref={trigger}
        type="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={`User menu: ${user.name}`}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={openBelow}
        className={cx(userFaceStyle, "hover:bg-sunken aria-expanded:bg-sunken")}
      >
        <UserFace user={user} />
      </button>
      {isOpen && (
        <div
          role="menu"
          aria-label="User menu"
          tabIndex={-1}
          onKeyDown={onKeyDown}
          className="appear absolute top-full right-0 z-40 mt-1.5 min-w-56 rounded-lg border border-line bg-surface p-1.5 text-ink shadow-paper"
        >
          <Link to="/profile" role="menuitem" tabIndex={-1} className={itemStyle} onClick={close}>
            Your Profile
          </Link>
          <button
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={itemStyle}
            onClick={() => {
              close();
              portal.mutate();
            }}
          >
            Manage Subscription
          </button>
          {admin.length > 0 && <hr className="my-1.5 border-line" />}
          {admin.map((item) => (
            <Link
              key={item.to}
              to={item.to}
              role="menuitem"
              tabIndex={-1}
              className={itemStyle}
              onClick={close}
            >
              {item.text}
            </Link>
          ))}
          <hr className="my-1.5 border-line" />
          <button
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={itemStyle}
            onClick={() => {
              close();
              onSignOut();
            }}
          >
            Sign out
          </button>
        </div>
      )}
    </div>
  );
}
