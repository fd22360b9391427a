// A link within the shop. The router's own works out much that only a browser needs: where clicks go, what to load ahead.
// On the server, where a page has near a hundred of them, the address is all that there is to a link.
// Invariant: both say the same in HTML, or the page would not come to life.

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
