// A link within the shop. The router's own Link does work that only a browser needs (navigation, prefetching). A page
// has about a hundred links, so the server renders only the address.
// Invariant: server and browser render the same HTML, or hydration fails.

import type { ReactNode } from "react";
import { Link, type LinkProps } from "react-router";

type ShopLinkProps = Omit<LinkProps, "to" | "relative" | "discover"> & { to: string };

export const ShopLink: (props: ShopLinkProps) => ReactNode = import.meta.env.SSR ? Address : Link;

function Address({
  to,
  children,
  prefetch: _p,
  replace: _r,
  preventScrollReset: _s,
  reloadDocument: _d,
  state: _h,
  viewTransition: _v,
  ...rest
}: ShopLinkProps) {
  return (
    <a {...rest} href={to} data-discover="true">
      {children}
    </a>
  );
}
