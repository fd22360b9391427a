// The shell's links, shared by the menu, the drawer and the footer.

import { useMatches } from "react-router";
import { categories, type Category } from "../../shop/catalogue/specs.ts";
import { isAt } from "../address.ts";
import { links } from "../links.ts";
import type { RouteHandle } from "../route-handle.ts";

/** The nine component categories, in the menu's order (spec 2). */
export const categoryLinks: readonly { category: Category; to: string }[] = categories.map((category) => ({
  category,
  to: links.productType(category),
}));

/** What the page is for, by the handle of its route; undefined for most pages. */
export function usePurpose(): RouteHandle["purpose"] {
  return useMatches()
    .map(({ handle }) => (handle as RouteHandle | undefined)?.purpose)
    .findLast((purpose) => purpose !== undefined);
}

/** The page to sign in or up; from the cart and the checkout it leads back there. */
export function signInPath(
  screen: "login" | "register",
  { pathname, search }: { pathname: string; search: string },
): string {
  return isBuying(pathname) ? links[screen]({ to: pathname + search }) : links[screen]();
}

/** Whether an address is that of the cart or the checkout. */
export function isBuying(address: string): boolean {
  return isAt(address, links.cart()) || isAt(address, links.checkout());
}
