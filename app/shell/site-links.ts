// The shell's links, shared by the menu, the drawer and the footer.

import { categories, type Category } from "../../shop/catalogue/specs.ts";
import { isBuying, links } from "../links.ts";

/** The nine component categories, in the menu's order (spec 2). */
export const categoryLinks: readonly { category: Category; to: string }[] = categories.map((category) => ({
  category,
  to: links.productType(category),
}));

/** The page to sign in or up; from the cart and the checkout it leads back there. */
export function signInPath(
  screen: "login" | "register",
  { pathname, search }: { pathname: string; search: string },
): string {
  return isBuying(pathname) ? links[screen]({ to: pathname + search }) : links[screen]();
}
