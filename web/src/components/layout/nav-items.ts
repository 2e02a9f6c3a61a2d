import { settings } from "@/lib/settings";
import { isActive, isAdmin, type User } from "@/lib/user";

/** Where somebody becomes a user while the page is shown. */
export const isSigningIn = (path: string): boolean => /^\/(login|register|reset-password)\/?$/i.test(path);

export type NavItem = { text: string; to: string };

/** SH-1, in this order. */
export const mainItems: NavItem[] = [
  { text: "Home", to: "/Home" },
  { text: "About", to: "/About" },
  { text: "Pricing", to: "/Pricing" },
  { text: "Roadmap", to: "/Roadmap" },
  { text: "How It Works", to: "/How-It-Works" },
  { text: "Scenarios", to: "/Scenarios" },
];

/** SH-5; where nobody can register, nothing leads there. */
export const guestItems = (): NavItem[] =>
  [
    { text: "Login", to: "/login" },
    { text: "Register", to: "/register" },
  ].filter(({ to }) => to === "/login" || !settings.registration_closed);

/** SH-2: only for active subscribers. */
export const convertItem = (user: User | null): NavItem | null =>
  isActive(user) ? { text: "Convert CVs", to: "/Application" } : null;

/** The conversions of who may convert; at a place of the converter's page. */
export const pastConversions = "past-conversions";

/** The way back to what can be tried without a plan; admins have it among theirs (SH-4). */
export const demoItem = (user: User | null): NavItem | null =>
  user && !isActive(user) && !isAdmin(user) ? { text: "Guided demo", to: "/Application/Demo" } : null;

/** SH-4. */
export const adminItems = (user: User | null): NavItem[] =>
  isAdmin(user)
    ? [
        { text: "Admin", to: "/admin" },
        { text: "Demo", to: "/Application/Demo" },
        { text: "Chat", to: "/Application/Chat" },
      ]
    : [];
