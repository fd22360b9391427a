// The sections of the office, in the order of the navigation. A new screen adds its line here.

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
    | "settings";
  to: string;
  icon: IconName;
};

export const sections: readonly Section[] = [
  { name: "home", to: links.office(), icon: "monitor" },
  { name: "orders", to: officeLinks.orders(), icon: "cart" },
  { name: "holds", to: officeLinks.allocations(), icon: "clock" },
  { name: "returns", to: officeLinks.returns(), icon: "truck" },
  { name: "trade-ins", to: officeLinks.tradeIns(), icon: "chip" },
  { name: "payouts", to: officeLinks.payouts(), icon: "arrow-left" },
  { name: "intake", to: officeLinks.receiving(), icon: "plus" },
  { name: "inspections", to: officeLinks.inspections(), icon: "bench" },
  { name: "photos", to: officeLinks.photos(), icon: "eye" },
  { name: "price-book", to: officeLinks.priceBook(), icon: "tag" },
  { name: "transfers", to: officeLinks.transfers(), icon: "arrow-right" },
  { name: "invoices", to: officeLinks.invoices(), icon: "check" },
  { name: "settings", to: officeLinks.settings(), icon: "filter" },
];
