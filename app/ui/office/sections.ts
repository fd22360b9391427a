// What staff work on: one line a section of the office, in the order of its navigation. A new screen adds its line here.

import type { IconName } from "../icon.tsx";

/** `name` is the key of its words: `sections.<name>` in the room "office". */
export type Section = { name: "home" | "orders" | "holds" | "returns" | "trade-ins" | "payouts" | "intake" | "inspections" | "photos" | "price-book" | "transfers" | "invoices"; to: string; icon: IconName };

export const sections: readonly Section[] = [
  { name: "home", to: "/office", icon: "monitor" },
  { name: "orders", to: "/office/orders", icon: "cart" },
  { name: "holds", to: "/office/holds", icon: "clock" },
  { name: "returns", to: "/office/returns", icon: "truck" },
  { name: "trade-ins", to: "/office/trade-ins", icon: "chip" },
  { name: "payouts", to: "/office/payouts", icon: "arrow-left" },
  { name: "intake", to: "/office/intake", icon: "plus" },
  { name: "inspections", to: "/office/inspections", icon: "bench" },
  { name: "photos", to: "/office/photos", icon: "eye" },
  { name: "price-book", to: "/office/price-book", icon: "tag" },
  { name: "transfers", to: "/office/transfers", icon: "arrow-right" },
  { name: "invoices", to: "/office/invoices", icon: "check" },
];
