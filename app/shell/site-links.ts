// The shell's links, shared by the menu, the drawer and the footer.

import { categories, type Category } from "../../shop/catalogue/specs.ts";
import { links } from "../links.ts";

/** The nine component categories, in the menu's order (spec 2). */
export const categoryLinks: readonly { category: Category; to: string }[] = categories.map((category) => ({
  category,
  to: links.productType(category),
}));

/** Search, cart and account are hidden here, so that nothing distracts from the task (rule 6). */
export function isOnTask(pathname: string): boolean {
  return /^\/(checkout|sell)(\/|$)/.test(pathname);
}

/** The page to sign in or up; from the cart and the checkout it leads back there. */
export function signInPath(
  screen: "login" | "register",
  { pathname, search }: { pathname: string; search: string },
): string {
  return /^\/(checkout|cart)(\/|$)/.test(pathname) ? links[screen]({ to: pathname + search }) : links[screen]();
}

/** Pages whose purpose is a form: on a small screen nothing may cover its fields. */
export function isForm(pathname: string): boolean {
  return /^\/(contact|login|register|reset-password|confirm-email|components\/sell|account\/.+|trade-in\/.+|withdraw.*|alerts\/.+|products\/\d+\/reserve)$/.test(
    pathname,
  );
}
