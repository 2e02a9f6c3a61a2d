import { useLocation } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { Link } from "@/components/ui/link";

/** An entry of the bar or the menu; "/" is the home page as well. */
export function NavLink({ to, ...rest }: ComponentProps<typeof Link>) {
  const isHome = useLocation({ select: ({ pathname }) => pathname === "/" });
  return <Link to={to} aria-current={isHome && to === "/Home" ? "page" : undefined} {...rest} />;
}
