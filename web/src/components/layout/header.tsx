import { Moon, Sun } from "lucide-react";
import { lazy, Suspense } from "react";
import { buttonStyle } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { settings } from "@/lib/settings";
import { useTheme } from "@/lib/theme";
import { useUser } from "@/lib/user";
import { MobileMenu } from "./mobile-menu";
import { convertItem, guestItems, mainItems } from "./nav-items";
import { NavLink } from "./nav-link";
import { UserFace, userFaceStyle } from "./user-face";

// Guests never pay for the menu's code.
const UserMenu = lazy(() => import("./user-menu").then((module) => ({ default: module.UserMenu })));

export function Header({ onSignOut }: { onSignOut: () => void }) {
  const { user, isLoading } = useUser();
  const convert = convertItem(user);
  return (
    <header className="site-header short:static sticky top-0 z-30 border-line border-b bg-canvas">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50 focus:rounded-md focus:bg-surface focus:px-3 focus:py-2"
      >
        Skip to content
      </a>
      <div className="page flex h-16 items-center gap-1 sm:gap-2">
        <Logo />
        <nav aria-label="Main" className="ml-3 hidden lg:block">
          <ul className="flex">
            {mainItems.map((item) => (
              <li key={item.to}>
                <NavLink
                  to={item.to}
                  className="inline-flex min-h-11 items-center rounded-md px-3 text-[0.9375rem] text-ink-soft transition-colors duration-150 hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink"
                >
                  {item.text}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex items-center gap-1.5">
          <ThemeToggle />
          <div className="hidden items-center gap-1.5 lg:flex">
            {convert && (
              <Link to={convert.to} className={buttonStyle({ size: "sm" })}>
                {convert.text}
              </Link>
            )}
            {user ? (
              <Suspense
                fallback={
                  <span className={userFaceStyle}>
                    <UserFace user={user} />
                  </span>
                }
              >
                <UserMenu user={user} onSignOut={onSignOut} />
              </Suspense>
            ) : (
              !isLoading &&
              guestItems().map((item, index) => (
                <Link
                  key={item.to}
                  to={item.to}
                  className={buttonStyle({ size: "sm", look: index === 0 ? "quiet" : "primary" })}
                >
                  {item.text}
                </Link>
              ))
            )}
          </div>
          <MobileMenu user={user} isGuest={!isLoading && !user} onSignOut={onSignOut} />
        </div>
      </div>
    </header>
  );
}

function Logo() {
  return (
    <Link
      to="/"
      className="focus-frame tap rounded-sm px-2 py-0.5 font-bold text-lg tracking-[-0.02em] [--arm:8px] [--stroke:2px] [font-stretch:112%]"
    >
      {settings.product}
    </Link>
  );
}

function ThemeToggle() {
  const [theme, toggle] = useTheme();
  const isDark = theme === "dark";
  return (
    <button
      type="button"
      onClick={toggle}
      aria-label={isDark ? "Use the light theme" : "Use the dark theme"}
      className="grid size-[44px] place-items-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink lg:size-10"
    >
      {isDark ? <Sun aria-hidden className="size-5" /> : <Moon aria-hidden className="size-5" />}
    </button>
  );
}
