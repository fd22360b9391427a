// The sections of the office, in the order of the navigation. A new screen adds its line here.

import { links } from "../../links.ts";
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
    | "invoices";
  to: string;
  icon: IconName;
};

export const sections: readonly Section[] = [
  { name: "home", to: links.office(), icon: "monitor" },
  { name: "orders", to: links.officeOrders(), icon: "cart" },
  { name: "holds", to: links.officeAllocations(), icon: "clock" },
  { name: "returns", to: links.officeReturns(), icon: "truck" },
  { name: "trade-ins", to: links.officeTradeIns(), icon: "chip" },
  { name: "payouts", to: links.officePayouts(), icon: "arrow-left" },
  { name: "intake", to: links.officeReceiving(), icon: "plus" },
  { name: "inspections", to: links.officeInspections(), icon: "bench" },
  { name: "photos", to: links.officePhotos(), icon: "eye" },
  { name: "price-book", to: links.officePriceBook(), icon: "tag" },
  { name: "transfers", to: links.officeTransfers(), icon: "arrow-right" },
  { name: "invoices", to: links.officeInvoices(), icon: "check" },
];
