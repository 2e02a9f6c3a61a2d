import { Menu } from "@base-ui/react/menu";
import { ChevronDown } from "lucide-react";
import { Link } from "@/components/ui/link";
import { usePortal } from "@/lib/portal";
import type { User } from "@/lib/user";
import { adminItems } from "./nav-items";

const itemStyle =
  "flex min-h-10 w-full cursor-pointer items-center rounded-md px-3 text-[0.9375rem] outline-none data-[highlighted]:bg-sunken data-[highlighted]:text-primary";

export function UserMenu({ user, onSignOut }: { user: User; onSignOut: () => void }) {
  const portal = usePortal();
  const admin = adminItems(user);
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger
        aria-label={`User menu: ${user.name}`}
        className="flex min-h-10 items-center gap-2 rounded-md py-1 pr-2 pl-1.5 text-[0.9375rem] hover:bg-sunken data-[popup-open]:bg-sunken"
      >
        <span
          aria-hidden
          className="grid size-8 place-items-center rounded-md bg-primary font-semibold text-on-primary text-sm uppercase"
        >
          {user.name.trim().charAt(0) || "?"}
        </span>
        <span className="max-w-32 truncate">{user.name}</span>
        <ChevronDown aria-hidden className="size-4 text-ink-soft" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner align="end" sideOffset={6} className="z-40">
          <Menu.Popup className="min-w-56 rounded-lg border border-line bg-surface p-1.5 text-ink shadow-paper outline-none transition-opacity duration-150 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0">
            <Menu.Item className={itemStyle} render={<Link to="/profile" />}>
              Your Profile
            </Menu.Item>
            <Menu.Item className={itemStyle} onClick={() => portal.mutate()}>
              Manage Subscription
            </Menu.Item>
            {admin.length > 0 && <Menu.Separator className="my-1.5 h-px bg-line" />}
            {admin.map((item) => (
              <Menu.Item key={item.to} className={itemStyle} render={<Link to={item.to} />}>
                {item.text}
              </Menu.Item>
            ))}
            <Menu.Separator className="my-1.5 h-px bg-line" />
            <Menu.Item className={itemStyle} onClick={onSignOut}>
              Sign out
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
