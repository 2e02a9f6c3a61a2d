import { Link as RouterLink } from "@tanstack/react-router";
import type { ComponentProps } from "react";

type LinkProps = Omit<ComponentProps<"a">, "href"> & {
  to: string;
  search?: Record<string, string | undefined>;
  /** of a place on the page, without the # */
  hash?: string;
};

/**
 * A link within the app. `to` is any spelling of a route: matching ignores case, and the specification
 * gives some addresses in lower case (D-6).
 */
export function Link({ to, search, hash, ...rest }: LinkProps) {
  return <RouterLink to={to} search={search as never} {...(hash !== undefined && { hash })} {...rest} />;
}
