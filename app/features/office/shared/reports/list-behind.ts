// The lists behind the rows of reports: the same rows, by the filters of their list.

import { limitsOf, type ProductClass } from "../../../../../shop/catalogue/product-class.ts";
import type { ReturnGroup } from "../../../../../shop/reports/sell-through.ts";
import type { AgeBand } from "../../../../../shop/reports/stock-report.ts";
import type { UnitAge } from "../../../../../shop/stock/units/unit.ts";
import type { Period } from "../../../../../shop/reports/period.ts";
import { officeLinks } from "../../../../office-links.ts";

const ageOf = {
  "0-30": "30",
  "31-60": "60",
  "61-90": "90",
  "91-180": "180",
  "181": "over-180",
} as const satisfies Record<AgeBand, UnitAge>;

export function unitsOfAge(band: AgeBand): string {
  return officeLinks.units(new URLSearchParams({ state: "unsold", age: ageOf[band] }));
}

export function listingsOfClass(name: ProductClass): string {
  const limits = limitsOf(name);
  return officeLinks.listings(limits.kind === "component" ? { type: limits.category } : { class: name });
}

/** Claims opened since the first day of a report. A claim about what was sold in it cannot be older. */
export function claimsOf(
  { class: name, part }: { class?: ProductClass; part?: string },
  { from }: { from: string },
): string {
  return officeLinks.returns(new URLSearchParams({ ...(name && { class: name }), ...(part && { q: part }), from }));
}

export function ordersOf({ from, to }: Period): string {
  return officeLinks.orders(new URLSearchParams({ from, to }));
}

export function unsoldUnits(): string {
  return officeLinks.units(new URLSearchParams({ state: "unsold" }));
}

/** The units that a figure of sell-through or returns counts. */
export function unitsBehind(
  show: "offered" | "sold",
  { group, part }: { group: ReturnGroup; part: string },
  { from, to }: Period,
): string {
  return officeLinks.reportUnits({ show, [group]: part, from, to });
}
