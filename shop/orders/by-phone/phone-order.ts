// An order that staff take by phone or at the counter, of units that they choose one by one.
// Invariant: its discount is a reduction of the order, so that the invoice shows it as a line of its own with the right
// tax, and it never makes the goods free.

import { bani, percentOf, ron, type Bani } from "../../../base/money.ts";
import type { ListingId, UnitId } from "../../../base/id.ts";
import { totalsOf, type Totals } from "../order.ts";
import type { DeliveryMethod, DeliveryTerms } from "../../shipping/fee.ts";

/** How long the units of an order with a pay link are held. */
export const PAY_LINK_HOURS = 24;
export const MOST_UNITS = 50;
/**
 * Up to this sum a person's invoice may be simplified, without a name and an address: 100 euro with tax (Cod fiscal art. 319 alin. 12 lit. a),
 * about 500 lei. The shop stays well below, so that no rate of the day matters.
 */
export const SIMPLIFIED_INVOICE_UP_TO: Bani = ron(400);

/** With a reason, which staff read on the order's page. */
export type Discount = { why: string } & ({ percent: number } | { amount: Bani });

/** A unit as staff choose it: free, or why not. */
export type UnitForSale = {
  unitId: UnitId;
  code: string;
  serial: string | null;
  grade: "A" | "B" | "C" | null;
  listingId: ListingId;
  title: string;
  price: Bani;
  free: boolean;
  /** Who has reserved it until now: it can be sold to them. */
  reservedBy: string | null;
};

/** The totals of such an order. The discount is a part of the goods. */
export function phoneTotals(
  prices: readonly Bani[],
  { delivery, terms, discount }: { delivery: DeliveryMethod; terms: DeliveryTerms; discount: Discount | null },
): Totals {
  const {
    reduction: _,
    total,
    ...amounts
  } = totalsOf(prices, { extendedWarranty: false, gameTests: 0, delivery, terms });
  const reduction = discount === null ? bani(0) : discountOn(amounts.goods, discount);
  return { ...amounts, reduction, total: bani(total - reduction) };
}

function discountOn(goods: Bani, discount: Discount): Bani {
  return "percent" in discount ? percentOf(goods, discount.percent) : discount.amount;
}
