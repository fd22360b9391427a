// The sections of the office, in the order of the navigation. A new screen adds its line here.

import { hasRight, type Right, type StaffRole } from "../../../shop/accounts/rights.ts";
import { links } from "../../links.ts";
import { officeLinks } from "../../office-links.ts";
import type { OfficeIconName } from "./components/office-icon.tsx";

/** The groups of the navigation, in their order. Their titles are `groups.<group>` in the words "office". */
export const sectionGroups = ["sales", "stock", "buying", "money", "people", "settings"] as const;
export type SectionGroup = (typeof sectionGroups)[number];

/** `name` is the key of its text: `sections.<name>` in the words "office". */
export type Section = {
  name:
    | "home"
    | "orders"
    | "holds"
    | "shipments"
    | "returns"
    | "messages"
    | "reviews"
    | "customers"
    | "vouchers"
    | "newsletter"
    | "trade-ins"
    | "watch-list"
    | "payouts"
    | "intake"
    | "bench"
    | "inspections"
    | "safety"
    | "listings"
    | "units"
    | "bulk"
    | "price-book"
    | "transfers"
    | "invoices"
    | "reports"
    | "staff"
    | "audit"
    | "journal"
    | "cash"
    | "integrations"
    | "settings";
  /** Null: above all groups. */
  group: SectionGroup | null;
  to: string;
  icon: OfficeIconName;
  /** Only staff with this right see the section. */
  right: Right;
};

export const sections: readonly Section[] = [
  { name: "home", group: null, to: links.office(), icon: "home", right: "office.view" },
  { name: "orders", group: "sales", to: officeLinks.orders(), icon: "list", right: "orders.view" },
  { name: "holds", group: "sales", to: officeLinks.allocations(), icon: "clock", right: "orders.view" },
  { name: "shipments", group: "sales", to: officeLinks.shipments(), icon: "truck", right: "shipments.view" },
  { name: "returns", group: "sales", to: officeLinks.returns(), icon: "return", right: "returns.view" },
  { name: "listings", group: "stock", to: officeLinks.listings(), icon: "tag", right: "stock.view" },
  { name: "units", group: "stock", to: officeLinks.units(), icon: "box", right: "stock.view" },
  { name: "bulk", group: "stock", to: officeLinks.bulkEdits(), icon: "chip", right: "stock.edit" },
  {
    name: "messages",
    group: "sales",
    to: officeLinks.messages({ show: "open" }),
    icon: "inbox",
    right: "messages.answer",
  },
  {
    name: "reviews",
    group: "sales",
    to: officeLinks.reviews({ state: "pending" }),
    icon: "star",
    right: "reviews.moderate",
  },
  { name: "customers", group: "sales", to: officeLinks.customers(), icon: "account", right: "customers.view" },
  { name: "vouchers", group: "sales", to: officeLinks.vouchers(), icon: "receipt", right: "vouchers.view" },
  { name: "newsletter", group: "sales", to: officeLinks.newsletter(), icon: "paper", right: "customers.view" },
  { name: "intake", group: "stock", to: officeLinks.receiving(), icon: "box-in", right: "stock.view" },
  { name: "bench", group: "stock", to: officeLinks.bench(), icon: "bench", right: "stock.view" },
  { name: "inspections", group: "stock", to: officeLinks.inspections(), icon: "inspect", right: "stock.view" },
  { name: "safety", group: "stock", to: officeLinks.safety(), icon: "shield", right: "safety.manage" },
  { name: "trade-ins", group: "buying", to: officeLinks.tradeIns(), icon: "sell", right: "trade-ins.view" },
  { name: "price-book", group: "buying", to: officeLinks.priceBook(), icon: "book", right: "trade-ins.view" },
  { name: "watch-list", group: "buying", to: officeLinks.watchList(), icon: "warning", right: "sellers.check" },
  { name: "payouts", group: "money", to: officeLinks.payouts(), icon: "transfer", right: "money.view" },
  { name: "transfers", group: "money", to: officeLinks.transfers(), icon: "bank", right: "money.view" },
  { name: "invoices", group: "money", to: officeLinks.invoices(), icon: "receipt", right: "invoices.view" },
  { name: "journal", group: "money", to: officeLinks.journal(), icon: "book", right: "money.view" },
  { name: "cash", group: "money", to: officeLinks.cash(), icon: "coins", right: "cash.take" },
  { name: "reports", group: "money", to: officeLinks.reports(), icon: "chart", right: "reports.view" },
  { name: "staff", group: "people", to: officeLinks.staff(), icon: "account", right: "staff.manage" },
  { name: "audit", group: "people", to: officeLinks.audit(), icon: "audit", right: "audit.view" },
  { name: "settings", group: "settings", to: officeLinks.settings(), icon: "gear", right: "settings.edit" },
  {
    name: "integrations",
    group: "settings",
    to: officeLinks.integrations(),
    icon: "plug",
    right: "integrations.manage",
  },
];

/** The sections that somebody with these roles may open. */
export function visibleSections(roles: readonly StaffRole[]): readonly Section[] {
  return sections.filter(({ right }) => hasRight(roles, right));
}
