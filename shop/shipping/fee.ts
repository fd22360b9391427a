// The buyer's shipping fee. Services (warranty, tests) are not goods and do not count.
// Invariant: the charge and the hint use the same terms, so the page cannot promise what the order does not give.

import { bani, NOTHING, ron, type Bani } from "../../base/money.ts";

/** How the shop delivers now, and what its services cost. An order stores its own fee and prices. */
export type DeliveryTerms = {
  readonly courierFee: Bani;
  /** Goods worth more than this are delivered free; null: delivery is never free. */
  readonly freeAbove: Bani | null;
  /** Whether orders may be picked up at the shop, which is free. */
  readonly pickup: boolean;
  /** What the way to a locker costs; null or absent: the shop sends nothing to lockers. */
  readonly lockerFee?: Bani | null;
  /** Days until a delivery that is ordered today. */
  readonly days: number;
  /** The price of a test of games on one PC. */
  readonly gameTest: Bani;
  /** The price of the extended warranty of an order. */
  readonly extendedWarranty: Bani;
};

/** The terms of a new shop: spec 9; strictly above (rule 19). */
export const firstDeliveryTerms: DeliveryTerms = {
  courierFee: bani(19_99),
  freeAbove: ron(2000),
  pickup: true,
  days: 3,
  gameTest: ron(50),
  extendedWarranty: ron(199),
};

/** By courier, to a door or a locker, or picked up at the shop, which is free. */
export type Delivery = "courier" | "pickup";
/** What buyers choose from. */
export const deliveryMethods = ["courier", "locker", "pickup"] as const;
export type DeliveryMethod = (typeof deliveryMethods)[number];

/** What the delivery of goods costs. */
export function shippingFor(goods: Bani, terms: DeliveryTerms, method: DeliveryMethod = "courier"): Bani {
  if (method === "pickup" || goods === NOTHING || isFree(goods, terms)) return NOTHING;
  return method === "locker" ? (terms.lockerFee ?? terms.courierFee) : terms.courierFee;
}

function isFree(goods: Bani, { freeAbove }: DeliveryTerms): boolean {
  return freeAbove !== null && goods > freeAbove;
}

/**
 * How much the goods are below the threshold; goods worth more than this make shipping free. Null if it is free
 * already, or never.
 */
export function missingForFreeShipping(goods: Bani, { courierFee, freeAbove }: DeliveryTerms): Bani | null {
  if (freeAbove === null || courierFee === NOTHING || goods > freeAbove) return null;
  return bani(freeAbove - goods);
}
