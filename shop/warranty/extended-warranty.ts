// The extended warranty: two more years with priority support and free repair, bought once per order for all its PCs (rule 12).
// Invariant: it is only added if the buyer chose it, and never offered for an order without a PC.

import type { PartMonths } from "../inventory/part-warranty.ts";

export const EXTENDED_WARRANTY_YEARS = 2; // spec 9
export const EXTENSION_MONTHS = 12 * EXTENDED_WARRANTY_YEARS;

type Bought = { kind: "pc" | "component" };

export function mayExtendWarranty(goods: readonly Bought[]): boolean {
  return goods.some((bought) => bought.kind === "pc");
}

/** The months of commercial warranty on one bought unit. */
export function warrantyMonths(bought: Bought & { warrantyMonths: number }, options: { extended: boolean }): number {
  return options.extended && bought.kind === "pc" ? bought.warrantyMonths + EXTENSION_MONTHS : bought.warrantyMonths;
}

/** The months of each covered part of a PC; null for a component. */
export function monthsOfParts(
  { kind, partMonths }: Bought & { partMonths: PartMonths | null },
  { extended }: { extended: boolean },
): PartMonths | null {
  if (kind !== "pc" || partMonths === null) return null;
  const covered = Object.entries(partMonths).filter(([, months]) => months > 0);
  return Object.fromEntries(covered.map(([part, months]) => [part, extended ? months + EXTENSION_MONTHS : months]));
}
