// The sections of the office, in the order of the navigation. A new screen adds its line here.

import { hasRight, type Right, type StaffRole } from "../../../shop/accounts/rights.ts";
import { links } from "../../links.ts";
import { officeLinks } from "../../office-links.ts";
import type { IconName } from "../../kit/icon.tsx";

/** `name` is the key of its text: `sections.<name>` in the words "office". */
export type Section = {
  name:
    | "home"
    | "orders"
    | "holds"
    | "returns"
    | "trade-ins"
    | "payouts"
    | "intake"
    | "inspections"
    | "photos"
    | "price-book"
    | "transfers"
    | "invoices"
    | "staff"
    | "audit";
  to: string;
  icon: IconName;
  /** Only staff with this right see the section. */
  right: Right;
};

export const sections: readonly Section[] = [
  { name: "home", to: links.office(), icon: "monitor", right: "office.view" },
  { name: "orders", to: officeLinks.orders(), icon: "cart", right: "orders.view" },
  { name: "holds", to: officeLinks.allocations(), icon: "clock", right: "orders.view" },
  { name: "returns", to: officeLinks.returns(), icon: "truck", right: "returns.view" },
  { name: "trade-ins", to: officeLinks.tradeIns(), icon: "chip", right: "trade-ins.view" },
  { name: "payouts", to: officeLinks.payouts(), icon: "arrow-left", right: "money.view" },
  { name: "intake", to: officeLinks.receiving(), icon: "plus", right: "stock.view" },
  { name: "inspections", to: officeLinks.inspections(), icon: "bench", right: "stock.view" },
  { name: "photos", to: officeLinks.photos(), icon: "eye", right: "stock.view" },
  { name: "price-book", to: officeLinks.priceBook(), icon: "tag", right: "trade-ins.view" },
  { name: "transfers", to: officeLinks.transfers(), icon: "arrow-right", right: "money.view" },
  { name: "invoices", to: officeLinks.invoices(), icon: "check", right: "invoices.view" },
  { name: "staff", to: officeLinks.staff(), icon: "account", right: "staff.manage" },
  { name: "audit", to: officeLinks.audit(), icon: "paper", right: "audit.view" },
];

/** The sections that somebody with these roles may open. */
export function visibleSections(roles: readonly StaffRole[]): readonly Section[] {
  return sections.filter(({ right }) => hasRight(roles, right));
}
